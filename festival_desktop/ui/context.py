"""The dependencies of the pages behind the shelf; not needed for the first picture."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from festival_desktop.ai.strength import Strengths
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Game
from festival_desktop.play.lesson import Lesson, LessonWords
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.puzzle import Puzzle
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge, against_computers
from festival_desktop.scenes.animation import Animator
from festival_desktop.sound.player import SoundPlayer
from festival_desktop.ui.game_box import ChallengeFacts, GameBox
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.thumbnail import Thumbnail


class ManifestOf(Protocol):
    def __call__(self, name: str, game: Game[Any, Any, Any] | None = None) -> GameManifest: ...


@dataclass(frozen=True)
class AppContext:
    boxes: Callable[[], tuple[GameBox, ...]]
    """Boxes of all games on the shelf, in the current language."""
    manifest: ManifestOf
    """Returns a game's manifest, optionally with the rules of a match; raises `LookupError`."""
    lessons: Callable[[str], Sequence[tuple[Lesson, LessonWords]]]
    """Returns the lessons of a game in order, with their texts in the current language."""
    puzzles: Callable[[str], Sequence[Puzzle]]
    """Returns the puzzles of a game, easiest first."""
    puzzle_manifest: Callable[[str], GameManifest]
    """Returns a game's manifest with the content its puzzles use."""
    repository: SaveRepository
    records: Mapping[str, RecordBook]
    """Challenge records by game."""
    records_against_computers: Mapping[str, RecordBook]
    """Game → the records of one person against computers."""
    motion: Animator
    sound: SoundPlayer
    strengths: Callable[[], Strengths]
    """Returns the strengths of the computer players."""

    def thumbnail(self, path: Path) -> Thumbnail | None:
        """Make a thumbnail of a saved game's table; None if the file cannot be read."""
        try:
            game, state = self.repository.position(path)
            return self.manifest(game.name, game).thumbnail(state)
        except (BrokenSave, LookupError):
            return None

    def challenge(self, game: str) -> ChallengeFacts:
        """Return the challenge of a game that has one."""
        return next(facts for facts in self.challenges() if facts.game == game)

    def challenges(self, but: str = "") -> list[ChallengeFacts]:
        """List the challenges of all games but one, in the current language."""
        found = (box.challenge for box in self.boxes() if box.name != but)
        return [facts for facts in found if facts is not None]

    def record_of(self, match: AnyMatch, save: str, now: datetime) -> Challenge | None:
        """Make the record of a match, if it is a challenge that counts."""
        record = self.manifest(match.game.name, match.game).record
        return self._noted(match, None if record is None else record(match, save, now))

    def against_computers(self, match: AnyMatch, save: str, now: datetime) -> Challenge | None:
        """Make the entry of one person's match against computers."""
        return self._noted(match, against_computers(match, save, now))

    def _noted(self, match: AnyMatch, entry: Challenge | None) -> Challenge | None:
        """Add the digest of custom content to an entry."""
        own = self.repository.own_content(match)
        return entry and entry.model_copy(update={"content": own})
