"""The table of Lanterns Dice: its layout, parts, pictures and what the mouse and keys do.

Its words are asked for by `TableWords.label(key, *values)`; a pool is named as by `pool_name`:

    lake (name)                 title of the large sheet
    sheet (letter, turn, turns) beside it: which sheet this is, and the turn of how many
    last-launches               instead of that, once all turns are over
    turn-bonus                  above the rows of turn bonuses
    gifts (number)              above the circles of gifts: how many there are to spend
    fireworks, second-group, boats, score   the three parts of the score, and their sum
    still-open                  before the signs of what may still be shaded for
    done                        button: leave your part of the turn
    pass                        button: launch nothing
    could-launch (tiles)        what that would leave: shapes and points
    could-ask                   only a favour of the emperor is left to be done
    preview (preview)           what the move under the pointer would do: a `Preview`
    take-back                   on the area shaded last: pressing it again takes it back
    take-back-more              on one shaded before it: that takes back what came after, too
    look-back                   button: from somebody else's sheet back to one's own
    show-table                  button: from one's own sheet alone back to the whole table

    roll                        button on the tray
    reroll (gifts)              button: roll again for so many gifts
    orient                      button: leave the tray as it lies
    tray-hint                   how the tray is turned: drag its rim
    trial-hint                  the same, and how it is left as it lies: by the button or by shading
    color:0 … color:5           names of the colours of the dice
    areas-left (number)         on a name plate: unshaded areas of the colour a seat would face
    nobody                      on the side of the tray where nobody sits: its die counts as shown

    emperor, emperor-note       caption of the emperor cards, and "one per turn"
    action:0 … action:5         what a card lets you shade, in the order of `Action`, short
    side:0, side:1              which side of the card is up

    stacks, stacks-note         caption of the stacks of fireworks, and what to do with them
    left (number)               tiles left on a stack
    fits, no-room, none-left    whether its top tile could be launched
    key:turn, key:flip          what R and F do while a tile is held
    key:places, key:back        G shows all places where it fits, however it is turned; Esc

    by:0, by:1, by:2            what an area is shaded for: die, turn bonus, emperor
    by:3 (pool)                 the platform of this pool
    look (name)                 below the lake while the pointer is on somebody's small sheet
    take (name)                 the same, if a press lets them take it
    take-here                   button: take the sheet that is looked at

    part:tray, part:actions, part:players, part:favours, part:fireworks, part:lake   for readers
"""
