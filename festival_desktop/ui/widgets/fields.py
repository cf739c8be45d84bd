"""Text fields: a line, a choice from a list, a long text."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.type import MEDIUM, font
from festival_desktop.ui.style import INSET
from festival_desktop.ui.widgets.base import Ringed, ink_palette


class PaperField(Ringed, QLineEdit):
    """One line of text on inset paper; `wrong` draws a red line around it."""

    def __init__(self, px: float = 15, *, width: float = 140) -> None:
        super().__init__()
        self.text_px, self.least_width = px, width
        self.wrong = False
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextMargins(INSET - 2, 0, INSET - 2, 0)
        self.apply_theme()

    def set_wrong(self, wrong: bool) -> None:
        if wrong != self.wrong:
            self.wrong = wrong
            self.update()

    def apply_theme(self) -> None:
        self.setFont(font(self.px(self.text_px), MEDIUM))
        self.setPalette(ink_palette("ink"))


class Chooser(Ringed, QComboBox):
    """A drop-down list."""

    def __init__(self, px: float = 15, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text_px, self._open = px, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # The wheel scrolls the page instead.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.view().selectionModel().currentChanged.connect(self._leave_list)
        self.apply_theme()

    def _leave_list(self) -> None:
        """Clear the current item of the closed list, which would claim the focus."""
        if not self._open:
            self.view().selectionModel().clearCurrentIndex()

    def showPopup(self) -> None:
        self._open = True
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), 0))
        super().showPopup()

    def hidePopup(self) -> None:
        super().hidePopup()
        self._open = False
        QTimer.singleShot(0, self, self._leave_list)  # Qt first reads the choice from it.

    def apply_theme(self) -> None:
        self.setFont(font(self.px(self.text_px), MEDIUM))
        self.view().setFont(self.font())
        self.view().setPalette(ink_palette("ink", "field2"))

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()

    def set_words(self, words: Sequence[str]) -> None:
        """Replace the texts of the same choices; keep the selection."""
        row = max(0, self.currentIndex())
        self.clear()
        self.addItems(words)
        self.setCurrentIndex(row)
        self.updateGeometry()


class ReportField(QPlainTextEdit):
    """A long monospaced text to read and copy."""

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
