"""What a table of so many players uses, and how a turn goes: the right side of the setup."""

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import square
from festival_desktop.art.cache import prepare
from festival_desktop.art.cards import DEDICATIONS, paint_dedication_stack
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.plates import paint_stack
from festival_desktop.art.surfaces import paint_brass_disc, paint_well
from festival_desktop.art.theme import LANTERNS, text_scale
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD, line_height, number, text
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.ui.narrate.festival_of_lanterns.names import FestivalNames
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Picture
from festival_desktop.ui.widgets.placing import put, put_at


@dataclass(frozen=True)
class Uses:
    """The goods of one table, with the words for them."""

    tiles: int
    turns: int
    stacks: tuple[tuple[int, ...], ...]
    facts: tuple[str, str, str]
    titles: tuple[str, ...]
    notes: tuple[str, ...]


class Goods(Picture):
    """Three places with a picture and a fact each, and the Dedication stacks below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._uses: Uses | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_uses(self, uses: Uses) -> None:
        self._uses = uses
        said = [
            *uses.facts,
            *(" ".join(pair) for pair in zip(uses.titles, uses.notes, strict=True)),
        ]
        self.setAccessibleName(", ".join(said))
        self.update()

    def _line(self) -> float:
        return line_height(self.u(14), SEMIBOLD)

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(570)), round(self.u(150) + 3.4 * self._line()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.u(420)), round(self.u(120) + 3.4 * self._line()))

    def key(self) -> Hashable:
        return self._uses, self.unit

    def picture(self, p: QPainter, rect: QRectF) -> None:
        uses = self._uses
        if uses is None:
            return
        gap = self.u(12)
        high = (rect.height() - gap) * 0.46
        wide = (rect.width() - 2 * gap - 4) / 3
        for i in range(3):
            x = rect.left() + 2 + i * (wide + gap)
            place = QRectF(x, rect.top() + 2, wide, high)
            paint_well(p, place, 10)
            words = QRectF(x + 6, place.bottom() - self._line() - 5, wide - 12, self._line())
            text(p, words, uses.facts[i], self.u(14), "on_dark", SEMIBOLD)
            self._paint_goods(p, i, QRectF(x, place.top(), wide, words.top() - place.top()), uses)
            top = place.bottom() + gap
            stack = QRectF(x + 2, top, wide - 4, rect.bottom() - top - 9)
            self._paint_stack(p, i, stack, uses)

    def _paint_goods(self, p: QPainter, which: int, rect: QRectF, uses: Uses) -> None:
        side = min(rect.height() * 0.82, rect.width() * 0.4)
        if which == 0:
            paint_stack(p, square(rect.center() + QPointF(0, 2), side), uses.tiles)
        elif which == 1:
            size = min(rect.width() / 17, rect.height() * 0.19)
            for i, lantern in enumerate(LANTERNS):
                row, column = (0, i) if i < 4 else (1, i - 4)
                x = (column - (1.5 if row == 0 else 1)) * size * 3.1
                y = (row - 0.5) * size * 2.3
                paint_lantern(p, rect.center() + QPointF(x, y), size, lantern, letter=False)
        else:
            disc = square(rect.center(), side)
            paint_brass_disc(p, disc.center(), side * 0.46)
            number(p, disc, uses.turns, side * 0.46, "plate_ink")

    def _paint_stack(self, p: QPainter, kind: int, rect: QRectF, uses: Uses) -> None:
        top = uses.stacks[kind][0]
        paint_dedication_stack(
            p, rect, DEDICATIONS[kind], uses.titles[kind], top, uses.notes[kind], px=self.u(14)
        )


class StepMark(Scaled, QWidget):
    """The number of a step on brass."""

    def __init__(self, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = step
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.u(26) * max(1.0, text_scale() ** 0.5))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        rect = QRectF(self.rect())
        paint_brass_disc(p, rect.center(), rect.width() / 2 - 1)
        number(p, rect, self._step, rect.height() * 0.6, "plate_ink")
        p.end()


class DealPanel(Panel):
    """Changes with the number of players."""

    def __init__(self, game: FestivalOfLanterns, parent: QWidget | None = None) -> None:
        super().__init__("board", parent)
        self._game = game
        self._names = FestivalNames(game.content, self)
        self._players, self._people = min(game.content.tables), 1
        self.heading = Label(19, "light_hi", BOLD)
        self.time = Label(14, "on_dark", MEDIUM)
        self.goods = Goods()
        self.how = Label(16, "light_hi", BOLD)
        self.steps = [Label(14, "on_dark", wrap=True) for _ in range(4)]
        self._column = QVBoxLayout(self)
        self._first = QHBoxLayout()
        self._grid = QGridLayout()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._column.addLayout(self._first)
        put(self._first, self.heading, 1)
        put(self._first, self.time)
        put(self._column, self.goods, 1)
        put(self._column, self.how)
        self._column.addLayout(self._grid)
        for number_, label in enumerate(self.steps):
            put_at(self._grid, StepMark(number_ + 1), number_, 0, align=Qt.AlignmentFlag.AlignTop)
            put_at(self._grid, label, number_, 1)
        self._grid.setColumnStretch(1, 1)
        self.dress()

    def dress(self) -> None:
        self.pad(self.u(20), self.u(14), self.u(20), self.u(16))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(8)))
        self._grid.setHorizontalSpacing(round(self.u(12)))
        self._grid.setVerticalSpacing(round(self.u(7)))

    def show_table(self, players: int, people: int) -> None:
        """`people` of the players are no computers."""
        if (players, people) != (self._players, self._people):
            self._players, self._people = players, people
            self.retranslate()

    @property
    def minutes(self) -> int:
        """About how long it takes: people think, computers hardly do."""
        tiles = self._game.content.tables[self._players].tiles
        return 5 * round(tiles * (0.4 + 0.9 * self._people / self._players) / 5)

    def retranslate(self) -> None:
        content, players = self._game.content, self._players
        table = content.tables[players]
        self.heading.setText(self.tr("On this table"))
        self.time.setText(self.tr("about {number} minutes").format(number=self.minutes))
        stacks = tuple(content.stack(kind, players) for kind in range(3))
        self.goods.show_uses(
            Uses(
                tiles=table.tiles,
                turns=table.tiles // players,
                stacks=stacks,
                facts=(
                    self.tr("{number} tiles").format(number=table.tiles),
                    self.tr("{number} of each lantern").format(number=table.cards),
                    self.tr("{number} turns each").format(number=table.tiles // players),
                ),
                titles=tuple(self._names.dedication(kind) for kind in range(3)),
                notes=tuple(
                    self.tr("{number} tiles").format(number=len(stack)) for stack in stacks
                ),
            )
        )
        self.how.setText(self.tr("How a turn goes"))
        said = (
            self.tr("You may swap a lantern: {cost} Mooncakes, one back, another from the Supply."),
            self.tr("You may dedicate a set of lanterns and take the top tile of its stack."),
            self.tr("Keep no more than {limit} lanterns."),
            self.tr("Lay a tile: matches are yours, and everyone gains the lantern they face."),
        )
        for label, words in zip(self.steps, said, strict=True):
            label.setText(words.format(cost=content.exchange_cost, limit=content.limit))
