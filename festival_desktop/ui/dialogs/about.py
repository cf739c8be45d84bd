"""About the program: version, licences, whose work it is not, and what makes its chance fair."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop import __version__, paths
from festival_desktop.art.cache import prepare
from festival_desktop.art.icon import paint_app_icon
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
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


class AboutDialog(PaperDialog):
    check_requested = Signal()

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
        licences = self.add_button("paper", None, self.tr("Licences…"))
        licences.clicked.connect(self._show_licences)
        check = self.add_button("paper", None, self.tr("Check this installation…"))
        check.clicked.connect(self.check_requested)
        close = self.add_button("primary", None, self.tr("Close"))
        close.clicked.connect(self.accept)
        close.setFocus()
        self.setMinimumWidth(620)

    def _show_licences(self) -> None:
        from festival_desktop.ui.dialogs.licences import LicencesDialog, read_parts

        LicencesDialog(read_parts(paths.resources()), self).run()

    def _paragraphs(self) -> list[str]:
        return [
            self.tr(
                "Fair by its seed: all chance of a game comes from the seed that is shown at its "
                "start. The same seed and the same moves give the same game on every computer, "
                "undo and redo never roll again, and computer players know only what their seat "
                "may know."
            ),
            self.tr(
                "Nothing leaves this computer: the program has no account, no telemetry and no "
                "updater, and never uses a network."
            ),
            self.tr(
                "An independent, unofficial project made by players. It is not connected with, "
                "endorsed or approved by the makers of the published games, and contains nothing "
                "of their artwork or text."
            ),
            self.tr(
                "Free software under the MIT licence, made with Python and Qt. Pictures, words and "
                "program were made for this project; the fonts are Noto."
            ),
        ]
