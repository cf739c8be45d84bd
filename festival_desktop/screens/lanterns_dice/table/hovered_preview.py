"""What the move under the pointer or the focus would cost and bring."""

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.table.interaction import DiceInteraction
from festival_desktop.tables.lanterns_dice import DiceTable


class HoveredPreview:
    def __init__(
        self, context: SceneContext, table: DiceTable, interaction: DiceInteraction
    ) -> None:
        self._session = context.session
        self._pointer = context.pointer
        self._table = table
        self._interaction = interaction
        self._of: object = None
        """What the last preview was of."""
        self._last: Preview | None = None

    def read(self, lit: frozenset[int]) -> Preview | None:
        """Computed only if it is another move than the last time. `lit`: what may be shaded."""
        if self._pointer.highlighted:
            return None
        area = self._area(lit)
        quarters = self._interaction.tray.quarters if self._interaction.tray.trying else None
        launching = self._interaction.launching
        move = launching.move(self._pointer.hovered) if area is None else self._shading(area)
        asked = (self._session.view, move, quarters, area)
        if asked != self._of:
            self._of, view = asked, self._session.view
            if area is not None and quarters is not None:
                self._last = self._table.preview_as_left(view, quarters, area)
            else:
                self._last = None if move is None else self._table.preview(view, move)
        return self._last

    def _area(self, lit: frozenset[int]) -> int | None:
        """The area that would be shaded."""
        selected, hovered = self._session.selector.selected, self._pointer.hovered
        if selected:
            return selected[-1].key[0] if selected[-1].kind == "area" else None
        if hovered is None or hovered.kind != "area":
            return None
        return hovered.key[0] if hovered.key[0] in lit else None

    def _shading(self, area: int) -> m.Move | None:
        """The first move that shades it."""
        selector = self._session.selector
        further = [] if selector.selected else [Target("area", (area,))]
        moves = selector.moves_after(further)
        return moves[0] if moves else None
