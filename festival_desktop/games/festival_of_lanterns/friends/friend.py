"""The moments of a turn at which a friend can do something.

The turn asks the same questions whoever was befriended. A friend answers those that concern
its ability; the answers here are those of nobody in particular.
"""

from collections.abc import Sequence
from typing import Protocol

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication, Friends
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.handling import Gains
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers
from festival_desktop.games.festival_of_lanterns.moves import Dedicate, Move
from festival_desktop.games.festival_of_lanterns.state import State


class HelpedTurn(Protocol):
    """What a friend may ask of the turn it helps in, and what it may bring about there."""

    @property
    def content(self) -> Content: ...

    @property
    def edition(self) -> int: ...

    @property
    def laid(self) -> LaidTiles: ...

    def dedications(self, state: State, leave_out: bool) -> Sequence[Move]:
        """The Dedications that can be made; with `leave_out` those without one lantern, too."""

    def match(
        self, state: State, laid: int, side: int, other: int, again: bool, log: list[Event]
    ) -> None:
        """What one match gives the active player; `again` if the tile has matched before."""

    def face_everyone(self, state: State, laid: int, log: list[Event]) -> None:
        """What the sides of the placed tile give to everyone."""

    def end(self, state: State, log: list[Event]) -> None:
        """The hand is refilled."""


class Friend:
    """Somebody to befriend. `uses`: how often in the turn; the turn counts them down."""

    uses = 1
    leaves_out = False
    """A Dedication may leave out one lantern."""
    skips_count = False
    """More lanterns than the limit may be held when a tile is placed."""
    encore = False
    """One more Dedication may be made, and is offered by the ability."""
    about_placing = False
    """It helps with placing a tile, or with what comes after that."""
    for_placing = False
    """The ability acts by itself while a tile is placed, and is used by that."""

    def unpack(self, friends: Friends, gala: Gala) -> None:
        """Put the pieces that come with this friend on the table, before the game."""

    def in_vain(self, turn: HelpedTurn, state: State) -> Refusal | None:
        """Why befriending could change nothing this turn; None if it could."""
        return None

    def befriended(self, turn: HelpedTurn, state: State, log: list[Event]) -> None:
        """Right after the Mooncakes are paid."""

    def offer(self, turn: HelpedTurn, state: State, moves: list[Move]) -> None:
        """Add the moves the waiting ability allows at this moment."""

    def act(self, turn: HelpedTurn, state: State, move: Move, log: list[Event]) -> None:
        """Play one of these moves."""

    def dedicated(self, turn: HelpedTurn, state: State, move: Dedicate) -> None:
        """After the Dedication of its step."""

    def mooncakes(self, number: int) -> int:
        """How many Mooncakes a match gives that gives so many by itself."""
        return number

    def mismatched(
        self, turn: HelpedTurn, state: State, sides: list[int], log: list[Event]
    ) -> None:
        """After the matches of a placement; `sides` touch and do not match."""

    def facing(self, turn: HelpedTurn, state: State, laid: int, gains: Gains) -> Gains:
        """Who gets which lantern for the sides of a placed tile."""
        return gains

    # -- with Moon Dancer --------------------------------------------------------------------

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """The ways to a Dedication of this kind that she cannot make by herself."""
        return []


NOBODY = Friend()
