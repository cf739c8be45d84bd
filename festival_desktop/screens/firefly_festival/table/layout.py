"""The layout around the lake for a window size: pure geometry, no painting.

The board is as large as the height of the window allows; seats are on the left, the score track is
its upper rim, actions are below it, and goals take what is left on the right. Lengths are those of
a table of 1280 × 658, times `k`.
"""

from PySide6.QtCore import QRectF

from festival_desktop.scenes.places import all_places, clamped, grid
from festival_desktop.screens.firefly_festival.pictures.lake import FRAME

WIDE, HIGH = 1280.0, 658.0
LEAST, MOST = 0.84, 1.3
"""Smallest and largest scale of the panels."""
MOST_TEXT = 1.35
"""Largest text scale that panels follow, to leave enough room for the board."""
RIM = FRAME + 1
SEAT, SEAT_HIGH = 184.0, 170.0
COLUMN = 338.0, 300.0, 210.0
"""Width of the goals column: with enough room, and the minimum in large and in small windows."""
NARROW = 1100.0
"""Windows below this width are small."""
GOAL, SECRET, LOW_SECRET = 48.0, 46.0, 34.0
NARROW_SECRET, WRAPPED = 58.0, 280.0
"""Height of a private goal whose text wraps, and the width below which it does."""
LOG = 110.0
"""Minimum height left for the log of the page."""
ROOMY = 500.0
"""From this width on, the column shows two panels side by side."""
MAIN, BESIDES = 4, 2
"""Number of plaques for main actions, and for the Crow and the fish."""


class Layout:
    def __init__(
        self,
        width: float,
        height: float,
        players: int,
        goals_shown: int,
        secrets_held: int = 2,
        text_scale: float = 1.0,
        mirrored: bool = False,
        cells: tuple[int, int] = (21, 16),
        offering: bool = False,
    ) -> None:
        """Compute the layout.

        `mirrored`: the columns change places for right-to-left languages; `cells`: how many the
        board has; `offering`: powers are to be chosen, and take room of the board.
        """
        self.width, self.height, self.players = width, height, players
        self.goals_shown, self.secrets_held = goals_shown, secrets_held
        self.text_scale = text_scale
        self.mirrored, self.cells, self.offering = mirrored, cells, offering
        self.k = clamped(min(width / WIDE, height / HIGH), LEAST, MOST)
        self.letters = clamped(text_scale, 1.0, MOST_TEXT)
        """Height factor of the panels for larger text."""
        self.captions: dict[str, QRectF] = {}
        self._columns()
        self._bar()
        self._right()
        for rect in all_places(self) if mirrored else ():
            rect.moveLeft(self.width - rect.right())

    def px(self, length: float) -> float:
        """Return a length in this window."""
        return length * self.k

    @property
    def gap(self) -> float:
        return self.px(8)

    @property
    def compact(self) -> bool:
        """Whether seats are low: their supplies are three numbers instead of bars."""
        return self.seats[0].height() < self.px(140) * self.letters

    @property
    def narrow(self) -> bool:
        return self.width < NARROW

    def _columns(self) -> None:
        px, g, (columns, rows) = self.px, self.gap, self.cells
        usual, least, small = COLUMN
        least = (small if self.narrow else least) * self.letters**0.5
        # Small windows show the name, points and numbers of a seat closer together.
        left = px(SEAT) * (0.78 if self.narrow else 1.0) * self.letters**0.5
        n, between = self.players, px(5)
        high = min((self.height - 2 * g - (n - 1) * between) / n, px(SEAT_HIGH) * self.letters)
        self.seats = grid(QRectF(g, g, left, high), n, 1, between)
        rim = px(24)
        bar = px(104) * self.letters**1.5 if self.offering else px(50) * self.letters
        x, top = left + 2 * g, g + rim
        room = self.height - top - bar - 2 * g - 2 * RIM
        free = self.width - x - 2 * g - 2 * RIM - min(px(least), self.width * 0.3)
        cell = float(int(min(room / rows, free / columns)))
        lake = QRectF(x, top, columns * cell + 2 * RIM, rows * cell + 2 * RIM)
        right = self.width - lake.right() - 2 * g
        if right > px(usual) * max(1.0, self.letters) and free > columns * cell:
            # Water fills the width that neither the board nor the goals need.
            spare = right - (px(ROOMY) if right > px(ROOMY) else px(usual) * self.letters)
            lake.setWidth(lake.width() + max(0.0, spare))
        lake.setHeight(room + 2 * RIM)
        self.lake = lake
        self.track = QRectF(x, g, lake.width(), rim)
        """The score track on the upper rim of the lake."""
        self.bar = QRectF(x, self.height - g - bar, lake.width(), bar)
        x = lake.right() + g
        self.column = QRectF(x, g, self.width - g - x, self.height - 2 * g)
        side = px(32)
        self.fit = QRectF(lake.left() + RIM + 12, lake.bottom() - RIM - 12 - side, side, side)
        """The button that shows the whole board again after zooming."""
        one = QRectF(self.bar)
        one.setWidth((one.width() - g) / 2)
        self.offers = grid(one, 2, 2, g)
        """The two powers on offer, shown in place of the actions so that they cover nothing."""

    @property
    def roomy(self) -> bool:
        """Whether the column of goals has room for two things side by side."""
        return self.column.width() >= self.px(ROOMY)

    def _bar(self) -> None:
        """Lay out main actions, the Crow and the fish, the eye, the end of the turn."""
        px, inner = self.px, self.bar.adjusted(1, 1, -1, -1)
        gap = px(5)
        eye = min(px(38), inner.height())
        end = px(136) if not self.narrow else px(116)
        room = inner.width() - (MAIN + BESIDES + 1) * gap - eye - end
        each = room / (MAIN + BESIDES)
        first = QRectF(inner.left(), inner.top(), each, inner.height())
        *self.plaques, self.crow, self.fish = grid(first, MAIN + BESIDES, MAIN + BESIDES, gap)
        x = self.fish.right() + gap
        self.eye = QRectF(x, inner.center().y() - eye / 2, eye, eye)
        """The button that forecasts every festival as if it were held now."""
        self.end = QRectF(inner.right() - end, inner.top(), end, inner.height())

    def _right(self) -> None:
        px, room, letters = self.px, self.column, self.letters
        x, wide, y = room.left(), room.width(), room.top()
        cap, below = px(22) * letters**0.5, px(3)
        caption = wide * 0.36
        self.captions["goals"] = QRectF(x, y, caption - 2, cap)
        self.stocks = QRectF(x + caption, y, wide - caption, cap)
        """Sōrin, the deck, and the warning before the end of the game."""
        y += cap + below
        beside, gap = (2 if self.roomy else 1), px(5)
        each = (wide - (beside - 1) * 2 * gap) / beside
        high = px(GOAL) * letters
        self.goals = grid(QRectF(x, y, each, high), self.goals_shown, beside, 2 * gap, gap)
        y = self.goals[-1].bottom() + px(5)
        self.captions["secrets"] = QRectF(x, y, wide, cap)
        y += cap + below
        held = max(2, self.secrets_held)
        rows = -(-held // beside)
        left = room.bottom() - y - px(LOG) - rows * gap
        usual = px(SECRET if each > px(WRAPPED) else NARROW_SECRET) * letters
        high = clamped(left / rows, px(LOW_SECRET), usual)
        self.secrets = grid(QRectF(x, y, each, high), held, beside, 2 * gap, gap)
        y = self.secrets[-1].bottom() + px(7)
        self.free = QRectF(x, y, wide, max(0.0, room.bottom() - y))
        """Free space below the private goals for widgets of the page."""

    @property
    def board(self) -> QRectF:
        """The part of the lake the board is fitted into."""
        return self.lake.adjusted(RIM, RIM, -RIM, -RIM)
