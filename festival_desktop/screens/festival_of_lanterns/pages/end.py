"""The end of a game of Festival of Lanterns, and what a challenge did to the records."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge
from festival_desktop.screens.festival_of_lanterns.pages.end_words import EndWords
from festival_desktop.screens.festival_of_lanterns.pages.result import (
    FestivalResult,
    result,
    rules_of,
)
from festival_desktop.screens.festival_of_lanterns.pages.sheet_signs import FestivalSigns
from festival_desktop.screens.festival_of_lanterns.thumbnail import thumbnail
from festival_desktop.ui.pages import end_page
from festival_desktop.ui.pages.score_sheet import Said
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import put


class EndPage(end_page.EndPage[FestivalResult]):
    def __init__(
        self, games: Callable[[], Sequence[Challenge]] = tuple, parent: QWidget | None = None
    ) -> None:
        """`games`: the challenges of Moon Dancer finished so far, the one shown with them."""
        self._games = games
        self._next: str | None = None
        self._words = EndWords()
        self.record = Label(15, "on_sky", SEMIBOLD)
        self.next = Button("paper", "moon", px=18, height=54)
        super().__init__(parent)
        self._words.setParent(self)
        QWidget.setTabOrder(self.again, self.next)
        QWidget.setTabOrder(self.next, self.look)
        self.next.clicked.connect(lambda: self.again_with_requested.emit({"level": (self._next,)}))

    def _build_header(self) -> None:
        super()._build_header()
        put(self.headlines, self.record)
        put(self.header, self.next)

    # -- what the page asks for ----------------------------------------------------------------

    def found_in(self, match: Match[Any, Any, Any]) -> FestivalResult:
        return result(match)

    def said(self, found: FestivalResult) -> Said:
        return self._words.said(found)

    def signs(self, found: FestivalResult) -> FestivalSigns:
        return FestivalSigns(found)

    def view(self, match: Match[Any, Any, Any]) -> Thumbnail:
        rules = rules_of(match)
        return thumbnail(rules, rules.view(match.state_at(len(match.steps)), None))

    def game_title(self) -> str:
        return self.tr("Festival of Lanterns")

    def played(self, found: FestivalResult) -> list[str]:
        if found.level is None:
            return [self.game_title()]
        return [self.tr("Moon Dancer’s Challenge"), self._words.level(found.level)]

    # -- what a challenge did to the records -----------------------------------------------------

    def retranslate(self) -> None:
        found = self._result
        if found is not None:
            self.record.setText(self._words.record(found, self._games()))
            self._next = self._words.next_level(found)
            if self._next is not None:
                self.next.say(self.tr("Next level"), self._words.level(self._next))
        super().retranslate()

    def _say_title(self) -> None:
        known = self._result is not None and self.complete
        self.record.setVisible(known and bool(self.record.text()))
        self.next.setVisible(known and self._next is not None)
        super()._say_title()
