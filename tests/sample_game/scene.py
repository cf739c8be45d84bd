"""The table of Lantern Row on the screen: its one part, the pictures, and the presenter."""

from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.art.scenery import paint_table_lake
from festival_desktop.art.surfaces import paint_panel
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, text
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer, Renderers
from festival_desktop.ui.words.game_words import GameWords
from tests.sample_game.rules import DARK


class RowState(NamedTuple):
    area: QRectF
    lanterns: tuple[Piece, ...]
    choices: frozenset[Target]
    hovered: Target | None
    gain: str  # what lighting the hovered lantern would bring
    seats: tuple[tuple[int, str, bool], ...]  # seat, name and points, whether it is its turn


def row(table: RowState) -> PartContent:
    area, number, places, items = table.area, len(table.lanterns), {}, {}
    side = area.width() / (number + 1)
    for n, piece in enumerate(table.lanterns):
        part, target = (n + 0.5) / (number + 1), Target("lantern", (n,))
        y = area.height() * (0.25 + 0.7 * part * (1 - part))  # they hang on a cord
        box = places[target] = QRectF(part * area.width(), y, side, side * 1.5)
        gain = table.gain if target == table.hovered else ""
        items[piece.id] = ItemSpec("lantern", (*piece.face, gain), box, zorder.PIECE)
    wide = area.width() / len(table.seats)
    for n, face in enumerate(table.seats):
        box = QRectF(n * wide + 12, area.bottom() - 72, wide - 24, 60)
        items[f"seat:{n}"] = ItemSpec("seat", face, box, zorder.PANEL)
    stops = {target: box for target, box in places.items() if target in table.choices}
    return PartContent(items, places, stops)


def paint_lantern(p: QPainter, box: QRectF, lighter: int, sparks: int, gain: str) -> None:
    dark, size, below = lighter == DARK, box.width(), QPointF(box.center().x(), box.bottom())
    text(p, box.translated(0, -size), gain or str(sparks or "?"), size * 0.3, "light_hi", BOLD)
    if not dark:
        paint_token(p, below, size * 0.15, lighter)
    p.setOpacity(0.6 if dark and not gain else 1.0)
    paint_festival_lantern(p, box.center(), size * 0.6, shine=0.1 if dark else 0.9)


def paint_seat(p: QPainter, box: QRectF, seat: int, words: str, active: bool) -> None:
    paint_panel(p, box, active=active)
    paint_token(p, QPointF(box.left() + 34, box.center().y()), 15, seat)
    text(p, box.adjusted(60, 0, -12, 0), words, 17, "light_hi", BOLD)


class RowPresenter(Presenter):
    RENDERERS: ClassVar[Renderers] = {
        "lantern": Renderer(paint_lantern, part=0.6),
        "seat": Renderer(paint_seat, pixels=20),
    }

    def __init__(self, context: SceneContext, words: GameWords) -> None:
        super().__init__(context, words)
        self.parts = Parts((TablePart("", row),))
        self.interaction = Interaction(self.session, self.pointer)

    def lay_out(self, size: QSizeF) -> None:
        self._size = size

    def free_area(self) -> QRectF:
        wide = self._size.width()
        return QRectF(wide * 0.78, 12, wide * 0.21, self._size.height() - 24)

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        paint_table_lake(p, rect, 120)

    def present(self) -> None:
        session, pointer = self.session, self.pointer
        preview = session.preview((pointer.hovered,)) if pointer.hovered else None
        scores = session.table.projected(session.view).scores
        said = [f"{session.players[score.seat].name}: {score.total}" for score in scores]
        self.parts.present(RowState(
            area=QRectF(0, 0, self._size.width() * 0.77, self._size.height()),
            lanterns=session.pieces.area("row"),
            choices=frozenset(session.selector.choices()),
            hovered=pointer.hovered,
            gain=self._label("gain", preview) if preview else "",
            seats=tuple((n, words, n == session.active) for n, words in enumerate(said)),
        ))  # fmt: skip
