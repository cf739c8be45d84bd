"""One place at the table on a setup page: person or computer, name and level."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from festival_desktop.ai.levels import USUAL
from festival_desktop.ai.strength import Figure
from festival_desktop.ai.suiting import Suiting
from festival_desktop.art.brush import color
from festival_desktop.art.cache import prepare
from festival_desktop.art.controls import paint_field
from festival_desktop.art.faces import paint_face
from festival_desktop.art.type import LEFT, MEDIUM, RIGHT, SEMIBOLD, line_height, text, text_width
from festival_desktop.core.head_starts import STEPS
from festival_desktop.models.pieces import Index
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.setup_options import HeadStarts
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.words.computers import (
    head_start_names,
    level_character,
    level_name,
    level_odds,
    suiting_name,
    suiting_reason,
)

SUITING = "suiting"
"""Stands for the level that suits the person at the table, whichever that is."""
_FACE = 30.0
"""Space for the face in the closed list."""


class LevelChooser(Painted, Chooser):
    """The level of a computer player: a drop-down list with faces and explanations.

    It starts with the usual level.
    """

    def __init__(self, levels: Sequence[str], odds: Mapping[str, Figure]) -> None:
        """Set up; `odds` are the measured results against the next weaker level."""
        super().__init__(13)
        self.levels = (SUITING, *levels) if len(levels) > 1 else tuple(levels)
        self._odds = odds
        self._suiting: Suiting | None = None
        self.setItemDelegate(_LevelRow(self))
        self.retranslate()
        if USUAL in self.levels:
            self.setCurrentIndex(self.levels.index(USUAL))
        self.currentIndexChanged.connect(self._describe)

    @property
    def choice(self) -> str:
        """A level, or `SUITING`."""
        return self.levels[max(0, self.currentIndex())]

    @property
    def level(self) -> str:
        """The one that will play."""
        return self.meant(self.choice)

    def meant(self, choice: str) -> str:
        if choice != SUITING:
            return choice
        return USUAL if self._suiting is None else self._suiting.level

    def show_suiting(self, suiting: Suiting | None) -> None:
        """Show the level that suits the person; None if no person plays."""
        if suiting != self._suiting:
            self._suiting = suiting
            with QSignalBlocker(self):
                self.retranslate()
            self.update()

    def name(self, choice: str) -> str:
        return suiting_name() if choice == SUITING else level_name(choice)

    def line(self, level: str) -> str:
        """Return the measured odds; for other levels, their character."""
        if level == SUITING:
            return level_name(USUAL) if self._suiting is None else suiting_reason(self._suiting)
        figure = self._odds.get(level)
        return level_character(level) if figure is None else level_odds(figure)

    def retranslate(self) -> None:
        self.set_words([level_name(self.meant(level)) for level in self.levels])
        for row, level in enumerate(self.levels):
            said = f"{self.name(level)}. {self._said(level)}"
            self.setItemData(row, said, Qt.ItemDataRole.AccessibleTextRole)
        self._describe()

    def _describe(self) -> None:
        words = self._said(self.choice)
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def _said(self, level: str) -> str:
        """Return character and odds."""
        character = level_character(self.meant(level))
        said = (self.line(level), character) if level == SUITING else (character, self.line(level))
        return " ".join(dict.fromkeys(said))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(self.px(_FACE - 6)), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        rows = self.itemDelegate()
        assert isinstance(rows, _LevelRow)
        self.view().setMinimumWidth(round(rows.width()))
        super().showPopup()

    def paint(self, p: QPainter) -> None:
        body, px = QRectF(self.rect()), self.px(self.text_px)
        mirrored = self.isRightToLeft()
        paint_field(p, body, px=px, drop=True, enabled=self.isEnabled(), mirrored=mirrored)
        inset, chevron = self.px(_FACE + 4), self.px(26)
        x = body.right() - self.px(18) if mirrored else body.left() + self.px(18)
        paint_face(p, QPointF(x, body.center().y()), self.px(11), self.level)
        words = body.adjusted(inset, 0, -chevron, 0)
        if mirrored:
            words = body.adjusted(chevron, 0, -inset, 0)
        align = RIGHT if mirrored else LEFT
        text(p, words, self.currentText(), px, "ink", MEDIUM, align)


class _LevelRow(QStyledItemDelegate):
    """A row of the open list: the face, the name, and the line below it."""

    def __init__(self, chooser: LevelChooser) -> None:
        super().__init__(chooser)
        self._chooser = chooser

    def _sizes(self) -> tuple[float, float]:
        return self._chooser.px(14), self._chooser.px(12)

    def width(self) -> float:
        """Return the width of the widest row."""
        name, line = self._sizes()
        levels = self._chooser.levels
        widths = [text_width(self._chooser.name(level), name, SEMIBOLD) for level in levels]
        widths += [text_width(self._chooser.line(level), line, MEDIUM) for level in levels]
        return max(widths) + self._chooser.px(44 + 34)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        name, line = self._sizes()
        high = line_height(name, SEMIBOLD) + line_height(line, MEDIUM) + self._chooser.px(6)
        return QSize(round(self.width()), round(high))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        u, row, level = self._chooser.px, QRectF(option.rect), self._chooser.levels[index.row()]
        mirrored = self._chooser.isRightToLeft()
        if option.state & QStyle.StateFlag.State_Selected:
            p.fillRect(row, color("light", 0.45))
        x = row.right() - u(22) if mirrored else row.left() + u(22)
        paint_face(p, QPointF(x, row.center().y()), u(14), self._chooser.meant(level))
        lead, end, align = u(44), u(8), RIGHT if mirrored else LEFT
        words = row.adjusted(end if mirrored else lead, u(3), -(lead if mirrored else end), -u(3))
        name, line = self._sizes()
        above = QRectF(words.left(), words.top(), words.width(), line_height(name, SEMIBOLD))
        text(p, above, self._chooser.name(level), name, "ink", SEMIBOLD, align)
        below = QRectF(above.left(), above.bottom(), above.width(), line_height(line, MEDIUM))
        text(p, below, self._chooser.line(level), line, "ink_soft", MEDIUM, align)


NAME_LIMIT = 24
NO_ODDS: Mapping[str, Figure] = MappingProxyType({})
PERSON, COMPUTER = range(2)


class SeatRow:
    """The controls of one place, in one row of the panel's grid."""

    def __init__(
        self,
        number: int,
        levels: Sequence[str],
        changed: SignalInstance,
        odds: Mapping[str, Figure] = NO_ODDS,
        head_starts: HeadStarts | None = None,
    ) -> None:
        self.number = number
        self._head_starts = head_starts
        self.token = TokenMark(22)
        self.where = Label(14, "ink_soft")
        self.name = PaperField(15, width=92)
        self.name.setMaxLength(NAME_LIMIT)
        self.kind = Segmented(px=13, instead=("person", "robot"))
        self.level = LevelChooser(levels, odds)
        self.ahead = Chooser(13)
        """How far ahead whoever sits here begins."""
        self.nobody = Label(14, "ink_soft", italic=True, wrap=True)
        self.opponent = Label(15, "ink", SEMIBOLD)
        self.add = Button("paper", "plus", px=13, height=33)
        self._names = ["", ""]
        """Separate names as a person and as a computer player."""
        self._named = PERSON
        self.name.textEdited.connect(changed)
        self.kind.chosen.connect(self._change_name)
        self.kind.chosen.connect(changed)
        self.level.currentIndexChanged.connect(changed)

    def show(
        self, token: int | None, alone: bool, there: bool, next_free: bool, opponent: bool
    ) -> None:
        """Show the row; `token` is None for an empty seat, `there` whether the place is visible.

        An `opponent` has a fixed name.
        """
        taken = token is not None
        self.token.show_seat(self.number if token is None else token, float(taken))
        self.token.setVisible(there)
        self.where.setVisible(there)
        self.name.setVisible(taken and not opponent)
        self.kind.setVisible(taken and not alone)
        several = len(self.level.levels) > 1
        self.level.setVisible(taken and not alone and several and self.computer)
        self.nobody.setVisible(there and not taken)
        self.add.setVisible(there and next_free)
        self.opponent.setVisible(opponent)

    def _change_name(self, kind: int) -> None:
        self._names[self._named] = self.name.text()
        self._named = kind
        if kind == PERSON and not self._names[PERSON]:
            self._names.reverse()  # The name was entered before the seat became a person's.
        self.name.setText(self._names[kind])

    # -- head starts -------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The head start, one of `STEPS`."""
        return STEPS[max(0, self.ahead.currentIndex())]

    def give(self, step: str) -> None:
        self.ahead.setCurrentIndex(STEPS.index(step))
        self._describe_step()

    def say_head_starts(self, where: str) -> None:
        if self._head_starts is not None:
            names, starts = head_start_names(), self._head_starts
            more = [starts.words(start.things) for start in starts.starts[1:]]
            self.ahead.set_words([names[0], *more])
            self.ahead.setAccessibleName(where)
            for row, name in enumerate(names[1:], 1):
                said = f"{name}: {more[row - 1]}"
                self.ahead.setItemData(row, said, Qt.ItemDataRole.AccessibleTextRole)
                self.ahead.setItemData(row, said, Qt.ItemDataRole.ToolTipRole)
            self._describe_step()

    def _describe_step(self) -> None:
        words = head_start_names()[STEPS.index(self.step)]
        self.ahead.setToolTip(words)
        self.ahead.setAccessibleDescription(words)

    @property
    def person(self) -> str:
        """The name entered here, even while a computer sits here."""
        return self._names[PERSON] if self.computer else self.entered

    def name_person(self, name: str) -> None:
        self._names[PERSON] = name
        if not self.computer:
            self.name.setText(name)

    def seat_as(self, level: str | None) -> None:
        """Seat a person, or a computer of this level if it is offered."""
        self.kind.choose(PERSON if level is None else COMPUTER)
        if level in self.level.levels:
            self.level.setCurrentIndex(self.level.levels.index(level))

    @property
    def computer(self) -> bool:
        return self.kind.index == COMPUTER

    @property
    def entered(self) -> str:
        return " ".join(self.name.text().split())
