"""The strip over a table that says what to do now, and why one might."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import MEDIUM, SEMIBOLD
from festival_desktop.core.game import Event
from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.speech import announce
from festival_desktop.ui.style import STRIP_BLEED
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.tips import TipBook
from festival_desktop.ui.widgets.buttons import DiscardButton
from festival_desktop.ui.widgets.labels import FittedLabel
from festival_desktop.ui.widgets.layouts import fill, space
from festival_desktop.ui.widgets.look import Translated
from festival_desktop.ui.words.game_words import StepState, TurnText

HEIGHT = 50.0
"""At every text size, so that the table keeps its room."""
_TWO_LINES = 1.2
"""The largest text size at which two lines have room."""


class GuideBar(Translated, Sheet):
    """One line to act by, and below it the tip for what is new, or else what comes later."""

    def __init__(
        self, session: Session, tips: TipBook | None, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._tips = session, tips
        self._events: list[Event] = []
        """What happened since the last decision of a person."""
        self._told = ""
        """The key of the tip for what is new."""
        self._tip = ""
        self.sentence = FittedLabel(14.5, "ink", SEMIBOLD, self)
        self.tip = FittedLabel(13, "ink_soft", MEDIUM, self)
        self.off = DiscardButton("paper", px=13, height=30, parent=self)
        self.off.set_bleed(STRIP_BLEED)
        self.off.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the table keeps the keys
        self.off.clicked.connect(lambda: setattr(settings, "tips", False))
        self._column = space(fill(QVBoxLayout(), self.sentence, self.tip), spacing=1)
        row = fill(QHBoxLayout(self), (self._column, 1), self.off)
        space(row, (18, 4, 14, 4), 14)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVisible(settings.tips)
        self.apply_theme()
        self.retranslate()

    def show_turn(self, turn: TurnText, change: Change) -> None:
        """`change` has led to this turn."""
        if self.isHidden():
            return
        self._events += change.events
        if change.position:
            self._told = self._choose_tip() if self._session.moves else ""
        tip = self._tips.words(self._told) if self._tips is not None and self._told else ""
        later = [step.title for step in turn.steps if step.state is StepState.LATER]
        words = QCoreApplication.translate("Guide", "After that: {steps}.")
        self.say(turn.sentence, tip, words.format(steps=", ".join(later)) if later else "")

    def say(self, sentence: str, tip: str, later: str) -> None:
        """What to do now; a tip, or else what comes `later`."""
        self.sentence.setText(sentence)
        self._tip = tip
        if (tip or later) != self.tip.text():
            self.tip.setText(tip or later)
            announce(self, tip or later)
        self._fit()

    def _choose_tip(self) -> str:
        """The key of the tip for what is new, which is told from now on."""
        events, self._events = self._events, []
        session, viewer = self._session, self._session.viewer
        if self._tips is None or viewer is None:
            return ""
        if tip := self._tips.choose(events, session.view, session.moves, viewer):
            self._tips.note(tip)
        return tip

    def _fit(self) -> None:
        """Where both have no room, a tip is alone: the toolbar above says the turn as well."""
        place = self._column.geometry()
        needed = sum(one.least_height(place.width()) for one in (self.sentence, self.tip))
        roomy = text_scale() <= _TWO_LINES and needed <= place.height()
        self.sentence.setVisible(roomy or not self._tip)
        self.tip.setVisible(roomy or bool(self._tip))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def apply_theme(self) -> None:
        self.off.setMaximumHeight(round(self.px(HEIGHT - 10)) + 2 * STRIP_BLEED)
        self._fit()

    def retranslate(self) -> None:
        self.off.say(self.tr("No more tips"))
        self.off.setToolTip(self.tr("They can be switched on again in the settings."))

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.px(HEIGHT)))
