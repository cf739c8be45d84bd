"""The options before a game, as data. A game declares them, one setup page shows them.

Texts are functions, because the language may change while a page is open. Whatever depends on the
choice is a function of `Chosen`.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.core.game import Setup
from festival_desktop.core.head_starts import HeadStart
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.cards import WORDS, CardFace

Options = Mapping[str, tuple[str, ...]]
"""Variants of a game, as in its `Setup`."""
Words = Callable[[], str]
Painter = Callable[[QPainter, QRectF], None]


# -- who sits where ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opponent:
    """The opponent of a solo player, in a seat of its own."""

    name: Words
    token: int


@dataclass(frozen=True)
class HeadStarts:
    """What weaker players may begin with more."""

    starts: Sequence[HeadStart]
    """One for each of `STEPS`."""
    words: Callable[[int], str]
    """So many things, as in “+2 gifts”."""


@dataclass(frozen=True)
class SeatPlan:
    """The places at the table; each has a row on the page."""

    rows: Mapping[int, Sequence[int]]
    """Number of players → the rows they take, in seat order."""
    places: Mapping[int, Sequence[int]]
    """Number of players → where they sit, in seat order; counted clockwise from the far side."""
    middle: Painter
    """Paints what lies in the middle of the table into a square."""
    facts: Callable[[int, int], Sequence[str]] = lambda players, people: ()
    """What a table of so many uses and how long it takes; `people` of them are no computers."""
    start: Callable[[int], str] = lambda players: ""
    """Who begins."""
    row_names: Callable[[], Sequence[str]] | None = None
    """None: the four sides."""
    computer_names: Callable[[], Sequence[str]] | None = None
    """None: the usual ones."""
    opponent: Opponent | None = None
    """Who takes the last row of a table for one."""
    head_starts: HeadStarts | None = None


_SIDES = (2, 3, 0, 1)
"""South, west, north, east, as the turn goes round."""


def four_sides(facing: Mapping[int, Sequence[int]]) -> dict[int, tuple[int, ...]]:
    """Compute the rows of a table with four sides from the sides that players face."""
    return {players: tuple(map(_SIDES.index, sides)) for players, sides in facing.items()}


# -- options -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chosen:
    """The choice for one option."""

    way: int
    by_hand: bool
    shown: tuple[str, ...]
    """What is sure to be in play."""
    missing: int
    """How many are still to be picked; below 0: how many are too many."""
    options: Options = field(default_factory=dict)
    """What is chosen of all options, as in a `Setup`."""


@dataclass(frozen=True)
class Way:
    """One of several ways to choose: a fixed value, or by hand if there is none."""

    label: Words
    value: tuple[str, ...] | None = None
    shows: tuple[str, ...] = ()
    """What is sure to be in play; the picker shows it as chosen."""
    start: tuple[str, ...] | None = None
    """What picking by hand begins with here; None: with what was picked before."""
    extra: bool = False
    """Not from the rulebook: the page marks it."""


@dataclass(frozen=True, kw_only=True)
class Cards:
    """A choice of several cards to press."""

    values: tuple[str, ...]
    name: Callable[[str], str]
    about: Callable[[str], str] = lambda value: ""
    """Below the name of a word card; for screen readers."""
    explain: Callable[[str, Chosen], str] = lambda value, chosen: ""
    """A sentence while the card is pointed at; empty: what is said without it."""
    start: tuple[str, ...] = ()
    least: Callable[[int], int] = lambda players: 0
    most: Callable[[int], int] = lambda players: 99
    """How many, by the number of players."""
    makes_room: bool = False
    """Whether one too many takes the place of the first."""
    one_of: tuple[str, ...] = ()
    """Exactly one of these is chosen; another one takes its place."""
    able: tuple[str, ...] = ()
    """Those that can be chosen; empty: all."""
    unable: Words = lambda: ""
    """Why the others cannot."""
    able_only: Callable[[Chosen], bool] = lambda chosen: False
    """Whether the others are hidden, because something else needs their room."""
    presets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    preset_name: Callable[[str], str] = str
    presets_tip: Words = lambda: ""
    clear_tip: Words | None = None
    """There is a button for none of them."""
    hint: Words = lambda: ""
    """A sentence in the place of presets."""
    face: CardFace = WORDS
    columns: int = 4
    gap: float = 8
    folds: bool = False
    """Whether the cards are hidden while another way is chosen."""

    def may(self, value: str) -> bool:
        return value in (self.able or self.values)

    def value(self, picked: Sequence[str], players: int) -> tuple[str, ...]:
        return tuple(value for value in self.values if value in picked)

    def press(self, picked: Sequence[str], card: str, players: int) -> list[str]:
        if card in self.one_of:
            return [*(value for value in picked if value not in self.one_of), card]
        if card in picked:
            return [value for value in picked if value != card]
        room = self.most(players) if self.makes_room else len(self.values)
        return [*picked, card][-room:]

    def read(self, picked: Sequence[str], value: Sequence[str], players: int) -> list[str]:
        known = [one for one in value if one in self.values and self.may(one)]
        if self.one_of and not {*known} & {*self.one_of}:
            return list(picked)
        return known[: self.most(players)] if self.makes_room else known

    def lit(self, chosen: Chosen) -> Sequence[str]:
        """Return the cards that are shown as chosen."""
        return chosen.shown

    def say(self, card: str, chosen: Chosen) -> tuple[str, str, str]:
        """Return a card's name, explanation, and face-up side."""
        return self.name(card), self.about(card), ""


@dataclass(frozen=True, kw_only=True)
class Sides:
    """A side for each of several cards; a press turns a card over."""

    values: tuple[str, ...]
    sides: tuple[str, ...]
    name: Callable[[str, str], str]
    """A card and the side that is up; no side: by chance."""
    face: CardFace
    columns: int = 4
    gap: float = 9

    @property
    def start(self) -> tuple[str, ...]:
        return self.sides[:1] * len(self.values)

    def may(self, value: str) -> bool:
        return True

    def value(self, picked: Sequence[str], players: int) -> tuple[str, ...]:
        return tuple(picked)

    def press(self, picked: Sequence[str], card: str, players: int) -> list[str]:
        turned, number = list(picked), self.values.index(card)
        turned[number] = self.sides[(self.sides.index(turned[number]) + 1) % len(self.sides)]
        return turned

    def read(self, picked: Sequence[str], value: Sequence[str], players: int) -> list[str]:
        return list(value if len(value) == len(self.values) else picked)

    def lit(self, chosen: Chosen) -> Sequence[str]:
        return ()

    def say(self, card: str, chosen: Chosen) -> tuple[str, str, str]:
        side = chosen.shown[self.values.index(card)] if chosen.shown else ""
        return self.name(card, side), "", side

    def explain(self, card: str, chosen: Chosen) -> str:
        return self.say(card, chosen)[0]


@dataclass(frozen=True, kw_only=True)
class PerSeat:
    """One value for each seat from lists; no two seats have the same."""

    values: tuple[str, ...]
    name: Callable[[str], str]
    label: Callable[[int, str], str]
    """What a list is for: a seat and the name of who sits there."""
    start: tuple[str, ...]
    """Seat → its value at first, for as many seats as there may be."""
    explain: Callable[[str], str] = lambda value: ""
    columns: int = 2
    px: float = 13

    def value(self, picked: Sequence[str], players: int) -> tuple[str, ...]:
        return tuple(picked[:players])

    def give(self, picked: Sequence[str], seat: int, value: str) -> list[str]:
        """Give a value to a seat; its former owner gets this seat's."""
        given = list(picked)
        if value in given:
            given[given.index(value)] = given[seat]
        given[seat] = value
        return given

    def read(self, picked: Sequence[str], value: Sequence[str], players: int) -> list[str]:
        given = list(picked)
        for seat, one in enumerate(value[: len(given)]):
            given = self.give(given, seat, one)
        return given


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something to choose. Without a picker it is one of its ways, without ways it is picked."""

    key: str
    """Its name in a `Setup`; two options of one name are for different numbers of players."""
    title: Words
    name: Words | None = None
    """What a screen reader calls the strip of ways, if not by the title."""
    ways: tuple[Way, ...] = ()
    """The usual one first."""
    columns: int | None = None
    """So many ways stand side by side; None: all."""
    picker: Cards | Sides | PerSeat | None = None
    former_defaults: tuple[str, ...] | None = None
    """A value that a `Setup` leaves out."""
    players: Container[int] | None = None
    """The numbers of players it is for; None: all."""
    beside_seats: bool = False
    """Whether it is chosen where people sit down; only for options without a picker."""
    note: Callable[[Chosen], str] | None = None
    """What the choice means, in the block of this option."""
    about: Callable[[Chosen], str] = lambda chosen: ""
    """A sentence below all options while nothing is pointed at."""
    status: Callable[[Chosen], str] | None = None
    """At the right of the title, where there are no ways; None: how many are picked."""
    reason: Callable[[Chosen], str] | None = None
    """Why a choice cannot be played, or nothing; None: it follows from `least` and `most`."""
    draw: Callable[[Random], Sequence[str]] | None = None
    """A choice by lot."""
    draw_tip: Words = lambda: ""
    text: Words = lambda: ""
    """More words in the block, where there is room."""
    preview: Callable[[Setup, str], Thumbnail] | None = None
    """A picture of the deal of a seed, beside the words."""

    def suits(self, players: int) -> bool:
        return self.players is None or players in self.players


@dataclass(frozen=True)
class Legend:
    icon: str
    ink: str
    words: Words


@dataclass(frozen=True)
class SetupOptions:
    """Everything a setup page knows of a game."""

    seating: SeatPlan
    options: tuple[Option, ...] = ()
    heading: Words | None = None
    """Above several options that have small titles."""
    legend: tuple[Legend, ...] = ()
