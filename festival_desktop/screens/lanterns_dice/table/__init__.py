"""The table of Lanterns Dice: its layout, parts, pictures and what the mouse and keys do.

Its words are asked for by `TableWords.label(key, *values)`; a pool is named as by `pool_name`:

    lake (name)                 title of the large sheet
    turn (turn, turns)          above the rows of turn bonuses: the turn of how many
    last-launches               instead of that, once all turns are over
    gifts (number)              above the circles of gifts: how many there are to spend
    fireworks, second-group, boats, score   the three parts of the score, and their sum
    still-open                  before the signs of what may still be shaded for
    next-medal                  alone: above the next medal
    more-points (points)        below it: how far it is

    done                        button: leave your part of the turn, or end the turn
    leave-rest, ask-unshaded    the same where something can still be shaded: button and question
    give-up-shades, keep-shading    its answers
    launch-best (points)        button: launch what is worth most …
    launch-where (shape, pool)  … and below it what that is, and where
    pass                        on a toolbar: launch nothing
    leave-launch                button: launch nothing, which is asked
    give-up (points)            one answer
    keep-launch                 the other
    turn-over                   that it can still be taken back
    next-move, scores           buttons that let the game go on
    rank:completes, rank:allowed, rank:spoils   what the light on areas means
    preview (preview)           what the move under the pointer would do: a `Preview`
    take-back                   on the area shaded last: pressing it again takes it back
    take-back-more              on one shaded before it: that takes back what came after, too
    look-back                   button: from somebody else's sheet back to one's own
    show-table                  button: from one's own sheet alone back to the whole table

    roll                        button on the tray
    reroll (gifts)              button: roll again for so many gifts
    orient                      button: leave the tray as it lies
    trial-hint                  how the tray is turned
    color:0 … color:5           names of the colours of the dice
    areas-left (number)         on a name plate: unshaded areas of the colour a seat would face
    you                         on the plate of the one person at the table
    nobody                      on the side of the tray where nobody sits: its die counts as shown

    emperor, emperor-note       caption of the emperor cards, and "one per turn"
    action:0 … action:5         what a card lets you shade, in the order of `Action`, short; with
                                the name of the player whose die it means
    side:0, side:1              which side of the card is up

    left (number)               tiles left on a stack
    fits, no-room, none-left    whether its top tile could be launched
    key:turn, key:flip          what R and F do while a tile is held
    key:places                  G shows all places where it fits, however it is turned
    put-back                    button: put the held tile back

    by:0, by:1, by:2            what an area is shaded for: die, turn bonus, emperor
    by:3 (pool)                 the platform of this pool
    look (name)                 in the panel while the pointer is on somebody's small sheet
    take (name)                 the same, if a press lets them take it
    take-here                   button: take the sheet that is looked at

    part:tray, part:actions, part:players, part:favours, part:fireworks, part:lake   for readers
"""
