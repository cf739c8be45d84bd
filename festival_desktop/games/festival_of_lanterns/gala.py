"""The additions of friends and Moon Dancer to a position. A game without them has no such part."""

from dataclasses import dataclass

from festival_desktop.core.position import copier
from festival_desktop.games.festival_of_lanterns.content import Friend, Lantern, Tile

NO_FRIEND: Friend = -1
NO_STACK = -1
"""Where the token is of somebody who has not put it on a Dedication stack."""
NO_LEVEL = -1

PERSON, MOON_DANCER = 0, 1
"""The seats of her challenge."""
CHALLENGE_PLAYERS = 2
"""At her table: the person and she."""

LOOKED_AT = 2
"""How many tiles of the stack are looked at."""


def looked_at(stack: list[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of the stack that a player looks at, the top one first."""
    return tuple(stack[: -LOOKED_AT - 1 : -1])


@dataclass(slots=True, kw_only=True)
class Gala:
    """The friends in play, this turn's ability, and the pieces that came with friends."""

    friends: tuple[Friend, ...]
    befriended: Friend = NO_FRIEND
    """Who was befriended this turn."""
    uses: int = 0
    """How often the ability can still be used; while it can, it is waiting for its moment."""
    dedications: int = 0
    """Dedications made this turn."""
    returned: tuple[Lantern, ...] = ()
    """The kinds of lantern the last Dedication of this turn returned to the Supply."""
    trixies: list[int]
    """Seat → Trixie lanterns, which `State.held` counts too."""
    trixies_left: int = 0
    tokens: list[int]
    """Seat → the Dedication stack its Celestia token lies on; empty without such tokens."""
    favours: list[int]
    """Seat → points its token brought."""
    level: int = NO_LEVEL
    """Moon Dancer's, if she is challenged."""

    def new_turn(self) -> None:
        self.befriended = NO_FRIEND
        self.uses = 0
        self.dedications = 0
        self.returned = ()

    def copy(self) -> "Gala":
        return _copy(self)


_copy = copier(Gala)
