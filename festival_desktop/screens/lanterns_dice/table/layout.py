"""Where everything of the table is, for a size of the window: pure geometry, no painting.

The sheet is the largest thing, because every decision ends there. The tray, the emperor cards and
the sheets of the others stand beside it, the stacks of fireworks below. `f` is the scale of letters
and furniture; the lake takes what is left.
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
"""How far the bed of the lake reaches beyond its pools, in sides of a pool."""
REACH = 1.16
"""How far out the rim of the tray can be taken hold of, in radii."""
GIFTS = 12
"""Circles for gifts on a sheet; what goes beyond is told as a number."""
HORIZON = 0.6
"""How far down the room of the tray the water begins."""
TALLEST_TRAY, TALLEST_CARDS = 1.2, 0.5
"""How high the room of the tray and the emperor cards are at most, in their common width."""
WIDE = 1.75
"""In windows wider than this, gifts and score stand beside the lake instead of below."""


def size_of(cells: Cells) -> QSizeF:
    """Of the rectangle that cells fill, in sides of a pool."""
    wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
    return QSizeF(wide, high)


def _parted(line: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """The left part of a line, which has this share of it, and the rest."""
    left, right = QRectF(line), QRectF(line)
    left.setWidth(line.width() * share)
    right.setLeft(left.right())
    return left, right


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
    ) -> None:
        """`rows`: turn bonuses of a sheet; `mirrored`: the sheet is on the right, for languages
        that run right to left; `large`: the sheet alone, as large as the window; `areas`: those of
        the lake."""
        self.width, self.height, self.large = width, height, large
        self._areas = areas
        self._alone = players == 1
        self.t = max(1.0, min(1.3, text_scale))
        """How much more height words get for larger letters."""
        small = min(width / 1600, height / 936 * 1.06)
        self.f = max(0.80, min(1.5, small))
        if small < 0.72:
            self.f = max(0.55, small / 0.9)
        zones = self._zones()
        if mirrored:
            for rect in zones:
                rect.moveLeft(width - rect.right())
        self._sheet(rows)
        self._stacks(zones[1])
        self._tray()
        self._emperor(zones[4])
        self.minis = [] if self._alone else split(zones[5], players - 1, players - 1, 11 * self.f)

    # -- the whole table -------------------------------------------------------------------------

    def _zones(self) -> list[QRectF]:
        """Sheet, stacks, what is left to the page, tray, emperor, small sheets."""
        f, w, h = self.f, self.width, self.height
        low = w / h > WIDE
        edge, gap = 12 * f, 11 * f
        left = (w - 2 * edge - gap) * (0.643 if low else 0.628)
        strip = max((h - 2 * edge) * (0.222 if low else 0.168), 118 * f * self.t)
        if self._alone:  # stacks as wide as the sheet need less height
            strip *= 0.88
        sheet = QRectF(edge, edge, left, h - 2 * edge - strip - gap)
        enough = left * HEIGHT / WIDTH + 200 * f * self.t
        tall = not self._alone and sheet.height() - enough > strip + gap
        if tall:  # the small sheets have a row of their own
            sheet.setHeight(sheet.height() - strip - gap)
        y, part = sheet.bottom() + gap, 1.0 if self._alone or tall else 0.54
        stacks = QRectF(edge, y, left * part, strip)
        minis = QRectF(stacks.right() + gap, y, left - stacks.width() - gap, strip)
        if tall:
            minis = stacks.translated(0, strip + gap)
        x = sheet.right() + gap * 1.2
        right, high = w - edge - x, h - 2 * edge
        words = (self.t - 1) * 26 * f
        tray = min(high * (0.415 if low else 0.45), right * TALLEST_TRAY)
        cards = min(high * 0.205, right * TALLEST_CARDS) + words
        self.tray_zone = QRectF(x, edge, right, tray)
        emperor = QRectF(x, edge + tray + gap * 0.8, right, cards)
        y = emperor.bottom() + gap
        free = QRectF(x, y, right, h - edge - y)
        if self.large:
            wide = 250 * f * (0.5 + 0.5 * self.t)
            free = QRectF(w - edge - wide, edge, wide, h - 2 * edge)
            sheet = QRectF(edge, edge, free.left() - gap - edge, h - 2 * edge)
        self.sheet, self.free = sheet, free
        return [sheet, stacks, free, self.tray_zone, emperor, minis]

    # -- the sheet -------------------------------------------------------------------------------

    def _sheet(self, rows: int) -> None:
        f, r, t = self.f, self.sheet, self.t
        pad, label, head, below = 16 * f, 17 * f, 34 * f * t, 38 * f * (0.5 + 0.5 * t)
        foot, column = 76 * f, 124 * f * (0.6 + 0.4 * t)
        wide, high = r.width() - 32 * f - 86 * f - label, r.height() - head - below - label
        # What is left for the lake, with gifts and score below or beside it; how large a pool is.
        rooms = (wide, high - foot - 20 * f), (wide - column - 14 * f, high - 14 * f)
        sides = [min(wide / (WIDTH + 0.14), high / (HEIGHT + 0.14)) for wide, high in rooms]
        beside = sides[1] > sides[0]
        wide, high = rooms[beside]
        k = self.side = float(math.floor(sides[beside]))
        x = r.left() + pad + 74 * f + 12 * f + label + (wide - WIDTH * k) / 2
        y = r.top() + head + label + max(0.0, (high - 6.14 * k) / 2) + k * SHORE
        self._lake(QPointF(round(x), round(y)))
        line = QRectF(r.left() + pad, r.top() + 8 * f, r.width() - 2 * pad, head - 8 * f)
        self.title, line = _parted(line, 0.38)
        self.back, self.note = _parted(line, 0.36)
        """The button that looks back from another sheet, or from the sheet alone."""
        left, wide, top = self.bed.left(), self.bed.width(), self.origin.y() - label
        self.foot = QRectF(left, self.bed.bottom() + 5 * f, wide, below - 7 * f)
        """The line below the lake: a sentence, and a button at its end."""
        self._bonuses(QRectF(r.left() + pad, top, 74 * f, HEIGHT * k + label + k * SHORE), rows)
        if beside:
            place = QRectF(r.right() - pad - column, top, column, r.bottom() - top - 14 * f)
            self._reckoning_beside(place)
        else:
            wide = r.width() - 2 * pad
            self._reckoning_below(QRectF(r.left() + pad, r.bottom() - foot - 10 * f, wide, foot))

    def _lake(self, origin: QPointF) -> None:
        self.origin, k = origin, self.side
        """The north-west corner of the lake."""
        self.bed = QRectF(origin, QSizeF(WIDTH, HEIGHT) * k)
        self.bed.adjust(-k * SHORE, -k * SHORE, k * SHORE, k * SHORE)
        self.pools = [self.cell(*xy(pool)) for pool in range(POOLS)]
        self.areas = [
            square(in_area(self.pools[n // 2], area.sides, 0.27, 0.27), k * 0.4)
            for n, area in enumerate(self._areas)
        ]
        """A square within each area."""

    def _bonuses(self, place: QRectF, rows: int) -> None:
        f, head = self.f, 32 * self.f * (0.6 + 0.4 * self.t)
        self.bonus_title = QRectF(place.left() - 6 * f, place.top(), place.width() + 12 * f, head)
        high = (place.height() - head - 4 * f) / rows
        first = QRectF(place.left(), place.top() + head + 4 * f, place.width(), high - 5 * f)
        self.bonuses = grid(first, rows, 1, 5 * f)

    def _reckoning_beside(self, place: QRectF) -> None:
        f, self.gift_columns = self.f, 3
        gifts = place.height() * 0.40
        self.gifts = QRectF(place.left(), place.top(), place.width(), gifts)
        rest = place.adjusted(0, gifts + 6 * f, 0, 0)
        high = rest.height() / 4.25
        first = QRectF(rest.left(), rest.top(), rest.width(), high - 4 * f)
        self.parts = grid(first, 3, 1, 4 * f)
        self.total = QRectF(rest.left(), rest.top() + 3 * high, rest.width(), high * 1.25)

    def _reckoning_below(self, place: QRectF) -> None:
        f, self.gift_columns = self.f, GIFTS
        gifts = place.width() * 0.405
        self.gifts = QRectF(place.left(), place.top(), gifts, place.height())
        rest = place.adjusted(gifts + 12 * f, 0, 0, 0)
        total = rest.width() * 0.25
        wide = (rest.width() - total) / 3
        first = QRectF(rest.left(), rest.top(), wide - 8 * f, rest.height())
        self.parts = grid(first, 3, 3, 8 * f)
        self.total = QRectF(rest.right() - total, rest.top(), total, rest.height())

    def leave(self, words: float, launching: bool) -> QRectF:
        """The button that ends a part, or at the other end declines a launch; `words`: how wide."""
        foot = self.foot
        wide = min(foot.width() * 0.34, max(104 * self.f, words + 34 * self.f))
        left = foot.left() if launching else foot.right() - wide
        return QRectF(left, foot.top(), wide, foot.height())

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
        """The rectangle some pools fill, and their places in it."""
        cells = tuple(map(xy, pools))
        west, north = (min(cell[axis] for cell in cells) for axis in (0, 1))
        shifted = tuple((x - west, y - north) for x, y in cells)
        return QRectF(self.cell(west, north).topLeft(), size_of(shifted) * self.side), shifted

    # -- fireworks -------------------------------------------------------------------------------

    def _stacks(self, place: QRectF) -> None:
        f = self.f
        self.stacks = place
        head = 26 * f * (0.7 + 0.3 * self.t)
        line = QRectF(place.left() + 13 * f, place.top() + 5 * f, place.width() - 26 * f, head)
        self.stacks_title, self.stacks_note = _parted(line, 0.32)
        below = place.adjusted(10 * f, line.bottom() + 3 * f - place.top(), -10 * f, -9 * f)
        self.stack = split(below, 4, 4, 9 * f)

    # -- tray, cards, small sheets ---------------------------------------------------------------

    def on_tray(self, pos: QPointF) -> str:
        """Whether this is the "felt" or the "rim" of the tray; empty beside it."""
        way = pos - self.tray
        far = math.hypot(way.x(), way.y()) / self.radius
        return "felt" if far <= FELT else "rim" if far < REACH else ""

    def _tray(self) -> None:
        f, r, t = self.f, self.tray_zone, 0.5 + 0.5 * self.t
        self.sky = QRectF(r.left(), r.top(), r.width(), r.height() * HORIZON)
        """Behind the tray, down to the horizon."""
        wide, high = 96 * f * t, 112 * f * t
        north, south, button = 34 * f * t, 40 * f * t, 32 * f * t
        if self._alone:  # nobody sits at the other sides
            wide = north = 0.0
        across = (r.width() - 2 * wide - 44 * f) / 2
        along = (r.height() - north - south - button - 30 * f) / 2
        big = self.radius = min(across, along)
        slack = r.height() - north - south - button - 30 * f - 2 * big
        c = self.tray = QPointF(round(r.center().x()), round(r.top() + north + 10 * f + big))
        c.setY(c.y() + round(slack * 0.4))
        self.tray_rect = square(c, 2 * big)
        gap, half = 12 * f, min(112 * f * t, r.width() * 0.24)
        low = c.y() + big + 10 * f
        # By the side of the screen.
        self.plates = {
            NORTH: QRectF(c.x() - half, c.y() - big - 10 * f - north, 2 * half, north),
            EAST: QRectF(c.x() + big + gap, c.y() - high / 2, wide, high),
            SOUTH: QRectF(c.x() - half, low, 2 * half, south),
            WEST: QRectF(c.x() - big - gap - wide, c.y() - high / 2, wide, high),
        }
        if self._alone:
            self.plates = {SOUTH: self.plates[SOUTH]}
        plate, d = self.plates[SOUTH], 34 * f
        room = min(plate.left() - r.left() - 12 * f, 150 * f * t)
        beside = QRectF(plate.left() - 10 * f - room, plate.center().y() - d / 2, room, d)
        self.reroll = beside
        self.orient = beside.translated(plate.width() + room + 20 * f, 0)
        """The button that leaves the tray so."""
        half = min(150 * f * t, r.width() * 0.40)
        self.below = QRectF(c.x() - half, plate.bottom() + 8 * f, 2 * half, button)
        """Below the tray: a note, or the button that rolls between two that turn it."""
        half = min(half - d - 9 * f, 90 * f * t)
        self.roll = QRectF(c.x() - half, self.below.top(), 2 * half, button)
        y, far = self.below.center().y() - d / 2, half + 9 * f
        self.turns = [QRectF(x, y, d, d) for x in (c.x() - far - d, c.x() + far)]

    def _emperor(self, place: QRectF) -> None:
        f, head = self.f, 24 * self.f * (0.7 + 0.3 * self.t)
        line = QRectF(place.left(), place.top(), place.width(), head - 2 * f)
        self.emperor_title, self.emperor_note = _parted(line, 0.48)
        self.cards = split(place.adjusted(0, head, 0, 0), 3, 3, 11 * f)
