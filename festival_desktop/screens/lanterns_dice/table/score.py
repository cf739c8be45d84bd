"""Gifts and score of the large sheet, with what the move under the pointer would change."""

from typing import NamedTuple

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.tables.lanterns_dice.vocabulary import Part as ScorePart

LABELS = ("fireworks", "second-group", "boats")


class ReckoningData(NamedTuple):
    layout: Layout
    gifts: tuple[int, ...]
    gifts_label: str
    parts: tuple[tuple[str, int, int], ...]
    """Label, points, and by how much they would change, of each part of the score."""
    total_label: str


def reckoning_data(r: Reading) -> ReckoningData:
    gains = dict.fromkeys(ScorePart, 0)
    for change in () if r.preview is None else r.preview.of(r.seating.own):
        if change.what == Count.POINTS:
            gains[ScorePart(change.key[0])] += change.number
    parts = zip(map(r.label, LABELS), r.sheet.score, gains.values(), strict=True)
    gifts = r.sheet.gifts
    return ReckoningData(
        r.layout, gifts, r.label("gifts", gifts[0]), tuple(parts), r.label("score")
    )


class ReckoningPart(Part[ReckoningData]):
    def items(self) -> dict[str, ItemSpec]:
        data, layout, f, z = self.data, self.data.layout, self.data.layout.f, zorder.CELL + 1
        gifts = (*data.gifts, layout.gift_columns, data.gifts_label, f)
        shown = {"gifts": ItemSpec("gifts", gifts, layout.gifts, z)}
        for n, (label, points, gain) in enumerate(data.parts):
            face = (n, label, points, gain, f)
            shown[f"part:{n}"] = ItemSpec("part", face, layout.parts[n], z, soft=False)
        points, gain = (sum(numbers) for numbers in list(zip(*data.parts, strict=True))[1:])
        total = (data.total_label, points, gain, f)
        shown["total"] = ItemSpec("total", total, layout.total, z, soft=False)
        return shown

    def regions(self) -> Regions:
        places = enumerate(self.data.layout.parts)
        return {Target("reason", (n,)): rect for n, rect in places}
