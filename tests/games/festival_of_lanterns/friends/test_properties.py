"""Whatever friends are in play and whatever is done with them: the laws of the table hold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.core.validation import broken
from festival_desktop.games.festival_of_lanterns import invariants
from festival_desktop.games.festival_of_lanterns.moves import Move
from festival_desktop.games.festival_of_lanterns.state import Stage, State
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, HEARTS, LEVELS, SOLO, gala

TABLE = FestivalTable(GAME)


@st.composite
def tables(draw: st.DrawFn) -> Setup:
    """Any allowed set of friends, for any number of players."""
    players = draw(st.integers(1, 4))
    if players == 1:
        beside = draw(st.sampled_from([(), ("pinkie",)]))
        chosen = (draw(st.sampled_from(SOLO)), *beside)
        return Setup(1, {"friends": chosen, "level": (draw(st.sampled_from(LEVELS)),)})
    heart = draw(st.sampled_from(HEARTS))
    others = draw(st.lists(st.sampled_from(FRIENDS), unique=True, max_size=3))
    return Setup(players, {"friends": (heart, *(id for id in others if id != heart))})


def rich(state: State) -> None:
    """Give everybody some Mooncakes to begin with, so that friends are befriended often."""
    for seat in range(state.players):
        state.mooncakes[seat] += 4
        state.mooncakes_left -= 4


def choose(state: State, rng: Rng) -> Move:
    """Kinds of moves first, so that a turn is not always a placement, of which there are most."""
    moves = GAME.legal_moves(state)
    words = sorted({GAME.write(move).split(" ")[0] for move in moves})
    word = words[rng.below(len(words))]
    of_kind = [move for move in moves if GAME.write(move).split(" ")[0] == word]
    return of_kind[rng.below(len(of_kind))]


def check(state: State, rng: Rng) -> None:
    """What holds in every position."""
    moves = list(GAME.legal_moves(state))
    seat = GAME.to_act(state)
    assert moves
    assert len(set(moves)) == len(moves)
    assert moves == list(GAME.legal_moves(state))
    assert broken(invariants.invariants_of(state), GAME.content, state) is None
    assert GAME.load(GAME.dump(state)) == state
    for move in moves:
        assert GAME.read(GAME.write(move)) == move
    assert len({TABLE.selections(move) for move in moves}) == len(moves)
    for viewer in (*range(state.players), None):
        view = GAME.view(state, viewer)
        imagined = GAME.imagine(view, rng)
        assert GAME.view(imagined, viewer) == view
        assert broken(invariants.invariants_of(imagined), GAME.content, imagined) is None
        ids = [piece.id for piece in TABLE.pieces(view)]
        assert len(set(ids)) == len(ids)
        if viewer == seat:
            assert list(GAME.legal_moves(imagined)) == moves
            assert GAME.to_act(imagined) == seat
    for score in GAME.standing(state).scores:
        assert score.total == sum(line.points for line in score.lines)


def play_through(setup: Setup, chance: int, every: int) -> None:
    state = GAME.deal(setup, Rng(chance))
    rich(state)
    rng = Rng(chance + 1)
    for count in range(2_000):
        if GAME.to_act(state) is None:
            break
        if count % every == 0:
            check(state, rng)
        move = choose(state, rng)
        before = GAME.dump(state)
        played = step(GAME, state, move)
        assert GAME.dump(state) == before, "the old position stays as it was"
        in_place, log = GAME.copy(state), list[Event]()
        GAME.play(in_place, move, log)
        assert in_place == played.state
        assert tuple(log) == played.events
        state = played.state
    assert state.stage is Stage.OVER
    assert broken(invariants.invariants_of(state), GAME.content, state) is None
    assert GAME.load(GAME.dump(state)) == state
    assert GAME.standing(state).winners
    assert not gala(state).uses


@settings(max_examples=40)
@given(tables(), st.integers(0, 2**32))
def test_a_game_with_any_friends_keeps_the_laws(setup: Setup, chance: int) -> None:
    play_through(setup, chance, every=7)


@pytest.mark.soak
@settings(max_examples=2_000)
@given(tables(), st.integers(0, 2**32))
def test_many_games_with_any_friends_keep_the_laws(setup: Setup, chance: int) -> None:
    play_through(setup, chance, every=1)


@settings(max_examples=60)
@given(tables(), st.integers(0, 2**32), st.integers(0, 60))
def test_whatever_is_not_legal_is_refused_with_a_reason(
    setup: Setup, chance: int, moves: int
) -> None:
    state = GAME.deal(setup, Rng(chance))
    rich(state)
    rng = Rng(chance)
    for _ in range(moves):
        if GAME.to_act(state) is not None:
            GAME.play(state, choose(state, rng), [])
    if GAME.to_act(state) is None:
        return
    legal = {GAME.write(move) for move in GAME.legal_moves(state)}
    for text in EVERY_KIND:
        if text not in legal:
            assert GAME.why_not(state, GAME.read(text)).rule


EVERY_KIND = [
    *(f"befriend {friend}" for friend in FRIENDS),
    "exchange rarity for pinkie",
    "exchange rarity for rarity",
    "take rarity",
    "swap rarity for pinkie of seat 1",
    "gain rarity with seat 0",
    "gain rarity with seat 1",
    "token on four",
    "token on seven",
    "turn 0,0 to 90",
    "turn 9,9 to 90",
    "match north",
    "look",
    "keep S1",
    "keep S2",
    "discard trixie",
    "discard rarity",
    "dedicate four rarity",
    "dedicate four rarity without rarity",
    "dedicate seven without pinkie",
    "dedicate pairs rarity rainbow pinkie without rainbow",
    "place S1 at 0,1 turned 0",
    "take face-up",
    "draw",
    "pass",
]
