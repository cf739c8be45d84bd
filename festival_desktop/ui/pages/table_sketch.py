"""A table that was left, as a page shows it in passing: a picture, and how far the game has come.

Each game has its own kind of sketch; only what everybody at the table sees is part of it.
"""

from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


class TableSketch(Hashable, Protocol):
    @property
    def placed(self) -> int:
        """How many tiles were placed."""

    @property
    def total(self) -> int:
        """How many tiles the whole game takes; 0 if there is no game."""

    def paint(self, p: QPainter, rect: QRectF) -> None: ...
