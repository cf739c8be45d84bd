"""What is filled in or read: a line of text, a choice from a list, a long text."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from festival_desktop.art.brush import pen, put_rounded
from festival_desktop.art.controls import paint_field
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.type import MEDIUM, font, line_height, text_width
from festival_desktop.ui.widgets.look import BLEED, Control, ink_palette

_INSET = 11
_CHEVRON = 30


class PaperField(Control, QLineEdit):
    """One line of text on inset paper; `wrong` draws a red line around it."""

    def __init__(self, px: float = 15, *, width: float = 140) -> None:
        super().__init__()
        self._px, self._width = px, width
        self.wrong = False
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        margin = BLEED + _INSET - 2
        self.setTextMargins(margin, BLEED, margin, BLEED)
        self.dress()

    def set_wrong(self, wrong: bool) -> None:
        if wrong != self.wrong:
            self.wrong = wrong
            self.update()

    def dress(self) -> None:
        self.setFont(font(self.u(self._px), MEDIUM))
        self.setPalette(ink_palette("ink"))

    def sizeHint(self) -> QSize:
        height = max(self.u(34), line_height(self.u(self._px), MEDIUM) + 12)
        return QSize(round(self.u(self._width)) + 2 * BLEED, round(height) + 2 * BLEED)

    def paintEvent(self, event: QPaintEvent) -> None:
        Control.paintEvent(self, event)
        QLineEdit.paintEvent(self, event)  # the words

    def paint(self, p: QPainter) -> None:
        body = self.body()
        paint_field(p, body, focus=self.hasFocus(), enabled=self.isEnabled())
        if self.wrong:
            put_rounded(p, body.adjusted(1, 1, -1, -1), 7, line=pen("warn", 2))


class Chooser(Control, QComboBox):
    """One of a list that opens."""

    def __init__(self, px: float = 15, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px, self._open = px, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel scrolls the page instead
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.view().selectionModel().currentChanged.connect(self._leave_list)
        self.dress()

    def _leave_list(self) -> None:
        """A current item of a closed list would claim the focus before screen readers."""
        if not self._open:
            self.view().selectionModel().clearCurrentIndex()

    def showPopup(self) -> None:
        self._open = True
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), 0))
        super().showPopup()

    def hidePopup(self) -> None:
        super().hidePopup()
        self._open = False
        QTimer.singleShot(0, self, self._leave_list)  # Qt takes what was chosen from it

    def dress(self) -> None:
        self.setFont(font(self.u(self._px), MEDIUM))
        self.view().setFont(self.font())
        self.view().setPalette(ink_palette("ink", "field2"))

    def sizeHint(self) -> QSize:
        px = self.u(self._px)
        words = [self.itemText(i) for i in range(self.count())]
        width = max((text_width(word, px, MEDIUM) for word in words), default=60)
        height = max(self.u(34), line_height(px, MEDIUM) + 12)
        return QSize(
            round(width + 2 * _INSET + self.u(_CHEVRON)) + 2 * BLEED, round(height) + 2 * BLEED
        )

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()

    def set_words(self, words: Sequence[str]) -> None:
        """Other words for the same choices: what was chosen stays."""
        row = max(0, self.currentIndex())
        self.clear()
        self.addItems(words)
        self.setCurrentIndex(row)
        self.updateGeometry()

    def paint(self, p: QPainter) -> None:
        paint_field(
            p,
            self.body(),
            self.currentText(),
            px=self.u(self._px),
            focus=self.hasFocus(),
            drop=True,
            enabled=self.isEnabled(),
            mirrored=self.isRightToLeft(),
        )


class ReportField(QPlainTextEdit):
    """A long text to read and to copy, in letters of one width."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            p = QPainter(self.viewport())
            paint_focus_ring(p, QRectF(self.viewport().rect()).adjusted(6, 6, -6, -6), 2)
            p.end()
