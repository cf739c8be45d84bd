"""What the move under the pointer would do: seen before it is done."""

from typing import TYPE_CHECKING, Any, NamedTuple

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import completed
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.tables.lanterns_dice.pieces import group_and_boats

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene


class Preview(NamedTuple):
    die: str
    """The colour of the area; empty for fireworks."""
    events: tuple[Any, ...]
    gains: tuple[int, int, int]
    """What the three parts of the score would change by."""
    boats: tuple[int, ...]
    """Boats that would be surrounded."""


def preview(scene: "DiceScene") -> Preview | None:
    """The preview of what is hovered now, by the mouse or the keyboard."""
    if scene.pointed or scene.shown_seat != scene.own:
        return None
    if scene.launching.held is not None:
        return _launch(scene, scene.launching.held)
    touched = [target for target in scene.session.picker.touched if target.kind == "area"]
    hovered = touched[-1] if touched else scene.hovered
    if hovered is None or hovered.kind != "area":
        return None
    (area,) = hovered.key
    if area not in scene.lit() and hovered not in touched:
        return None
    return _shade(scene, area)


def _launch(scene: "DiceScene", shape: int) -> Preview | None:
    corner = scene.hovered_corner
    if corner is None or not scene.launching.fits(shape, corner):
        return None
    events = scene.session.foresee_move(scene.launching.move(shape, corner))
    return Preview("", tuple(events), (scene.top_points(shape), 0, 0), ())


def _shade(scene: "DiceScene", area: int) -> Preview:
    content, view = scene.game.content, scene.session.view
    move = next((move for move in scene.session.moves if _shades(move, area)), None)
    before = view.shaded[scene.own]
    bits = 0b11 << area // 2 * 2 if isinstance(move, m.ShadePool) else 1 << area
    after = before | bits
    was, would = group_and_boats(content, before), group_and_boats(content, after)
    done, will = completed(before), completed(after)
    boats = tuple(
        boat
        for boat in content.boats
        if surrounded(after, will, boat) and not surrounded(before, done, boat)
    )
    if scene.tray.trying:
        events = scene.tray.foresee(area)
    else:
        events = () if move is None else tuple(scene.session.foresee_move(move))
    gains = (0, would[0] - was[0], would[1] - was[1])
    return Preview(scene.sheets.areas[area].die, events, gains, boats)


def _shades(move: Any, area: int) -> bool:
    if isinstance(move, m.ShadePool):
        return bool(move.pool == area // 2)
    return isinstance(move, m.Shade | m.ShadeBeside) and move.area == area
