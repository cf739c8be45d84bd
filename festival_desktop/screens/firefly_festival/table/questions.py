"""Questions over the lake with a button for each answer: ways, the Crow, a storey, powers.

A question is asked when selections leave several answers that have no place of their own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, draw_path, outline, rounded
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_paper, paint_ribbon
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    SEMIBOLD,
    TOP_LEFT,
    number,
    text,
    text_width,
    wrapped_height,
)
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import CHOOSE, STOREY
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Column, Label, Picture, Row
from festival_desktop.scenes.places import beside
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.layout import MOST_TEXT
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Count

CROW_GAINS = {m.CrowGain.COINS: Count.COINS, m.CrowGain.WORKERS: Count.WORKER}
STOREY_TARGET = Target("storey")
END_ANYWAY = Target("end-anyway")
"""Ends the turn although that gives something up."""
PAPER = Target("paper")
"""The paper around the buttons, which blocks input to the targets below it."""
GAP = 5.0


class Answer(NamedTuple):
    target: Target
    words: str
    seat: int | None = None
    """The seat whose bridges a worker takes."""
    coins: int | None = None


class Question(NamedTuple):
    heading: str
    answers: list[Answer]
    beside: QRectF
    """The rectangle the question refers to."""
    note: str = ""
    """Additional information shown above the answers."""


def question(table: TableState) -> PartContent:
    """Show the question after the selections, with a button for each possible answer."""
    asked = _asked(table)
    possible = (*table.choices, END_ANYWAY)
    answers = [] if asked is None else [a for a in asked.answers if a.target in possible]
    if asked is None or not answers:
        return NOTHING
    px = table.layout.px(13)
    above, high = px * 1.7 * text_scale(), table.layout.px(30) * max(1.0, text_scale() * 0.9)
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
    return PartContent(items, regions | {PAPER: paper}, regions)


def _wide(heading: str, answers: Sequence[Answer], px: float, high: float) -> float:
    """Return the width of the paper for answers of this height."""
    widest = max(
        text_width(each.words, px, SEMIBOLD)
        + 22
        + high * (0.72 * (each.seat is not None) + 1.2 * (each.coins is not None))
        for each in answers
    )
    return max(widest, text_width(heading, px, BOLD) + 4) + 20


def _asked(table: TableState) -> Question | None:
    session, label, board, now = table.session, table.label, table.board, table.now
    answers = list[Answer]()
    last, prices, view = table.selected[-1] if table.selected else None, now.prices, now.view
    if table.asking:
        answers += (Answer(goal, _claim(table, goal)) for goal in table.claims)
        answers.append(Answer(END_ANYWAY, label(END_ANYWAY.kind)))
        left = "goal-left" if table.claims else "action-left"
        return Question(label(left), answers, table.layout.end)
    if last is not None and last.kind == "to":
        (goal,) = last.key
        for way in now.options.ways_to(table.selected[1].key[0], goal):
            named = () if way.owner is None else (session.players[way.owner].name,)
            words = label(way.target.kind, *named, way.cost)
            answers.append(Answer(way.target, words, way.owner, way.cost))
        return Question(label("which-way"), answers, board.block(goal))
    if last is not None and last.kind == "crow":
        for target in table.choices:
            (gain,), what = target.key, CROW_GAINS[m.CrowGain(target.key[0])]
            brought = session.preview_of(m.CROW_FOR[gain]).total(view.seat, what)
            words = label(f"crow-gain:{gain}", brought) if brought else label("crow-gain-none")
            answers.append(Answer(target, words))
        note = label("crow-note", prices.crow_income, prices.crow_loss)
        return Question(label("crow-which"), answers, table.layout.crow, note)
    if view.stage is STOREY and STOREY_TARGET in table.choices:
        build = Answer(STOREY_TARGET, label("storey", prices.storey), coins=prices.storey)
        answers += build, Answer(Target("done"), label("not-now"))
        return Question(label("storey-which"), answers, board.block(view.tasks[0][1]))
    return None


def _claim(table: TableState, target: Target) -> str:
    """Describe a goal and its points as an answer."""
    (number,) = target.key
    area = "goals" if target.kind == "goal" else "hand"
    (face,) = (piece.face for piece in table.area(area) if piece.face[0] == number)
    points = face[3] if target.kind == "goal" else face[2]
    return table.label("claim", table.label(f"{target.kind}:{number}"), points)


# -- powers ------------------------------------------------------------------------------------


def offers(table: TableState) -> PartContent:
    """Show two powers to choose from, or the kept one until all have chosen."""
    if table.now.view.stage is not CHOOSE:
        return NOTHING
    layout, label, px = table.layout, table.label, table.layout.px(13.5)
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
        items[piece.id] = ItemSpec("offer", face, rect, zorder.PANEL)
    return PartContent(items, regions, table.selectable(regions))


# -- painters --------------------------------------------------------------------------------


def _paint_ask(p: QPainter, rect: QRectF, heading: str, note: str, above: float, px: float) -> None:
    """Paint the paper of a question, under its buttons."""
    paint_paper(p, rect, 9)
    line = QRectF(rect.left() + 8, rect.top() + 4, rect.width() - 16, above)
    text(p, line, heading, px, "lacquer", BOLD)
    if note:
        room = QRectF(rect.left() + 10, line.bottom(), rect.width() - 20, rect.height())
        text(p, room, note, px, "ink", align=TOP_LEFT, wrap=True)


def _paint_option(
    p: QPainter, rect: QRectF, label: str, seat: int, coins: int, state: str, px: float
) -> None:
    """Paint one answer: text, and who would get coins."""
    h = rect.height()
    paint_button(p, rect, kind="paper", state=state)
    inner = rect.adjusted(8, 0, -8, 0)
    if seat is not None:
        marks.paint_medal(p, inner.left() + h * 0.3, rect.center().y(), h * 0.3, seat)
        inner.setLeft(inner.left() + h * 0.72)
    if coins is not None:
        marks.paint_coin(p, inner.right() - h * 0.25, rect.center().y(), h * 0.25)
        place = QRectF(inner.right() - h * 1.1, rect.top(), h * 0.56, h)
        number(p, place, coins, h * 0.5)
        inner.setRight(place.left() - 2)
    text(p, inner, label, px, "ink", SEMIBOLD, LEFT)


def _paint_offer(
    p: QPainter, rect: QRectF, name: str, words: str, button: str, state: str, kept: bool, px: float
) -> None:
    """Paint a power to choose: its name, its rule, and the button to keep it."""
    px *= min(1.0, MOST_TEXT / text_scale())
    paint_paper(p, rect, 9)
    ink = "light_deep" if kept or state == "hover" else "brass"
    draw_path(p, rounded(rect, 9), None, outline(ink, 3 if kept else 2))

    def ribbon(p: QPainter, band: QRectF) -> None:
        paint_ribbon(p, band, 7)
        text(p, band.adjusted(8, 0, -8, 0), name, px * 1.1, "on_seal", BOLD)

    def keep(p: QPainter, place: QRectF) -> None:
        paint_button(p, place, button, kind="primary", state=state, px=px)

    scale = text_scale()
    wide = rect.width() - 16
    low, high = min(wide * 0.45, text_width(button, px, BOLD) + 28), px * 2.2 * scale
    Column(
        Picture(ribbon, wide, px * 1.75 * scale),
        Row(Label(words, px, wrap=True, grow=1), Picture(keep, low, high), gap=8, grow=1),
        gap=4,
        pad=7,
    ).paint(p, rect)


def _paint_heading(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    """Paint a line of text on a dark ribbon over the lake."""
    draw_path(p, rounded(rect, rect.height() / 2), color("night", 0.85), outline("brass", 1.4))
    text(p, rect.adjusted(14, 0, -14, 0), label, px, "light_hi", BOLD)


RENDERERS = {
    "ask": Renderer(_paint_ask, pixels=14),
    "option": Renderer(_paint_option, pixels=10),
    "offer": Renderer(_paint_offer, pixels=14),
    "heading": Renderer(_paint_heading, pixels=3),
}
