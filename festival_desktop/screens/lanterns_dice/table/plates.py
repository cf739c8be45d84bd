"""The name plates around the tray: who sits there, and the colour that seat faces."""

from festival_desktop.games.lanterns_dice.state import ROLL
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.tables.lanterns_dice.tray import free_areas


def plates(r: Reading) -> dict[str, ItemSpec]:
    found = ((side, rect, *_plate(r, side)) for side, rect in r.layout.plates.items())
    return {
        f"plate:{side}": ItemSpec(kind, face, rect, zorder.PANEL, soft=False)
        for side, rect, kind, face in found
    }


def _plate(r: Reading, side: int) -> tuple[str, tuple[object, ...]]:
    # What fell is told when the dice have come to rest.
    color = None if r.rolling else r.color_at(side)
    die, f = "" if color is None else r.game.content.colors[color], r.layout.f
    seat = r.seating.seat_at.get(side)
    if seat is None:
        return "nobody", (r.label("nobody"), die, f)
    name = left = ""
    if color is not None:
        name = r.label(f"color:{color}")
        if r.view.stage is not ROLL:
            left = r.label("areas-left", len(free_areas(r.game, r.view, seat, 1 << color)))
    player, active = r.session.players[seat], r.session.active == seat
    return "plate", (seat, player.name, player.computer, die, name, left, active, f)
