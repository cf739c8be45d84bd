"""A tile over a cell: how it would lie, what everybody would gain, and where it is dragged."""

from collections.abc import Callable, Sequence
from itertools import product
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.models.session import Session
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import SceneItem
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.table_state import Frame, TrialTile
from festival_desktop.tables.festival_of_lanterns.preview import matching_sides


class HoveringTile:
    def __init__(
        self,
        game: FestivalOfLanterns,
        session: Session,
        interaction: FestivalInteraction,
        frame: Callable[[], Frame],
    ) -> None:
        self._game = game
        self._session = session
        self._interaction = interaction
        self._frame = frame
        self.trial: TrialTile | None = None
        self.gains: tuple[CountChange, ...] = ()

    def hover(self, target: Target | None) -> None:
        """The mouse or the keyboard is on this."""
        self.trial, self.gains = None, ()
        tile, selected = self._interaction.turned_tile, self._session.selector.selected
        if tile is None:
            return
        turn = Target("turn", (self._interaction.turn_of(tile),))
        if selected[-1].kind in ("cell", "laid"):
            self._try(tile, selected[-1], turn, [turn])
        elif target is not None and target.kind == "cell" and self._session.can_select(target):
            self._try(tile, target, turn, [target, turn])

    def point_out(self, targets: Sequence[Target]) -> None:
        """A hint to lay a tile shows it on its cell."""
        self.trial, self.gains = None, ()
        if [target.kind for target in targets] == ["tile", "cell", "turn"]:
            tile, cell, turn = targets
            selected = self._session.selector.selected
            further = [target for target in targets if target not in selected]
            self._try(tile.key[0], cell, turn, further)

    def _try(self, tile: int, cell: Target, turn: Target, further: Sequence[Target]) -> None:
        (x, y), (quarters,) = cell.key, turn.key
        display = self._session.view.display
        sides = matching_sides(self._game, display, GRID.cell(x, y), tile, quarters)
        self.trial = TrialTile(tile, (x, y), quarters, tuple(sides))
        preview = self._session.preview(further)
        self.gains = () if preview is None else (*preview.changes, *preview.promised)

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        """Place the dragged tile; it makes room for its ghost in the cell."""
        frame = self._frame()
        cell, least = frame.camera.side, item.size.width() * 0.55
        side = max(cell if self.trial is None else cell * 0.7, least)
        item.setScale(side / item.size.width())
        if self.trial is not None:
            rect = frame.rect(self.trial.cell)
            pos = self._beside(frame, rect, side) + (pos - rect.center()) * 0.3
        item.setPos(pos)

    def _beside(self, frame: Frame, cell: QRectF, side: float) -> QPointF:
        """Where a dragged tile, `side` large, hides least of what its ghost shows."""
        distance = (cell.width() + side) * 0.55
        laid = {piece.place.index for piece in self._session.pieces.area("display")}

        def place(way: tuple[int, ...]) -> QPointF:
            return cell.center() + QPointF(*way) * (distance / hypot(*way))

        def hides(way: tuple[int, ...]) -> tuple[int, int]:
            rect = QRectF(0, 0, side, side)
            rect.moveCenter(place(way))
            corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
            spots = {frame.camera.cell_at(corner) for corner in (*corners, place(way))}
            taken = sum(frame.turning.true_cell(*spot) in laid for spot in spots)
            return taken + (0 if frame.layout.display.contains(rect) else 2), -way[1]

        ways = [way for way in product((-1, 0, 1), repeat=2) if way != (0, 0)]
        return place(min(ways, key=hides))
