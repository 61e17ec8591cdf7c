<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
    </context>
</TS>
