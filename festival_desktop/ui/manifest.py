"""A loaded game as the shell knows it: everything that pages, window and printing need.

Made by `screens/<game>/manifest.py`. What the shelf shows before that is in `game_box.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from festival_desktop.controller.thinker import Computers as Computers
from festival_desktop.controller.thinker import InProcessThinker, Thinker
from festival_desktop.core.aims import Aim
from festival_desktop.core.game import Game, Setup
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.play.table import Table
from festival_desktop.saves.records import Challenge
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.ui.dialogs.keys import Keys
from festival_desktop.ui.first_move import FirstMove
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.pages.end.result import Ending
from festival_desktop.ui.printing.pages import Printable
from festival_desktop.ui.rules_book import RulesBook
from festival_desktop.ui.setup_options import SetupOptions
from festival_desktop.ui.sounds import SILENT, Sounds
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.tips import Tips
from festival_desktop.ui.words.game_words import GameWords


class PuzzleAims(NamedTuple):
    """The aims of a game's puzzles."""

    measures: Mapping[str, Aim[Any]]
    """Measures of progress, by name of the aim."""
    sentence: Callable[[str, int], str]
    """Returns the task for an aim and a number, in the current language."""
    done: Callable[[str, int], str]
    """Returns the same task as an accomplished fact."""
    title: Callable[[str], str]
    """Returns the title of puzzles with an aim."""
    guests: Callable[[Setup], Sequence[str]] = lambda setup: ()
    """Returns the additions to the base game in a setup, such as friends."""


@dataclass(frozen=True)
class GameManifest:
    box: Callable[[], GameBox]
    """Returns the title and facts in the current language."""
    rules: Game[Any, Any, Any]
    table: Table[Any, Any]
    computers: Computers
    options: SetupOptions
    """Options on the setup page."""
    words: Callable[[Session], GameWords]
    presenter: Callable[[SceneContext, GameWords], Presenter]
    """Creates the presenter of the table."""
    ending: Callable[[AnyMatch, Sequence[Challenge]], Ending]
    """Returns the contents of the end page for a finished match and the challenges completed so
    far.
    """
    thumbnail: Callable[[Any], Thumbnail]
    """Returns a small public picture of a state."""
    printables: Callable[[AnyMatch | None], Sequence[Printable]] | None = None
    """Returns the printable documents of a match, or the blank ones; None if the game has none."""
    record: Callable[[AnyMatch, str, datetime], Challenge | None] | None = None
    """Returns the record entry of a match from its save name and time, or None if it does not
    count; None if the game offers no challenge.
    """
    medals: Medals = NO_MEDALS
    """Medals available in a solo game; empty if the game has no such challenge."""
    rules_book: RulesBook | None = None
    """The rules book; None if there is none."""
    secrets: bool = True
    """Whether seats have hidden information; only then is the hand-over screen used."""
    tips: Callable[[QObject], Tips] | None = None
    """Creates the tips for beginners."""
    first_move: Callable[[], FirstMove] | None = None
    """Returns the introduction shown before the first game, in the current language."""
    keys: Callable[[], Keys] = tuple
    """Returns game-specific keys at the table, in the current language."""
    sounds: Sounds = SILENT
    """Sounds played at the table."""
    aims: PuzzleAims | None = None
    """Puzzle aims; None if the game has no puzzles."""
    thinker: Thinker = field(default_factory=InProcessThinker)
    """Thinker that runs the computer players."""

    @property
    def title(self) -> str:
        return self.box().label
