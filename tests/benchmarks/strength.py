"""Measures how strong the levels are, and writes `resources/strength.json`.

Every level plays against the next weaker one, in every game at every number of players: deal after
deal until it is clear who is stronger, that is until the interval leaves out 1, and at least a few.
Between two players, of levels that do not search, all are played: the setup page tells these odds,
and `tests/content/test_strength.py` plays them again.
Figures that the file has and that are clear are not measured again: take one out to do that.
Each is like `festival-desktop arena GAME --players N --levels A,B --games K --seed steps`.
"""

import json
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from multiprocessing import get_context

from festival_desktop import catalog
from festival_desktop.ai.contest import Contest, Result, seated
from festival_desktop.ai.levels import LEVELS, RANDOM
from festival_desktop.ai.strength import Figure, Strengths
from festival_desktop.arena import play
from festival_desktop.content.measured import STRENGTH_FILE, read_strengths
from festival_desktop.paths import resources

SEED = "steps"
LEAST, MOST = 24, 160
"""So many games are played for a figure, at least and at most."""


def run(jobs: int | None = None) -> None:
    with ProcessPoolExecutor(jobs or os.cpu_count(), get_context("spawn")) as executor:
        for contest in contests():
            known = read_strengths(resources())
            if not _clear(_known(known, contest)):
                figure = measured(contest, _played(contest, executor))
                print(figure, flush=True)
                keep([*known.figures, figure])


PLAIN = [name for name, level in LEVELS.items() if level.effort is None]
"""Levels that do not search: whole games take no time."""


def contests() -> list[Contest]:
    """Every level against the next weaker one, in every game at every number of players."""
    pairs = list(zip([*LEVELS], [RANDOM, *LEVELS], strict=False))
    return [
        Contest(game, players, seated(pair, players), -(-MOST // players), SEED)
        for pair in pairs
        for game in catalog.GAMES
        for players in catalog.rules(game).seats
        if players > 1
    ]


def again(figure: Figure) -> Contest:
    """The games that this figure was measured by."""
    levels = seated((figure.level, figure.against), figure.players)
    return Contest(figure.game, figure.players, levels, figure.games // figure.players, SEED)


def is_step(figure: Figure) -> bool:
    """Whether it is one of those played to the last game."""
    return figure.players == 2 and figure.level in PLAIN and figure.against in PLAIN


def _known(known: Strengths, contest: Contest) -> Figure | None:
    level, against, *_ = contest.levels
    return known.find(contest.game, contest.players, level, against)


def _clear(figure: Figure | None) -> bool:
    """Whether it says who is stronger, by today's rules or those that were not written down."""
    today = figure is not None and catalog.rules(figure.game).edition
    if figure is None or (figure.edition or today) != today:
        return False
    return abs(figure.share - 1) > figure.reach


def _played(contest: Contest, executor: Executor) -> list[Result]:
    """The results of so many whole deals as it takes."""
    jobs, results, players = contest.jobs(), list[Result](), contest.players
    while len(results) < len(jobs):
        following = jobs[len(results) : len(results) + players]
        results += executor.map(play, following)
        figure = measured(contest, results) if len(results) >= LEAST else None
        if figure is not None and _clear(figure) and not is_step(figure):
            break
    return results


def measured(contest: Contest, results: list[Result]) -> Figure:
    level, against, *_ = contest.levels
    share = contest.strengths(results)[0].share
    rounded = round(share.mean, 2), round(share.reach, 2)
    edition = catalog.rules(contest.game).edition
    return Figure(contest.game, contest.players, level, against, len(results), *rounded, edition)


def _said(figure: Figure) -> dict[str, object]:
    return {name: value for name, value in asdict(figure).items() if value is not None}


def keep(figures: list[Figure]) -> None:
    """Those measured last stand for earlier ones of the same tables."""
    newest = {(one.game, one.players, one.level, one.against): one for one in figures}
    lines = ",\n".join(f"    {json.dumps(_said(one))}" for one in newest.values())
    day = datetime.now(UTC).date().isoformat()
    text = f'{{\n  "measured": "{day}",\n  "figures": [\n{lines}\n  ]\n}}\n'
    (resources() / STRENGTH_FILE).write_text(text, encoding="utf-8")
