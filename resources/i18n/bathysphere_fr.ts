<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Banner</name>
        <message>
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>Drone : non</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>Drone : oui</translation>
        </message>
        <message>
            <source>Our shot exploded here and the answer was</source>
            <translation>Notre tir a explosé ici et la réponse a été</translation>
        </message>
        <message>
            <source>Our shot: {result}</source>
            <translation>Notre tir : {result}</translation>
        </message>
        <message>
            <source>Sector {sector}</source>
            <translation>Secteur {sector}</translation>
        </message>
        <message>
            <source>Set off a mine here</source>
            <translation>A déclenché une mine ici</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Fait surface</translation>
        </message>
        <message>
            <source>The enemy</source>
            <translation>L’ennemi</translation>
        </message>
        <message>
            <source>Torpedo here</source>
            <translation>Torpille ici</translation>
        </message>
        <message>
            <source>We</source>
            <translation>Nous</translation>
        </message>
        <message>
            <source>We are here</source>
            <translation>Nous sommes ici</translation>
        </message>
        <message>
            <source>We are not here</source>
            <translation>Nous ne sommes pas ici</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>Change the last line</source>
            <translation>Modifier la dernière ligne</translation>
        </message>
        <message>
            <source>Go to the repairs of a contradiction</source>
            <translation>Aller aux corrections d’une contradiction</translation>
        </message>
        <message>
            <source>Heard</source>
            <translation>Entendu</translation>
        </message>
        <message>
            <source>Its explosion did not hit itself</source>
            <translation>Son explosion ne l’a pas touché</translation>
        </message>
        <message>
            <source>Its explosion hit itself directly</source>
            <translation>Son explosion l’a touché directement</translation>
        </message>
        <message>
            <source>Its explosion hit itself indirectly</source>
            <translation>Son explosion l’a touché indirectement</translation>
        </message>
        <message>
            <source>Leave what was begun</source>
            <translation>Abandonner ce qui est commencé</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Move the cursor on the map (W asks why)</source>
            <translation>Déplacer le curseur sur la carte (W demande pourquoi)</translation>
        </message>
        <message>
            <source>Move the track {direction}</source>
            <translation>Déplacer le trajet : {direction}</translation>
        </message>
        <message>
            <source>Open a transcript</source>
            <translation>Ouvrir une transcription</translation>
        </message>
        <message>
            <source>Place our submarine</source>
            <translation>Placer notre sous-marin</translation>
        </message>
        <message>
            <source>Save the record as a transcript</source>
            <translation>Enregistrer le relevé comme transcription</translation>
        </message>
        <message>
            <source>Sector {number}: drone or surfaced</source>
            <translation>Secteur {number} : drone ou surface</translation>
        </message>
        <message>
            <source>Track on the map, or away</source>
            <translation>Trajet sur la carte, ou masqué</translation>
        </message>
        <message>
            <source>Track: alternative {number} of the silence</source>
            <translation>Trajet : possibilité {number} du silence</translation>
        </message>
        <message>
            <source>Track: next likely place</source>
            <translation>Trajet : position probable suivante</translation>
        </message>
        <message>
            <source>Track: place before</source>
            <translation>Trajet : position précédente</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Who takes the screen? Others look away.</source>
            <translation>Qui prend l’écran ? Les autres détournent les yeux.</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>A newer Bathysphere played on this table. Update to open it.</source>
            <translation>Cette partie a été jouée avec un Bathysphere plus récent. Mettez à jour pour l’ouvrir.</translation>
        </message>
        <message>
            <source>All commands</source>
            <translation>Toutes les commandes</translation>
        </message>
        <message>
            <source>Back from the table display</source>
            <translation>Retour de l’affichage de table</translation>
        </message>
        <message>
            <source>Bathysphere was closed for {length}. Does it count for the timers?</source>
            <translation>Bathysphere est resté fermé pendant {length}. Faut-il le compter dans les minuteurs ?</translation>
        </message>
        <message>
            <source>Bookmark this place</source>
            <translation>Placer un signet ici</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>Compter</translation>
        </message>
        <message>
            <source>Countdown</source>
            <translation>Compte à rebours</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>Ne pas compter</translation>
        </message>
        <message>
            <source>Import a table</source>
            <translation>Importer une partie</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>Importer une partie…</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>Leave without them</source>
            <translation>Quitter sans elles</translation>
        </message>
        <message>
            <source>Let the program roll and draw</source>
            <translation>Laisser le programme lancer et piocher</translation>
        </message>
        <message>
            <source>Line {seq} of this table cannot be read. Restore it from a backup.</source>
            <translation>La ligne {seq} de cette partie est illisible. Restaurez-la depuis une sauvegarde.</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Minutes</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programme</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>Réinitialiser la fenêtre</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Something hidden was shown since. Does the table agree to go back?</source>
            <translation>Quelque chose de caché a été montré depuis. La table accepte-t-elle de revenir en arrière ?</translation>
        </message>
        <message>
            <source>Something went wrong inside Bathysphere. What was played is saved; you can go on.</source>
            <translation>Une erreur s’est produite dans Bathysphere. Ce qui a été joué est enregistré ; vous pouvez continuer.</translation>
        </message>
        <message>
            <source>Start a countdown…</source>
            <translation>Démarrer un compte à rebours…</translation>
        </message>
        <message>
            <source>Start a stopwatch</source>
            <translation>Démarrer un chronomètre</translation>
        </message>
        <message>
            <source>Stopwatch</source>
            <translation>Chronomètre</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Affichage de table</translation>
        </message>
        <message>
            <source>Table display in a second window</source>
            <translation>Affichage de table dans une seconde fenêtre</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Revenir en arrière</translation>
        </message>
        <message>
            <source>Take the last timer change back</source>
            <translation>Annuler la dernière modification de minuteur</translation>
        </message>
        <message>
            <source>The clock jumped by {length}. Does it count for the timers?</source>
            <translation>L’horloge a sauté de {length}. Faut-il le compter dans les minuteurs ?</translation>
        </message>
        <message>
            <source>The computer slept for {length}. Does it count for timers?</source>
            <translation>L’ordinateur a été en veille pendant {length}. Faut-il le compter dans les minuteurs ?</translation>
        </message>
        <message>
            <source>The last acts are not saved yet. {why}</source>
            <translation>Les dernières actions ne sont pas encore enregistrées. {why}</translation>
        </message>
        <message>
            <source>The set-up of this table cannot be read. Restore it from a backup.</source>
            <translation>La mise en place de cette partie est illisible. Restaurez-la depuis une sauvegarde.</translation>
        </message>
        <message>
            <source>The settings could not be saved in {file}; they hold until you quit.</source>
            <translation>Les réglages n’ont pas pu être enregistrés dans {file} ; ils valent jusqu’à la fermeture.</translation>
        </message>
        <message>
            <source>The settings file was damaged, so the defaults apply. It is kept as {kept}.</source>
            <translation>Le fichier de réglages était endommagé : les valeurs par défaut s’appliquent. Il est conservé sous le nom {kept}.</translation>
        </message>
        <message>
            <source>The settings in {file} could not be read, so the defaults apply.</source>
            <translation>Les réglages de {file} n’ont pas pu être lus : les valeurs par défaut s’appliquent.</translation>
        </message>
        <message>
            <source>This version does not know the game {game}. Update it.</source>
            <translation>Cette version ne connaît pas le jeu {game}. Mettez-la à jour.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Use the dice and cards on the table</source>
            <translation>Utiliser les dés et les cartes sur la table</translation>
        </message>
        <message>
            <source>What the table agreed on</source>
            <translation>Ce que la table a convenu</translation>
        </message>
        <message>
            <source>Write a note…</source>
            <translation>Écrire une note…</translation>
        </message>
        <message>
            <source>Write down a ruling…</source>
            <translation>Consigner une décision…</translation>
        </message>
        <message>
            <source>{timer}: the time is up.</source>
            <translation>{timer} : le temps est écoulé.</translation>
        </message>
    </context>
    <context>
        <name>Dice</name>
        <message numerus="yes">
            <source>%n card(s) from the pile</source>
            <translation>
                <numerusform>%n carte de la pioche</numerusform>
                <numerusform>%n cartes de la pioche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to name</source>
            <translation>
                <numerusform>Encore %n carte à nommer</numerusform>
                <numerusform>Encore %n cartes à nommer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) to read</source>
            <translation>
                <numerusform>Encore %n dé à lire</numerusform>
                <numerusform>Encore %n dés à lire</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) with {sides} faces</source>
            <translation>
                <numerusform>%n dé à {sides} faces</numerusform>
                <numerusform>%n dés à {sides} faces</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards left in the pile</source>
            <translation>Cartes restantes dans la pioche</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Piocher</translation>
        </message>
        <message>
            <source>Let the app draw</source>
            <translation>Laisser l’application piocher</translation>
        </message>
        <message>
            <source>Let the app roll</source>
            <translation>Laisser l’application lancer</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>Take the last die back</source>
            <translation>Retirer le dernier dé</translation>
        </message>
        <message>
            <source>Type a part of the card's name</source>
            <translation>Saisir une partie du nom de la carte</translation>
        </message>
        <message>
            <source>Use real cards</source>
            <translation>Utiliser de vraies cartes</translation>
        </message>
        <message>
            <source>Use real dice</source>
            <translation>Utiliser de vrais dés</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>Enemy damage {number} of 4  {boxes}</source>
            <translation>Dégâts ennemis {number} sur 4  {boxes}</translation>
        </message>
        <message>
            <source>Nothing heard yet</source>
            <translation>Rien d’entendu pour l’instant</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Affichage de table</translation>
        </message>
        <message>
            <source>{title} - table</source>
            <translation>{title} – table</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>A cell from A1 to {last} is needed.</source>
            <translation>Il faut une case de A1 à {last}.</translation>
        </message>
        <message>
            <source>A sector from 1 to {most} is needed.</source>
            <translation>Il faut un secteur de 1 à {most}.</translation>
        </message>
        <message>
            <source>And to itself?</source>
            <translation>Et à lui-même ?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Column {letter}</source>
            <translation>Colonne {letter}</translation>
        </message>
        <message>
            <source>Drone in sector</source>
            <translation>Drone dans le secteur</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>Drone : non</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>Drone : oui</translation>
        </message>
        <message>
            <source>It used its</source>
            <translation>Il a utilisé</translation>
        </message>
        <message>
            <source>Mine set off on</source>
            <translation>Mine déclenchée en</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>Our shot on</source>
            <translation>Notre tir en</translation>
        </message>
        <message>
            <source>Press a cell on the map or type it.</source>
            <translation>Touchez une case de la carte ou saisissez-la.</translation>
        </message>
        <message>
            <source>Press or type a cell, then what was answered.</source>
            <translation>Touchez ou saisissez une case, puis la réponse.</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>Ligne {number}</translation>
        </message>
        <message>
            <source>Sector</source>
            <translation>Secteur</translation>
        </message>
        <message>
            <source>Sector {text}</source>
            <translation>Secteur {text}</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>Sonar</translation>
        </message>
        <message>
            <source>Such as: drone 5 no, or: sonar row 7 column C</source>
            <translation>Par exemple : drone 5 no, ou : sonar row 7 column C</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Fait surface</translation>
        </message>
        <message>
            <source>Surfaced in sector</source>
            <translation>Fait surface dans le secteur</translation>
        </message>
        <message>
            <source>Torpedo on</source>
            <translation>Torpille en</translation>
        </message>
        <message>
            <source>Two different things, such as C r7, or C s5.</source>
            <translation>Deux indications différentes, comme C r7 ou C s5.</translation>
        </message>
        <message>
            <source>Two of column letter, r and row, s and sector.</source>
            <translation>Deux parmi : lettre de colonne, r et ligne, s et secteur.</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Saisir</translation>
        </message>
        <message>
            <source>What happened? y drone yes, n drone no, f surfaced</source>
            <translation>Que s’est-il passé ? y drone oui, n drone non, f fait surface</translation>
        </message>
        <message>
            <source>What was answered? d direct, i indirect, n none</source>
            <translation>Quelle a été la réponse ? d direct, i indirect, n rien</translation>
        </message>
        <message>
            <source>What was answered? y yes, n no</source>
            <translation>Quelle a été la réponse ? y oui, n non</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>d drone, o sonar, c scenario</source>
            <translation>d drone, o sonar, c scénario</translation>
        </message>
        <message>
            <source>s{number}</source>
            <comment>sector, short</comment>
            <translation>s{number}</translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message>
            <source>Entry {entry} holds something that this game does not know: {text}.</source>
            <translation>L’entrée {entry} contient quelque chose que ce jeu ne connaît pas : {text}.</translation>
        </message>
        <message>
            <source>Entry {entry} of the file cannot be read: {text}.</source>
            <translation>L’entrée {entry} du fichier est illisible : {text}.</translation>
        </message>
        <message>
            <source>Entry {entry} takes back something that is not in the file.</source>
            <translation>L’entrée {entry} revient sur quelque chose qui n’est pas dans le fichier.</translation>
        </message>
        <message>
            <source>Several tables are called “{table}”. Give the number of one: {numbers}.</source>
            <translation>Plusieurs parties s’appellent « {table} ». Donnez le numéro de l’une d’elles : {numbers}.</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not written. Choose another place.</source>
            <translation>Le disque est plein : {file} n’a pas été écrit. Choisissez un autre emplacement.</translation>
        </message>
        <message>
            <source>The end of the file is missing. Copy it again or export the table again.</source>
            <translation>Il manque la fin du fichier. Copiez-le de nouveau ou exportez encore la partie.</translation>
        </message>
        <message>
            <source>The entries are out of order: {given} stands where {expected} should. Export the table again.</source>
            <translation>Les entrées ne sont pas dans l’ordre : {given} se trouve à la place de {expected}. Exportez encore la partie.</translation>
        </message>
        <message>
            <source>The file holds a game that is not known here: {game}.</source>
            <translation>Le fichier contient un jeu inconnu ici : {game}.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>Le fichier est vide.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text (byte {byte}). Export the table again.</source>
            <translation>Le fichier n’est pas un texte UTF-8 (octet {byte}). Exportez encore la partie.</translation>
        </message>
        <message>
            <source>The file is not a whole table: {text}.</source>
            <translation>Le fichier ne contient pas une partie complète : {text}.</translation>
        </message>
        <message>
            <source>The file is too large for a table ({size} MB; {most} MB is the most).</source>
            <translation>Le fichier est trop grand pour une partie ({size} Mo ; {most} Mo au plus).</translation>
        </message>
        <message>
            <source>The file shows only what the seat “{seat}” may see, so it cannot be played on. Export the whole table.</source>
            <translation>Le fichier ne montre que ce que la place « {seat} » peut voir : on ne peut pas continuer à y jouer. Exportez la partie entière.</translation>
        </message>
        <message>
            <source>The file was played with newer rules of {game} (version {version}; this program has {most}). Update the program.</source>
            <translation>Le fichier a été joué avec des règles plus récentes de {game} (version {version} ; ce programme a la {most}). Mettez le programme à jour.</translation>
        </message>
        <message>
            <source>The file was written by a newer Bathysphere (format {version}; this one reads up to {most}). Update the program.</source>
            <translation>Le fichier vient d’une version plus récente de Bathysphere (format {version} ; celle-ci lit jusqu’à {most}). Mettez le programme à jour.</translation>
        </message>
        <message>
            <source>The rules of today decide these lines otherwise: {numbers}.</source>
            <translation>Les règles d’aujourd’hui tranchent ces lignes autrement : {numbers}.</translation>
        </message>
        <message>
            <source>The set-up of the table makes no sense: {text}.</source>
            <translation>La mise en place de la partie n’a pas de sens : {text}.</translation>
        </message>
        <message>
            <source>There is no file {file}.</source>
            <translation>Il n’y a pas de fichier {file}.</translation>
        </message>
        <message>
            <source>There is no folder {folder}. Make it, or choose another place.</source>
            <translation>Il n’y a pas de dossier {folder}. Créez-le, ou choisissez un autre emplacement.</translation>
        </message>
        <message>
            <source>There is no table “{table}”. List them with “bathysphere tables”.</source>
            <translation>Il n’y a pas de partie « {table} ». Pour la liste : « bathysphere tables ».</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: it is another program's file.</source>
            <translation>Ce n’est pas une partie de Bathysphere : c’est le fichier d’un autre programme.</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: the file holds no JSON ({text}).</source>
            <translation>Ce n’est pas une partie de Bathysphere : le fichier ne contient pas de JSON ({text}).</translation>
        </message>
        <message>
            <source>This table has no seat “{seat}”. Its seats: {seats}.</source>
            <translation>Cette partie n’a pas de place « {seat} ». Ses places : {seats}.</translation>
        </message>
        <message>
            <source>{file} could not be used ({reason}).</source>
            <translation>{file} n’a pas pu être utilisé ({reason}).</translation>
        </message>
        <message>
            <source>{file} is a folder, not a file.</source>
            <translation>{file} est un dossier, pas un fichier.</translation>
        </message>
        <message>
            <source>{file} may not be used: permission denied.</source>
            <translation>{file} ne peut pas être utilisé : permission refusée.</translation>
        </message>
    </context>
    <context>
        <name>Headline</name>
        <message>
            <source>The enemy is destroyed.</source>
            <translation>L’ennemi est détruit.</translation>
        </message>
        <message>
            <source>The enemy is on {cell}.</source>
            <translation>L’ennemi est en {cell}.</translation>
        </message>
        <message>
            <source>The lines contradict each other. The map shows what was known before line {n}.</source>
            <translation>Les lignes se contredisent. La carte montre ce que l’on savait avant la ligne {n}.</translation>
        </message>
        <message>
            <source>cells possible, none much likelier than the others</source>
            <translation>cases possibles, aucune nettement plus probable que les autres</translation>
        </message>
        <message>
            <source>cells possible, {cell} likeliest with {share}</source>
            <translation>cases possibles, la plus probable : {cell} à {share}</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <source>widened: some cells may be too many</source>
            <translation>élargi : quelques cases peuvent être de trop</translation>
        </message>
        <message>
            <source>working out the newest lines…</source>
            <translation>calcul des dernières lignes…</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Archive</source>
            <translation>Archiver</translation>
        </message>
        <message>
            <source>Archived</source>
            <translation>Archivée</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>Importer une partie…</translation>
        </message>
        <message>
            <source>Last played: {when}</source>
            <translation>Dernière séance : {when}</translation>
        </message>
        <message>
            <source>More for {title}</source>
            <translation>Plus pour {title}</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Nom de la partie</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>No table yet. Choose “New table” to set up the first one.</source>
            <translation>Aucune partie pour l’instant. Choisissez « Nouvelle partie » pour préparer la première.</translation>
        </message>
        <message>
            <source>Put back on the list</source>
            <translation>Remettre dans la liste</translation>
        </message>
        <message>
            <source>Rename table</source>
            <translation>Renommer la partie</translation>
        </message>
        <message>
            <source>Rename, archive</source>
            <translation>Renommer, archiver</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Renommer…</translation>
        </message>
        <message>
            <source>Show archived tables</source>
            <translation>Afficher les parties archivées</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>This version does not know the game; update to open it.</source>
            <translation>Cette version ne connaît pas le jeu ; mettez-la à jour pour l’ouvrir.</translation>
        </message>
    </context>
    <context>
        <name>Instance</name>
        <message>
            <source>Another program (number {pid} on {host}) uses this folder and does not answer. Close it, or delete {file} if it no longer runs.</source>
            <translation>Un autre programme (numéro {pid} sur {host}) utilise ce dossier et ne répond pas. Fermez-le, ou supprimez {file} s’il ne tourne plus.</translation>
        </message>
        <message>
            <source>Bathysphere is already open with this folder; its window comes forward.</source>
            <translation>Bathysphere est déjà ouvert avec ce dossier ; sa fenêtre passe au premier plan.</translation>
        </message>
        <message>
            <source>Qt cannot open the platform {platform} here. Unset QT_QPA_PLATFORM, or set it to offscreen.</source>
            <translation>Qt ne peut pas ouvrir la plateforme {platform} ici. Supprimez QT_QPA_PLATFORM, ou donnez-lui la valeur offscreen.</translation>
        </message>
        <message>
            <source>The folder {folder} may not be written, so it is only looked at.</source>
            <translation>Le dossier {folder} n’est pas accessible en écriture : il est ouvert en consultation.</translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>A break was counted: {seconds} seconds.</source>
            <translation>Une interruption a été comptée : {seconds} secondes.</translation>
        </message>
        <message>
            <source>A timer change was taken back.</source>
            <translation>Une modification de minuteur a été annulée.</translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation>Signet</translation>
        </message>
        <message>
            <source>Brought back line {number}.</source>
            <translation>Ligne {number} rétablie.</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation>Copier cette ligne</translation>
        </message>
        <message>
            <source>Filter the journal</source>
            <translation>Filtrer le journal</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>No line holds “{words}”.</source>
            <translation>Aucune ligne ne contient « {words} ».</translation>
        </message>
        <message>
            <source>Nothing has happened yet. What you enter is written here.</source>
            <translation>Rien ne s’est encore passé. Ce que vous saisissez s’inscrit ici.</translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation>Revenir jusqu’ici</translation>
        </message>
        <message>
            <source>Timer {name} was paused.</source>
            <translation>Le minuteur {name} a été mis en pause.</translation>
        </message>
        <message>
            <source>Timer {name} was removed.</source>
            <translation>Le minuteur {name} a été retiré.</translation>
        </message>
        <message>
            <source>Timer {name} was set.</source>
            <translation>Le minuteur {name} a été réglé.</translation>
        </message>
        <message>
            <source>Timer {name} was started.</source>
            <translation>Le minuteur {name} a été démarré.</translation>
        </message>
        <message>
            <source>Timer {name}: {seconds} seconds.</source>
            <translation>Minuteur {name} : {seconds} secondes.</translation>
        </message>
        <message>
            <source>Took back everything after line {number}.</source>
            <translation>Tout ce qui suit la ligne {number} a été annulé.</translation>
        </message>
        <message>
            <source>Took everything back.</source>
            <translation>Tout a été annulé.</translation>
        </message>
        <message>
            <source>Took up the earlier line of play again, up to line {number}.</source>
            <translation>Le déroulement antérieur a été repris, jusqu’à la ligne {number}.</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>signet</translation>
        </message>
        <message>
            <source>correction</source>
            <translation>correction</translation>
        </message>
        <message>
            <source>forced by the table</source>
            <translation>imposé par la table</translation>
        </message>
        <message>
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <source>ruling</source>
            <translation>décision</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>annulé</translation>
        </message>
        <message>
            <source>{number}, {marks}. {sentence}</source>
            <translation>{number}, {marks}. {sentence}</translation>
        </message>
        <message>
            <source>{number}. {sentence}</source>
            <translation>{number}. {sentence}</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Enemy course East</source>
            <translation>Ennemi : cap à l’est</translation>
        </message>
        <message>
            <source>Enemy course North</source>
            <translation>Ennemi : cap au nord</translation>
        </message>
        <message>
            <source>Enemy course South</source>
            <translation>Ennemi : cap au sud</translation>
        </message>
        <message>
            <source>Enemy course West</source>
            <translation>Ennemi : cap à l’ouest</translation>
        </message>
        <message>
            <source>Enemy dropped a mine</source>
            <translation>Ennemi : mine larguée</translation>
        </message>
        <message>
            <source>Enemy set off a mine: then its cell</source>
            <translation>Ennemi : mine déclenchée, puis sa case</translation>
        </message>
        <message>
            <source>Enemy silence</source>
            <translation>Ennemi : silence</translation>
        </message>
        <message>
            <source>Enemy surfaced: then its sector</source>
            <translation>Ennemi : fait surface, puis son secteur</translation>
        </message>
        <message>
            <source>Enemy torpedo: then its target</source>
            <translation>Torpille ennemie, puis sa cible</translation>
        </message>
        <message>
            <source>Enemy used a system: then which one</source>
            <translation>Ennemi : système utilisé, puis lequel</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>Our drone</source>
            <translation>Notre drone</translation>
        </message>
        <message>
            <source>Our drone: then sector, and yes or no</source>
            <translation>Notre drone, puis le secteur et oui ou non</translation>
        </message>
        <message>
            <source>Our shot</source>
            <translation>Notre tir</translation>
        </message>
        <message>
            <source>Our sonar</source>
            <translation>Notre sonar</translation>
        </message>
        <message>
            <source>Our sonar: then the two things answered</source>
            <translation>Notre sonar, puis les deux indications données</translation>
        </message>
        <message>
            <source>Our torpedo or mine exploded: then cell and result</source>
            <translation>Notre torpille ou mine a explosé, puis la case et le résultat</translation>
        </message>
        <message>
            <source>Set off</source>
            <translation>Déclenchée</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>Silence</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Fait surface</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>Torpille</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Saisir</translation>
        </message>
        <message>
            <source>Type an observation as a line</source>
            <translation>Saisir une observation en une ligne</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Utilisé</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Copier les détails</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>Afficher les détails</translation>
        </message>
    </context>
    <context>
        <name>NewTable</name>
        <message>
            <source>Back to the tables</source>
            <translation>Retour aux parties</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Nom de la partie</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Démarrer</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>A submarine may not enter a cell with its own mine.</source>
            <translation>Un sous-marin ne peut pas entrer sur une case où se trouve une de ses mines.</translation>
        </message>
        <message>
            <source>A submarine may pass its own mines.</source>
            <translation>Un sous-marin peut passer sur ses propres mines.</translation>
        </message>
        <message>
            <source>Explosions destroy mines on their cell.</source>
            <translation>Une explosion détruit les mines de sa case.</translation>
        </message>
        <message>
            <source>Explosions leave other mines alone.</source>
            <translation>Une explosion laisse les autres mines intactes.</translation>
        </message>
        <message>
            <source>Mines are dropped north, east, south or west.</source>
            <translation>Les mines se larguent au nord, à l’est, au sud ou à l’ouest.</translation>
        </message>
        <message>
            <source>Mines are dropped on the eight cells around.</source>
            <translation>Les mines se larguent sur les huit cases autour.</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps through the sea.</source>
            <translation>Torpille : 1 à 4 pas à travers la mer.</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps, islands do not matter.</source>
            <translation>Torpille : 1 à 4 pas, les îles ne comptent pas.</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>It can end on {cell}.</source>
            <translation>Il peut finir en {cell}.</translation>
        </message>
        <message>
            <source>It cannot end on {cell}: {reason}.</source>
            <translation>Il ne peut pas finir en {cell} : {reason}.</translation>
        </message>
        <message>
            <source>Lay the enemy's track on the map</source>
            <translation>Poser le trajet de l’ennemi sur la carte</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <translation>Laisser ouvert</translation>
        </message>
        <message>
            <source>Line {line}</source>
            <translation>Ligne {line}</translation>
        </message>
        <message>
            <source>Next likely place</source>
            <translation>Position probable suivante</translation>
        </message>
        <message>
            <source>Place before</source>
            <translation>Position précédente</translation>
        </message>
        <message>
            <source>Track on the map</source>
            <translation>Trajet sur la carte</translation>
        </message>
        <message>
            <source>What were the silences?</source>
            <translation>Quels ont été les silences ?</translation>
        </message>
        <message>
            <source>off the map</source>
            <translation>hors de la carte</translation>
        </message>
        <message>
            <source>stayed</source>
            <translation>resté sur place</translation>
        </message>
        <message>
            <source>{direction} {distance}</source>
            <translation>{direction} {distance}</translation>
        </message>
        <message>
            <source>{way}  {share}</source>
            <translation>{way}  {share}</translation>
        </message>
    </context>
    <context>
        <name>Pad</name>
        <message>
            <source>What was heard</source>
            <translation>Ce qui a été entendu</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>All commands</source>
            <translation>Toutes les commandes</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <source>No command holds “{words}”.</source>
            <translation>Aucune commande ne contient « {words} ».</translation>
        </message>
        <message>
            <source>What do you want to do?</source>
            <translation>Que voulez-vous faire ?</translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <source>Damage and our place</source>
            <translation>Dégâts et notre position</translation>
        </message>
        <message>
            <source>Drone in sector {sector}: {share} yes, tells {bits} bit</source>
            <translation>Drone dans le secteur {sector} : oui à {share}, apporte {bits} bit</translation>
        </message>
        <message>
            <source>Drone: sectors that tell most</source>
            <translation>Drone : secteurs les plus instructifs</translation>
        </message>
        <message>
            <source>Hide panels</source>
            <translation>Masquer les volets</translation>
        </message>
        <message>
            <source>Map and rules</source>
            <translation>Carte et règles</translation>
        </message>
        <message>
            <source>Most likely</source>
            <translation>Le plus probable</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <source>Nothing to ask while the lines contradict.</source>
            <translation>Rien à demander tant que les lignes se contredisent.</translation>
        </message>
        <message>
            <source>Show panels</source>
            <translation>Afficher les volets</translation>
        </message>
        <message>
            <source>Torpedo or mine: cells that hurt most</source>
            <translation>Torpille ou mine : cases les plus efficaces</translation>
        </message>
        <message>
            <source>Transparent sheet</source>
            <translation>Feuille transparente</translation>
        </message>
        <message>
            <source>What it could have ready</source>
            <translation>Ce qu’il peut avoir de prêt</translation>
        </message>
        <message>
            <source>What was heard</source>
            <translation>Ce qui a été entendu</translation>
        </message>
        <message>
            <source>Worth asking</source>
            <translation>Questions utiles</translation>
        </message>
        <message>
            <source>hits us: {damage}</source>
            <translation>nous touche : {damage}</translation>
        </message>
        <message>
            <source>{cell}, {share}</source>
            <translation>{cell}, {share}</translation>
        </message>
        <message>
            <source>{cell}: {damage} damage on average, direct {direct}, indirect {near}</source>
            <translation>{cell} : {damage} dégât en moyenne, direct {direct}, indirect {near}</translation>
        </message>
        <message>
            <source>{damage} damage, direct {direct}</source>
            <translation>{damage} dégât, direct {direct}</translation>
        </message>
        <message>
            <source>{share} yes, {bits} bit</source>
            <translation>oui à {share}, {bits} bit</translation>
        </message>
        <message>
            <source>{title}, folded</source>
            <translation>{title}, replié</translation>
        </message>
        <message>
            <source>{title}, open</source>
            <translation>{title}, déplié</translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation>
                <numerusform>%n ligne entendue</numerusform>
                <numerusform>%n lignes entendues</numerusform>
            </translation>
        </message>
        <message>
            <source>&lt;1 %</source>
            <translation>&lt;1 %</translation>
        </message>
        <message>
            <source>&gt;99 %</source>
            <translation>&gt;99 %</translation>
        </message>
        <message>
            <source>A mine is dropped first and set off later, once. If a drop was missed, write the trigger down anyway and add the drop before it.</source>
            <translation>Une mine est d’abord larguée, puis déclenchée plus tard, une seule fois. Si un largage a été manqué, notez quand même le déclenchement et ajoutez le largage avant.</translation>
        </message>
        <message>
            <source>A sonar answer names two different things out of row, column and sector; exactly one of them is true.</source>
            <translation>Une réponse au sonar donne deux indications différentes parmi ligne, colonne et secteur ; une seule est vraie.</translation>
        </message>
        <message>
            <source>Add before line {line}, {what}: press what was missed.</source>
            <translation>Insérer avant la ligne {line}, {what} : appuyez sur ce qui a été manqué.</translation>
        </message>
        <message>
            <source>Added as line {line}: {what}</source>
            <translation>Ajouté comme ligne {line} : {what}</translation>
        </message>
        <message>
            <source>Captain Sonar: radio operator</source>
            <translation>Captain Sonar : opérateur radio</translation>
        </message>
        <message>
            <source>Columns are letters from west to east, rows and sectors are numbers from the north-west corner of the map.</source>
            <translation>Les colonnes sont des lettres d’ouest en est ; les lignes et les secteurs sont numérotés depuis le coin nord-ouest de la carte.</translation>
        </message>
        <message>
            <source>Compare it with your printed map before you play.</source>
            <translation>Comparez-la avec votre carte imprimée avant de jouer.</translation>
        </message>
        <message>
            <source>Compare {cells} with your printed map.</source>
            <translation>Comparez {cells} avec votre carte imprimée.</translation>
        </message>
        <message>
            <source>Damage goes from 0 to {most}, not {value}.</source>
            <translation>Les dégâts vont de 0 à {most} ; {value} n’est pas possible.</translation>
        </message>
        <message>
            <source>Drone</source>
            <translation>Drone</translation>
        </message>
        <message>
            <source>Dropped a mine</source>
            <translation>Mine larguée</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter for East</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>East</source>
            <translation>Est</translation>
        </message>
        <message>
            <source>Enemy damage follows the record again</source>
            <translation>Les dégâts ennemis suivent de nouveau le relevé</translation>
        </message>
        <message>
            <source>Enemy damage set to {number} of 4</source>
            <translation>Dégâts ennemis fixés à {number} sur 4</translation>
        </message>
        <message>
            <source>Line {line} corrected: {now} (was: {was})</source>
            <translation>Ligne {line} corrigée : {now} (avant : {was})</translation>
        </message>
        <message>
            <source>Line {line}, {what}: press what it was.</source>
            <translation>Ligne {line}, {what} : appuyez sur ce que c’était.</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter for North</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>North</source>
            <translation>Nord</translation>
        </message>
        <message>
            <source>Only the radio operator writes in this record.</source>
            <translation>Seul l’opérateur radio écrit dans ce relevé.</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: no</source>
            <translation>Notre drone dans le secteur {sector} : non</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: yes</source>
            <translation>Notre drone dans le secteur {sector} : oui</translation>
        </message>
        <message>
            <source>Our shot on {cell}: {result}</source>
            <translation>Notre tir en {cell} : {result}</translation>
        </message>
        <message>
            <source>Our sonar: {first} or {second}, not both</source>
            <translation>Notre sonar : {first} ou {second}, pas les deux</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>Notre sous-marin est en {cell}</translation>
        </message>
        <message>
            <source>Our submarine taken off the map</source>
            <translation>Notre sous-marin retiré de la carte</translation>
        </message>
        <message>
            <source>Press the cell where we are.</source>
            <translation>Touchez la case où nous sommes.</translation>
        </message>
        <message>
            <source>Radio operator</source>
            <translation>Opérateur radio</translation>
        </message>
        <message>
            <source>Radio operator's page</source>
            <translation>Page de l’opérateur radio</translation>
        </message>
        <message>
            <source>Referee</source>
            <translation>Arbitre</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter for South</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scénario</translation>
        </message>
        <message>
            <source>Sea chart</source>
            <translation>Carte marine</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}</source>
            <translation>Mine déclenchée en {cell}</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}, to itself: {result}</source>
            <translation>Mine déclenchée en {cell}, à lui-même : {result}</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>Silence</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>Sonar</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Sud</translation>
        </message>
        <message>
            <source>Submarines stay in the sea; islands block them.</source>
            <translation>Les sous-marins restent en mer ; les îles leur barrent la route.</translation>
        </message>
        <message>
            <source>Surfaced in sector {sector}</source>
            <translation>Fait surface dans le secteur {sector}</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Taken out: {what}</source>
            <translation>Retiré : {what}</translation>
        </message>
        <message>
            <source>The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.</source>
            <translation>L’ennemi n’a plus de mine à déclencher : {dropped} larguées, {triggered} déclenchées.</translation>
        </message>
        <message>
            <source>The fourth damage destroys a submarine.</source>
            <translation>Le quatrième dégât détruit un sous-marin.</translation>
        </message>
        <message>
            <source>The line already says this.</source>
            <translation>La ligne dit déjà cela.</translation>
        </message>
        <message>
            <source>The sonar answer names two {kind}; take two different things.</source>
            <translation>La réponse au sonar donne deux {kind} ; il faut deux indications différentes.</translation>
        </message>
        <message>
            <source>The transcript has no lines after its map.</source>
            <translation>La transcription n’a aucune ligne après sa carte.</translation>
        </message>
        <message>
            <source>There is no cell {cell} on this map; the last one is {last}.</source>
            <translation>Il n’y a pas de case {cell} sur cette carte ; la dernière est {last}.</translation>
        </message>
        <message>
            <source>There is no column {value} on this map; columns go from A to {most}.</source>
            <translation>Il n’y a pas de colonne {value} sur cette carte ; les colonnes vont de A à {most}.</translation>
        </message>
        <message>
            <source>There is no map called {chart}; choose one from the list or open a file.</source>
            <translation>Il n’y a pas de carte nommée {chart} ; choisissez-en une dans la liste ou ouvrez un fichier.</translation>
        </message>
        <message>
            <source>There is no row {value} on this map; rows go from 1 to {most}.</source>
            <translation>Il n’y a pas de ligne {value} sur cette carte ; les lignes vont de 1 à {most}.</translation>
        </message>
        <message>
            <source>There is no sector {value} on this map; sectors go from 1 to {most}.</source>
            <translation>Il n’y a pas de secteur {value} sur cette carte ; les secteurs vont de 1 à {most}.</translation>
        </message>
        <message>
            <source>This cannot be done now ({code}).</source>
            <translation>Ce n’est pas possible maintenant ({code}).</translation>
        </message>
        <message>
            <source>This line is no longer in the record.</source>
            <translation>Cette ligne n’est plus dans le relevé.</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>Torpille</translation>
        </message>
        <message>
            <source>Torpedo on {cell}</source>
            <translation>Torpille en {cell}</translation>
        </message>
        <message>
            <source>Torpedo on {cell}, to itself: {result}</source>
            <translation>Torpille en {cell}, à lui-même : {result}</translation>
        </message>
        <message numerus="yes">
            <source>Transcript: %n line(s)</source>
            <translation>
                <numerusform>Transcription : %n ligne</numerusform>
                <numerusform>Transcription : %n lignes</numerusform>
            </translation>
        </message>
        <message>
            <source>Used its drone</source>
            <translation>A utilisé son drone</translation>
        </message>
        <message>
            <source>Used its scenario system</source>
            <translation>A utilisé son système de scénario</translation>
        </message>
        <message>
            <source>Used its sonar</source>
            <translation>A utilisé son sonar</translation>
        </message>
        <message>
            <source>W</source>
            <comment>letter for West</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>West</source>
            <translation>Ouest</translation>
        </message>
        <message>
            <source>column {letter}</source>
            <translation>colonne {letter}</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>colonnes</translation>
        </message>
        <message>
            <source>direct</source>
            <translation>direct</translation>
        </message>
        <message>
            <source>direct hit, 2 damage</source>
            <translation>impact direct, 2 dégâts</translation>
        </message>
        <message>
            <source>edited map</source>
            <translation>carte modifiée</translation>
        </message>
        <message>
            <source>from one source only</source>
            <translation>d’une seule source</translation>
        </message>
        <message>
            <source>indirect</source>
            <translation>indirect</translation>
        </message>
        <message>
            <source>indirect hit, 1 damage</source>
            <translation>impact indirect, 1 dégât</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>aucun dégât</translation>
        </message>
        <message>
            <source>none</source>
            <comment>damage</comment>
            <translation>aucun</translation>
        </message>
        <message>
            <source>real-time</source>
            <translation>temps réel</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>ligne {number}</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>lignes</translation>
        </message>
        <message>
            <source>sector {number}</source>
            <translation>secteur {number}</translation>
        </message>
        <message>
            <source>sectors</source>
            <translation>secteurs</translation>
        </message>
        <message>
            <source>sources disagree</source>
            <translation>sources en désaccord</translation>
        </message>
        <message>
            <source>turn by turn</source>
            <translation>tour par tour</translation>
        </message>
        <message>
            <source>{cell} is an island; our submarine is at sea.</source>
            <translation>{cell} est une île ; notre sous-marin est en mer.</translation>
        </message>
        <message>
            <source>{map}, {mode}</source>
            <translation>{map}, {mode}</translation>
        </message>
        <message>
            <source>{map}: nothing heard yet</source>
            <translation>{map} : rien d’entendu pour l’instant</translation>
        </message>
        <message>
            <source>{map}: {heard}, last: {last}, damage {damage} of 4</source>
            <translation>{map} : {heard}, dernière : {last}, dégâts {damage} sur 4</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
    </context>
    <context>
        <name>RadioForm</name>
        <message>
            <source>Edit this map</source>
            <translation>Modifier cette carte</translation>
        </message>
        <message>
            <source>Explosions destroy mines</source>
            <translation>Les explosions détruisent les mines</translation>
        </message>
        <message>
            <source>Map, each press turns sea to island or back</source>
            <translation>Carte, chaque appui change la mer en île ou l’inverse</translation>
        </message>
        <message>
            <source>Maps (*.json)</source>
            <translation>Cartes (*.json)</translation>
        </message>
        <message>
            <source>Maps (*.json);;All files (*)</source>
            <translation>Cartes (*.json);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Mines only north, east, south or west</source>
            <translation>Mines seulement au nord, à l’est, au sud ou à l’ouest</translation>
        </message>
        <message>
            <source>More: disputed rules</source>
            <translation>Plus : règles discutées</translation>
        </message>
        <message>
            <source>Open a map</source>
            <translation>Ouvrir une carte</translation>
        </message>
        <message>
            <source>Own mines block a submarine</source>
            <translation>Ses propres mines bloquent un sous-marin</translation>
        </message>
        <message>
            <source>Real-time</source>
            <translation>Temps réel</translation>
        </message>
        <message>
            <source>Save this map</source>
            <translation>Enregistrer cette carte</translation>
        </message>
        <message>
            <source>Torpedoes go around islands</source>
            <translation>Les torpilles contournent les îles</translation>
        </message>
        <message>
            <source>Turn by turn</source>
            <translation>Tour par tour</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}, île</translation>
        </message>
        <message>
            <source>{cell}, sea</source>
            <translation>{cell}, mer</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>{file} n’a pas pu être lu : {reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>{file} n’a pas pu être écrit : {reason}</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>%n course(s)</source>
            <translation>
                <numerusform>%n cap</numerusform>
                <numerusform>%n caps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n autre</numerusform>
                <numerusform>%n autres</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: no mine was left</source>
            <translation>Ligne {line}, « {what} » : il ne restait aucune mine</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: too early, at least {marks} missing before it</source>
            <translation>Ligne {line}, « {what} » : trop tôt, il manque au moins {marks} avant</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: two systems without a course between them</source>
            <translation>Ligne {line}, « {what} » : deux systèmes sans cap entre eux</translation>
        </message>
        <message>
            <source>from {cells} it would have crossed its own route</source>
            <translation>depuis {cells}, il aurait croisé son propre trajet</translation>
        </message>
        <message>
            <source>from {cells} it would have run into its own mine</source>
            <translation>depuis {cells}, il aurait heurté une de ses mines</translation>
        </message>
        <message>
            <source>island</source>
            <translation>île</translation>
        </message>
        <message>
            <source>island at line {line}</source>
            <translation>île à la ligne {line}</translation>
        </message>
        <message>
            <source>it does not fit {cells}</source>
            <translation>cela ne convient pas à {cells}</translation>
        </message>
        <message>
            <source>it would have been on {cells}, in another sector</source>
            <translation>il aurait été en {cells}, dans un autre secteur</translation>
        </message>
        <message>
            <source>it would have been on {cells}, inside that sector</source>
            <translation>il aurait été en {cells}, dans ce secteur</translation>
        </message>
        <message>
            <source>it would have been on {cells}, out of torpedo range</source>
            <translation>il aurait été en {cells}, hors de portée de torpille</translation>
        </message>
        <message>
            <source>it would have been on {cells}, outside that sector</source>
            <translation>il aurait été en {cells}, hors de ce secteur</translation>
        </message>
        <message>
            <source>it would have come to {cells} from off the map</source>
            <translation>il serait arrivé en {cells} depuis l’extérieur de la carte</translation>
        </message>
        <message>
            <source>it would have come to {cells} over the island {blocked}</source>
            <translation>il serait arrivé en {cells} en passant sur l’île {blocked}</translation>
        </message>
        <message>
            <source>no route through {cells} could have left that mine</source>
            <translation>aucun trajet par {cells} n’aurait pu laisser cette mine</translation>
        </message>
        <message>
            <source>not with line {line}</source>
            <translation>pas avec la ligne {line}</translation>
        </message>
        <message>
            <source>off the map at line {line}</source>
            <translation>hors de la carte à la ligne {line}</translation>
        </message>
        <message>
            <source>on {cells} it had no room for a mine</source>
            <translation>en {cells}, il n’y avait pas de place pour une mine</translation>
        </message>
        <message>
            <source>on {cells} its own damage would have been another</source>
            <translation>en {cells}, ses propres dégâts auraient été différents</translation>
        </message>
        <message>
            <source>on {cells} not exactly one of the two would be true</source>
            <translation>en {cells}, il n’y aurait pas exactement une indication vraie sur les deux</translation>
        </message>
        <message>
            <source>on {cells} the damage would have been another</source>
            <translation>en {cells}, les dégâts auraient été différents</translation>
        </message>
        <message>
            <source>own mine at line {line}</source>
            <translation>sa propre mine à la ligne {line}</translation>
        </message>
        <message>
            <source>own route at line {line}</source>
            <translation>son propre trajet à la ligne {line}</translation>
        </message>
        <message>
            <source>ruled out by line {line}</source>
            <translation>exclu par la ligne {line}</translation>
        </message>
        <message>
            <source>{cells} or {more}</source>
            <translation>{cells} ou {more}</translation>
        </message>
        <message>
            <source>{cell} is an island.</source>
            <translation>{cell} est une île.</translation>
        </message>
        <message>
            <source>{cell} is ruled out by line {line}, “{what}”: {how}.</source>
            <translation>{cell} est exclu par la ligne {line}, « {what} » : {how}.</translation>
        </message>
        <message>
            <source>{system}: at most {most} of {size}</source>
            <translation>{system} : au plus {most} sur {size}</translation>
        </message>
        <message>
            <source>{system}: could be ready, {most} of {size}</source>
            <translation>{system} : peut-être prêt, {most} sur {size}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>Add before</source>
            <translation>Insérer avant</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <source>Line {line}, contradicts: {what}</source>
            <translation>Ligne {line}, contredit : {what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>Ligne {line} : {what}</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>Ouvrir une transcription</translation>
        </message>
        <message>
            <source>Press a course as soon as you hear one, or open a transcript.</source>
            <translation>Appuyez sur un cap dès que vous l’entendez, ou ouvrez une transcription.</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>Enregistrer la transcription</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>What was heard, oldest first</source>
            <translation>Ce qui a été entendu, du plus ancien au plus récent</translation>
        </message>
    </context>
    <context>
        <name>RefusalBar</name>
        <message>
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>Le faire quand même</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Afficher la règle</translation>
        </message>
    </context>
    <context>
        <name>Sea</name>
        <message>
            <source>mine set off at line {line}</source>
            <translation>mine déclenchée à la ligne {line}</translation>
        </message>
        <message>
            <source>our shot at line {line}</source>
            <translation>notre tir à la ligne {line}</translation>
        </message>
        <message>
            <source>our submarine</source>
            <translation>notre sous-marin</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>possible</translation>
        </message>
        <message>
            <source>ruled out</source>
            <translation>exclu</translation>
        </message>
        <message>
            <source>torpedo at line {line}</source>
            <translation>torpille à la ligne {line}</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}, île</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Ask whether it counts</source>
            <translation>Demander s’il faut la compter</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Couleurs</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>Compter</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>Ne pas compter</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>Touches…</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>Night (red on black)</source>
            <translation>Nuit (rouge sur noir)</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>Réinitialiser la fenêtre</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Show no movement</source>
            <translation>Ne montrer aucun mouvement</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Timers after the computer slept</source>
            <translation>Minuteurs après une mise en veille</translation>
        </message>
    </context>
    <context>
        <name>Shared</name>
        <message>
            <source>Another window wrote to this table. Look at it and do it once more.</source>
            <translation>Une autre fenêtre a écrit dans cette partie. Regardez-la et recommencez.</translation>
        </message>
        <message>
            <source>First roll or draw what is asked for.</source>
            <translation>Lancez ou piochez d’abord ce qui est demandé.</translation>
        </message>
        <message>
            <source>No dice and no cards are asked for now.</source>
            <translation>Ni dés ni cartes ne sont demandés pour l’instant.</translation>
        </message>
        <message>
            <source>Only an act that counts can be changed.</source>
            <translation>Seule une action qui compte peut être modifiée.</translation>
        </message>
        <message>
            <source>Something else was asked for.</source>
            <translation>C’est autre chose qui était demandé.</translation>
        </message>
        <message>
            <source>Something happened meanwhile; look at it once more.</source>
            <translation>Quelque chose s’est passé entre-temps ; regardez de nouveau.</translation>
        </message>
        <message>
            <source>The journal has no such line.</source>
            <translation>Le journal n’a pas de telle ligne.</translation>
        </message>
        <message>
            <source>The older part of the journal cannot be read, so this is not possible.</source>
            <translation>La partie ancienne du journal est illisible ; ce n’est donc pas possible.</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Il n’y a rien à rétablir.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Il n’y a rien à annuler.</translation>
        </message>
        <message>
            <source>This card is no longer in the pile.</source>
            <translation>Cette carte n’est plus dans la pioche.</translation>
        </message>
        <message>
            <source>This could not be saved, so it was not done.</source>
            <translation>Cela n’a pas pu être enregistré et n’a donc pas été fait.</translation>
        </message>
        <message>
            <source>This die has the faces 1 to {sides}, not {given}.</source>
            <translation>Ce dé a les faces 1 à {sides}, pas {given}.</translation>
        </message>
        <message>
            <source>This line was taken back; bring it back first.</source>
            <translation>Cette ligne a été annulée ; rétablissez-la d’abord.</translation>
        </message>
        <message>
            <source>This shows something hidden: ask the table first.</source>
            <translation>Cela montre quelque chose de caché : demandez d’abord à la table.</translation>
        </message>
        <message>
            <source>This table can only be read; nothing is written.</source>
            <translation>Cette partie ne peut être que consultée ; rien n’est écrit.</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <translation>Écrivez d’abord quelque chose.</translation>
        </message>
        <message>
            <source>{expected} cards are asked for, {given} were given.</source>
            <translation>{expected} cartes sont demandées, {given} ont été données.</translation>
        </message>
        <message>
            <source>{expected} dice are asked for, {given} were given.</source>
            <translation>{expected} dés sont demandés, {given} ont été donnés.</translation>
        </message>
    </context>
    <context>
        <name>Ships</name>
        <message>
            <source>Enemy damage {number}</source>
            <translation>Dégâts ennemis {number}</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, from the record</source>
            <translation>Dégâts ennemis {number} sur 4, d’après le relevé</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, set by hand</source>
            <translation>Dégâts ennemis {number} sur 4, réglés à la main</translation>
        </message>
        <message>
            <source>From the record</source>
            <translation>D’après le relevé</translation>
        </message>
        <message>
            <source>Our submarine is not on the map</source>
            <translation>Notre sous-marin n’est pas sur la carte</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>Notre sous-marin est en {cell}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Placer</translation>
        </message>
        <message>
            <source>Place our submarine on the map</source>
            <translation>Placer notre sous-marin sur la carte</translation>
        </message>
        <message>
            <source>Take off</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Take our submarine off the map</source>
            <translation>Retirer notre sous-marin de la carte</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>Choose a command, go to the field and press its new key.</source>
            <translation>Choisissez une commande, allez dans le champ et appuyez sur sa nouvelle touche.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Commands and their keys</source>
            <translation>Commandes et leurs touches</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>Chercher une commande ou une touche</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>New key: press it</source>
            <translation>Nouvelle touche : appuyez dessus</translation>
        </message>
        <message>
            <source>No key</source>
            <translation>Aucune touche</translation>
        </message>
        <message>
            <source>Take this key over</source>
            <translation>Reprendre cette touche</translation>
        </message>
        <message>
            <source>Use this key</source>
            <translation>Utiliser cette touche</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>aucune touche</translation>
        </message>
        <message>
            <source>{key} belongs to “{command}”, which would lose it.</source>
            <translation>{key} appartient à « {command} », qui la perdrait.</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>A damaged file could not be restored; it was left as it is. Copy it away.</source>
            <translation>Un fichier endommagé n’a pas pu être restauré ; il a été laissé tel quel. Copiez-le ailleurs.</translation>
        </message>
        <message>
            <source>A new backup could not be read back, so it does not count.</source>
            <translation>Une nouvelle sauvegarde n’a pas pu être relue et ne compte donc pas.</translation>
        </message>
        <message>
            <source>A restore that was cut off has been finished: {file} is whole again.</source>
            <translation>Une restauration interrompue a été achevée : {file} est de nouveau complet.</translation>
        </message>
        <message>
            <source>An entry could not be read after the file was damaged. Check the table.</source>
            <translation>Une entrée n’a pas pu être lue après l’endommagement du fichier. Vérifiez la partie.</translation>
        </message>
        <message>
            <source>An older Bathysphere has {file} open. Close it and start again.</source>
            <translation>Une version plus ancienne de Bathysphere a ouvert {file}. Fermez-la et relancez.</translation>
        </message>
        <message>
            <source>Another program holds {file} just now. Saving is tried again shortly.</source>
            <translation>Un autre programme retient {file} en ce moment. L’enregistrement sera retenté sous peu.</translation>
        </message>
        <message>
            <source>Entries whose table could not be read: {entries}. They are still in {file}.</source>
            <translation>Entrées dont la partie n’a pas pu être lue : {entries}. Elles sont encore dans {file}.</translation>
        </message>
        <message>
            <source>No backup could be made.</source>
            <translation>Aucune sauvegarde n’a pu être faite.</translation>
        </message>
        <message>
            <source>No folder can be called {folder}. Choose another one for your tables.</source>
            <translation>Aucun dossier ne peut s’appeler {folder}. Choisissez-en un autre pour vos parties.</translation>
        </message>
        <message>
            <source>Somebody else wrote to this table meanwhile, so this was not saved. Open the table again.</source>
            <translation>Quelqu’un d’autre a écrit dans cette partie entre-temps ; ceci n’a donc pas été enregistré. Rouvrez la partie.</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>Quelque chose s’est mal passé ({code}).</translation>
        </message>
        <message>
            <source>The backup {file} is damaged, so an older one was taken.</source>
            <translation>La sauvegarde {file} est endommagée ; une plus ancienne a été utilisée.</translation>
        </message>
        <message>
            <source>The disk failed at {file} ({reason}). Saving is tried again shortly.</source>
            <translation>Le disque a échoué sur {file} ({reason}). L’enregistrement sera retenté sous peu.</translation>
        </message>
        <message>
            <source>The disk is full, so tables can only be looked at. Free some space and start again.</source>
            <translation>Le disque est plein : les parties ne peuvent être que consultées. Libérez de la place et relancez.</translation>
        </message>
        <message>
            <source>The disk is full: {file} could not be written. Free some space.</source>
            <translation>Le disque est plein : {file} n’a pas pu être écrit. Libérez de la place.</translation>
        </message>
        <message>
            <source>The file had lost entries; they were taken from the backup of {made}.</source>
            <translation>Le fichier avait perdu des entrées ; elles ont été reprises de la sauvegarde du {made}.</translation>
        </message>
        <message>
            <source>The file was damaged. It is kept as {file}.</source>
            <translation>Le fichier était endommagé. Il est conservé sous le nom {file}.</translation>
        </message>
        <message>
            <source>The file {file} could not be used ({reason}). Nothing was changed.</source>
            <translation>Le fichier {file} n’a pas pu être utilisé ({reason}). Rien n’a été modifié.</translation>
        </message>
        <message>
            <source>The folder {folder} cannot hold tables.</source>
            <translation>Le dossier {folder} ne peut pas contenir de parties.</translation>
        </message>
        <message>
            <source>There is no table {table}.</source>
            <translation>Il n’y a pas de partie {table}.</translation>
        </message>
        <message>
            <source>There was no backup; what could be read of the file was restored.</source>
            <translation>Il n’y avait pas de sauvegarde ; ce qui était lisible du fichier a été restauré.</translation>
        </message>
        <message>
            <source>You may not read {folder}. Change its permissions or choose another folder.</source>
            <translation>Vous ne pouvez pas lire {folder}. Changez ses permissions ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <source>Your tables were restored from the backup of {made}.</source>
            <translation>Vos parties ont été restaurées depuis la sauvegarde du {made}.</translation>
        </message>
        <message>
            <source>{file} cannot be made here. Choose another folder for your tables.</source>
            <translation>{file} ne peut pas être créé ici. Choisissez un autre dossier pour vos parties.</translation>
        </message>
        <message>
            <source>{file} is damaged and may not be written. Copy its folder and open the copy.</source>
            <translation>{file} est endommagé et protégé en écriture. Copiez son dossier et ouvrez la copie.</translation>
        </message>
        <message>
            <source>{file} is damaged. Start Bathysphere again to restore what can be read.</source>
            <translation>{file} est endommagé. Relancez Bathysphere pour restaurer ce qui est lisible.</translation>
        </message>
        <message>
            <source>{file} is open for reading only. Nothing was saved.</source>
            <translation>{file} est ouvert en lecture seule. Rien n’a été enregistré.</translation>
        </message>
        <message>
            <source>{file} may not be written, so tables can only be looked at.</source>
            <translation>{file} est protégé en écriture : les parties ne peuvent être que consultées.</translation>
        </message>
        <message>
            <source>{file} was written by a newer Bathysphere, so tables can only be looked at. Update the program.</source>
            <translation>{file} vient d’une version plus récente de Bathysphere : les parties ne peuvent être que consultées. Mettez le programme à jour.</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder. Choose another folder for your tables.</source>
            <translation>{folder} est un fichier, pas un dossier. Choisissez un autre dossier pour vos parties.</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}.</source>
            <translation>« {title} » est rétablie jusqu’à l’entrée {entries}, écrite {until}.</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}; entries that could not be read: {lost}. A note stands in the place of each.</source>
            <translation>« {title} » est rétablie jusqu’à l’entrée {entries}, écrite {until} ; entrées illisibles : {lost}. Une note tient la place de chacune.</translation>
        </message>
    </context>
    <context>
        <name>Systems</name>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>manque %n</numerusform>
                <numerusform>manquent %n</numerusform>
            </translation>
        </message>
        <message>
            <source>could be ready</source>
            <translation>peut-être prêt</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Back to the tables</source>
            <translation>Retour aux parties</translation>
        </message>
        <message>
            <source>Curtain: hand over to another seat</source>
            <translation>Rideau : passer à une autre place</translation>
        </message>
        <message>
            <source>Journal, last line: {line}</source>
            <translation>Journal, dernière ligne : {line}</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Affichage de table</translation>
        </message>
        <message>
            <source>The journal is empty: nothing has happened yet.</source>
            <translation>Le journal est vide : rien ne s’est encore passé.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>Timers</name>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message numerus="yes">
            <source>Add %n second(s)</source>
            <translation>
                <numerusform>Ajouter %n seconde</numerusform>
                <numerusform>Ajouter %n secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>Count down</source>
            <translation>Compte à rebours</translation>
        </message>
        <message>
            <source>Count up</source>
            <translation>Chronomètre</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Créer</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Minutes to count down</source>
            <translation>Minutes du compte à rebours</translation>
        </message>
        <message>
            <source>Name of the timer</source>
            <translation>Nom du minuteur</translation>
        </message>
        <message>
            <source>New timer</source>
            <translation>Nouveau minuteur</translation>
        </message>
        <message>
            <source>One for each seat</source>
            <translation>Un par place</translation>
        </message>
        <message>
            <source>One minute less</source>
            <translation>Une minute de moins</translation>
        </message>
        <message>
            <source>One minute more</source>
            <translation>Une minute de plus</translation>
        </message>
        <message>
            <source>Pause {name}</source>
            <translation>Mettre {name} en pause</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <source>Start {name}</source>
            <translation>Démarrer {name}</translation>
        </message>
        <message numerus="yes">
            <source>Take away %n second(s)</source>
            <translation>
                <numerusform>Retirer %n seconde</numerusform>
                <numerusform>Retirer %n secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}, {time}: change</source>
            <translation>{name}, {time} : modifier</translation>
        </message>
        <message>
            <source>{name}: time is up</source>
            <translation>{name} : temps écoulé</translation>
        </message>
    </context>
    <context>
        <name>Track</name>
        <message>
            <source>(widened: some of these are not possible)</source>
            <translation>(élargi : certaines de ces cases ne sont pas possibles)</translation>
        </message>
        <message>
            <source>It would fit if line {line} were “{observation}”.</source>
            <translation>Cela irait si la ligne {line} était « {observation} ».</translation>
        </message>
        <message>
            <source>It would fit without line {line}.</source>
            <translation>Cela irait sans la ligne {line}.</translation>
        </message>
        <message>
            <source>Line {line}: “{observation}” contradicts the lines before; the enemy can be nowhere.</source>
            <translation>Ligne {line} : « {observation} » contredit les lignes précédentes ; l’ennemi ne peut être nulle part.</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>Il n’y a pas de fichier {path}.</translation>
        </message>
        <message>
            <source>cells: {count}</source>
            <translation>cases : {count}</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>{path} n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>{path} is a folder; name a transcript in it.</source>
            <translation>{path} est un dossier ; indiquez une transcription qui s’y trouve.</translation>
        </message>
        <message>
            <source>{path} may not be read; check its permissions.</source>
            <translation>{path} ne peut pas être lu ; vérifiez ses permissions.</translation>
        </message>
    </context>
    <context>
        <name>Transcript</name>
        <message>
            <source>A sonar answer names two different things of row, column and sector.</source>
            <translation>Une réponse au sonar donne deux indications différentes parmi ligne, colonne et secteur.</translation>
        </message>
        <message>
            <source>An option is written: option NAME VALUE.</source>
            <translation>Une option s’écrit : option NOM VALEUR.</translation>
        </message>
        <message>
            <source>Line {number}: {text}</source>
            <translation>Ligne {number} : {text}</translation>
        </message>
        <message>
            <source>No map is named; begin with a line such as: map alpha real-time.</source>
            <translation>Aucune carte n’est indiquée ; commencez par une ligne comme : map alpha real-time.</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>Ouvrir une transcription</translation>
        </message>
        <message>
            <source>Option {name} cannot be “{found}”; expected: {expected}.</source>
            <translation>L’option {name} ne peut pas valoir « {found} » ; attendu : {expected}.</translation>
        </message>
        <message>
            <source>Row {row} of the map has the sign “{found}”; only . # o m are known.</source>
            <translation>La ligne {row} de la carte contient le signe « {found} » ; seuls . # o m sont connus.</translation>
        </message>
        <message>
            <source>Row {row} of the map is not {columns} cells wide.</source>
            <translation>La ligne {row} de la carte ne fait pas {columns} cases de large.</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>Enregistrer la transcription</translation>
        </message>
        <message>
            <source>Something is missing; expected: {expected}.</source>
            <translation>Il manque quelque chose ; attendu : {expected}.</translation>
        </message>
        <message>
            <source>The file is too large for a transcript; at most {bytes} bytes and {lines} lines are read.</source>
            <translation>Le fichier est trop grand pour une transcription ; on lit au plus {bytes} octets et {lines} lignes.</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>La ligne dépasse {most} octets.</translation>
        </message>
        <message>
            <source>The map calls {cell} doubtful, but has no such cell.</source>
            <translation>La carte dit {cell} douteuse, mais n’a pas cette case.</translation>
        </message>
        <message>
            <source>The map cannot have sectors of {found} by {found} cells.</source>
            <translation>La carte ne peut pas avoir de secteurs de {found} sur {found} cases.</translation>
        </message>
        <message>
            <source>The map file is not a map: {reason}.</source>
            <translation>Le fichier de carte n’est pas une carte : {reason}.</translation>
        </message>
        <message>
            <source>The map file {path} could not be read: {reason}.</source>
            <translation>Le fichier de carte {path} n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>The map has no sea.</source>
            <translation>La carte n’a pas de mer.</translation>
        </message>
        <message>
            <source>The map is in the file {path}, which cannot be read from here.</source>
            <translation>La carte se trouve dans le fichier {path}, illisible d’ici.</translation>
        </message>
        <message>
            <source>The map is incomplete; write: map NAME MODE, or: map file PATH.</source>
            <translation>La carte est incomplète ; écrivez : map NOM MODE, ou : map file CHEMIN.</translation>
        </message>
        <message>
            <source>The map is {columns} columns by {rows} rows; at most 26 by 99 are possible.</source>
            <translation>La carte fait {columns} colonnes sur {rows} lignes ; 26 sur 99 est le maximum.</translation>
        </message>
        <message>
            <source>The map says it has {rows} rows, but {found} are drawn.</source>
            <translation>La carte annonce {rows} lignes, mais {found} sont dessinées.</translation>
        </message>
        <message>
            <source>The map was named already.</source>
            <translation>La carte a déjà été indiquée.</translation>
        </message>
        <message>
            <source>The transcript has other rules. Start a new table with its options first.</source>
            <translation>La transcription suit d’autres règles. Commencez d’abord une nouvelle partie avec ses options.</translation>
        </message>
        <message>
            <source>The transcript is of {map}. Start a new table with this map first.</source>
            <translation>La transcription porte sur {map}. Commencez d’abord une nouvelle partie avec cette carte.</translation>
        </message>
        <message>
            <source>There is a zero byte, so this is no text file; save it as UTF-8 text.</source>
            <translation>Il y a un octet nul : ce n’est pas un fichier texte ; enregistrez-le en texte UTF-8.</translation>
        </message>
        <message>
            <source>There is no column number {value}; this map has {most} columns.</source>
            <translation>Il n’y a pas de colonne numéro {value} ; cette carte a {most} colonnes.</translation>
        </message>
        <message>
            <source>There is no option “{found}”; expected: {expected}.</source>
            <translation>Il n’y a pas d’option « {found} » ; attendu : {expected}.</translation>
        </message>
        <message>
            <source>There is no row {value}; this map has rows 1 to {most}.</source>
            <translation>Il n’y a pas de ligne {value} ; cette carte a les lignes 1 à {most}.</translation>
        </message>
        <message>
            <source>There is no sector {value}; this map has sectors 1 to {most}.</source>
            <translation>Il n’y a pas de secteur {value} ; cette carte a les secteurs 1 à {most}.</translation>
        </message>
        <message>
            <source>There is no {mode} map “{found}”; there are: {known}.</source>
            <translation>Il n’y a pas de carte « {found} » en {mode} ; il y a : {known}.</translation>
        </message>
        <message>
            <source>This is not UTF-8 text; save the file as UTF-8.</source>
            <translation>Ce n’est pas un texte UTF-8 ; enregistrez le fichier en UTF-8.</translation>
        </message>
        <message>
            <source>This record has lines already. Open a transcript on a new table.</source>
            <translation>Ce relevé a déjà des lignes. Ouvrez une transcription dans une nouvelle partie.</translation>
        </message>
        <message>
            <source>Transcripts (*.txt)</source>
            <translation>Transcriptions (*.txt)</translation>
        </message>
        <message>
            <source>Transcripts (*.txt);;All files (*)</source>
            <translation>Transcriptions (*.txt);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>{cell} is not on this map, whose cells go from A1 to {last}.</source>
            <translation>{cell} n’est pas sur cette carte, dont les cases vont de A1 à {last}.</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>{file} n’a pas pu être lu : {reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>{file} n’a pas pu être écrit : {reason}</translation>
        </message>
        <message>
            <source>“{found}” comes before the map; begin with a line such as: map alpha real-time.</source>
            <translation>« {found} » vient avant la carte ; commencez par une ligne comme : map alpha real-time.</translation>
        </message>
        <message>
            <source>“{found}” is not a letter; columns go by their letter.</source>
            <translation>« {found} » n’est pas une lettre ; les colonnes se désignent par leur lettre.</translation>
        </message>
        <message>
            <source>“{found}” is not a mode of play; expected: {expected}.</source>
            <translation>« {found} » n’est pas un mode de jeu ; attendu : {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is not a number; expected the number of a {expected}.</source>
            <translation>« {found} » n’est pas un nombre ; on attend le numéro : {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is not understood here; expected: {expected}.</source>
            <translation>« {found} » n’est pas compris ici ; attendu : {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is one word too many.</source>
            <translation>« {found} » est un mot de trop.</translation>
        </message>
        <message>
            <source>“{found}” must come before the first observation.</source>
            <translation>« {found} » doit venir avant la première observation.</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n cell(s) left</source>
            <translation>
                <numerusform>%n case restante</numerusform>
                <numerusform>%n cases restantes</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line} was: {now}</source>
            <translation>La ligne {line} était : {now}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”, cannot be true with the others.</source>
            <translation>La ligne {line}, « {what} », ne peut pas être vraie avec les autres.</translation>
        </message>
        <message>
            <source>Looking for what would make them agree…</source>
            <translation>Recherche de ce qui les mettrait d’accord…</translation>
        </message>
        <message>
            <source>No single change makes them agree. Undo, or change several lines.</source>
            <translation>Aucune modification seule ne les met d’accord. Annulez, ou modifiez plusieurs lignes.</translation>
        </message>
        <message>
            <source>One of these would make them agree:</source>
            <translation>L’un de ces changements les mettrait d’accord :</translation>
        </message>
        <message numerus="yes">
            <source>Others (%n in all)</source>
            <translation>
                <numerusform>Autres (%n en tout)</numerusform>
                <numerusform>Autres (%n en tout)</numerusform>
            </translation>
        </message>
        <message>
            <source>Take out line {line}, {was}</source>
            <translation>Retirer la ligne {line}, {was}</translation>
        </message>
        <message>
            <source>instead of {was}; {cells}</source>
            <translation>au lieu de {was} ; {cells}</translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation>aujourd’hui, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>hier, {time}</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Bathysphere</source>
            <translation>Bathysphere</translation>
        </message>
    </context>
</TS>
