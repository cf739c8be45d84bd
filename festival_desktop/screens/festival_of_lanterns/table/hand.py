"""The viewer's hand: tiles to be laid, tiles looked at, empty places, the end of a final turn."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.scenes.turning import Turning
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import CHOICE, REST
from festival_desktop.screens.festival_of_lanterns.table.stack import FACE_UP
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.screens.festival_of_lanterns.table.tile_looks import Ticks, TileLooks

PASS = Target("pass")


class HandTile(NamedTuple):
    piece: Piece
    rect: QRectF
    turn: int
    state: str
    """hand, hover or dragged."""
    choice: bool
    held: bool
    """It was selected and waits for its cell."""
    hovered: bool
    looked_at: bool
    """A tile of the stack, on the small tray."""


class HandData(NamedTuple):
    tiles: tuple[HandTile, ...]
    backs: tuple[tuple[str, QRectF], ...]
    """Hidden tiles on the small tray, by key."""
    empty: tuple[tuple[str, QRectF], ...]
    """Places without a tile, by key."""
    refill: bool
    in_the_air: QRectF | None
    """The place that the dragged tile has left."""
    pass_button: str | None
    """Its state, if the turn may be ended here."""
    places: tuple[QRectF, ...]
    stack: QRectF
    draws: bool
    """New tiles come from the stack."""
    lift: float
    px: float
    turning: Turning
    ticks: Ticks


def hand_data(table: TableState) -> HandData:
    layout, viewer = table.layout, table.session.viewer
    tiles, backs = [], []
    for piece in (*table.area("hand"), *table.area("looked-at")):
        looked_at = piece.place.area == "looked-at"
        rect = (layout.looked_at if looked_at else layout.hand)[piece.place.index[0]]
        if piece.kind == "back":
            backs.append((piece.id, rect))
        else:
            tiles.append(_hand_tile(table, piece, rect, looked_at))
    held = len(table.area("hand"))
    face_up = bool(table.area("face-up"))
    empty = [("slot:face-up", layout.face_up)] if not face_up else []
    if viewer is not None and face_up:
        places = enumerate(layout.hand)
        empty += [(f"slot:{slot}", rect) for slot, rect in places if slot >= held]
    air = next((t.rect for t in tiles if t.held and t.state == "dragged"), None)
    hover = table.hovered == PASS
    return HandData(
        tiles=tuple(tiles),
        backs=tuple(backs),
        empty=tuple(empty),
        refill=FACE_UP in table.choices,
        in_the_air=air,
        pass_button=("hover" if hover else "normal") if PASS in table.choices else None,
        places=tuple(layout.hand),
        stack=layout.stack,
        draws=table.draws,
        lift=layout.m(4, 6),
        px=layout.px(12, 14),
        turning=table.seating.turning,
        ticks=table.seating.ticks,
    )


def _hand_tile(table: TableState, piece: Piece, rect: QRectF, looked_at: bool) -> HandTile:
    tile = piece.face[0]
    target = Target("tile", (tile,))
    return HandTile(
        piece=piece,
        rect=rect,
        turn=0 if looked_at else table.interaction.turn_of(tile),
        state=table.in_hand(target, piece.id),
        choice=target in table.choices,
        held=table.interaction.held_tile == tile,
        hovered=table.hovered == target,
        looked_at=looked_at,
    )


class HandPart(WordedPart[HandData]):
    name = "hand"

    def __init__(self, looks: TileLooks, words: TableWords) -> None:
        super().__init__(words)
        self._looks = looks

    def regions(self) -> Regions:
        found = {PASS: self._pass_rect()} if self.data.pass_button is not None else {}
        return found | {Target("tile", (t.piece.face[0],)): t.rect for t in self.data.tiles}

    def stops(self) -> Regions:
        choices = {Target("tile", (t.piece.face[0],)) for t in self.data.tiles if t.choice}
        return {t: rect for t, rect in self.regions().items() if t in choices or t == PASS}

    def _pass_rect(self) -> QRectF:
        """The button that ends a final turn lies in the middle of the empty hand."""
        middle = self.data.places[1]
        rect = QRectF(0, 0, middle.width() * 1.9, middle.height() * 0.42)
        rect.moveCenter(middle.center())
        return rect

    def items(self) -> dict[str, ItemSpec]:
        data, px = self.data, self.data.px
        shown: dict[str, ItemSpec] = {}
        for tile in data.tiles:
            shown[tile.piece.id] = self.tile(tile)
            if tile.choice:
                shown[f"light:{tile.piece.face[0]}"] = _light(tile)
        for key, rect in data.backs:
            shown[key] = ItemSpec("back", (), rect, zorder.BADGE, enter=data.stack)
        for key, rect in data.empty:
            state = CHOICE if data.refill and key != "slot:face-up" else REST
            shown[key] = ItemSpec("slot", ("", state, px), rect, zorder.LABEL)
        if data.in_the_air is not None:
            face = (self._words.label("in-the-air"), "air", px)
            shown["air"] = ItemSpec("slot", face, data.in_the_air, zorder.LABEL, soft=False)
        if data.pass_button is not None:
            label = (self._words.label("pass"), data.pass_button, px * 1.2)
            shown["pass"] = ItemSpec("pass", label, self._pass_rect(), zorder.ON_PANEL)
        return shown

    def tile(self, tile: HandTile) -> ItemSpec:
        data, rect, z = self.data, tile.rect, zorder.ON_PANEL
        if tile.looked_at:
            z = zorder.BADGE
        elif tile.held:
            rect, z = rect.translated(0, -data.lift), zorder.CHOSEN
        face = self._looks.face(tile.piece.face[0], tile.turn, tile.state, data.turning, data.ticks)
        origin = data.stack if tile.piece.origin is not None or data.draws else None
        if tile.looked_at and tile.piece.origin is None:
            origin = None
        area = tile.piece.place.area
        turned = data.turning.turn(tile.turn)
        return ItemSpec("tile", face, rect, z, turned, area=area, enter=origin)


def _light(tile: HandTile) -> ItemSpec:
    """Warm light under a tile that may be taken."""
    if tile.looked_at:
        z = zorder.BADGE + 0.5
        return ItemSpec("ring", (tile.hovered, None), tile.rect, z, soft=False)
    return ItemSpec("light", (0.55, None), tile.rect, zorder.LABEL)
