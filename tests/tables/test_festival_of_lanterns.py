"""What lies on the table of Festival of Lanterns, and what selecting it means."""

import pytest

from festival_desktop.core.errors import Refusal
from festival_desktop.games.festival_of_lanterns.content import FOUR
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.games.festival_of_lanterns.positions import GAME, all_seven, play, position, tile

TABLE = FestivalTable(GAME)


def pieces(state: State, viewer: int | None) -> dict[str, Piece]:
    return {piece.id: piece for piece in TABLE.pieces(GAME.view(state, viewer))}


def selected(text: str) -> list[list[tuple[object, ...]]]:
    return [
        sorted((target.kind, *target.key) for target in together)
        for together in TABLE.selections(GAME.read(text))
    ]


def test_the_own_hand_is_open_and_others_show_their_backs() -> None:
    table = pieces(position(hands=["S2 S4", "S5 S6 S7"]), viewer=0)
    assert table[f"tile:{tile('S2')}"].place == Place("hand", (0,))
    assert table[f"tile:{tile('S4')}"].place == Place("hand", (1,))
    assert table["back:1:2"] == Piece("back:1:2", "back", Place("hands", (1, 2)))
    assert f"tile:{tile('S5')}" not in table


def test_a_spectator_sees_only_backs() -> None:
    table = pieces(position(hands=["S2", "S5"]), viewer=None)
    assert {"back:0:0", "back:1:0"} <= set(table)
    assert not any(piece.place.area == "hand" for piece in table.values())


def test_a_placed_tile_keeps_its_id_and_has_its_place_and_turn() -> None:
    before = position(hands=["S2"])
    after = play(before, "place S2 at 1,0 turned 90").state
    piece = pieces(after, 0)[f"tile:{tile('S2')}"]
    assert (piece.place, piece.turn) == (Place("display", (1, 0)), 1)
    assert piece.face == (tile("S2"), 1), "the last tile is marked"
    assert pieces(after, 0)[f"tile:{tile('S3')}"].face == (tile("S3"), 0)


def test_the_open_tile_comes_from_the_stack() -> None:
    table = pieces(position(stack="S9 S10", face_up="F1"), 0)
    piece = table[f"tile:{tile('F1')}"]
    assert (piece.place, piece.origin) == (Place("face-up"), Place("stack"))
    assert table["stack"].face == (2,)
    assert "face-up" not in {piece.place.area for piece in TABLE.pieces(GAME.view(position(), 0))}


def test_cards_mooncakes_and_points_lie_before_each_seat() -> None:
    state = position(lanterns=["twilight 3"], mooncakes=[2, 1])
    state.claimed[0] = [(FOUR, 8), (FOUR, 7)]
    table = pieces(state, 1)
    assert table["cards:0:0"].face == (0, 3)
    assert table["mooncakes:1"].face == (1,)
    assert table["claimed:0"].face[:2] == (15, 2)
    assert table["supply:0"].face == (0, 2)
    assert table["supply:7"].face == (7, 25)


def test_an_empty_stack_shows_what_a_generic_tile_scores() -> None:
    table = pieces(position(left={FOUR: 0}), 0)
    assert table["dedication:0"].face == (0, 4, 0)
    assert table["dedication:1"].face == (1, 9, 6)
    assert table["dedication:3"].face == (3, 4, 13)
    nothing = pieces(position(left={FOUR: 0, GENERIC: 0}), 0)
    assert nothing["dedication:0"].face == (0, 0, 0)


@pytest.mark.parametrize(
    ("text", "selections"),
    [
        (
            "place S2 at -1,0 turned 180",
            [[("tile", tile("S2"))], [("cell", -1, 0)], [("turn", 2)]],
        ),
        ("exchange twilight for pinkie", [[("card", 0)], [("supply", 4)]]),
        ("discard pinkie", [[("card", 4)], [("supply", 4)]]),
        ("dedicate seven", [[("dedication", 2)], [("claim", 2)]]),
        ("dedicate four rarity", [[("dedication", 0)], [("card", 1)], [("claim", 0)]]),
        (
            "dedicate pairs twilight rarity pinkie",
            [[("dedication", 1)], [("card", 0), ("card", 1), ("card", 4)], [("claim", 1)]],
        ),
        ("take face-up", [[("face-up",)]]),
        ("draw", [[("stack",)]]),
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
        [Target("tile", (0,)), Target("cell", (0, 0))],
        [Target("tile", (0,)), Target("cell", (99, 0)), Target("turn", (0,))],
        [Target("card", (0,)), Target("supply", (7,))],
        [Target("dedication", (GENERIC,)), Target("claim", (GENERIC,))],
        [Target("cell", (0, 0))],
    ],
)
def test_other_touches_are_no_attempt(selections: list[Target]) -> None:
    assert TABLE.attempt(selections) is None


def test_an_unfinished_dedication_is_an_attempt_at_it() -> None:
    attempt = TABLE.attempt(
        [Target("dedication", (1,)), Target("card", (4,)), Target("card", (0,))]
    )
    assert attempt is not None
    assert GAME.why_not(position(), attempt)[0] == "pairs-needed"


def why_not(state: State, *selected: Target) -> str:
    tried = TABLE.tried(GAME.view(state, 0), selected)
    assert tried is not None
    return tried.rule if isinstance(tried, Refusal) else GAME.why_not(state, tried).rule


def test_why_not_is_known_from_the_first_selection_on() -> None:
    many = position(hands=["F6"], lanterns=[all_seven(2)])
    assert why_not(position(), Target("dedication", (GENERIC,))) == "generic-stack"
    assert why_not(position(), Target("dedication", (FOUR,))) == "four-needed"
    assert why_not(position(), Target("card", (0,))) == "exchange-cost"
    assert why_not(many, Target("card", (0,)), Target("face-up")) == "place-first"
    assert why_not(many, Target("card", (0,)), Target("cell", (9, 9))) == "count-first"
    assert why_not(many, Target("tile", (many.hands[0][0],))) == "count-first"


def test_gains_are_told_in_the_order_of_the_rules() -> None:
    state = position(
        4, hands=["F6"], supply={"pinkie": 0}, mooncakes=[0, 9, 9, 10], display={(0, 0): "S3"}
    )
    after = play(state, "place F6 at 0,1 turned 270")
    gains = [(c.seat, c.what, c.key, c.missing) for c in TABLE.account(after.events).changes]
    assert gains == [
        (0, "lantern", (0,), False),
        (0, "mooncake", (), True),
        (0, "lantern", (1,), False),
        (1, "lantern", (4,), True),
        (2, "lantern", (0,), False),
        (3, "lantern", (0,), False),
    ]


def test_a_dedication_gains_points() -> None:
    after = play(position(lanterns=["twilight 4"]), "dedicate four twilight")
    assert TABLE.account(after.events).gained(0, "points") == 8
