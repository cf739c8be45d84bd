"""Everyone shades at once: any sheet that is still open may be taken, in any order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import NO_CARD, SeatPhase, Stage, State
from tests.games.lanterns_dice.positions import (
    GAME,
    IN_ORDER,
    after,
    deal,
    happened,
    refused,
    rolled,
    sheet,
    texts,
)

WHOLE = [f"{x}{y}" for x in "abcdefghi" for y in range(1, 7)]
DIE_OF_0, DIE_OF_1, DIE_OF_2 = "shade c3 ne by die", "shade a1 sw by die", "shade b1 nw by die"


def three() -> State:
    """Three shade: green for seat 0, red for the others."""
    return rolled(deal(3), "green red red red")


def test_everybody_else_may_take_their_sheet_while_all_shade() -> None:
    state = three()
    assert texts(state, "take") == ["take 2", "take 3"]
    state = after(state, "take 3")
    assert state.seat == 2
    assert state.active == 0
    assert DIE_OF_0 not in texts(state)
    assert DIE_OF_2 in texts(state)


def test_a_part_goes_on_where_it_was_left() -> None:
    state = after(three(), DIE_OF_0, "take 3")
    assert state.laid_down == (SeatPhase(0, False, True, NO_CARD, (), 0),)
    back = after(state, DIE_OF_2, "take 1")
    assert back.seat == 0
    assert not back.die_open
    assert back.bonus_open
    assert back.shaded[2]


def test_what_the_emperor_granted_and_what_a_platform_gives_is_kept() -> None:
    state = sheet(rolled(deal(3), "red blue blue blue", gifts=3), ["h5 nw"], gifts=3)
    state = after(state, "emperor 3")
    before = state.card, state.grants, state.gifts[0]
    state = after(state, "take 2", "take 1")
    assert (state.card, state.grants, state.gifts[0]) == before


def test_an_untouched_part_is_as_if_it_had_never_been_opened() -> None:
    assert after(three(), "take 2").laid_down == ()
    one, other = after(three(), "take 2", "take 3"), after(three(), "take 3")
    one.taken = other.taken
    assert one == other


def test_whoever_comes_first_by_the_order_of_seats_goes_on_when_a_part_ends() -> None:
    state = after(three(), "take 3", "done")
    assert state.seat == 0
    state = after(state, "done")
    assert state.seat == 1
    state = after(state, "done")
    assert state.seat == 1, "nobody can launch, so the next turn begins"
    assert state.stage is Stage.ROLL
    assert (state.ended, state.laid_down, state.taken) == (0, (), 0)


def test_nobody_has_two_parts_in_a_turn() -> None:
    state = after(three(), "take 3", "done")
    assert texts(state, "take") == ["take 2"]
    assert refused(state, "take 3") == "part-over"


def test_the_active_player_launches_when_all_have_finished() -> None:
    state = sheet(three(), WHOLE[:12])
    state = after(state, "take 3", "done", "take 2", "done")
    assert state.stage is Stage.SHADE
    assert "launch" not in " ".join(texts(state))
    state = after(state, "done")
    assert state.stage is Stage.LAUNCH
    assert state.seat == state.active == 0


def test_a_sheet_is_taken_once_until_somebody_does_something() -> None:
    state = after(three(), "take 2", "take 3", "take 1")
    assert texts(state, "take") == []
    assert refused(state, "take 2") == "taken-in-vain"
    assert texts(after(state, DIE_OF_0), "take") == ["take 2", "take 3"]


def test_a_sheet_on_which_nothing_can_be_done_is_not_taken() -> None:
    state = sheet(three(), WHOLE, seat=1, gifts=0)
    assert texts(state, "take") == ["take 3"]
    assert refused(state, "take 2") == "sheet-idle"
    skipped = happened(state, "take 3", "done", "done")
    assert ev.PartSkipped(1, GAME.shading.faced(state, 1)) in skipped


def test_a_sheet_is_taken_for_the_emperor_too() -> None:
    state = rolled(sheet(deal(2), WHOLE[:-1], seat=1, gifts=3), "green red purple red")
    assert not GAME.shading.areas[1 << GAME.shading.faced(state, 1)] & ~state.shaded[1]
    assert texts(state, "take") == ["take 2"]


def test_sheets_are_taken_only_while_everyone_shades() -> None:
    state = deal(3)
    assert refused(state, "take 2") == "roll-first"
    state = after(state, "roll")
    assert refused(state, "take 2") == "orient-first"
    state = after(state, "orient 0")
    assert refused(state, "take 1") == "sheet-in-hand"
    assert refused(state, "take 4") == "no-such-sheet"


def test_taking_a_sheet_tells_who() -> None:
    assert happened(three(), "take 3") == [ev.SheetTaken(2)]


# -- any order leads to the same game ------------------------------------------------------------


def own_moves(state: State) -> list[m.Move]:
    return [move for move in GAME.legal_moves(state) if not isinstance(move, m.Take)]


def whole_game(players: int, chance: int, order: Rng | None) -> tuple[State, set[Event], int]:
    """A game in which everybody decides the same on their sheet, whoever else has drawn before.

    `order`: sheets are taken at random, up to every second time. Also: what happened but that,
    and how often sheets were taken.
    """
    setup = Setup(players, {"shapes": ("random",), "emperor": ("random",)})
    state = GAME.deal(setup, Rng(chance))
    decided: dict[tuple[int, int, int], int] = {}
    log: list[Event] = []
    while GAME.to_act(state) is not None:
        legal = GAME.legal_moves(state)
        takes = [move for move in legal if isinstance(move, m.Take)]
        if order is not None and takes and order.below(2):
            GAME.play(state, takes[order.below(len(takes))], log)
            continue
        key = state.turn, state.active, state.seat
        decided[key] = decided.get(key, -1) + 1
        rng = Rng.from_seed(f"{chance} {key} {decided[key]}")
        moves = own_moves(state)
        move = m.DONE if m.DONE in moves and not rng.below(12) else moves[rng.below(len(moves))]
        GAME.play(state, move, log)
    taken = sum(isinstance(event, ev.SheetTaken) for event in log)
    return state, {event for event in log if not isinstance(event, ev.SheetTaken)}, taken


@given(st.integers(2, 4), st.integers(0, 1 << 32), st.integers(0, 1 << 32))
@settings(max_examples=25, deadline=None)
def test_any_order_of_sheets_leads_to_the_same_game(players: int, chance: int, order: int) -> None:
    in_order, happened_in_order, none = whole_game(players, chance, None)
    taken, happened_anyhow, often = whole_game(players, chance, Rng(order))
    assert taken == in_order
    assert happened_anyhow == happened_in_order
    assert none == 0
    assert often > 10


@given(st.integers(2, 4), st.integers(0, 1 << 32))
@settings(max_examples=15, deadline=None)
def test_in_the_order_of_seats_everything_is_as_if_nobody_could_take_a_sheet(
    players: int, chance: int
) -> None:
    """And files of such games are those of before: nothing new is written."""
    rng, state = Rng(chance), GAME.deal(Setup(players), Rng(chance))
    while GAME.to_act(state) is not None:
        assert {"ended", "laid_down", "taken"}.isdisjoint(GAME.dump(state))
        legal = IN_ORDER.legal_moves(state)
        assert list(legal) == own_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])


def test_the_pencil_goes_round_only_so_often() -> None:
    """Those who do nothing but take sheets come to an end."""
    for players in (2, 3, 4):
        state = rolled(deal(players), "green red white blue")
        rounds = 0
        while takes := [one for one in GAME.legal_moves(state) if isinstance(one, m.Take)]:
            GAME.play(state, takes[0], [])
            rounds += 1
        assert rounds == players
