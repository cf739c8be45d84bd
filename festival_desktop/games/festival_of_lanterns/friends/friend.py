"""The moments of a turn at which a friend can act.

The turn asks every friend the same questions. A friend overrides those that concern its ability;
the defaults here do nothing.
"""

from collections.abc import Sequence
from typing import Protocol

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication, Friends
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers
from festival_desktop.games.festival_of_lanterns.moves import Dedicate, Move
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.games.festival_of_lanterns.transfers import Gains


class HelpedTurn(Protocol):
    """The turn as a friend sees it: what it may ask, and what it may cause."""

    @property
    def content(self) -> Content: ...

    @property
    def edition(self) -> int: ...

    @property
    def laid(self) -> LaidTiles: ...

    def dedications(self, state: State, leave_out: bool) -> Sequence[Move]:
        """List the possible Dedications; with `leave_out` also those without one lantern."""

    def match(
        self, state: State, laid: int, side: int, other: int, again: bool, log: list[Event]
    ) -> None:
        """Give the active player the gains of one match; `again` if the tile has matched before."""

    def face_everyone(self, state: State, laid: int, log: list[Event]) -> None:
        """Give everyone the lantern on their side of the placed tile."""

    def end(self, state: State, log: list[Event]) -> None:
        """End the turn after the refill."""


class Friend:
    """A friend. `uses`: how often the ability works in a turn; the turn counts them down."""

    uses = 1
    leaves_out = False
    """Whether a Dedication may leave out one lantern."""
    skips_count = False
    """Whether a tile may be placed while holding more lanterns than the limit."""
    encore = False
    """Whether the ability offers one more Dedication."""
    about_placing = False
    """Whether the ability helps with placing a tile or with the effects of placing it."""
    for_placing = False
    """Whether the ability works automatically during placement, which uses it up."""

    def unpack(self, friends: Friends, gala: Gala) -> None:
        """Put this friend's pieces on the table before the game."""

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        """Return why befriending could change nothing this turn; None if it could."""
        return None

    def befriended(self, turn: HelpedTurn, state: State, log: list[Event]) -> None:
        """React right after the Mooncakes are paid."""

    def offer(self, turn: HelpedTurn, state: State, moves: list[Move]) -> None:
        """Add the moves that the waiting ability allows at this moment."""

    def act(self, turn: HelpedTurn, state: State, move: Move, log: list[Event]) -> None:
        """Play one of these moves."""

    def dedicated(self, turn: HelpedTurn, state: State, move: Dedicate) -> None:
        """React to the turn's usual Dedication."""

    def mooncakes(self, number: int) -> int:
        """Return the Mooncakes of a match that gives `number` without the friend."""
        return number

    def mismatched(
        self, turn: HelpedTurn, state: State, sides: list[int], log: list[Event]
    ) -> None:
        """React to a placement after its matches; `sides` touch and do not match."""

    def facing(self, turn: HelpedTurn, state: State, laid: int, gains: Gains) -> Gains:
        """Return the lanterns gained from the sides of a placed tile."""
        return gains

    # -- with Moon Dancer --------------------------------------------------------------------

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """List ways to a Dedication of this kind that Moon Dancer cannot make alone."""
        return []


NOBODY = Friend()
