"""Targets of this table that need no further numbers.

Besides the targets of the rules there are some of the screen alone: turn (±1: the tray), look
(seat), look-back, places, take-back (area), and reason (part of the score), which only shows.
"""

from festival_desktop.play.table import Target

ROLL, REROLL, DONE, PASS = Target("roll"), Target("reroll"), Target("done"), Target("pass")
LOOK_BACK, PLACES = Target("look-back"), Target("places")
TURNS = (Target("turn", (-1,)), Target("turn", (1,)))
