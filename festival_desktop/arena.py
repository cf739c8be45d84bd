"""`festival-desktop arena`: a table of results between levels of computer players.

The games are distributed by an executor: processes here, or a Dask cluster. The same seed gives the
same table everywhere.
"""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.ai.contest import Contest, Job, Points, Result, Strength, Trial, seated
from festival_desktop.ai.levels import RANDOM
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.play import seeds

MOST_GAMES = 1_000_000
SAFE_PATH = "PYTHONSAFEPATH"
PROCESSES = "multiprocessing"
"""Python's module, missing in packages, where the arena plays in a single process."""


def arena(
    name: str,
    players: int | None,
    options: Mapping[str, tuple[str, ...]],
    levels: Sequence[str],
    games: int,
    jobs: int,
    seed: str,
    scheduler: str | None,
) -> None:
    """Play and print; bad input raises a `FestivalError` before anything is played."""
    contest = _contest(name, players, options, levels, games, seed)
    with _executor(jobs, scheduler) as executor:
        results = played(contest, executor)
    if isinstance(contest, Trial):
        print(f"{name}, alone, {contest.deals} games of each level, seed {seed}")
        print("level                      mean points   median   best tenth   won")
        for points in contest.points(results):
            print(_points_line(points))
        return
    print(f"{name}, {contest.players} players, {len(results)} games, seed {seed}")
    print("level                      × fair share         points ahead")
    for strength in contest.strengths(results):
        print(_line(strength))


def played(contest: Contest | Trial, executor: Executor | None) -> list[Result]:
    """Return the results of all games in order; without an executor, play them here."""
    jobs, results = contest.jobs(), list[Result]()
    for result in map(play, jobs) if executor is None else executor.map(play, jobs):
        results.append(result)
        _tell_progress(len(results), len(jobs))
    return results


def play(job: Job) -> Result:
    """Play one game; other processes are given this function."""
    computers = {**catalog.computers(job.game), RANDOM: RandomPlayer()}
    table = [computers[level] for level in job.levels]
    setup = Setup(job.players, job.options)
    return Result.of(play_out(catalog.rules(job.game), setup, table, job.seed).standing)


def _contest(
    name: str,
    players: int | None,
    options: Mapping[str, tuple[str, ...]],
    levels: Sequence[str],
    games: int,
    seed: str,
) -> Contest | Trial:
    if name not in catalog.GAMES:
        raise BadSetup(f"There is no game “{name}”. The games are {', '.join(catalog.GAMES)}.")
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"{games} games cannot be played, only 1 to {MOST_GAMES}.")
    game = catalog.rules(name)
    number = players if players is not None else game.seats[-1]
    game.check(Setup(number, options))
    known = [*catalog.computers(name), RANDOM]
    for level in levels:
        if level not in known:
            raise BadSetup(f"There is no level “{level}”. The levels are {', '.join(known)}.")
    if len(levels) > number > 1:
        raise BadSetup(f"{len(levels)} levels do not fit at a table of {number}.")
    deals = -(-games // number)
    seeds.check(f"{seeds.check(seed)}-{deals}")
    if number == 1:
        return Trial(name, game.seats[-1], tuple(levels), deals, seed, options)
    return Contest(name, number, seated(levels, number), deals, seed, options)


@contextmanager
def _executor(jobs: int, scheduler: str | None) -> Iterator[Executor | None]:
    if scheduler is not None:
        with _cluster(scheduler) as cluster:
            yield cluster
    elif jobs < 1:
        raise BadSetup(f"“--jobs” must be at least 1, not {jobs}.")
    elif jobs == 1:
        yield None
    else:
        with _processes(jobs) as pool:
            yield pool


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    try:
        from concurrent.futures import ProcessPoolExecutor

        multiprocessing = import_module(PROCESSES)
    except ImportError:
        raise BadSetup("This package can use only one process: leave out --jobs.") from None
    # Otherwise the child process imports from the current folder first, which may hold foreign
    # files.
    before = os.environ.pop(SAFE_PATH, None)
    os.environ[SAFE_PATH] = "1"
    try:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            yield pool
    finally:
        del os.environ[SAFE_PATH]
        if before is not None:
            os.environ[SAFE_PATH] = before


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise BadSetup("To use a cluster, install this program with its extra “cluster”.") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise BadSetup(f"There is no scheduler at {address}: {error}") from None
    with client:
        yield client.get_executor()


def _tell_progress(done: int, number: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == number else ""
        print(f"\r{done} of {number} games", end=end, file=sys.stderr, flush=True)


def _line(strength: Strength) -> str:
    share, points = strength.share, strength.points
    return (
        f"{strength.level:<22} {share.mean:10.2f} ± {share.reach:4.2f}"
        f" {points.mean:15.1f} ± {points.reach:4.1f}"
    )


def _points_line(points: Points) -> str:
    mean, won = points.mean, "" if points.won is None else f"{points.won:6.0%}"
    return (
        f"{points.level:<22} {mean.mean:9.1f} ± {mean.reach:3.1f}"
        f" {points.reached(0.5):8d} {points.reached(0.1):12d}{won}"
    )


def usual_jobs() -> int:
    """Return the number of processors; 1 where packages have no more processes."""
    return (os.cpu_count() or 1) if find_spec(PROCESSES) else 1
