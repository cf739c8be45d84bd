"""What lies on the table of Lanterns Dice, and what selecting it means."""

import pytest

from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import NEIGHBOURS, POOLS, pool_name
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.pieces import LOST, NOW, OPEN, PAST, SURROUNDED, TO_COME
from tests.games.lanterns_dice.positions import COLORS, GAME, area, deal, pool, rolled, sheet

TABLE = DiceTable(GAME)
CORNER, SQUARE = 1, 2


def pieces(state: State, viewer: int | None = 0) -> dict[str, Piece]:
    return {piece.id: piece for piece in TABLE.pieces(GAME.view(state, viewer))}


def selected(text: str) -> list[list[tuple[object, ...]]]:
    return [
        sorted((target.kind, *target.key) for target in together)
        for together in TABLE.selections(GAME.read(text))
    ]


def test_the_tray_is_empty_before_the_first_roll() -> None:
    assert not any(piece.kind == "die" for piece in pieces(deal()).values())


def test_dice_keep_their_places_and_turn_with_the_tray() -> None:
    state = rolled(deal(), "red blue white green")
    state.quarters = 1
    north = pieces(state)["die:0"]
    assert (north.place, north.face, north.turn) == (
        Place("tray", (0,)),
        (COLORS.index("white"),),
        1,
    )


def test_everyone_sees_every_sheet() -> None:
    state = sheet(deal(), ["c2 nw"], seat=1)
    shaded = Piece(
        f"shade:1:{area('c2 nw')}",
        "shade",
        Place("sheet", (1, area("c2 nw"))),
        (GAME.content.areas[area("c2 nw")].color,),
    )
    for viewer in (0, 1, None):
        assert pieces(state, viewer)[shaded.id] == shaded


def test_a_launched_tile_lies_on_its_pools_and_came_from_its_stack() -> None:
    done = ["a1", "b1", "a2", "b2"]
    state = sheet(deal(), done, [("launch square at a1 turned 0", 5)])
    piece = pieces(state)["tile:0:0"]
    assert piece.place == Place("lake", (0, *(pool(name) for name in done)))
    assert piece.face == (SQUARE, 5)
    assert piece.origin == Place("stacks", (state.shapes.index(SQUARE),))
    assert pieces(state)[f"stack:{SQUARE}"].face == (SQUARE, 4, 5)


def test_an_empty_stack_has_no_points() -> None:
    state = deal()
    state.left[CORNER] = 0
    assert pieces(state)[f"stack:{CORNER}"].face == (CORNER, 0, 0)


def test_gifts_are_told_as_kept_and_spent() -> None:
    pavilions = [n for n, each in enumerate(GAME.content.areas) if each.pavilion]
    state = deal()
    state.shaded[0] = 1 << pavilions[0] | 1 << pavilions[1]
    state.gifts[0] = 1
    assert pieces(state)["gifts:0"].face == (1, 2)


def test_bonus_rows_are_past_now_or_to_come() -> None:
    state = deal(3)
    state.turn, state.active, state.seat, state.start = 1, 1, 1, 0
    table = pieces(state)
    assert [table[f"bonus:0:{row}"].face[1] for row in range(3)] == [PAST, PAST, TO_COME]
    assert [table[f"bonus:1:{row}"].face[1] for row in range(3)] == [PAST, NOW, TO_COME]
    assert [table[f"bonus:2:{row}"].face[1] for row in range(3)] == [PAST, TO_COME, TO_COME]


def test_boats_are_open_surrounded_or_lost() -> None:
    boat = GAME.content.boats[0]
    names = [pool_name(number) for number in range(POOLS)]
    around = [names[n] for n in NEIGHBOURS[boat]]
    assert pieces(deal())[f"boat:0:{boat}"].face == (OPEN,)
    assert pieces(sheet(deal(), around))[f"boat:0:{boat}"].face == (SURROUNDED,)
    assert pieces(sheet(deal(), [*around, names[boat]]))[f"boat:0:{boat}"].face == (LOST,)


def test_the_score_has_three_parts_and_equals_that_of_the_rules() -> None:
    done = ["a1", "b1", "a2", "b2", "f6", "g6"]
    state = sheet(deal(), done, [("launch square at a1 turned 0", 5)])
    score = pieces(state)["score:0"].face
    assert score == (5, 2, 0)
    assert sum(score) == GAME.standing(state).scores[0].total
    assert pieces(state)["group:0"].face == (pool("f6"), pool("g6"))


@pytest.mark.parametrize(
    ("text", "selections"),
    [
        ("roll", [[("roll",)]]),
        ("reroll", [[("reroll",)]]),
        ("orient 270", [[("tray", 3)]]),
        ("shade c2 nw by die", [[("area", area("c2 nw"))], [("by", 0)]]),
        ("shade c2 nw by bonus", [[("area", area("c2 nw"))], [("by", 1)]]),
        ("shade c2 nw by emperor", [[("area", area("c2 nw"))], [("by", 2)]]),
        ("shade c2 nw beside b2", [[("area", area("c2 nw"))], [("by", 3, pool("b2"))]]),
        ("shade c2 both", [[("area", 2 * pool("c2")), ("area", 2 * pool("c2") + 1)]]),
        ("emperor 2", [[("card", 1)]]),
        ("done", [[("done",)]]),
        (
            "launch u at b2 turned 90",
            [[("stack", 7)], [("cell", 1, 1)], [("way", 1, 0)]],
        ),
        ("pass", [[("pass",)]]),
    ],
)
def test_a_move_is_made_by_touching_things_in_order(
    text: str, selections: list[list[tuple[object, ...]]]
) -> None:
    assert selected(text) == selections


@pytest.mark.parametrize(
    "selections",
    [
        [],
        [Target("area", (0,))],
        [Target("area", (0,)), Target("area", (2,))],
        [Target("area", (0,)), Target("by", (3, pool("i6")))],
        [Target("stack", (CORNER,)), Target("cell", (8, 5)), Target("way", (0, 0))],
        [Target("cell", (0, 0))],
    ],
)
def test_other_touches_are_no_attempt(selections: list[Target]) -> None:
    assert TABLE.attempt(selections) is None


def test_a_tile_laid_another_way_on_the_same_pools_is_the_same_attempt() -> None:
    stack, cell = Target("stack", (SQUARE,)), Target("cell", (0, 0))
    upright = TABLE.attempt([stack, cell, Target("way", (0, 0))])
    assert upright is not None
    assert TABLE.attempt([stack, cell, Target("way", (3, 1))]) == upright


def test_a_selection_alone_says_which_move_was_tried() -> None:
    view = GAME.view(deal(), 0)
    area, stack = Target("area", (4,)), Target("stack", (SQUARE,))
    assert TABLE.tried(view, [Target("card", (0,)), area]) == m.SHADES[m.DIE][4]
    launch = TABLE.tried(view, [stack])
    assert isinstance(launch, m.Launch)
    assert GAME.why_not(deal(), launch).rule == "launch-later"


def test_gains_are_gifts_further_areas_and_points() -> None:
    launch = GAME.read("launch square at a1 turned 0")
    assert isinstance(launch, m.Launch)
    events = (
        ev.GiftEarned(0, 5),
        ev.PlatformBonusEarned(0, 9),
        ev.BoatSurrounded(1, 10),
        ev.FireworksLaunched(1, launch, 0, 5),
        ev.PartEnded(0),
    )
    account = TABLE.account(events)
    assert account.gained(0, "gift") == 1
    assert [goal.key for goal in account.reached("platform")] == [(9,)]
    assert [(goal.seat, goal.points) for goal in account.reached("boat")] == [(1, 4)]
    assert [goal.points for goal in account.reached("fireworks")] == [5]
