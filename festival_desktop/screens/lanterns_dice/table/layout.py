"""The layout of the table for a window size: pure geometry, no painting.

The sheet is the largest thing, because every decision ends there. The tray, the emperor cards, the
sheets of the others and the log are in a column next to it; below it the stacks of fireworks and
the action panel. `u` is the scale of the furniture, `f` that of letters; the lake takes the rest.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from festival_desktop.art.brush import square
from festival_desktop.games.lanterns_dice.lake import HEIGHT, POOLS, WIDTH, pool_at, xy
from festival_desktop.scenes.places import grid, split
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from festival_desktop.screens.lanterns_dice.pictures.lake import Area, in_area
from festival_desktop.screens.lanterns_dice.pictures.tray import FELT

Cells = tuple[tuple[int, int], ...]
SHORE = 0.07
"""Width of the lake bed beyond the pools, in sides of a pool."""
REACH = 1.16
"""Outer radius at which the rim of the tray can be grabbed, in radii of the tray."""
GIFTS_ACROSS = 3
"""Number of gift circles in a row."""
HORIZON = 0.6
"""Vertical position of the horizon in the tray area, as a fraction of its height."""
TRAY, FAVOURS, MINIS, LOG = (214, 176), (108, 100), (120, 84), (240, 130)
"""Preferred and minimum heights of the parts of the column."""
LEAST_LOG = 174.0
"""A lower log shares its room with the small sheets, which lie in a tab beside it then."""
TALLEST_TRAY, TALLEST_CARDS, TALLEST_MINI = 1.1, 0.5, 1.1
"""How high the room of the tray and that of the emperor cards are at most, in their common width;
and how high a small sheet, in its own."""
COLUMN, FOOT, ACT = 398, 132, 236
"""Width of the column, height of the foot, and width of the actions within it."""


def size_of(cells: Cells) -> QSizeF:
    """Return the size of the cells' rectangle, in sides of a pool."""
    wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
    return QSizeF(wide, high)


def _parted(line: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """Split a line: the left part has this share of it."""
    left, right = QRectF(line), QRectF(line)
    left.setWidth(line.width() * share)
    right.setLeft(left.right())
    return left, right


def _shared(room: float, heights: Sequence[tuple[float, float]]) -> list[float]:
    """Return these heights, reduced towards the minimum where there is too little room."""
    wanted, least = (sum(height[n] for height in heights) for n in range(2))
    part = max(0.0, min(1.0, (wanted - room) / (wanted - least)))
    return [most + (low - most) * part for most, low in heights]


class Layout:
    def __init__(
        self,
        width: float,
        height: float,
        players: int,
        rows: int,
        text_scale: float = 1.0,
        mirrored: bool = False,
        large: bool = False,
        areas: Sequence[Area] = (),
        tabs: bool = False,
    ) -> None:
        """Compute the layout.

        `rows`: turn bonuses of a sheet; `mirrored`: the sheet is on the right, for right-to-left
        languages; `large`: the sheet alone, as large as the window; `areas`: those of the lake;
        `tabs`: small sheets may be in a tab of the log.
        """
        self.width, self.height, self.large = width, height, large
        self._areas, self._players = areas, players
        self._alone = players == 1
        self._least_log = LEAST_LOG * text_scale if tabs and not self._alone else 0.0
        self.tabbed = False
        """The small sheets lie in a tab of the log."""
        self.t = max(1.0, min(1.3, text_scale))
        """Height factor of texts at a larger font size."""
        small = min(width / 1280, height / 632)
        u = self.u = max(0.84, min(small, max(1.22, 0.81 * small)))
        """Scale factor relative to a table of 1280 × 632."""
        self.f = 0.8 * u
        zones = self._zones()
        if mirrored:
            for rect in zones:
                rect.moveLeft(width - rect.right())
        self._sheet(rows)
        self._foot(zones[1], zones[2])
        self._tray()
        self._emperor(zones[5])
        self.minis: list[QRectF] = []
        """The small sheets of the others, where they are shown."""
        if not self._alone and not self.tabbed:
            self.lay_sheets(zones[6])

    def lay_sheets(self, room: QRectF) -> None:
        """Place the small sheets of the others side by side here; hide them if it is empty."""
        others = self._players - 1
        self.minis = [] if room.isEmpty() else split(room, others, others, 8 * self.u)
        for sheet in self.minis:
            sheet.setHeight(min(sheet.height(), sheet.width() * TALLEST_MINI))

    # -- the whole table -------------------------------------------------------------------------

    def _zones(self) -> list[QRectF]:
        """Divide the window: sheet, stacks, actions, page, tray, emperor, small sheets."""
        u, w, h = self.u, self.width, self.height
        edge, gap = 8 * u, 8 * u
        wide = min(COLUMN * u * (1 + (self.t - 1) * 0.6), w * 0.38)
        x, high = w - edge - wide, h - 2 * edge
        left = x - gap - edge
        foot = FOOT * u * (0.5 + 0.5 * self.t)
        sheet = QRectF(edge, edge, left, high - foot - gap)
        row, enough = MINIS[0] * u * 1.3, left * HEIGHT / WIDTH
        tall = not self._alone and sheet.height() - enough > row + gap
        if tall:  # The small sheets have their own row.
            sheet.setHeight(sheet.height() - row - gap)
        act = ACT * u * (0.5 + 0.5 * self.t)
        stacks = QRectF(edge, sheet.bottom() + gap, left - act - gap, foot)
        what = QRectF(stacks.right() + gap, stacks.top(), act, foot)
        tray, cards, minis, _ = self._heights(high, wide, gap, tall)
        self.tray_zone = QRectF(x, edge, wide, tray)
        emperor = QRectF(x, edge + tray + gap / 2, wide, cards)
        small = QRectF(x, emperor.bottom() + gap, wide, minis)
        below = small.bottom() + gap if minis else small.top()
        if tall:
            small = QRectF(edge, stacks.bottom() + gap, left, row)
        free = QRectF(x, below, wide, h - edge - below)
        if self.large:
            wide = max(what.width(), 250 * self.f * (0.5 + 0.5 * self.t))
            what = QRectF(w - edge - wide, h - edge - foot, wide, foot)
            free = QRectF(what.left(), edge, wide, what.top() - gap - edge)
            sheet = QRectF(edge, edge, free.left() - gap - edge, high)
        self.sheet, self.free = sheet, free
        return [sheet, stacks, what, free, self.tray_zone, emperor, small]

    def _heights(self, high: float, wide: float, gap: float, tall: bool) -> list[float]:
        """Return the heights of tray, emperor's cards, small sheets and log in the column."""
        u, words = self.u, (self.t - 1) * 26 * self.u
        minis = (0.0, 0.0) if self._alone or tall else MINIS
        heights = [(most * u, least * u) for most, least in (TRAY, FAVOURS, minis, LOG)]
        heights[1] = heights[1][0] + words, heights[1][1] + words
        room = high - 2.5 * gap
        found = _shared(room, heights)
        if not tall and found[3] < self._least_log:
            self.tabbed = True
            heights[2] = 0.0, 0.0
            found = _shared(room + gap, heights)
            room += gap
        spare = max(0.0, room - sum(found))  # The log gets half of it.
        tray = max(found[0], min(found[0] + spare * 0.3, wide * TALLEST_TRAY))
        cards = max(found[1], min(found[1] + spare * 0.1, wide * TALLEST_CARDS))
        small = found[2] + (spare * 0.1 if found[2] else 0.0)
        return [tray, cards, small, room - tray - cards - small]

    # -- the sheet -------------------------------------------------------------------------------

    def _sheet(self, rows: int) -> None:
        u, r = self.u, self.sheet
        wide = 0.6 + 0.4 * self.t
        label, bonus, column = 17 * u, 54 * u * wide, 98 * u * wide
        left = r.left() + 12 * u + bonus + 6 * u + label
        right = r.right() - 10 * u - column - 8 * u
        top, low = r.top() + 10 * u + label, r.bottom() - 10 * u
        room = QRectF(left, top, right - left, low - top)
        side = min(room.width() / (WIDTH + 2 * SHORE), room.height() / (HEIGHT + 2 * SHORE))
        k = self.side = float(math.floor(side))
        centre = room.center()
        x, y = centre.x() - WIDTH * k / 2, centre.y() - HEIGHT * k / 2
        self._lake(QPointF(round(x), round(y)))
        high = low - r.top() - 10 * u
        self._bonuses(QRectF(r.left() + 12 * u, r.top() + 10 * u, bonus, high), rows)
        self._reckoning(QRectF(r.right() - 10 * u - column, r.top() + 10 * u, column, high))

        self.pencil = square(QPointF(left - label / 2, top - label / 2), label * 1.2)
        """The pencil of the player shading now, in the corner of the lake."""

    def _lake(self, origin: QPointF) -> None:
        self.origin, k = origin, self.side
        """North-west corner of the lake."""
        self.bed = QRectF(origin, QSizeF(WIDTH, HEIGHT) * k)
        self.bed.adjust(-k * SHORE, -k * SHORE, k * SHORE, k * SHORE)
        self.pools = [self.cell(*xy(pool)) for pool in range(POOLS)]
        self.areas = [
            square(in_area(self.pools[n // 2], area.sides, 0.27, 0.27), k * 0.4)
            for n, area in enumerate(self._areas)
        ]
        """A square inside each area."""

    def _bonuses(self, place: QRectF, rows: int) -> None:
        f, head = self.f, 30 * self.f * (0.6 + 0.4 * self.t)
        self.bonus_title = QRectF(place.left() - 6 * f, place.top(), place.width() + 12 * f, head)
        high = min((place.height() - head - 4 * f) / rows, 62 * self.u)
        first = QRectF(place.left(), place.top() + head + 4 * f, place.width(), high - 5 * f)
        self.bonuses = grid(first, rows, 1, 5 * f)

    def _reckoning(self, place: QRectF) -> None:
        """Lay out gifts, the parts of the score and their sum; solo the next medal below."""
        u = self.u
        gifts, gap = min(place.height() * 0.36, 200 * u), 5 * u
        if self._alone:
            gifts = min(place.height() * 0.30, 180 * u)
        self.gifts = QRectF(place.left(), place.top(), place.width(), gifts)
        rest = place.adjusted(0, gifts + 6 * u, 0, 0)
        shares = 5.7 if self._alone else 4.2
        high = min(rest.height() / shares, 92 * u)
        first = QRectF(rest.left(), rest.top(), rest.width(), high - gap)
        self.parts = grid(first, 3, 1, gap)
        self.total = QRectF(rest.left(), rest.top() + 3 * high, rest.width(), high * 1.2 - gap)
        self.medal = QRectF(rest.left(), self.total.bottom() + gap, rest.width(), high * 1.5 - gap)
        """The next medal in a solo game."""

    @property
    def above(self) -> QRectF:
        """The room above the lake, where only the names of columns are."""
        left, right = self.bonus_title.right(), self.gifts.left()
        return QRectF(QPointF(left, 0), QPointF(right, self.bed.top() - 2))

    def cell(self, x: float, y: float) -> QRectF:
        k = self.side
        return QRectF(self.origin.x() + x * k, self.origin.y() + y * k, k, k)

    def area_at(self, pos: QPointF) -> int | None:
        u, v = (pos.x() - self.origin.x()) / self.side, (pos.y() - self.origin.y()) / self.side
        if not (0 <= u < WIDTH and 0 <= v < HEIGHT):
            return None
        pool = pool_at(int(u), int(v))
        u, v = u % 1, v % 1
        in_north = v < u if self._areas[2 * pool].sides == "NE" else u + v < 1
        return 2 * pool + (0 if in_north else 1)

    def over(self, pools: Sequence[int]) -> tuple[QRectF, Cells]:
        """Return the rectangle some pools fill, and their cells in it."""
        cells = tuple(map(xy, pools))
        west, north = (min(cell[axis] for cell in cells) for axis in (0, 1))
        shifted = tuple((x - west, y - north) for x, y in cells)
        return QRectF(self.cell(west, north).topLeft(), size_of(shifted) * self.side), shifted

    # -- fireworks -------------------------------------------------------------------------------

    def _foot(self, stacks: QRectF, what: QRectF) -> None:
        """Lay out the stacks, and after them the one place where a part of a turn ends."""
        u, pad = self.u, 10 * self.u
        self.stacks = stacks
        self.stack = split(stacks.adjusted(8 * u, 8 * u, -8 * u, -8 * u), 4, 4, 7 * u)
        self.act = what
        inner = what.adjusted(pad, pad, -pad, -pad)
        low = min(36 * u * self.t, inner.height() * 0.36)
        self.leave = QRectF(inner.left(), inner.bottom() - low, inner.width(), low)
        """The button that ends the player's part."""
        self.main = inner.adjusted(0, 0, 0, -low - 8 * u)
        """The primary button, or the text of the current task."""
        high = (self.main.height() - 6 * u) * 0.56
        self.main_asked = QRectF(self.main.topLeft(), QSizeF(self.main.width(), high))
        """The primary button while a question is shown between it and the other button."""
        self.give_up = self.main.adjusted(0, high + 6 * u, 0, 0)
        self.back = QRectF(self.main)
        """The button that returns from another sheet or from the enlarged sheet."""
        if self.large:
            self.back = QRectF(self.free.left(), self.free.bottom() - low, self.free.width(), low)
            self.free.setBottom(self.back.top() - 8 * u)

    # -- tray, cards, small sheets ---------------------------------------------------------------

    def on_tray(self, pos: QPointF) -> str:
        """Return whether a point is on the "felt" or the "rim" of the tray; empty outside."""
        way = pos - self.tray
        far = math.hypot(way.x(), way.y()) / self.radius
        return "felt" if far <= FELT else "rim" if far < REACH else ""

    def _tray(self) -> None:
        u, r, t = self.u, self.tray_zone, 0.6 + 0.4 * self.t
        self.sky = QRectF(r.left(), r.top(), r.width(), r.height() * HORIZON)
        """The sky behind the tray, down to the horizon."""
        gap, wide, high = 8 * u, min(104 * u * t, r.width() * 0.28), 34 * u * t
        north = 0.0 if self._alone else high
        along = (r.height() - north - high - 2 * gap) / 2
        across = (r.width() - 2 * wide - 4 * gap) / 2
        big = self.radius = along if self._alone else min(along, across)
        middle = r.top() + north + gap + (r.height() - north - high - 2 * gap) / 2
        c = self.tray = QPointF(round(r.center().x()), round(middle))
        self.tray_rect = square(c, 2 * big)
        d, half = 34 * u, min(78 * u * t, r.width() * 0.2)
        tall = min(2 * high, 2 * (big - d + 2 * u))  # above the turn buttons
        wide = min(wide, 1.7 * tall)
        # Keyed by side of the screen.
        self.plates = {
            NORTH: QRectF(c.x() - half, c.y() - big - gap - north, 2 * half, north),
            EAST: QRectF(c.x() + big + gap, c.y() - tall / 2, wide, tall),
            SOUTH: QRectF(c.x() - half, c.y() + big + gap, 2 * half, high),
            WEST: QRectF(c.x() - big - gap - wide, c.y() - tall / 2, wide, tall),
        }
        if self._alone:
            self.plates = {SOUTH: self.plates[SOUTH]}
        low = self.plates[SOUTH]
        room = low.left() - r.left() - gap
        self.reroll = QRectF(low.left() - gap - room, low.top(), room, low.height())
        self.orient = self.reroll.translated(low.width() + 2 * gap + room, 0)
        """The button that keeps the current orientation of the tray."""
        y, far = low.top() - 4 * u - d, max(half, big * 0.8) + gap
        self.turns = [QRectF(x, y, d, d) for x in (c.x() - far - d, c.x() + far)]

    def _emperor(self, place: QRectF) -> None:
        u, head = self.u, 21 * self.u * (0.7 + 0.3 * self.t)
        line = QRectF(place.left(), place.top(), place.width(), head - 2 * u)
        self.emperor_title, self.emperor_note = _parted(line, 0.58)
        self.cards = split(place.adjusted(0, head, 0, 0), 3, 3, 7 * u)
