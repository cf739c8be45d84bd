"""The editions of the rules. A saved game goes on with the one it was begun with.

Each constant is the first edition with a rule; `catalog.py` lists the editions that can be played.
"""

EDITION = 4
"""Today's."""

FIREWORKS_PAY_ONCE = 4
"""A Fireworks tile pays one Mooncake per placement. Before, the placed one paid for each match."""
TRIXIE_WAITS = 4
"""Her lantern is taken at any point of the turn. Before, it came when she was befriended."""
TAKE_BACK_FROM_SUPPLY = 4
"""Sweetie Belle offers only what the Supply has. Before, a lantern it lacked could be chosen."""
