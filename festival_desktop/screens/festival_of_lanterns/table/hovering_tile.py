"""A tile over a cell: its trial placement, everyone's gains, and dragging."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.models.session import Session
from festival_desktop.play.preview import CountChange, common_changes
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import SceneItem
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.table_state import Frame, TrialTile
from festival_desktop.tables.festival_of_lanterns.preview import matching_sides

MOST = 24
"""Maximum number of moves examined to find the gains they have in common."""


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
        """Update the trial for the target under the mouse or with focus."""
        self.trial, self.gains = None, ()
        tile, selected = self._interaction.turned_tile, self._session.selector.selected
        if tile is None:
            self.gains = self._common(target)
            return
        turn = Target("turn", (self._interaction.turn_of(tile),))
        if selected[-1].kind in ("cell", "laid"):
            self._try(tile, selected[-1], turn, [turn])
        elif target is not None and target.kind == "cell" and self._session.can_select(target):
            self._try(tile, target, turn, [target, turn])

    def _common(self, target: Target | None) -> tuple[CountChange, ...]:
        """List the changes that all moves through this target share."""
        session = self._session
        if not session.moves or target is None or target not in session.selector.choices():
            return ()
        common: list[CountChange] | None = None
        for move in session.selector.moves_after([target])[:MOST]:
            preview = session.preview_of(move)
            changes = [*preview.changes, *preview.promised]
            common = changes if common is None else common_changes(common, changes)
        return tuple(change for change in common or () if change.number > 0)

    def point_out(self, targets: Sequence[Target]) -> None:
        """Show the tile of a placement hint on its cell."""
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
        """Place the dragged tile; over a legal cell, only its trial placement is visible."""
        frame = self._frame()
        item.setScale(frame.camera.side / item.size.width())
        item.setOpacity(1.0 if self.trial is None else 0.0)
        item.setPos(pos if self.trial is None else frame.rect(self.trial.cell).center())
