"""Measures what medals ask of somebody who plays alone, and writes `resources/medals.json`.

Each medal asks for what a share of the games of a level come to. Shapes and sides are by chance, so
that a medal means the same whatever is in play. Medals that the file has are not measured again:
take one out to do that. Each is like
`festival-desktop arena GAME --players 1 --levels A --games K --seed medals --option …`.
"""

import json
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from multiprocessing import get_context

from festival_desktop import catalog
from festival_desktop.ai.contest import Trial
from festival_desktop.arena import played
from festival_desktop.content.measured import MEDAL_FILE, read_medals
from festival_desktop.paths import resources
from festival_desktop.play.medals import Medal

SEED = "medals"
GAMES = 400
MEDALS = {"bronze": ("visitor", 0.5), "silver": ("friend", 0.5), "gold": ("friend", 0.1)}
"""Medal → a level, and the share of its games that come to as many points."""
OPTIONS = {"lanterns_dice": {"shapes": ("random",), "emperor": ("random",)}}
"""The games that have medals, and what they are played with."""


def run() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as executor:
        for game in OPTIONS:
            for name, (level, share) in MEDALS.items():
                known = read_medals(resources()).medals
                if not any(one.game == game and one.name == name for one in known):
                    medal = measured(game, name, level, share, executor)
                    print(medal)
                    keep([*known, medal])


def measured(game: str, name: str, level: str, share: float, executor: Executor | None) -> Medal:
    trial = Trial(game, catalog.rules(game).seats[-1], (level,), GAMES, SEED, OPTIONS[game])
    points = trial.points(played(trial, executor))[0]
    return Medal(game, name, points.reached(share), level, share, GAMES, points.tenths)


def keep(medals: list[Medal]) -> None:
    lines = ",\n".join(f"    {json.dumps(asdict(one))}" for one in medals)
    day = datetime.now(UTC).date().isoformat()
    text = f'{{\n  "measured": "{day}",\n  "medals": [\n{lines}\n  ]\n}}\n'
    (resources() / MEDAL_FILE).write_text(text, encoding="utf-8")
