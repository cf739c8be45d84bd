"""Something went wrong in the program itself: what, that the game is safe, and a report to copy."""

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.ui.dialogs.sheet import Sheet
from festival_desktop.ui.widgets.labels import Label


class TroubleDialog(Sheet):
    """`report` is for whoever can mend it; nothing of it is sent anywhere."""

    def __init__(self, what: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        headline = Label(20, "ink", BOLD, wrap=True)
        headline.setText(self.tr("Something in the program went wrong."))
        calm = Label(15, wrap=True)
        calm.setText(
            self.tr(
                "Your game is safe: every step up to this one is saved. You can go on; if "
                "something looks odd, go back to the shelf and press Continue."
            )
        )
        named = Label(14, "ink_soft", wrap=True)
        named.setText(what)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setAccessibleName(self.tr("Report"))
        for part in (headline, calm, named):
            self.column.addWidget(part)
        self.column.addWidget(self.report, 1)
        self.copy = self.add_button("paper", "copy", self.tr("Copy the report"))
        self.go_on = self.add_button("primary", None, self.tr("Go on"))
        self.copy.clicked.connect(self._copy)
        self.go_on.clicked.connect(self.accept)
        self.go_on.setFocus()
        self.resize(640, 440)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
