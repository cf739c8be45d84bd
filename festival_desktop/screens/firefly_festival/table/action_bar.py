"""The bar of actions below the lake: main actions, the Crow, the fish, the eye, the last button."""

from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.firefly_festival.movement import left
from festival_desktop.games.firefly_festival.state import CROSS, MOVE, STOREY, TURN
from festival_desktop.models.session import END_TURN, NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import WordedPart
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.paint_bar import CHOSEN, HOVER, OFF, ON
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

EYE = Target("eye")
"""The button that shows every festival as if it were held now."""
CROW, FISH = Target("crow"), Target("fish")
DONE, SKIP, PASS = Target("done"), Target("skip"), Target("pass")
GOING_ON = (END_TURN, NEXT_MOVE)
ENDS = (DONE, SKIP, PASS, *GOING_ON)
"""What the last button may be."""
SIGNS = ("bridge", "pagoda", "move", "festival")
LEFT_UNDONE = (CROSS, MOVE, STOREY)


class BarData(NamedTuple):
    layout: Layout
    now: Situation
    ready: frozenset[Target]
    """What of the bar may be selected next."""
    action: Action | None
    """What somebody is about to do."""
    crow_selected: bool
    hovered: Target | None
    forecasting: bool
    """Every festival is shown as if it were held now."""


def bar_data(table: TableState) -> BarData:
    kinds = ("action", "crow", "fish", *(end.kind for end in ENDS))
    return BarData(
        table.layout, table.now, table.ready(*kinds), table.intent.action,
        CROW in table.session.selector.selected, table.hovered("eye", *kinds), table.forecasting,
    )  # fmt: skip


class ActionBar(WordedPart[BarData]):
    name = "actions"

    def regions(self) -> dict[Target, QRectF]:
        layout = self.data.layout
        found = {
            Target("action", (int(action),)): rect
            for action, rect in zip(Action, layout.plaques, strict=True)
        }
        end = self._end()[0]
        return found | {CROW: layout.crow, FISH: layout.fish, EYE: layout.eye, end: layout.end}

    def stops(self) -> dict[Target, QRectF]:
        return {
            target: rect for target, rect in self.regions().items() if target in self.data.ready
        }

    def items(self) -> dict[str, ItemSpec]:
        layout = self.data.layout
        shown = {"bar": self._plank()} | self._eye()
        for action, rect in zip(Action, layout.plaques, strict=True):
            face: tuple[Any, ...] = self._plaque(action)
            shown[f"action:{action}"] = ItemSpec("plaque", face, rect, zorder.ON_PANEL)
        crow, fish = self._besides_notes()
        shown["crow"] = self._besides(CROW, crow, layout.crow)
        shown["fish"] = self._besides(FISH, fish, layout.fish)
        target, label = self._end()
        state = "disabled"
        if target in self.data.ready:
            state = "hover" if self.data.hovered == target else "normal"
        face = (label, state, layout.m(13.5, 16.5))
        shown["end"] = ItemSpec("end", face, layout.end, zorder.ON_PANEL)
        return shown

    def _plank(self) -> ItemSpec:
        """The bar itself, with a line between its groups."""
        layout = self.data.layout
        groups = ((layout.plaques[-1], layout.crow), (layout.fish, layout.eye))
        face = tuple(
            (min(a.right(), b.right()) + max(a.left(), b.left())) / 2 - layout.bar.left()
            for a, b in groups
        )
        return ItemSpec("bar", face, layout.bar, zorder.PANEL)

    def _eye(self) -> dict[str, ItemSpec]:
        layout, hovered = self.data.layout, self.data.hovered == EYE
        face = ("hover" if hovered else "normal", self.data.forecasting)
        shown = {"eye": ItemSpec("eye", face, layout.eye, zorder.ON_PANEL)}
        if hovered:
            label, px = self._words.label("overlay"), layout.m(13, 15)
            wide, high = text_width(label, px, BOLD) + 32, px * 2 * text_scale()
            x, y = layout.eye.center().x() - wide / 2, layout.eye.top() - high - 10
            shown["eye-name"] = ItemSpec(
                "heading", (label, px), QRectF(x, y, wide, high), zorder.BADGE, soft=False
            )
        return shown

    # -- main actions --------------------------------------------------------------------------

    def _plaque(self, action: Action) -> tuple[Any, ...]:
        data, options, label = self.data, self.data.now.options, self._words.label
        key, number = {
            Action.BRIDGE: ("lanes", len(options.lanes)),
            Action.PAGODA: ("places", len(options.pagodas)),
            Action.MOVE: ("movers", self._movers()),
            Action.FESTIVAL: ("festivals", len(options.festivals)),
        }[action]
        state, note = ON, label(key, number)
        if data.action is action:
            state = CHOSEN
        elif not number:
            state, note = OFF, self._why_not()
        elif data.hovered == Target("action", (int(action),)):
            state = HOVER
        if action is not Action.MOVE:
            name = label(f"action:{int(action)}")
        else:
            name = label("action:2", data.now.prices.movements)
            if options.any and data.now.view.stage is MOVE:
                note = label("moves-left", left(data.now.view.tasks[0][1]).movements)
        return (SIGNS[action], name, note, state, data.now.seat, data.layout.m(0.8, 1.05))

    def _movers(self) -> int:
        """Workers that can move."""
        workers = self.data.now.view.workers[self.data.now.view.seat]
        return sum(workers[origin] for origin in self.data.now.options.ways)

    def _why_not(self) -> str:
        view = self.data.now.view
        if END_TURN in self.data.ready:
            return self._words.label("main-done")
        if not self.data.now.options.any:
            return self._words.label("wait")
        if view.stage is not TURN:
            return self._words.label("first")
        return self._words.label("cannot" if view.main_left else "main-done")

    # -- secondary actions and the end ---------------------------------------------------------

    def _besides_notes(self) -> tuple[str, str]:
        """What stands below the Crow and the fish."""
        now, view, label = self.data.now, self.data.now.view, self._words.label
        if now.options.any and view.stage is TURN and not view.secondary_open:
            return label("besides-done"), label("besides-done")
        yours, fish = view.crow == now.seat, now.prices.fish
        return (
            label("crow-yours") if yours else label("crow-cost", now.prices.crow),
            label("fish-none") if fish is None else label("fish-cost", fish),
        )

    def _besides(self, target: Target, note: str, rect: QRectF) -> ItemSpec:
        data, name = self.data, target.kind
        state = OFF
        if target == CROW and data.crow_selected:
            state = CHOSEN
        elif target in data.ready:
            state = HOVER if data.hovered == target else ON
        face = (name, self._words.label(name), note, state, data.now.seat, data.layout.m(0.8, 1.05))
        return ItemSpec("plaque", face, rect, zorder.ON_PANEL)

    def _end(self) -> tuple[Target, str]:
        """What the last button does now, and its words."""
        stage, label = self.data.now.view.stage, self._words.label
        for target in GOING_ON:
            if target in self.data.ready:
                return target, label(target.kind)
        if stage in LEFT_UNDONE:
            return DONE, label(f"done:{int(stage)}")
        if self.data.now.options.may_pass:
            return SKIP, label("skip")
        return PASS, label("pass")
