"""Load the puzzles of a game from the file that `tests/puzzles` generates."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated

from pydantic import Field

from festival_desktop.content.files import Block, read
from festival_desktop.core.game import Json, Setup
from festival_desktop.play.puzzle import Puzzle


class _Puzzle(Block):
    name: str
    players: int
    options: Mapping[str, tuple[str, ...]]
    seat: int
    aim: str
    target: int
    solution: Annotated[tuple[str, ...], Field(min_length=1)]
    difficulty: Annotated[int, Field(ge=1, le=3)]
    origin: str
    """Seed, and number of moves from the deal to the position."""
    position: Mapping[str, Json]


class _File(Block):
    made: date
    names: tuple[str, ...]
    """Names of the player to move and the others, clockwise."""
    puzzles: tuple[_Puzzle, ...]


def puzzles(folder: Path, game: str) -> tuple[Puzzle, ...]:
    """Load the puzzles of a game, easiest first; none if it has no file.

    Among equally easy ones, the base game at small tables comes first.
    """
    if not (folder / f"{game}.json").is_file():
        return ()
    file = read(folder, f"{game}.json", _File)
    ordered = sorted(file.puzzles, key=lambda one: (one.difficulty, bool(one.options), one.players))
    return tuple(_puzzle(number, one, file.names) for number, one in enumerate(ordered, start=1))


def _puzzle(number: int, one: _Puzzle, names: tuple[str, ...]) -> Puzzle:
    return Puzzle(
        name=one.name,
        number=number,
        setup=Setup(one.players, dict(one.options)),
        position=dict(one.position),
        seat=one.seat,
        aim=one.aim,
        target=one.target,
        solution=one.solution,
        difficulty=one.difficulty,
        names=tuple(names[(seat - one.seat) % one.players] for seat in range(one.players)),
    )
