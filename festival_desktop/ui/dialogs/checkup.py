"""Check this installation: what was looked at, how it is, and a report to copy."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop import __version__, paths
from festival_desktop.art.cache import prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.checkup import BAD, GOOD, UNUSED, Finding, Installation, checks
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.scroll import Scroll
from festival_desktop.ui.words.checkup import name_of, report, sentence_of, summary

GameParts = tuple[Any, Any]
"""Rules, and computers by level."""
MOST_ROWS = 1000
"""The row of the grid that takes what room is left."""
TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


ICONS = {GOOD: "check", BAD: "warning", UNUSED: "dash"}
"""Drawn by ourselves: the fonts are among the things that may be missing."""


class _Mark(QWidget):
    def __init__(self, icon: str, ink: str) -> None:
        super().__init__()
        self._icon, self._ink = icon, ink
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_icon(p, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._icon, self._ink)
        p.end()


class CheckupDialog(PaperDialog):
    """Looks at one thing after the other once it is shown, so that people see it work."""

    def __init__(self, place: Installation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check this installation"))
        self.findings: list[Finding] = []
        self._place = place
        self._left: Iterator[Finding] = checks(place)
        self.headline = Label(20, "ink", BOLD, wrap=True)
        self.headline.setText(self.tr("Checking …"))
        table = QWidget()
        self._rows = QGridLayout(table)
        self._rows.setContentsMargins(0, 0, 8, 0)
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(7)
        self._rows.setColumnStretch(2, 1)
        self.column.addWidget(self.headline)
        self._rows.setRowStretch(MOST_ROWS, 1)
        self.column.addWidget(Scroll(table), 1)
        self.copy = self.add_button("paper", "copy", self.tr("Copy the report"))
        self.copy.setEnabled(False)
        self.copy.clicked.connect(self._copy)
        close = self.add_button("primary", None, self.tr("Close"))
        close.clicked.connect(self.accept)
        close.setFocus()
        self.resize(round(760 * min(1.5, max(1.0, text_scale()))), 560)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._look)

    @property
    def complete(self) -> bool:
        return self.copy.isEnabled()

    def _look(self) -> None:
        finding = next(self._left, None)
        if finding is None:
            self.headline.setText(summary(self.findings))
            self.copy.setEnabled(True)
            return
        self.findings.append(finding)
        self._show(finding)
        if self.isVisible():  # a check may take a while, and somebody may have closed us
            self._next.start()

    def _show(self, finding: Finding) -> None:
        row = len(self.findings)
        ink = "warn_deep" if finding.state == BAD else "ink"
        mark = _Mark(ICONS[finding.state], ink)
        name = Label(14, "ink", SEMIBOLD)
        name.setText(name_of(finding))
        words = Label(14, ink if finding.state == BAD else "ink_soft", wrap=True)
        words.setText(sentence_of(finding))
        line: tuple[QWidget, ...] = (mark, name, words)
        for column, label in enumerate(line):
            self._rows.addWidget(
                label, row, column, TOP_LEFT if column < 2 else Qt.AlignmentFlag(0)
            )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self.findings, self._place.version))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._next.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._next.stop()
        super().hideEvent(event)


def check_installation(games: Mapping[str, Callable[[], GameParts]], parent: QWidget) -> None:
    """Check where this program is installed; `games` make the rules and computers of each game."""
    place = Installation(
        paths.resources(),
        paths.translations(),
        paths.written(),
        tuple(LANGUAGES),
        games,
        __version__,
    )
    CheckupDialog(place, parent).run()
