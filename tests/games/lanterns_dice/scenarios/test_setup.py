"""Setup: a sheet each, four shapes, three emperor cards, the start player."""

import pytest

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from tests.games.lanterns_dice.positions import GAME, deal

IDS = [shape.id for shape in GAME.content.shapes]
SIZES = {shape.id: shape.size for shape in GAME.content.shapes}


def chosen(**options: tuple[str, ...]) -> Setup:
    return Setup(3, options)


def test_every_player_has_a_different_sheet_and_one_gift() -> None:
    for chance in range(50):
        state = GAME.deal(Setup(4), Rng(chance))
        assert sorted(state.sheets) == [0, 1, 2, 3]
        assert state.gifts == [1, 1, 1, 1]
        assert not any(state.shaded)


def test_dealt_sheets_differ_from_game_to_game() -> None:
    assert len({GAME.deal(Setup(2), Rng(chance)).sheets for chance in range(200)}) == 12


def test_the_earliest_letter_starts() -> None:
    state = deal(3, sheets="DBC")
    assert (state.start, state.active, GAME.to_act(state)) == (1, 1, 1)


def test_the_first_game_uses_corner_square_t_and_u_and_all_sides_a() -> None:
    state = deal()
    assert [IDS[shape] for shape in state.shapes] == ["corner", "square", "t", "u"]
    assert state.sides == (0, 0, 0)


def test_chance_chooses_one_small_two_medium_and_one_large_shape() -> None:
    seen = set()
    for chance in range(200):
        state = GAME.deal(chosen(shapes=("random",)), Rng(chance))
        ids = [IDS[shape] for shape in state.shapes]
        assert [SIZES[shape] for shape in ids] == ["small", "medium", "medium", "large"]
        seen |= {*ids}
    assert seen == {*IDS}


def test_chance_chooses_the_emperor_sides() -> None:
    sides = {GAME.deal(chosen(emperor=("random",)), Rng(n)).sides for n in range(200)}
    assert len(sides) == 8


def test_any_four_shapes_and_any_sides_can_be_chosen_by_hand() -> None:
    setup = chosen(shapes=("plus", "u", "line", "corner"), emperor=("B", "A", "B"))
    state = GAME.deal(setup, Rng(1))
    assert [IDS[shape] for shape in state.shapes] == ["line", "corner", "plus", "u"]
    assert state.sides == (1, 0, 1)


def test_each_shape_in_play_has_six_tiles_with_the_highest_on_top() -> None:
    state = deal()
    assert [state.left[shape] for shape in state.shapes] == [6, 6, 6, 6]
    assert sum(state.left) == 24
    assert [GAME.turn.top_of(state, shape) for shape in state.shapes] == [4, 5, 5, 6]


@pytest.mark.parametrize(("players", "turns"), [(1, 12), (2, 10), (3, 8), (4, 6)])
def test_the_number_of_turns_follows_the_number_of_players(players: int, turns: int) -> None:
    assert GAME.content.tables[players].turns == turns
    for sheet in GAME.content.sheets:
        assert len(sheet.bonuses[players]) == turns
        assert sheet.bonuses[players][:6] == sheet.bonuses[4]


def test_the_same_seed_deals_the_same_game() -> None:
    setup = chosen(shapes=("random",), emperor=("random",))
    assert GAME.deal(setup, Rng.from_seed("a")) == GAME.deal(setup, Rng.from_seed("a"))
    assert GAME.deal(setup, Rng.from_seed("a")) != GAME.deal(setup, Rng.from_seed("b"))


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(0), "1 to 4 players"),
        (Setup(5), "1 to 4 players"),
        (chosen(friends=("first",)), "no option “friends”"),
        (chosen(shapes=("t", "u", "l")), "four different shapes"),
        (chosen(shapes=("t", "u", "l", "l")), "four different shapes"),
        (chosen(shapes=("t", "u", "l", "x")), "four different shapes"),
        (chosen(emperor=("A", "B")), "side A or B"),
        (chosen(emperor=("A", "B", "C")), "side A or B"),
        (chosen(sheets=("A", "B")), "a different sheet"),
        (chosen(sheets=("A", "B", "B")), "a different sheet"),
        (chosen(sheets=("A", "B", "E")), "a different sheet"),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_words(setup: Setup, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.deal(setup, Rng(1))
