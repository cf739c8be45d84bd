"""What all words of a match of Festival of Lanterns are made with."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import Session
from festival_desktop.scenes.turning import Turning
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.screens.festival_of_lanterns.words.names import FestivalNames
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.words.about import About
from festival_desktop.ui.words.lists import Lists


class FestivalText(About, QObject):
    """The session of a match, its game and players, names, lists."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._game: FestivalOfLanterns = session.game  # type: ignore[assignment]
        self._table: FestivalTable = session.table  # type: ignore[assignment]
        self._content = self._game.content
        self._players = [player.name for player in session.players]
        self._names = FestivalNames(self._content, self)
        self._friends = FriendWords(self)
        self._lists = Lists(self)
        names = self._names
        self.fillers = {
            "name": lambda about: self._players[about.seat],
            "friend": lambda about: self.friend(about.friend),
            "given": lambda about: names.lantern(about.given),
            "taken": lambda about: names.lantern(about.taken),
            "lantern": lambda about: names.lantern(about.lantern),
            "lanterns": lambda about: self._all_lanterns(about.lanterns),
            "kind": lambda about: names.dedication(about.kind),
            "points": lambda about: names.points(about.points),
            "mooncakes": lambda about: names.mooncakes(about.paid),
        }

    def _all_lanterns(self, lanterns: Iterable[int]) -> str:
        return self._lists.all_of([self._names.lantern(lantern) for lantern in lanterns])

    @property
    def _view(self) -> View:
        view: View = self._session.view
        return view

    @property
    def _turning(self) -> Turning:
        """As the table is turned on the screen, so that words and picture agree."""
        view = self._view
        if view.viewer is None:
            return Turning()
        return Turning.towards(self._content.tables[view.players].facing[view.viewer])

    def friend(self, friend: int) -> str:
        return self._friends.name(self._content.friends.cards[friend].id)
