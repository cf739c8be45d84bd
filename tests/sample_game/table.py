"""The table of Lantern Row without pixels: what `tables/<game>` holds. Target: lantern."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from festival_desktop.core.game import Event
from festival_desktop.play.lookahead import try_out
from festival_desktop.play.place import Place
from festival_desktop.play.preview import Preview, Timing
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.play.table import Piece, Selections, Table, Target
from festival_desktop.play.weight import Weight, Weights
from tests.sample_game.rules import LIGHTS, LanternLit, LanternRow, Light, View


@dataclass
class RowTable(Table[Light, View]):
    game: LanternRow
    WEIGHTS: ClassVar[Weights] = {LanternLit: Weight.NEWS}
    own_turn = staticmethod(lambda view: True)  # nobody ever decides in the turn of another

    def pieces(self, view: View) -> list[Piece]:
        return [
            Piece(f"lantern:{n}", "lantern", Place("row", (n,)), (lighter, sparks))
            for n, (lighter, sparks) in enumerate(zip(view.lit, view.sparks, strict=True))
        ]

    def selections(self, move: Light) -> Selections:
        return (frozenset((Target("lantern", (move.lantern,)),)),)

    def attempt(self, selected: Sequence[Target]) -> Light | None:
        return LIGHTS[selected[0].key[0]]

    def preview_after(self, view: View, earlier: Sequence[Light], move: Light) -> Preview:
        trial = try_out(self.game, view, (*earlier, move), self.game.is_irreversible)
        lines = self._read(trial.events, happened=False)
        if self.game.to_act(trial.after) is None:
            lines.when = Timing.END
            lines.reach(None, "game-over", self.game.standing(trial.after).winners)
        return lines.preview()

    def account(self, events: Iterable[Event]) -> Preview:
        return self._read(events, happened=True).preview()

    def _read(self, events: Iterable[object], happened: bool) -> PreviewBuilder:
        lines = PreviewBuilder()
        for event in (e for e in events if isinstance(e, LanternLit)):
            lines.change(event.seat, "beside", event.beside)
            if self.game.is_irreversible(event):
                lines.unknown("covered", event.seat, decides=True)
            if happened or not self.game.is_irreversible(event):
                lines.change(event.seat, "sparks", event.sparks)
        return lines
