"""The editions of the rules. A saved game continues with the edition it started with.

Each constant is the first edition with a rule; `catalog.py` lists the playable editions.
"""

EDITION = 4
"""The current edition."""

FIREWORKS_PAY_ONCE = 4
"""A Fireworks tile earns one Mooncake per placement; earlier, the placed one paid per match."""
TRIXIE_WAITS = 4
"""Her lantern can be taken at any point of the turn; earlier, only when she was befriended."""
TAKE_BACK_FROM_SUPPLY = 4
"""Sweetie Belle only offers lanterns in the Supply; earlier, a missing one could be chosen."""
