"""The areas of the large sheet: which may be shaded, and the pencil at work."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.games.lanterns_dice.moves import Move, ShadeBeside
from festival_desktop.play.preview import How
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Grip, Part, Regions
from festival_desktop.screens.lanterns_dice.pictures.lake import Area, Pool
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Aim

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a pool to its neighbours, clockwise from north."""


class LakeData(NamedTuple):
    layout: Layout
    pools: tuple[Pool, ...]
    open: bool
    """Areas of the shown sheet may be selected: it is the viewer's own, and no tile is held."""
    lit: frozenset[int]
    trying: bool
    asked: int | None
    """The area of which it is asked what it is shaded for."""
    hovered: int | None
    stroke: tuple[int, float] | None
    drawing: tuple[tuple[int, float], ...]
    platforms: tuple[tuple[int, tuple[int, ...]], ...]
    """Pools of platforms whose bonus waits, and the sides at which it may be used."""
    undoable: frozenset[int]
    boats: tuple[int, ...]
    """Boats that the move under the pointer would surround."""
    boat_points: int


def _platforms(moves: Iterable[Move]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    sides: dict[int, set[int]] = {}
    for move in moves:
        if isinstance(move, ShadeBeside):
            (x, y), (u, v) = xy(move.platform), xy(move.area // 2)
            sides.setdefault(move.platform, set()).add(WAYS.index((u - x, v - y)))
    return tuple((pool, tuple(sorted(ways))) for pool, ways in sides.items())


class LakePart(Part[LakeData]):
    name = "lake"

    def __init__(
        self, areas: tuple[Area, ...], grab_area: Callable[[int, QPointF], Grip | None]
    ) -> None:
        super().__init__()
        self._areas = areas
        self._grab_area = grab_area

    def read(self, table: TableState) -> LakeData:
        home, hovered = table.seating.at_home, table.hovered
        goals = () if table.preview is None else table.preview.reached(Aim.BOAT, How.DONE)
        return LakeData(
            table.layout,
            table.sheet.pools,
            home and table.tile is None,
            table.lit if home else frozenset(),
            table.tray.trying,
            table.asked_area,
            hovered.key[0] if hovered is not None and hovered.kind == "area" else None,
            table.pencil.stroke,
            tuple(table.drawing.items()),
            _platforms(table.session.moves) if home else (),
            frozenset(table.position.history.undoable),
            tuple(goal.key[0] for goal in goals),
            table.game.content.boat_points,
        )

    def items(self) -> dict[str, ItemSpec]:
        data, shown = self.data, dict[str, ItemSpec]()
        if data.open:
            shown |= self._lights()
        for pool, sides in data.platforms:
            shown[f"pending:{pool}"] = self._on_pool("pending", (sides,), pool, zorder.SEAM + 2)
        for pool in data.boats:
            east = self._areas[2 * pool].sides == "NW"  # the corner without a sign
            face = (data.boat_points, east)
            shown[f"plus:{pool}"] = self._on_pool("plus", face, pool, zorder.BADGE)
        for area, part in data.drawing:
            shown[f"draw:{area}"] = self._stroking(area, part)
            shown |= self._feature(area // 2)
        return shown

    def _lights(self) -> dict[str, ItemSpec]:
        """What may be shaded glows; what lies under the pointer or the pencil glows most."""
        data, shown = self.data, dict[str, ItemSpec]()
        for area in sorted(data.lit if data.asked is None else {*data.lit, data.asked}):
            if data.stroke is not None and area == data.stroke[0]:
                shown["stroke"] = self._stroking(*data.stroke)
            else:
                shown[f"legal:{area}"] = self._legal(area, area in (data.asked, data.hovered))
            shown |= self._feature(area // 2)
        return shown

    def _on_pool(self, kind: str, face: tuple[object, ...], pool: int, z: float) -> ItemSpec:
        return ItemSpec(kind, face, self.data.layout.pool(pool), z, soft=False)

    def _legal(self, area: int, hover: bool) -> ItemSpec:
        feature = self.data.pools[area // 2].feature
        face = (self._areas[area], feature, self.data.trying, hover)
        return self._on_pool("legal", face, area // 2, zorder.SEAM if hover else zorder.GHOST)

    def _stroking(self, area: int, part: float) -> ItemSpec:
        face = (self._areas[area], self.data.pools[area // 2].feature, area, part)
        return self._on_pool("stroking", face, area // 2, zorder.SEAM)

    def _feature(self, pool: int) -> dict[str, ItemSpec]:
        """The stone or boat of a pool over the light on its areas."""
        face = self.data.pools[pool]
        if not face.feature:
            return {}
        return {f"feature:{pool}": self._on_pool("feature", (face,), pool, zorder.SEAM + 1)}

    def coming(self) -> Iterator[ItemSpec]:
        """What a person who is to shade will see next: areas under the pointer."""
        return (self._legal(area, True) for area in self.data.lit)

    # -- what lies where -------------------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        area = self.data.layout.area_at(pos, self._areas) if self.data.open else None
        if area is None:
            return None
        return Target("take-back" if area in self.data.undoable else "area", (area,))

    def stops(self) -> Regions:
        if not self.data.open:
            return {}
        kinds = (("area", self.data.lit), ("take-back", self.data.undoable))
        return {Target(kind, (area,)): self._place(area) for kind, those in kinds for area in those}

    def _place(self, area: int) -> QRectF:
        return self.data.layout.area(area, self._areas[area])

    def place_of(self, target: Target) -> QRectF | None:
        return self._place(target.key[0]) if target.kind in ("area", "take-back") else None

    def grab(self, pos: QPointF) -> Grip | None:
        target = self.target_at(pos)
        if target is None or target.kind != "area" or target.key[0] not in self.data.lit:
            return None
        return self._grab_area(target.key[0], pos)
