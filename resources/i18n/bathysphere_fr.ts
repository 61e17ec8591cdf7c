<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Banner</name>
        <message>
            <source>Close this message</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Who takes the screen? Others look away.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>Table display</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{title} - table</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>A cell from A1 to {last} is needed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sector from 1 to {most} is needed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>And to itself?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Column {letter}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drone in sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It used its</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mine set off on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our shot on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press a cell on the map or type it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press or type a cell, then what was answered.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sector {text}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Such as: drone 5 no, or: sonar row 7 column C</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Surfaced in sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Torpedo on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Two different things, such as C r7, or C s5.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Two of column letter, r and row, s and sector.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Type</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What happened? y drone yes, n drone no, f surfaced</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What was answered? d direct, i indirect, n none</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What was answered? y yes, n no</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Yes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>d drone, o sonar, c scenario</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>s{number}</source>
            <comment>sector, short</comment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Archive</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More for {title}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No table yet. Choose “New table” to set up the first one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Put back on the list</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rename table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rename, archive</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show archived tables</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tables</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>A break was counted: {seconds} seconds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A timer change was taken back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Brought back line {number}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Change this line</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Filter the journal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Journal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No line holds “{words}”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing has happened yet. What you enter is written here.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timer {name} was paused.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timer {name} was removed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timer {name} was set.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timer {name} was started.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timer {name}: {seconds} seconds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Took back everything after line {number}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Took everything back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Took up the earlier line of play again, up to line {number}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>correction</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>forced by the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>note</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>ruling</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>taken back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number}, {marks}. {sentence}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number}. {sentence}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Enemy course East</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy course North</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy course South</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy course West</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy dropped a mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy set off a mine: then its cell</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy silence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy surfaced: then its sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy torpedo: then its target</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy used a system: then which one</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our drone</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our drone: then sector, and yes or no</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our shot</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our sonar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our sonar: then the two things answered</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our torpedo or mine exploded: then cell and result</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Silence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Type</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Type an observation as a line</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Used</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>NewTable</name>
        <message>
            <source>Name of the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>‹ Tables</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>off the map</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{way}  {share}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Pad</name>
        <message>
            <source>What was heard</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <source>Hide panels</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move down</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show panels</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{title}, folded</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{title}, open</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>&lt;1 %</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>&gt;99 %</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A mine is dropped first and set off later, once. If a drop was missed, write the trigger down anyway and add the drop before it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sonar answer names two different things out of row, column and sector; exactly one of them is true.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Added as line {line}: {what}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Captain Sonar: radio operator</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Columns are letters from west to east, rows and sectors are numbers from the north-west corner of the map.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Compare it with your printed map before you play.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Compare {cells} with your printed map.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Damage goes from 0 to {most}, not {value}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drone</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dropped a mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter for East</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>East</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy damage follows the record again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemy damage set to {number} of 4</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Line {line} corrected: {now} (was: {was})</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter for North</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>North</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only the radio operator writes in this record.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: no</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: yes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our shot on {cell}: {result}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our sonar: {first} or {second}, not both</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our submarine taken off the map</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Radio operator</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Referee</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter for South</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set off a mine on {cell}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Set off a mine on {cell}, to itself: {result}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Silence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>South</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Submarines stay in the sea; islands block them.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Surfaced in sector {sector}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Taken out: {what}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The fourth damage destroys a submarine.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The line already says this.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The map {chart} has no sea; open another one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The sonar answer names two {kind}; take two different things.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no cell {cell} on this map; the last one is {last}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no column {value} on this map; columns go from A to {most}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no map called {chart}; choose one from the list or open a file.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no row {value} on this map; rows go from 1 to {most}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no sector {value} on this map; sectors go from 1 to {most}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This cannot be done now ({code}).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This line is no longer in the record.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Torpedo on {cell}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Torpedo on {cell}, to itself: {result}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Used its drone</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Used its scenario system</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Used its sonar</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>W</source>
            <comment>letter for West</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>West</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>column {letter}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>columns</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>direct</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>direct hit, 2 damage</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>edited map</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>from one source only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>indirect</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>indirect hit, 1 damage</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no damage</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>none</source>
            <comment>damage</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>real-time</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>rows</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sector {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sectors</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sources disagree</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>turn by turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{cell} is an island; our submarine is at sea.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{map}, {mode}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{map}: nothing heard yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{map}: {heard}, last: {last}, damage {damage} of 4</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>%n course(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: no mine was left</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: too early, at least {marks} missing before it</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: two systems without a course between them</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>from {cells} it would have crossed its own route</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>from {cells} it would have run into its own mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>island</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>island at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it does not fit {cells}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have been on {cells}, in another sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have been on {cells}, inside that sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have been on {cells}, out of torpedo range</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have been on {cells}, outside that sector</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have come to {cells} from off the map</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>it would have come to {cells} over the island {blocked}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no route through {cells} could have left that mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not with line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>off the map at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on {cells} it had no room for a mine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on {cells} its own damage would have been another</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on {cells} not exactly one of the two would be true</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on {cells} the damage would have been another</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>own mine at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>own route at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>ruled out by line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{cells} or {more}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{cell} is an island.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{cell} is ruled out by line {line}, “{what}”: {how}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{system}: at most {most} of {size}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{system}: could be ready, {most} of {size}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RefusalBar</name>
        <message>
            <source>Close this message</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Sea</name>
        <message>
            <source>mine set off at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>our shot at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>our submarine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>possible</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>ruled out</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>torpedo at line {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Ask whether it counts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Colours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Count it</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Night (red on black)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show no movement</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Timers after the computer slept</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Shared</name>
        <message>
            <source>First roll or draw what is asked for.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No dice and no cards are asked for now.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something else was asked for.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something happened meanwhile; look at it once more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The journal has no such line.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This card is no longer in the pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This could not be saved, so it was not done.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This die has the faces 1 to {sides}, not {given}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This line was taken back; bring it back first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This shows something hidden: ask the table first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{expected} cards are asked for, {given} were given.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{expected} dice are asked for, {given} were given.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Back to the tables</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Curtain: hand over to another seat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Journal, last line: {line}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Table display</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The journal is empty: nothing has happened yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>When</name>
        <message>
            <source>today, {time}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Bathysphere</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
