"""What a game says about a finished match: all that the end page shows, in the language of now."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.ui.pages.end.result import Result


class SheetSigns(Protocol):
    """The small pictures of one game on its score sheet."""

    def parts(self, line: int, seat: int) -> int:
        """How many pictures stand for the points of a line."""

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        """One of them."""

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        """What a tie-break counts."""


@dataclass(frozen=True)
class ScoreText:
    """The words of one game on its score sheet."""

    titles: tuple[tuple[str, str], ...]
    """The name of each line and what it asks for."""
    reasons: tuple[tuple[str, ...], ...]
    """Line → seat → how these points came about."""
    decided: str
    """What decided, the tie-break if there was one."""
    rival: str = ""
    """What an opponent who is no player is called below the name."""
    brief: tuple[tuple[str, ...], ...] = ()
    """Reasons in a few letters, for sheets of many lines and seats."""


@dataclass(frozen=True)
class NextGame:
    """Another game for the same people that is offered after this one."""

    label: str
    options: Mapping[str, tuple[str, ...]]
    """In place of the old ones of the same names."""


@dataclass(frozen=True)
class Ending:
    result: Result
    text: ScoreText
    signs: SheetSigns
    played: tuple[str, ...]
    """What was played, in a few words each."""
    record: str = ""
    """What the match did to the records of a challenge."""
    next_game: NextGame | None = None
