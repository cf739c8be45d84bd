"""The choices for the options of a game. Knows no widget and no texts."""

from collections.abc import Callable, Sequence
from random import Random

from festival_desktop.ui.setup_options import Cards, Chosen, Option, Options, PerSeat, Sides


class Selection:
    """The choice for one option. Picked values are kept while another way is tried."""

    def __init__(self, option: Option, every: Callable[[], Options] = dict) -> None:
        """Set up; `every` returns the choices for all options."""
        self.option = option
        self._every = every
        self.way = 0
        self.players = 0
        self.names: tuple[str, ...] = ()
        """Names of the players in seat order."""
        self.picked: list[str] = list(option.picker.start) if option.picker else []

    @property
    def by_hand(self) -> bool:
        return not self.option.ways or self.option.ways[self.way].value is None

    @property
    def extra(self) -> bool:
        """Whether the choice is not from the rulebook."""
        return bool(self.option.ways) and self.option.ways[self.way].extra

    @property
    def shown(self) -> tuple[str, ...]:
        """The options that are certain to be used."""
        if not self.by_hand or self.option.picker is None:
            return self.option.ways[self.way].shows
        return self.option.picker.value(self.picked, self.players)

    @property
    def value(self) -> tuple[str, ...]:
        """The value as in a `Setup`."""
        fixed = self.option.ways[self.way].value if self.option.ways else None
        return self.shown if fixed is None else fixed

    @property
    def chosen(self) -> Chosen:
        missing, picker = 0, self.option.picker
        if isinstance(picker, Cards) and self.by_hand:
            least, most, number = picker.least, picker.most, len(self.shown)
            missing = max(0, least(self.players) - number) + min(0, most(self.players) - number)
        return Chosen(self.way, self.by_hand, self.shown, missing, self._every())

    def options(self) -> Options:
        return {} if self.value == self.option.former_defaults else {self.option.key: self.value}

    def choose(self, value: Sequence[str]) -> None:
        fixed = [way.value for way in self.option.ways]
        if tuple(value) in fixed:
            self.way = fixed.index(tuple(value))
        elif self.option.picker is not None:
            self._pick_by_hand()
            self.picked = self.option.picker.read(self.picked, value, self.players)

    def press(self, card: str) -> None:
        picker = self.option.picker
        assert isinstance(picker, Cards | Sides)
        if not self.by_hand:
            start = self.option.ways[self.way].start
            self.picked = self.picked if start is None else list(start)
            self._pick_by_hand()
        self.picked = picker.press(self.picked, card, self.players)

    def give(self, seat: int, value: str) -> None:
        assert isinstance(self.option.picker, PerSeat)
        self.picked = self.option.picker.give(self.picked, seat, value)

    def draw(self, random: Random) -> None:
        """Pick at random, different from the current choice where possible."""
        assert self.option.draw is not None
        before = self.shown
        for _ in range(100):
            self.picked = list(self.option.draw(random))
            if self.shown != before:
                break

    def _pick_by_hand(self) -> None:
        if not self.by_hand:
            self.way = [way.value for way in self.option.ways].index(None)


class Selections:
    """The choices for all options of a game."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.all = [Selection(option, self.options) for option in options]
        self._players = 0
        self._names: tuple[str, ...] = ()

    @property
    def offered(self) -> list[Selection]:
        """The choices for this number of players."""
        return [one for one in self.all if one.option.suits(self._players)]

    def set_players(self, number: int, names: Sequence[str]) -> bool:
        """Set the players in seat order; return whether they changed."""
        before, self._players = (self._players, self._names), number
        self._names = tuple(names)
        for one in self.all:
            one.players, one.names = number, self._names
        return before != (self._players, self._names)

    def players_for(self, options: Options, numbers: Sequence[int]) -> int:
        """Return this number of players, or one at which all these options can be chosen."""
        wanted = [one.option for one in self.all if one.option.key in options]
        keys = {option.key for option in wanted}
        for number in (self._players, *numbers):
            if {option.key for option in wanted if option.suits(number)} == keys:
                return number
        return self._players

    def choose(self, options: Options) -> None:
        """Choose these options; others stay."""
        for one in self.offered:
            if one.option.key in options:
                one.choose(options[one.option.key])

    def options(self) -> Options:
        found: dict[str, tuple[str, ...]] = {}
        for one in self.offered:
            found |= one.options()
        return found
