"""Public goals, and the private ones of whoever looks.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Words are handed in.
"""

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    dashed,
    down,
    halo,
    mix,
    outline,
    put,
    rounded,
    saved,
    square,
)
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import (
    BOLD,
    FLOOR,
    LEAST,
    LEFT,
    LEGIBLE,
    REGULAR,
    RIGHT,
    TOP_LEFT,
    number,
    side_by_side,
    text,
    text_width,
    within,
    wrapped_height,
)
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, Renderer, Shown
from festival_desktop.scenes.table_state import REST
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Aim

LEAST_SECRETS = 2
"""So many places for private goals are always there."""
MANY = 5
"""With so many players the number to reach is not repeated for each."""
PROMISED = ((Aim.PUBLIC_GOAL, "goal"), (Aim.PRIVATE_GOAL, "secret"))
"""What may be reached by what the hand is about to do, and the kind of its target."""
SMALLEST = 8
"""Pixels of the letters of a secret goal where there is little room."""


class Secret(NamedTuple):
    """What a card shows of a private goal."""

    name: str
    words: str
    number: int
    """To be reached, for these points."""
    points: int
    value: int
    mood: str
    s: float


def goals(table: TableState) -> Shown:
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
            min(value, wanted), table.mood(target), layout.m(0.82, 1.05),
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
    return Shown(items, regions, stops, signs)


def _captions(table: TableState) -> dict[str, ItemSpec]:
    session, notes, px = table.session, {}, table.layout.m(13, 15.5)
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
        table.mood(target), table.layout.m(0.82, 1.05),
    )  # fmt: skip


# -- painters --------------------------------------------------------------------------------


def _paint_caption(p: QPainter, rect: QRectF, label: str, note: str, px: float) -> None:
    """A heading with a brass line, and a few words at its end."""
    px = within(rect, px)
    wide = text(p, rect, label, px, "on_sky", BOLD, LEFT)
    right = rect.right()
    room = rect.width() - wide - 26
    if note and text_width(note, FLOOR, scaled=False) <= room:  # else it is left out
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
    """A stack of public goals: points and card on its plate, its name, everybody's progress."""
    for k in range(min(left - 1, 3), 0, -1):
        below = rounded(rect.translated(k * 2, k * 2), 8 * s)
        put(p, below, "paper_shade", outline("coin_edge", 0.8, 0.6))
    if mood != REST:
        halo(p, rect, 8 * s, "light", 7, 1.0 if mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.3)
    with saved(p):
        if mood != REST:
            put(p, rounded(rect, 8 * s), None, outline("light_deep", 2.4))
        if not left:
            p.setOpacity(0.55)
        plate = QRectF(rect.left() + 5, rect.top() + 5, 46 * s, rect.height() - 10)
        fill = down(plate, (0, "night0"), (0.5, "night1"), (1, "night2"))
        put(p, rounded(plate, 6 * s), fill, outline("brass", 1))
        high = plate.height()
        top = QRectF(plate.left(), plate.top() + high * 0.06, plate.width(), high * 0.52)
        low = QRectF(plate.left() + 2, plate.top() + high * 0.58, plate.width() - 4, high * 0.36)
        if left:
            number(p, top, f"+{points}", min(19 * s, high * 0.5), "light_hi")
        else:
            low = plate.adjusted(2, 2, -2, -2)
        text(p, low, card, within(low, 11.5 * s), "on_dark_soft", wrap=not left, floor=7)
    _paint_title(p, rect, plate.right() + 7 * s, name, words, s)
    if left:
        chips = QRectF(plate.right() + 7 * s, rect.top() + rect.height() * 0.52, 0, 0)
        chips.setRight(rect.right() - 5)
        chips.setHeight(rect.height() * 0.4)
        _paint_chips(p, chips, number_, reached, s)


def _paint_title(p: QPainter, rect: QRectF, x: float, name: str, words: str, s: float) -> None:
    wide, h = rect.right() - x - 7 * s, rect.height()
    px = min(14.5 * s, h * 0.32 / text_scale())
    line = QRectF(x, rect.top() + h * 0.08, wide, h * 0.4)
    if text_width(name, LEAST, BOLD, scaled=False) + text_width(words, LEAST, scaled=False) > wide:
        name = ""  # what it asks for matters more
    asked = (words, 12.5 * s, REGULAR)
    left, right = side_by_side(line, (name, 14.5 * s, BOLD), asked, 4)
    text(p, left, name, px, "ink", BOLD, LEFT, floor=7)
    text(p, right, words, px * 0.86, "ink_soft", align=RIGHT, floor=7)


def _paint_chips(p: QPainter, room: QRectF, goal: int, reached: tuple[int, ...], s: float) -> None:
    """How far everybody is, with a bar below."""
    many = len(reached) >= MANY
    step, h = room.width() / max(4, len(reached)), room.height()
    for seat, value in enumerate(reached):
        chip = QRectF(room.left() + seat * step, room.top(), step - 3 * s, h)
        met = value >= goal
        put(p, rounded(chip, h * 0.3), color("light") if met else color("ink", 0.1))
        bar = QRectF(chip.left(), chip.bottom() - 3 * s, 0, 3 * s)
        bar.setWidth(chip.width() * min(1.0, max(0, value) / max(goal, 1)))
        put(p, rounded(bar, 1.4), mix(seat_color(seat), "black", 0.08))
        marks.paint_medal(p, chip.left() + h * 0.42, chip.top() + h * 0.44, h * 0.31, seat)
        place = QRectF(chip.left() + h * 0.76, chip.top() - 1, chip.width() - h * 0.8, h - 1)
        label = str(value) if many else f"{value}/{goal}"
        number(p, place, label, 12.5 * s)


def paint_secret(p: QPainter, rect: QRectF, it: Secret) -> None:
    """A private goal: its points, its name, what is to be done, how much of it is done."""
    s, ready = it.s, it.mood != REST
    if ready:
        halo(p, rect, 8 * s, "light", 7, 1.0 if it.mood == "hover" else 0.75)
    paint_paper(p, rect, 8 * s, lift=0.5)
    line = outline("light_deep", 2.4) if ready else outline("lacquer", 1, 0.5)
    frame = rect if ready else rect.adjusted(3, 3, -3, -3)
    put(p, rounded(frame, 7 * s), None, line)
    low = rect.height() < 76 * s
    (_paint_low_secret if low else _paint_high_secret)(p, rect, it)


def _paint_low_secret(p: QPainter, rect: QRectF, it: Secret) -> None:
    """Without its text."""
    s, r = it.s, min(14 * it.s, rect.height() * 0.36)
    medal = square(QPointF(rect.right() - r - 5, rect.center().y()), 2 * r)
    _paint_medal(p, medal, it.points)
    title = QRectF(rect.left() + 8 * s, rect.top() + 4 * s, 0, rect.height() * 0.52)
    title.setRight(medal.left() - 2 * s)
    text(p, title, it.name, within(title, 13.5 * s), "ink", BOLD, LEFT, floor=9)
    low = rect.bottom() - rect.height() * 0.34
    _paint_steps(p, QRectF(title.left(), low, title.width() - 34 * s, 6 * s), title.right(), it)


def _paint_high_secret(p: QPainter, rect: QRectF, it: Secret) -> None:
    s, r = it.s, 14 * it.s
    medal = QRectF(rect.right() - 2 * r - 5, rect.top() + 4, 2 * r, 2 * r)
    _paint_medal(p, medal, it.points)
    bar = QRectF(rect.left() + 8 * s, rect.bottom() - 16 * s, rect.width() - 50 * s, 8 * s)
    _paint_steps(p, bar, rect.right() - 7 * s, it)
    title = QRectF(bar.left(), rect.top() + 4 * s, 0, 19 * s)
    title.setRight(medal.left() - 2 * s)
    below = wrapped_height(it.words, rect.width() - 14 * s, SMALLEST / text_scale())
    roomy = below <= bar.top() - rect.top() - 38 * s
    least = FLOOR if roomy else LEGIBLE
    two = text_width(it.name, least, BOLD, scaled=False) > title.width()
    if two:
        title.setBottom(title.top() + 28 * s if roomy else bar.top() - 2 * s)
    px = 11.8 * s if two else within(title, 13.5 * s)
    text(p, title, it.name, px, "ink", BOLD, LEFT, wrap=two, floor=LEGIBLE)
    room = QRectF(bar.left(), title.bottom() + 2, rect.width() - 14 * s, 0)
    room.setBottom(bar.top() - 4 * s)
    if room.top() < medal.bottom():
        room.setRight(medal.left() - 2)
    if wrapped_height(it.words, room.width(), SMALLEST / text_scale()) > room.height() + 2:
        return  # without room for what it means, only its explanation says that
    text(p, room, it.words, 11.8 * s, "ink_soft", align=TOP_LEFT, wrap=True, floor=SMALLEST)


def _paint_medal(p: QPainter, medal: QRectF, points: int) -> None:
    disc = circle(medal.center().x(), medal.center().y(), medal.width() / 2)
    put(p, disc, "lacquer", outline("brass", 1.2))
    number(p, medal, f"+{points}", medal.width() / 2, "light_hi")


def _paint_steps(p: QPainter, bar: QRectF, right: float, it: Secret) -> None:
    """A box for each step to the goal, and as numbers that end at `right`."""
    step = bar.width() / max(it.number, 1)
    for n in range(it.number):
        box = QRectF(bar.left() + n * step, bar.top(), step - 2, bar.height())
        fill = color("good") if n < it.value else color("ink", 0.14)
        put(p, rounded(box, 2.5), fill, outline("ink_soft", 0.8, 0.5))
    count = QRectF(right - 33 * it.s, bar.center().y() - 9 * it.s, 33 * it.s, 18 * it.s)
    done = f"{max(0, it.value)}/{it.number}"
    text(p, count, done, 12.5 * it.s, "ink", BOLD, RIGHT, floor=8, scaled=False)


def _paint_no_secret(p: QPainter, rect: QRectF) -> None:
    """A place where a private goal would lie."""
    line = dashed("on_dark_soft", 1.2, 0.4)
    put(p, rounded(rect.adjusted(2, 2, -2, -2), 8), color("well", 0.25), line)


def _paint_promise(p: QPainter, rect: QRectF, radius: float) -> None:
    """A broken line of light around a card, and a tick: it would be reached."""
    halo(p, rect, radius, "light", 9, 1.0)
    put(p, rounded(rect, radius), None, dashed("light_deep", 3.0))
    marks.paint_mark(p, rect.right() - 9, rect.top() + 3, 8, good=True)


RENDERERS = {
    "caption": Renderer(_paint_caption),
    "goal": Renderer(_paint_goal, pixels=9),
    "secret": Renderer(paint_secret, pixels=9),
    "no-secret": Renderer(_paint_no_secret),
    "promise": Renderer(_paint_promise, pixels=12),
}
