"""Tries other weights of a game's heuristics, by games of the usual player against itself.

    python -m tests.tuning firefly_festival win=60 win=300 --players 4 --games 200

plays each variant against today's weights, with mirrored deals, and prints what came of it: a share
clear of 1 is a better weight. Where a weight is a tuple, write `boat=0,0.3,0.8,1.8`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.ai.contest import Contest, Job, Result, seated
from festival_desktop.ai.players import PlainPlayer
from festival_desktop.core.game import Setup

TODAY = "today"


def weights_of(game: str) -> Any:
    """Today's weights of a game's heuristics."""
    module = catalog.GAMES[game].heuristics.partition(":")[0].replace(".friends", "")
    return import_module(module).WEIGHTS


def varied(weights: Any, variant: str) -> Any:
    """The weights with the one named in `name=value` changed."""
    name, _, text = variant.partition("=")
    numbers = tuple(map(float, text.split(",")))
    before = getattr(weights, name)
    return weights._replace(**{name: numbers if isinstance(before, tuple) else numbers[0]})


def play(job: Job) -> Result:
    """One game; each level is a variant."""
    game, heuristics = catalog.rules(job.game), catalog._part(catalog.GAMES[job.game].heuristics)
    today = weights_of(job.game)
    weights = {one: today if one == TODAY else varied(today, one) for one in job.levels}
    players = {one: PlainPlayer(game, heuristics(game, weights[one])) for one in weights}
    table = [players[level] for level in job.levels]
    return Result.of(play_out(game, Setup(job.players), table, job.seed).standing)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.tuning")
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("variants", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    deals = -(-given.games // given.players)
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as executor:
        contest = partial(Contest, given.game, given.players, deals=deals, seed="tuning")
        for variant in given.variants:
            played = contest(levels=seated([variant, TODAY], given.players))
            strength = played.strengths(list(executor.map(play, played.jobs())))[0]
            share, points = strength.share, strength.points
            print(f"{variant:<32} × fair share {share.mean:.2f} ± {share.reach:.2f}", end="")
            print(f"   points {points.mean:+.1f} ± {points.reach:.1f}", flush=True)


if __name__ == "__main__":
    main()
