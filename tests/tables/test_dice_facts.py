"""What speaks for a move of Lanterns Dice."""

from festival_desktop.games.lanterns_dice.lake import BESIDE, members, pool_name
from festival_desktop.games.lanterns_dice.state import ORIENT, State
from festival_desktop.play.facts import Fact
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.facts import About
from tests.games.lanterns_dice.positions import GAME, at_launch, deal, pool, rolled, sheet

TABLE = DiceTable(GAME)
CONTENT = GAME.content
SHAPES = [shape.id for shape in CONTENT.shapes]


def of(state: State, text: str) -> tuple[Fact, ...]:
    move = GAME.read(text)
    assert move in GAME.legal_moves(state)
    return TABLE.facts(GAME.view(state, state.seat), move)


def shaded(state: State, area: int) -> tuple[Fact, ...]:
    """The facts of shading an area for the die."""
    move = next(
        move
        for move in GAME.legal_moves(state)
        if GAME.write(move).startswith("shade") and getattr(move, "area", None) == area
    )
    return TABLE.facts(GAME.view(state, state.seat), move)


def half_of(name: str) -> tuple[State, int]:
    """A position in which seat 0 can complete this pool by its die, and with which area."""
    area = 2 * pool(name)
    color = CONTENT.colors[CONTENT.areas[area].color]
    return rolled(deal(), " ".join([color] * 4)), area


CORNER = ("a1", "b1", "a2")


def test_a_tile_is_taken_before_a_rival_with_room_for_it() -> None:
    state = at_launch(sheet(sheet(deal(), CORNER), CORNER, seat=1))
    corner = SHAPES.index("corner")
    found = of(state, "launch corner at a1 turned 90")
    points = CONTENT.shapes[corner].values[-state.left[corner]]
    assert found[0] == Fact("points", About.BEFORE, points, (corner,), 1)


def test_the_last_tile_of_a_shape_is_told() -> None:
    state = at_launch(sheet(deal(), CORNER))
    corner = SHAPES.index("corner")
    state.left[corner] = 1
    found = of(state, "launch corner at a1 turned 90")
    assert found[0] == Fact("points", About.LAST, CONTENT.shapes[corner].values[-1], (corner,))


def test_a_launch_that_waits_tells_how_many_pools_it_keeps() -> None:
    state = at_launch(sheet(deal(), CORNER))
    assert of(state, "pass") == (Fact("displays", About.WAITS, len(CORNER)),)


def test_the_first_area_of_a_pool_leaves_the_other_one() -> None:
    state, area = half_of("e3")
    assert Fact("prospects", About.HALF, 0, (area ^ 1,)) in shaded(state, area)


def test_a_completed_pool_makes_room_for_a_tile() -> None:
    state, area = half_of("a1")
    sheet(state, ("b1", "a2"))
    state.shaded[0] |= 1 << (area ^ 1)
    rooms = [fact for fact in shaded(state, area) if fact.what == About.ROOM]
    assert SHAPES.index("corner") in {fact.key[0] for fact in rooms}
    assert [fact.number for fact in rooms] == sorted((f.number for f in rooms), reverse=True)


def test_a_boat_is_surrounded_or_nearly() -> None:
    boat = CONTENT.boats[0]
    first, *others = members(BESIDE[boat])
    state, area = half_of(pool_name(first))
    for done, fact in (
        (others, Fact("boats", About.BOAT, CONTENT.boat_points, (boat,))),
        (others[1:], Fact("boats", About.AROUND, len(others), (boat,))),
    ):
        sheet(state, [pool_name(one) for one in done])
        state.shaded[0] |= 1 << (area ^ 1)
        assert fact in shaded(state, area)


def test_the_tray_tells_what_the_own_die_completes_and_whom_it_does_not_help() -> None:
    state, area = half_of("e3")
    state.stage, state.die_open, state.bonus_open = ORIENT, False, False
    state.shaded[0] |= 1 << (area ^ 1)
    color = CONTENT.areas[area].color
    found = of(state, GAME.write(GAME.legal_moves(state)[0]))
    assert Fact("turn", About.FACES, 0, (color, pool("e3"))) in found
    assert Fact("rivals", About.IDLE, 0, (color,), 1) in found
