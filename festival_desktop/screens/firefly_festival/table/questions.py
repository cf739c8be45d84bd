"""Questions over the lake with a button for each answer: ways, the Crow, a storey, powers.

A question is asked when selects leave several answers that have no place of their own.
"""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, SEMIBOLD, text_width, wrapped_height
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import CHOOSE, STOREY
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, WordedPart
from festival_desktop.screens.firefly_festival.table.layout import Layout, beside
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

CROW_GAINS = {m.CrowGain.COINS: Count.COINS, m.CrowGain.WORKERS: Count.WORKER}
STOREY_TARGET = Target("storey")
PAPER = Target("paper")
"""The paper around the buttons: what lies below it is out of reach."""
GAP = 5.0


class Answer(NamedTuple):
    target: Target
    words: str
    seat: int | None = None
    """Whose bridges a worker takes."""
    coins: int | None = None


class Question(NamedTuple):
    layout: Layout
    heading: str
    answers: tuple[Answer, ...]
    beside: QRectF
    """What the question is about."""
    hovered: Target | None
    note: str = ""
    """What one should know before one answers."""

    @property
    def letters(self) -> float:
        return self.layout.m(13, 15)


def question(table: TableState) -> Question | None:
    """What is asked after what was selected; None if nothing is."""
    session, now, layout, board = table.session, table.now, table.layout, table.board
    selected, choices = session.selector.selected, session.selector.choices()
    label = table.words.label
    last = selected[-1] if selected else None
    answers: list[Answer] = []
    note = ""
    if last is not None and last.kind == "to":
        heading, beside = "which-way", board.block(last.key[0])
        for way in now.options.ways_to(selected[1].key[0], last.key[0]):
            named = () if way.owner is None else (session.players[way.owner].name,)
            said = label(way.target.kind, *named, way.cost)
            answers.append(Answer(way.target, said, way.owner, way.cost))
    elif last is not None and last.kind == "crow":
        heading, beside, prices = "crow-which", layout.crow, now.prices
        note = label("crow-note", prices.crow_income, prices.crow_loss)
        for target in choices:
            (gain,), what = target.key, CROW_GAINS[m.CrowGain(target.key[0])]
            number = session.preview_of(m.CROW_FOR[gain]).in_all(now.view.seat, what)
            answers.append(Answer(target, label(f"crow-gain:{gain}", number)))
    elif now.view.stage is STOREY and STOREY_TARGET in choices:
        heading, beside = "storey-which", board.block(now.view.tasks[0][1])
        cost = now.prices.storey
        answers = [
            Answer(STOREY_TARGET, label("storey", cost), coins=cost),
            Answer(Target("done"), label("not-now")),
        ]
    possible = tuple(answer for answer in answers if answer.target in choices)
    if not possible:
        return None
    hovered = table.hovered("over", "together", "ferry", "crow-gain", "storey", "done")
    return Question(layout, label(heading), possible, beside, hovered, note)


class QuestionPart(Part[Question | None]):
    name = "question"

    def regions(self) -> dict[Target, QRectF]:
        if self.data is None:
            return {}
        paper = self._paper(self.data)
        high, y = self._high(self.data), paper.top() + self._top(self.data)
        places = {}
        for n, answer in enumerate(self.data.answers):
            spot = QRectF(paper.left() + 10, y + n * (high + GAP), paper.width() - 20, high)
            places[answer.target] = spot
        places[PAPER] = paper
        return places

    def stops(self) -> dict[Target, QRectF]:
        return {target: rect for target, rect in self.regions().items() if target != PAPER}

    def items(self) -> dict[str, ItemSpec]:
        if self.data is None:
            return {}
        places, px = self.regions(), self.data.letters
        face = (self.data.heading, self.data.note, self._above(self.data), px)
        shown = {"ask": ItemSpec("ask", face, places[PAPER], zorder.BADGE, soft=False)}
        for n, (target, *answer) in enumerate(self.data.answers):
            state = "hover" if self.data.hovered == target else "normal"
            face_ = (*answer, state, px)
            shown[f"answer:{n}"] = ItemSpec(
                "option", face_, places[target], zorder.TOOL, soft=False
            )
        return shown

    def _high(self, data: Question) -> float:
        """A button."""
        return data.layout.m(30, 38) * max(1.0, text_scale() * 0.9)

    def _above(self, data: Question) -> float:
        """The heading."""
        return data.letters * 1.7 * text_scale()

    def _top(self, data: Question) -> float:
        """The heading and the note."""
        if not data.note:
            return self._above(data) + 8
        return (
            self._above(data) + wrapped_height(data.note, self._wide(data) - 20, data.letters) + 14
        )

    def _wide(self, data: Question) -> float:
        px, high = data.letters, self._high(data)
        widest = max(
            text_width(each.words, px, SEMIBOLD)
            + 22
            + high * (0.72 * (each.seat is not None) + 1.2 * (each.coins is not None))
            for each in data.answers
        )
        return max(widest, text_width(data.heading, px, BOLD) + 4) + 20

    def _paper(self, data: Question) -> QRectF:
        """Beside what the question is about, within the lake."""
        high = self._top(data) + len(data.answers) * (self._high(data) + GAP) + 6
        paper = QRectF(0, 0, self._wide(data), high)
        return beside(paper, data.beside, data.layout.lake.adjusted(8, 8, -8, -8), 6)


# -- powers ------------------------------------------------------------------------------------


class OffersData(NamedTuple):
    layout: Layout
    pieces: tuple[Piece, ...]
    ready: frozenset[Target]
    """Those that may be chosen now."""
    hovered: Target | None


def offers_data(table: TableState) -> OffersData:
    offered = table.session.pieces.area("offer") if table.now.view.stage is CHOOSE else ()
    return OffersData(table.layout, offered, table.ready("power"), table.hovered("power"))


class OffersPart(WordedPart[OffersData]):
    """Two powers to choose from, or the one that was kept until all have chosen."""

    name = "question"

    def regions(self) -> dict[Target, QRectF]:
        return {
            Target("power", piece.face[:1]): self.data.layout.offers[piece.place.index[0]]
            for piece in self.data.pieces
        }

    def stops(self) -> dict[Target, QRectF]:
        return {
            target: rect for target, rect in self.regions().items() if target in self.data.ready
        }

    def items(self) -> dict[str, ItemSpec]:
        layout, label, shown = self.data.layout, self._words.label, dict[str, ItemSpec]()
        px = layout.m(14, 17)
        for piece in self.data.pieces:
            power, kept = piece.face
            target = Target("power", (power,))
            state = "disabled"
            if target in self.data.ready:
                state = "hover" if self.data.hovered == target else "normal"
            button = label("kept" if kept else "keep")
            face = (
                label(f"power:{power}"), label(f"power-text:{power}"), button, state, bool(kept),
                px,
            )  # fmt: skip
            rect = layout.offers[piece.place.index[0]]
            shown[piece.id] = ItemSpec("offer", face, rect, zorder.BADGE)
        if shown:
            rect = layout.offers[0].united(layout.offers[1])
            high = layout.m(34, 42)
            head = QRectF(rect.left(), rect.top() - high - layout.m(10, 14), rect.width(), high)
            words = (label("choose-power"), px * 1.15)
            shown["offers"] = ItemSpec("heading", words, head, zorder.BADGE)
        return shown
