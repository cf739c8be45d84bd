"""A match and everything that tells of it, without a window."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Table
from festival_desktop.ui.words.game_words import GameWords

Words = TypeVar("Words", bound=GameWords)


class Shown(Generic[Words]):
    """A match, a session that shows it to whoever is to act, and its words."""

    def __init__(
        self, match: AnyMatch, words: Callable[[Session], Words], table: Table[Any, Any]
    ) -> None:
        self.match = match
        self.session = Session(match.game, table, match.players)
        self.words = self.session.words = words(self.session)
        self.show()

    def show(self) -> None:
        match, viewer = self.match, self.match.to_act
        entries = [
            LogEntry(
                number,
                step.seat,
                tuple(filter(None, (match.game.censor(e, viewer) for e in step.events))),
                step.sealed,
            )
            for number, step in enumerate(match.steps[: match.cursor])
        ]
        self.session.show(match.state, viewer, None, entries, viewer is not None)

    def play(self, move: object) -> None:
        self.match.play(move)
        self.show()

    def rows(self) -> list[str]:
        model = self.session.choices
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def select(self, row: int) -> None:
        """As the list does, without playing a complete move."""
        session = self.session
        session.selector.select(session.choices.index(row).data(ChoiceRole.TARGET))
        session.choices.show(list(session.selector.choices()))

    def log(self) -> list[str]:
        model = self.session.log
        return [model.index(row, 0).data() for row in range(model.rowCount())]
