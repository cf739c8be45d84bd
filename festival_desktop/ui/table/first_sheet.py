"""The sheet next to the board before a person's first move in a game: what wins, and how."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import draw_rounded, outline, saved, vertical_gradient
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.ui.first_move import SIDE, FirstMove, Lead
from festival_desktop.ui.speech import announce
from festival_desktop.ui.widgets.base import Translated
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Picture
from festival_desktop.ui.widgets.scroll import Scroll

_WIDTH = 440.0
_GAP = 8
_SHARE = 0.42
"""Maximum fraction of the table's width; larger with large text."""


class LeadPicture(Picture):
    """One of the pictures, in a frame."""

    preferred = 94.0, 94.0
    least = 72.0, 72.0

    def __init__(self, name: Hashable, lead: Lead) -> None:
        super().__init__()
        self._name, self._paint = name, lead.paint

    def key(self) -> Hashable:
        return (self._name, super().key())

    def picture(self, p: QPainter, rect: QRectF) -> None:
        side = min(rect.width(), rect.height())
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        draw_rounded(p, box, 9, vertical_gradient(box, "bed0", "bed1"), outline("brass", 1.2))
        with saved(p, box.topLeft(), scale=side / SIDE):
            self._paint(p, QRectF(0, 0, SIDE, SIDE))


class FirstSheet(Translated, Panel):
    """The sheet over a part of the table; using anything beside it closes it."""

    padding = 20, 14, 20, 14
    closed = Signal()

    def __init__(self, game: str, told: Callable[[], FirstMove], parent: QWidget) -> None:
        super().__init__("paper", parent)
        self._told = told
        self.heading = Label(24, "lacquer", BOLD)
        leads = told().leads
        self.sentences = [Label(16, "ink", wrap=True) for _ in leads]
        rows = [
            (space(fill(QHBoxLayout(), LeadPicture((game, at), lead), (words, 1)), spacing=14), 1)
            for at, (lead, words) in enumerate(zip(leads, self.sentences, strict=True))
        ]
        content = QWidget()
        space(fill(QVBoxLayout(content), *rows), spacing=10)
        self.note = Label(13, "ink_soft")
        self.begin = Button("primary", "play", px=16, height=42)
        self.begin.clicked.connect(self.close_sheet)
        foot = fill(QHBoxLayout(), self.note, STRETCH, self.begin)
        self._content = content
        space(fill(QVBoxLayout(self), self.heading, (Scroll(content), 1), foot), spacing=_GAP)
        self.hide()
        self.retranslate()

    def open_sheet(self) -> None:
        self.show()
        self.raise_()
        self.setAccessibleName(self.heading.text())
        announce(self, " ".join(label.text() for label in (self.heading, *self.sentences)))

    def close_sheet(self) -> None:
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        told = self._told()
        self.heading.setText(self.tr("How to win"))
        for label, lead in zip(self.sentences, told.leads, strict=True):
            label.setText(lead.words)
        self.note.setText(self.tr("Press F1 to read it again"))
        self.begin.say(told.begin)

    def set_room(self, room: QRect) -> None:
        """Take a part of this area, at its left and as high as needed."""
        most = room.width() * min(0.6, _SHARE * text_scale() ** 0.5)
        wide = round(min(self.px(_WIDTH) * text_scale() ** 0.5, most))
        rows = (self.heading, self.begin)
        chrome = sum(row.sizeHint().height() for row in rows) + 2 * self.bleed
        chrome += round(self.px(self.padding[1] + self.padding[3] + 2 * _GAP))
        inner = wide - 2 * self.bleed - self.px(self.padding[0] + self.padding[2])
        layout = self._content.layout()
        needed = layout.heightForWidth(round(inner) - 4) if layout is not None else 0
        high = min(room.height(), chrome + needed + round(self.px(2 * _GAP)))
        self.setGeometry(QRect(room.left(), room.top(), wide, max(high, 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            super().keyPressEvent(event)
