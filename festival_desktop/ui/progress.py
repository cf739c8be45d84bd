"""Progress in lessons and puzzles, kept in the settings."""

from dataclasses import replace

from festival_desktop.play import own_puzzle
from festival_desktop.play.lesson import Lesson
from festival_desktop.play.own_puzzle import OFTEN, OwnPuzzle
from festival_desktop.play.puzzle import Puzzle
from festival_desktop.ui.settings import Settings


class LessonProgress:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def _known(self) -> dict[tuple[str, str], int]:
        known: dict[tuple[str, str], int] = {}
        for entry in self._settings.lessons:
            match entry.split("/"):
                case [game, lesson, step] if step.isdecimal():
                    known[game, lesson] = int(step)
        return known

    def steps(self, game: str, lesson: Lesson) -> int:
        """Count the finished steps of a lesson."""
        return min(self._known().get((game, lesson.name), 0), len(lesson.steps))

    def note(self, game: str, lesson: Lesson, steps: int) -> None:
        """Record finished steps. Revisiting a finished lesson does not undo it."""
        known = self._known()
        if known.get((game, lesson.name)) != len(lesson.steps):
            known[game, lesson.name] = steps
            self._settings.lessons = tuple(
                f"{game}/{lesson}/{steps}" for (game, lesson), steps in known.items()
            )


class PuzzleProgress:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_solved(self, game: str, puzzle: Puzzle) -> bool:
        return f"{game}/{puzzle.name}" in self._settings.puzzles

    def note(self, game: str, puzzle: Puzzle) -> None:
        """Record a solved puzzle."""
        known = dict.fromkeys((*self._settings.puzzles, f"{game}/{puzzle.name}"))
        self._settings.puzzles = tuple(known)


MOST_OWN = 24
"""Own puzzles are kept of all games together, the last ones."""


class OwnPuzzles:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def _all(self) -> list[OwnPuzzle]:
        found = map(own_puzzle.read, self._settings.own_puzzles)
        return [one for one in found if one is not None]

    def of(self, game: str) -> list[OwnPuzzle]:
        return [one for one in self._all() if one.game == game]

    def keep(self, puzzle: OwnPuzzle) -> None:
        """Add a puzzle unless it is kept already."""
        others = self._all()
        if not any(map(puzzle.same, others)):
            self._write([*others, puzzle])

    def note(self, puzzle: OwnPuzzle) -> None:
        """Count a solution, and remove the puzzle after enough of them."""
        counted = [
            replace(one, solved=one.solved + 1) if one.same(puzzle) else one for one in self._all()
        ]
        self._write([one for one in counted if one.solved < OFTEN])

    def _write(self, puzzles: list[OwnPuzzle]) -> None:
        self._settings.own_puzzles = tuple(map(own_puzzle.write, puzzles[-MOST_OWN:]))
