"""The sounds: as the script makes them, quiet, without clicks, and loops without seams."""

import math
from array import array
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from festival_desktop.sound.device import decode
from tests.sound.fake import SOUNDS

LARGEST = 2_000_000
"""Bytes of all of them."""
QUIET, SOFT = -10.9, -22
"""Decibels: no sample is louder, and no whole sound."""
NIGHT = -34
"""Decibels of a loop at most: it is heard all the time."""


@pytest.fixture(scope="module")
def script(scripts: SimpleNamespace) -> Any:
    return import_module("sounds")


def read(name: str) -> "array[int]":
    return decode((SOUNDS / f"{name}.wav").read_bytes())


def level(samples: "array[int]") -> float:
    """The mean in decibels below the most there is."""
    mean = math.sqrt(sum(value * value for value in samples) / len(samples))
    return 20 * math.log10(max(mean, 0.01) / 32768)


every_sound = pytest.mark.parametrize("name", sorted(path.stem for path in SOUNDS.glob("*.wav")))


def test_every_file_is_made_by_the_script_and_they_are_small(script: Any) -> None:
    files = {path.stem: path.stat().st_size for path in SOUNDS.glob("*.wav")}
    assert set(files) == {*script.EFFECTS, *script.LOOPS}
    assert sum(files.values()) < LARGEST


@pytest.mark.parametrize("name", ["tile", "fish", "turn", "crickets"])
def test_the_script_makes_the_same_samples_again(script: Any, name: str) -> None:
    made, kept = script.samples(name), read(name)
    assert len(made) == len(kept)
    # Another machine's sine may differ in its last digit.
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@every_sound
def test_none_is_loud(script: Any, name: str) -> None:
    samples = read(name)
    assert max(map(abs, samples)) <= 32768 * 10 ** (QUIET / 20)
    assert level(samples) < (NIGHT if name in script.LOOPS else SOFT)


@every_sound
def test_none_begins_or_ends_with_a_click(script: Any, name: str) -> None:
    samples = read(name)
    loudest = max(map(abs, samples))
    if name in script.LOOPS:  # from its end to its beginning it goes no further than within it
        assert abs(samples[0] - samples[-1]) <= max(abs(b - a) for a, b in pairwise(samples))
    else:
        assert abs(samples[0]) < loudest / 4
        assert max(map(abs, samples[-20:])) < loudest / 100
