"""Friends on the table: their pieces, their touches, and what a refused touch meant."""

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import FOUR
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.play.move_selector import MoveSelector
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.tables.festival_of_lanterns.pieces import HERE, LAST, USED, WAITING
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, Desk, lantern, tile
from tests.games.festival_of_lanterns.friends.test_befriending import STORIES, desk_of

TABLE = FestivalTable(GAME)


def pieces(desk: Desk, viewer: int | None = 0) -> dict[str, Piece]:
    found = TABLE.pieces(GAME.view(desk.now, viewer))
    by_id = {piece.id: piece for piece in found}
    assert len(by_id) == len(found)
    return by_id


def test_a_friend_card_shows_its_cost_and_whether_its_ability_waits() -> None:
    desk = desk_of("fluttershy")
    friend = FRIENDS.index("fluttershy")
    card = pieces(desk)[f"friend:{friend}"]
    assert card == Piece(f"friend:{friend}", "friend", Place("friends", (0,)), (friend, 3, HERE))
    desk.play("befriend fluttershy")
    assert pieces(desk)[f"friend:{friend}"].face[2] == WAITING
    desk.play("take twilight")
    assert pieces(desk)[f"friend:{friend}"].face[2] == USED


def test_before_the_refill_a_waiting_ability_has_its_last_moment() -> None:
    desk = desk_of("fluttershy")
    desk.play("befriend fluttershy")
    desk.now.stage = Stage.REFILL
    assert pieces(desk)[f"friend:{FRIENDS.index('fluttershy')}"].face[2] == LAST


def test_without_friends_nothing_of_theirs_lies_on_the_table() -> None:
    plain = TABLE.pieces(GAME.view(GAME.deal(Setup(2), Rng(1)), 0))
    with_friends = pieces(Desk("rarity"))
    kinds = {piece.kind for piece in plain}
    assert {piece.kind for piece in with_friends.values()} - kinds == {"friend"}


def test_trixie_lanterns_lie_in_their_pile_and_with_their_owners() -> None:
    desk = Desk("rarity", "trixie").trixies(2, seat=1)
    shown = pieces(desk)
    assert shown["trixies"].face == (3,)
    assert shown["trixie-cards:0"].face == (0,)
    assert shown["trixie-cards:1"].face == (2,)


def test_a_token_lies_beside_its_owner_until_it_is_put_on_a_stack() -> None:
    desk = desk_of("celestia")
    assert pieces(desk)["token:0"].place == Place("token", (0,))
    desk.play("befriend celestia", "token on pairs")
    assert pieces(desk)["token:0"].place == Place("tokens", (1, 0))
    assert pieces(desk)["token:1"].place == Place("token", (1,))


def test_points_of_the_token_are_among_the_points_of_its_owner() -> None:
    desk = desk_of("celestia")
    desk.play("befriend celestia", *STORIES["celestia"])
    assert pieces(desk)["claimed:0"].face == (9, 1)


def test_tiles_looked_at_are_open_for_who_looks_only() -> None:
    desk = desk_of("apple-bloom")
    desk.play("befriend apple-bloom", *STORIES["apple-bloom"][:-1])
    mine = pieces(desk)
    assert mine[f"tile:{tile('S11')}"].place == Place("looked-at", (0,))
    assert mine[f"tile:{tile('S12')}"].place == Place("looked-at", (1,))
    for viewer in (1, None):
        theirs = pieces(desk, viewer)
        assert f"tile:{tile('S11')}" not in theirs
        assert theirs["looked-at:0"].kind == "back"


@pytest.mark.parametrize("friend", FRIENDS)
def test_every_move_is_found_by_its_touches_and_by_no_others(friend: str) -> None:
    desk = desk_of(friend)
    for text in (f"befriend {friend}", *STORIES[friend]):
        legal = GAME.legal_moves(desk.now)
        assert len({TABLE.selections(move) for move in legal}) == len(legal)
        for move in [move for move in legal if not GAME.write(move).startswith("place")]:
            selector = MoveSelector(legal, TABLE.selections)
            for group in TABLE.selections(move):
                for target in sorted(group, key=lambda target: target.key):
                    assert selector.select(target)
            assert selector.chosen() == move
        desk.play(text)


def tried(*touched: Target) -> str | None:
    move = TABLE.attempt(touched)
    return None if move is None else GAME.write(move)


def test_what_was_tried_is_told_from_the_touches() -> None:
    one = Target
    rarity = lantern("rarity")
    assert tried(one("friend", (3,))) == "befriend rarity"
    assert tried(one("supply", (rarity,))) == "take rarity"
    assert tried(one("supply", (7,))) is None
    assert tried(one("card", (rarity,)), one("their-card", (1, 0))) == (
        "swap rarity for twilight of seat 1"
    )
    assert tried(one("supply", (rarity,)), one("seat", (1,))) == "gain rarity with seat 1"
    assert tried(one("token"), one("dedication", (int(FOUR),))) == "token on four"
    assert tried(one("token"), one("dedication", (3,))) is None
    assert tried(one("laid", (0, 1)), one("turn", (2,))) == "turn 0,1 to 180"
    assert tried(one("laid", (99, 1)), one("turn", (2,))) is None
    assert tried(one("side", (1,))) == "match east"
    assert tried(one("look")) == "look"
    assert tried(one("trixies")) == "take trixie"
    assert tried(one("trixie-card"), one("trixies")) == "discard trixie"
    assert (
        tried(one("dedication", (0,)), one("card", (rarity,)), one("leave-out", (rarity,)))
        == "dedicate four rarity without rarity"
    )
    assert (
        tried(one("dedication", (2,)), one("leave-out", (rarity,)))
        == "dedicate seven without rarity"
    )


def gains(desk: Desk, text: str) -> list[tuple[object, ...]]:
    preview = TABLE.preview(GAME.view(desk.now, 0), GAME.read(text))
    return [(c.seat, c.what, c.key, c.number) for c in preview.changes if c.number > 0]


def test_gains_are_previewed() -> None:
    desk = desk_of("rainbow")
    desk.play("befriend rainbow")
    assert gains(desk, "swap pinkie for twilight of seat 1") == [
        (0, "lantern", (lantern("twilight"),), 1),
        (1, "lantern", (lantern("pinkie"),), 1),
    ]
    desk = desk_of("trixie")
    desk.play("befriend trixie")
    assert gains(desk, "take trixie") == [(0, "trixie", (), 1)]
    desk = desk_of("celestia")
    desk.play("befriend celestia", "token on four")
    assert gains(desk, "dedicate four pinkie") == [(0, "points", (0,), 9)]
