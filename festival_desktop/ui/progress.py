"""How far each lesson was taken and which puzzles were solved, kept in the settings."""

from festival_desktop.play.lesson import Lesson
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
        """How many of its steps are done."""
        return min(self._known().get((game, lesson.name), 0), len(lesson.steps))

    def note(self, game: str, lesson: Lesson, steps: int) -> None:
        """So many steps are done. Looking back at a finished lesson does not undo it."""
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
        """It was solved."""
        known = dict.fromkeys((*self._settings.puzzles, f"{game}/{puzzle.name}"))
        self._settings.puzzles = tuple(known)
