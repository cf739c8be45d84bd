"""The largest card on the shelf: the game to continue, or the first one."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space
from festival_desktop.ui.widgets.panels import Panel

if TYPE_CHECKING:  # slow: not for the first frame
    from datetime import datetime

    from festival_desktop.saves.glance import Waiting


class TokenMark(Painted, QWidget):
    """The sign of a seat in a row of text."""

    def __init__(self, size: float = 30) -> None:
        super().__init__()
        self._size = size
        self._seat = 0
        self._lit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int, lit: float = 1.0) -> None:
        self._seat, self._lit = seat, lit
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.px(self._size) * max(1.0, text_scale() ** 0.5)) + 4
        return QSize(side, side)

    def paint(self, p: QPainter) -> None:
        centre = QRectF(self.rect()).center()
        paint_token(p, centre, (self.width() - 4) / 2, self._seat, lit=self._lit)


class ContinueCard(Panel):
    """Shows whose turn it is, when the game was left, and one red button.

    While there is no game to continue it shows the first game's invitation.
    """

    padding = 14, 14, 14, 16

    def __init__(self, boxes: Callable[[], Sequence[GameBox]]) -> None:
        """Set up; `boxes` returns the games in the current language."""
        super().__init__("paper")
        self._boxes = boxes
        self._latest: Waiting | None = None
        self.count = 0
        """Number of saved games."""
        self._when: datetime | None = None
        self._table: Thumbnail | None = None
        self.picture = ThumbnailView(None, parent=self)
        self.token = TokenMark(30)
        self.headline = Label(20, weight=BOLD)
        self.since = Label(13, "ink_soft")
        self.about = Label(13, "ink_soft", wrap=True)
        self.button = Button("primary", "play", px=26, height=62)
        first = space(fill(QHBoxLayout(), (self.headline, 1), self.since), spacing=8)
        lines = space(fill(QVBoxLayout(), first, self.about))
        info = space(fill(QHBoxLayout(), self.token, (lines, 1)), (6, 0, 0, 0), 10)
        space(fill(QVBoxLayout(self), (self.picture, 1), info, self.button), spacing=10)
        self.retranslate()

    def show_saves(
        self,
        latest: "Waiting | None",
        count: int,
        when: "datetime | None" = None,
        table: Thumbnail | None = None,
    ) -> None:
        """Show the game to continue, if any, and the number of saved games.

        Time and picture of the table may follow later.
        """
        self._latest, self.count, self._when, self._table = latest, count, when, table
        self.retranslate()

    @property
    def continues(self) -> bool:
        return self._latest is not None

    def retranslate(self) -> None:
        invitation = self._boxes()[0].invitation
        # The picture of the game to continue may still be loading.
        invited = invitation.thumbnail if invitation and not self.continues else None
        self.picture.show_thumbnail(invited or self._table)
        self.token.setVisible(self.continues)
        self.since.setVisible(self._when is not None)
        if self._latest is None:
            self.button.say(self.tr("First game") if not self.count else self.tr("New game"))
            self.headline.setText(self.tr("An evening at the lake"))
            self.about.setText(invitation.sentence if invitation else "")
            return
        self._show_game(self._latest)
        if self._when is not None:
            from datetime import date

            from festival_desktop.ui.pages.when import DateWords

            self.since.setText(DateWords(self).at(self._when, date.today()))

    def _show_game(self, latest: "Waiting") -> None:
        from festival_desktop.ui.words.lists import Lists  # only with a game

        seat = latest.seat
        self.token.show_seat(MOON if latest.players == 1 and seat else seat)
        self.button.say(self.tr("Continue"))
        self.headline.setText(self.tr("{name}’s turn").format(name=latest.names[seat]))
        others = [other for number, other in enumerate(latest.names) if number != seat]
        titles = {box.name: box.label for box in self._boxes()}
        facts = [titles.get(latest.game, latest.game)]
        if self._table and (progress := self._table.position.progress()):
            facts.append(progress)
        facts.append(self.tr("with {names}").format(names=Lists(self).all_of(others)))
        self.about.setText(" · ".join(facts))
