"""One game as a window gets it: rules and table, computers to play against, words, pages, a scene.

Made by whoever knows all games. Needed only once a game is opened, so it may cost time to make.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.ai.players import Player as ComputerPlayer
from festival_desktop.controller.thinker import AtOnce, Thinker
from festival_desktop.core.game import Game
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Table
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.piece_scene import PieceScene
from festival_desktop.ui.narrate.words import GameWords
from festival_desktop.ui.pages.game_pages import GameEndPage, GameSetupPage
from festival_desktop.ui.pages.table_sketch import TableSketch
from festival_desktop.ui.printing.pages import Printable
from festival_desktop.ui.records.keeping import RecordKeeper
from festival_desktop.ui.settings import Settings

Computers = Mapping[str, ComputerPlayer]
"""Level → who plays at it, the usual level first."""


@dataclass(frozen=True)
class GameKit:
    rules: Game[Any, Any, Any]
    table: Table[Any, Any]
    computers: Computers
    title: Callable[[], str]
    """The name of the game in the language of now."""
    setup_page: Callable[[Settings], GameSetupPage]
    end_page: Callable[[RecordKeeper], GameEndPage]
    words: Callable[[Sequence[Player], QObject], GameWords]
    scene: Callable[[Session, GameWords, Motion, QObject], PieceScene]
    picture: Callable[[Any], TableSketch]
    """A position as everybody may see it, small."""
    papers: Callable[[Match[Any, Any, Any] | None], Sequence[Printable]] | None = None
    """What can be printed of a match, or without one; None if the game has nothing for paper."""
    secrets: bool = True
    """Whether seats hide anything from each other; only then a curtain falls between people."""
    thinker: Thinker = field(default_factory=AtOnce)
    """Where the computers think."""
