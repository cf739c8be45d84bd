"""After placing: the open tile, or the unseen one on top of the stack."""

from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, Stage, State
from tests.games.festival_of_lanterns.positions import GAME, options, play, position, refusal, tile

EVERY = ("place", "take", "draw", "exchange", "dedicate", "discard", "pass")


def after_placing(stack: str, face_up: str | None) -> State:
    state = position(hands=["S2 S4 S5", "S6 S7 S8"], stack=stack, face_up=face_up)
    return play(state, "place S2 at 1,0 turned 0").state


def test_the_hand_is_refilled_from_one_of_two_places() -> None:
    state = after_placing("S9 S10", "F1")
    assert state.stage is Stage.REFILL
    assert state.seat == 0
    assert options(state, EVERY) == ["take face-up", "draw"]


def test_the_open_tile_is_replaced_at_once() -> None:
    after = play(after_placing("S9 S10", "F1"), "take face-up")
    assert after.state.hands[0] == [tile("S4"), tile("S5"), tile("F1")]
    assert after.state.face_up == tile("S9")
    assert after.state.stack == [tile("S10")]
    assert after.events == (ev.FaceUpTaken(0, tile("F1")), ev.TileRevealed(tile("S9")))


def test_the_unseen_tile_comes_from_the_top() -> None:
    after = play(after_placing("S9 S10", "F1"), "draw")
    assert after.state.hands[0] == [tile("S4"), tile("S5"), tile("S9")]
    assert after.state.face_up == tile("F1")
    assert after.state.stack == [tile("S10")]
    assert after.events == (ev.TileDrawn(0, tile("S9")),)


def test_after_the_refill_the_next_player_clockwise_begins() -> None:
    for refill in ("draw", "take face-up"):
        after = play(after_placing("S9 S10", "F1"), refill).state
        assert (after.seat, after.stage) == (1, Stage.EXCHANGE)


def test_the_last_open_tile_is_not_replaced() -> None:
    state = after_placing("", "F1")
    assert options(state, EVERY) == ["take face-up"]
    assert refusal(state, "draw") == "stack-empty"
    after = play(state, "take face-up")
    assert after.state.face_up == NO_TILE
    assert not after.happened(ev.TileRevealed)


def test_drawing_the_last_of_the_stack_leaves_the_open_tile() -> None:
    after = play(after_placing("S9", "F1"), "draw").state
    assert after.face_up == tile("F1")
    assert after.stack == []


def test_without_tiles_the_turn_ends_with_placing() -> None:
    after = after_placing("", None)
    assert (after.seat, after.stage) == (1, Stage.EXCHANGE)
    assert after.hands[0] == [tile("S4"), tile("S5")]


def test_one_tile_is_placed_in_a_turn() -> None:
    assert refusal(after_placing("S9", "F1"), "place S4 at 2,0 turned 0") == "refill-first"


def test_refilling_comes_after_placing() -> None:
    state = position(hands=["S2 S4 S5"], stack="S9", face_up="F1")
    assert refusal(state, "draw") == "place-first"
    assert refusal(state, "take face-up") == "place-first"


def test_the_refill_is_the_only_reveal_of_a_turn() -> None:
    state = position(
        lanterns=["twilight 3, rarity 4"], mooncakes=[2], hands=["S2 S4"], stack="S9", face_up="F1"
    )
    sealed = []
    for text in (
        "exchange twilight for pinkie",
        "dedicate four rarity",
        "place S2 at 1,0 turned 0",
        "draw",
    ):
        played = step(GAME, state, GAME.read(text))
        state = played.state
        sealed.append(played.sealed)
    assert sealed == [False, False, False, True]
