"""The additions of friends and Moon Dancer to a position. A game without them has no such part."""

from dataclasses import dataclass

from festival_desktop.core.position import copier
from festival_desktop.games.festival_of_lanterns.content import Friend, Lantern, Tile

NO_FRIEND: Friend = -1
NO_STACK = -1
"""Position of a token that is not on a Dedication stack."""
NO_LEVEL = -1

PERSON, MOON_DANCER = 0, 1
"""Seats of the Moon Dancer challenge."""
CHALLENGE_PLAYERS = 2
"""Number of seats in the challenge: the person and Moon Dancer."""

LOOKED_AT = 2
"""Number of tiles of the stack looked at."""


def looked_at(stack: list[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of the stack that a player looks at, the top one first."""
    return tuple(stack[: -LOOKED_AT - 1 : -1])


@dataclass(slots=True, kw_only=True)
class Gala:
    """The friends in play, this turn's ability, and the pieces that came with friends."""

    friends: tuple[Friend, ...]
    befriended: Friend = NO_FRIEND
    """The friend befriended this turn."""
    uses: int = 0
    """Remaining uses of the ability, which is waiting as long as there are any."""
    dedications: int = 0
    """Number of Dedications made this turn."""
    returned: tuple[Lantern, ...] = ()
    """Lanterns the last Dedication of this turn returned to the Supply."""
    trixies: list[int]
    """Trixie lanterns of each seat, which `State.held` includes."""
    trixies_left: int = 0
    tokens: list[int]
    """Dedication stack with each seat's Celestia token; empty without such tokens."""
    favours: list[int]
    """Points each seat received from its token."""
    level: int = NO_LEVEL
    """Moon Dancer's level, if she is challenged."""

    def new_turn(self) -> None:
        self.befriended = NO_FRIEND
        self.uses = 0
        self.dedications = 0
        self.returned = ()

    def copy(self) -> "Gala":
        return _copy(self)


_copy = copier(Gala)
