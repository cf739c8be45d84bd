"""The line of paper on a table's title bar, which shows every message about the table.

Several voices share it: the turn always speaks, a hint or a step being looked at above it, and
passing messages above them. The highest with a text is shown, with its buttons or those of the next
one below.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, text, text_width, within
from festival_desktop.ui.speech import announce
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.widgets.base import Painted, Translated
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space
from festival_desktop.ui.widgets.plain_text import show_tool_tip

READABLE = 4000
"""Base display time of a short message, in milliseconds."""
PER_LETTER = 55
"""Additional milliseconds per character beyond the first sixty."""
_PX, _FACT, _STACKED, _BELOW = 16.0, 14.0, 14.0, 12.5
"""Font sizes of sentence and fact: side by side, and stacked."""
_BUTTON_BLEED = 3
"""Small margin that leaves a larger touch area on the lowest bar."""
_LEAST_WORDS, _MOST_WORDS = 120.0, 330.0


class Voice(IntEnum):
    """The sources of messages, lowest first."""

    TURN = 0
    HINT = 1
    LOOK_BACK = 2
    PASSING = 3


class Answer(NamedTuple):
    """A button at the end of the line."""

    words: str
    do: Callable[[], object]
    tip: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A message; `topic` is where the rules explain it."""

    sentence: str
    fact: str = ""
    icon: str = ""
    topic: str = ""
    answers: tuple[Answer, ...] = ()

    @property
    def whole(self) -> str:
        return f"{self.sentence} {self.fact}".rstrip()


class InstructionLine(Translated, Painted, QWidget):
    rule_requested = Signal(str)
    """Emitted with the rules topic of the message."""

    pressed = Signal()
    """Emitted when the message is dismissed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voices: dict[Voice, Said] = {}
        self.buttons = (self._button("primary"), self._button("paper"))
        self.rule = self._button("paper", "book")
        self.rule.clicked.connect(lambda: self.rule_requested.emit(self.said.topic))
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda *_, number=number: self.answers[number].do())
        space(fill(QHBoxLayout(self), STRETCH, *self.buttons, self.rule), (0, 0, 4, 0), 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def _button(self, kind: str, icon: str | None = None) -> Button:
        button = Button(kind, icon, px=13.5, height=30, parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # The table keeps the focus.
        button.setAutoDefault(False)
        button.set_bleed(_BUTTON_BLEED)
        button.hide()
        return button

    # -- text ----------------------------------------------------------------------------------

    @property
    def said(self) -> Said:
        """The current message."""
        return self._voices[max(self._voices)] if self._voices else Said("")

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The current buttons."""
        heard = (self._voices[voice] for voice in sorted(self._voices, reverse=True))
        return next((said.answers for said in heard if said.answers), ())

    def saying(self, voice: Voice) -> Said | None:
        return self._voices.get(voice)

    def speak(self, voice: Voice, said: Said | None) -> None:
        """Set the message of a voice; None silences it."""
        if said == self._voices.get(voice):
            return
        if said is None:
            del self._voices[voice]
        else:
            self._voices[voice] = said
        self._show()
        if said is not None and voice is not Voice.TURN:  # The table itself announces turns.
            announce(self, said.whole)

    def _show(self) -> None:
        said, answers = self.said, self.answers
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(answers))
            if number < len(answers):
                answer = answers[number]
                button.kind = "primary" if answer.primary else "paper"
                button.say(answer.words)
                button.setToolTip(answer.tip)
        self.rule.setVisible(bool(said.topic))
        self.setAccessibleName(said.sentence)
        self.setAccessibleDescription(said.fact)
        self.updateGeometry()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def retranslate(self) -> None:
        self.rule.say(self.tr("Show rule"))
        self.rule.setToolTip(self.tr("See the rules on this (F1)"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tool_tip(event, "" if self._whole_shown() else self.said.whole, self)
            return True
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()  # The buttons moved, which changes the room for text.
        return super().event(event)

    # -- appearance ----------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(round(self.px(640)), round(self.px(44)))

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        buttons = 0 if layout is None else layout.minimumSize().width()
        return QSize(round(self.px(_LEAST_WORDS)) + buttons, round(self.px(40)))

    def needed(self) -> float:
        """Return the width at which the text fits two lines next to the buttons."""
        layout = self.layout()
        buttons = 0 if layout is None else layout.minimumSize().width()
        words = text_width(self.said.sentence, self.px(_STACKED), BOLD)
        least = self.px(_LEAST_WORDS)
        return min(max(words * 0.6, least), self.px(_MOST_WORDS)) + buttons + self.px(54)

    def words_place(self) -> QRectF:
        """Return the rectangle of the text, before the buttons."""
        shown = [one for one in (*self.buttons, self.rule) if not one.isHidden()]
        room = QRectF(self.rect()).adjusted(self.px(14), self.px(5), -self.px(10), -self.px(5))
        if shown and self.isRightToLeft():
            room.setLeft(max(one.geometry().right() for one in shown))
        elif shown:
            room.setRight(min(one.geometry().left() for one in shown))
        if self.said.icon:
            lead = self.px(28)
            room.adjust(0, 0, -lead, 0) if self.isRightToLeft() else room.adjust(lead, 0, 0, 0)
        return room

    def _beside(self, room: QRectF) -> float:
        """Return where the fact starts next to the sentence; 0 if it does not fit there."""
        said = self.said
        sentence = text_width(said.sentence, within(room, self.px(_PX)), BOLD)
        fact = text_width(said.fact, within(room, self.px(_FACT)), MEDIUM)
        gap = self.px(12) if fact else 0.0
        return sentence + gap if sentence + gap + fact <= room.width() else 0.0

    def _stacked(self, room: QRectF) -> bool:
        """Return whether sentence and fact fit one above the other."""
        said = self.said
        above, below = _halves(room)
        sentence = text_width(said.sentence, within(above, self.px(_STACKED)), BOLD)
        fact = text_width(said.fact, within(below, self.px(_BELOW)), MEDIUM) * 0.9
        return bool(said.fact) and max(sentence, fact) <= room.width()

    def _whole_shown(self) -> bool:
        room = self.words_place()
        return not self.said.fact or bool(self._beside(room)) or self._stacked(room)

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "instruction-paper", _paint_paper)
        said, room, mirrored = self.said, self.words_place(), self.isRightToLeft()
        if said.icon:
            side = self.px(20)
            x = room.right() + self.px(6) if mirrored else room.left() - self.px(6) - side
            place = QRectF(x, room.center().y() - side / 2, side, side)
            paint_icon(p, place, said.icon, "lacquer")
        align = RIGHT if mirrored else LEFT
        if along := self._beside(room):
            text(p, room, said.sentence, within(room, self.px(_PX)), "ink", BOLD, align)
            rest = room.adjusted(0, 0, -along, 0) if mirrored else room.adjusted(along, 0, 0, 0)
            text(p, rest, said.fact, within(room, self.px(_FACT)), "ink_soft", MEDIUM, align)
        elif self._stacked(room):
            above, below = _halves(room)
            px = within(above, self.px(_STACKED))
            text(p, above, said.sentence, px, "ink", BOLD, align)
            px = within(below, self.px(_BELOW))
            text(p, below, said.fact, px, "ink_soft", MEDIUM, align)
        else:
            text(p, room, said.sentence, self.px(_PX), "ink", BOLD, align, wrap=True, floor=9)


class Passing(QObject):
    """Shows passing messages in the line: a refusal, a warning, a confirmation."""

    def __init__(self, line: InstructionLine) -> None:
        super().__init__(line)
        self._line = line
        self._timer = QTimer(self, singleShot=True)
        for ended in (self._timer.timeout, line.pressed, line.rule_requested):
            ended.connect(lambda *_: self.hide())

    @property
    def words(self) -> str:
        """The current message; empty when silent."""
        said = self._line.saying(Voice.PASSING)
        return "" if said is None else said.sentence

    @property
    def topic(self) -> str:
        """The topic of the current message; empty without one."""
        said = self._line.saying(Voice.PASSING)
        return "" if said is None else said.topic

    def say(self, words: str, icon: str = "info", topic: str = "") -> None:
        self._line.speak(Voice.PASSING, Said(words, icon=icon, topic=topic))
        self._timer.start(READABLE + PER_LETTER * max(0, len(words) - 60))

    def hide(self) -> bool:
        """End the message; return False if there was none."""
        self._timer.stop()
        said = self._line.saying(Voice.PASSING)
        self._line.speak(Voice.PASSING, None) if said is not None else None
        return said is not None


def _halves(room: QRectF) -> tuple[QRectF, QRectF]:
    """Return the places of a sentence and of the fact below it."""
    above, below = QRectF(room), QRectF(room)
    above.setHeight(room.height() * 0.53)
    below.setTop(above.bottom())
    return above, below


def _paint_paper(p: QPainter, rect: QRectF) -> None:
    centre = QPointF(rect.center())
    high = rect.height() - 8
    paper = QRectF(rect.left() + 1, centre.y() - high / 2, rect.width() - 2, high)
    paint_paper(p, paper, 8, lift=0)
