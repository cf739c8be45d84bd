"""The large sheet: its paper, lake, turn bonuses, gifts and score.

Reads the scene and changes nothing. The same position always gives the same props.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.lanterns_dice.lake import POOLS, xy
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

Props = dict[str, Prop]
PARTS = ("fireworks", "second-group", "boats")


def table(scene: "DiceScene") -> Props:
    """The paper and what is written on it; it changes with the position only."""
    shown = _paper(scene)
    shown.update(_lake(scene))
    shown.update(_rows(scene))
    return shown


def _paper(scene: "DiceScene") -> Props:
    layout, seat, words = scene.layout, scene.shown_seat, scene.words.label
    player, f = scene.session.players[seat], scene.layout.f
    bed = layout.bed.translated(-layout.sheet.topLeft())
    frame = (bed.left(), bed.top(), bed.width(), bed.height())
    title = (seat, words("lake", player.name), player.computer, f)
    note = (_note(scene), 14.5 * f, "ink_soft", "right", False)
    head = (words("turn-bonus"), 12.5 * f, "ink_soft")
    z = zorder.CELL
    return {
        "sheet": Prop("sheet", (frame, layout.side, f), layout.sheet, z, soft=False),
        f"title:{seat}": Prop("title", title, layout.title, z + 1),
        "note": Prop("note", note, layout.note, z + 1),
        "bonus-title": Prop("two-lines", head, layout.bonus_title, z + 1),
    }


def _note(scene: "DiceScene") -> str:
    view, content, seat = scene.session.view, scene.game.content, scene.shown_seat
    if view.stage >= LAST_LAUNCH:
        return scene.words.label("last-launches")
    turns = content.tables[view.players].turns
    letter = content.sheets[view.sheets[seat]].letter
    return scene.words.label("sheet", letter, min(view.turn + 1, turns), turns)


def _lake(scene: "DiceScene") -> Props:
    sheet, shown = scene.sheets.sheet(scene.shown_seat), {}
    for n in range(POOLS):
        if n not in sheet.covered:
            rect = scene.pool_rect(n)
            shown[f"pool:{n}"] = Prop("pool", (sheet.pools[n],), rect, zorder.PIECE, soft=False)
    for n, (shape, cells, points) in enumerate(sheet.tiles):
        rect, shifted = tile_rect(scene, cells)
        face = (shape, shifted, points, "laid")
        last = zorder.LAST if scene.is_last_tile(scene.shown_seat, n) else zorder.PIECE + 0.5
        key = f"tile:{scene.shown_seat}:{n}"
        flies = key not in scene.actors and not scene.laid_by_hand
        enter = scene.launched_from(shape) if flies else None
        shown[key] = Prop("tile", face, rect, last, enter=enter, soft=flies)
    if sheet.group:
        rect, cells = tile_rect(scene, tuple(map(xy, sheet.group)))
        shown["group"] = Prop("group", (cells, scene.layout.side), rect, zorder.SEAM - 0.5)
    return shown


def tile_rect(
    scene: "DiceScene", cells: tuple[tuple[int, int], ...]
) -> tuple[QRectF, tuple[tuple[int, int], ...]]:
    """The rectangle some pools fill, and their places in it."""
    west, north = (min(cell[axis] for cell in cells) for axis in (0, 1))
    shifted = tuple((x - west, y - north) for x, y in cells)
    wide, high = (max(cell[axis] for cell in shifted) + 1 for axis in (0, 1))
    first, k = scene.layout.cell(west, north), scene.layout.side
    return QRectF(first.left(), first.top(), wide * k, high * k), shifted


def _rows(scene: "DiceScene") -> Props:
    sheet, f = scene.sheets.sheet(scene.shown_seat), scene.layout.f
    colors = scene.sheets.colors
    return {
        f"bonus:{n}": Prop("bonus", (n + 1, colors[color], stands, f), rect, zorder.CELL + 1)
        for n, ((color, stands), rect) in enumerate(
            zip(sheet.rows, scene.layout.bonuses, strict=True)
        )
    }


def reckoning(scene: "DiceScene") -> Props:
    """Gifts and score, with what the move under the pointer would change."""
    layout, words, f = scene.layout, scene.words.label, scene.layout.f
    sheet = scene.sheets.sheet(scene.shown_seat)
    seen = scene.preview if scene.shown_seat == scene.own else None
    gains = seen.gains if seen is not None else (0, 0, 0)
    have, spent = sheet.gifts
    gifts = (have, spent, layout.gift_columns, words("gifts", have), f)
    z = zorder.CELL + 1
    shown = {"gifts": Prop("gifts", gifts, layout.gifts, z)}
    for n, (name, rect) in enumerate(zip(PARTS, layout.parts, strict=True)):
        face = (n, words(name), sheet.score[n], gains[n], f)
        shown[f"part:{n}"] = Prop("part", face, rect, z, soft=False)
    total = (words("score"), sum(sheet.score), sum(gains), f)
    shown["total"] = Prop("total", total, layout.total, z, soft=False)
    return shown
