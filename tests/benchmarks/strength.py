"""Measures how strong the levels are, and writes `resources/strength.json`.

    python -m tests.benchmarks strength

plays every row of `ROWS` that the file does not have yet, or has with fewer games; take a row out
of the file to measure it again. Each row is one `festival-desktop arena` with the seed "strength".
"""

import json
import os
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from typing import Any

from festival_desktop import catalog
from festival_desktop.ai.contest import Contest, seated
from festival_desktop.ai.levels import LEVELS, RANDOM
from festival_desktop.arena import played
from festival_desktop.paths import resources

FILE = resources() / "strength.json"
SEED = "strength"
GAMES = {RANDOM: 24, "newcomer": 24, "friend": 24}
"""Who is played against → at least so many games."""


def run() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as executor:
        for contest in contests():
            rows = measured()
            if not any(_same(row, contest) for row in rows):
                row = _row(contest, played(contest, executor))
                _keep([*measured(), row])
                print(row)


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


def measured() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(FILE.read_text()) if FILE.exists() else []
    return rows


def _same(row: dict[str, Any], contest: Contest) -> bool:
    level, against, *_ = contest.levels
    what = row["game"], row["players"], row["level"], row["against"]
    enough = row["games"] >= contest.deals * contest.players
    return enough and what == (contest.game, contest.players, level, against)


def _row(contest: Contest, results: list[Any]) -> dict[str, Any]:
    strength = contest.strengths(results)[0]
    return {
        "game": contest.game,
        "players": contest.players,
        "level": strength.level,
        "against": contest.levels[1],
        "games": len(results),
        "share": round(strength.share.mean, 2),
        "share_reach": round(strength.share.reach, 2),
        "points": round(strength.points.mean, 1),
        "points_reach": round(strength.points.reach, 1),
        "measured": datetime.now(UTC).date().isoformat(),
    }


def _keep(rows: list[dict[str, Any]]) -> None:
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    FILE.write_text(f"[\n{lines}\n]\n")
