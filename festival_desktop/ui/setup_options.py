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


# -- seats ---------------------------------------------------------------------------------------


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
    """Rows of the taken seats in seat order, by number of players."""
    places: Mapping[int, Sequence[int]]
    """Positions in seat order by number of players, counted clockwise from the far side."""
    middle: Painter
    """Paints the middle of the table into a square."""
    facts: Callable[[int, int], Sequence[str]] = lambda players, people: ()
    """Returns facts about a table, such as components and duration, for a number of players and
    people.
    """
    start: Callable[[int], str] = lambda players: ""
    """Returns the text naming the first player."""
    row_names: Callable[[], Sequence[str]] | None = None
    """Names of the rows; None for the four sides."""
    computer_names: Callable[[], Sequence[str]] | None = None
    """Names of computer players; None for the default ones."""
    opponent: Opponent | None = None
    """The opponent in the last row of a solo game."""
    head_starts: HeadStarts | None = None


_SIDES = (2, 3, 0, 1)
"""Sides in turn order: south, west, north, east."""


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
    """Values certain to be in play."""
    missing: int
    """Number of values still to choose; negative if too many are chosen."""
    options: Options = field(default_factory=dict)
    """All chosen options, as in a `Setup`."""


@dataclass(frozen=True)
class Way:
    """One of several ways to choose: a fixed value, or by hand if there is none."""

    label: Words
    value: tuple[str, ...] | None = None
    shows: tuple[str, ...] = ()
    """Values certain to be in play, shown as chosen by the picker."""
    start: tuple[str, ...] | None = None
    """Initial manual selection; None to keep the previous one."""
    extra: bool = False
    """Whether the way is marked as not from the rulebook."""


@dataclass(frozen=True, kw_only=True)
class Cards:
    """A choice of several cards to press."""

    values: tuple[str, ...]
    name: Callable[[str], str]
    about: Callable[[str], str] = lambda value: ""
    """Returns the text below the name of a word card, also for screen readers."""
    explain: Callable[[str, Chosen], str] = lambda value, chosen: ""
    """Returns the explanation of a card under the pointer; empty for the default text."""
    start: tuple[str, ...] = ()
    least: Callable[[int], int] = lambda players: 0
    most: Callable[[int], int] = lambda players: 99
    """Returns the maximum number of cards for a number of players."""
    makes_room: bool = False
    """Whether choosing one too many replaces the first."""
    one_of: tuple[str, ...] = ()
    """Mutually exclusive cards, of which exactly one is chosen."""
    able: tuple[str, ...] = ()
    """Cards that can be chosen; empty for all."""
    unable: Words = lambda: ""
    """Returns the reason why the other cards cannot be chosen."""
    able_only: Callable[[Chosen], bool] = lambda chosen: False
    """Returns whether to hide the other cards to save space."""
    presets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    preset_name: Callable[[str], str] = str
    presets_tip: Words = lambda: ""
    clear_tip: Words | None = None
    """Tooltip of the button that clears the selection; None for no button."""
    hint: Words = lambda: ""
    """Text shown in place of presets."""
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
    """Returns the name of a card with its side; an empty side means a random one."""
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
    """Returns the label of a list for a seat and its player's name."""
    start: tuple[str, ...]
    """Initial value for each seat, up to the maximum number of players."""
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
    """An option of the setup page: one of its `ways`, or what its `picker` chooses."""

    key: str
    """Key in a `Setup`; options sharing a key are for different numbers of players."""
    title: Words
    name: Words | None = None
    """Accessible name of the strip of ways; None for the title."""
    ways: tuple[Way, ...] = ()
    """Available ways, default first."""
    columns: int | None = None
    """Number of ways side by side; None for all."""
    picker: Cards | Sides | PerSeat | None = None
    former_defaults: tuple[str, ...] | None = None
    """Default value that a `Setup` omits."""
    players: Container[int] | None = None
    """Numbers of players the option applies to; None for all."""
    beside_seats: bool = False
    """Whether the option is shown beside the seats; only for options without a picker."""
    note: Callable[[Chosen], str] | None = None
    """Returns a note about the choice, shown in the option's block."""
    about: Callable[[Chosen], str] = lambda chosen: ""
    """Returns the text below all options while nothing is pointed at."""
    status: Callable[[Chosen], str] | None = None
    """Returns the text to the right of the title when there are no ways; None for the number
    chosen.
    """
    reason: Callable[[Chosen], str] | None = None
    """Returns the reason why the choice is not playable, or an empty text; None to use `least` and
    `most`.
    """
    draw: Callable[[Random], Sequence[str]] | None = None
    """Draws a random choice."""
    draw_tip: Words = lambda: ""
    text: Words = lambda: ""
    """Additional text in the block, where there is room."""
    preview: Callable[[Setup, str], Thumbnail] | None = None
    """Paints a preview of the deal for a seed."""

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
    """Heading above several options with small titles."""
    legend: tuple[Legend, ...] = ()
