"""Every page, dialog and part is whole, legible and large enough to be hit, however it is shown.

Windows of every size, on screens of every scale, with words of every size, in every language: each
pair of these is tried in some place, and each place in the looks that leave the least room.
The fast tier looks at each place in two languages and two sizes.
`packaging/test.py -m soak tests/ui/test_all_sizes.py` tries each pair in each place, which takes an
hour or two. It is the first of sixteen slices of everything together: SOAK_SLICE=2 to SOAK_SLICE=16
are the others, and SOAK_SEED chooses other looks for the first.
"""

import json
import math
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.ui.language import LANGUAGES
from tests.ui.pseudo import PSEUDO
from tests.ui.size_walk import Visit, screen
from tests.ui.walk import places

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((960, 540), (1280, 680), (1366, 768), (1920, 1080), (2560, 1440))
SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)
TEXTS = (0.8, 1.0, 1.5, 2.0)
TONGUES = (*LANGUAGES, *PSEUDO)
DIMENSIONS: tuple[Sequence[Any], ...] = (SCALES, SIZES, TEXTS, TONGUES)
SLICES = 16
SLICE = int(os.environ.get("SOAK_SLICE", "1"))
SEED = os.environ.get("SOAK_SEED", "1")

Look = tuple[float, tuple[int, int], float, str]
"""Scale, size of the window, size of the words, language."""
TIGHT: tuple[Look, ...] = (
    (1.0, SIZES[0], 2.0, "de"),
    (1.0, SIZES[0], 1.0, "long"),
    (1.0, SIZES[0], 1.0, "rtl"),
)
"""Everything is looked at like this: what fits here has room in most other looks."""
SMOKE: tuple[Look, ...] = ((1.0, SIZES[0], 1.0, "de"), (1.0, SIZES[2], 1.0, "ja"))


def cost(look: Look) -> float:
    """Of a visit: painting eight million pixels takes as long as everything else."""
    scale, (width, height), *_ = look
    return 1 + scale**2 * width * height / 8e6


def pairs_of(look: Sequence[Any]) -> set[tuple[Any, ...]]:
    return set(combinations(enumerate(look), 2))


@cache
def covering() -> list[Look]:
    """Few looks with every pair of values: each has the most missing pairs for what it costs."""
    every: list[Look] = list(product(*DIMENSIONS))
    missing = set().union(*map(pairs_of, every))
    chosen = []
    while missing:
        best = max(every, key=lambda look: len(pairs_of(look) & missing) / cost(look))
        chosen.append(best)
        missing -= pairs_of(best)
    return chosen


def some_visits() -> Iterator[tuple[float, Visit]]:
    """Every place in all tight looks, and every pair of values somewhere; each with its scale."""
    names = [name for name, _ in places(every=False)]
    tight = product(names, TIGHT)
    others = ((names[number % len(names)], look) for number, look in enumerate(covering()))
    for name, (scale, size, text, language) in chain(tight, others):
        yield scale, Visit(name, size, text, language)


def looks_of(place: str) -> Iterator[Look]:
    """Few looks at a place with every pair of values; other ones than at other places."""
    rng = random.Random(f"{SEED} {place}")
    mixed = (rng.sample(values, len(values)) for values in DIMENSIONS)
    others = [dict(zip(*pair, strict=True)) for pair in zip(DIMENSIONS, mixed, strict=True)]
    for scale, size, text, language in covering():
        yield others[0][scale], others[1][size], others[2][text], others[3][language]


@cache
def all_visits() -> list[tuple[str, Look]]:
    """Every place in every look; those that show every pair of values everywhere come first."""
    names = [name for name, _ in places()]
    first = [(name, look) for name in names for look in looks_of(name)]
    every: list[tuple[str, Look]] = list(product(names, product(*DIMENSIONS)))
    random.Random(SEED).shuffle(every)
    return list(dict.fromkeys(first + every))


def visits_of(number: int) -> list[tuple[str, Look]]:
    """A slice of all visits, counted from 1."""
    every = all_visits()
    size = math.ceil(len(every) / SLICES)
    return every[(number - 1) * size : number * size]


def walk_at(scale: float, visits: Sequence[Visit], home: Path) -> dict[str, list[str]]:
    """Whatever is wrong at this scale, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.size_walk"],
        input=json.dumps(visits),
        cwd=ROOT,
        env=os.environ
        | {
            "FESTIVAL_DESKTOP_HOME": str(home),
            "QT_QPA_PLATFORM": screen(home),
            "QT_SCALE_FACTOR": str(scale),
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_some_visits_show_every_pair_of_values_and_every_place() -> None:
    visits = list(some_visits())
    looks = [(scale, visit.size, visit.text, visit.language) for scale, visit in visits]
    every = set().union(*map(pairs_of, product(*DIMENSIONS)))
    assert set().union(*map(pairs_of, looks)) == every
    everywhere = {name for name, _ in places(every=False)}
    for look in TIGHT:
        here = zip(looks, visits, strict=True)
        assert {visit.place for one, (_, visit) in here if one == look} == everywhere


def test_every_place_is_whole_in_two_languages_and_two_sizes(tmp_path: Path) -> None:
    names = [name for name, _ in places(every=False)]
    visits = [Visit(name, *look[1:]) for look in SMOKE for name in names]
    assert walk_at(1.0, visits, tmp_path) == {}


@pytest.mark.full
@pytest.mark.parametrize("scale", SCALES)
def test_everything_is_whole_and_legible_and_can_be_hit(scale: float, tmp_path: Path) -> None:
    visits = [visit for at, visit in some_visits() if at == scale]
    assert walk_at(scale, visits, tmp_path) == {}


def test_the_first_slice_shows_every_triple_of_place_and_values() -> None:
    """A place and a pair of values, or three values somewhere."""
    dimensions = ([name for name, _ in places()], *DIMENSIONS)
    every = {
        triple
        for chosen in combinations(range(len(dimensions)), 3)
        for triple in product(*([(at, value) for value in dimensions[at]] for at in chosen))
    }
    visits = visits_of(1)
    shown = {
        triple for place, look in visits for triple in combinations(enumerate((place, *look)), 3)
    }
    assert shown == every
    assert len(visits) < 5000


def test_all_slices_are_everything() -> None:
    visits = [visit for number in range(1, SLICES + 1) for visit in visits_of(number)]
    every = set(product((name for name, _ in places()), product(*DIMENSIONS)))
    assert len(visits) == len(every)
    assert set(visits) == every


@pytest.mark.soak
@pytest.mark.parametrize("scale", SCALES)
def test_everything_is_so_in_every_look(scale: float, tmp_path: Path) -> None:
    visits = [Visit(place, *look[1:]) for place, look in visits_of(SLICE) if look[0] == scale]
    assert walk_at(scale, visits, tmp_path) == {}
