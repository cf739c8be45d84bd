"""Makes puzzles anew: `python -m tests.puzzles [GAME …]` writes `resources/puzzles/<game>.json`.

It takes a while. After each game what was found so far is written, so it can be stopped.
Usual players play games, and their turns are searched for those in which one way is clearly best
and which they missed. Of these, twenty are taken, as different as possible, the easiest first.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from festival_desktop import catalog, paths
from festival_desktop.core.game import Setup
from tests.puzzles.candidates import Candidate, Least, candidates

NUMBER = 20
LEVELS = 3
PLENTY = 2
"""Of so many candidates for each puzzle the best spread is taken."""
NAMES = ("Kim", "Mira", "Noa", "Lio", "Ada", "Tom")

LEAST = {
    "festival_of_lanterns": {
        "points": Least(4),
        "lanterns": Least(3),
        "lanterns_ahead": Least(2),
        "mooncakes": Least(2),
        "dedication": Least(6),
    },
    "lanterns_dice": {
        "pools": Least(2),
        "gifts": Least(2),
        "display": Least(3),
        "points": Least(3),
    },
    "firefly_festival": {
        "points": Least(6, margin=2),
        "points_ahead": Least(6, margin=2),
        "coins": Least(3),
        "workers": Least(2),
        "chain": Least(1),
    },
}
"""Game → aim → what makes it worth asking for."""


def friends(*names: str) -> dict[str, tuple[str, ...]]:
    return {"friends": names}


SETUPS = {
    "festival_of_lanterns": (
        Setup(2),
        Setup(3),
        Setup(2, friends("fluttershy", "sweetie-belle", "scootaloo")),
        Setup(4),
        Setup(3, friends("rainbow", "apple-bloom", "mistmane")),
        Setup(4, friends("applejack", "rarity", "spike")),
    ),
    "lanterns_dice": (Setup(2), Setup(3), Setup(4)),
    "firefly_festival": (
        Setup(2),
        Setup(3),
        Setup(2, {"powers": ("twin_storeys", "ferryman")}),
        Setup(4),
        Setup(3, {"powers": ("scholar", "caravan", "reveller")}),
        Setup(5),
    ),
}
WITHOUT_OPTIONS = ("dedication",)
"""Aims that are clear only in a game without variants."""


def gather(name: str) -> Iterator[list[Candidate]]:
    """The candidates found so far, after game after game, until every aim has plenty."""
    game, found = catalog.rules(name), list[Candidate]()
    each = PLENTY * NUMBER // len(LEAST[name])
    for number, setup in enumerate(_setups(name)):
        missing = {aim: least for aim, least in LEAST[name].items() if _of(found, aim) < each}
        if setup.options:
            missing = {aim: least for aim, least in missing.items() if aim not in WITHOUT_OPTIONS}
        if len(found) >= PLENTY * NUMBER or number >= PLENTY * NUMBER:
            break
        found += candidates(game, setup, f"puzzle-{number}", missing)
        print(name, number, {aim: _of(found, aim) for aim in LEAST[name]}, flush=True)
        yield found


def _setups(name: str) -> Iterator[Setup]:
    while True:
        yield from SETUPS[name]


def _of(found: Sequence[Candidate], aim: str) -> int:
    return sum(one.aim == aim for one in found)


def choose(found: Sequence[Candidate]) -> list[Candidate]:
    """Rather those of several decisions; the easiest first."""
    several = _balanced([one for one in found if len(one.solution) > 1], NUMBER)
    single = _balanced([one for one in found if len(one.solution) == 1], NUMBER - len(several))
    return sorted([*several, *single], key=lambda one: one.effort)


def _balanced(found: Sequence[Candidate], number: int) -> list[Candidate]:
    """As many of each aim as of the others, spread from easy to hard."""
    groups = {one.aim: list[Candidate]() for one in found}
    for one in sorted(found, key=lambda one: one.effort):
        groups[one.aim].append(one)
    shares = dict.fromkeys(groups, 0)
    for _ in range(number):
        open_ = [aim for aim in groups if shares[aim] < min(len(groups[aim]), NUMBER // 2)]
        if open_:
            shares[min(open_, key=lambda aim: shares[aim])] += 1
    return [one for aim, share in shares.items() for one in _spread(groups[aim], share)]


def _spread(group: Sequence[Candidate], number: int) -> list[Candidate]:
    return [group[(2 * n + 1) * len(group) // (2 * number)] for n in range(number)]


def document(chosen: Sequence[Candidate]) -> dict[str, Any]:
    return {
        "made": date.today().isoformat(),
        "names": NAMES,
        "puzzles": [
            {
                "name": f"{one.aim}-{digest(one.position)}",
                "players": one.setup.players,
                "options": one.setup.options,
                "seat": one.seat,
                "aim": one.aim,
                "target": one.target,
                "solution": one.solution,
                "difficulty": 1 + number * LEVELS // len(chosen),
                "origin": one.origin,
                "position": one.position,
            }
            for number, one in enumerate(chosen)
        ],
    }


def digest(position: Any) -> str:
    whole = json.dumps(position, sort_keys=True).encode()
    return hashlib.sha256(whole).hexdigest()[:8]


def text(whole: dict[str, Any]) -> str:
    """A line for each puzzle."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in whole["puzzles"])
    head = {key: value for key, value in whole.items() if key != "puzzles"}
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.puzzles")
    parser.add_argument("games", nargs="*", choices=[*LEAST, []], metavar="GAME")
    for name in parser.parse_args().games or LEAST:
        folder = paths.resources() / "puzzles"
        folder.mkdir(exist_ok=True)
        for found in gather(name):
            if len(found) >= NUMBER:
                (folder / f"{name}.json").write_text(text(document(choose(found))), "utf-8")


if __name__ == "__main__":
    main()
