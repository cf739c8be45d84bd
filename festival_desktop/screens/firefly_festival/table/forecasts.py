"""Festivals before they are held: the card of an island, and all islands at once.

Also the bubble that tells what a power or a goal says, because it is shown in the same way.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import wrapped_height
from festival_desktop.games.firefly_festival.state import CHOOSE, NO_POWER
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.firefly_festival.pictures.isles import START
from festival_desktop.screens.firefly_festival.table.outlook import Outlook, festive
from festival_desktop.screens.firefly_festival.table.paint_seats import BETWEEN
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

Props = dict[str, Prop]


def forecasts(scene: "FireflyScene") -> Props:
    shown: Props = {}
    if scene.forecasting:
        for island in festive(scene.game, scene.position):
            if not scene.outlook(island).sealed:
                shown[f"forecast:{island}"] = _forecast(scene, island)
    here = scene.hovered_island
    idle = scene.intent.action in (None, Action.FESTIVAL) and scene.gestures.lifted is None
    if here is not None and idle and _worth_a_card(scene, here):
        shown.update(_card(scene, here))
    shown.update(_bubble(scene))
    return shown


def _worth_a_card(scene: "FireflyScene", island: int) -> bool:
    """Islands with a floor, or any where festivals are what it is about."""
    view = scene.session.view
    never = scene.board.size(island) == START or view.sealed >> island & 1
    if never or view.stage is CHOOSE:
        return False
    asked = scene.forecasting or scene.intent.action is Action.FESTIVAL or scene.cursor is not None
    return asked or bool(view.floors[island])


def _forecast(scene: "FireflyScene", island: int) -> Prop:
    seen = scene.outlook(island)
    most = max(seen.weights)
    rows = tuple(
        (seat, points, bool(seen.weights[seat]) and seen.weights[seat] == most, seat == seen.host)
        for seat, points in enumerate(seen.points)
    )
    face = (rows, seen.missing, not seen.missing)
    return Prop("forecast", face, scene.board.block(island), zorder.SEAM + 1)


# -- one island ----------------------------------------------------------------------------------


def _card(scene: "FireflyScene", island: int) -> Props:
    seen, layout, label = scene.outlook(island), scene.layout, scene.words.label
    s = layout.m(0.86, 1.08) * max(1.0, min(1.15, text_scale()))
    order = sorted(range(len(seen.points)), key=lambda seat: (-seen.weights[seat], seat))
    rows = tuple(
        (seat, seen.pieces[seat], seen.value, seen.points[seat], seat == seen.host)
        for seat in order
        if seen.pieces[seat] or seat == seen.host or len(order) <= 4
    )
    tile = scene.session.view.layout[island]
    heading = label("festival", label(f"tile:{tile}"))
    last, good = _verdict(scene, seen)
    face = (heading, _conditions(seen), rows, last, good, s)
    size = QRectF(0, 0, 158 * s, (22 + 39 + 34) * s + len(rows) * 19 * s)
    block = scene.board.block(island)
    spot = _beside(size, block, scene.layout.lake.adjusted(9, 9, -9, -9))
    shown = {"card": Prop("festival", face, spot, zorder.BADGE, soft=False)}
    beads = tuple((seat, seen.pieces[seat]) for seat in order if seen.pieces[seat])
    if beads:
        c = scene.board.cell
        tray = QRectF(block.left() + 0.2 * c, block.top() - 0.22 * c, 2.6 * c, 0.34 * c)
        shown["beads"] = Prop("beads", beads, tray, zorder.SEAM, soft=False)
    return shown


def _conditions(seen: Outlook) -> tuple[tuple[str, str, bool], ...]:
    own = seen.weights[seen.host]
    best = max(weight for seat, weight in enumerate(seen.weights) if seat != seen.host)
    keys = {key for key, _ in seen.missing}
    return (
        ("pagoda", f"{seen.floors[0]}/{seen.floors[1]}", "needs-floors" not in keys),
        ("bridge", f"{seen.bridges[0]}/{max(seen.bridges)}", "needs-bridges" not in keys),
        ("worker", str(seen.workers), "needs-worker" not in keys),
        (str(seen.host), f"{own}:{best}", "needs-pieces" not in keys),
    )


def _verdict(scene: "FireflyScene", seen: Outlook) -> tuple[str, bool]:
    if seen.missing:
        key, number = seen.missing[0]
        values = () if key in ("needs-worker", "needs-sorin") else (number,)
        return scene.words.label(key, *values), False
    return scene.words.label("hold"), True


def _beside(card: QRectF, block: QRectF, room: QRectF) -> QRectF:
    """Beside an island, never over it, within the lake."""
    card.moveCenter(block.center())
    if block.right() + card.width() + 4 <= room.right():
        card.moveLeft(block.right() + 4)
    else:
        card.moveRight(block.left() - 4)
    y = min(max(card.top(), room.top()), room.bottom() - card.height())
    card.moveTop(y)
    return card


# -- what a power or a goal says -----------------------------------------------------------------


def _bubble(scene: "FireflyScene") -> Props:
    told = _told(scene)
    if told is None:
        return {}
    name, words, beside = told
    layout = scene.layout
    px, wide = layout.m(12.5, 15), layout.m(220, 270)
    high = wrapped_height(words, wide - 20, px) + px * 1.7 * text_scale() + 16
    rect = QRectF(0, 0, wide, high)
    rect.moveCenter(beside.center())
    on_left = beside.center().x() < scene.size.width() / 2
    if on_left:
        rect.moveLeft(beside.right() + 8)
    else:
        rect.moveRight(beside.left() - 8)
    top = min(max(rect.top(), 6.0), scene.size.height() - high - 6)
    rect.moveTopLeft(QPointF(rect.left(), top))
    return {"bubble": Prop("bubble", (name, words, px), rect, zorder.TOOL, soft=False)}


def _told(scene: "FireflyScene") -> tuple[str, str, QRectF] | None:
    label, layout = scene.words.label, scene.layout
    seat = scene.read_seat
    if scene.cursor is not None:
        seat = scene.cursor.key[0] if scene.cursor.kind == "seat" else None
    if seat is not None:
        power = scene.session.view.powers[seat]
        if power in (NO_POWER, UNKNOWN_POWER):
            return None
        name = BETWEEN.join((label(f"power:{power}"), label("chain", scene.chains[seat])))
        return name, label(f"power-text:{power}"), layout.seats[seat]
    target = scene.hovered
    if target is None or target.kind != "secret":
        return None
    place = scene.targets.place_of(target)
    if place is None:
        return None
    (goal,) = target.key
    return label(f"secret:{goal}"), label(f"secret-text:{goal}"), place
