<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FestivalChoices</name>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Draw the unseen top tile (%n in the stack)</numerusform>
            <numerusform>Draw the unseen top tile (%n in the stack)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Claim the Dedication: %n point</numerusform>
            <numerusform>Claim the Dedication: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name} kept %n lantern.</numerusform>
            <numerusform>{name} kept %n lanterns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>Claim %n point</numerusform>
            <numerusform>Claim %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Mooncake</numerusform>
            <numerusform>Mooncakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>lantern</numerusform>
            <numerusform>lanterns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n Trixie lantern stood in.</numerusform>
            <numerusform>%n Trixie lanterns stood in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n match, nothing left to gain.</numerusform>
            <numerusform>%n matches, nothing left to gain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n match: {gains}.</numerusform>
            <numerusform>%n matches: {gains}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalNames</name>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n Mooncake</numerusform>
            <numerusform>%n Mooncakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message numerus="yes">
        <source>{name} must return %n lantern(s).</source>
        <translation>
            <numerusform>{name} must return %n lantern.</numerusform>
            <numerusform>{name} must return %n lanterns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>return %n lantern</numerusform>
            <numerusform>return %n lanterns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendWords</name>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n Fireworks tile in your opening hand.</numerusform>
            <numerusform>%n Fireworks tiles in your opening hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendsPanel</name>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n Mooncake</numerusform>
            <numerusform>%n Mooncakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>You need %n more Mooncake.</numerusform>
            <numerusform>You need %n more Mooncakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message numerus="yes">
        <source>The records of Moon Dancer’s Challenge were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>The records of Moon Dancer’s Challenge were damaged. The file was put aside; %n game could be kept.</numerusform>
            <numerusform>The records of Moon Dancer’s Challenge were damaged. The file was put aside; %n games could be kept.</numerusform>
        </translation>
    </message>
</context>
</TS>
