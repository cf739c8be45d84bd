"""The score track, what is left, public goals, and the private ones of whoever looks."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF

from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.firefly_festival.table.paint_shared import Secret, track_x
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Aim

LEAST_SECRETS = 2
"""So many places for private goals are always there."""
LAP = 100
"""The score track grows by this."""


def goals(table: TableState) -> Shown:
    layout, public, secrets = table.layout, table.area("goals"), table.area("hand")
    places = ((public, layout.goals), (secrets, layout.secrets))
    regions = {_target(p): rects[p.place.index[0]] for pieces, rects in places for p in pieces}
    to_read = (t for t in regions if t.kind == "secret" and not table.selected)
    stops = table.selectable(regions) | {target: regions[target] for target in to_read}
    empty = range(len(secrets), LEAST_SECRETS)
    signs = {Target("no-secret", (slot,)): layout.secrets[slot] for slot in empty}
    enter = None if table.session.viewer is None else layout.stocks
    items = _captions(table)
    for piece in public:
        items[piece.id] = ItemSpec(
            "goal", _goal(table, piece), regions[_target(piece)], zorder.PANEL
        )
    for piece in secrets:
        items[piece.id] = ItemSpec(
            "secret", (_secret(table, piece),), regions[_target(piece)], zorder.PANEL,
            area="hand", enter=enter,
        )  # fmt: skip
    for slot in empty:
        items[f"no-secret:{slot}"] = ItemSpec("no-secret", (), layout.secrets[slot], zorder.PANEL)
    for target in () if table.preview is None else _promised(table.preview):
        key = f"promise:{target.kind}:{target.key[0]}"
        items[key] = ItemSpec("promise", (8.0,), regions[target], zorder.ON_PANEL)
    return Shown(items, regions, stops, signs)


def _target(piece: Piece) -> Target:
    return Target(piece.kind, piece.face[:1])


def _promised(preview: Preview) -> Iterator[Target]:
    """Goals that would be reached by what the hand is about to do."""
    for goal in preview.reached(Aim.PUBLIC_GOAL):
        yield Target("goal", goal.key[:1])
    for goal in preview.reached(Aim.PRIVATE_GOAL):
        yield Target("secret", goal.key)


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


def _goal(table: TableState, piece: Piece) -> tuple[Any, ...]:
    kind, taken, number, points, *reached = piece.face
    left = len(table.content.public[kind].cards) - taken
    card = table.label("of-six", taken + 1) if left else table.label("gone")
    words = table.label(f"goal-text:{kind}", number) if left else ""
    return (
        table.label(f"goal:{kind}"), words, number, points, left, card, tuple(reached),
        table.mood(_target(piece)), table.layout.m(0.82, 1.05),
    )  # fmt: skip


def _secret(table: TableState, piece: Piece) -> Secret:
    goal, number, points, value = piece.face
    return Secret(
        table.label(f"secret:{goal}"), table.label(f"secret-text:{goal}"), number, points,
        min(value, number), table.mood(_target(piece)), table.layout.m(0.82, 1.05),
    )  # fmt: skip


# -- the score track and what is left --------------------------------------------------------


def track(table: TableState) -> Shown:
    layout, view, label = table.layout, table.now.view, table.label
    warning = table.now.warning(table.session.players)
    face = (
        label("sorin"), view.sorin, table.content.tables[view.players].sorin,
        label("deck", view.deck_size), label(*warning) if warning else "",
        layout.m(0.85, 1.05),
    )  # fmt: skip
    items = _track(table) | {"stocks": ItemSpec("stocks", face, layout.stocks, zorder.PANEL)}
    return Shown(items, signs={Target("track"): layout.track, Target("stocks"): layout.stocks})


def _track(table: TableState) -> dict[str, ItemSpec]:
    """Markers where points are; those with about the same points stand behind each other."""
    rect, points = table.layout.track, table.now.view.points
    most = LAP * max(1, -(-max(points) // LAP))
    face = (most, table.layout.m(0.85, 1.1))
    shown = {"track": ItemSpec("track", face, rect, zorder.PANEL)}
    side = rect.height() * 0.94
    taken: list[float] = []
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
        x = track_x(rect, points[seat], most)
        crowd = sum(abs(x - other) < side * 0.5 for other in taken)
        taken.append(x)
        shift = crowd * side * 0.42
        if x + shift > rect.right() - side / 2:
            shift = -shift
        spot = QRectF(x - side / 2 + shift, rect.top() - 2, side, side * 0.9)
        z = zorder.ON_PANEL + 0.01 * seat
        shown[f"boat:{seat}"] = ItemSpec("boat", (seat, bool(crowd)), spot, z, area="track")
    return shown
