"""With motion: things fly, and whenever it is skipped or done the table is right."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import SEVEN
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from tests.games.festival_of_lanterns.friends.desk import Desk as Arranged
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where, rules
from tests.screens.festival_of_lanterns.table.test_cards_by_hand import with_cards
from tests.screens.resting import assert_at_rest

Open = Callable[..., Desk]


def moving(desk: Open, **how: object) -> Desk:
    table = desk(**how)
    table.motion.enabled = True
    return table


def pictures(table: Desk) -> list[QGraphicsPixmapItem]:
    return [item for item in table.scene.items() if isinstance(item, QGraphicsPixmapItem)]


def counts(table: Desk) -> dict[str, object]:
    return {
        key: actor.spec.face[1]
        for key, actor in table.items.items()
        if key.startswith(("cards:", "mooncakes:", "claimed:", "supply:"))
    }


def true_counts(table: Desk) -> dict[str, object]:
    number = {"cards": 1, "supply": 1, "mooncakes": 0, "claimed": 0}
    return {
        piece.id: piece.face[number[piece.kind]]
        for area in ("cards", "supply", "mooncakes", "claimed")
        for piece in table.session.pieces.area(area)
        if piece.kind in number
    }


def lay_a_tile(table: Desk) -> None:
    table.click(table.point(table.target("tile")))
    table.motion.skip()
    table.click(table.point(table.target("cell")))


def places(state: State, legal: Sequence[m.Move]) -> bool:
    return len(state.display) > 5 and any(isinstance(move, m.Place) for move in legal)


def test_counts_change_when_the_lanterns_have_landed(desk: Open) -> None:
    table = moving(desk, match=match_where(places))
    before = counts(table)
    lay_a_tile(table)
    during = counts(table)
    own = [key for key in before if key.startswith("cards:")]
    assert all(during[key] == before[key] for key in own)
    assert counts(table) != true_counts(table)
    table.motion.skip()
    assert counts(table) == true_counts(table)


def test_left_alone_the_table_comes_to_rest_and_is_right(desk: Open, qtbot: QtBot) -> None:
    table = moving(desk, match=match_where(places))
    lay_a_tile(table)
    assert any(key.startswith("badge:") for key in table.items)
    qtbot.waitUntil(lambda: not table.motion.busy, timeout=8000)
    assert counts(table) == true_counts(table)
    assert not any(key.startswith("badge:") for key in table.items)
    assert all(actor.scene() is table.scene for actor in table.items.values())
    assert len(pictures(table)) == len(table.items)


def test_another_step_in_the_middle_of_flights_shows_its_own_counts(desk: Open) -> None:
    table = moving(desk, match=match_where(places))
    lay_a_tile(table)
    for _ in range(12):
        if table.session.active == 0 and table.session.can_select(Target("face-up")):
            table.session.select(Target("face-up"))
        elif table.controller.computer_to_move:
            table.controller.computer_moves()
    table.motion.skip()
    assert counts(table) == true_counts(table)
    assert len(pictures(table)) == len(table.items)


def test_a_dedication_is_claimed_under_fireworks(desk: Open) -> None:
    table = moving(desk, match=match_where(with_cards([1] * 7)))
    at = table.layout.dedications[SEVEN].center().toPoint()
    table.click(at)
    table.click(at)
    assert table.chosen == [m.SEVEN_UNIQUE]
    assert len(pictures(table)) > len(table.items)
    table.motion.skip()
    assert counts(table) == true_counts(table)
    assert len(pictures(table)) == len(table.items)


def test_any_press_brings_everything_to_its_place(desk: Open) -> None:
    table = moving(desk, match=match_where(places))
    lay_a_tile(table)
    assert table.motion.busy
    table.click(table.layout.free.center().toPoint())
    assert all(actor.goal == actor.spec.rect for actor in table.items.values())


def test_a_tile_of_another_seat_comes_from_that_seat(desk: Open) -> None:
    table = moving(desk, players=4, people=(0,), seed="carp")
    for _ in range(40):
        laid = set(table.display)
        if table.session.active == 0:
            table.motion.skip()
            moves = table.game.legal_moves(table.match.state)
            table.controller.play(moves[0])
            continue
        mover = table.session.active
        table.controller.computer_moves()
        new = set(table.display) - laid
        if new and mover:
            piece = table.display[new.pop()]
            backs = table.layout.seats[table.seating.sides[mover]].backs
            start = table.items[piece.id].pos() - backs[1].center()
            assert start.manhattanLength() < 2
            table.motion.skip()
            return
    raise AssertionError("no computer laid a tile")


def test_what_friends_bring_flies_and_arrives(desk: Open) -> None:
    arranged = Arranged("rainbow", "trixie").holds("rarity 2", mooncakes=8)
    arranged.holds("pinkie 2", seat=1)
    who = [Player("Mira"), Player("Lotte", "friend")]
    table = moving(desk, match=Match(rules(), arranged.setup, who, "fly", start=arranged.state))
    cards = rules().content.friends
    for friend, then in (("trixie", ()), ("rainbow", ("card", "their-card"))):
        table.click(table.point(Target("friend", (cards.index(friend),))))
        assert table.motion.busy
        for kind in then:
            table.motion.skip()
            table.click(table.point(table.target(kind)))
        assert table.motion.busy
        table.motion.skip()
        assert counts(table) == true_counts(table)
        while table.match.cursor:
            table.controller.history.undo()


@pytest.mark.full
def test_every_item_is_at_rest_after_each_step_of_a_game_at_full_speed(desk: Open) -> None:
    """Steps follow each other in the middle of all animations, as with quick computers."""
    table = moving(desk, players=4, people=(), seed="hurry")
    while table.match.to_act is not None:
        table.controller.computer_moves()
        QTest.qWait(20)
        if table.match.cursor % 4 == 0:
            table.motion.skip()
            assert_at_rest(table.scene.canvas.items)
