"""Measures how strong the levels are, and writes `resources/strength.json`.

Every level plays against the next weaker one, in every game at every number of players. Figures
that the file has with as many games are not measured again: take one out to do that.
Each is like `festival-desktop arena GAME --players N --levels A,B --games K --seed strength`.
"""

import json
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from multiprocessing import get_context

from festival_desktop import catalog
from festival_desktop.ai.contest import Contest, Result, seated
from festival_desktop.ai.levels import LEVELS, RANDOM
from festival_desktop.ai.strength import Figure, Strengths
from festival_desktop.arena import played
from festival_desktop.content.strength import FILE, read
from festival_desktop.paths import resources

SEED = "strength"
GAMES = {RANDOM: 12, "newcomer": 12, "friend": 8}
"""Who is played against → at least so many games."""


def run() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as executor:
        for contest in contests():
            known = read(resources())
            if not _has(known, contest):
                figure = measured(contest, played(contest, executor))
                print(figure)
                keep([*known.figures, figure])


def contests() -> list[Contest]:
    """Every level against the next weaker one, in every game at every number of players."""
    pairs = list(zip([*LEVELS], [RANDOM, *LEVELS], strict=False))
    return [
        Contest(game, players, seated(pair, players), -(-GAMES[pair[1]] // players), SEED)
        for pair in pairs
        for game in catalog.GAMES
        for players in catalog.rules(game).seats
        if players > 1
    ]


def _has(known: Strengths, contest: Contest) -> bool:
    level, against, *_ = contest.levels
    figure = known.find(contest.game, contest.players, level, against)
    return figure is not None and figure.games >= contest.deals * contest.players


def measured(contest: Contest, results: list[Result]) -> Figure:
    level, against, *_ = contest.levels
    share = contest.strengths(results)[0].share
    rounded = round(share.mean, 2), round(share.reach, 2)
    return Figure(contest.game, contest.players, level, against, len(results), *rounded)


def keep(figures: list[Figure]) -> None:
    """Those measured last stand for earlier ones of the same tables."""
    newest = {(one.game, one.players, one.level, one.against): one for one in figures}
    lines = ",\n".join(f"    {json.dumps(asdict(one))}" for one in newest.values())
    day = datetime.now(UTC).date().isoformat()
    text = f'{{\n  "measured": "{day}",\n  "figures": [\n{lines}\n  ]\n}}\n'
    (resources() / FILE).write_text(text, encoding="utf-8")
