"""About the program: version, licence, and whose work it is not."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop import __version__
from festival_desktop.art.cache import prepare
from festival_desktop.art.icon import paint_app_icon
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.sheet import Sheet
from festival_desktop.ui.widgets.labels import Label


class _Icon(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(104, 104)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        centre = QRectF(self.rect()).center()
        paint_app_icon(p, QRectF(centre - QPointF(48, 48), centre + QPointF(48, 48)))
        p.end()


class AboutDialog(Sheet):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Festival Desktop"))
        name = Label(24, "ink", BOLD)
        name.setText("Festival Desktop")
        version = Label(14, "ink_soft", SEMIBOLD)
        version.setText(self.tr("Version {version}").format(version=__version__))
        what = Label(15, wrap=True)
        what.setText(self.tr("Lantern festival games for one table. No account, no network."))
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(name)
        words.addWidget(version)
        words.addWidget(what)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(_Icon())
        head.addLayout(words, 1)
        self.column.addLayout(head)
        for text in self._paragraphs():
            paragraph = Label(14, wrap=True)
            paragraph.setText(text)
            self.column.addWidget(paragraph)
        close = self.add_button("primary", None, self.tr("Close"))
        close.clicked.connect(self.accept)
        close.setFocus()
        self.setMinimumWidth(520)

    def _paragraphs(self) -> list[str]:
        return [
            self.tr(
                "Free software under the MIT licence. Pictures, words and program were made for "
                "this project; the fonts are Noto, under the Open Font License."
            ),
            self.tr(
                "An independent project. It is not connected with the makers of the published "
                "games and contains nothing of their artwork or text."
            ),
            self.tr("Made with Python and Qt (PySide6)."),
        ]
