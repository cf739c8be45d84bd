"""How fast the rules are: random games beside OpenSpiel's hearts, single calls, whole games.

Both play whole games of four at random in turns, round by round, so that whatever else the machine
does hits both. OpenSpiel is played by the loop of its own example, and by a loop without numpy that
makes the most of it. Times are of the processor, so that other programs matter less.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out, seed_of_game
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Event, Game, Setup
from festival_desktop.core.rng import Rng

GAME = "festival_of_lanterns"
ROUNDS = 9
GAMES_A_ROUND = 150
POSITIONS = 60
MANY_MOVES = 100
"""Fewer are not those of placing a tile."""

Rules = Game[Any, Any, Any]
Loop = Callable[[int], None]


def run() -> None:
    game = catalog.rules(GAME)
    _beside_open_spiel(game)
    _single_calls(game)
    _whole_games(game)


# -- random games ----------------------------------------------------------------------------


def _beside_open_spiel(game: Rules) -> None:
    try:
        import numpy
        import pyspiel  # type: ignore[import-not-found]
    except ImportError:
        print("OpenSpiel is not installed (the extra `bench`): nothing to compare with.")
        loops: dict[str, Loop] = {"ours": lambda n: _play_ours(game, n)}
    else:
        hearts = pyspiel.load_game("hearts")
        loops = {
            "ours": lambda n: _play_ours(game, n),
            "hearts": lambda n: _play_hearts(hearts, numpy.random.choice, n),
            "hearts, tight loop": lambda n: _play_hearts_tightly(hearts, n),
        }
    speeds = _interleaved(loops)
    for name, of_rounds in speeds.items():
        line = f"{name:<20} {statistics.median(of_rounds):6.0f} games/s"
        if name != "ours":
            ratios = [ours / theirs for ours, theirs in zip(speeds["ours"], of_rounds, strict=True)]
            line += f"   ours: {statistics.median(ratios):.2f} × (rounds {_span(ratios)})"
        print(line)


def _interleaved(loops: dict[str, Loop]) -> dict[str, list[float]]:
    """Games a second of each loop in each round; a first round only warms up."""
    speeds: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(ROUNDS + 1):
        for name, loop in loops.items():
            began = time.process_time()
            loop(GAMES_A_ROUND)
            if number:
                speeds[name].append(GAMES_A_ROUND / (time.process_time() - began))
    return speeds


def _span(numbers: Sequence[float]) -> str:
    return f"{min(numbers):.2f}–{max(numbers):.2f}"


def _play_ours(game: Rules, games: int) -> None:
    setup = Setup(4)
    for _ in range(games):
        state = game.deal(setup, Rng(random.getrandbits(64)))
        log: list[Event] = []
        while game.to_act(state) is not None:
            game.play(state, random.choice(game.legal_moves(state)), log)


def _play_hearts(hearts: Any, choice: Any, games: int) -> None:
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice(actions, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))


def _play_hearts_tightly(hearts: Any, games: int) -> None:
    """All chance outcomes of hearts are equally likely, which this loop knows."""
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))


# -- single calls ----------------------------------------------------------------------------


def _single_calls(game: Rules) -> None:
    states = [_middle_game(game, number) for number in range(POSITIONS)]
    views = [game.view(state, game.to_act(state)) for state in states]
    legal = [game.legal_moves(state) for state in states]
    moves = [moves[len(moves) // 2] for moves in legal]
    computer = catalog.computers(GAME)["plain"]
    pairs = list(zip(states, moves, strict=True))

    def copy_and_play() -> None:
        for state, move in pairs:
            game.play(game.copy(state), move, [])

    def decide() -> None:
        for view, choices in zip(views, legal, strict=True):
            computer.choose(view, choices, stream("benchmark", 0, 0))

    counted = f"{statistics.mean(map(len, legal)):.0f} moves"
    print(f"middle game of four, 16 tiles or more on the table, {counted} a decision:")
    _tell("legal moves", lambda: [game.legal_moves(state) for state in states], 20)
    _tell("copy and play", copy_and_play, 8)
    _tell("view", lambda: [game.view(state, 0) for state in states])
    _tell("imagine", lambda: [game.imagine(view, Rng(1)) for view in views])
    _tell("plain decision", decide, rounds=5)


def _middle_game(game: Rules, number: int) -> Any:
    """A position of a random game in which a tile can be placed, with 16 tiles or more."""
    rng = Rng(number)
    state = game.deal(Setup(4), rng)
    moves = game.legal_moves(state)
    while len(state.display) < 16 or len(moves) < MANY_MOVES:
        game.play(state, moves[rng.below(len(moves))], [])
        moves = game.legal_moves(state)
    return state


def _tell(what: str, work: Callable[[], object], goal: int | None = None, rounds: int = 30) -> None:
    """The best round: what the machine can do when it is not disturbed."""
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    wanted = f"   (goal: {goal})" if goal else ""
    print(f"{what:<20} {best / POSITIONS * 1e6:7.1f} µs{wanted}")


# -- whole games of computer players -----------------------------------------------------------


def _whole_games(game: Rules) -> None:
    computer = catalog.computers(GAME)["plain"]
    for players in (2, 3, 4):
        began, games = time.process_time(), 8
        for number in range(games):
            play_out(game, Setup(players), [computer] * players, seed_of_game("speed", number))
        speed = games / (time.process_time() - began)
        print(f"plain players, {players}     {speed:6.1f} games/s")
