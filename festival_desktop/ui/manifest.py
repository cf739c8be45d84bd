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
    """Name of an aim → how much of it is reached."""
    sentence: Callable[[str, int], str]
    """Name of an aim and a number → what is to be done, in the language of now."""
    done: Callable[[str, int], str]
    """The same, once it is done."""
    title: Callable[[str], str]
    """Name of an aim → what puzzles about it are called."""
    guests: Callable[[Setup], Sequence[str]] = lambda setup: ()
    """Names of what a setup adds to the base game, such as friends."""


@dataclass(frozen=True)
class GameManifest:
    box: Callable[[], GameBox]
    """Title and facts in the language of now."""
    rules: Game[Any, Any, Any]
    table: Table[Any, Any]
    computers: Computers
    options: SetupOptions
    """What can be chosen before a game."""
    words: Callable[[Session], GameWords]
    presenter: Callable[[SceneContext, GameWords], Presenter]
    """Of its table on the screen."""
    ending: Callable[[AnyMatch, Sequence[Challenge]], Ending]
    """A finished match, and the challenges finished so far → what the end page shows."""
    thumbnail: Callable[[Any], Thumbnail]
    """State → what everybody may see of it, in small."""
    printables: Callable[[AnyMatch | None], Sequence[Printable]] | None = None
    """What can be printed of a match, or without one; None if the game has nothing for paper."""
    record: Callable[[AnyMatch, str, datetime], Challenge | None] | None = None
    """Match, name of its save and time → its entry in the records, if it is a challenge that
    counts; None if the game offers no challenge."""
    medals: Medals = NO_MEDALS
    """What somebody who plays alone can earn; none if the game has no such challenge."""
    rules_book: RulesBook | None = None
    """What can be read about its rules; None if there is no book."""
    secrets: bool = True
    """Whether seats hide anything from each other; only then is the screen handed over."""
    tips: Callable[[QObject], Tips] | None = None
    """What beginners are told at the table."""
    first_move: Callable[[], FirstMove] | None = None
    """What somebody is told before the first move of a first game, in the language of now."""
    keys: Callable[[], Keys] = tuple
    """Keys of its own at the table, in the language of now."""
    sounds: Sounds = SILENT
    """What is heard at its table."""
    aims: PuzzleAims | None = None
    """Of its puzzles; None if it has none."""
    thinker: Thinker = field(default_factory=InProcessThinker)
    """Where the computers think."""

    @property
    def title(self) -> str:
        return self.box().label
