"""A match shown again: step by step, by itself, backwards, and never more than one may know."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.controller import replay_controller
from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.log import LogRole
from festival_desktop.models.session import Session
from festival_desktop.play.replay import OPEN, SPECTATOR, Perspective
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.controller.conftest import MakeBoard, Wordless


@pytest.fixture
def shown(board: MakeBoard, game: FestivalOfLanterns) -> Callable[..., ReplayController]:
    def make(seats: str = "pp", steps: int = 10_000) -> ReplayController:
        match, rng = board(seats).match, Rng(4)
        while match.to_act is not None and len(match.steps) < steps:
            moves = match.game.legal_moves(match.state)
            match.play(moves[rng.below(len(moves))])
        session = Session(match.game, FestivalTable(game), match.players)
        session.words = Wordless()
        made = ReplayController(match, session)
        session.setParent(made)
        made.go(0)
        return made

    return make


def test_every_position_is_shown_forwards_and_backwards(
    shown: Callable[..., ReplayController],
) -> None:
    controller = shown()
    match, session = controller.match, controller.session
    for place in [*range(controller.end + 1), *range(controller.end, -1, -1)]:
        controller.go(place)
        assert session.view == match.game.view(match.state_at(place), session.viewer)
        assert session.log.rowCount() == place
        assert not session.moves, "nobody plays here"
        assert session.waiting is None
    assert match.cursor == len(match.steps), "the match is as it was"
    assert not match.practice


def test_steps_end_at_both_ends(shown: Callable[..., ReplayController]) -> None:
    controller = shown(steps=5)
    controller.step(-1)
    assert controller.place == 0
    controller.go(99)
    assert controller.place == controller.end == 5


def test_it_plays_by_itself_to_the_end_and_rests(
    shown: Callable[..., ReplayController], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_controller, "STEP", 8)
    controller = shown(steps=6)
    controller.set_speed(8.0)
    controller.toggle()
    assert controller.direction == 1
    qtbot.waitUntil(lambda: controller.direction == 0)
    assert controller.place == 6
    controller.toggle(-1)
    qtbot.waitUntil(lambda: controller.direction == 0)
    assert controller.place == 0
    controller.go(6)
    controller.toggle()
    assert controller.place == 0, "from the end it begins anew"
    controller.toggle()
    assert controller.direction == 0


def test_a_step_by_hand_stops_what_plays(shown: Callable[..., ReplayController]) -> None:
    controller = shown(steps=6)
    controller.play(1)
    controller.step(1)
    assert controller.direction == 0
    assert controller.place == 1


def test_the_speed_is_how_long_a_step_takes(shown: Callable[..., ReplayController]) -> None:
    controller = shown(steps=6)
    for speed in replay_controller.SPEEDS:
        controller.set_speed(speed)
        controller.play(1)
        assert controller._timer.interval() == round(replay_controller.STEP / speed)
        controller.pause()


def test_what_happens_is_shown_forwards_only(shown: Callable[..., ReplayController]) -> None:
    controller = shown(steps=6)
    happened: list[object] = []
    controller.session.changed.connect(
        lambda change: happened.append(change.events) if change.events else None
    )
    controller.step(1)
    assert len(happened) == 1
    controller.step(-1)
    controller.go(4)
    assert len(happened) == 1
    controller.set_speed(8.0)
    controller.step(1)
    assert len(happened) == 1, "too fast for it"


def test_a_running_game_shows_no_hand_of_others(shown: Callable[..., ReplayController]) -> None:
    controller = shown("pc", steps=20)
    assert controller.perspectives == [SPECTATOR, Perspective(0)]
    for sight in (OPEN, Perspective(1)):
        controller.see(sight)
        assert controller.sight == SPECTATOR
    for place in range(controller.end + 1):
        controller.go(place)
        assert controller.session.view.hand == ()
    controller.see(Perspective(0))
    assert controller.session.viewer == 0
    for number, entry in enumerate(controller.timeline.entries):
        events = controller.match.steps[number].events
        known = [controller.match.game.censor(event, 0) for event in events]
        assert list(entry.events) == [event for event in known if event is not None]


def test_a_finished_game_tells_everything(shown: Callable[..., ReplayController]) -> None:
    controller = shown("pc")
    assert controller.sight == Perspective(0)
    controller.see(OPEN)
    controller.go(controller.end)
    log = controller.session.log
    told = [log.index(row, 0).data(LogRole.ENTRY).events for row in range(log.rowCount())]
    assert told == [step.events for step in controller.match.steps]
    controller.see(SPECTATOR)
    assert controller.session.viewer is None


def test_what_was_taken_back_is_not_shown(
    shown: Callable[..., ReplayController], game: FestivalOfLanterns
) -> None:
    controller = shown(steps=12)
    match = controller.match
    match.cursor = 7
    session = Session(match.game, FestivalTable(game), match.players)
    session.words = Wordless()
    again = ReplayController(match, session)
    assert again.end == 7
    assert len(again.timeline.entries) == 7
