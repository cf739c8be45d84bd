"""An error in the program: what it was, that the game is safe, and a report to copy."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.fields import ReportField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill


class ErrorDialog(PaperDialog):
    """Shows an error. `report` helps to mend it; nothing is sent anywhere."""

    preferred = QSize(640, 440)

    def __init__(
        self,
        what: str,
        report: str,
        safe: bool | None = True,
        log: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show an error.

        `safe`: whether all of the game is on the disk, None if there is none yet. `log`: the file
        that also has the report.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        wrong = self.tr("An error occurred in the program.")
        headline = Label(20, "ink", BOLD, wrap=True, text=wrong)
        self.calm = Label(15, wrap=True, text=self._calming(safe))
        named = Label(14, "ink_soft", wrap=True, text=what)
        place = self.tr("This report is also in {file}.").format(file=log)
        lies = Label(13, "ink_soft", wrap=True, text=place)
        lies.setVisible(bool(log))
        self.report = ReportField(report)
        self.report.setAccessibleName(self.tr("Report"))
        fill(self.column, headline, self.calm, named, (self.report, 1), lies)
        self.copy = self.add_button("paper", "copy", self.tr("Copy the report"), self._copy)
        on = self.tr("Close") if safe is None else self.tr("Continue")
        self.go_on = self.add_button("primary", None, on, self.accept)
        self.go_on.setFocus()

    def _calming(self, safe: bool | None) -> str:
        if safe is None:
            return self.tr("Your saved games are safe; nothing was changed.")
        if safe:
            return self.tr(
                "Your game is safe: every step so far is saved. You can carry on; if "
                "something looks odd, go back to the shelf and choose Continue."
            )
        return self.tr(
            "Your last step couldn’t be saved, but everything before it is safe. You can "
            "carry on; if something looks odd, go back to the shelf and choose Continue."
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
