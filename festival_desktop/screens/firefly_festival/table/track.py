"""The score track, and what is left of what belongs to all."""

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.firefly_festival.table.paint_shared import track_x
from festival_desktop.screens.firefly_festival.table.table_state import TableState

LAP = 100
"""The score track grows by this."""


def track(table: TableState) -> Shown:
    layout, view, label = table.layout, table.now.view, table.label
    warning = table.now.warning(table.session.players)
    face = (
        label("sorin"), view.sorin, table.content.tables[view.players].sorin,
        label("deck", view.deck_size), label(*warning) if warning else "",
        layout.m(0.85, 1.05),
    )  # fmt: skip
    items = _track(table) | {"stocks": ItemSpec("stocks", face, layout.stocks, zorder.PANEL)}
    return Shown(items, signs={Target("track"): layout.track, Target("stocks"): layout.stocks})


def _track(table: TableState) -> dict[str, ItemSpec]:
    """Markers where points are; those with about the same points stand behind each other."""
    rect, points = table.layout.track, table.now.view.points
    most = LAP * max(1, -(-max(points) // LAP))
    face = (most, table.layout.m(0.85, 1.1))
    shown = {"track": ItemSpec("track", face, rect, zorder.PANEL)}
    side = rect.height() * 0.94
    taken: list[float] = []
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
        x = track_x(rect, points[seat], most)
        crowd = sum(abs(x - other) < side * 0.5 for other in taken)
        taken.append(x)
        shift = crowd * side * 0.42
        if x + shift > rect.right() - side / 2:
            shift = -shift
        spot = QRectF(x - side / 2 + shift, rect.top() - 2, side, side * 0.9)
        z = zorder.ON_PANEL + 0.01 * seat
        shown[f"boat:{seat}"] = ItemSpec("boat", (seat, bool(crowd)), spot, z, area="track")
    return shown
