"""The Dedications: four stacks, what each top tile is worth, and whether it can be claimed."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.needs import need


class DedicationsData(NamedTuple):
    stacks: tuple[Piece, ...]
    lacks: tuple[int, ...]
    """Kind → how many lanterns are missing for it; nothing if that is not to be marked."""
    choices: frozenset[Target]
    """Stacks that can be begun, and those that can be claimed."""
    selected: frozenset[Target]
    hovered: Target | None
    places: tuple[QRectF, ...]
    px: float


def dedications_data(table: TableState) -> DedicationsData:
    viewer, lacks = table.session.viewer, tuple[int, ...]()
    if table.planning and viewer is not None:
        lacks = tuple(need(table.view, viewer, kind).number for kind in Dedication)
    return DedicationsData(
        lacks=lacks,
        stacks=table.area("dedications"),
        choices=table.chosen("dedication", "claim"),
        selected=frozenset(table.selected),
        hovered=table.hovered,
        places=tuple(table.layout.dedications),
        px=table.layout.px(12, 14.5),
    )


class DedicationsPart(WordedPart[DedicationsData]):
    name = "dedications"

    def _target(self, kind: int) -> Target:
        claim = Target("claim", (kind,))
        return claim if claim in self.data.choices else Target("dedication", (kind,))

    def regions(self) -> Regions:
        return {self._target(kind): rect for kind, rect in enumerate(self.data.places)}

    def stops(self) -> Regions:
        return {t: rect for t, rect in self.regions().items() if t in self.data.choices}

    def place_of(self, target: Target) -> QRectF | None:
        ours = target.kind in ("dedication", "claim")
        return self.data.places[target.key[0]] if ours else None

    def items(self) -> dict[str, ItemSpec]:
        return {piece.id: self._stack(piece) for piece in self.data.stacks}

    def _stack(self, piece: Piece) -> ItemSpec:
        kind, points, left = piece.face
        words, data = self._words.label, self.data
        target, claim = Target("dedication", (kind,)), Target("claim", (kind,))
        ribbon = words("claim", points) if claim in data.choices else ""
        if target in data.selected or target in data.choices:
            state = "hover" if data.hovered in (target, claim) else "payable"
            note = words("you-can")
        elif not points:
            state, note = "gone", words("none-left")
        else:
            state, note = "normal", words("left", left) if left else words("from-generic")
            if kind < len(data.lacks) and data.lacks[kind]:
                note = words("lacks", data.lacks[kind])
        face = (kind, words(f"dedication:{kind}"), points, note, state, ribbon, data.px)
        return ItemSpec("dedication", face, data.places[kind], zorder.ON_PANEL)
