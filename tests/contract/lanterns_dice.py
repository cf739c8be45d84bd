"""The box of Lanterns Dice, counted: tiles on stacks and lakes, dice in the tray, gifts earned."""

from collections import Counter

from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.games.lanterns_dice.views import View

Counted = tuple[Seat, str, tuple[int, ...]]

AT_RANDOM = {"shapes": ("random",), "emperor": ("random",)}
BY_HAND = {
    "shapes": ("line", "l", "s", "plus"),
    "emperor": ("B", "B", "B"),
    "sheets": ("D", "B", "C"),
}

ALONE = {"shapes": ("random",), "emperor": ("B", "A", "B"), "sheets": ("C",)}

FOLLOWS = {"completed", "covered", "left", "most_alike"}
"""Fields that follow from others."""

SETUPS = {
    "1": Setup(1),
    "2": Setup(2),
    "3": Setup(3),
    "4": Setup(4),
    "random-2": Setup(2, AT_RANDOM),
    "random-4": Setup(4, AT_RANDOM),
    "by-hand-1": Setup(1, ALONE),
    "head-starts-3": Setup(3, {"ahead": ("far", "even", "little")}),
    "by-hand-3": Setup(3, BY_HAND),
}


def count_pieces(game: LanternsDice, state: State) -> None:
    _count_tiles(game, state)
    _count_shading(game, state)
    assert len({*state.sheets}) == len(state.sheets) == state.players
    assert len(state.dice) in (0, 4)
    assert len(state.sides) == 3


def _count_tiles(game: LanternsDice, state: State) -> None:
    """Each stack is what is left of it with what was taken from its top."""
    assert len({*state.shapes}) == len(state.shapes) == 4
    for number, shape in enumerate(game.content.shapes):
        taken = [p for seat in state.launched for move, p in seat if move.shape == number]
        in_play = 6 if number in state.shapes else 0
        assert len(taken) + state.left[number] == in_play
        assert sorted(taken, reverse=True) == list(shape.values[: len(taken)])
    for seat, tiles in enumerate(state.launched):
        covered = [game.fireworks.pools[move] for move, _ in tiles]
        assert sum(covered) == state.covered[seat]
        assert sum(map(int.bit_count, covered)) == state.covered[seat].bit_count()


def _count_shading(game: LanternsDice, state: State) -> None:
    alike = [
        Counter(area.color for n, area in enumerate(game.content.areas) if shaded >> n & 1)
        for shaded in state.shaded
    ]
    assert state.most_alike == max([0, *(number for one in alike for number in one.values())])
    for seat, shaded in enumerate(state.shaded):
        assert 0 <= shaded < 1 << 108
        completed = sum(1 << pool for pool in range(54) if shaded >> 2 * pool & 3 == 3)
        assert state.completed[seat] == completed
        assert not state.covered[seat] & ~completed
        pavilions = [n for n, area in enumerate(game.content.areas) if area.pavilion]
        earned = 1 + sum(shaded >> area & 1 for area in pavilions)
        given = state.given[seat] if state.given else 0
        assert 0 <= state.gifts[seat] <= earned + given


def swap_secrets(game: LanternsDice, state: State, seat: Seat | None, rng: Rng) -> State:
    """Nothing lies hidden but the rolls to come."""
    other = state.copy()
    other.rng = rng.next()
    return other


def counters(game: LanternsDice, view: View) -> Counter[Counted]:
    """Everything a preview counts, read from a view."""
    found: Counter[Counted] = Counter()
    standing = game.standing(game.imagine(view, Rng(0)))
    for seat in range(view.players):
        for area in range(108):
            found[seat, "area", (area,)] = view.shaded[seat] >> area & 1
        found[seat, "gift", ()] = view.gifts[seat]
        for part, line in enumerate(standing.scores[seat].lines):
            found[seat, "points", (part,)] = line.points
    return found
