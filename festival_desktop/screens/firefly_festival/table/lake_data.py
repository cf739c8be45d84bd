"""What the lake is given: the position, what may be done there and what somebody is about to do."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import Intent
from festival_desktop.screens.firefly_festival.table.paint_lights import tag_width
from festival_desktop.screens.firefly_festival.table.pieces import worker_items
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.options import Options
from festival_desktop.tables.firefly_festival.vocabulary import Count

Items = dict[str, ItemSpec]
Amounts = tuple[tuple[str, str], ...]
"""Numbers and their signs on a tag."""
ORDER = (Count.COINS, Count.WORKER, Count.GOAL, Count.POINTS, Count.FISH)
"""In which what a move brings stands on a tag."""


class LakeData(NamedTuple):
    area: QRectF
    content: Content
    board: Board
    now: Situation
    viewer: int | None
    choices: Mapping[Target, None]
    """What may be selected next."""
    nothing_selected: bool
    """Nothing is selected yet."""
    intent: Intent
    crossing: int | None
    """The island a worker that may cross the new bridge was lifted from."""
    carried: str | None
    island: int | None
    """The island under the pointer or the focus."""
    lane: int | None
    """The lane a bridge would be built on."""
    segments: int | None
    """How many of them the hand has drawn so far; None: all."""
    pointed_out: bool
    """The lane is that of a hint."""
    preview: Preview | None
    """Of the bridge or floor under the hand."""

    @property
    def view(self) -> View:
        return self.now.view

    @property
    def options(self) -> Options:
        return self.now.options


def shore(data: LakeData, island: int, state: str) -> ItemSpec:
    face = (state, data.board.sizes[island], island)
    return ItemSpec("shore", face, data.board.block(island), zorder.SHORE + 0.5)


def workers_on(data: LakeData, island: int) -> Items:
    slots = data.content.sizes[data.board.sizes[island]].capacity or 0
    return worker_items(data.board, island, slots, data.now.figures[island], data.carried)


def amounts(preview: Preview, seat: int) -> Amounts:
    """What a seat would get, for a tag."""
    numbers = {
        each.what: each.number
        for each in gains(preview.at_once())
        if each.seat == seat and not each.missing
    }
    return tuple((f"+{numbers[what]}", str(what)) for what in ORDER if what in numbers)


def tag(data: LakeData, centre: QPointF, parts: Amounts, high: float, bad: bool) -> ItemSpec:
    """A strip of paper with amounts, moved into the lake."""
    rect = QRectF(0, 0, tag_width(parts, high), high)
    rect.moveCenter(centre)
    room = data.area
    x = min(max(rect.left(), room.left() + 9), room.right() - 9 - rect.width())
    y = min(max(rect.top(), room.top() + 9), room.bottom() - 9 - rect.height())
    rect.moveTopLeft(QPointF(x, y))
    return ItemSpec("tag", (parts, data.view.seat, bad), rect, zorder.BADGE, soft=False)
