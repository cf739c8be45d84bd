"""The large sheet: its paper, its lake with tiles, its turn bonuses, gifts and score."""

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.tables.lanterns_dice.vocabulary import Part as ScorePart

LABELS = ("fireworks", "second-group", "boats")
"""Of the parts of the score."""
Items = dict[str, ItemSpec]


def sheet(table: TableState) -> Shown:
    seat, layout = table.seating.shown, table.layout
    signs = {Target("bonus", (seat, n)): at for n, at in enumerate(layout.bonuses)}
    signs |= {Target("pool", (seat, n)): layout.pool(n) for n in range(len(table.sheet.pools))}
    signs[Target("sheet", (seat,))] = layout.sheet
    return Shown(_paper(table) | _pools(table) | _tiles(table) | _rows(table), signs=signs)


def sheet_depends(table: TableState) -> object:
    return (
        table.layout, table.seating.shown, table.sheet, table.view.stage, table.view.turn,
        table.has_pencil, table.interaction.launching.laid_by_hand, table.position.history.events,
    )  # fmt: skip


def _paper(table: TableState) -> Items:
    layout, f, z = table.layout, table.layout.f, zorder.CELL
    seat = table.seating.shown
    player, pencil = table.session.players[seat], table.has_pencil == seat
    bed = layout.bed.translated(-layout.sheet.topLeft())
    title = (seat, table.label("lake", player.name), player.computer, pencil, f)
    note = (_note(table), 14.5 * f, "ink_soft", "right", False)
    head = (table.label("turn-bonus"), 12.5 * f, "ink_soft")
    paper = (bed.getRect(), layout.side, f)
    return {
        "sheet": ItemSpec("sheet", paper, layout.sheet, z, soft=False),
        f"title:{seat}": ItemSpec("title", title, layout.title, z + 1),
        "note": ItemSpec("note", note, layout.note, z + 1),
        "bonus-title": ItemSpec("two-lines", head, layout.bonus_title, z + 1),
    }


def _note(table: TableState) -> str:
    """Which sheet this is, and the turn."""
    view, content = table.view, table.game.content
    if view.stage >= LAST_LAUNCH:
        return table.label("last-launches")
    turns = content.tables[view.players].turns
    letter = content.sheets[view.sheets[table.seating.shown]].letter
    return table.label("sheet", letter, min(view.turn + 1, turns), turns)


def _pools(table: TableState) -> Items:
    covered = table.sheet.covered
    return {
        f"pool:{n}": ItemSpec("pool", (pool,), table.layout.pool(n), zorder.PIECE, soft=False)
        for n, pool in enumerate(table.sheet.pools)
        if n not in covered
    }


def _tiles(table: TableState) -> Items:
    """Those launched in the last step lie above the others, and come from their stacks."""
    shown, layout, seat, shapes = Items(), table.layout, table.seating.shown, table.view.shapes
    names = [table.game.content.shapes[shape].id for shape in shapes]
    by_hand = table.interaction.launching.laid_by_hand
    stacks = {} if by_hand else dict(zip(names, layout.stack, strict=False))
    launched = any(
        isinstance(event, told.FireworksLaunched) and event.seat == seat
        for event in table.position.history.events
    )
    last = len(table.sheet.tiles) - 1 if launched else None
    for n, (shape, pools, points) in enumerate(table.sheet.tiles):
        rect, cells = layout.over(pools)
        z = zorder.LAST if n == last else zorder.PIECE + 0.5
        shown[f"tile:{seat}:{n}"] = ItemSpec(
            "tile", (shape, cells, points, "laid"), rect, z,
            enter=stacks.get(shape), soft=False,
        )  # fmt: skip
    if table.sheet.group:
        rect, cells = layout.over(table.sheet.group)
        shown["group"] = ItemSpec("group", (cells, layout.side), rect, zorder.SEAM - 0.5)
    return shown


def _rows(table: TableState) -> Items:
    colors, f = table.game.content.colors, table.layout.f
    places = zip(table.sheet.rows, table.layout.bonuses, strict=True)
    return {
        f"bonus:{n}": ItemSpec("bonus", (n + 1, colors[color], stands, f), rect, zorder.CELL + 1)
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
