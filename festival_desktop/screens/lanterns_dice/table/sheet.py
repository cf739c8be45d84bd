"""The large sheet: its paper, its lake with tiles, its turn bonuses, gifts and score."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions, Shown
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.sheets import Sheet
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.tables.lanterns_dice.vocabulary import Part as ScorePart

LABELS = ("fireworks", "second-group", "boats")
"""Of the parts of the score."""


class SheetData(NamedTuple):
    layout: Layout
    seat: Seat
    computer: bool
    pencil: bool
    """This seat is shading now."""
    sheet: Sheet
    colors: tuple[str, ...]
    title: str
    note: str
    bonus_title: str
    stacks: tuple[tuple[str, QRectF], ...]
    """Shape → where a launched tile comes from; none if it was laid by hand."""
    last_tile: int | None
    """The tile that was launched in the last step."""


def _note(table: TableState) -> str:
    """Which sheet this is, and the turn."""
    view, content = table.view, table.game.content
    if view.stage >= LAST_LAUNCH:
        return table.label("last-launches")
    turns = content.tables[view.players].turns
    letter = content.sheets[view.sheets[table.seating.shown]].letter
    return table.label("sheet", letter, min(view.turn + 1, turns), turns)


class SheetPart(Part[SheetData]):
    name = "lake"

    def read(self, table: TableState) -> SheetData:
        seat, shapes = table.seating.shown, table.game.content.shapes
        launched = any(
            isinstance(event, told.FireworksLaunched) and event.seat == seat
            for event in table.position.history.events
        )
        names = [shapes[shape].id for shape in table.view.shapes]
        return SheetData(
            table.layout,
            seat,
            table.session.players[seat].computer,
            table.has_pencil == seat,
            table.sheet,
            table.game.content.colors,
            table.label("lake", table.session.players[seat].name),
            _note(table),
            table.label("turn-bonus"),
            () if table.laid_by_hand else tuple(zip(names, table.layout.stack, strict=False)),
            len(table.sheet.tiles) - 1 if launched else None,
        )

    def items(self) -> dict[str, ItemSpec]:
        return {**self._paper(), **self._pools(), **self._tiles(), **self._rows()}

    def signs(self) -> Regions:
        data, layout, seat = self.data, self.data.layout, self.data.seat
        found = {Target("bonus", (seat, n)): at for n, at in enumerate(layout.bonuses)}
        pools = range(len(data.sheet.pools))
        found |= {Target("pool", (seat, pool)): layout.pool(pool) for pool in pools}
        return found | {Target("sheet", (seat,)): layout.sheet}

    def _paper(self) -> dict[str, ItemSpec]:
        data, layout, f, z = self.data, self.data.layout, self.data.layout.f, zorder.CELL
        bed = layout.bed.translated(-layout.sheet.topLeft())
        frame = (bed.left(), bed.top(), bed.width(), bed.height())
        title = (data.seat, data.title, data.computer, data.pencil, f)
        note = (data.note, 14.5 * f, "ink_soft", "right", False)
        head = (data.bonus_title, 12.5 * f, "ink_soft")
        return {
            "sheet": ItemSpec("sheet", (frame, layout.side, f), layout.sheet, z, soft=False),
            f"title:{data.seat}": ItemSpec("title", title, layout.title, z + 1),
            "note": ItemSpec("note", note, layout.note, z + 1),
            "bonus-title": ItemSpec("two-lines", head, layout.bonus_title, z + 1),
        }

    def _pools(self) -> dict[str, ItemSpec]:
        sheet, layout = self.data.sheet, self.data.layout
        covered = sheet.covered
        return {
            f"pool:{n}": ItemSpec("pool", (pool,), layout.pool(n), zorder.PIECE, soft=False)
            for n, pool in enumerate(sheet.pools)
            if n not in covered
        }

    def _tiles(self) -> dict[str, ItemSpec]:
        data, layout, shown = self.data, self.data.layout, dict[str, ItemSpec]()
        stacks = dict(data.stacks)
        for n, (shape, pools, points) in enumerate(data.sheet.tiles):
            rect, cells = layout.over(pools)
            z = zorder.LAST if n == data.last_tile else zorder.PIECE + 0.5
            shown[f"tile:{data.seat}:{n}"] = ItemSpec(
                "tile", (shape, cells, points, "laid"), rect, z,
                enter=stacks.get(shape), soft=False,
            )  # fmt: skip
        if data.sheet.group:
            rect, cells = layout.over(data.sheet.group)
            shown["group"] = ItemSpec("group", (cells, layout.side), rect, zorder.SEAM - 0.5)
        return shown

    def _rows(self) -> dict[str, ItemSpec]:
        data, f = self.data, self.data.layout.f
        places = zip(data.sheet.rows, data.layout.bonuses, strict=True)
        return {
            f"bonus:{n}": ItemSpec(
                "bonus", (n + 1, data.colors[color], stands, f), rect, zorder.CELL + 1
            )
            for n, ((color, stands), rect) in enumerate(places)
        }


def reckoning(table: TableState) -> Shown:
    """Gifts and score, with what the move under the pointer would change."""
    layout, f, z = table.layout, table.layout.f, zorder.CELL + 1
    gains = dict.fromkeys(ScorePart, 0)
    for change in () if table.preview is None else table.preview.of(table.seating.own):
        if change.what == Count.POINTS:
            gains[ScorePart(change.key[0])] += change.number
    kept, spent = table.sheet.gifts
    gifts = (kept, spent, layout.gift_columns, table.label("gifts", kept), f)
    items = {"gifts": ItemSpec("gifts", gifts, layout.gifts, z)}
    parts = zip(LABELS, table.sheet.score, gains.values(), layout.parts, strict=True)
    for n, (label, points, gain, rect) in enumerate(parts):
        face = (n, table.label(label), points, gain, f)
        items[f"part:{n}"] = ItemSpec("part", face, rect, z, soft=False)
    total = (table.label("score"), sum(table.sheet.score), sum(gains.values()), f)
    items["total"] = ItemSpec("total", total, layout.total, z, soft=False)
    regions = {Target("reason", (n,)): rect for n, rect in enumerate(layout.parts)}
    seat = table.seating.shown
    signs = {Target("score", (seat, n)): rect for n, rect in enumerate(layout.parts)}
    signs |= {Target("gifts", (seat,)): layout.gifts, Target("total", (seat,)): layout.total}
    return Shown(items, regions, signs=signs)
