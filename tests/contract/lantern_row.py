"""The box of Lantern Row, the sample game of `tests/sample_game`: lanterns and their sparks."""

from collections import Counter

from festival_desktop.catalog import Entry
from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.rng import Rng
from tests.sample_game.rules import DARK, LanternRow, State, View

Counted = tuple[Seat, str, tuple[int, ...]]

ENTRY = Entry(
    name="lantern_row",
    content="tests.sample_game.rules:load",
    rules="tests.sample_game.rules:LanternRow",
    heuristics="tests.sample_game.rules:LanternRowHeuristics",
    table="tests.sample_game.table:RowTable",
    box="tests.sample_game.manifest:box",
    manifest="tests.sample_game.manifest:manifest",
)
"""Its line in the catalog, which tests add for as long as they take."""

FOLLOWS: set[str] = set()
"""Fields that follow from others."""

SETUPS = {"2": Setup(2), "3-long": Setup(3, {"row": ("long",)})}


def count_pieces(game: LanternRow, state: State) -> None:
    assert len(state.lit) == len(state.sparks) in (12, 18)
    assert {*state.sparks} <= {1, 2, 3, 4}
    assert {*state.lit} <= {DARK, *range(state.players)}


def swap_secrets(game: LanternRow, state: State, seat: Seat | None, rng: Rng) -> State:
    """Covered lanterns that are dark get other sparks."""
    other = game.copy(state)
    for lantern in range(1, len(state.lit), 2):
        if state.lit[lantern] == DARK:
            other.sparks[lantern] = 1 + rng.below(4)
    return other


def counters(game: LanternRow, view: View) -> Counter[Counted]:
    """Everything a preview counts, read from a view."""
    found: Counter[Counted] = Counter()
    for seat in range(view.players):
        own = [lantern for lantern, lighter in enumerate(view.lit) if lighter == seat]
        found[seat, "sparks", ()] = sum(view.sparks[lantern] for lantern in own)
        found[seat, "beside", ()] = sum(lantern - 1 in own for lantern in own)
    return found
