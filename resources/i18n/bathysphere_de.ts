<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Banner</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>Suchdrohne: nein</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>Suchdrohne: ja</translation>
        </message>
        <message>
            <source>Our shot exploded here and the answer was</source>
            <translation>Unser Schuss explodierte hier und die Antwort war</translation>
        </message>
        <message>
            <source>Our shot: {result}</source>
            <translation>Unser Schuss: {result}</translation>
        </message>
        <message>
            <source>Sector {sector}</source>
            <translation>Sektor {sector}</translation>
        </message>
        <message>
            <source>Set off a mine here</source>
            <translation>Hat hier eine Mine gezündet</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Aufgetaucht</translation>
        </message>
        <message>
            <source>The enemy</source>
            <translation>Der Gegner</translation>
        </message>
        <message>
            <source>Torpedo here</source>
            <translation>Torpedo hierher</translation>
        </message>
        <message>
            <source>We</source>
            <translation>Wir</translation>
        </message>
        <message>
            <source>We are here</source>
            <translation>Wir sind hier</translation>
        </message>
        <message>
            <source>We are not here</source>
            <translation>Wir sind nicht hier</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>Change the last line</source>
            <translation>Die letzte Zeile ändern</translation>
        </message>
        <message>
            <source>Go to the repairs of a contradiction</source>
            <translation>Zu den Korrekturen eines Widerspruchs</translation>
        </message>
        <message>
            <source>Heard</source>
            <translation>Gehört</translation>
        </message>
        <message>
            <source>Its explosion did not hit itself</source>
            <translation>Seine Explosion traf ihn selbst nicht</translation>
        </message>
        <message>
            <source>Its explosion hit itself directly</source>
            <translation>Seine Explosion traf ihn selbst direkt</translation>
        </message>
        <message>
            <source>Its explosion hit itself indirectly</source>
            <translation>Seine Explosion traf ihn selbst indirekt</translation>
        </message>
        <message>
            <source>Leave what was begun</source>
            <translation>Begonnenes abbrechen</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Move the cursor on the map (W asks why)</source>
            <translation>Den Cursor auf der Karte bewegen (W fragt warum)</translation>
        </message>
        <message>
            <source>Move the track {direction}</source>
            <translation>Die Route nach {direction} verschieben</translation>
        </message>
        <message>
            <source>Open a transcript</source>
            <translation>Eine Mitschrift öffnen</translation>
        </message>
        <message>
            <source>Place our submarine</source>
            <translation>Unser U-Boot setzen</translation>
        </message>
        <message>
            <source>Save the record as a transcript</source>
            <translation>Die Aufzeichnung als Mitschrift speichern</translation>
        </message>
        <message>
            <source>Sector {number}: drone or surfaced</source>
            <translation>Sektor {number}: Suchdrohne oder aufgetaucht</translation>
        </message>
        <message>
            <source>Track on the map, or away</source>
            <translation>Route auf der Karte zeigen oder ausblenden</translation>
        </message>
        <message>
            <source>Track: alternative {number} of the silence</source>
            <translation>Route: Möglichkeit {number} der Schleichfahrt</translation>
        </message>
        <message>
            <source>Track: next likely place</source>
            <translation>Route: nächste wahrscheinliche Stelle</translation>
        </message>
        <message>
            <source>Track: place before</source>
            <translation>Route: vorherige Stelle</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Who takes the screen? Others look away.</source>
            <translation>Wer übernimmt den Bildschirm? Die anderen schauen weg.</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>A newer Bathysphere played on this table. Update to open it.</source>
            <translation>An dieser Partie wurde mit einem neueren Bathysphere gespielt. Zum Öffnen aktualisieren.</translation>
        </message>
        <message>
            <source>All commands</source>
            <translation>Alle Befehle</translation>
        </message>
        <message>
            <source>Back from the table display</source>
            <translation>Zurück von der Tischanzeige</translation>
        </message>
        <message>
            <source>Bathysphere was closed for {length}. Does it count for the timers?</source>
            <translation>Bathysphere war {length} lang geschlossen. Zählt das für die Uhren?</translation>
        </message>
        <message>
            <source>Bookmark this place</source>
            <translation>Lesezeichen setzen</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>Mitzählen</translation>
        </message>
        <message>
            <source>Countdown</source>
            <translation>Countdown</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>Nicht mitzählen</translation>
        </message>
        <message>
            <source>Import a table</source>
            <translation>Partie importieren</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>Partie importieren …</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Leave without them</source>
            <translation>Ohne sie verlassen</translation>
        </message>
        <message>
            <source>Let the program roll and draw</source>
            <translation>Das Programm würfeln und ziehen lassen</translation>
        </message>
        <message>
            <source>Line {seq} of this table cannot be read. Restore it from a backup.</source>
            <translation>Zeile {seq} dieser Partie ist nicht lesbar. Stellen Sie sie aus einer Sicherung wieder her.</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>Fenster zurücksetzen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Something hidden was shown since. Does the table agree to go back?</source>
            <translation>Seitdem wurde etwas Verdecktes gezeigt. Ist die Runde einverstanden, zurückzugehen?</translation>
        </message>
        <message>
            <source>Something went wrong inside Bathysphere. What was played is saved; you can go on.</source>
            <translation>In Bathysphere ist ein Fehler aufgetreten. Das Gespielte ist gesichert; Sie können weiterspielen.</translation>
        </message>
        <message>
            <source>Start a countdown…</source>
            <translation>Countdown starten …</translation>
        </message>
        <message>
            <source>Start a stopwatch</source>
            <translation>Stoppuhr starten</translation>
        </message>
        <message>
            <source>Stopwatch</source>
            <translation>Stoppuhr</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Tischanzeige</translation>
        </message>
        <message>
            <source>Table display in a second window</source>
            <translation>Tischanzeige in einem zweiten Fenster</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Take the last timer change back</source>
            <translation>Letzte Änderung an einer Uhr zurücknehmen</translation>
        </message>
        <message>
            <source>The clock jumped by {length}. Does it count for the timers?</source>
            <translation>Die Systemuhr ist um {length} gesprungen. Zählt das für die Uhren?</translation>
        </message>
        <message>
            <source>The computer slept for {length}. Does it count for timers?</source>
            <translation>Der Computer war {length} im Ruhezustand. Zählt das für die Uhren?</translation>
        </message>
        <message>
            <source>The last acts are not saved yet. {why}</source>
            <translation>Die letzten Züge sind noch nicht gesichert. {why}</translation>
        </message>
        <message>
            <source>The set-up of this table cannot be read. Restore it from a backup.</source>
            <translation>Der Aufbau dieser Partie ist nicht lesbar. Stellen Sie ihn aus einer Sicherung wieder her.</translation>
        </message>
        <message>
            <source>The settings could not be saved in {file}; they hold until you quit.</source>
            <translation>Die Einstellungen konnten nicht in {file} gesichert werden; sie gelten bis zum Beenden.</translation>
        </message>
        <message>
            <source>The settings file was damaged, so the defaults apply. It is kept as {kept}.</source>
            <translation>Die Einstellungsdatei war beschädigt; es gelten die Vorgaben. Sie ist als {kept} aufbewahrt.</translation>
        </message>
        <message>
            <source>The settings in {file} could not be read, so the defaults apply.</source>
            <translation>Die Einstellungen in {file} waren nicht lesbar; es gelten die Vorgaben.</translation>
        </message>
        <message>
            <source>This version does not know the game {game}. Update it.</source>
            <translation>Diese Version kennt das Spiel {game} nicht. Aktualisieren Sie sie.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Use the dice and cards on the table</source>
            <translation>Würfel und Karten auf dem Tisch verwenden</translation>
        </message>
        <message>
            <source>What the table agreed on</source>
            <translation>Worauf sich die Runde geeinigt hat</translation>
        </message>
        <message>
            <source>Write a note…</source>
            <translation>Notiz schreiben …</translation>
        </message>
        <message>
            <source>Write down a ruling…</source>
            <translation>Regelentscheid festhalten …</translation>
        </message>
        <message>
            <source>{timer}: the time is up.</source>
            <translation>{timer}: Die Zeit ist um.</translation>
        </message>
    </context>
    <context>
        <name>Dice</name>
        <message numerus="yes">
            <source>%n card(s) from the pile</source>
            <translation>
                <numerusform>%n Karte vom Stapel</numerusform>
                <numerusform>%n Karten vom Stapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to name</source>
            <translation>
                <numerusform>Noch %n Karte zu nennen</numerusform>
                <numerusform>Noch %n Karten zu nennen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) to read</source>
            <translation>
                <numerusform>Noch %n Würfel abzulesen</numerusform>
                <numerusform>Noch %n Würfel abzulesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) with {sides} faces</source>
            <translation>
                <numerusform>%n Würfel mit {sides} Seiten</numerusform>
                <numerusform>%n Würfel mit {sides} Seiten</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards left in the pile</source>
            <translation>Karten im Stapel</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Let the app draw</source>
            <translation>Die App ziehen lassen</translation>
        </message>
        <message>
            <source>Let the app roll</source>
            <translation>Die App würfeln lassen</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Würfeln</translation>
        </message>
        <message>
            <source>Take the last die back</source>
            <translation>Letzten Würfel zurücknehmen</translation>
        </message>
        <message>
            <source>Type a part of the card's name</source>
            <translation>Einen Teil des Kartennamens eingeben</translation>
        </message>
        <message>
            <source>Use real cards</source>
            <translation>Echte Karten verwenden</translation>
        </message>
        <message>
            <source>Use real dice</source>
            <translation>Echte Würfel verwenden</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>Enemy damage {number} of 4  {boxes}</source>
            <translation>Schaden des Gegners {number} von 4  {boxes}</translation>
        </message>
        <message>
            <source>Nothing heard yet</source>
            <translation>Noch nichts gehört</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Tischanzeige</translation>
        </message>
        <message>
            <source>{title} - table</source>
            <translation>{title} – Tisch</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>A cell from A1 to {last} is needed.</source>
            <translation>Gebraucht wird ein Feld von A1 bis {last}.</translation>
        </message>
        <message>
            <source>A sector from 1 to {most} is needed.</source>
            <translation>Gebraucht wird ein Sektor von 1 bis {most}.</translation>
        </message>
        <message>
            <source>And to itself?</source>
            <translation>Und bei ihm selbst?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Column {letter}</source>
            <translation>Spalte {letter}</translation>
        </message>
        <message>
            <source>Drone in sector</source>
            <translation>Suchdrohne in Sektor</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>Suchdrohne: nein</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>Suchdrohne: ja</translation>
        </message>
        <message>
            <source>It used its</source>
            <translation>Eingesetzt wurde</translation>
        </message>
        <message>
            <source>Mine set off on</source>
            <translation>Mine gezündet auf</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Our shot on</source>
            <translation>Unser Schuss auf</translation>
        </message>
        <message>
            <source>Press a cell on the map or type it.</source>
            <translation>Ein Feld auf der Karte antippen oder eingeben.</translation>
        </message>
        <message>
            <source>Press or type a cell, then what was answered.</source>
            <translation>Ein Feld antippen oder eingeben, dann die Antwort.</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <source>Sector</source>
            <translation>Sektor</translation>
        </message>
        <message>
            <source>Sector {text}</source>
            <translation>Sektor {text}</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>Sonar</translation>
        </message>
        <message>
            <source>Such as: drone 5 no, or: sonar row 7 column C</source>
            <translation>Zum Beispiel: drone 5 no, oder: sonar row 7 column C</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Aufgetaucht</translation>
        </message>
        <message>
            <source>Surfaced in sector</source>
            <translation>Aufgetaucht in Sektor</translation>
        </message>
        <message>
            <source>Torpedo on</source>
            <translation>Torpedo auf</translation>
        </message>
        <message>
            <source>Two different things, such as C r7, or C s5.</source>
            <translation>Zwei verschiedene Angaben, etwa C r7 oder C s5.</translation>
        </message>
        <message>
            <source>Two of column letter, r and row, s and sector.</source>
            <translation>Zwei von: Spaltenbuchstabe, r und Zeile, s und Sektor.</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Eingeben</translation>
        </message>
        <message>
            <source>What happened? y drone yes, n drone no, f surfaced</source>
            <translation>Was ist geschehen? y Suchdrohne ja, n Suchdrohne nein, f aufgetaucht</translation>
        </message>
        <message>
            <source>What was answered? d direct, i indirect, n none</source>
            <translation>Was war die Antwort? d direkt, i indirekt, n nichts</translation>
        </message>
        <message>
            <source>What was answered? y yes, n no</source>
            <translation>Was war die Antwort? y ja, n nein</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>d drone, o sonar, c scenario</source>
            <translation>d Suchdrohne, o Sonar, c Szenario</translation>
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
            <translation>Eintrag {entry} enthält etwas, das dieses Spiel nicht kennt: {text}.</translation>
        </message>
        <message>
            <source>Entry {entry} of the file cannot be read: {text}.</source>
            <translation>Eintrag {entry} der Datei ist nicht lesbar: {text}.</translation>
        </message>
        <message>
            <source>Entry {entry} takes back something that is not in the file.</source>
            <translation>Eintrag {entry} nimmt etwas zurück, das nicht in der Datei steht.</translation>
        </message>
        <message>
            <source>Several tables are called “{table}”. Give the number of one: {numbers}.</source>
            <translation>Mehrere Partien heißen „{table}“. Nennen Sie die Nummer einer davon: {numbers}.</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not written. Choose another place.</source>
            <translation>Der Datenträger ist voll: {file} wurde nicht geschrieben. Wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <source>The end of the file is missing. Copy it again or export the table again.</source>
            <translation>Das Ende der Datei fehlt. Kopieren Sie sie noch einmal oder exportieren Sie die Partie neu.</translation>
        </message>
        <message>
            <source>The entries are out of order: {given} stands where {expected} should. Export the table again.</source>
            <translation>Die Einträge sind nicht in der richtigen Reihenfolge: {given} steht, wo {expected} stehen sollte. Exportieren Sie die Partie neu.</translation>
        </message>
        <message>
            <source>The file holds a game that is not known here: {game}.</source>
            <translation>Die Datei enthält ein Spiel, das hier nicht bekannt ist: {game}.</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>Die Datei ist leer.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text (byte {byte}). Export the table again.</source>
            <translation>Die Datei ist kein UTF-8-Text (Byte {byte}). Exportieren Sie die Partie neu.</translation>
        </message>
        <message>
            <source>The file is not a whole table: {text}.</source>
            <translation>Die Datei enthält keine vollständige Partie: {text}.</translation>
        </message>
        <message>
            <source>The file is too large for a table ({size} MB; {most} MB is the most).</source>
            <translation>Die Datei ist zu groß für eine Partie ({size} MB; höchstens {most} MB).</translation>
        </message>
        <message>
            <source>The file shows only what the seat “{seat}” may see, so it cannot be played on. Export the whole table.</source>
            <translation>Die Datei zeigt nur, was der Platz „{seat}“ sehen darf, und lässt sich daher nicht weiterspielen. Exportieren Sie die ganze Partie.</translation>
        </message>
        <message>
            <source>The file was played with newer rules of {game} (version {version}; this program has {most}). Update the program.</source>
            <translation>Die Datei wurde mit neueren Regeln von {game} gespielt (Version {version}; dieses Programm hat {most}). Aktualisieren Sie das Programm.</translation>
        </message>
        <message>
            <source>The file was written by a newer Bathysphere (format {version}; this one reads up to {most}). Update the program.</source>
            <translation>Die Datei stammt von einem neueren Bathysphere (Format {version}; dieses liest bis {most}). Aktualisieren Sie das Programm.</translation>
        </message>
        <message>
            <source>The rules of today decide these lines otherwise: {numbers}.</source>
            <translation>Die heutigen Regeln entscheiden diese Zeilen anders: {numbers}.</translation>
        </message>
        <message>
            <source>The set-up of the table makes no sense: {text}.</source>
            <translation>Der Aufbau der Partie ergibt keinen Sinn: {text}.</translation>
        </message>
        <message>
            <source>There is no file {file}.</source>
            <translation>Es gibt keine Datei {file}.</translation>
        </message>
        <message>
            <source>There is no folder {folder}. Make it, or choose another place.</source>
            <translation>Es gibt keinen Ordner {folder}. Legen Sie ihn an oder wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <source>There is no table “{table}”. List them with “bathysphere tables”.</source>
            <translation>Es gibt keine Partie „{table}“. Eine Liste gibt „bathysphere tables“.</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: it is another program's file.</source>
            <translation>Das ist keine Partie von Bathysphere, sondern die Datei eines anderen Programms.</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: the file holds no JSON ({text}).</source>
            <translation>Das ist keine Partie von Bathysphere: Die Datei enthält kein JSON ({text}).</translation>
        </message>
        <message>
            <source>This table has no seat “{seat}”. Its seats: {seats}.</source>
            <translation>Diese Partie hat keinen Platz „{seat}“. Ihre Plätze: {seats}.</translation>
        </message>
        <message>
            <source>{file} could not be used ({reason}).</source>
            <translation>{file} konnte nicht verwendet werden ({reason}).</translation>
        </message>
        <message>
            <source>{file} is a folder, not a file.</source>
            <translation>{file} ist ein Ordner, keine Datei.</translation>
        </message>
        <message>
            <source>{file} may not be used: permission denied.</source>
            <translation>{file} darf nicht verwendet werden: Zugriff verweigert.</translation>
        </message>
    </context>
    <context>
        <name>Headline</name>
        <message>
            <source>The enemy is destroyed.</source>
            <translation>Der Gegner ist zerstört.</translation>
        </message>
        <message>
            <source>The enemy is on {cell}.</source>
            <translation>Der Gegner ist auf {cell}.</translation>
        </message>
        <message>
            <source>The lines contradict each other. The map shows what was known before line {n}.</source>
            <translation>Die Zeilen widersprechen sich. Die Karte zeigt den Stand vor Zeile {n}.</translation>
        </message>
        <message>
            <source>cells possible, none much likelier than the others</source>
            <translation>Felder möglich, keines viel wahrscheinlicher als die anderen</translation>
        </message>
        <message>
            <source>cells possible, {cell} likeliest with {share}</source>
            <translation>Felder möglich, am wahrscheinlichsten {cell} mit {share}</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>exakt</translation>
        </message>
        <message>
            <source>widened: some cells may be too many</source>
            <translation>erweitert: einige Felder können zu viel sein</translation>
        </message>
        <message>
            <source>working out the newest lines…</source>
            <translation>die neuesten Zeilen werden berechnet …</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Archive</source>
            <translation>Archivieren</translation>
        </message>
        <message>
            <source>Archived</source>
            <translation>Archiviert</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>Partie importieren …</translation>
        </message>
        <message>
            <source>Last played: {when}</source>
            <translation>Zuletzt gespielt: {when}</translation>
        </message>
        <message>
            <source>More for {title}</source>
            <translation>Mehr zu {title}</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Name der Partie</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>No table yet. Choose “New table” to set up the first one.</source>
            <translation>Noch keine Partie. Mit „Neue Partie“ richten Sie die erste ein.</translation>
        </message>
        <message>
            <source>Put back on the list</source>
            <translation>Wieder in die Liste aufnehmen</translation>
        </message>
        <message>
            <source>Rename table</source>
            <translation>Partie umbenennen</translation>
        </message>
        <message>
            <source>Rename, archive</source>
            <translation>Umbenennen, archivieren</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <source>Show archived tables</source>
            <translation>Archivierte Partien zeigen</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>This version does not know the game; update to open it.</source>
            <translation>Diese Version kennt das Spiel nicht; zum Öffnen aktualisieren.</translation>
        </message>
    </context>
    <context>
        <name>Instance</name>
        <message>
            <source>Another program (number {pid} on {host}) uses this folder and does not answer. Close it, or delete {file} if it no longer runs.</source>
            <translation>Ein anderes Programm (Nummer {pid} auf {host}) verwendet diesen Ordner und antwortet nicht. Schließen Sie es, oder löschen Sie {file}, falls es nicht mehr läuft.</translation>
        </message>
        <message>
            <source>Bathysphere is already open with this folder; its window comes forward.</source>
            <translation>Bathysphere ist mit diesem Ordner schon geöffnet; sein Fenster kommt nach vorn.</translation>
        </message>
        <message>
            <source>Qt cannot open the platform {platform} here. Unset QT_QPA_PLATFORM, or set it to offscreen.</source>
            <translation>Qt kann die Plattform {platform} hier nicht öffnen. Löschen Sie QT_QPA_PLATFORM oder setzen Sie es auf offscreen.</translation>
        </message>
        <message>
            <source>The folder {folder} may not be written, so it is only looked at.</source>
            <translation>In den Ordner {folder} darf nicht geschrieben werden; er wird nur angesehen.</translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>A break was counted: {seconds} seconds.</source>
            <translation>Eine Unterbrechung wurde mitgezählt: {seconds} Sekunden.</translation>
        </message>
        <message>
            <source>A timer change was taken back.</source>
            <translation>Eine Änderung an einer Uhr wurde zurückgenommen.</translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <source>Brought back line {number}.</source>
            <translation>Zeile {number} wiederhergestellt.</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation>Diese Zeile kopieren</translation>
        </message>
        <message>
            <source>Filter the journal</source>
            <translation>Protokoll filtern</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>No line holds “{words}”.</source>
            <translation>Keine Zeile enthält „{words}“.</translation>
        </message>
        <message>
            <source>Nothing has happened yet. What you enter is written here.</source>
            <translation>Noch ist nichts geschehen. Was Sie eingeben, steht dann hier.</translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation>Bis hierher zurücknehmen</translation>
        </message>
        <message>
            <source>Timer {name} was paused.</source>
            <translation>Uhr {name} wurde angehalten.</translation>
        </message>
        <message>
            <source>Timer {name} was removed.</source>
            <translation>Uhr {name} wurde entfernt.</translation>
        </message>
        <message>
            <source>Timer {name} was set.</source>
            <translation>Uhr {name} wurde gestellt.</translation>
        </message>
        <message>
            <source>Timer {name} was started.</source>
            <translation>Uhr {name} wurde gestartet.</translation>
        </message>
        <message>
            <source>Timer {name}: {seconds} seconds.</source>
            <translation>Uhr {name}: {seconds} Sekunden.</translation>
        </message>
        <message>
            <source>Took back everything after line {number}.</source>
            <translation>Alles nach Zeile {number} zurückgenommen.</translation>
        </message>
        <message>
            <source>Took everything back.</source>
            <translation>Alles zurückgenommen.</translation>
        </message>
        <message>
            <source>Took up the earlier line of play again, up to line {number}.</source>
            <translation>Den früheren Spielverlauf wieder aufgenommen, bis Zeile {number}.</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <source>correction</source>
            <translation>Berichtigung</translation>
        </message>
        <message>
            <source>forced by the table</source>
            <translation>von der Runde erzwungen</translation>
        </message>
        <message>
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>ruling</source>
            <translation>Regelentscheid</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>zurückgenommen</translation>
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
            <translation>Gegner: Kurs Ost</translation>
        </message>
        <message>
            <source>Enemy course North</source>
            <translation>Gegner: Kurs Nord</translation>
        </message>
        <message>
            <source>Enemy course South</source>
            <translation>Gegner: Kurs Süd</translation>
        </message>
        <message>
            <source>Enemy course West</source>
            <translation>Gegner: Kurs West</translation>
        </message>
        <message>
            <source>Enemy dropped a mine</source>
            <translation>Gegner hat eine Mine gelegt</translation>
        </message>
        <message>
            <source>Enemy set off a mine: then its cell</source>
            <translation>Gegner hat eine Mine gezündet: dann ihr Feld</translation>
        </message>
        <message>
            <source>Enemy silence</source>
            <translation>Gegner: Schleichfahrt</translation>
        </message>
        <message>
            <source>Enemy surfaced: then its sector</source>
            <translation>Gegner ist aufgetaucht: dann sein Sektor</translation>
        </message>
        <message>
            <source>Enemy torpedo: then its target</source>
            <translation>Torpedo des Gegners: dann sein Ziel</translation>
        </message>
        <message>
            <source>Enemy used a system: then which one</source>
            <translation>Gegner hat ein System eingesetzt: dann welches</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Mine</translation>
        </message>
        <message>
            <source>Our drone</source>
            <translation>Unsere Suchdrohne</translation>
        </message>
        <message>
            <source>Our drone: then sector, and yes or no</source>
            <translation>Unsere Suchdrohne: dann Sektor und ja oder nein</translation>
        </message>
        <message>
            <source>Our shot</source>
            <translation>Unser Schuss</translation>
        </message>
        <message>
            <source>Our sonar</source>
            <translation>Unser Sonar</translation>
        </message>
        <message>
            <source>Our sonar: then the two things answered</source>
            <translation>Unser Sonar: dann die beiden Angaben</translation>
        </message>
        <message>
            <source>Our torpedo or mine exploded: then cell and result</source>
            <translation>Unser Torpedo oder unsere Mine explodierte: dann Feld und Ergebnis</translation>
        </message>
        <message>
            <source>Set off</source>
            <translation>Gezündet</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>Schleichfahrt</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>Aufgetaucht</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>Torpedo</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Eingeben</translation>
        </message>
        <message>
            <source>Type an observation as a line</source>
            <translation>Eine Beobachtung als Zeile eingeben</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>Eingesetzt</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Einzelheiten kopieren</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>Einzelheiten zeigen</translation>
        </message>
    </context>
    <context>
        <name>NewTable</name>
        <message>
            <source>Back to the tables</source>
            <translation>Zurück zu den Partien</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Name der Partie</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Starten</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>A submarine may not enter a cell with its own mine.</source>
            <translation>Ein U-Boot darf kein Feld mit einer eigenen Mine betreten.</translation>
        </message>
        <message>
            <source>A submarine may pass its own mines.</source>
            <translation>Ein U-Boot darf eigene Minen passieren.</translation>
        </message>
        <message>
            <source>Explosions destroy mines on their cell.</source>
            <translation>Explosionen zerstören Minen auf ihrem Feld.</translation>
        </message>
        <message>
            <source>Explosions leave other mines alone.</source>
            <translation>Explosionen lassen andere Minen unberührt.</translation>
        </message>
        <message>
            <source>Mines are dropped north, east, south or west.</source>
            <translation>Minen werden nördlich, östlich, südlich oder westlich gelegt.</translation>
        </message>
        <message>
            <source>Mines are dropped on the eight cells around.</source>
            <translation>Minen werden auf die acht Felder ringsum gelegt.</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps through the sea.</source>
            <translation>Torpedo: 1 bis 4 Schritte durch das Meer.</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps, islands do not matter.</source>
            <translation>Torpedo: 1 bis 4 Schritte, Inseln spielen keine Rolle.</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>It can end on {cell}.</source>
            <translation>Sie kann auf {cell} enden.</translation>
        </message>
        <message>
            <source>It cannot end on {cell}: {reason}.</source>
            <translation>Sie kann nicht auf {cell} enden: {reason}.</translation>
        </message>
        <message>
            <source>Lay the enemy's track on the map</source>
            <translation>Die Route des Gegners auf die Karte legen</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <translation>Offen lassen</translation>
        </message>
        <message>
            <source>Line {line}</source>
            <translation>Zeile {line}</translation>
        </message>
        <message>
            <source>Next likely place</source>
            <translation>Nächste wahrscheinliche Stelle</translation>
        </message>
        <message>
            <source>Place before</source>
            <translation>Vorherige Stelle</translation>
        </message>
        <message>
            <source>Track on the map</source>
            <translation>Route auf der Karte</translation>
        </message>
        <message>
            <source>What were the silences?</source>
            <translation>Was waren die Schleichfahrten?</translation>
        </message>
        <message>
            <source>off the map</source>
            <translation>außerhalb der Karte</translation>
        </message>
        <message>
            <source>stayed</source>
            <translation>geblieben</translation>
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
            <translation>Was zu hören war</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>All commands</source>
            <translation>Alle Befehle</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>No command holds “{words}”.</source>
            <translation>Kein Befehl enthält „{words}“.</translation>
        </message>
        <message>
            <source>What do you want to do?</source>
            <translation>Was möchten Sie tun?</translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <source>Damage and our place</source>
            <translation>Schaden und unsere Position</translation>
        </message>
        <message>
            <source>Drone in sector {sector}: {share} yes, tells {bits} bit</source>
            <translation>Suchdrohne in Sektor {sector}: {share} ja, bringt {bits} Bit</translation>
        </message>
        <message>
            <source>Drone: sectors that tell most</source>
            <translation>Suchdrohne: ergiebigste Sektoren</translation>
        </message>
        <message>
            <source>Hide panels</source>
            <translation>Bereiche ausblenden</translation>
        </message>
        <message>
            <source>Map and rules</source>
            <translation>Karte und Regeln</translation>
        </message>
        <message>
            <source>Most likely</source>
            <translation>Am wahrscheinlichsten</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <source>Nothing to ask while the lines contradict.</source>
            <translation>Keine Fragen, solange sich die Zeilen widersprechen.</translation>
        </message>
        <message>
            <source>Show panels</source>
            <translation>Bereiche einblenden</translation>
        </message>
        <message>
            <source>Torpedo or mine: cells that hurt most</source>
            <translation>Torpedo oder Mine: wirksamste Felder</translation>
        </message>
        <message>
            <source>Transparent sheet</source>
            <translation>Transparentfolie</translation>
        </message>
        <message>
            <source>What it could have ready</source>
            <translation>Was bereit sein könnte</translation>
        </message>
        <message>
            <source>What was heard</source>
            <translation>Was zu hören war</translation>
        </message>
        <message>
            <source>Worth asking</source>
            <translation>Lohnende Fragen</translation>
        </message>
        <message>
            <source>hits us: {damage}</source>
            <translation>trifft uns: {damage}</translation>
        </message>
        <message>
            <source>{cell}, {share}</source>
            <translation>{cell}, {share}</translation>
        </message>
        <message>
            <source>{cell}: {damage} damage on average, direct {direct}, indirect {near}</source>
            <translation>{cell}: im Mittel {damage} Schaden, direkt {direct}, indirekt {near}</translation>
        </message>
        <message>
            <source>{damage} damage, direct {direct}</source>
            <translation>{damage} Schaden, direkt {direct}</translation>
        </message>
        <message>
            <source>{share} yes, {bits} bit</source>
            <translation>{share} ja, {bits} Bit</translation>
        </message>
        <message>
            <source>{title}, folded</source>
            <translation>{title}, zugeklappt</translation>
        </message>
        <message>
            <source>{title}, open</source>
            <translation>{title}, aufgeklappt</translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation>
                <numerusform>%n Zeile gehört</numerusform>
                <numerusform>%n Zeilen gehört</numerusform>
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
            <translation>Eine Mine wird erst gelegt und später einmal gezündet. Wurde das Legen überhört, tragen Sie die Zündung trotzdem ein und das Legen davor nach.</translation>
        </message>
        <message>
            <source>A sonar answer names two different things out of row, column and sector; exactly one of them is true.</source>
            <translation>Eine Sonarantwort nennt zwei verschiedene Angaben aus Zeile, Spalte und Sektor; genau eine davon ist wahr.</translation>
        </message>
        <message>
            <source>Add before line {line}, {what}: press what was missed.</source>
            <translation>Vor Zeile {line}, {what}, einfügen: Tippen Sie an, was überhört wurde.</translation>
        </message>
        <message>
            <source>Added as line {line}: {what}</source>
            <translation>Als Zeile {line} hinzugefügt: {what}</translation>
        </message>
        <message>
            <source>Captain Sonar: radio operator</source>
            <translation>Captain Sonar: Funker</translation>
        </message>
        <message>
            <source>Columns are letters from west to east, rows and sectors are numbers from the north-west corner of the map.</source>
            <translation>Spalten sind Buchstaben von West nach Ost, Zeilen und Sektoren sind Zahlen ab der Nordwestecke der Karte.</translation>
        </message>
        <message>
            <source>Compare it with your printed map before you play.</source>
            <translation>Vergleichen Sie sie vor dem Spiel mit Ihrer gedruckten Karte.</translation>
        </message>
        <message>
            <source>Compare {cells} with your printed map.</source>
            <translation>Vergleichen Sie {cells} mit Ihrer gedruckten Karte.</translation>
        </message>
        <message>
            <source>Damage goes from 0 to {most}, not {value}.</source>
            <translation>Der Schaden reicht von 0 bis {most}; {value} geht nicht.</translation>
        </message>
        <message>
            <source>Drone</source>
            <translation>Suchdrohne</translation>
        </message>
        <message>
            <source>Dropped a mine</source>
            <translation>Mine gelegt</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter for East</comment>
            <translation>O</translation>
        </message>
        <message>
            <source>East</source>
            <translation>Ost</translation>
        </message>
        <message>
            <source>Enemy damage follows the record again</source>
            <translation>Der Schaden des Gegners folgt wieder der Aufzeichnung</translation>
        </message>
        <message>
            <source>Enemy damage set to {number} of 4</source>
            <translation>Schaden des Gegners auf {number} von 4 gesetzt</translation>
        </message>
        <message>
            <source>Line {line} corrected: {now} (was: {was})</source>
            <translation>Zeile {line} berichtigt: {now} (vorher: {was})</translation>
        </message>
        <message>
            <source>Line {line}, {what}: press what it was.</source>
            <translation>Zeile {line}, {what}: Tippen Sie an, was es war.</translation>
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
            <translation>In diese Aufzeichnung schreibt nur der Funker.</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: no</source>
            <translation>Unsere Suchdrohne in Sektor {sector}: nein</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: yes</source>
            <translation>Unsere Suchdrohne in Sektor {sector}: ja</translation>
        </message>
        <message>
            <source>Our shot on {cell}: {result}</source>
            <translation>Unser Schuss auf {cell}: {result}</translation>
        </message>
        <message>
            <source>Our sonar: {first} or {second}, not both</source>
            <translation>Unser Sonar: {first} oder {second}, nicht beides</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>Unser U-Boot ist auf {cell}</translation>
        </message>
        <message>
            <source>Our submarine taken off the map</source>
            <translation>Unser U-Boot von der Karte genommen</translation>
        </message>
        <message>
            <source>Press the cell where we are.</source>
            <translation>Tippen Sie das Feld an, auf dem wir sind.</translation>
        </message>
        <message>
            <source>Radio operator</source>
            <translation>Funker</translation>
        </message>
        <message>
            <source>Radio operator's page</source>
            <translation>Seite des Funkers</translation>
        </message>
        <message>
            <source>Referee</source>
            <translation>Spielleitung</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter for South</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Szenario</translation>
        </message>
        <message>
            <source>Sea chart</source>
            <translation>Seekarte</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}</source>
            <translation>Mine auf {cell} gezündet</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}, to itself: {result}</source>
            <translation>Mine auf {cell} gezündet, bei ihm selbst: {result}</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>Schleichfahrt</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>Sonar</translation>
        </message>
        <message>
            <source>South</source>
            <translation>Süd</translation>
        </message>
        <message>
            <source>Submarines stay in the sea; islands block them.</source>
            <translation>U-Boote bleiben im Meer; Inseln versperren ihnen den Weg.</translation>
        </message>
        <message>
            <source>Surfaced in sector {sector}</source>
            <translation>Aufgetaucht in Sektor {sector}</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Taken out: {what}</source>
            <translation>Gestrichen: {what}</translation>
        </message>
        <message>
            <source>The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.</source>
            <translation>Der Gegner hat keine Mine mehr zu zünden: {dropped} gelegt, {triggered} gezündet.</translation>
        </message>
        <message>
            <source>The fourth damage destroys a submarine.</source>
            <translation>Der vierte Schaden zerstört ein U-Boot.</translation>
        </message>
        <message>
            <source>The line already says this.</source>
            <translation>Das steht schon in der Zeile.</translation>
        </message>
        <message>
            <source>The sonar answer names two {kind}; take two different things.</source>
            <translation>Die Sonarantwort nennt zwei {kind}; nehmen Sie zwei verschiedene Angaben.</translation>
        </message>
        <message>
            <source>The transcript has no lines after its map.</source>
            <translation>Die Mitschrift hat nach der Karte keine Zeilen.</translation>
        </message>
        <message>
            <source>There is no cell {cell} on this map; the last one is {last}.</source>
            <translation>Auf dieser Karte gibt es kein Feld {cell}; das letzte ist {last}.</translation>
        </message>
        <message>
            <source>There is no column {value} on this map; columns go from A to {most}.</source>
            <translation>Auf dieser Karte gibt es keine Spalte {value}; die Spalten reichen von A bis {most}.</translation>
        </message>
        <message>
            <source>There is no map called {chart}; choose one from the list or open a file.</source>
            <translation>Es gibt keine Karte namens {chart}; wählen Sie eine aus der Liste oder öffnen Sie eine Datei.</translation>
        </message>
        <message>
            <source>There is no row {value} on this map; rows go from 1 to {most}.</source>
            <translation>Auf dieser Karte gibt es keine Zeile {value}; die Zeilen reichen von 1 bis {most}.</translation>
        </message>
        <message>
            <source>There is no sector {value} on this map; sectors go from 1 to {most}.</source>
            <translation>Auf dieser Karte gibt es keinen Sektor {value}; die Sektoren reichen von 1 bis {most}.</translation>
        </message>
        <message>
            <source>This cannot be done now ({code}).</source>
            <translation>Das geht jetzt nicht ({code}).</translation>
        </message>
        <message>
            <source>This line is no longer in the record.</source>
            <translation>Diese Zeile steht nicht mehr in der Aufzeichnung.</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>Torpedo</translation>
        </message>
        <message>
            <source>Torpedo on {cell}</source>
            <translation>Torpedo auf {cell}</translation>
        </message>
        <message>
            <source>Torpedo on {cell}, to itself: {result}</source>
            <translation>Torpedo auf {cell}, bei ihm selbst: {result}</translation>
        </message>
        <message numerus="yes">
            <source>Transcript: %n line(s)</source>
            <translation>
                <numerusform>Mitschrift: %n Zeile</numerusform>
                <numerusform>Mitschrift: %n Zeilen</numerusform>
            </translation>
        </message>
        <message>
            <source>Used its drone</source>
            <translation>Suchdrohne eingesetzt</translation>
        </message>
        <message>
            <source>Used its scenario system</source>
            <translation>Szenariosystem eingesetzt</translation>
        </message>
        <message>
            <source>Used its sonar</source>
            <translation>Sonar eingesetzt</translation>
        </message>
        <message>
            <source>W</source>
            <comment>letter for West</comment>
            <translation>W</translation>
        </message>
        <message>
            <source>West</source>
            <translation>West</translation>
        </message>
        <message>
            <source>column {letter}</source>
            <translation>Spalte {letter}</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>direct</source>
            <translation>direkt</translation>
        </message>
        <message>
            <source>direct hit, 2 damage</source>
            <translation>direkter Treffer, 2 Schaden</translation>
        </message>
        <message>
            <source>edited map</source>
            <translation>bearbeitete Karte</translation>
        </message>
        <message>
            <source>from one source only</source>
            <translation>aus nur einer Quelle</translation>
        </message>
        <message>
            <source>indirect</source>
            <translation>indirekt</translation>
        </message>
        <message>
            <source>indirect hit, 1 damage</source>
            <translation>indirekter Treffer, 1 Schaden</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>kein Schaden</translation>
        </message>
        <message>
            <source>none</source>
            <comment>damage</comment>
            <translation>keiner</translation>
        </message>
        <message>
            <source>real-time</source>
            <translation>Echtzeit</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>sector {number}</source>
            <translation>Sektor {number}</translation>
        </message>
        <message>
            <source>sectors</source>
            <translation>Sektoren</translation>
        </message>
        <message>
            <source>sources disagree</source>
            <translation>Quellen widersprechen sich</translation>
        </message>
        <message>
            <source>turn by turn</source>
            <translation>rundenweise</translation>
        </message>
        <message>
            <source>{cell} is an island; our submarine is at sea.</source>
            <translation>{cell} ist eine Insel; unser U-Boot ist auf See.</translation>
        </message>
        <message>
            <source>{map}, {mode}</source>
            <translation>{map}, {mode}</translation>
        </message>
        <message>
            <source>{map}: nothing heard yet</source>
            <translation>{map}: noch nichts gehört</translation>
        </message>
        <message>
            <source>{map}: {heard}, last: {last}, damage {damage} of 4</source>
            <translation>{map}: {heard}, zuletzt: {last}, Schaden {damage} von 4</translation>
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
            <translation>Diese Karte bearbeiten</translation>
        </message>
        <message>
            <source>Explosions destroy mines</source>
            <translation>Explosionen zerstören Minen</translation>
        </message>
        <message>
            <source>Map, each press turns sea to island or back</source>
            <translation>Karte, jeder Druck macht Meer zu Insel oder umgekehrt</translation>
        </message>
        <message>
            <source>Maps (*.json)</source>
            <translation>Karten (*.json)</translation>
        </message>
        <message>
            <source>Maps (*.json);;All files (*)</source>
            <translation>Karten (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Mines only north, east, south or west</source>
            <translation>Minen nur nördlich, östlich, südlich oder westlich</translation>
        </message>
        <message>
            <source>More: disputed rules</source>
            <translation>Mehr: strittige Regeln</translation>
        </message>
        <message>
            <source>Open a map</source>
            <translation>Eine Karte öffnen</translation>
        </message>
        <message>
            <source>Own mines block a submarine</source>
            <translation>Eigene Minen versperren den Weg</translation>
        </message>
        <message>
            <source>Real-time</source>
            <translation>Echtzeit</translation>
        </message>
        <message>
            <source>Save this map</source>
            <translation>Diese Karte speichern</translation>
        </message>
        <message>
            <source>Torpedoes go around islands</source>
            <translation>Torpedos laufen um Inseln herum</translation>
        </message>
        <message>
            <source>Turn by turn</source>
            <translation>Rundenweise</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}, Insel</translation>
        </message>
        <message>
            <source>{cell}, sea</source>
            <translation>{cell}, Meer</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>{file} konnte nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>%n course(s)</source>
            <translation>
                <numerusform>%n Kurs</numerusform>
                <numerusform>%n Kurse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n weiteres</numerusform>
                <numerusform>%n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: no mine was left</source>
            <translation>Zeile {line}, „{what}“: keine Mine mehr übrig</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: too early, at least {marks} missing before it</source>
            <translation>Zeile {line}, „{what}“: zu früh, davor fehlen mindestens {marks}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: two systems without a course between them</source>
            <translation>Zeile {line}, „{what}“: zwei Systeme ohne einen Kurs dazwischen</translation>
        </message>
        <message>
            <source>from {cells} it would have crossed its own route</source>
            <translation>von {cells} aus hätte es seine eigene Route gekreuzt</translation>
        </message>
        <message>
            <source>from {cells} it would have run into its own mine</source>
            <translation>von {cells} aus wäre es auf eine eigene Mine gelaufen</translation>
        </message>
        <message>
            <source>island</source>
            <translation>Insel</translation>
        </message>
        <message>
            <source>island at line {line}</source>
            <translation>Insel in Zeile {line}</translation>
        </message>
        <message>
            <source>it does not fit {cells}</source>
            <translation>es passt nicht zu {cells}</translation>
        </message>
        <message>
            <source>it would have been on {cells}, in another sector</source>
            <translation>es wäre auf {cells} gewesen, in einem anderen Sektor</translation>
        </message>
        <message>
            <source>it would have been on {cells}, inside that sector</source>
            <translation>es wäre auf {cells} gewesen, in diesem Sektor</translation>
        </message>
        <message>
            <source>it would have been on {cells}, out of torpedo range</source>
            <translation>es wäre auf {cells} gewesen, außer Torpedoreichweite</translation>
        </message>
        <message>
            <source>it would have been on {cells}, outside that sector</source>
            <translation>es wäre auf {cells} gewesen, außerhalb dieses Sektors</translation>
        </message>
        <message>
            <source>it would have come to {cells} from off the map</source>
            <translation>es wäre von außerhalb der Karte auf {cells} gekommen</translation>
        </message>
        <message>
            <source>it would have come to {cells} over the island {blocked}</source>
            <translation>es wäre über die Insel {blocked} auf {cells} gekommen</translation>
        </message>
        <message>
            <source>no route through {cells} could have left that mine</source>
            <translation>keine Route über {cells} hätte diese Mine legen können</translation>
        </message>
        <message>
            <source>not with line {line}</source>
            <translation>nicht mit Zeile {line}</translation>
        </message>
        <message>
            <source>off the map at line {line}</source>
            <translation>in Zeile {line} außerhalb der Karte</translation>
        </message>
        <message>
            <source>on {cells} it had no room for a mine</source>
            <translation>auf {cells} war kein Platz für eine Mine</translation>
        </message>
        <message>
            <source>on {cells} its own damage would have been another</source>
            <translation>auf {cells} wäre sein eigener Schaden ein anderer gewesen</translation>
        </message>
        <message>
            <source>on {cells} not exactly one of the two would be true</source>
            <translation>auf {cells} wäre nicht genau eine der beiden Angaben wahr</translation>
        </message>
        <message>
            <source>on {cells} the damage would have been another</source>
            <translation>auf {cells} wäre der Schaden ein anderer gewesen</translation>
        </message>
        <message>
            <source>own mine at line {line}</source>
            <translation>eigene Mine in Zeile {line}</translation>
        </message>
        <message>
            <source>own route at line {line}</source>
            <translation>eigene Route in Zeile {line}</translation>
        </message>
        <message>
            <source>ruled out by line {line}</source>
            <translation>durch Zeile {line} ausgeschlossen</translation>
        </message>
        <message>
            <source>{cells} or {more}</source>
            <translation>{cells} oder {more}</translation>
        </message>
        <message>
            <source>{cell} is an island.</source>
            <translation>{cell} ist eine Insel.</translation>
        </message>
        <message>
            <source>{cell} is ruled out by line {line}, “{what}”: {how}.</source>
            <translation>{cell} ist durch Zeile {line}, „{what}“, ausgeschlossen: {how}.</translation>
        </message>
        <message>
            <source>{system}: at most {most} of {size}</source>
            <translation>{system}: höchstens {most} von {size}</translation>
        </message>
        <message>
            <source>{system}: could be ready, {most} of {size}</source>
            <translation>{system}: könnte bereit sein, {most} von {size}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>Add before</source>
            <translation>Davor einfügen</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Line {line}, contradicts: {what}</source>
            <translation>Zeile {line}, widerspricht: {what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>Zeile {line}: {what}</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>Mitschrift öffnen</translation>
        </message>
        <message>
            <source>Press a course as soon as you hear one, or open a transcript.</source>
            <translation>Tippen Sie einen Kurs an, sobald Sie ihn hören, oder öffnen Sie eine Mitschrift.</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>Mitschrift speichern</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>Streichen</translation>
        </message>
        <message>
            <source>What was heard, oldest first</source>
            <translation>Was zu hören war, das Älteste zuerst</translation>
        </message>
    </context>
    <context>
        <name>RefusalBar</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>Trotzdem ausführen</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Regel zeigen</translation>
        </message>
    </context>
    <context>
        <name>Sea</name>
        <message>
            <source>mine set off at line {line}</source>
            <translation>Mine in Zeile {line} gezündet</translation>
        </message>
        <message>
            <source>our shot at line {line}</source>
            <translation>unser Schuss in Zeile {line}</translation>
        </message>
        <message>
            <source>our submarine</source>
            <translation>unser U-Boot</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>möglich</translation>
        </message>
        <message>
            <source>ruled out</source>
            <translation>ausgeschlossen</translation>
        </message>
        <message>
            <source>torpedo at line {line}</source>
            <translation>Torpedo in Zeile {line}</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}, Insel</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Ask whether it counts</source>
            <translation>Fragen, ob sie zählt</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>Mitzählen</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>Nicht mitzählen</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>Tasten …</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Night (red on black)</source>
            <translation>Nacht (Rot auf Schwarz)</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>Fenster zurücksetzen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Show no movement</source>
            <translation>Keine Bewegung zeigen</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Timers after the computer slept</source>
            <translation>Uhren nach dem Ruhezustand</translation>
        </message>
    </context>
    <context>
        <name>Shared</name>
        <message>
            <source>Another window wrote to this table. Look at it and do it once more.</source>
            <translation>Ein anderes Fenster hat in diese Partie geschrieben. Sehen Sie nach und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>First roll or draw what is asked for.</source>
            <translation>Erst würfeln oder ziehen, was verlangt ist.</translation>
        </message>
        <message>
            <source>No dice and no cards are asked for now.</source>
            <translation>Gerade sind weder Würfel noch Karten verlangt.</translation>
        </message>
        <message>
            <source>Only an act that counts can be changed.</source>
            <translation>Nur ein Zug, der zählt, lässt sich ändern.</translation>
        </message>
        <message>
            <source>Something else was asked for.</source>
            <translation>Verlangt war etwas anderes.</translation>
        </message>
        <message>
            <source>Something happened meanwhile; look at it once more.</source>
            <translation>Inzwischen ist etwas geschehen; sehen Sie es sich noch einmal an.</translation>
        </message>
        <message>
            <source>The journal has no such line.</source>
            <translation>Das Protokoll hat keine solche Zeile.</translation>
        </message>
        <message>
            <source>The older part of the journal cannot be read, so this is not possible.</source>
            <translation>Der ältere Teil des Protokolls ist nicht lesbar; deshalb geht das nicht.</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>This card is no longer in the pile.</source>
            <translation>Diese Karte ist nicht mehr im Stapel.</translation>
        </message>
        <message>
            <source>This could not be saved, so it was not done.</source>
            <translation>Das ließ sich nicht sichern und wurde deshalb nicht ausgeführt.</translation>
        </message>
        <message>
            <source>This die has the faces 1 to {sides}, not {given}.</source>
            <translation>Dieser Würfel hat die Seiten 1 bis {sides}, nicht {given}.</translation>
        </message>
        <message>
            <source>This line was taken back; bring it back first.</source>
            <translation>Diese Zeile wurde zurückgenommen; stellen Sie sie zuerst wieder her.</translation>
        </message>
        <message>
            <source>This shows something hidden: ask the table first.</source>
            <translation>Das zeigt etwas Verdecktes: Fragen Sie erst die Runde.</translation>
        </message>
        <message>
            <source>This table can only be read; nothing is written.</source>
            <translation>Diese Partie lässt sich nur ansehen; nichts wird geschrieben.</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <translation>Schreiben Sie zuerst etwas.</translation>
        </message>
        <message>
            <source>{expected} cards are asked for, {given} were given.</source>
            <translation>Verlangt sind {expected} Karten, angegeben wurden {given}.</translation>
        </message>
        <message>
            <source>{expected} dice are asked for, {given} were given.</source>
            <translation>Verlangt sind {expected} Würfel, angegeben wurden {given}.</translation>
        </message>
    </context>
    <context>
        <name>Ships</name>
        <message>
            <source>Enemy damage {number}</source>
            <translation>Schaden des Gegners {number}</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, from the record</source>
            <translation>Schaden des Gegners {number} von 4, aus der Aufzeichnung</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, set by hand</source>
            <translation>Schaden des Gegners {number} von 4, von Hand gesetzt</translation>
        </message>
        <message>
            <source>From the record</source>
            <translation>Aus der Aufzeichnung</translation>
        </message>
        <message>
            <source>Our submarine is not on the map</source>
            <translation>Unser U-Boot ist nicht auf der Karte</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>Unser U-Boot ist auf {cell}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Setzen</translation>
        </message>
        <message>
            <source>Place our submarine on the map</source>
            <translation>Unser U-Boot auf die Karte setzen</translation>
        </message>
        <message>
            <source>Take off</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Take our submarine off the map</source>
            <translation>Unser U-Boot von der Karte nehmen</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>Choose a command, go to the field and press its new key.</source>
            <translation>Wählen Sie einen Befehl, gehen Sie in das Feld und drücken Sie seine neue Taste.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Commands and their keys</source>
            <translation>Befehle und ihre Tasten</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>Befehl oder Taste suchen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>New key: press it</source>
            <translation>Neue Taste: drücken Sie sie</translation>
        </message>
        <message>
            <source>No key</source>
            <translation>Keine Taste</translation>
        </message>
        <message>
            <source>Take this key over</source>
            <translation>Diese Taste übernehmen</translation>
        </message>
        <message>
            <source>Use this key</source>
            <translation>Diese Taste verwenden</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>keine Taste</translation>
        </message>
        <message>
            <source>{key} belongs to “{command}”, which would lose it.</source>
            <translation>{key} gehört zu „{command}“; der Befehl würde sie verlieren.</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>A damaged file could not be restored; it was left as it is. Copy it away.</source>
            <translation>Eine beschädigte Datei konnte nicht wiederhergestellt werden; sie blieb, wie sie ist. Kopieren Sie sie an einen anderen Ort.</translation>
        </message>
        <message>
            <source>A new backup could not be read back, so it does not count.</source>
            <translation>Eine neue Sicherung ließ sich nicht zurücklesen und zählt deshalb nicht.</translation>
        </message>
        <message>
            <source>A restore that was cut off has been finished: {file} is whole again.</source>
            <translation>Eine unterbrochene Wiederherstellung wurde abgeschlossen: {file} ist wieder vollständig.</translation>
        </message>
        <message>
            <source>An entry could not be read after the file was damaged. Check the table.</source>
            <translation>Ein Eintrag war nach der Beschädigung der Datei nicht mehr lesbar. Prüfen Sie die Partie.</translation>
        </message>
        <message>
            <source>An older Bathysphere has {file} open. Close it and start again.</source>
            <translation>Ein älteres Bathysphere hat {file} geöffnet. Schließen Sie es und starten Sie neu.</translation>
        </message>
        <message>
            <source>Another program holds {file} just now. Saving is tried again shortly.</source>
            <translation>Ein anderes Programm hält {file} gerade fest. Das Sichern wird gleich noch einmal versucht.</translation>
        </message>
        <message>
            <source>Entries whose table could not be read: {entries}. They are still in {file}.</source>
            <translation>Einträge, deren Partie nicht lesbar war: {entries}. Sie sind noch in {file}.</translation>
        </message>
        <message>
            <source>No backup could be made.</source>
            <translation>Es konnte keine Sicherung angelegt werden.</translation>
        </message>
        <message>
            <source>No folder can be called {folder}. Choose another one for your tables.</source>
            <translation>Kein Ordner kann {folder} heißen. Wählen Sie einen anderen für Ihre Partien.</translation>
        </message>
        <message>
            <source>Somebody else wrote to this table meanwhile, so this was not saved. Open the table again.</source>
            <translation>Inzwischen hat jemand anderes in diese Partie geschrieben; dies wurde daher nicht gesichert. Öffnen Sie die Partie neu.</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>Etwas ist schiefgegangen ({code}).</translation>
        </message>
        <message>
            <source>The backup {file} is damaged, so an older one was taken.</source>
            <translation>Die Sicherung {file} ist beschädigt; deshalb wurde eine ältere genommen.</translation>
        </message>
        <message>
            <source>The disk failed at {file} ({reason}). Saving is tried again shortly.</source>
            <translation>Der Datenträger versagte bei {file} ({reason}). Das Sichern wird gleich noch einmal versucht.</translation>
        </message>
        <message>
            <source>The disk is full, so tables can only be looked at. Free some space and start again.</source>
            <translation>Der Datenträger ist voll; Partien lassen sich nur ansehen. Schaffen Sie Platz und starten Sie neu.</translation>
        </message>
        <message>
            <source>The disk is full: {file} could not be written. Free some space.</source>
            <translation>Der Datenträger ist voll: {file} konnte nicht geschrieben werden. Schaffen Sie Platz.</translation>
        </message>
        <message>
            <source>The file had lost entries; they were taken from the backup of {made}.</source>
            <translation>Der Datei fehlten Einträge; sie wurden der Sicherung vom {made} entnommen.</translation>
        </message>
        <message>
            <source>The file was damaged. It is kept as {file}.</source>
            <translation>Die Datei war beschädigt. Sie ist als {file} aufbewahrt.</translation>
        </message>
        <message>
            <source>The file {file} could not be used ({reason}). Nothing was changed.</source>
            <translation>Die Datei {file} konnte nicht verwendet werden ({reason}). Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The folder {folder} cannot hold tables.</source>
            <translation>Der Ordner {folder} kann keine Partien aufnehmen.</translation>
        </message>
        <message>
            <source>There is no table {table}.</source>
            <translation>Es gibt keine Partie {table}.</translation>
        </message>
        <message>
            <source>There was no backup; what could be read of the file was restored.</source>
            <translation>Es gab keine Sicherung; wiederhergestellt wurde, was von der Datei lesbar war.</translation>
        </message>
        <message>
            <source>You may not read {folder}. Change its permissions or choose another folder.</source>
            <translation>Sie dürfen {folder} nicht lesen. Ändern Sie die Rechte oder wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Your tables were restored from the backup of {made}.</source>
            <translation>Ihre Partien wurden aus der Sicherung vom {made} wiederhergestellt.</translation>
        </message>
        <message>
            <source>{file} cannot be made here. Choose another folder for your tables.</source>
            <translation>{file} kann hier nicht angelegt werden. Wählen Sie einen anderen Ordner für Ihre Partien.</translation>
        </message>
        <message>
            <source>{file} is damaged and may not be written. Copy its folder and open the copy.</source>
            <translation>{file} ist beschädigt und darf nicht beschrieben werden. Kopieren Sie den Ordner und öffnen Sie die Kopie.</translation>
        </message>
        <message>
            <source>{file} is damaged. Start Bathysphere again to restore what can be read.</source>
            <translation>{file} ist beschädigt. Starten Sie Bathysphere neu, um das Lesbare wiederherzustellen.</translation>
        </message>
        <message>
            <source>{file} is open for reading only. Nothing was saved.</source>
            <translation>{file} ist nur zum Lesen geöffnet. Nichts wurde gesichert.</translation>
        </message>
        <message>
            <source>{file} may not be written, so tables can only be looked at.</source>
            <translation>{file} darf nicht beschrieben werden; Partien lassen sich nur ansehen.</translation>
        </message>
        <message>
            <source>{file} was written by a newer Bathysphere, so tables can only be looked at. Update the program.</source>
            <translation>{file} stammt von einem neueren Bathysphere; Partien lassen sich nur ansehen. Aktualisieren Sie das Programm.</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder. Choose another folder for your tables.</source>
            <translation>{folder} ist eine Datei, kein Ordner. Wählen Sie einen anderen Ordner für Ihre Partien.</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}.</source>
            <translation>„{title}“ ist bis Eintrag {entries} wieder da, geschrieben {until}.</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}; entries that could not be read: {lost}. A note stands in the place of each.</source>
            <translation>„{title}“ ist bis Eintrag {entries} wieder da, geschrieben {until}; nicht lesbare Einträge: {lost}. An der Stelle jedes von ihnen steht eine Notiz.</translation>
        </message>
    </context>
    <context>
        <name>Systems</name>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>%n fehlt</numerusform>
                <numerusform>%n fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>could be ready</source>
            <translation>könnte bereit sein</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Back to the tables</source>
            <translation>Zurück zu den Partien</translation>
        </message>
        <message>
            <source>Curtain: hand over to another seat</source>
            <translation>Vorhang: an einen anderen Platz übergeben</translation>
        </message>
        <message>
            <source>Journal, last line: {line}</source>
            <translation>Protokoll, letzte Zeile: {line}</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>Tischanzeige</translation>
        </message>
        <message>
            <source>The journal is empty: nothing has happened yet.</source>
            <translation>Das Protokoll ist leer: Noch ist nichts geschehen.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
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
                <numerusform>%n Sekunde hinzufügen</numerusform>
                <numerusform>%n Sekunden hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Count down</source>
            <translation>Rückwärts zählen</translation>
        </message>
        <message>
            <source>Count up</source>
            <translation>Vorwärts zählen</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Minutes to count down</source>
            <translation>Minuten für den Countdown</translation>
        </message>
        <message>
            <source>Name of the timer</source>
            <translation>Name der Uhr</translation>
        </message>
        <message>
            <source>New timer</source>
            <translation>Neue Uhr</translation>
        </message>
        <message>
            <source>One for each seat</source>
            <translation>Eine für jeden Platz</translation>
        </message>
        <message>
            <source>One minute less</source>
            <translation>Eine Minute weniger</translation>
        </message>
        <message>
            <source>One minute more</source>
            <translation>Eine Minute mehr</translation>
        </message>
        <message>
            <source>Pause {name}</source>
            <translation>{name} anhalten</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Start {name}</source>
            <translation>{name} starten</translation>
        </message>
        <message numerus="yes">
            <source>Take away %n second(s)</source>
            <translation>
                <numerusform>%n Sekunde abziehen</numerusform>
                <numerusform>%n Sekunden abziehen</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}, {time}: change</source>
            <translation>{name}, {time}: ändern</translation>
        </message>
        <message>
            <source>{name}: time is up</source>
            <translation>{name}: Zeit ist um</translation>
        </message>
    </context>
    <context>
        <name>Track</name>
        <message>
            <source>(widened: some of these are not possible)</source>
            <translation>(erweitert: einige davon sind nicht möglich)</translation>
        </message>
        <message>
            <source>It would fit if line {line} were “{observation}”.</source>
            <translation>Es würde passen, wenn Zeile {line} „{observation}“ wäre.</translation>
        </message>
        <message>
            <source>It would fit without line {line}.</source>
            <translation>Ohne Zeile {line} würde es passen.</translation>
        </message>
        <message>
            <source>Line {line}: “{observation}” contradicts the lines before; the enemy can be nowhere.</source>
            <translation>Zeile {line}: „{observation}“ widerspricht den Zeilen davor; der Gegner kann nirgends sein.</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>Es gibt keine Datei {path}.</translation>
        </message>
        <message>
            <source>cells: {count}</source>
            <translation>Felder: {count}</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>{path} konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>{path} is a folder; name a transcript in it.</source>
            <translation>{path} ist ein Ordner; nennen Sie eine Mitschrift darin.</translation>
        </message>
        <message>
            <source>{path} may not be read; check its permissions.</source>
            <translation>{path} darf nicht gelesen werden; prüfen Sie die Rechte.</translation>
        </message>
    </context>
    <context>
        <name>Transcript</name>
        <message>
            <source>A sonar answer names two different things of row, column and sector.</source>
            <translation>Eine Sonarantwort nennt zwei verschiedene Angaben aus Zeile, Spalte und Sektor.</translation>
        </message>
        <message>
            <source>An option is written: option NAME VALUE.</source>
            <translation>Eine Option schreibt man so: option NAME WERT.</translation>
        </message>
        <message>
            <source>Line {number}: {text}</source>
            <translation>Zeile {number}: {text}</translation>
        </message>
        <message>
            <source>No map is named; begin with a line such as: map alpha real-time.</source>
            <translation>Es ist keine Karte genannt; beginnen Sie mit einer Zeile wie: map alpha real-time.</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>Mitschrift öffnen</translation>
        </message>
        <message>
            <source>Option {name} cannot be “{found}”; expected: {expected}.</source>
            <translation>Die Option {name} kann nicht „{found}“ sein; erwartet: {expected}.</translation>
        </message>
        <message>
            <source>Row {row} of the map has the sign “{found}”; only . # o m are known.</source>
            <translation>Zeile {row} der Karte enthält das Zeichen „{found}“; bekannt sind nur . # o m.</translation>
        </message>
        <message>
            <source>Row {row} of the map is not {columns} cells wide.</source>
            <translation>Zeile {row} der Karte ist nicht {columns} Felder breit.</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>Mitschrift speichern</translation>
        </message>
        <message>
            <source>Something is missing; expected: {expected}.</source>
            <translation>Es fehlt etwas; erwartet: {expected}.</translation>
        </message>
        <message>
            <source>The file is too large for a transcript; at most {bytes} bytes and {lines} lines are read.</source>
            <translation>Die Datei ist zu groß für eine Mitschrift; gelesen werden höchstens {bytes} Bytes und {lines} Zeilen.</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>Die Zeile ist länger als {most} Bytes.</translation>
        </message>
        <message>
            <source>The map calls {cell} doubtful, but has no such cell.</source>
            <translation>Die Karte nennt {cell} zweifelhaft, hat aber kein solches Feld.</translation>
        </message>
        <message>
            <source>The map cannot have sectors of {found} by {found} cells.</source>
            <translation>Die Karte kann keine Sektoren von {found} mal {found} Feldern haben.</translation>
        </message>
        <message>
            <source>The map file is not a map: {reason}.</source>
            <translation>Die Kartendatei ist keine Karte: {reason}.</translation>
        </message>
        <message>
            <source>The map file {path} could not be read: {reason}.</source>
            <translation>Die Kartendatei {path} konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>The map has no sea.</source>
            <translation>Die Karte hat kein Meer.</translation>
        </message>
        <message>
            <source>The map is in the file {path}, which cannot be read from here.</source>
            <translation>Die Karte liegt in der Datei {path}, die von hier aus nicht lesbar ist.</translation>
        </message>
        <message>
            <source>The map is incomplete; write: map NAME MODE, or: map file PATH.</source>
            <translation>Die Karte ist unvollständig; schreiben Sie: map NAME MODUS, oder: map file PFAD.</translation>
        </message>
        <message>
            <source>The map is {columns} columns by {rows} rows; at most 26 by 99 are possible.</source>
            <translation>Die Karte hat {columns} Spalten und {rows} Zeilen; möglich sind höchstens 26 mal 99.</translation>
        </message>
        <message>
            <source>The map says it has {rows} rows, but {found} are drawn.</source>
            <translation>Die Karte soll {rows} Zeilen haben, gezeichnet sind aber {found}.</translation>
        </message>
        <message>
            <source>The map was named already.</source>
            <translation>Die Karte wurde schon genannt.</translation>
        </message>
        <message>
            <source>The transcript has other rules. Start a new table with its options first.</source>
            <translation>Die Mitschrift hat andere Regeln. Beginnen Sie zuerst eine neue Partie mit ihren Optionen.</translation>
        </message>
        <message>
            <source>The transcript is of {map}. Start a new table with this map first.</source>
            <translation>Die Mitschrift gehört zu {map}. Beginnen Sie zuerst eine neue Partie mit dieser Karte.</translation>
        </message>
        <message>
            <source>There is a zero byte, so this is no text file; save it as UTF-8 text.</source>
            <translation>Es enthält ein Nullbyte und ist daher keine Textdatei; speichern Sie es als UTF-8-Text.</translation>
        </message>
        <message>
            <source>There is no column number {value}; this map has {most} columns.</source>
            <translation>Es gibt keine Spalte Nummer {value}; diese Karte hat {most} Spalten.</translation>
        </message>
        <message>
            <source>There is no option “{found}”; expected: {expected}.</source>
            <translation>Es gibt keine Option „{found}“; erwartet: {expected}.</translation>
        </message>
        <message>
            <source>There is no row {value}; this map has rows 1 to {most}.</source>
            <translation>Es gibt keine Zeile {value}; diese Karte hat die Zeilen 1 bis {most}.</translation>
        </message>
        <message>
            <source>There is no sector {value}; this map has sectors 1 to {most}.</source>
            <translation>Es gibt keinen Sektor {value}; diese Karte hat die Sektoren 1 bis {most}.</translation>
        </message>
        <message>
            <source>There is no {mode} map “{found}”; there are: {known}.</source>
            <translation>Es gibt keine Karte „{found}“ für {mode}; es gibt: {known}.</translation>
        </message>
        <message>
            <source>This is not UTF-8 text; save the file as UTF-8.</source>
            <translation>Das ist kein UTF-8-Text; speichern Sie die Datei als UTF-8.</translation>
        </message>
        <message>
            <source>This record has lines already. Open a transcript on a new table.</source>
            <translation>Diese Aufzeichnung hat schon Zeilen. Öffnen Sie eine Mitschrift in einer neuen Partie.</translation>
        </message>
        <message>
            <source>Transcripts (*.txt)</source>
            <translation>Mitschriften (*.txt)</translation>
        </message>
        <message>
            <source>Transcripts (*.txt);;All files (*)</source>
            <translation>Mitschriften (*.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>{cell} is not on this map, whose cells go from A1 to {last}.</source>
            <translation>{cell} liegt nicht auf dieser Karte; ihre Felder reichen von A1 bis {last}.</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>{file} konnte nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
        </message>
        <message>
            <source>“{found}” comes before the map; begin with a line such as: map alpha real-time.</source>
            <translation>„{found}“ steht vor der Karte; beginnen Sie mit einer Zeile wie: map alpha real-time.</translation>
        </message>
        <message>
            <source>“{found}” is not a letter; columns go by their letter.</source>
            <translation>„{found}“ ist kein Buchstabe; Spalten heißen nach ihrem Buchstaben.</translation>
        </message>
        <message>
            <source>“{found}” is not a mode of play; expected: {expected}.</source>
            <translation>„{found}“ ist keine Spielart; erwartet: {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is not a number; expected the number of a {expected}.</source>
            <translation>„{found}“ ist keine Zahl; erwartet wird die Nummer: {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is not understood here; expected: {expected}.</source>
            <translation>„{found}“ ist hier nicht verständlich; erwartet: {expected}.</translation>
        </message>
        <message>
            <source>“{found}” is one word too many.</source>
            <translation>„{found}“ ist ein Wort zu viel.</translation>
        </message>
        <message>
            <source>“{found}” must come before the first observation.</source>
            <translation>„{found}“ muss vor der ersten Beobachtung stehen.</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n cell(s) left</source>
            <translation>
                <numerusform>%n Feld übrig</numerusform>
                <numerusform>%n Felder übrig</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line} was: {now}</source>
            <translation>Zeile {line} war: {now}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”, cannot be true with the others.</source>
            <translation>Zeile {line}, „{what}“, kann mit den anderen nicht zugleich stimmen.</translation>
        </message>
        <message>
            <source>Looking for what would make them agree…</source>
            <translation>Gesucht wird, was sie in Einklang brächte …</translation>
        </message>
        <message>
            <source>No single change makes them agree. Undo, or change several lines.</source>
            <translation>Keine einzelne Änderung bringt sie in Einklang. Machen Sie etwas rückgängig oder ändern Sie mehrere Zeilen.</translation>
        </message>
        <message>
            <source>One of these would make them agree:</source>
            <translation>Eines davon brächte sie in Einklang:</translation>
        </message>
        <message numerus="yes">
            <source>Others (%n in all)</source>
            <translation>
                <numerusform>Andere (insgesamt %n)</numerusform>
                <numerusform>Andere (insgesamt %n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Take out line {line}, {was}</source>
            <translation>Zeile {line} streichen, {was}</translation>
        </message>
        <message>
            <source>instead of {was}; {cells}</source>
            <translation>statt {was}; {cells}</translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation>heute, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>gestern, {time}</translation>
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
