"""Moon Dancer's comparisons and reasons, as data for the texts."""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Event, event
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friend, Lantern


class DecidedBy(IntEnum):
    """The rule that decided between several options."""

    ONLY = 0
    """There was only one option."""
    MOST_POINTS = 1
    FEWEST_LANTERNS = 2
    """The options were worth the same."""
    MOST_HELD = 3
    MOST_AVAILABLE = 4
    """She held the same number of each, and the Supply had more of this one."""
    YOU = 5
    """The rules left it open, so the person decided for her."""


class Weighed(IntEnum):
    """The purpose for which lanterns were compared."""

    DEDICATED = 0
    TAKEN = 1
    GIVEN = 2
    LEFT_OUT = 3


@dataclass(frozen=True, slots=True)
class Considered:
    """A Dedication she could make; `friend` is the one it needs, if any."""

    kind: Dedication
    points: int
    lanterns: int
    generic: bool
    friend: Friend | None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A lantern she could use: how many she held and the Supply had."""

    lantern: Lantern
    held: int
    supply: int


@event
class DedicationsCompared(Event):
    """All Dedications she could make, and her choice; None if there are none.

    `again`: she has made one in this turn already.
    """

    options: tuple[Considered, ...]
    chosen: Considered | None
    why: DecidedBy
    again: bool


@event
class LanternsWeighed(Event):
    what: Weighed
    candidates: tuple[Candidate, ...]
    chosen: tuple[Lantern, ...]
    why: DecidedBy
