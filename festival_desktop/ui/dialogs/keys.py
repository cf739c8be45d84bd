"""All keys: those of the window, of every table, and of the current game."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.actions import keys_of, words_of
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.labels import Label

Keys = Sequence[tuple[str, str]]
"""Names of keys, with the effect of each."""
TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


def _named(key: Qt.Key) -> str:
    """Return the key's name in this system and language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def keys_of_tables() -> Keys:
    """List the keys of every table."""
    tab, enter, escape = map(_named, (Qt.Key.Key_Tab, Qt.Key.Key_Enter, Qt.Key.Key_Escape))
    return (
        ("← ↑ → ↓", QCoreApplication.translate("TableKeys", "Next item")),
        (tab, QCoreApplication.translate("TableKeys", "Next part of the table")),
        (enter, QCoreApplication.translate("TableKeys", "Select the focused item")),
        (escape, QCoreApplication.translate("TableKeys", "Put it back")),
        ("R", QCoreApplication.translate("TableKeys", "Rotate the held piece")),
        ("+ − 0", QCoreApplication.translate("TableKeys", "Zoom in, zoom out, fit")),
    )


def keys_of_actions(actions: Iterable[QAction]) -> Keys:
    """List the commands with a shortcut."""
    return [(keys_of(action), words_of(action)) for action in actions if keys_of(action)]


class KeysDialog(PaperDialog):
    preferred = QSize(620, 600)

    def __init__(self, groups: Sequence[tuple[str, Keys]], parent: QWidget | None = None) -> None:
        """Show `groups` of keys with headings; empty ones are left out."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(1, 1)
        for heading, keys in groups:
            if keys:
                row = grid.rowCount()
                grid.addWidget(Label(18, "ink", BOLD, text=heading), row, 0, 1, 2)
                for key, meaning in keys:
                    row += 1
                    grid.addWidget(Label(14, "ink", SEMIBOLD, text=key), row, 0, TOP_LEFT)
                    grid.addWidget(Label(14, "ink_soft", wrap=True, text=meaning), row, 1)
        self.column.addLayout(grid)
        self.column.addStretch()
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()
