"""The challenge of a game on the shelf: a button for each level, with its record."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyleOptionButton, QVBoxLayout

from festival_desktop.art.brush import NO_PEN, color, glow, pen, saved
from festival_desktop.art.buttons import button_body, paint_button_body
from festival_desktop.art.cache import pixmap
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, line_height, text, text_width
from festival_desktop.ui.game_box import ChallengeFacts
from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.style import body_of, button_state, draw_kept
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Glowing, Label
from festival_desktop.ui.widgets.layouts import FoldingRow, fill, space
from festival_desktop.ui.widgets.panels import Panel

if TYPE_CHECKING:  # pydantic must not be loaded before the first paint
    from festival_desktop.saves.records import Challenge

_BURSTS = ("light", "burst_rose", "burst_blue")


class _Moon(Glowing):
    """The full moon and its light on the water."""

    preferred, glow = (78, 120), 22

    def paint(self, p: QPainter) -> None:
        if ready(self):
            draw_kept(p, self, "moon and its light", self._paint_moon)

    def _paint_moon(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.art.sky import paint_moon  # slow: not for the first frame

        place = rect.adjusted(self.bleed, self.bleed, -self.bleed, -self.bleed)
        radius = min(self.px(33), place.height() * 0.26)
        centre = QPointF(place.center().x(), place.top() + place.height() * 0.38)
        glow(p, centre, rect.width() / 2, "moon_glow", 0.4)
        paint_moon(p, centre, radius, shine=False)
        with saved(p):
            for k in range(9):
                wide = radius * (0.3 + 0.075 * k) * (0.62, 1.0, 0.8)[k % 3]
                y = centre.y() + radius * (1.35 + 0.16 * k)
                p.setPen(pen("moon_road", max(1.2, radius * 0.05), 0.42 * (1 - k / 10)))
                p.drawLine(QPointF(centre.x() - wide, y), QPointF(centre.x() + wide, y))


class LevelButton(Painted, Button):
    """A level: its name, one firework per difficulty, a bar of wins, and the record."""

    def __init__(self, number: int, of: int) -> None:
        super().__init__("night", px=17, height=78)
        self._number, self._of = number, of
        self.record, self._part = "", 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_record(self, record: str, part: float) -> None:
        """Show the record as text and the fraction of games won."""
        self.record, self._part = record, part
        self.setAccessibleDescription(record)
        self.updateGeometry()
        self.update()

    def _burst(self) -> float:
        """Return the radius of one firework."""
        return self.px(7.6) * max(1.0, math.sqrt(text_scale()))

    def sizeHint(self) -> QSize:
        head = text_width(self.label, self.px(17), BOLD) + 7.6 * self._burst()
        wide = max(head, text_width(self.record, self.px(13), MEDIUM)) + self.px(24)
        high = line_height(self.px(17), BOLD) + line_height(self.px(13)) + self.px(28)
        return QSize(round(wide) + 2 * self.bleed, round(high) + 2 * self.bleed)

    def paint(self, p: QPainter) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        state = button_state(option)
        body = button_body(body_of(self), state)
        radius = self.px(10)
        if self.hasFocus():
            paint_focus_ring(p, body, radius)
        whole = ready(self)
        paint_button_body(p, body, kind=self.kind, state=state, radius=radius, sketch=not whole)
        self._paint_words(p, body)
        if whole:
            key = (
                "level",
                self._number,
                self._of,
                scale_of(self),
                self._part,
                self.isRightToLeft(),
            )
            paint = partial(self._paint_record, radius=self._burst())
            shown = pixmap(key, QSizeF(self.size()), self.devicePixelRatioF(), paint)
            p.drawPixmap(QPointF(0, 2 if state == "pressed" else 0), shown)

    def _paint_words(self, p: QPainter, body: QRectF) -> None:
        inner = body.adjusted(self.px(12), self.px(8), -self.px(12), -self.px(7))
        align = RIGHT if self.isRightToLeft() else LEFT
        high, low = line_height(self.px(17), BOLD), line_height(self.px(13))
        bursts = 7.0 * self._burst()
        first = QRectF(inner.left(), inner.top(), inner.width() - bursts, high)
        if self.isRightToLeft():
            first.moveLeft(inner.left() + bursts)
        text(p, first, self.label, self.px(17), "on_seal", BOLD, align)
        last = QRectF(inner.left(), inner.bottom() - low, inner.width(), low)
        text(p, last, self.record, self.px(13), "on_seal_soft", MEDIUM, align)

    def _paint_record(self, p: QPainter, whole: QRectF, radius: float) -> None:
        from festival_desktop.art.fireworks import paint_burst  # slow: not for the first frame
        from festival_desktop.art.plates import paint_bar

        mirrored = self.isRightToLeft()
        inner = body_of(self).adjusted(self.px(12), self.px(8), -self.px(12), -self.px(7))
        y = inner.top() + line_height(self.px(17), BOLD) / 2
        for k in range(self._of):
            away = (2.25 * (self._of - 1 - k) + 1) * radius
            spot = QPointF(inner.left() + away if mirrored else inner.right() - away, y)
            if k <= self._number:
                paint_burst(p, spot, radius, (_BURSTS[k % len(_BURSTS)],), seed=k, spokes=12)
            else:
                with saved(p):
                    p.setPen(NO_PEN)
                    p.setBrush(color("on_dark_soft", 0.4))
                    p.drawEllipse(spot, radius * 0.24, radius * 0.24)
        low = line_height(self.px(13))
        bar = QRectF(inner.left(), 0, inner.width(), self.px(6))
        top = inner.top() + line_height(self.px(17), BOLD)
        bar.moveTop((top + inner.bottom() - low - bar.height()) / 2)
        if mirrored:
            p.translate(bar.left() + bar.right(), 0)
            p.scale(-1, 1)
        paint_bar(p, bar, self._part)


class ChallengePanel(Panel):
    """The challenge on the shelf. `facts` must always return the same levels."""

    level_requested = Signal(str)
    padding = 14, 11, 16, 15

    def __init__(self, facts: Callable[[], ChallengeFacts]) -> None:
        super().__init__("board")
        self._facts = facts
        self._games: Sequence[Challenge] | None = None
        """All finished challenges; None until the records have been read."""
        levels = [level for level, _ in facts().levels]
        self.moon = _Moon()
        self.headline = Label(20, "light_hi", BOLD)
        self.about = Label(13, "on_dark_soft", wrap=True)
        self.records = Button("night", "chart", px=13, height=32)
        self.levels = [LevelButton(number, len(levels)) for number in range(len(levels))]
        self.ours_label = Label(13, "on_dark_soft", MEDIUM)
        self.ours = [Button("night", px=13, height=30) for _ in facts().ours]
        first = space(fill(FoldingRow(), (self.headline, 1)), spacing=10)
        first.addWidget(self.records, 0, Qt.AlignmentFlag.AlignTop)
        self.low = fill(FoldingRow(), *((button, 1) for button in self.levels))
        space(self.low, (0, 4, 0, 0), 10)
        ours = ((button, 1) for button in self.ours)
        lowest = space(fill(FoldingRow(), self.ours_label, *ours), spacing=10)
        column = space(fill(QVBoxLayout(), first, self.about, (self.low, 1), lowest), spacing=4)
        space(fill(QHBoxLayout(self), self.moon, (column, 1)), spacing=12)
        levels += [level for level, _ in facts().ours]
        for level, button in zip(levels, (*self.levels, *self.ours), strict=True):
            button.clicked.connect(partial(self.level_requested.emit, level))
        self.retranslate()

    def show_records(self, games: "Sequence[Challenge]") -> None:
        self._games = tuple(games)
        self.retranslate()

    def retranslate(self) -> None:
        facts = self._facts()
        self.headline.setText(facts.title)
        self.ours_label.setText(self.tr("Extra levels:"))
        self.ours_label.setVisible(bool(self.ours))
        self.records.say(self.tr("Records"))
        self.records.setToolTip(self.tr("All the challenges you’ve finished, by level"))
        for (level, name), button in zip(facts.levels, self.levels, strict=True):
            button.say(name)
            button.show_record(*self._record(level))
        for (level, name), one in zip(facts.ours, self.ours, strict=True):
            said = self._record(level)[0]
            one.say(name)
            one.setToolTip(said)
            one.setAccessibleDescription(" ".join((self.tr("Extra levels:"), said)))
        self.about.setText(self._sum_up(facts, self._games) if self._games else facts.about)

    def _record(self, level: str) -> tuple[str, float]:
        """Return the record of a level as text, and the fraction of games won."""
        if not self._games:
            return self.tr("not yet played") if self._games is not None else "", 0.0
        from festival_desktop.saves.records import select, tally

        found = tally(select(self._games, level))
        if not found.games:
            return self.tr("not yet played"), 0.0
        won = self.tr("{wins} of {games} won").format(wins=found.wins, games=found.games)
        return won, found.wins / found.games

    def _sum_up(self, facts: ChallengeFacts, games: "Sequence[Challenge]") -> str:
        from festival_desktop.saves.records import tally

        whole = tally(games)
        said = [self.tr("Biggest win: by {number} points").format(number=whole.best)]
        if whole.best is None:
            said = [facts.unbeaten]
        if whole.streak > 1:
            said.append(self.tr("{number} wins in a row").format(number=whole.streak))
        return " · ".join(said)
