"""Which puzzles were solved, kept in the settings."""

from festival_desktop.play.puzzle import Puzzle
from festival_desktop.ui.settings import Settings


class PuzzleProgress:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_solved(self, game: str, puzzle: Puzzle) -> bool:
        return f"{game}/{puzzle.name}" in self._settings.puzzles

    def note(self, game: str, puzzle: Puzzle) -> None:
        """It was solved."""
        known = dict.fromkeys((*self._settings.puzzles, f"{game}/{puzzle.name}"))
        self._settings.puzzles = tuple(known)
