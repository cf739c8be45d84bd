"""The stack and the face-up tile beside it, from which a hand is refilled."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.scenes.turning import Turning
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.screens.festival_of_lanterns.table.tile_looks import Ticks, TileLooks

STACK, FACE_UP = Target("stack"), Target("face-up")


class StackData(NamedTuple):
    number: int
    """Of tiles in the stack."""
    face_up: Piece | None
    state: str
    """Of the face-up tile: hand, hover or dragged."""
    mood: str
    """Of the stack: at rest, to be chosen, hovered."""
    choices: frozenset[Target]
    hovered: Target | None
    stack_rect: QRectF
    face_up_rect: QRectF
    px: float
    turning: Turning
    ticks: Ticks


def stack_data(table: TableState) -> StackData:
    layout, face_up = table.layout, next(iter(table.area("face-up")), None)
    return StackData(
        number=table.area("stack")[0].face[0],
        face_up=face_up,
        state=table.in_hand(FACE_UP, "" if face_up is None else face_up.id),
        mood=table.mood(STACK),
        choices=table.chosen("stack", "face-up"),
        hovered=table.hovered,
        stack_rect=layout.stack,
        face_up_rect=layout.face_up,
        px=layout.px(13, 15),
        turning=table.seating.turning,
        ticks=table.seating.ticks,
    )


class StackPart(Part[StackData]):
    name = "stack"

    def __init__(self, looks: TileLooks) -> None:
        super().__init__()
        self._looks = looks

    def regions(self) -> Regions:
        return {STACK: self.data.stack_rect, FACE_UP: self.data.face_up_rect}

    def stops(self) -> Regions:
        return {t: rect for t, rect in self.regions().items() if t in self.data.choices}

    def items(self) -> dict[str, ItemSpec]:
        data = self.data
        face = (data.number, data.mood, data.px)
        shown = {"stack": ItemSpec("stack", face, data.stack_rect, zorder.ON_PANEL)}
        if data.face_up is not None:
            shown[data.face_up.id] = self._face_up(data.face_up)
        for target, rect in self.stops().items():
            ring = (data.hovered == target, None)
            shown[f"light:{target.kind}"] = ItemSpec("ring", ring, rect, zorder.CHOSEN, soft=False)
        if STACK in data.choices:
            shown["drawn"] = ItemSpec("back", (), data.stack_rect, zorder.LABEL, soft=False)
        return shown

    def _face_up(self, piece: Piece) -> ItemSpec:
        data = self.data
        face = self._looks.face(piece.face[0], 0, data.state, data.turning, data.ticks)
        return ItemSpec(
            "tile", face, data.face_up_rect, zorder.ON_PANEL, data.turning.turn(0),
            area=piece.place.area, enter=data.stack_rect,
        )  # fmt: skip
