"""The table of Lanterns Dice: its layout, its parts, and what each of them is shown."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter

from festival_desktop.art.theme import text_scale
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.change import Change
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec, SceneItem
from festival_desktop.scenes.part import Part, Parts
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.lanterns_dice.filled_sheet import areas_of
from festival_desktop.screens.lanterns_dice.table.arrows import Arrows
from festival_desktop.screens.lanterns_dice.table.backdrop import paint_backdrop
from festival_desktop.screens.lanterns_dice.table.cards import cards
from festival_desktop.screens.lanterns_dice.table.effects import Effects
from festival_desktop.screens.lanterns_dice.table.foot import foot, way_back
from festival_desktop.screens.lanterns_dice.table.interaction import DiceInteraction
from festival_desktop.screens.lanterns_dice.table.lake import LakePart, TileAim, legal
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.marks import marks
from festival_desktop.screens.lanterns_dice.table.minis import minis
from festival_desktop.screens.lanterns_dice.table.pictures import RENDERERS
from festival_desktop.screens.lanterns_dice.table.seating import Seating, seating
from festival_desktop.screens.lanterns_dice.table.sheet import (
    reckoning,
    sheet,
    sheet_depends,
)
from festival_desktop.screens.lanterns_dice.table.stacks import stacks
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.screens.lanterns_dice.table.tray import TrayPart, plates, tray_buttons
from festival_desktop.screens.lanterns_dice.table.ways import ways


class DicePresenter(Presenter):
    RENDERERS = RENDERERS
    interaction: DiceInteraction

    def __init__(self, context: SceneContext, game: LanternsDice, words: TableWords) -> None:
        super().__init__(context, words)
        self.game = game
        self._areas = areas_of(game.content)
        players = len(context.session.players)
        self._place = game.content.tables[players]
        self.layout = Layout(1280, 632, players, self._place.turns)
        self.interaction = DiceInteraction(context, game, lambda: self.layout, self.keep_focus)
        self.viewpoint = self.interaction.looking
        self.effects = Effects(context)
        self.arrows = Arrows()
        context.add_item(self.arrows)
        self._make_parts()

    def _make_parts(self) -> None:
        interaction = self.interaction
        self.tray = TrayPart(interaction.grab_rim, interaction.throw.take)
        self.buttons, self.foot = Part("actions", tray_buttons), Part("actions", foot)
        self.ways, self.way_back = Part("actions", ways), Part("actions", way_back)
        self.plates, self.minis = Part("players", plates), Part("players", minis)
        self.cards, self.stacks = Part("favours", cards), Part("fireworks", stacks)
        self.sheet = Part("lake", sheet, depends=sheet_depends)
        self.reckoning = Part("lake", reckoning)
        self.lake = LakePart(lambda area, pos: interaction.pencil.take(area, pos, self.layout.side))
        self.tile_aim, self.last_marks = TileAim(), Part("", marks)
        self._shown: list[Part] = []
        """The parts that are shown: a sheet may be shown alone."""
        self.parts = Parts(self._shown)

    # -- laying out ------------------------------------------------------------------------------

    def lay_out(self, size: QSizeF) -> None:
        large = self.interaction.looking.large
        self.layout = Layout(
            size.width(), size.height(), len(self.session.players), self._place.turns,
            text_scale(), QGuiApplication.isRightToLeft(), large,
        )  # fmt: skip
        beside: list[Part] = [
            self.tray, self.buttons, self.minis, self.plates, self.cards, self.stacks,
        ]  # fmt: skip
        self._shown[:] = [
            self.ways, self.way_back, self.foot, *([] if large else beside), self.reckoning,
            self.tile_aim, self.lake, self.sheet, self.last_marks,
        ]  # fmt: skip

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        paint_backdrop(p, rect, self.layout)

    def free_area(self) -> QRectF:
        return self.layout.free

    def own_area(self) -> QRectF:
        return self.layout.sheet

    def notice_area(self) -> QRectF | None:
        """Over the sheets of the others: what is selected most often is elsewhere."""
        area = QRectF()
        for mini in self.layout.minis:
            area = area.united(mini)
        return area if area.isValid() else None

    # -- what is shown ---------------------------------------------------------------------------

    def arrive(self, change: Change) -> None:
        interaction, session = self.interaction, self.session
        self.effects.drawing.clear()
        self.effects.minis.keep(range(len(session.players)))
        interaction.arrive()
        taken = interaction.position.history.happened(told.SheetTaken)
        if taken or interaction.looking.seat == self._seating().own:
            interaction.looking.seat = None
        beside = any(t.kind in ("roll", "tray", "stack") for t in session.selector.choices())
        if beside:  # what is to be selected now stands beside the sheet
            interaction.looking.enlarge(False)

    def present(self) -> None:
        table = self._read()
        self.parts.present(table)
        self.arrows.setVisible(table.tray.held)
        if table.tray.held:
            colors = {side: table.color_at(side) for side in table.seating.seat_at}
            names = self.game.content.colors
            dice = {side: names[color] for side, color in colors.items() if color is not None}
            self.arrows.point(self.layout.tray, self.layout.radius, dice, table.tray.angle)

    def _read(self) -> TableState:
        interaction, view = self.interaction, self.session.view
        return TableState(
            session=self.session,
            pointer=self.pointer,
            label=self._words.label,
            planning=self.planning,
            game=self.game,
            layout=self.layout,
            dpr=self.context.dpr(),
            view=view,
            seating=self._seating(),
            areas=self._areas,
            interaction=interaction,
            position=interaction.position,
            tray=interaction.tray,
            tile=interaction.launching.tile(),
            lit=interaction.lit(),
            takable=interaction.position.takable(),
            rolling=bool(self.effects.rolling),
            drawing=self.effects.drawing,
        )

    def _seating(self) -> Seating:
        return seating(self.session, self._place.facing, self.interaction.looking.seat)

    def happen(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events, self._read())
        self.interaction.pencil.drawn = None
        self.interaction.launching.laid_by_hand = False
        self.interaction.throw.thrown = None

    def coming(self) -> Iterable[ItemSpec]:
        """What a person who is to shade will see next: areas under the pointer."""
        table: TableState = self.lake.table
        return (legal(table, area, True) for area in table.lit if table.seating.at_home)

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
            pool, face = self.layout.pool(area // 2), (self._areas[area].sides,)
            return ring._replace(kind="area-focus", face=face, rect=pool)
        return ring._replace(face=(place.height() / 2,)) if target.kind == "turn" else ring

    def pointed_light(self, target: Target, place: QRectF) -> ItemSpec | None:
        if target.kind == "cell":
            return None
        if target.kind == "area":
            area = target.key[0]
            pool, face = self.layout.pool(area // 2), (self._areas[area].sides, False)
            return ItemSpec("last", face, pool, zorder.FOCUS)
        return ItemSpec("light", (1.0,), place, zorder.FOCUS)

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        super().carry(item, pos)
        self.interaction.launching.carry(item)

    def moved(self) -> None:
        self.interaction.pencil.over(self.layout.area_at(self.pointer.position, self._areas))
