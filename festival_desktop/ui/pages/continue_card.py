"""The largest thing on the shelf: the game that waits to be continued, or the first one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD
from festival_desktop.ui.game_box import Invitation
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import fill

if TYPE_CHECKING:  # pydantic must not be loaded before the first paint
    from festival_desktop.saves.folder import SaveInfo
    from festival_desktop.saves.schema import Head


class TokenMark(Painted, QWidget):
    """The sign of a seat, in a row of words."""

    def __init__(self, size: float = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._seat = 0
        self._lit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int, lit: float = 1.0) -> None:
        self._seat, self._lit = seat, lit
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.u(self._size) * max(1.0, text_scale() ** 0.5)) + 4
        return QSize(side, side)

    def paint(self, p: QPainter) -> None:
        centre = QRectF(self.rect()).center()
        paint_token(p, centre, (self.width() - 4) / 2, self._seat, lit=self._lit)


class ContinueCard(Panel):
    """Whose turn it is, when it was left, and one red button.

    While there is no game to continue it shows the first game's invitation.
    """

    pressed = Signal()

    def __init__(self, invitation: Invitation | None, parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self._invitation = invitation
        self._latest: SaveInfo | None = None
        self._count = 0
        self._table: Thumbnail | None = None
        self._game = ""
        self.picture = ThumbnailView(invitation and invitation.thumbnail, parent=self)
        self.token = TokenMark(30)
        self.headline = Label(20, weight=BOLD)
        self.since = Label(13, "ink_soft")
        self.about = Label(13, "ink_soft", wrap=True)
        self.button = Button("primary", "play", px=26, height=62)
        self.button.clicked.connect(self.pressed)
        first = self.space(fill(QHBoxLayout(), (self.headline, 1), self.since), spacing=8)
        lines = self.space(fill(QVBoxLayout(), first, self.about))
        info = self.space(fill(QHBoxLayout(), self.token, (lines, 1)), (6, 0, 0, 0), 10)
        self.space(fill(QVBoxLayout(self), (self.picture, 1), info, self.button), spacing=10)
        self.dress()
        self.retranslate()

    def dress(self) -> None:
        pad = self.u(14)
        self.pad(pad, pad, pad, pad + 2)

    def expect(self, count: int) -> None:
        """There are saved games, but they have not been read yet."""
        self._count = count
        self._latest = None
        self.retranslate()

    def show_saves(
        self, latest: "SaveInfo | None", count: int, game: str, table: Thumbnail | None
    ) -> None:
        """The game to continue (its title is `game`), or none, and how many there are."""
        self._latest, self._count, self._game, self._table = latest, count, game, table
        self._show_picture()
        self.retranslate()

    def invite(self, invitation: Invitation | None) -> None:
        """The invitation in another language."""
        self._invitation = invitation
        self._show_picture()
        self.retranslate()

    def _show_picture(self) -> None:
        invited = self._invitation and self._invitation.thumbnail
        self.picture.show_thumbnail(self._table or invited)

    @property
    def continues(self) -> bool:
        return self._latest is not None

    def retranslate(self) -> None:
        save = self._latest.save if self._latest else None
        self.token.setVisible(save is not None)
        self.since.setVisible(save is not None)
        if self._latest is None or save is None:
            self.button.say(self.tr("First game") if not self._count else self.tr("New game"))
            self.headline.setText(self.tr("An evening at the lake"))
            self.about.setText(self._invitation.sentence if self._invitation else "")
            return
        self._show_game(self._latest, save)

    def _show_game(self, info: "SaveInfo", save: "Head") -> None:
        from datetime import date

        from festival_desktop.ui.pages.when import When
        from festival_desktop.ui.words.lists import Lists  # not for the first frame

        seat = save.summary.to_act or 0
        self.token.show_seat(MOON if save.setup.players == 1 and seat else seat)
        self.button.say(self.tr("Continue"))
        name = save.seats[seat].name
        self.headline.setText(self.tr("{name}’s turn").format(name=name))
        self.since.setText(When(self).at(info.when, date.today()))
        others = [other.name for number, other in enumerate(save.seats) if number != seat]
        facts = [self._game]
        if self._table and (progress := self._table.position.progress()):
            facts.append(progress)
        facts.append(self.tr("with {names}").format(names=Lists(self).all_of(others)))
        self.about.setText(" · ".join(facts))
