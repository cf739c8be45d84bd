"""Whole games of Lanterns Dice through the scene: by mouse, by keys; every legal move in reach."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.play.table import Target
from tests.screens.lanterns_dice.table.desk import DiceDesk

Open = Callable[..., DiceDesk]
MOST_STEPS = 2500
SAMPLE = 5
"""Moves that are looked for in each position."""
RANDOM = {"shapes": ("random",), "emperor": ("random",)}


def one_of(table: DiceDesk, rng: Rng) -> Target:
    """Something selectable, each kind of thing as likely as the others."""
    by_kind: dict[str, list[Target]] = {}
    for target in sorted(table.stops(), key=lambda t: (t.kind, t.key)):
        if target.kind not in ("take-back", "look"):
            by_kind.setdefault(target.kind, []).append(target)
    kinds = sorted(by_kind)
    same = by_kind[kinds[rng.below(len(kinds))]]
    return same[rng.below(len(same))]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("players", "people", "seed"),
    [(1, (0,), "moth"), (2, (0,), "carp"), (3, (0, 1, 2), "heron"), (4, (2,), "frog")],
)
def test_a_game_can_be_played_by_the_mouse_alone(
    desk: Open, players: int, people: tuple[int, ...], seed: str
) -> None:
    table = desk(players=players, people=people, seed=seed, options=RANDOM)
    rng = Rng.from_seed(seed)
    for _ in range(MOST_STEPS):
        table.let_others_move()
        if table.match.to_act is None:
            break
        target = one_of(table, rng)
        if target.kind == "stack" and rng.below(2):
            table.pick_up(table.point(target))
            corners = table.tile().corners
            table.drop(table.over(corners[rng.below(len(corners))]))
        else:
            table.click(table.point(target))
    assert table.match.to_act is None
    assert table.refusals == []
    assert [step.move for step in table.match.steps if step.seat in people] == table.chosen


def cursor_to(table: DiceDesk, wanted: Target) -> None:
    """Walk there by arrows and Tab only."""
    for _ in range(60):
        here = table.scene.pointer.focus
        if here == wanted:
            return
        if here is None or here.kind != wanted.kind:
            table.key(Qt.Key.Key_Tab)
            continue
        reach = table.stops()
        way = reach[wanted].center() - reach[here].center()
        across = abs(way.x()) >= abs(way.y())
        ahead = way.x() if across else way.y()
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right) if across else (Qt.Key.Key_Up, Qt.Key.Key_Down)
        table.key(arrows[ahead > 0])
        if table.scene.pointer.focus == here:
            return


@pytest.mark.full
def test_a_game_can_be_played_by_the_keyboard_alone(desk: Open) -> None:
    table = desk(players=3, people=(0,), seed="otter", options=RANDOM)
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


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", ["lotus", "reed"])
def test_every_legal_move_of_a_game_is_in_reach(desk: Open, seed: str) -> None:
    """Every select of every move can be found on the table, however long the way is."""
    table = desk(players=2, people=(0, 1), seed=seed, options=RANDOM)
    rng = Rng.from_seed(seed)
    kinds = set()
    for _ in range(400):
        table.let_others_move()
        if table.match.to_act is None:
            break
        moves = list(table.session.moves)
        kinds |= {type(move) for move in moves}
        some = list(moves)
        rng.shuffle(some)
        for move in some[:SAMPLE]:
            assert_in_reach(table, move)
        table.controller.play(likely(table, moves, rng))
    assert {m.Roll, m.Orient, m.Shade, m.Launch, m.Done} <= kinds


def likely(table: DiceDesk, moves: list[m.Move], rng: Rng) -> m.Move:
    """A move that completes a pool if there is one, so that there is something to launch."""
    shaded = table.session.view.shaded[table.session.view.seat]
    completing = [
        move for move in moves
        if isinstance(move, m.Shade | m.ShadeBeside) and shaded >> (move.area ^ 1) & 1
    ]  # fmt: skip
    going = [move for move in moves if move not in (m.DONE, m.PASS)]
    some = completing or going or moves
    return some[rng.below(len(some))]


def assert_in_reach(table: DiceDesk, move: m.Move) -> None:
    selector = table.session.selector
    if isinstance(move, m.Orient):
        table.interaction.tray.turn_to(move.quarters)
        assert Target("tray", (move.quarters,)) in table.stops()
    elif isinstance(move, m.Launch):
        assert Target("stack", (move.shape,)) in table.stops()
        table.interaction.launching._ways[move.shape] = (move.quarters, move.flipped)
        table.session.select(Target("stack", (move.shape,)))
        assert Target("cell", (move.x, move.y)) in table.stops()
        table.session.clear()
    else:
        first, *rest = [
            sorted(s, key=lambda t: t.key)[0] for s in table.session.table.selections(move)
        ]
        asked = first.kind in ("done", "pass") and table.interaction.ask()
        assert first in table.stops(), first
        if asked:
            table.interaction.ask()
        if rest:
            table.session.select(first)
            assert rest[0] in table.stops() or selector.forced() == rest[0]
            table.session.clear()


def test_the_pointer_over_anything_never_fails(desk: Open) -> None:
    table = desk(players=4, people=(0,), seed="moth", steps=60)
    table.let_others_move()
    for x in range(0, 1280, 23):
        for y in range(0, 632, 31):
            table.move(QPoint(x, y))
    assert table.refusals == []


def test_targets_of_the_scene_are_none_of_the_rules(desk: Open) -> None:
    kinds = {"roll", "reroll", "tray", "area", "by", "card", "done", "stack", "cell", "way", "pass"}
    assert not kinds & set(desk().interaction.commands)
