"""Friend cards to press."""

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.screens.festival_of_lanterns.pictures.friends import paint_friend_card
from festival_desktop.ui.widgets.cards import CardButton, CardGrid


class FriendButton(CardButton):
    """One friend: on or off."""

    def __init__(
        self, friend: str, cost: int, icons: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(friend, parent)
        self._cost, self._icons = cost, tuple(icons)

    def key(self) -> tuple[Hashable, ...]:
        return ("friend", self.card, self._cost, self._icons)

    def paint_card(self, p: QPainter, rect: QRectF, look: dict[str, Any]) -> None:
        paint_friend_card(p, rect, self.card, self._cost, self._icons, **look)


class FriendGrid(CardGrid):
    def add(self, friend: str, cost: int, icons: Sequence[str]) -> None:
        self.put_card(FriendButton(friend, cost, icons, self))
