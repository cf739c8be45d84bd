"""Which level suits a person, by how their last games against computers went.

Two games ahead in a row lead one level up, two behind one level down. So it follows whoever gets
better, and never changes by more than one level from one game to the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

FIRST = "visitor"
"""Whom somebody meets who has not finished a game yet."""


class Way(Enum):
    FIRST = "first"
    """Nothing is known yet."""
    STAY = "stay"
    UP = "up"
    DOWN = "down"


class Result(NamedTuple):
    """How a game of one person went against computers."""

    level: str
    """Of the computers."""
    ahead: int
    """1: the person was ahead of most of them; -1: behind most of them; 0: neither."""


@dataclass(frozen=True)
class Suiting:
    level: str
    why: Way


def suiting(ladder: Sequence[str], results: Sequence[Result]) -> Suiting:
    """Choose a level one step up or down from the last results.

    `ladder` is weakest first, `results` latest first. Results against levels not on the ladder are
    ignored.
    """
    known = [result for result in results if result.level in ladder]
    if not known:
        return Suiting(FIRST if FIRST in ladder else ladder[0], Way.FIRST)
    met = ladder.index(known[0].level)
    last = [result.ahead for result in known[:2]]
    step = last[0] if last == [last[0]] * 2 else 0
    suits = min(max(0, met + step), len(ladder) - 1)
    way = {1: Way.UP, -1: Way.DOWN}.get(suits - met, Way.STAY)
    return Suiting(ladder[suits], way)
