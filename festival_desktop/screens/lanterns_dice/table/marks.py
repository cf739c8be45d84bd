"""Marks over the table: what was done last, what a score is for, what a hint means, the focus."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, xy
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part
from festival_desktop.screens.lanterns_dice.pictures.lake import Area
from festival_desktop.screens.lanterns_dice.table.layout import Layout, size_of
from festival_desktop.screens.lanterns_dice.table.paint_minis import mini_places
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.tables.lanterns_dice.selections import attempt


class MarksData(NamedTuple):
    layout: Layout
    shown: Seat
    others: tuple[Seat, ...]
    shaded: tuple[int, ...]
    """Areas of the large sheet that were shaded last."""
    taking_back: int | None
    """The area that a press would take back."""
    last_pools: tuple[tuple[Seat, tuple[int, ...]], ...]
    """On a small sheet, or under a tile: the pools of the last step."""
    reasons: tuple[int, ...]
    """Pools that what is under the pointer is about."""


def marks_data(r: Reading) -> MarksData:
    shaded, pools = [], dict[Seat, tuple[int, ...]]()
    for event in r.position.history.events:
        if isinstance(event, told.FireworksLaunched):
            pools[event.seat] = tuple(members(event.pools))
        elif isinstance(event, told.AreaShaded):
            if event.seat == r.seating.shown:
                shaded.append(event.area)
            else:
                pools[event.seat] = (event.area // 2,)
    return MarksData(
        r.layout,
        r.seating.shown,
        r.seating.others,
        tuple(shaded),
        r.taking_back,
        tuple(pools.items()),
        tuple(_reasons(r)),
    )


def _reasons(r: Reading) -> Sequence[int]:
    """Under the pointer, a part of the score shows what it is for, and a stack where it fits."""
    if r.hovered is None:
        return ()
    if r.hovered.kind == "reason":
        lit = [n for n, pool in enumerate(r.sheet.pools) if pool.stands == "lit"]
        return ([*r.sheet.covered], r.sheet.group, lit)[r.hovered.key[0]]
    if r.hovered.kind == "stack" and r.tile is None:
        return sorted(r.position.room(r.seating.shown, r.hovered.key[0]))
    return ()


class MarksPart(Part[MarksData]):
    def __init__(self, areas: tuple[Area, ...]) -> None:
        super().__init__()
        self._areas = areas

    def items(self) -> dict[str, ItemSpec]:
        data, layout, shown = self.data, self.data.layout, dict[str, ItemSpec]()
        back = data.taking_back
        for area in data.shaded if back is None else {*data.shaded, back}:
            face = (self._areas[area].sides, area == back)
            shown[f"last:{area}"] = ItemSpec(
                "last", face, layout.pool(area // 2), zorder.GHOST + 1
            )
        for seat, pools in data.last_pools:
            shown |= self._contour(seat, pools)
        for pool in data.reasons:
            rect = layout.pool(pool)
            shown[f"reason:{pool}"] = ItemSpec("spot", (0.9,), rect, zorder.SEAM, soft=False)
        return shown

    def _contour(self, seat: Seat, pools: tuple[int, ...]) -> dict[str, ItemSpec]:
        """Light along the outline of these pools, on the large sheet or on a small one."""
        layout, k = self.data.layout, self.data.layout.side
        rect, cells = layout.over(pools)
        if seat != self.data.shown:
            places = dict(zip(self.data.others, layout.minis, strict=False))
            if layout.large or seat not in places:
                return {}
            origin, k, *_ = mini_places(places[seat], layout.f)
            west, north = (min(xy(pool)[axis] for pool in pools) for axis in (0, 1))
            rect = QRectF(origin + QPointF(west, north) * k, size_of(cells) * k)
        return {f"last-pools:{seat}": ItemSpec("contour", (cells, k), rect, zorder.BADGE)}


class HighlightData(NamedTuple):
    layout: Layout
    areas: tuple[tuple[int, int], ...]
    """Number of the highlight, and the area."""
    places: tuple[tuple[int, QRectF], ...]
    pools: tuple[int, ...]
    """Where a hint would launch a tile."""
    focus: tuple[Target, QRectF] | None


def highlight_data(
    r: Reading,
    targets: Sequence[Target],
    focus: tuple[Target, QRectF] | None,
    place_of: Callable[[Target], QRectF | None],
) -> HighlightData:
    numbered = list(enumerate(targets))
    launch = attempt(r.game, [t for t in targets if t.kind in ("stack", "cell", "way")])
    places = ((n, place_of(t)) for n, t in numbered if t.kind not in ("area", "cell"))
    return HighlightData(
        r.layout,
        tuple((n, t.key[0]) for n, t in numbered if t.kind == "area"),
        tuple((n, place) for n, place in places if place is not None),
        tuple(members(r.game.fireworks.pools[launch])) if isinstance(launch, Launch) else (),
        focus,
    )


class HighlightPart(Part[HighlightData]):
    """What a hint or a line of the log is about, and what the keyboard is on."""

    def __init__(self, areas: tuple[Area, ...]) -> None:
        super().__init__()
        self._areas = areas

    def items(self) -> dict[str, ItemSpec]:
        data, layout, z, shown = self.data, self.data.layout, zorder.FOCUS, dict[str, ItemSpec]()
        for n, area in data.areas:
            face = (self._areas[area].sides, False)
            shown[f"pointed:{n}"] = ItemSpec("last", face, layout.pool(area // 2), z)
        for n, place in data.places:
            shown[f"pointed:{n}"] = ItemSpec("light", (1.0,), place, z)
        for pool in data.pools:
            shown[f"pointed-pool:{pool}"] = ItemSpec("spot", (1.0,), layout.pool(pool), z)
        if data.focus is not None:
            shown["focus"] = self._focus(*data.focus)
        return shown

    def _focus(self, target: Target, rect: QRectF) -> ItemSpec:
        if target.kind in ("area", "take-back"):
            area = target.key[0]
            pool, face = self.data.layout.pool(area // 2), (self._areas[area].sides,)
            return ItemSpec("area-focus", face, pool, zorder.FOCUS, soft=False)
        radius = rect.height() / 2 if target.kind == "turn" else 8.0
        return ItemSpec("focus", (radius,), rect, zorder.FOCUS, soft=False)
