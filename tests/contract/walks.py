"""Games to try the laws on: every game of the catalog, every way to set it up, played at random.

So is the sample game, which is on the list only while its parts are looked up.

A game joins by being in the catalog and by having a module of its name here with
`SETUPS` (label → setup), `FOLLOWS` (the fields of a position that follow from others),
`count_pieces(game, state)` (asserts that every piece of the box is in exactly one place),
`swap_secrets(game, state, seat, rng)` (a position that differs only in what the seat may not know)
and `counters(game, view)` (everything a preview counts).
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

from festival_desktop import catalog
from festival_desktop.core.game import Game, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step, step
from tests.contract import lantern_row

SAMPLE = {lantern_row.ENTRY.name: lantern_row.ENTRY}
MOST_STEPS = 2_000
"""No game is longer, so that one which never ends fails instead of running for ever."""


@dataclass(frozen=True)
class Case:
    """One game, set up in one way."""

    name: str
    label: str

    @property
    def game(self) -> Game[Any, Any, Any]:
        with patch.dict(catalog.GAMES, SAMPLE):
            return catalog.rules(self.name)

    @property
    def table(self) -> Any:
        with patch.dict(catalog.GAMES, SAMPLE):
            return catalog.table(catalog.rules(self.name))

    @property
    def box(self) -> Any:
        return _box(self.name)

    @property
    def setup(self) -> Setup:
        more = getattr(self.box, "MORE_SETUPS", {})
        setup: Setup = (self.box.SETUPS | more)[self.label]
        return setup

    def __str__(self) -> str:
        return f"{self.name}-{self.label}"


@cache
def _box(name: str) -> Any:
    return import_module(f"tests.contract.{name}")


BOXES = {path.stem for path in Path(__file__).parent.glob("*.py")}
TRIED = [name for name in (*catalog.GAMES, *SAMPLE) if name in BOXES]
CASES = [Case(name, label) for name in TRIED for label in _box(name).SETUPS]
MORE_CASES = [
    Case(name, label) for name in TRIED for label in getattr(_box(name), "MORE_SETUPS", {})
]
"""For laws that depend on more of the content than others."""


@dataclass(frozen=True)
class Walk:
    """A whole game: the positions from the deal to the end, and the steps between them."""

    states: tuple[Any, ...]
    steps: tuple[Step[Any, Any], ...]

    @property
    def undecided(self) -> tuple[Any, ...]:
        """The positions in which somebody is to act."""
        return self.states[:-1]


@cache
def walk(case: Case, number: int) -> Walk:
    """The game of this number, the same every time."""
    game, seed = case.game, f"{case}-{number}"
    rng = Rng.from_seed(f"moves of {seed}")
    states = [game.deal(case.setup, Rng.from_seed(seed))]
    steps: list[Step[Any, Any]] = []
    while game.to_act(states[-1]) is not None:
        assert len(steps) < MOST_STEPS, "this game does not end"
        steps.append(step(game, states[-1], any_kind(game.legal_moves(states[-1]), rng)))
        states.append(steps[-1].state)
    return Walk(tuple(states), tuple(steps))


def any_kind(moves: Any, rng: Rng) -> Any:
    """A move of any kind, each as likely: where one kind has most moves, the others matter too."""
    kinds: dict[type[Any], list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    of_kind = list(kinds.values())[rng.below(len(kinds))]
    return of_kind[rng.below(len(of_kind))]


def sample(items: Any, most: int, rng: Rng) -> list[Any]:
    """Up to so many of them, in any order."""
    some = list(items)
    rng.shuffle(some)
    return some[:most]


def seats(game: Game[Any, Any, Any], state: Any) -> list[int | None]:
    """Everyone who looks at the table, a spectator last."""
    return [*range(len(game.standing(state).scores)), None]
