"""Public goals, and the viewer's private ones.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Texts are passed in.
"""

from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    dashed,
    draw_path,
    halo,
    mix,
    outline,
    rounded,
    saved,
    vertical_gradient,
)
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    FLOOR,
    LEAST,
    LEFT,
    RIGHT,
    number,
    text,
    text_width,
    within,
)
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Cell, Column, Label, Picture, Row, Space
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.scenes.table_state import REST
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.layout import MOST_TEXT
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Aim

LEAST_SECRETS = 2
"""Minimum number of slots shown for private goals."""
MANY = 5
"""From this many players on, the required number is not repeated for each one."""
PROMISED = ((Aim.PUBLIC_GOAL, "goal"), (Aim.PRIVATE_GOAL, "secret"))
"""Goals the planned move may reach, with the kind of target of each."""
SMALLEST = 9
"""Smallest font size of a private goal, in pixels."""


class Secret(NamedTuple):
    """The contents of a private goal's card."""

    name: str
    words: str
    number: int
    """Number to reach for these points."""
    points: int
    value: int
    mood: str
    s: float


def goals(table: TableState) -> PartContent:
    layout, items, secrets = table.layout, _captions(table), table.area("hand")
    regions, signs = dict[Target, QRectF](), dict[Target, QRectF]()
    for piece in table.area("goals"):
        target = Target("goal", piece.face[:1])
        rect = regions[target] = layout.goals[piece.place.index[0]]
        items[piece.id] = ItemSpec("goal", _goal(table, target, *piece.face), rect, zorder.PANEL)
    to_read = dict[Target, QRectF]()
    enter = None if table.session.viewer is None else layout.stocks
    for piece in secrets:
        card, wanted, points, value = piece.face
        target = Target("secret", (card,))
        rect = to_read[target] = layout.secrets[piece.place.index[0]]
        secret = Secret(
            table.label(f"secret:{card}"), table.label(f"secret-text:{card}"), wanted, points,
            min(value, wanted), table.mood(target), layout.k,
        )  # fmt: skip
        items[piece.id] = ItemSpec(
            "secret", (secret,), rect, zorder.PANEL, area="hand", enter=enter
        )
    regions |= to_read
    for slot in range(len(secrets), LEAST_SECRETS):
        rect = signs[Target("no-secret", (slot,))] = layout.secrets[slot]
        items[f"no-secret:{slot}"] = ItemSpec("no-secret", (), rect, zorder.PANEL)
    for aim, kind in PROMISED:
        for goal in () if table.preview is None else table.preview.reached(aim):
            rect = regions[Target(kind, goal.key[:1])]
            key = f"promise:{kind}:{goal.key[0]}"
            items[key] = ItemSpec("promise", (8.0,), rect, zorder.ON_PANEL)
    stops = table.selectable(regions) | ({} if table.selected else to_read)
    return PartContent(items, regions, stops, signs)


def moderate(s: float) -> float:
    """Return the text scale for panels that cannot grow as much as the text."""
    return s * min(1.0, MOST_TEXT / text_scale())


def _captions(table: TableState) -> dict[str, ItemSpec]:
    session, notes, px = table.session, {}, table.layout.px(14)
    if session.viewer is not None:
        notes["secrets"] = table.label("secrets-of", session.players[session.viewer].name)
    return {
        f"caption:{name}": ItemSpec(
            "caption", (table.label(name), notes.get(name, ""), px), rect, zorder.LABEL
        )
        for name, rect in table.layout.captions.items()
    }


def _goal(
    table: TableState,
    target: Target,
    kind: int,
    taken: int,
    number: int,
    points: int,
    *reached: int,
) -> tuple[Any, ...]:
    left = len(table.content.public[kind].cards) - taken
    card = table.label("of-six", taken + 1) if left else table.label("gone")
    words = table.label(f"goal-text:{kind}", number) if left else ""
    return (
        table.label(f"goal:{kind}"), words, number, points, left, card, reached,
        table.mood(target), table.layout.k,
    )  # fmt: skip


# -- painters --------------------------------------------------------------------------------


def _paint_caption(p: QPainter, rect: QRectF, label: str, note: str, px: float) -> None:
    """Paint a heading with a brass line, and a note at its end."""
    px = within(rect, px)
    wide = text(p, rect, label, px, "on_sky", BOLD, LEFT)
    right = rect.right()
    room = rect.width() - wide - 26
    if note and text_width(note, FLOOR, scaled=False) <= room:  # Otherwise left out.
        place = QRectF(rect.right() - room, rect.top(), room, rect.height())
        right -= text(p, place, note, px * 0.88, color("on_sky", 0.82), align=RIGHT) + 8
    start = rect.left() + wide + 8
    p.fillRect(QRectF(start, rect.center().y(), max(0.0, right - start), 1), color("brass", 0.6))


def _paint_goal(
    p: QPainter,
    rect: QRectF,
    name: str,
    words: str,
    number_: int,
    points: int,
    left: int,
    card: str,
    reached: tuple[int, ...],
    mood: str,
    s: float,
) -> None:
    """Paint a stack of public goals: points and card, its name, everyone's progress."""
    for k in range(min(left - 1, 2), 0, -1):
        below = rounded(rect.translated(k * 1.5, k * 1.5), 8 * s)
        draw_path(p, below, "paper_shade", outline("coin_edge", 0.8, 0.6))
    if mood != REST:
        halo(p, rect, 8 * s, "light", 7, 1.0 if mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.3)
    if mood != REST:
        draw_path(p, rounded(rect.adjusted(1, 1, -1, -1), 7 * s), None, outline("light_deep", 2.4))

    def plate(p: QPainter, place: QRectF) -> None:
        fill = vertical_gradient(place, (0, "night0"), (0.5, "night1"), (1, "night2"))
        draw_path(p, rounded(place, 6 * s), fill, outline("brass", 1))
        number_of = Label(f"+{points}", 18 * s, "light_hi", BOLD, CENTER, scaled=False)
        low = Label(card, 11 * moderate(s), "on_dark_soft", align=CENTER, wrap=not left, floor=7)
        lines = (Space(), number_of, low, Space()) if left else (Space(), low, Space())
        Column(*lines).paint(p, place.adjusted(2, 1, -2, -1))

    def chips(p: QPainter, place: QRectF) -> None:
        _paint_chips(p, place, number_, reached, s)

    inner = rect.adjusted(4, 4, -6, -4)
    wide = inner.width() - 52 * s
    t = moderate(s)
    title: tuple[Cell, ...] = (Label(name, 14 * t, "ink", BOLD, floor=9),)
    asked = Label(words, 12 * t, "ink_soft", align=RIGHT, floor=8)
    if text_width(name, LEAST, BOLD, scaled=False) + text_width(words, 8, scaled=False) > wide:
        title = ()  # The goal's condition takes priority.
    line = Row(*title, Space(4 * s), asked)
    high = min(21 * s * min(1.3, text_scale()), inner.height() * 0.5)
    with saved(p):
        if not left:
            p.setOpacity(0.55)
        plate(p, QRectF(inner.left(), inner.top(), 45 * s, inner.height()))
        room = inner.adjusted(52 * s, 0, 0, 0)
        line.paint(p, room.adjusted(0, 0, 0, -high if left else 0.0))
        if left:
            chips(p, QRectF(room.left(), room.bottom() - high, wide, high))


def _paint_chips(p: QPainter, room: QRectF, goal: int, reached: tuple[int, ...], s: float) -> None:
    """Paint everyone's progress with bars."""
    many = len(reached) >= MANY
    step, h = room.width() / max(4, len(reached)), room.height()
    side = min(h, step * (0.55 if many else 0.34))  # of the medal: the number matters more
    for seat, value in enumerate(reached):
        chip = QRectF(room.left() + seat * step, room.top(), step - 3 * s, h)
        met = value >= goal
        draw_path(p, rounded(chip, h * 0.3), color("light") if met else color("ink", 0.1))
        bar = QRectF(chip.left(), chip.bottom() - 3 * s, 0, 3 * s)
        bar.setWidth(chip.width() * min(1.0, max(0, value) / max(goal, 1)))
        draw_path(p, rounded(bar, 1.4), mix(seat_color(seat), "black", 0.08))
        marks.paint_medal(p, chip.left() + side * 0.45, chip.top() + h * 0.44, side * 0.33, seat)
        left = chip.left() + side * 0.8
        place = QRectF(left, chip.top() - 1, chip.right() - side * 0.04 - left, h - 1)
        label = str(value) if many else f"{value}/{goal}"
        number(p, place, label, min(13.5 * s, h * 0.68))


def paint_secret(p: QPainter, rect: QRectF, it: Secret) -> None:
    """Paint a private goal: points, name, condition, progress."""
    s, ready = it.s, it.mood != REST
    if ready:
        halo(p, rect, 8 * s, "light", 7, 1.0 if it.mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.5)
    line = outline("light_deep", 2.4) if ready else outline("lacquer", 1, 0.5)
    inset = 1 if ready else 3
    frame = rect.adjusted(inset, inset, -inset, -inset)
    draw_path(p, rounded(frame, 7 * s), None, line)
    inner = rect.adjusted(6 * s, 3 * s, -7 * s, -3 * s)
    side = min(30 * s, inner.height())

    def steps(p: QPainter, place: QRectF) -> None:
        _paint_steps(p, place, it)

    done = Label(
        f"{max(0, it.value)}/{it.number}", 12.5 * s, "ink", BOLD, RIGHT, scaled=False, floor=9
    )
    wide, t = min(inner.width() * 0.24, it.number * 25 * s), moderate(s)
    title = Row(
        Label(it.name, 13.5 * t, "ink", BOLD, floor=9), Space(),
        Picture(steps, wide, 8 * s, rank=1), done, gap=5 * s,
    )  # fmt: skip
    words = Label(it.words, 12 * t, "ink_soft", wrap=True, floor=SMALLEST)
    _paint_medal(p, QRectF(inner.left(), inner.center().y() - side / 2, side, side), it.points)
    upper = inner.adjusted(side + 8 * s, 0, 0, -inner.height() * 0.52)
    lower = QRectF(upper.left(), upper.bottom(), upper.width(), inner.bottom() - upper.bottom())
    title.paint(p, upper)
    words.paint(p, lower)


def _paint_medal(p: QPainter, medal: QRectF, points: int) -> None:
    disc = circle(medal.center().x(), medal.center().y(), medal.width() / 2)
    draw_path(p, disc, "lacquer", outline("brass", 1.2))
    number(p, medal, f"+{points}", medal.width() / 2, "light_hi")


def _paint_steps(p: QPainter, bar: QRectF, it: Secret) -> None:
    """Paint a box for each step to the goal."""
    step = bar.width() / max(it.number, 1)
    for n in range(it.number):
        box = QRectF(bar.left() + n * step, bar.top(), step - 2, bar.height())
        fill = color("good") if n < it.value else color("ink", 0.14)
        draw_path(p, rounded(box, 2.5), fill, outline("ink_soft", 0.8, 0.5))


def _paint_no_secret(p: QPainter, rect: QRectF) -> None:
    """Paint the place for a private goal."""
    line = dashed("on_dark_soft", 1.2, 0.4)
    draw_path(p, rounded(rect.adjusted(2, 2, -2, -2), 8), color("well", 0.25), line)


def _paint_promise(p: QPainter, rect: QRectF, radius: float) -> None:
    """Paint a dashed light and a tick around a goal that would be reached."""
    halo(p, rect, radius, "light", 9, 1.0)
    draw_path(p, rounded(rect, radius), None, dashed("light_deep", 3.0))
    marks.paint_mark(p, rect.right() - 9, rect.top() + 3, 8, good=True)


RENDERERS = {
    "caption": Renderer(_paint_caption),
    "goal": Renderer(_paint_goal, pixels=9),
    "secret": Renderer(paint_secret, pixels=9),
    "no-secret": Renderer(_paint_no_secret),
    "promise": Renderer(_paint_promise, pixels=12),
}
