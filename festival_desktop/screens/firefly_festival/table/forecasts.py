"""Festivals before they are held: the card of an island, and all islands at once."""

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, wrapped_height
from festival_desktop.games.firefly_festival.state import CHOOSE
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.firefly_festival.pictures.isles import START
from festival_desktop.screens.firefly_festival.table.layout import beside
from festival_desktop.screens.firefly_festival.table.paint_cards import VERDICT
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.forecast import Forecast
from festival_desktop.tables.firefly_festival.vocabulary import Missing


def forecasts(table: TableState) -> Shown:
    """On every island, if that is wanted; a card for one; and who could hold which."""
    view, items = table.now.view, dict[str, ItemSpec]()
    here = None if (island := _on_card(table)) is None else _seen(table, island)
    for island, size in enumerate(table.board.sizes if table.forecasting or table.planning else ()):
        if size == START or view.sealed >> island & 1:
            continue
        seen = _seen(table, island)
        if table.forecasting:
            items[f"forecast:{island}"] = _forecast(table, seen)
        if table.planning and seen.callers and seen != here:
            beads = tuple((seat, 1) for seat in seen.callers)
            items[f"callers:{island}"] = _beads(table, island, beads)
    if here is None:
        return Shown(items)
    order = sorted(range(len(here.weights)), key=lambda seat: (-here.weights[seat], seat))
    items["card"] = _card(table, here, order)
    beads = tuple((seat, here.pieces[seat]) for seat in order if here.pieces[seat])
    if beads:
        items["beads"] = _beads(table, here.island, beads)
    return Shown(items)


def _seen(table: TableState, island: int) -> Forecast:
    return table.firefly.forecast(table.now.view, table.now.seat, island)


def _on_card(table: TableState) -> int | None:
    """Islands with a floor have a card, or any where festivals are what it is about."""
    view, action, island = table.now.view, table.intent.action, table.island
    busy = action not in (None, Action.FESTIVAL) or table.pointer.lifted is not None
    if island is None or busy or view.stage is CHOOSE:
        return None
    if table.board.sizes[island] == START or view.sealed >> island & 1:
        return None
    asked = table.forecasting or action is not None or table.pointer.focus is not None
    return island if asked or view.floors[island] else None


def _beads(table: TableState, island: int, beads: tuple[tuple[int, int], ...]) -> ItemSpec:
    """On the upper shore: seats, and how many beads of each."""
    block, c = table.board.block(island), table.board.cell
    tray = QRectF(block.left() + 0.2 * c, block.top() - 0.22 * c, 2.6 * c, 0.34 * c)
    return ItemSpec("beads", beads, tray, zorder.SEAM, soft=False)


def _forecast(table: TableState, seen: Forecast) -> ItemSpec:
    most = max(seen.weights)
    rows = tuple(
        (seat, _points(seen, seat), weight == most > 0, seat in seen.callers)
        for seat, weight in enumerate(seen.weights)
    )
    missing = tuple((str(what), number) for what, number in seen.missing)
    face = (rows, missing, seen.callers, seen.seat in seen.callers)
    return ItemSpec("forecast", face, table.board.block(seen.island), zorder.SEAM + 1)


def _card(table: TableState, seen: Forecast, order: list[int]) -> ItemSpec:
    label, s = table.label, table.layout.m(0.86, 1.08) * max(1.0, min(1.15, text_scale()))
    rows = tuple(
        (seat, _sum(seen, seat), _points(seen, seat), seat in seen.callers)
        for seat in order
        if seen.pieces[seat] or seat == seen.seat or len(order) <= 4
    )
    tile, verdict = table.now.view.layout[seen.island], _verdict(table, seen)
    wide = 172 * s
    foot = wrapped_height(verdict, wide - 14, VERDICT * s, BOLD) + 6 * s
    heading = label("festival", label(f"tile:{tile}"))
    face = (heading, _conditions(seen), rows, verdict, not seen.missing, foot, s)
    size = QRectF(0, 0, wide, (22 + 39 + 9 + len(rows) * 19) * s + foot)
    room = table.layout.lake.adjusted(9, 9, -9, -9)
    spot = beside(size, table.board.block(seen.island), room, 4)
    return ItemSpec("festival", face, spot, zorder.BADGE, soft=False)


def _sum(seen: Forecast, seat: int) -> str:
    """What the points are made of; in brackets what they are only if this seat holds it."""
    share = seen.pieces[seat] * seen.value
    guest, caller = seen.as_guest[seat] - share, seen.as_caller[seat] - seen.as_guest[seat]
    parts = [f"{seen.pieces[seat]} × {seen.value}", f"+ {guest}" if guest else ""]
    if caller:
        parts.append(f"+ {caller}" if seen.callers == (seat,) else f"(+ {caller})")
    return " ".join(filter(None, parts))


def _verdict(table: TableState, seen: Forecast) -> str:
    """Who can hold it, and what is missing for whoever looks."""
    label, players = table.label, table.session.players
    names = [players[seat].name for seat in seen.callers]
    who = label("can-hold", *names) if names else label("nobody-holds")
    if not seen.missing:
        return who
    what, number = seen.missing[0]
    values = () if what in (Missing.WORKER, Missing.SORIN) else (number,)
    return "\n".join((who, label(f"needs-{what}", *values)))


def _points(seen: Forecast, seat: int) -> str:
    points = seen.points(seat)
    return "/".join(f"+{number}" for number in points) if any(points) else "–"


def _conditions(seen: Forecast) -> tuple[tuple[str, str, bool], ...]:
    own = seen.weights[seen.seat]
    best = max(weight for seat, weight in enumerate(seen.weights) if seat != seen.seat)
    missing = {what for what, _ in seen.missing}
    return (
        ("pagoda", "{}/{}".format(*seen.floors), Missing.FLOORS not in missing),
        ("bridge", "{}/{}".format(*seen.bridges), Missing.BRIDGES not in missing),
        ("worker", str(seen.workers), Missing.WORKER not in missing),
        (str(seen.seat), f"{own}:{best}", Missing.PIECES not in missing),
    )
