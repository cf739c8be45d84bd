"""The pages of finished games: records of each game, and games against computers.

Each is imported, created and connected on first request.
"""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.records import Challenge
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.navigation import Navigation
from festival_desktop.ui.records.repository import RecordRepository

if TYPE_CHECKING:
    from festival_desktop.ui.records.computers_page import ComputersPage
    from festival_desktop.ui.records.page import RecordsPage


class RecordPages(QObject):
    level_requested = Signal(str, str)
    """The solo challenge of this game at this level is to be set up."""
    game_requested = Signal(str)
    """This game is to be set up."""

    def __init__(
        self,
        navigation: Navigation,
        context: AppContext,
        repository: RecordRepository,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._navigation, self._context, self._repository = navigation, context, repository
        self._games: dict[str, RecordsPage] = {}

    def of_game(self, game: str) -> "RecordsPage":
        """Return the records page of a game."""
        from festival_desktop.ui.records.page import RecordsPage

        if game not in self._games:
            page = self._games[game] = RecordsPage(
                partial(self._context.challenge, game),
                partial(self._repository.games, game),
                self._context.manifest(game).medals,
                partial(self._context.challenges, game),
            )
            page.back_requested.connect(self._navigation.go_to_shelf)
            page.level_requested.connect(lambda level: self.level_requested.emit(game, level))
            page.other_requested.connect(self.go_to_records)
            page.computers_requested.connect(self.go_to_against_computers)
        return self._games[game]

    @cached_property
    def against_computers(self) -> "ComputersPage":
        """The games of one person against computers."""
        from festival_desktop.ui.records.computers_page import ComputersPage

        page = ComputersPage(self._context.boxes, self._repository.against_computers)
        page.back_requested.connect(self._navigation.go_to_shelf)
        page.game_requested.connect(self.game_requested)
        page.challenge_requested.connect(self.go_to_records)
        return page

    def go_to_against_computers(self) -> None:
        self._navigation.go(self.against_computers)

    def go_to_records(self, game: str | None = None) -> None:
        """Show the records of a game, or of the challenge on the shelf."""
        self._navigation.go(self.of_game(game or self.challenge_game))

    @property
    def challenge_game(self) -> str:
        """The game whose challenge is on the shelf."""
        return self._context.challenges()[0].game

    def games_like(self, match: AnyMatch) -> Sequence[Challenge]:
        """List the records of this kind of match."""
        kept, game = self._repository, match.game.name
        return kept.games(game) if match.setup.players == 1 else kept.against_computers(game)
