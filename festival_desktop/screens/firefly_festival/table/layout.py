"""Where everything around the lake is, for a size of the window: pure geometry, no painting.

`m(small, large)` blends between a window of 1280 × 632 and one of 1600 × 936. The columns keep
readable widths, and the lake takes the rest. Larger text makes the columns wider.
"""

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.screens.firefly_festival.pictures.lake import FRAME

SMALL, LARGE = (1280.0, 632.0), (1600.0, 936.0)
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


def _within(value: float, least: float, most: float) -> float:
    return min(most, max(least, value))


def moved_into(rect: QRectF, room: QRectF) -> QRectF:
    """Where it is, or as near as it fits."""
    x = min(max(rect.left(), room.left()), room.right() - rect.width())
    y = min(max(rect.top(), room.top()), room.bottom() - rect.height())
    return QRectF(QPointF(x, y), rect.size())


def beside(paper: QRectF, spot: QRectF, room: QRectF, gap: float) -> QRectF:
    """Right of a spot if there is room, else left of it, else above it; never out of the room."""
    paper.moveCenter(spot.center())
    if spot.right() + paper.width() + gap <= room.right():
        paper.moveLeft(spot.right() + gap)
    elif spot.left() - paper.width() - gap >= room.left():
        paper.moveRight(spot.left() - gap)
    else:
        paper.moveBottom(spot.top() - gap)
    return moved_into(paper, room)


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
        across = (width - SMALL[0]) / (LARGE[0] - SMALL[0])
        along = (height - SMALL[1]) / (LARGE[1] - SMALL[1])
        self._blend = _within(min(across, along), 0.0, 1.0)
        big = max(1.0, min(width / LARGE[0], height / LARGE[1]))
        tight = min(1.0, width / SMALL[0], height / SMALL[1])
        self._grow = (1.0 + 0.7 * (big - 1.0)) * tight
        self.captions: dict[str, QRectF] = {}
        self._columns()
        self._bar()
        self._right()
        self._on_lake()
        if mirrored:
            self._mirror()

    def m(self, small: float, large: float) -> float:
        """A length, and a size of letters before the text scale."""
        return (small + (large - small) * self._blend) * self._grow

    @property
    def gap(self) -> float:
        return self.m(7, 10)

    @property
    def compact(self) -> bool:
        """Seats are low: their supplies are three numbers instead of bars."""
        return self.seats[0].height() < self.m(124, 150)

    def _columns(self) -> None:
        m, g = self.m, self.gap
        wide = _within(self.text_scale, 1.0, MOST_TEXT)
        left, right = m(212, 250), m(264, 300) * wide
        n, between = self.players, m(6, 9)
        high = min((self.height - 2 * g - (n - 1) * between) / n, m(205, 265))
        self.seats = [QRectF(g, g + k * (high + between), left, high) for k in range(n)]
        x, top = left + 2 * g, g + m(26, 36) + m(4, 6)
        bar = m(58, 84)
        lake = self.height - g - bar - m(5, 8) - top
        width = self.width - left - right - 4 * g
        board = (lake - 2 * RIM) * self.shape
        spare = width - board - 2 * RIM - m(*TOOL) - TOOL_GAP
        needed = (ROOMY - 1) * right
        self.roomy = self._blend >= LARGE_ENOUGH and spare + YIELD * board >= needed
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
        x = inner.left()
        self.plaques: list[QRectF] = []
        for _ in range(MAIN):
            self.plaques.append(QRectF(x, inner.top(), main, inner.height()))
            x += main + gap
        x += part - gap
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
        self.goals = [
            QRectF(x + n % beside * (each + 2 * gap), y + n // beside * (high + gap), each, high)
            for n in range(GOALS)
        ]
        y = self.goals[-1].bottom() + m(6, 10)
        self.captions["secrets"] = QRectF(x, y, wide, cap)
        y += cap + m(2, 4)
        rows = max(1, (self.secrets_held + 1) // 2)
        most = self.height - self.gap - y - m(7, 10) - m(FREE, 220)
        usual = m(78, 92 if self.roomy else 132)  # wide cards break their words into fewer lines
        high = min(max(usual, rows * m(38, 46)), max(m(78, 100), most))
        room = QRectF(x, y, wide, high)
        self.secrets = self._cards(room, rows)
        y = room.bottom() + m(7, 10)
        self.free = QRectF(x, y, wide, self.height - self.gap - y)
        """Below the private goals, for whatever the page puts there."""

    def _cards(self, room: QRectF, rows: int) -> list[QRectF]:
        """Two beside each other; the more there are, the lower they get."""
        gap = self.m(5, 7) if rows < 3 else 3.0
        wide, high = (room.width() - gap) / 2, (room.height() - (rows - 1) * gap) / rows
        return [
            QRectF(
                room.left() + n % 2 * (wide + gap), room.top() + n // 2 * (high + gap), wide, high
            )
            for n in range(max(2, self.secrets_held))
        ]

    def _on_lake(self) -> None:
        m, lake = self.m, self.lake
        side, gap = m(*TOOL), m(7, 8)
        x, y = lake.right() - FRAME - side - TOOL_GAP, lake.bottom() - FRAME - side - TOOL_GAP
        self.tools = [QRectF(x, y - n * (side + gap), side, side) for n in range(3)]
        letters = _within(self.text_scale, 1.0, 1.8)
        wide, high = m(250, 330) * letters**0.4, m(168, 220) * letters
        left = lake.center().x() - wide - m(9, 14)
        top = lake.center().y() - high / 2 + m(14, 20)
        self.offers = [QRectF(left, top, wide, high), QRectF(left, top, wide, high)]
        """The two powers to choose from, with their heading above."""
        self.offers[1].translate(wide + m(18, 28), 0)

    @property
    def board(self) -> QRectF:
        """The part of the lake the board is fitted into: beside the tools."""
        room = self.lake.adjusted(RIM, RIM, -RIM, -RIM)
        if self.mirrored:
            room.setLeft(self.tools[0].right() + 2)
        else:
            room.setRight(self.tools[0].left() - 2)
        return room

    def _mirror(self) -> None:
        for value in vars(self).values():
            if isinstance(value, dict):
                value = list(value.values())
            for rect in value if isinstance(value, list) else [value]:
                if isinstance(rect, QRectF):
                    rect.moveLeft(self.width - rect.right())
