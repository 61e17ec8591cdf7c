<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Dice</name>
        <message numerus="yes">
            <source>%n card(s) from the pile</source>
            <translation>
                <numerusform>%n card from the pile</numerusform>
                <numerusform>%n cards from the pile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to name</source>
            <translation>
                <numerusform>%n card to name</numerusform>
                <numerusform>%n cards to name</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) to read</source>
            <translation>
                <numerusform>%n die to read</numerusform>
                <numerusform>%n dice to read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) with {sides} faces</source>
            <translation>
                <numerusform>%n die with {sides} faces</numerusform>
                <numerusform>%n dice with {sides} faces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation>
                <numerusform>%n line heard</numerusform>
                <numerusform>%n lines heard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Transcript: %n line(s)</source>
            <translation>
                <numerusform>Transcript: %n line</numerusform>
                <numerusform>Transcript: %n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>%n course(s)</source>
            <translation>
                <numerusform>%n course</numerusform>
                <numerusform>%n courses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Systems</name>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>%n short</numerusform>
                <numerusform>%n short</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Timers</name>
        <message numerus="yes">
            <source>Add %n second(s)</source>
            <translation>
                <numerusform>Add %n second</numerusform>
                <numerusform>Add %n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take away %n second(s)</source>
            <translation>
                <numerusform>Take away %n second</numerusform>
                <numerusform>Take away %n seconds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n cell(s) left</source>
            <translation>
                <numerusform>%n cell left</numerusform>
                <numerusform>%n cells left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Others (%n in all)</source>
            <translation>
                <numerusform>Others (%n in all)</numerusform>
                <numerusform>Others (%n in all)</numerusform>
            </translation>
        </message>
    </context>
</TS>
