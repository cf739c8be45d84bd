"""What a move would do, known before it is made; the laws of it are in tests/contract."""

from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.play.foresight import foresee
from tests.games.festival_of_lanterns.positions import GAME, play, position, tile


def test_a_placement_is_foreseen_to_the_last_lantern() -> None:
    state = position(4, hands=["F6"], face_up="S9", stack="S10", supply={"rarity": 0})
    move = GAME.read("place F6 at 0,1 turned 270")
    assert foresee(GAME, GAME.view(state, 0), move) == play(state, GAME.write(move)).events


def test_of_a_refill_only_the_open_tile_is_foreseen() -> None:
    state = play(
        position(hands=["S2"], face_up="S9", stack="S10"), "place S2 at 1,0 turned 0"
    ).state
    view = GAME.view(state, 0)
    assert foresee(GAME, view, GAME.read("take face-up")) == (told.FaceUpTaken(0, tile("S9")),)
    assert foresee(GAME, view, GAME.read("draw")) == ()
