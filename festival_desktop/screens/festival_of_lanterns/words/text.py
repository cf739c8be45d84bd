"""What all words of a match of Festival of Lanterns are made with."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.screens.festival_of_lanterns.words.names import FestivalNames
from festival_desktop.ui.words.lists import Lists


class FestivalText(QObject):
    """Content and players of a match, names, lists."""

    def __init__(
        self, content: Content, players: Sequence[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._players = players
        self._names = FestivalNames(content, self)
        self._friends = FriendWords(self)
        self._lists = Lists(self)

    def friend(self, friend: int) -> str:
        return self._friends.name(self._content.friends.cards[friend].id)
