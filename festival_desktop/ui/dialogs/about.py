"""About the program: version, licences, whose work it is not, and what makes its chance fair."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop import __version__, paths
from festival_desktop.art.brush import square
from festival_desktop.art.icon import paint_app_icon
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.placing import STRETCH, fill


class _Icon(Painted, QWidget):
    preferred = 104, 104

    def paint(self, p: QPainter) -> None:
        paint_app_icon(p, square(QRectF(self.rect()).center(), 96))


class AboutDialog(PaperDialog):
    check_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Festival Desktop"))
        name = Label(24, "ink", BOLD, text="Festival Desktop")
        number = self.tr("Version {version}").format(version=__version__)
        version = Label(14, "ink_soft", SEMIBOLD, text=number)
        about = self.tr("Lantern festival games for one table. No account, no network.")
        what = Label(15, wrap=True, text=about)
        words = fill(QVBoxLayout(), STRETCH, name, version, what, STRETCH)
        words.setSpacing(4)
        head = fill(QHBoxLayout(), _Icon(), (words, 1))
        head.setSpacing(18)
        fill(self.column, head, *(Label(14, wrap=True, text=text) for text in self._paragraphs()))
        self.add_button("paper", None, self.tr("Licences…"), self._show_licences)
        check = self.check_requested.emit
        self.add_button("paper", None, self.tr("Check this installation…"), check)
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()

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
