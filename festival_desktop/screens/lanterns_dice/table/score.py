"""Gifts and score of the large sheet, with what the move under the pointer would change."""

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.tables.lanterns_dice.vocabulary import Part as ScorePart

LABELS = ("fireworks", "second-group", "boats")


def reckoning(r: Reading) -> Shown:
    layout, f, z = r.layout, r.layout.f, zorder.CELL + 1
    gains = dict.fromkeys(ScorePart, 0)
    for change in () if r.preview is None else r.preview.of(r.seating.own):
        if change.what == Count.POINTS:
            gains[ScorePart(change.key[0])] += change.number
    kept, spent = r.sheet.gifts
    gifts = (kept, spent, layout.gift_columns, r.label("gifts", kept), f)
    items = {"gifts": ItemSpec("gifts", gifts, layout.gifts, z)}
    parts = zip(LABELS, r.sheet.score, gains.values(), layout.parts, strict=True)
    for n, (label, points, gain, rect) in enumerate(parts):
        face = (n, r.label(label), points, gain, f)
        items[f"part:{n}"] = ItemSpec("part", face, rect, z, soft=False)
    total = (r.label("score"), sum(r.sheet.score), sum(gains.values()), f)
    items["total"] = ItemSpec("total", total, layout.total, z, soft=False)
    return Shown(items, {Target("reason", (n,)): rect for n, rect in enumerate(layout.parts)})
