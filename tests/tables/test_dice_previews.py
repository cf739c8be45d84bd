"""What moves of Lanterns Dice would cost and bring, and what the tray would open to everybody."""

from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import BESIDE, members
from festival_desktop.games.lanterns_dice.state import LAUNCH, ORIENT, SHADE, State
from festival_desktop.play.place import Place
from festival_desktop.play.preview import How, Preview
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.tray import (
    faced,
    free_areas,
    granted,
    orientation,
    turn_bonus,
    usable,
)
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Chance, Count, Part
from tests.contract.walks import CASES, walk
from tests.games.lanterns_dice.positions import GAME, deal, rolled

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


def points(said: Preview, part: Part) -> int:
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
    assert (boat.key, boat.points, boat.how) == ((BOAT,), CONTENT.boat_points, How.DONE)
    assert points(said, Part.BOATS) == CONTENT.boat_points
    assert [goal.key for goal in said.reached(Aim.POOL)] == [(area // 2,)]


def test_shading_the_pool_of_a_boat_loses_it() -> None:
    area = 2 * BOAT
    fresh = preview(shading(0, CONTENT.areas[area].color), m.SHADES[m.DIE][area])
    (lost,) = fresh.reached(Aim.BOAT, How.LOST)
    assert (lost.key, lost.points) == ((BOAT,), 0)
    state = shading(around(BOAT), CONTENT.areas[area].color)
    said = preview(state, m.SHADES[m.DIE][area])
    (lost,) = said.reached(Aim.BOAT, How.LOST)
    assert lost.points == -CONTENT.boat_points == points(said, Part.BOATS)


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
        assert goal.points == GAME.top_of(state, move.shape) == points(said, Part.FIREWORKS)


def test_a_roll_is_uncertain_and_a_reroll_costs_a_gift() -> None:
    state = deal()
    said = preview(state, m.ROLL)
    assert [(one.reason, one.decides) for one in said.uncertain] == [(Chance.DICE_ROLLED, True)]
    assert not said.costs
    GAME.play(state, m.ROLL, [])
    state.gifts[state.seat] = 3
    assert preview(state, m.REROLL).paid(Count.GIFT) == CONTENT.reroll_cost


def test_an_orientation_tells_what_each_seat_could_shade() -> None:
    checked = 0
    for state in walk(CASE, 0).undecided:
        if state.stage is not ORIENT:
            continue
        view = GAME.view(state, state.seat)
        for quarters in range(4):
            tried = orientation(GAME, view, quarters)
            after = step(GAME, state, m.ORIENTS[quarters]).state
            active = state.seat
            assert tried.faced == tuple(GAME.shading.faced(after, seat) for seat in range(4))
            if after.stage is SHADE and after.seat == active:
                legal = GAME.legal_moves(after)
                shades = {move.area for move in legal if isinstance(move, m.Shade)}
                assert tried.areas[active] == shades
                for area in sorted(shades)[:3]:
                    move = next(one for one in legal if getattr(one, "area", None) == area)
                    told = TABLE.preview_after(view, (m.ORIENTS[quarters],), move)
                    assert told == TABLE.preview(GAME.view(after, active), move)
            for seat in range(4):
                if seat != active:
                    free = free_areas(GAME, view, seat, 1 << tried.faced[seat])
                    assert tried.areas[seat] <= free
                    assert tried.areas[seat] in (free, frozenset())
            checked += 1
    assert checked


def test_what_cards_grant_can_be_asked_for_any_seat_and_turn_of_the_tray() -> None:
    state = rolled(deal(4), " ".join(CONTENT.colors[:4]))
    view = GAME.view(state, 0)
    for card in range(3):
        assert granted(GAME, view, card) == granted(GAME, view, card, 0, view.quarters)
        for seat in range(4):
            for quarters in range(4):
                other = GAME.imagine(view, Rng(0))
                other.seat, other.quarters = seat, quarters
                action = GAME.shading.action(other, card)
                assert granted(GAME, view, card, seat, quarters) == GAME.shading.grants(
                    other, action
                )
        assert usable(GAME, view, card) == GAME.shading.usable(state, card)
    assert faced(GAME, view, 0) == GAME.shading.faced(state, 0)
    assert turn_bonus(GAME, view) == GAME.shading.bonus(state)
