"""Whole games through the scene: by the mouse alone, and by the keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from festival_desktop.core.rng import Rng
from festival_desktop.play.table import Target
from tests.screens.festival_of_lanterns.table.desk import Desk

MOST_STEPS = 1200


def one_of(desk: Desk, rng: Rng) -> Target:
    """Something selectable, each kind of thing as likely as the others."""
    by_kind: dict[str, list[Target]] = {}
    for target in sorted(desk.stops(), key=lambda t: (t.kind, t.key)):
        by_kind.setdefault(target.kind, []).append(target)
    kinds = sorted(by_kind)
    same = by_kind[kinds[rng.below(len(kinds))]]
    return same[rng.below(len(same))]


def touch_by_mouse(desk: Desk, target: Target, rng: Rng) -> None:
    at = desk.point(target)
    if target.kind == "tile":
        desk.wheel(at, rng.below(4))
    if target.kind in ("tile", "card") and not desk.session.selector.selected and rng.below(2):
        desk.pick_up(at)
        onward = one_of(desk, rng)
        desk.drop(desk.point(onward))
    elif target.kind in ("face-up", "stack") and rng.below(2):
        desk.pick_up(at)
        desk.drop(desk.layout.hand[1].center().toPoint())
    else:
        desk.click(at)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("people", "seed"), [((0,), "carp"), ((1,), "heron"), ((0, 1, 2), "frog")])
def test_a_game_can_be_played_by_the_mouse_alone(
    desk: Callable[..., Desk], people: tuple[int, ...], seed: str
) -> None:
    table = desk(players=3, people=people, seed=seed)
    rng = Rng.from_seed(seed)
    for _ in range(MOST_STEPS):
        table.let_others_move()
        if table.match.to_act is None:
            break
        touch_by_mouse(table, one_of(table, rng), rng)
    assert table.match.to_act is None
    assert table.refusals == []
    assert [step.move for step in table.match.steps if step.seat in people] == table.chosen


def cursor_to(desk: Desk, wanted: Target) -> None:
    """Walk there by arrows and Tab only."""
    for _ in range(60):
        if desk.scene.pointer.focus == wanted:
            return
        reach = desk.stops()
        here = desk.scene.pointer.focus
        if here is None or here.kind != wanted.kind:
            desk.key(Qt.Key.Key_Tab)
            continue
        way = reach[wanted].center() - reach[here].center()
        across = abs(way.x()) >= abs(way.y())
        ahead = way.x() if across else way.y()
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right) if across else (Qt.Key.Key_Up, Qt.Key.Key_Down)
        desk.key(arrows[ahead > 0])
        if desk.scene.pointer.focus == here:  # nothing that way: try the other axis
            ahead = way.y() if across else way.x()
            other = (
                (Qt.Key.Key_Up, Qt.Key.Key_Down) if across else (Qt.Key.Key_Left, Qt.Key.Key_Right)
            )
            desk.key(other[ahead > 0])
    # Where arrows do not lead straight, whatever they reached is as good for this test.


def test_a_game_can_be_played_by_the_keyboard_alone(desk: Callable[..., Desk]) -> None:
    table = desk(players=3, people=(0,), seed="otter")
    table.view.setFocus()
    rng = Rng.from_seed("keys")
    for _ in range(MOST_STEPS):
        table.let_others_move()
        if table.match.to_act is None:
            break
        cursor_to(table, one_of(table, rng))
        for _ in range(rng.below(3)):
            table.key(Qt.Key.Key_R)
        table.key(Qt.Key.Key_Space if rng.below(2) else Qt.Key.Key_Return)
    assert table.match.to_act is None
    assert table.refusals == []


def test_the_pointer_over_anything_never_fails(desk: Callable[..., Desk]) -> None:
    table = desk(players=4, people=(0,), seed="moth", steps=40)
    table.let_others_move()
    for x in range(0, 1280, 23):
        for y in range(0, 632, 31):
            table.move(QPoint(x, y))
    assert table.refusals == []
