"""How fast the rules of each game are: random games beside OpenSpiel's hearts, and single calls.

First from their source, then compiled (in `build/compiled`, by packaging/compile.py, where there is
a compiler). Each form is measured beside the anchors in its own process.
Ours and theirs play whole games of four at random in turns, round by round, so that whatever else
the machine does hits all. OpenSpiel is played by the loop of its own example, and by a loop without
numpy that makes the most of it. Times are of the processor, so that other programs matter less.
"""

import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from festival_desktop import catalog, checkup
from festival_desktop.core.game import Event, Game, Setup
from festival_desktop.core.rng import Rng

TIGHT = "hearts in a tight loop"
ROUNDS = 7
SECONDS_A_ROUND = 0.15
POSITIONS = 60
ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"

Rules = Game[Any, Any, Any]
Loop = Callable[[int], None]


@dataclass(frozen=True)
class Bench:
    """A game of four, and which of its positions are in the middle of it."""

    name: str
    options: dict[str, tuple[str, ...]]
    middle: Callable[[Any, Sequence[Any]], bool]
    told: str
    goals: dict[str, float]
    """Form of the rules → random games, as a multiple of hearts."""
    tight_goals: dict[str, float] = field(default_factory=dict)
    """The same for hearts in a tight loop."""
    legal_goal: float | None = None
    play_goal: float | None = None

    @property
    def setup(self) -> Setup:
        return Setup(4, self.options)


def _festival_middle(state: Any, moves: Sequence[Any]) -> bool:
    return len(state.display) >= 16 and len(moves) >= 100  # fewer are not those of placing a tile


def _dice_middle(state: Any, moves: Sequence[Any]) -> bool:
    return bool(state.turn >= 2 and state.die_open and state.seat == state.active)


def _firefly_middle(state: Any, moves: Sequence[Any]) -> bool:
    return bool(state.turns >= 32 and state.stage.name == "TURN" and state.main_left > 0)


GAMES = (
    Bench(
        "festival_of_lanterns",
        {},
        _festival_middle,
        "16 tiles or more on the table",
        {"source": 1.3, "compiled": 2.5},
        {"compiled": 0.6},
        legal_goal=20.0,
        play_goal=8.0,
    ),
    Bench(
        "lanterns_dice",
        {},
        _dice_middle,
        "from the third turn on, a die to shade by",
        {"source": 1.0, "compiled": 2.0},
    ),
    Bench(
        "firefly_festival",
        {"powers": ("dealt",)},
        _firefly_middle,
        "from the eighth round on, a main action to choose",
        {"source": 0.1, "compiled": 0.4},
    ),
)


def run() -> None:
    form = checkup.rules().facts["form"]
    print(f"rules: {form}")
    loops = _anchors() | {bench.name: _loop(bench) for bench in GAMES}
    _tell_speeds(_interleaved(loops), form)
    for bench in GAMES:
        _single_calls(bench)
    if form == "source":
        _run_compiled()


def _run_compiled() -> None:
    if shutil.which("gcc") is None:
        print("There is no gcc here, so nothing is compiled.")
        return
    subprocess.run([sys.executable, ROOT / "packaging/compile.py", COMPILED], check=True)
    command = [sys.executable, "-m", "tests.benchmarks", "engine"]
    subprocess.run(command, cwd=COMPILED, check=True)


# -- random games ----------------------------------------------------------------------------


def _anchors() -> dict[str, Loop]:
    try:
        import numpy  # type: ignore[import-not-found, unused-ignore]
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        print("OpenSpiel is not installed (the extra `bench`): nothing to compare with.")
        return {}
    hearts = pyspiel.load_game("hearts")
    return {
        "hearts": lambda n: _play_hearts(hearts, numpy.random.choice, n),
        TIGHT: lambda n: _play_hearts_tightly(hearts, n),
    }


def _interleaved(loops: dict[str, Loop]) -> dict[str, list[float]]:
    """Games a second of each loop in each round; a first round finds out how many to play."""
    counts = dict.fromkeys(loops, 1)
    speeds: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(ROUNDS + 2):
        for name, loop in loops.items():
            began = time.process_time()
            loop(counts[name])
            speed = counts[name] / (time.process_time() - began)
            if number < 2:  # the first round also loads and fills tables
                counts[name] = max(1, round(speed * SECONDS_A_ROUND))
            else:
                speeds[name].append(speed)
    return speeds


def _tell_speeds(speeds: dict[str, list[float]], form: str) -> None:
    print("random games of four:")
    for name, of_rounds in speeds.items():
        print(f"{name:<24} {statistics.median(of_rounds):7.0f} games/s")
    for bench in GAMES:
        print(f"{bench.name}: {_decisions(bench):.0f} decisions a game")
        _tell_ratio(speeds, bench.name, "hearts", bench.goals.get(form))
        _tell_ratio(speeds, bench.name, TIGHT, bench.tight_goals.get(form))


def _tell_ratio(speeds: dict[str, list[float]], name: str, anchor: str, goal: float | None) -> None:
    """Ratios are taken round by round."""
    if anchor not in speeds:
        return
    ratios = [ours / theirs for ours, theirs in zip(speeds[name], speeds[anchor], strict=True)]
    wanted = f"; goal: {goal}" if goal else ""
    span = f"rounds {min(ratios):.3f} to {max(ratios):.3f}"
    print(f"  {statistics.median(ratios):6.3f} × {anchor} ({span}{wanted})")


def _loop(bench: Bench) -> Loop:
    game, rng = catalog.rules(bench.name), Rng(1)

    def play(games: int) -> None:
        log: list[Event] = []
        for _ in range(games):
            state = game.deal(bench.setup, rng)
            moves = game.legal_moves(state)
            while moves:
                game.play(state, moves[rng.below(len(moves))], log)
                moves = game.legal_moves(state)
            log.clear()

    return play


def _decisions(bench: Bench, games: int = 20) -> float:
    """How many a random game has."""
    game, rng, played = catalog.rules(bench.name), Rng(1), 0
    for _ in range(games):
        state = game.deal(bench.setup, rng)
        while moves := game.legal_moves(state):
            game.play(state, moves[rng.below(len(moves))], [])
            played += 1
    return played / games


def _play_hearts(hearts: Any, choice: Callable[..., Any], games: int) -> None:
    """The loop of OpenSpiel's example.py."""
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


def middle_games(bench: Bench, number: int = POSITIONS) -> list[Any]:
    """Positions of random games, one of each."""
    return [_middle_game(bench, seed) for seed in range(number)]


def _middle_game(bench: Bench, seed: int) -> Any:
    game, rng = catalog.rules(bench.name), Rng(seed)
    while True:
        state = game.deal(bench.setup, rng)
        moves = game.legal_moves(state)
        while moves and not bench.middle(state, moves):
            game.play(state, moves[rng.below(len(moves))], [])
            moves = game.legal_moves(state)
        if moves:
            return state


def _single_calls(bench: Bench) -> None:
    game, states = catalog.rules(bench.name), middle_games(bench)
    views = [game.view(state, game.to_act(state)) for state in states]
    legal = [game.legal_moves(state) for state in states]
    pairs = [(state, moves[len(moves) // 2]) for state, moves in zip(states, legal, strict=True)]

    def copy_and_play() -> None:
        for state, move in pairs:
            game.play(game.copy(state), move, [])

    counted = f"{statistics.mean(map(len, legal)):.0f} moves"
    print(f"{bench.name}, {bench.told}, {counted} a decision:")
    _tell("legal moves", lambda: [game.legal_moves(state) for state in states], bench.legal_goal)
    _tell("copy and play", copy_and_play, bench.play_goal)
    _tell("view", lambda: [game.view(state, 0) for state in states])
    _tell("imagine", lambda: [game.imagine(view, Rng(1)) for view in views])


def _tell(what: str, work: Callable[[], object], goal: float | None = None) -> None:
    """The best round: what the machine can do when it is not disturbed."""
    best = float("inf")
    for _ in range(30):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    wanted = f"   (goal: {goal:.0f})" if goal else ""
    print(f"  {what:<18} {best / POSITIONS * 1e6:7.1f} µs{wanted}")
