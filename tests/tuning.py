"""Finds better weights of a game's heuristics, by games of the usual player against itself.

    python -m tests.tuning lanterns_dice pool pair --players 2 --games 400

tries each of these weights a quarter larger and a fifth smaller against the best found so far, and
keeps what is clearly better by points. A whole variant is tried as `pool=0.5`, several changes at
once as `pool=0.5+pair=0.4`, and where a weight is a tuple, `boat=0,0.3,0.8,1.8`.
Deals are mirrored. Whatever was tried is added to `resources/weights/<game>.json`, below the
weights themselves: change these there when something is clearly better on other deals (`--seed`)
and with other numbers of players, too.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.ai.contest import Contest, Job, Result, Strength, seated
from festival_desktop.ai.players import PlainPlayer
from festival_desktop.content.measured import FOLDER, TODAY, Trial, tuned_weights
from festival_desktop.core.game import Setup
from festival_desktop.paths import resources
from tests.games.weights import weights

FACTORS = (1.25, 0.8)


def varied(today: Any, variant: str) -> Any:
    """The weights with those changed that the variant names."""
    for change in variant.split("+") if variant != TODAY else ():
        name, _, text = change.partition("=")
        numbers = tuple(map(float, text.split(",")))
        many = isinstance(getattr(today, name), tuple)
        today = today._replace(**{name: numbers if many else numbers[0]})
    return today


def play(job: Job) -> Result:
    """One game; each level is a variant."""
    game, heuristics = catalog.rules(job.game), catalog._part(catalog.GAMES[job.game].heuristics)
    today = weights(job.game)
    players = {
        one: PlainPlayer(game, heuristics(game, varied(today, one))) for one in {*job.levels}
    }
    table = [players[level] for level in job.levels]
    return Result.of(play_out(game, Setup(job.players), table, job.seed).standing)


def tried(given: argparse.Namespace, executor: Executor, variant: str, against: str) -> Strength:
    levels = seated([variant, against], given.players)
    deals = -(-given.games // given.players)
    contest = Contest(given.game, given.players, levels, deals, given.seed)
    results = list(executor.map(play, contest.jobs()))
    strength = contest.strengths(results)[0]
    record(contest, len(results), strength)
    return strength


def record(contest: Contest, games: int, strength: Strength) -> None:
    share, points = strength.share, strength.points
    trial = Trial(
        day=datetime.now(UTC).date(),
        players=contest.players,
        variant=contest.levels[0],
        against=contest.levels[1],
        games=games,
        share=(round(share.mean, 2), round(share.reach, 2)),
        points=(round(points.mean, 1), round(points.reach, 1)),
        edition=catalog.rules(contest.game).edition,
    )
    print(trial, flush=True)
    before = tuned_weights(resources(), contest.game, type(weights(contest.game)))
    keep(resources() / FOLDER, contest.game, before.weights, [*before.trials, trial])


def keep(folder: Path, game: str, today: Any, trials: Sequence[Trial]) -> None:
    """Write the file of a game anew, a line for each weight and each trial."""
    numbers = [f"{json.dumps(name)}: {json.dumps(one)}" for name, one in today._asdict().items()]
    rows = [json.dumps(trial.model_dump(mode="json", exclude_none=True)) for trial in trials]
    between = ",\n    "
    text = f"""{{
  "weights": {{
    {between.join(numbers)}
  }},
  "trials": [
    {between.join(rows)}
  ]
}}
"""
    (folder / f"{game}.json").write_text(text, encoding="utf-8")


def neighbours(today: Any, best: str, name: str) -> Iterator[str]:
    """The best variant with one of its weights larger, and smaller."""
    before = getattr(varied(today, best), name)
    others = [one for one in best.split("+") if one != TODAY and not one.startswith(f"{name}=")]
    for factor in FACTORS:
        numbers = [one * factor for one in (before if isinstance(before, tuple) else (before,))]
        yield "+".join([*others, f"{name}={','.join(f'{one:.3g}' for one in numbers)}"])


def climb(given: argparse.Namespace, executor: Executor, names: Sequence[str]) -> str:
    """The best variant that is found by changing one weight after the other."""
    best = TODAY
    for name in names:
        for variant in neighbours(weights(given.game), best, name):
            points = tried(given, executor, variant, best).points
            if points.mean > points.reach:
                best = variant
                break
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.tuning")
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("weights", nargs="+", metavar="NAME|NAME=VALUE")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as executor:
        for variant in given.weights:
            if "=" in variant:
                tried(given, executor, variant, TODAY)
        names = [name for name in given.weights if "=" not in name]
        if names:
            print("kept:", climb(given, executor, names))


if __name__ == "__main__":
    main()
