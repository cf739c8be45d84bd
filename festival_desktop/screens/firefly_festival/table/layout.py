"""Where everything around the lake is, for a size of the window: pure geometry, no painting.

`m(small, large)` blends between a window of 1280 × 632 and one of 1600 × 936. The columns keep
readable widths, and the lake takes the rest. Larger text makes the columns wider.
"""

from PySide6.QtCore import QRectF

from festival_desktop.scenes.places import Scale, all_places, clamped, grid, split
from festival_desktop.screens.firefly_festival.pictures.lake import FRAME

MOST_TEXT = 1.14
"""How far the column of the log follows the text size; the bar of actions needs the rest."""
GOALS = 4
FREE = 150
"""The least height in a small window that is left to the page."""
RIM = FRAME + 3
TOOL, TOOL_GAP = (27.0, 33.0), 4.0
"""The side of a button on the lake, and how far it stays from the frame."""
ROOMY = 1.84
"""How much wider than usual the column of the log must be for two things beside each other."""
YIELD, LARGE_ENOUGH = 0.1, 0.75
"""The part of the board's width that it gives up for that, in a window that is large enough."""
MAIN, BESIDES = 4, 2
"""Plaques of main actions, and of the Crow and the fish."""


class Layout:
    def __init__(
        self,
        width: float,
        height: float,
        players: int,
        secrets_held: int = 2,
        text_scale: float = 1.0,
        mirrored: bool = False,
        shape: float = 1.0,
    ) -> None:
        """`mirrored`: for languages that run right to left, the columns change places; `shape`: how
        wide the board is for its height: what it cannot use goes to the column of the log."""
        self.width, self.height, self.players = width, height, players
        self.secrets_held, self.text_scale = secrets_held, text_scale
        self.mirrored, self.shape = mirrored, shape
        self.scale = Scale(width, height, growth=0.7)
        self.m = self.scale.px
        self.captions: dict[str, QRectF] = {}
        self._columns()
        self._bar()
        self._right()
        self._on_lake()
        for rect in all_places(self) if mirrored else ():
            rect.moveLeft(self.width - rect.right())

    @property
    def gap(self) -> float:
        return self.m(7, 10)

    @property
    def compact(self) -> bool:
        """Seats are low: their supplies are three numbers instead of bars."""
        return self.seats[0].height() < self.m(124, 150)

    def _columns(self) -> None:
        m, g = self.m, self.gap
        wide = clamped(self.text_scale, 1.0, MOST_TEXT)
        left, right = m(212, 250), m(264, 300) * wide
        n, between = self.players, m(6, 9)
        high = min((self.height - 2 * g - (n - 1) * between) / n, m(205, 265))
        self.seats = grid(QRectF(g, g, left, high), n, 1, between)
        x, top = left + 2 * g, g + m(26, 36) + m(4, 6)
        bar = m(58, 84)
        lake = self.height - g - bar - m(5, 8) - top
        width = self.width - left - right - 4 * g
        board = (lake - 2 * RIM) * self.shape
        spare = width - board - 2 * RIM - m(*TOOL) - TOOL_GAP
        needed = (ROOMY - 1) * right
        self.roomy = self.scale.blend >= LARGE_ENOUGH and spare + YIELD * board >= needed
        """The column of the log has room for two things beside each other."""
        if self.roomy:
            spare = min(max(spare, needed), right)
            right, width = right + spare, width - spare
        self.track = QRectF(x, g, width, m(26, 36))
        """The score track on the upper rim of the lake."""
        self.bar = QRectF(x, self.height - g - bar, width, bar)
        self.lake = QRectF(x, top, width, lake)
        self.stocks = QRectF(self.width - g - right, g, right, m(50, 68))
        """Sōrin, the deck, and the warning before the end."""

    def _bar(self) -> None:
        """Main actions, the Crow and the fish, the eye, the end of the turn."""
        m, inner = self.m, self.bar.adjusted(7, 6, -7, -7)
        gap, part = m(5, 7), m(9, 14)
        eye = inner.height() * 0.84
        room = inner.width() - (MAIN + BESIDES) * gap - 2 * part - eye
        main, small, end = room * 0.155, room * 0.12, room * 0.14
        first = QRectF(inner.left(), inner.top(), main, inner.height())
        self.plaques = grid(first, MAIN, MAIN, gap)
        x = self.plaques[-1].right() + part
        self.crow = QRectF(x, inner.top(), small, inner.height())
        self.fish = self.crow.translated(small + gap, 0)
        x = self.fish.right() + part
        self.eye = QRectF(x, inner.center().y() - eye / 2, eye, eye)
        """The button that shows every festival as if it were held now."""
        self.end = QRectF(inner.right() - end, inner.top(), end, inner.height())

    def _right(self) -> None:
        m, x, wide = self.m, self.stocks.left(), self.stocks.width()
        cap, y = m(20, 25), self.stocks.bottom() + m(4, 7)
        self.captions["goals"] = QRectF(x, y, wide, cap)
        y += cap + m(2, 4)
        high, gap = m(46, 68), m(6, 9)
        beside = 2 if self.roomy else 1
        each = (wide - 6 - (beside - 1) * 2 * gap) / beside
        self.goals = grid(QRectF(x, y, each, high), GOALS, beside, 2 * gap, gap)
        y = self.goals[-1].bottom() + m(6, 10)
        self.captions["secrets"] = QRectF(x, y, wide, cap)
        y += cap + m(2, 4)
        rows = max(1, (self.secrets_held + 1) // 2)
        most = self.height - self.gap - y - m(7, 10) - m(FREE, 220)
        usual = m(78, 92 if self.roomy else 132)  # wide cards break their words into fewer lines
        high = min(max(usual, rows * m(38, 46)), max(m(78, 100), most))
        room = QRectF(x, y, wide, high)
        # The more there are, the lower they get.
        between = m(5, 7) if rows < 3 else 3.0
        self.secrets = split(room, max(2, self.secrets_held), 2, between)
        y = room.bottom() + m(7, 10)
        self.free = QRectF(x, y, wide, self.height - self.gap - y)
        """Below the private goals, for whatever the page puts there."""

    def _on_lake(self) -> None:
        m, lake = self.m, self.lake
        side, gap = m(*TOOL), m(7, 8)
        x, y = lake.right() - FRAME - side - TOOL_GAP, lake.bottom() - FRAME - side - TOOL_GAP
        self.tools = [QRectF(x, y - n * (side + gap), side, side) for n in range(3)]
        letters = clamped(self.text_scale, 1.0, 1.8)
        wide, high = m(250, 330) * letters**0.4, m(168, 220) * letters
        left = lake.center().x() - wide - m(9, 14)
        top = lake.center().y() - high / 2 + m(14, 20)
        self.offers = grid(QRectF(left, top, wide, high), 2, 2, m(18, 28))
        """The two powers to choose from, with their heading above."""

    @property
    def board(self) -> QRectF:
        """The part of the lake the board is fitted into: beside the tools."""
        room = self.lake.adjusted(RIM, RIM, -RIM, -RIM)
        if self.mirrored:
            room.setLeft(self.tools[0].right() + 2)
        else:
            room.setRight(self.tools[0].left() - 2)
        return room
