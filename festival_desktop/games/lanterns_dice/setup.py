"""The table before the first turn, and the options for it."""

from festival_desktop.core import head_starts, setups
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.head_starts import AHEAD, HeadStart
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.content import Content, Shape
from festival_desktop.games.lanterns_dice.state import State

OPTIONS = ("shapes", "emperor", "sheets", AHEAD)
HEAD_STARTS = (HeadStart(0, 0), HeadStart(2, 120), HeadStart(5, 277), HeadStart(9, 397))
"""Gifts."""
SIDES = ("A", "B")
IN_PLAY = 4
"""Number of shapes in play."""

FIRST, RANDOM, DEALT = ("first",), ("random",), ("dealt",)


def check(content: Content, setup: Setup) -> None:
    """Raise `BadSetup` if this cannot be dealt."""
    players = setup.players
    setups.check("Lanterns Dice", setup, content.tables, OPTIONS)
    head_starts.check(setup)
    shapes, known = setup.options.get("shapes", FIRST), [shape.id for shape in content.shapes]
    if shapes not in (FIRST, RANDOM) and not setups.different(shapes, known, IN_PLAY):
        raise BadSetup(f"Choose four different shapes of {', '.join(known)}.")
    sides = setup.options.get("emperor", FIRST)
    if sides not in (FIRST, RANDOM) and (
        len(sides) != len(content.emperor) or not {*sides} <= {*SIDES}
    ):
        raise BadSetup("Choose side A or B for each of the three emperor cards.")
    sheets, letters = setup.options.get("sheets", DEALT), [sheet.letter for sheet in content.sheets]
    if sheets != DEALT and not setups.different(sheets, letters, players):
        raise BadSetup(f"Choose a different sheet of {', '.join(letters)} for each player.")


def deal(content: Content, setup: Setup, rng: Rng) -> State:
    """Deal sheets, shapes and emperor sides as chosen; the earliest letter starts."""
    state = empty_table(content, setup.players)
    state.sheets = _sheets(content, setup, rng)
    state.shapes = _shapes(content, setup, rng)
    state.sides = _sides(content, setup, rng)
    state.start = state.active = state.seat = state.sheets.index(min(state.sheets))
    state.given = head_starts.things(setup, HEAD_STARTS)
    for seat, gifts in enumerate(state.given):
        state.gifts[seat] += gifts
    for shape in state.shapes:
        state.left[shape] = len(content.shapes[shape].values)
    state.rng = rng.state
    return state


def empty_table(content: Content, players: int) -> State:
    """Set out blank sheets, with no shape in play."""
    return State(
        players=players,
        sheets=tuple(range(players)),
        sides=(0,) * len(content.emperor),
        shaded=[0] * players,
        completed=[0] * players,
        covered=[0] * players,
        gifts=[content.opening_gifts] * players,
        launched=[[] for _ in range(players)],
        left=[0] * len(content.shapes),
    )


def _sheets(content: Content, setup: Setup, rng: Rng) -> tuple[int, ...]:
    chosen = setup.options.get("sheets", DEALT)
    letters = [sheet.letter for sheet in content.sheets]
    if chosen != DEALT:
        return tuple(map(letters.index, chosen))
    numbers = list(range(len(letters)))
    rng.shuffle(numbers)
    return tuple(numbers[: setup.players])


def _shapes(content: Content, setup: Setup, rng: Rng) -> tuple[Shape, ...]:
    chosen = setup.options.get("shapes", FIRST)
    if chosen == FIRST:
        return content.first_shapes
    if chosen != RANDOM:
        ids = [shape.id for shape in content.shapes]
        return tuple(sorted(map(ids.index, chosen)))
    drawn: list[Shape] = []
    for size, number in content.random_shapes.items():
        sized = [n for n, shape in enumerate(content.shapes) if shape.size == size]
        rng.shuffle(sized)
        drawn += sized[:number]
    return tuple(sorted(drawn))


def _sides(content: Content, setup: Setup, rng: Rng) -> tuple[int, ...]:
    chosen = setup.options.get("emperor", FIRST)
    if chosen == FIRST:
        return (0,) * len(content.emperor)
    if chosen == RANDOM:
        return tuple(rng.below(len(SIDES)) for _ in content.emperor)
    return tuple(map(SIDES.index, chosen))
