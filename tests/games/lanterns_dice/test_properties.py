"""What holds in every game, whatever anybody does."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.validation import broken
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import invariants, lake
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import GAME

CHANCE = st.integers(0, 1 << 32)
PLAYERS = st.integers(1, 4)
Played = tuple[State, m.Move, State, list[Event]]


def game(players: int, chance: int) -> Iterator[Played]:
    """A whole game of random moves. Half of the games hardly ever decline anything."""
    rng = Rng(chance)
    options = {"shapes": ("random",), "emperor": ("random",)}
    state = GAME.deal(Setup(players, options), rng)
    while GAME.to_act(state) is not None:
        legal = GAME.legal_moves(state)
        if chance % 2 and len(legal) > 1 and legal[-1] in (m.DONE, m.PASS):
            legal = legal[:-1]
        move = legal[rng.below(len(legal))]
        before, log = GAME.copy(state), list[Event]()
        GAME.play(state, move, log)
        yield before, move, state, log


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_shading_only_grows_and_only_for_the_one_who_decides(players: int, chance: int) -> None:
    for before, _, state, _ in game(players, chance):
        for seat in range(players):
            gone = before.shaded[seat] & ~state.shaded[seat]
            new = state.shaded[seat] & ~before.shaded[seat]
            assert not gone
            assert not new or seat == before.seat
            assert new.bit_count() <= 2


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_gifts_earned_less_gifts_spent_are_gifts_held(players: int, chance: int) -> None:
    earned, spent = [GAME.content.opening_gifts] * players, [0] * players
    for _, _, state, log in game(players, chance):
        for event in log:
            match event:
                case ev.GiftEarned():
                    earned[event.seat] += 1
                case ev.DiceRolled() | ev.EmperorActionTaken():
                    spent[event.seat] += event.paid
        assert earned == [GAME.shading.earned(shaded) for shaded in state.shaded]
        assert state.gifts == [e - s for e, s in zip(earned, spent, strict=True)]
        assert min(state.gifts) >= 0


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_launched_pools_are_disjoint_and_completed(players: int, chance: int) -> None:
    for _, _, state, _ in game(players, chance):
        for seat in range(players):
            tiles = [GAME.fireworks.pools[move] for move, _ in state.launched[seat]]
            assert sum(tiles) == state.covered[seat], "disjoint sets add up to their union"
            assert sum(tile.bit_count() for tile in tiles) == state.covered[seat].bit_count()
            assert not state.covered[seat] & ~lake.completed(state.shaded[seat])


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_what_follows_from_other_fields_is_kept_up(players: int, chance: int) -> None:
    for _, _, state, _ in game(players, chance):
        assert state.completed == [lake.completed(shaded) for shaded in state.shaded]
        assert broken(invariants.LAWS, GAME.shading, GAME.fireworks, state) is None


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_everyone_takes_the_turns_of_the_table_in_their_order(players: int, chance: int) -> None:
    played = list(game(players, chance))
    rolls = [before.seat for before, move, _, _ in played if move == m.ROLL]
    turns, over = GAME.content.tables[players].turns, played[-1][2]
    assert rolls == [(over.start + n) % players for n in range(players * turns)]
    assert over.stage is Stage.OVER


@given(PLAYERS, CHANCE)
@settings(max_examples=30)
def test_an_area_is_shaded_for_a_reason_and_each_reason_serves_once(
    players: int, chance: int
) -> None:
    """Counted from the events alone: one die a part, one bonus a turn, what the emperor sold."""
    parts: dict[tuple[int, int, int], dict[m.Source, int]] = {}
    for before, _, _, log in game(players, chance):
        part = before.turn, before.active, before.seat
        used = parts.setdefault(part, dict.fromkeys(m.Source, 0))
        for event in log:
            match event:
                case ev.AreaShaded():
                    used[event.source] += 1
                case ev.PlatformBonusEarned():
                    used[m.PLATFORM] -= 1
        assert used[m.DIE] <= 1
        assert used[m.TURN_BONUS] <= (before.seat == before.active)
        assert used[m.EMPEROR] <= 3
        assert used[m.PLATFORM] <= 0


@given(PLAYERS, CHANCE)
@settings(max_examples=20)
def test_nobody_is_asked_when_there_is_nothing_to_decide(players: int, chance: int) -> None:
    for before, _, _, _ in game(players, chance):
        if before.stage in (Stage.SHADE, Stage.LAUNCH, Stage.LAST_LAUNCH):
            assert len(GAME.legal_moves(before)) > 1


@given(PLAYERS, CHANCE)
@settings(max_examples=20)
def test_moves_are_told_apart_and_every_one_can_be_played(players: int, chance: int) -> None:
    for before, _, _, _ in game(players, chance):
        legal = GAME.legal_moves(before)
        assert len({*legal}) == len(legal)
        for move in legal:
            GAME.play(GAME.copy(before), move, [])


@given(PLAYERS, CHANCE)
@settings(max_examples=20)
def test_a_view_leads_to_a_position_with_the_same_view_and_the_same_moves(
    players: int, chance: int
) -> None:
    for before, _, _, _ in game(players, chance):
        view = GAME.view(before, before.seat)
        imagined = GAME.imagine(view, Rng(chance))
        assert GAME.view(imagined, before.seat) == view
        assert list(GAME.legal_moves(imagined)) == list(GAME.legal_moves(before))
        assert imagined.rng != before.rng


@given(PLAYERS, CHANCE)
@settings(max_examples=20)
def test_a_view_tells_nothing_of_the_rolls_to_come(players: int, chance: int) -> None:
    for before, _, _, _ in game(players, chance):
        other = GAME.copy(before)
        other.rng ^= 1
        assert other != before
        assert GAME.view(other, None) == GAME.view(before, None)
