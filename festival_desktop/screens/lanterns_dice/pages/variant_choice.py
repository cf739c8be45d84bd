"""Which shapes, emperor sides and sheets are chosen. Knows no widget and no words."""

from collections.abc import Sequence
from enum import IntEnum

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.setup import DEALT, FIRST, IN_PLAY, RANDOM, SIDES
from festival_desktop.ui.pages.game_pages import Options


class Way(IntEnum):
    """How something is chosen."""

    FIRST = 0
    RANDOM = 1
    BY_HAND = 2


class VariantChoice:
    """What is chosen by hand is kept while something else is tried."""

    def __init__(self, content: Content) -> None:
        self._ids = [shape.id for shape in content.shapes]
        self._letters = [sheet.letter for sheet in content.sheets]
        self._first = [self._ids[shape] for shape in content.first_shapes]
        self.shapes_way = Way.FIRST
        self._shapes = list(self._first)
        self.emperor_way = Way.FIRST
        self._sides = [SIDES[0]] * len(content.emperor)
        self.sheets_chosen = False
        self._sheets = list(self._letters)

    # -- shapes ----------------------------------------------------------------------------------

    @property
    def shapes(self) -> tuple[str, ...]:
        """Those that are sure to be in play, in the order of the box."""
        chosen = {Way.FIRST: self._first, Way.RANDOM: [], Way.BY_HAND: self._shapes}
        return tuple(id for id in self._ids if id in chosen[self.shapes_way])

    def toggle(self, shape: str) -> None:
        """Choose a shape by hand, or not any more; the one chosen first makes room for a fifth."""
        if self.shapes_way is Way.FIRST:
            self._shapes = list(self._first)
        self.shapes_way = Way.BY_HAND
        if shape in self._shapes:
            self._shapes.remove(shape)
        else:
            self._shapes = [*self._shapes, shape][-IN_PLAY:]

    @property
    def missing(self) -> int:
        """How many shapes are still to be chosen by hand."""
        return IN_PLAY - len(self._shapes) if self.shapes_way is Way.BY_HAND else 0

    # -- the emperor -----------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[str, ...]:
        """Card → the side that is up; side A while that is left to chance."""
        if self.emperor_way is Way.BY_HAND:
            return tuple(self._sides)
        return (SIDES[0],) * len(self._sides)

    def flip(self, card: int) -> None:
        self._sides = list(self.sides)
        self.emperor_way = Way.BY_HAND
        self._sides[card] = SIDES[1 - SIDES.index(self._sides[card])]

    # -- sheets ----------------------------------------------------------------------------------

    def sheets(self, players: int) -> tuple[str, ...]:
        """Seat → its letter, when they are chosen."""
        return tuple(self._sheets[:players])

    def give(self, seat: int, letter: str) -> None:
        """A seat takes a sheet; whoever had it gets the other one."""
        other = self._sheets.index(letter)
        self._sheets[seat], self._sheets[other] = letter, self._sheets[seat]

    # -- as a setup ------------------------------------------------------------------------------

    def options(self, players: int) -> Options:
        """What differs from a first game."""
        found: dict[str, tuple[str, ...]] = {}
        if self.shapes_way is not Way.FIRST:
            found["shapes"] = RANDOM if self.shapes_way is Way.RANDOM else self.shapes
        if self.emperor_way is not Way.FIRST:
            found["emperor"] = RANDOM if self.emperor_way is Way.RANDOM else self.sides
        if self.sheets_chosen:
            found["sheets"] = self.sheets(players)
        return found

    def choose(self, options: Options) -> None:
        """As in a setup; what is not named there stays."""
        if shapes := options.get("shapes"):
            self.shapes_way = _way(shapes)
            if self.shapes_way is Way.BY_HAND:
                self._shapes = [id for id in shapes if id in self._ids][:IN_PLAY]
        if sides := options.get("emperor"):
            self.emperor_way = _way(sides)
            if self.emperor_way is Way.BY_HAND and len(sides) == len(self._sides):
                self._sides = list(sides)
        if sheets := options.get("sheets"):
            self.sheets_chosen = sheets != DEALT
            if self.sheets_chosen:
                rest = [letter for letter in self._letters if letter not in sheets]
                self._sheets = [*sheets, *rest]


def _way(chosen: Sequence[str]) -> Way:
    if chosen == FIRST:
        return Way.FIRST
    return Way.RANDOM if chosen == RANDOM else Way.BY_HAND
