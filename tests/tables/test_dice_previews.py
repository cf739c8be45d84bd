"""What moves of Lanterns Dice would cost and bring, and what the tray would open to everybody."""

from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import BESIDE, members
from festival_desktop.games.lanterns_dice.state import LAUNCH, ORIENT, SHADE, State
from festival_desktop.play.place import Place
from festival_desktop.play.preview import GoalStatus, Preview
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.needs import room_for
from festival_desktop.tables.lanterns_dice.tray import (
    areas_as_left,
    faced,
    granted,
    grants_of_cards,
    turn_bonus,
    usable,
)
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Chance, Count, ScorePart
from tests.contract.walks import CASES, walk
from tests.games.lanterns_dice.positions import GAME, deal, pool, rolled, sheet

TABLE = DiceTable(GAME)
CONTENT = GAME.content
BOAT = CONTENT.boats[0]
CASE = next(case for case in CASES if str(case) == "lanterns_dice-4")


def preview(state: State, move: m.Move) -> Preview:
    assert move in GAME.legal_moves(state)
    return TABLE.preview(GAME.view(state, state.seat), move)


def shading(shaded: int, color: int) -> State:
    """Seat 0 shades for a die of this colour, with these areas shaded before."""
    state = rolled(deal(), " ".join([CONTENT.colors[color]] * 4))
    state.shaded[0] = shaded
    state.completed[0] = sum(1 << pool for pool in range(54) if shaded >> 2 * pool & 3 == 3)
    return state


def around(boat: int, but: int = 0) -> int:
    """All pools beside a boat, without these areas."""
    return sum(0b11 << 2 * pool for pool in members(BESIDE[boat])) & ~but


def points(said: Preview, part: ScorePart) -> int:
    return sum(one.number for one in said.of(0) if one.what == Count.POINTS and one.key == (part,))


def test_a_pavilion_brings_a_gift_at_its_area() -> None:
    area = next(n for n, one in enumerate(CONTENT.areas) if one.pavilion)
    said = preview(shading(0, CONTENT.areas[area].color), m.SHADES[m.DIE][area])
    assert said.gained(0, Count.GIFT) == 1
    assert [one.place for one in said.changes if one.what == Count.GIFT] == [
        Place("sheet", (0, area))
    ]
    assert [one.key for one in said.changes if one.what == Count.AREA] == [(area,)]


def test_the_last_area_around_a_boat_surrounds_it() -> None:
    area = 2 * members(BESIDE[BOAT])[0]
    state = shading(around(BOAT, 1 << area), CONTENT.areas[area].color)
    said = preview(state, m.SHADES[m.DIE][area])
    (boat,) = said.reached(Aim.BOAT)
    assert (boat.key, boat.points, boat.how) == ((BOAT,), CONTENT.boat_points, GoalStatus.DONE)
    assert points(said, ScorePart.BOATS) == CONTENT.boat_points
    assert [goal.key for goal in said.reached(Aim.POOL)] == [(area // 2,)]


def test_shading_the_pool_of_a_boat_loses_it() -> None:
    area = 2 * BOAT
    fresh = preview(shading(0, CONTENT.areas[area].color), m.SHADES[m.DIE][area])
    (lost,) = fresh.reached(Aim.BOAT, GoalStatus.LOST)
    assert (lost.key, lost.points) == ((BOAT,), 0)
    state = shading(around(BOAT), CONTENT.areas[area].color)
    said = preview(state, m.SHADES[m.DIE][area])
    (lost,) = said.reached(Aim.BOAT, GoalStatus.LOST)
    assert lost.points == -CONTENT.boat_points == points(said, ScorePart.BOATS)


def test_a_launch_brings_the_points_of_the_top_tile() -> None:
    state = deal()
    state.shaded[0] = sum(0b11 << 2 * pool for pool in range(12))
    state.completed[0], state.stage, state.seat = (1 << 12) - 1, LAUNCH, 0
    launches = [move for move in GAME.legal_moves(state) if isinstance(move, m.Launch)]
    assert launches
    for move in launches:
        said = preview(state, move)
        (goal,) = said.reached(Aim.FIREWORKS)
        assert goal.key == (move.shape, *members(GAME.fireworks.pools[move]))
        assert (
            goal.points == GAME.turn.top_of(state, move.shape) == points(said, ScorePart.FIREWORKS)
        )


def test_a_roll_is_uncertain_and_a_reroll_costs_a_gift() -> None:
    state = deal()
    said = preview(state, m.ROLL)
    assert [(one.reason, one.decides) for one in said.uncertain] == [(Chance.DICE_ROLLED, True)]
    assert not said.costs
    GAME.play(state, m.ROLL, [])
    state.gifts[state.seat] = 3
    assert preview(state, m.REROLL).paid(Count.GIFT) == CONTENT.reroll_cost


def test_it_is_told_what_could_be_shaded_as_the_tray_is_left() -> None:
    checked = 0
    for state in walk(CASE, 0).undecided:
        if state.stage is not ORIENT:
            continue
        view = GAME.view(state, state.seat)
        for quarters in range(4):
            tried = areas_as_left(GAME, GAME.imagine(view, Rng(0)), quarters)
            after = step(GAME, state, m.ORIENTS[quarters]).state
            active = state.seat
            if after.stage is not SHADE or after.seat != active:
                assert not tried
                continue
            legal = GAME.legal_moves(after)
            assert tried == {move.area for move in legal if isinstance(move, m.Shade)}
            for area in sorted(tried)[:3]:
                move = next(one for one in legal if getattr(one, "area", None) == area)
                told = TABLE.preview_after(view, (m.ORIENTS[quarters],), move)
                assert told == TABLE.preview(GAME.view(after, active), move)
            checked += 1
    assert checked


def test_what_cards_grant_can_be_asked_for_any_seat_and_turn_of_the_tray() -> None:
    state = rolled(deal(4), " ".join(CONTENT.colors[:4]))
    view = GAME.view(state, 0)
    position = GAME.imagine(view, Rng(0))
    for card in range(3):
        grants = grants_of_cards(GAME, position, 0, view.quarters)
        assert granted(GAME, view, card) == grants[card]
        for seat in range(4):
            for quarters in range(4):
                other = GAME.imagine(view, Rng(0))
                other.seat, other.quarters = seat, quarters
                action = GAME.shading.action(other, card)
                grants = grants_of_cards(GAME, position, seat, quarters)
                assert grants[card] == GAME.shading.grants(other, action)
        assert usable(GAME, view, card) == GAME.shading.usable(state, card)
    assert faced(GAME, view, 0) == GAME.shading.faced(state, 0)
    assert turn_bonus(GAME, view) == GAME.shading.bonus(state)


def test_shading_is_told_before_the_tray_is_left() -> None:
    state = rolled(deal(), "red blue white green")
    state.stage = ORIENT
    view = GAME.view(state, 0)
    for quarters in range(4):
        left = state.copy()
        GAME.play(left, m.ORIENTS[quarters], [])
        moves = {x.area: x for x in GAME.legal_moves(left) if isinstance(x, m.Shade)}
        assert set(moves) == areas_as_left(GAME, GAME.imagine(view, Rng(0)), quarters)
        for area, move in moves.items():
            said = TABLE.preview_as_left(view, quarters, area)
            assert said == TABLE.preview(GAME.view(left, 0), move)


def test_what_happened_tells_of_the_same_lost_boats_as_the_preview() -> None:
    for shaded in (0, 0b01 << 2 * BOAT):
        for area in (2 * BOAT, 2 * BOAT + 1):
            if shaded >> area & 1:
                continue
            state = shading(shaded, CONTENT.areas[area].color)
            move = m.SHADES[m.DIE][area]
            happened = TABLE.account(step(GAME, state, move).events)
            lost = [goal.key for goal in happened.reached(Aim.BOAT, GoalStatus.LOST)]
            foreseen = preview(state, move).reached(Aim.BOAT, GoalStatus.LOST)
            assert lost == [goal.key for goal in foreseen]
            assert bool(lost) == (not shaded)


def test_a_whole_pool_loses_its_boat_once() -> None:
    events = [ev.AreaShaded(0, area, m.EMPEROR) for area in (2 * BOAT, 2 * BOAT + 1)]
    said = TABLE.account([*events, ev.PoolCompleted(0, BOAT)])
    assert [goal.key for goal in said.reached(Aim.BOAT, GoalStatus.LOST)] == [(BOAT,)]


def test_there_is_room_for_a_tile_on_completed_pools_that_nothing_covers() -> None:
    corner = next(n for n, shape in enumerate(CONTENT.shapes) if shape.id == "corner")
    names = ["a1", "b1", "a2", "h6"]
    state = sheet(rolled(deal(), "red blue white green"), names)
    view = GAME.view(state, 0)
    assert room_for(GAME, view, 0, corner) == {pool(name) for name in names[:3]}
    assert room_for(GAME, view, 1, corner) == frozenset()
    state.left[corner] = 0
    assert room_for(GAME, GAME.view(state, 0), 0, corner) == frozenset(), "none is left"
