"""Shows the coach in place of the score sheet, and its curves in place of the points."""

from PySide6.QtCore import QObject

from festival_desktop.play.match import AnyMatch
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.end.chances import with_chances, with_outlook
from festival_desktop.ui.pages.end.coach_panel import CoachPanel
from festival_desktop.ui.pages.end.course import Course
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.pages.end.score_sheet import ScoreSheet
from festival_desktop.ui.widgets.buttons import Button


class CoachControl(QObject):
    def __init__(
        self, panel: CoachPanel, button: Button, sheet: ScoreSheet, course: Course
    ) -> None:
        super().__init__(panel)
        self._panel, self._button, self._sheet, self._course = panel, button, sheet, course
        self._match: AnyMatch | None = None
        self._result: Result | None = None
        button.clicked.connect(lambda: self._show(self._panel.isHidden()))
        panel.reviewed.connect(self._show_curves)
        panel.hide()

    def show_match(self, game: GameManifest, match: AnyMatch) -> None:
        """Another one begins with its score sheet; the same goes on as it was left."""
        if match is not self._match:
            self._match, self._result = match, None
            self._panel.show_match(game, match)
            self._show(False)
        elif not self._panel.isHidden():
            self._panel.start()
        self._button.setVisible(bool(match.people))

    def show_result(self, result: Result) -> None:
        self._result = result
        self._panel.retranslate()
        self._say()
        self._show_curves()

    def _show(self, coached: bool) -> None:
        self._panel.setVisible(coached)
        self._sheet.setVisible(not coached)
        if coached:
            self._panel.start()
        else:
            self._panel.stop()
        self._say()
        self._show_curves()

    def _say(self) -> None:
        if self._panel.isHidden():
            self._button.say(self.tr("Ask the coach"))
        else:
            self._button.say(self.tr("Score sheet"))

    def _show_curves(self) -> None:
        """Points, or how the coach saw everybody's chances."""
        if self._result is None or self._match is None:
            return
        review = self._panel.review
        if self._panel.isHidden() or review is None or not all(review.worths):
            self._course.show_result(self._result)
        elif len(self._result.names) == 1:
            outlook = with_outlook(self._result, review.worths)
            self._course.show_outlook(outlook, len(self._match.steps))
        else:
            chances = with_chances(self._result, review.worths)
            self._course.show_chances(chances, len(self._match.steps))
