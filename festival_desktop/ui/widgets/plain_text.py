"""Show text literally, never as rich text.

Qt reads a tool tip as HTML when it looks like it. A name or a path that came from a file, a person
or a folder could then open pictures, on Windows from another computer. Labels are `Label`s, which
are plain; tool tips go through here (`Themed.setToolTip`, or `show_tool_tip` for those that depend
on the place), and lines of the log through `printable`.
"""

from PySide6.QtGui import QHelpEvent, Qt
from PySide6.QtWidgets import QMessageBox, QToolTip, QWidget

from festival_desktop.art.tip_text import as_tip, in_lines


def tool_tip(words: str) -> str:
    """Prepare a text for Qt so that it is shown literally, in short lines."""
    lines = in_lines(words)
    return Qt.convertFromPlainText(lines) if Qt.mightBeRichText(lines) else lines


def show_tool_tip(event: QHelpEvent, words: str, widget: QWidget) -> None:
    """Show a tip at the pointer; none without a text."""
    QToolTip.showText(event.globalPos(), words and as_tip(words), widget)


def show_message(title: str, words: str) -> None:
    """Show a text in Qt's own message box until it is closed."""
    box = QMessageBox(QMessageBox.Icon.Warning, title, "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(words)
    box.exec()


def printable(words: str) -> str:
    """Escape control characters, which could move a terminal's cursor or hide a line."""
    return "".join(
        one if one.isprintable() or one in "\n\t" else one.encode("unicode_escape").decode()
        for one in words
    )
