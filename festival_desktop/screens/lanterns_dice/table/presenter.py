"""The table of Lanterns Dice: its layout, its parts, and their data."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter

from festival_desktop.art.brush import inside
from festival_desktop.art.scenery import Spot, paint_lake_scene
from festival_desktop.art.theme import text_scale
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.change import Change
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.scenes.shown import ItemSpec, Renderers, renderers
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.lanterns_dice.filled_sheet import areas_of
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_ripples
from festival_desktop.screens.lanterns_dice.table import (
    actions,
    cards,
    lake,
    opponent_sheets,
    plates,
    score_panel,
    sheet,
    stacks,
    tray,
)
from festival_desktop.screens.lanterns_dice.table.effects import Effects
from festival_desktop.screens.lanterns_dice.table.interaction import DiceInteraction
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.seating import Seating, seating
from festival_desktop.screens.lanterns_dice.table.table_state import TableState

SKY_LANTERNS = (
    (0.86, 0.10, 9), (0.945, 0.20, 6), (0.79, 0.035, 5), (0.21, 0.03, 5), (0.035, 0.27, 5),
)  # fmt: skip
FLOATS = ((0.06, 0.72, 9), (0.17, 0.68, 7), (0.93, 0.71, 10), (0.82, 0.67, 7))
"""Positions and sizes of the floats around the tray, in the uncovered part of the window."""


class DicePresenter(Presenter):
    RENDERERS: ClassVar[Renderers] = renderers(
        tray, plates, actions, cards, stacks, opponent_sheets, sheet, score_panel, lake
    )
    ends_turn = True
    interaction: DiceInteraction

    def __init__(
        self,
        context: SceneContext,
        game: LanternsDice,
        words: TableWords,
        medals: Medals = NO_MEDALS,
    ) -> None:
        """Set up; `medals` are those of a solo player."""
        super().__init__(context, words)
        self.game = game
        self._areas = areas_of(game.content)
        players = len(context.session.players)
        self._medals = medals if players == 1 else NO_MEDALS
        self._place = game.content.tables[players]
        self._tabs, self._in_tab = False, QRectF()
        self.layout = Layout(1280, 632, players, self._place.turns, areas=self._areas)
        self.interaction = DiceInteraction(
            context, game, lambda: self.layout, self.keep_focus, self._show_tray
        )
        self.viewpoint = self.interaction.looking
        self.effects = Effects(context, self.interaction.throw)
        self._make_parts()
        context.add_item(self.tray.arrows)

    def _make_parts(self) -> None:
        interaction = self.interaction
        self.tray = tray.TrayPart(interaction.grab_rim, interaction.throw.take)
        self.buttons, self.foot = (
            TablePart("actions", tray.tray_buttons),
            TablePart("actions", actions.foot),
        )
        self.ways = TablePart("actions", actions.ways)
        self.plates, self.minis = (
            TablePart("players", plates.plates),
            TablePart("players", opponent_sheets.minis),
        )
        self.cards, self.stacks = (
            TablePart("favours", cards.cards),
            TablePart("fireworks", stacks.stacks),
        )
        self.sheet = TablePart("lake", sheet.sheet, depends=sheet.sheet_depends)
        self.reckoning = TablePart("lake", score_panel.reckoning)
        self.lake = lake.LakePart(
            lambda area, pos: interaction.pencil.take(area, pos, self.layout.side)
        )
        self.tile_aim, self.last_marks = stacks.TileAim(), TablePart("", lake.marks)
        self._shown: list[TablePart] = []
        """The visible parts; an enlarged sheet is shown alone."""
        self.parts = Parts(self._shown)

    # -- laying out ------------------------------------------------------------------------------

    def lay_out(self, size: QSizeF) -> None:
        large = self.interaction.looking.large
        self.layout = Layout(
            size.width(), size.height(), len(self.session.players), self._place.turns,
            text_scale(), QGuiApplication.isRightToLeft(), large, self._areas, self._tabs,
        )  # fmt: skip
        if self.layout.tabbed:
            self.layout.lay_sheets(self._in_tab)
        self.tray.arrows.hide()
        beside: list[TablePart] = [
            self.tray, self.buttons, self.minis, self.plates, self.cards, self.stacks,
        ]  # fmt: skip
        self._shown[:] = [
            self.ways, self.foot, *([] if large else beside), self.reckoning,
            self.tile_aim, self.lake, self.sheet, self.last_marks,
        ]  # fmt: skip

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        """Paint the lake at night, open around the tray."""
        zone, f = self.layout.tray_zone, self.layout.f

        def at(spots: tuple[tuple[float, float, float], ...]) -> list[Spot]:
            places = ((inside(zone, u, v), size) for u, v, size in spots)
            return [Spot(place.x(), place.y(), size * f) for place, size in places]

        (moon,) = at(((0.1, 0.12, 21),))
        lanterns, horizon = at(SKY_LANTERNS), self.layout.sky.bottom()
        paint_lake_scene(p, rect, horizon, moon=moon, sky_lanterns=lanterns, floats=at(FLOATS))
        if not self.layout.large:
            paint_ripples(p, self.layout.tray, self.layout.radius)

    def free_area(self) -> QRectF:
        return self.layout.free

    def tip_area(self) -> QRectF:
        return self.layout.above

    @property
    def tabbed(self) -> bool:
        return self.layout.tabbed

    def offer_tab(self) -> None:
        self._tabs = True

    def show_in_tab(self, place: QRectF) -> None:
        if place != self._in_tab:
            self._in_tab = place
            if self.layout.tabbed:
                self.layout.lay_sheets(place)
                self.context.redraw(instant=True)

    def own_area(self) -> QRectF:
        return self.layout.sheet

    # -- items -----------------------------------------------------------------------------------

    def position_changed(self, change: Change) -> None:
        interaction, session = self.interaction, self.session
        self.effects.drawing.clear()
        self.effects.minis.keep(range(len(session.players)))
        interaction.position_changed()
        taken = interaction.position.history.happened(ev.SheetTaken)
        if taken or interaction.looking.seat == self._seating().own:
            interaction.looking.seat = None
        beside = any(t.kind in ("roll", "tray", "stack") for t in session.selector.choices())
        if beside:  # The current choices are shown beside the sheet.
            interaction.looking.enlarge(False)

    def present(self) -> None:
        self.parts.present(self._read())

    def _show_tray(self) -> None:
        """Redraw only the tray at another angle: no other part shows that."""
        if self.tray in self._shown:
            self.tray.present(self._read())
            self.context.items.show({self.tray: self.tray.items()}, instant=True)
            self.tray.stale = False

    def _read(self) -> TableState:
        interaction, view = self.interaction, self.session.view
        return TableState(
            session=self.session,
            pointer=self.pointer,
            label=self._label,
            game=self.game,
            layout=self.layout,
            dpr=self.context.dpr(),
            view=view,
            seating=self._seating(),
            areas=self._areas,
            position=interaction.position,
            tray=interaction.tray,
            trying=interaction.tray.trying,
            launching=interaction.launching,
            planned=interaction.plan.move is not None,
            asking=interaction.asking,
            medals=self._medals,
            tile=interaction.launching.tile(),
            pencil=interaction.pencil,
            lit=interaction.lit(),
            takable=interaction.position.takable(),
            rolling=bool(self.effects.rolling),
            drawing=self.effects.drawing,
        )

    def ask_before_end(self) -> bool:
        return self.interaction.ask()

    def _seating(self) -> Seating:
        return seating(self.session, self._place.facing, self.interaction.looking.seat)

    def animate_events(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events, self._read())
        self.interaction.pencil.drawn = None
        self.interaction.launching.laid_by_hand = False
        self.interaction.throw.thrown = None

    def prefetch(self) -> Iterable[ItemSpec]:
        """Yield what will be seen next: areas under the pointer."""
        table = self.lake.table
        return (lake.legal(table, area, True) for area in table.lit if table.seating.at_home)

    def highlight(self, targets: Sequence[Target]) -> None:
        seats = [target.key[0] for target in targets if target.kind == "look"]
        looking, tray = self.interaction.looking, self.interaction.tray
        looking.show(seats[0] if seats else self._seating().own)
        turned = next((target for target in targets if target.kind == "tray"), None)
        if turned is not None and tray.trying:
            tray.turn_to(turned.key[0])
        super().highlight([target for target in targets if target.kind != "look"])

    def focus_ring(self, target: Target, place: QRectF) -> ItemSpec:
        ring = super().focus_ring(target, place)
        if target.kind in ("area", "take-back"):
            area = target.key[0]
            pool, face = self.layout.pools[area // 2], (self._areas[area].sides,)
            return ring._replace(kind="area-focus", face=face, rect=pool)
        return ring._replace(face=(place.height() / 2,)) if target.kind == "turn" else ring

    def pointed_light(self, target: Target, place: QRectF) -> ItemSpec | None:
        if target.kind == "cell":
            return None
        if target.kind == "area":
            area = target.key[0]
            pool, face = self.layout.pools[area // 2], (self._areas[area].sides, False)
            return ItemSpec("last", face, pool, zorder.FOCUS)
        return ItemSpec("light", (1.0,), place, zorder.FOCUS)

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        super().carry(item, pos)
        self.interaction.launching.carry(item)

    def mouse_moved(self) -> None:
        self.interaction.pencil.over(self.layout.area_at(self.pointer.position))
