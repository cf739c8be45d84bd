"""Questions over the lake with a button for each answer: ways, the Crow, a storey, powers.

A question is asked when selects leave several answers that have no place of their own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, SEMIBOLD, text_width, wrapped_height
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import CHOOSE, STOREY
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Shown
from festival_desktop.screens.firefly_festival.table.layout import beside
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
    heading: str
    answers: list[Answer]
    beside: QRectF
    """What the question is about."""
    note: str = ""
    """What one should know before one answers."""


def question(table: TableState) -> Shown:
    """What is asked after what was selected, with a button for each answer that is possible."""
    asked = _asked(table)
    answers = [] if asked is None else [a for a in asked.answers if a.target in table.choices]
    if asked is None or not answers:
        return NOTHING
    px = table.layout.m(13, 15)
    above, high = px * 1.7 * text_scale(), table.layout.m(30, 38) * max(1.0, text_scale() * 0.9)
    wide = _wide(asked.heading, answers, px, high)
    top = above + 8
    if asked.note:
        top = above + wrapped_height(asked.note, wide - 20, px) + 14
    paper = QRectF(0, 0, wide, top + len(answers) * (high + GAP) + 6)
    paper = beside(paper, asked.beside, table.layout.lake.adjusted(8, 8, -8, -8), 6)
    face = (asked.heading, asked.note, above, px)
    items = {"ask": ItemSpec("ask", face, paper, zorder.BADGE, soft=False)}
    regions, left, y = dict[Target, QRectF](), paper.left() + 10, paper.top() + top
    for n, (target, *answer) in enumerate(answers):
        rect = regions[target] = QRectF(left, y + n * (high + GAP), wide - 20, high)
        option = (*answer, table.button(target), px)
        items[f"answer:{n}"] = ItemSpec("option", option, rect, zorder.TOOL, soft=False)
    return Shown(items, regions | {PAPER: paper}, regions)


def _wide(heading: str, answers: Sequence[Answer], px: float, high: float) -> float:
    """Of the paper, for answers that are so high."""
    widest = max(
        text_width(each.words, px, SEMIBOLD)
        + 22
        + high * (0.72 * (each.seat is not None) + 1.2 * (each.coins is not None))
        for each in answers
    )
    return max(widest, text_width(heading, px, BOLD) + 4) + 20


def _asked(table: TableState) -> Question | None:
    last = table.selected[-1] if table.selected else None
    if last is not None and last.kind == "to":
        return _which_way(table, table.selected[1].key[0], last.key[0])
    if last is not None and last.kind == "crow":
        return _which_gain(table)
    if table.now.view.stage is STOREY and STOREY_TARGET in table.choices:
        cost, block = table.now.prices.storey, table.board.block(table.now.view.tasks[0][1])
        build = Answer(STOREY_TARGET, table.label("storey", cost), coins=cost)
        leave = Answer(Target("done"), table.label("not-now"))
        return Question(table.label("storey-which"), [build, leave], block)
    return None


def _which_way(table: TableState, origin: int, goal: int) -> Question:
    answers, players = [], table.session.players
    for way in table.now.options.ways_to(origin, goal):
        named = () if way.owner is None else (players[way.owner].name,)
        words = table.label(way.target.kind, *named, way.cost)
        answers.append(Answer(way.target, words, way.owner, way.cost))
    return Question(table.label("which-way"), answers, table.board.block(goal))


def _which_gain(table: TableState) -> Question:
    answers, prices, seat = [], table.now.prices, table.now.view.seat
    for target in table.choices:
        (gain,), what = target.key, CROW_GAINS[m.CrowGain(target.key[0])]
        number = table.session.preview_of(m.CROW_FOR[gain]).in_all(seat, what)
        answers.append(Answer(target, table.label(f"crow-gain:{gain}", number)))
    note = table.label("crow-note", prices.crow_income, prices.crow_loss)
    return Question(table.label("crow-which"), answers, table.layout.crow, note)


# -- powers ------------------------------------------------------------------------------------


def offers(table: TableState) -> Shown:
    """Two powers to choose from, or the one that was kept until all have chosen."""
    if table.now.view.stage is not CHOOSE:
        return NOTHING
    layout, label, px = table.layout, table.label, table.layout.m(14, 17)
    items, regions = dict[str, ItemSpec](), dict[Target, QRectF]()
    for piece in table.area("offer"):
        power, kept = piece.face
        target = Target("power", (power,))
        state = table.button(target) if target in table.choices else "disabled"
        button = label("kept" if kept else "keep")
        face = (
            label(f"power:{power}"), label(f"power-text:{power}"), button, state, bool(kept), px,
        )  # fmt: skip
        rect = regions[target] = layout.offers[piece.place.index[0]]
        items[piece.id] = ItemSpec("offer", face, rect, zorder.BADGE)
    if items:
        rect, high = layout.offers[0].united(layout.offers[1]), layout.m(34, 42)
        head = QRectF(rect.left(), rect.top() - high - layout.m(10, 14), rect.width(), high)
        items["offers"] = ItemSpec(
            "heading", (label("choose-power"), px * 1.15), head, zorder.BADGE
        )
    return Shown(items, regions, table.selectable(regions))
