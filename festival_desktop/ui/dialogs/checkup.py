"""Check this installation: every check with its result, and a report to copy."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop import __version__, paths
from festival_desktop.art.brush import square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.type import BOLD, SEMIBOLD, line_height
from festival_desktop.checkup import BAD, GOOD, UNUSED, Finding, Installation, checks
from festival_desktop.ui.dialogs.paper_dialog import Drawing, PaperDialog
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill
from festival_desktop.ui.widgets.scroll import Scroll
from festival_desktop.ui.words.checkup import Checkup

GameParts = tuple[Any, Any]
"""Rules and computer players by level."""
MOST_ROWS = 1000
"""Grid row below all others, which takes the remaining space."""
TOP = Qt.AlignmentFlag.AlignTop


ICONS = {GOOD: "check", BAD: "warning", UNUSED: "dash"}
"""Icons drawn by the program, because the fonts may be missing."""


class CheckupDialog(PaperDialog):
    """Runs one check after another once it is shown, so that people see it work."""

    preferred = QSize(760, 560)

    def __init__(self, place: Installation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check this installation"))
        self.findings: list[Finding] = []
        self._place, self._words = place, Checkup(self)
        self._left: Iterator[Finding] = checks(place)
        self.headline = Label(20, "ink", BOLD, wrap=True, text=self.tr("Checking…"))
        table = QWidget()
        self._rows = QGridLayout(table)
        self._rows.setContentsMargins(0, 0, 8, 0)
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(7)
        self._rows.setColumnStretch(1, 3)
        self._rows.setColumnStretch(2, 7)
        self._rows.setRowStretch(MOST_ROWS, 1)
        fill(self.column, self.headline, (Scroll(table), 1))
        self.copy = self.add_button("paper", "copy", self.tr("Copy the report"), self._copy)
        self.copy.setEnabled(False)
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._look)

    @property
    def complete(self) -> bool:
        return self.copy.isEnabled()

    def _look(self) -> None:
        finding = next(self._left, None)
        if finding is None:
            self.headline.setText(self._words.summary(self.findings))
            self.copy.setEnabled(True)
            return
        self.findings.append(finding)
        self._show(finding)
        if self.isVisible():  # The dialog may have been closed during the check.
            self._next.start()

    def _show(self, finding: Finding) -> None:
        row = len(self.findings)
        ink = "warn_deep" if finding.state == BAD else "ink"
        soft = ink if finding.state == BAD else "ink_soft"
        icon, high = ICONS[finding.state], round(line_height(14))
        mark = Drawing(20, high, lambda p, r: paint_icon(p, square(r.center(), 16), icon, ink))
        mark.setFixedSize(20, high)
        name = Label(14, "ink", SEMIBOLD, wrap=True, text=self._words.name_of(finding))
        self._rows.addWidget(mark, row, 0, TOP)
        self._rows.addWidget(name, row, 1, TOP)
        words = Label(14, soft, wrap=True, text=self._words.sentence_of(finding))
        self._rows.addWidget(words, row, 2)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._words.report(self.findings, self._place.version))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._next.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._next.stop()
        super().hideEvent(event)


def check_installation(games: Mapping[str, Callable[[], GameParts]], parent: QWidget) -> None:
    """Check the installation; `games` make the rules and computers of each game."""
    folders = (paths.resources(), paths.translations(), paths.written())
    # Run offscreen so that no second window covers the visible one.
    place = Installation(*folders, tuple(LANGUAGES), games, __version__, "offscreen")
    CheckupDialog(place, parent).run()
