"""What a table uses and about how long a game takes, in one line."""

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.screens.festival_of_lanterns.score_sheet.result import tiles_laid

_TILE, _THOUGHT = 0.4, 0.9
"""Minutes a tile takes, and how much longer when a person thinks about it."""


class TableFacts(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content

    def minutes(self, players: int, people: int) -> int:
        """About how long it takes: people think, computers hardly do."""
        share = 1.0 if players == 1 else people / players
        return max(
            5, 5 * round(tiles_laid(self._content, players) * (_TILE + _THOUGHT * share) / 5)
        )

    def line(self, players: int, people: int) -> str:
        """`people` of the players are no computers; one player challenges Moon Dancer."""
        tiles = tiles_laid(self._content, players)
        cards = self._content.tables[max(2, players)].cards
        turns = tiles // players
        facts = (
            self.tr("{number} tiles").format(number=tiles),
            self.tr("{number} of each lantern").format(number=cards),
            (self.tr("{number} turns") if players == 1 else self.tr("{number} turns each")).format(
                number=turns
            ),
            self.tr("about {number} minutes").format(number=self.minutes(players, people)),
        )
        return " · ".join(fact.replace(" ", "\u00a0") for fact in facts)
