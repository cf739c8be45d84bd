"""Questions over the lake with a button for each answer: ways, what the Crow brings, a storey.

A question is asked when touches leave several answers that have no place of their own.
"""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, SEMIBOLD, text_width
from festival_desktop.games.firefly_festival.state import STOREY
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

WAYS = ("over", "together", "ferry")


class Answer(NamedTuple):
    words: str
    seat: int | None = None
    """Whose bridges a worker takes."""
    coins: int | None = None


class Asking:
    def __init__(self, scene: "FireflyScene") -> None:
        self._scene = scene
        self.paper = QRectF()
        self.buttons: dict[Target, QRectF] = {}
        self._heading = ""
        self._answers: dict[Target, Answer] = {}

    def arrive(self) -> None:
        """Something else was touched: is there a question?"""
        self.paper, self.buttons, self._answers = QRectF(), {}, {}
        scene = self._scene
        if not scene.ready or scene.session.view is None:
            return
        touched = scene.session.picker.touched
        if touched and touched[-1].kind == "to":
            self._ask("which-way", self._ways(), scene.board.block(touched[-1].key[0]))
        elif touched and touched[-1].kind == "crow":
            self._ask("crow-which", self._crow(), scene.layout.crow)
        elif scene.session.view.stage is STOREY and Target("storey") in scene.choices:
            island = scene.session.view.tasks[0][1]
            self._ask("storey-which", self._storey(), scene.board.block(island))

    def _ways(self) -> dict[Target, Answer]:
        scene = self._scene
        _, (origin,), (goal,) = (target.key for target in scene.session.picker.touched[:3])
        found = {}
        for way in scene.options.ways.get(origin, {}).get(goal, []):
            if way.owner is None:
                words = scene.words.label("ferry", way.toll)
            else:
                name = scene.session.players[way.owner].name
                words = scene.words.label(way.target.kind, name, way.toll)
            found[way.target] = Answer(words, way.owner, way.toll)
        return found

    def _crow(self) -> dict[Target, Answer]:
        box, label = self._scene.game.content.box, self._scene.words.label
        return {
            Target("crow-gain", (0,)): Answer(label("crow-gain:0", box.crow_coins)),
            Target("crow-gain", (1,)): Answer(label("crow-gain:1", box.crow_workers)),
        }

    def _storey(self) -> dict[Target, Answer]:
        scene, label = self._scene, self._scene.words.label
        cost = scene.game.islands.power(scene.position, scene.position.seat).storey_cost()
        return {
            Target("storey"): Answer(label("storey", cost), coins=cost),
            Target("done"): Answer(label("not-now")),
        }

    def _ask(self, heading: str, answers: dict[Target, Answer], beside: QRectF) -> None:
        """Lay the paper beside what the question is about, within the lake."""
        answers = {target: answer for target, answer in answers.items()
                   if target in self._scene.choices}  # fmt: skip
        if not answers:
            return
        layout = self._scene.layout
        self._heading, self._answers = self._scene.words.label(heading), answers
        px, high, gap = self._px, layout.m(30, 38) * max(1.0, text_scale() * 0.9), 5.0
        widest = max(
            text_width(each.words, px, SEMIBOLD)
            + 22
            + high * (0.72 * (each.seat is not None) + 1.2 * (each.coins is not None))
            for each in answers.values()
        )
        wide = max(widest, text_width(self._heading, px, BOLD) + 4) + 20
        top = px * 1.7 * text_scale() + 8
        paper = QRectF(0, 0, wide, top + len(answers) * (high + gap) + 6)
        self.paper = _beside(paper, beside, layout.lake.adjusted(8, 8, -8, -8))
        y = self.paper.top() + top
        for target in answers:
            self.buttons[target] = QRectF(self.paper.left() + 10, y, wide - 20, high)
            y += high + gap

    @property
    def _px(self) -> float:
        return self._scene.layout.m(13, 15)

    def props(self) -> dict[str, Prop]:
        if not self.buttons:
            return {}
        shown = {
            "ask": Prop("ask", (self._heading, self._px), self.paper, zorder.BADGE, soft=False)
        }
        for n, (target, rect) in enumerate(self.buttons.items()):
            words, seat, coins = self._answers[target]
            state = "hover" if self._scene.hovered == target else "normal"
            face = (words, seat, coins, state, self._px)
            shown[f"answer:{n}"] = Prop("option", face, rect, zorder.TOOL, soft=False)
        return shown


def _beside(paper: QRectF, spot: QRectF, room: QRectF) -> QRectF:
    """Right of a spot if there is room, else left of it, else above it; never out of the room."""
    paper.moveCenter(spot.center())
    if spot.right() + paper.width() + 6 <= room.right():
        paper.moveLeft(spot.right() + 6)
    elif spot.left() - paper.width() - 6 >= room.left():
        paper.moveRight(spot.left() - 6)
    else:
        paper.moveBottom(spot.top() - 6)
    x = min(max(paper.left(), room.left()), room.right() - paper.width())
    y = min(max(paper.top(), room.top()), room.bottom() - paper.height())
    paper.moveTopLeft(QPointF(x, y))
    return paper
