"""The moments of a turn at which a friend can do something.

The turn asks the same questions whoever was befriended. A friend answers those that concern
its ability; the answers here are those of nobody in particular.
"""

from typing import TYPE_CHECKING

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friends
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.handling import Gains
from festival_desktop.games.festival_of_lanterns.moves import Dedicate, Move
from festival_desktop.games.festival_of_lanterns.refusals import Refusal
from festival_desktop.games.festival_of_lanterns.state import State

if TYPE_CHECKING:
    from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
    from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers


class Friend:
    """Somebody to befriend. `uses`: how often in the turn; the turn counts them down."""

    uses = 1
    leaves_out = False
    """A Dedication may leave out one lantern."""
    skips_count = False
    """More lanterns than the limit may be held when a tile is placed."""
    encore = False
    """One more Dedication may be made."""
    about_placing = False
    """It helps with placing a tile, or with what comes after that."""
    for_placing = False
    """The ability acts by itself while a tile is placed, and is used by that."""

    def unpack(self, friends: Friends, gala: Gala) -> None:
        """Put the pieces that come with this friend on the table, before the game."""

    def in_vain(self, turn: "GalaTurn", state: State) -> Refusal | None:
        """Why befriending could change nothing this turn; None if it could."""
        return None

    def befriended(self, turn: "GalaTurn", state: State, log: list[Event]) -> None:
        """Right after the Mooncakes are paid."""

    def offer(self, turn: "GalaTurn", state: State, moves: list[Move]) -> None:
        """Add the moves the waiting ability allows at this moment."""

    def act(self, turn: "GalaTurn", state: State, move: Move, log: list[Event]) -> None:
        """Play one of these moves."""

    def dedicated(self, turn: "GalaTurn", state: State, move: Dedicate) -> None:
        """After a Dedication."""

    def mooncakes(self, number: int) -> int:
        """How many Mooncakes a match gives that gives so many by itself."""
        return number

    def mismatched(
        self, turn: "GalaTurn", state: State, sides: list[int], log: list[Event]
    ) -> None:
        """After the matches of a placement; `sides` touch and do not match."""

    def facing(self, turn: "GalaTurn", state: State, laid: int, gains: Gains) -> Gains:
        """Who gets which lantern for the sides of a placed tile."""
        return gains

    # -- with Moon Dancer --------------------------------------------------------------------

    def help(self, hers: "Hers", kind: Dedication) -> "list[Help]":
        """The ways to a Dedication of this kind that she cannot make by herself."""
        return []


NOBODY = Friend()
