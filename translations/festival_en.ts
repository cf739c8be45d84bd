<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>%n turn couldn’t be reviewed: the computer was too busy.</numerusform>
            <numerusform>%n turns couldn’t be reviewed: the computer was too busy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n point</numerusform>
            <numerusform>{cost} ± %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Complete the pools for a fireworks display worth %n point.</numerusform>
            <numerusform>Complete the pools for a fireworks display worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>Complete %n pool this turn.</numerusform>
            <numerusform>Complete %n pools this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Earn %n gift this turn.</numerusform>
            <numerusform>Earn %n gifts this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Score %n point for boats and your second-largest group.</numerusform>
            <numerusform>Score %n points for boats and your second-largest group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>You completed %n pool.</numerusform>
            <numerusform>You completed %n pools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>You earned %n gift.</numerusform>
            <numerusform>You earned %n gifts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>You completed the pools for a fireworks display worth %n point.</numerusform>
            <numerusform>You completed the pools for a fireworks display worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>You scored %n point for boats and your second-largest group.</numerusform>
            <numerusform>You scored %n points for boats and your second-largest group.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Anchored at {corner}: %n option</numerusform>
            <numerusform>Anchored at {corner}: %n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}: {points}, {short}. %n left.</numerusform>
            <numerusform>{shape}: {points}, {short}. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>%n pool still needed</numerusform>
            <numerusform>%n pools still needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>You need %n more gift.</numerusform>
            <numerusform>You need %n more gifts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Boats: {points}, %n per surrounded boat.</numerusform>
            <numerusform>Boats: {points}, %n per surrounded boat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>%n such area still unshaded</numerusform>
            <numerusform>%n such areas still unshaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>You can choose from %n area.</numerusform>
            <numerusform>You can choose from %n areas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n gift to spend</numerusform>
            <numerusform>%n gifts to spend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Give up %n point</numerusform>
            <numerusform>Give up %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Re-roll: %n gift</numerusform>
            <numerusform>Re-roll: %n gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>needs %n pool</numerusform>
            <numerusform>needs %n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n gift</numerusform>
            <numerusform>%n gifts</numerusform>
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
    <name>DiceOptions</name>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n gift</numerusform>
            <numerusform>+%n gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Choose %n more shape, {all} in total.</numerusform>
            <numerusform>Choose %n more shapes, {all} in total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>Boat, unshaded and surrounded: %n point</numerusform>
            <numerusform>Boat, unshaded and surrounded: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n point, {lead} ahead of second place</numerusform>
            <numerusform>%n points, {lead} ahead of second place</numerusform>
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
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Score %n point this turn.</numerusform>
            <numerusform>Score %n points this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Gain %n lantern this turn.</numerusform>
            <numerusform>Gain %n lanterns this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Gain %n more lantern than anyone else this turn.</numerusform>
            <numerusform>Gain %n more lanterns than anyone else this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Gain %n Mooncake this turn.</numerusform>
            <numerusform>Gain %n Mooncakes this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Place a tile so that you have the lanterns for a Dedication worth %n point.</numerusform>
            <numerusform>Place a tile so that you have the lanterns for a Dedication worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>You scored %n point.</numerusform>
            <numerusform>You scored %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>You gained %n lantern.</numerusform>
            <numerusform>You gained %n lanterns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>You gained %n more lantern than anyone else.</numerusform>
            <numerusform>You gained %n more lanterns than anyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>You have the lanterns for a Dedication worth %n point.</numerusform>
            <numerusform>You have the lanterns for a Dedication worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>You gained %n Mooncake.</numerusform>
            <numerusform>You gained %n Mooncakes.</numerusform>
        </translation>
    </message>
</context>
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
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>%n tile left in the stack.</numerusform>
            <numerusform>%n tiles left in the stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>%n left in the Supply.</numerusform>
            <numerusform>%n left in the Supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>%n Mooncake left in the Supply.</numerusform>
            <numerusform>%n Mooncakes left in the Supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>%n left.</numerusform>
            <numerusform>%n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: you have %n.</numerusform>
            <numerusform>{lantern}: you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} has %n.</numerusform>
            <numerusform>{lantern}: {name} has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>You have %n.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>you need %n more lantern</numerusform>
            <numerusform>you need %n more lanterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>%n Trixie lantern left on the pile.</numerusform>
            <numerusform>%n Trixie lanterns left on the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} has %n Trixie lantern.</numerusform>
            <numerusform>{name} has %n Trixie lanterns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name} has %n Mooncake.</numerusform>
            <numerusform>{name} has %n Mooncakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}: {points} from %n Dedication.</numerusform>
            <numerusform>{name}: {points} from %n Dedications.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name} has %n lantern.</numerusform>
            <numerusform>{name} has %n lanterns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}: {points}, {mooncakes}, %n lantern.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n lanterns.</numerusform>
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
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Mooncake</numerusform>
            <numerusform>Mooncakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
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
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n Trixie lantern counted as another.</numerusform>
            <numerusform>%n Trixie lanterns counted as another.</numerusform>
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
    <name>FestivalOptions</name>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>+%n lantern</numerusform>
            <numerusform>+%n lanterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>A starting Sky tile, and up to %n Fireworks tile for your hand.</numerusform>
            <numerusform>A starting Sky tile, and up to %n Fireworks tiles for your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>At this level you start with %n Fireworks tile: choose fewer.</numerusform>
            <numerusform>At this level you start with %n Fireworks tiles: choose fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n Mooncake</numerusform>
            <numerusform>%n Mooncakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>return %n lantern.</numerusform>
            <numerusform>return %n lanterns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>after you return %n lantern</numerusform>
            <numerusform>after you return %n lanterns</numerusform>
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
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Score %n point this turn.</numerusform>
            <numerusform>Score %n points this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Score %n more point than anyone else this turn.</numerusform>
            <numerusform>Score %n more points than anyone else this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Get your coins up to %n this turn.</numerusform>
            <numerusform>Get your coins up to %n this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Gather %n of your workers on one island.</numerusform>
            <numerusform>Gather %n of your workers on one island.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Make your longest chain %n island long.</numerusform>
            <numerusform>Make your longest chain %n islands long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>You scored %n point.</numerusform>
            <numerusform>You scored %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>You scored %n more point than anyone else.</numerusform>
            <numerusform>You scored %n more points than anyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>You got your coins up to %n.</numerusform>
            <numerusform>You got your coins up to %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>You gathered %n of your workers on one island.</numerusform>
            <numerusform>You gathered %n of your workers on one island.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>Your longest chain has %n island.</numerusform>
            <numerusform>Your longest chain has %n islands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>%n movement left.</numerusform>
            <numerusform>%n movements left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Keep moving (%n movement left)</numerusform>
            <numerusform>Keep moving (%n movements left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Move workers, up to %n movement</numerusform>
            <numerusform>Move workers, up to %n movements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>To {island}, %n lane</numerusform>
            <numerusform>To {island}, %n lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n festival</numerusform>
            <numerusform>%n festivals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Build a bridge from an island with one of your workers. %n segment left in your supply.</numerusform>
            <numerusform>Build a bridge from an island with one of your workers. %n segments left in your supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Build a floor where you have a worker. %n floor left in your supply.</numerusform>
            <numerusform>Build a floor where you have a worker. %n floors left in your supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Up to %n movement for your workers along bridges. Other players’ bridges cost coins.</numerusform>
            <numerusform>Up to %n movements for your workers along bridges. Other players’ bridges cost coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</numerusform>
            <numerusform>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Festival: %n point per piece.</numerusform>
            <numerusform>Festival: %n points per piece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} can hold it.</numerusform>
            <numerusform>{names} can hold it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>%n more piece for the majority</numerusform>
            <numerusform>%n more pieces for the majority</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>%n Sōrin left: each festival uses one.</numerusform>
            <numerusform>%n Sōrin left: each festival uses one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}: {condition}, {points}. %n card left.</numerusform>
            <numerusform>{goal}: {condition}, {points}. %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>%n private goal left to draw.</numerusform>
            <numerusform>%n private goals left to draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>The end is near: %n Sōrin left</numerusform>
            <numerusform>The end is near: %n Sōrin left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>The end is near: {name}, %n floor left</numerusform>
            <numerusform>The end is near: {name}, %n floors left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>The end is near: %n goal left</numerusform>
            <numerusform>The end is near: %n goals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>Projected: %n point</numerusform>
            <numerusform>Projected: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>The end is near: %n more turn without building or scoring</numerusform>
            <numerusform>The end is near: %n more turns without building or scoring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>%n floor missing</numerusform>
            <numerusform>%n floors missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>%n bridge missing</numerusform>
            <numerusform>%n bridges missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>%n piece missing</numerusform>
            <numerusform>%n pieces missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Take %n coin</numerusform>
            <numerusform>Take %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>Take %n worker</numerusform>
            <numerusform>Take %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Build for %n coin</numerusform>
            <numerusform>Build for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} can hold it</numerusform>
            <numerusform>{names} can hold it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n bridge</numerusform>
            <numerusform>%n bridges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n private goal</numerusform>
            <numerusform>%n private goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n floor, {workers} workers</numerusform>
            <numerusform>{size}: %n floors, {workers} workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Choose %n more public goal.</numerusform>
            <numerusform>Choose %n more public goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Choose %n fewer public goal.</numerusform>
            <numerusform>Choose %n fewer public goals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>This bridge needs %n segment; you have {1} left.</numerusform>
            <numerusform>This bridge needs %n segments; you have {1} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>This bridge costs %n coin; you have {1}.</numerusform>
            <numerusform>This bridge costs %n coins; you have {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>The toll is %n coin; you have {1}.</numerusform>
            <numerusform>The toll is %n coins; you have {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Your next fish costs %n coin; you have {1}.</numerusform>
            <numerusform>Your next fish costs %n coins; you have {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>%n movement left</numerusform>
            <numerusform>%n movements left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendWords</name>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>You start with %n Fireworks tile.</numerusform>
            <numerusform>You start with %n Fireworks tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer starts with %n extra of each lantern.</numerusform>
            <numerusform>Moon Dancer starts with %n extra of each lantern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>%n game with hints doesn’t count as a win or best score.</numerusform>
            <numerusform>%n games with hints don’t count as wins or best scores.</numerusform>
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
    <name>LastWord</name>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n point ahead of you. I dedicate early, while the stacks are high. Try it.</numerusform>
            <numerusform>%n points ahead of you. I dedicate early, while the stacks are high. Try it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>By %n point! I looked for one more lantern until the end.</numerusform>
            <numerusform>By %n points! I looked for one more lantern until the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>Only %n point. The next festival could be yours.</numerusform>
            <numerusform>Only %n points. The next festival could be yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n point! The whole lake is shining, and most of the light is yours.</numerusform>
            <numerusform>%n points! The whole lake is shining, and most of the light is yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n point to bronze</numerusform>
            <numerusform>%n points to bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n point to silver</numerusform>
            <numerusform>%n points to silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n point to gold</numerusform>
            <numerusform>%n points to gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>And %n more file.</numerusform>
            <numerusform>And %n more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}: choose %n more.</numerusform>
            <numerusform>{option}: choose %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}: choose %n fewer.</numerusform>
            <numerusform>{option}: choose %n fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>cost %n point</numerusform>
            <numerusform>cost %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Not yet: it costs about %n point. Undo a step or try again.</numerusform>
            <numerusform>Not yet: it costs about %n points. Undo a step or try again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Find a better turn: yours cost about %n point.</numerusform>
            <numerusform>Find a better turn: yours cost about %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>The records for {challenge} were damaged. The file was set aside; %n game could be saved.</numerusform>
            <numerusform>The records for {challenge} were damaged. The file was set aside; %n games could be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>%n of these games had hints.</numerusform>
            <numerusform>%n of these games had hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>%n of these games had custom content.</numerusform>
            <numerusform>%n of these games had custom content.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Only the first of %n game was opened.</numerusform>
            <numerusform>Only the first of %n games was opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>%n step can be recovered.</numerusform>
            <numerusform>%n steps can be recovered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Delete %n game for good?</numerusform>
            <numerusform>Delete %n games for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n game moved to the trash.</numerusform>
            <numerusform>%n games moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} have %n point each.</numerusform>
            <numerusform>{names} have %n points each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n game</numerusform>
            <numerusform>In %n games</numerusform>
        </translation>
    </message>
</context>
</TS>
