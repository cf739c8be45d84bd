"""A match shown again: step by step, by itself, backwards, and never more than one may know."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.controller import replayer as replayers
from festival_desktop.controller.replayer import Replayer
from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogRole
from festival_desktop.models.session import Session
from festival_desktop.play.replay import OPEN, SPECTATOR, Sight
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.controller.conftest import Wordless


@pytest.fixture
def shown(board: Callable, qapp: object) -> Callable[..., Replayer]:
    def make(seats: str = "pp", steps: int = 10_000) -> Replayer:
        match, rng = board(seats).match, Rng(4)
        while match.to_act is not None and len(match.steps) < steps:
            moves = match.game.legal_moves(match.state)
            match.play(moves[rng.below(len(moves))])
        session = Session(match.game, FestivalTable(match.game), match.players, Wordless())
        made = Replayer(match, session)
        session.setParent(made)
        made.go(0)
        return made

    return make


def test_every_position_is_shown_forwards_and_backwards(shown: Callable) -> None:
    replayer = shown()
    match, session = replayer.match, replayer.session
    for place in [*range(replayer.end + 1), *range(replayer.end, -1, -1)]:
        replayer.go(place)
        assert session.view == match.game.view(match.state_at(place), session.viewer)
        assert session.log.rowCount() == place
        assert not session.moves, "nobody plays here"
        assert session.waiting is None
    assert match.cursor == len(match.steps), "the match is as it was"
    assert not match.practice


def test_steps_end_at_both_ends(shown: Callable) -> None:
    replayer = shown(steps=5)
    replayer.step(-1)
    assert replayer.place == 0
    replayer.go(99)
    assert replayer.place == replayer.end == 5


def test_it_plays_by_itself_to_the_end_and_rests(
    shown: Callable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replayers, "STEP", 8)
    replayer = shown(steps=6)
    replayer.set_speed(8.0)
    replayer.toggle()
    assert replayer.direction == 1
    qtbot.waitUntil(lambda: replayer.direction == 0)
    assert replayer.place == 6
    replayer.toggle(-1)
    qtbot.waitUntil(lambda: replayer.direction == 0)
    assert replayer.place == 0
    replayer.go(6)
    replayer.toggle()
    assert replayer.place == 0, "from the end it begins anew"
    replayer.toggle()
    assert replayer.direction == 0


def test_a_step_by_hand_stops_what_plays(shown: Callable) -> None:
    replayer = shown(steps=6)
    replayer.play(1)
    replayer.step(1)
    assert replayer.direction == 0
    assert replayer.place == 1


def test_the_speed_is_how_long_a_step_takes(shown: Callable) -> None:
    replayer = shown(steps=6)
    for speed in replayers.SPEEDS:
        replayer.set_speed(speed)
        replayer.play(1)
        assert replayer._timer.interval() == round(replayers.STEP / speed)
        replayer.pause()


def test_what_happens_is_shown_forwards_only(shown: Callable) -> None:
    replayer = shown(steps=6)
    happened: list[object] = []
    replayer.session.happened.connect(happened.append)
    replayer.step(1)
    assert len(happened) == 1
    replayer.step(-1)
    replayer.go(4)
    assert len(happened) == 1
    replayer.set_speed(8.0)
    replayer.step(1)
    assert len(happened) == 1, "too fast for it"


def test_a_running_game_shows_no_hand_of_others(shown: Callable) -> None:
    replayer = shown("pc", steps=20)
    assert replayer.sights == [SPECTATOR, Sight(0)]
    for sight in (OPEN, Sight(1)):
        replayer.see(sight)
        assert replayer.sight == SPECTATOR
    for place in range(replayer.end + 1):
        replayer.go(place)
        assert replayer.session.view.hand == ()
    replayer.see(Sight(0))
    assert replayer.session.viewer == 0
    for number, entry in enumerate(replayer.timeline.entries):
        events = replayer.match.steps[number].events
        known = [replayer.match.game.censor(event, 0) for event in events]
        assert list(entry.events) == [event for event in known if event is not None]


def test_a_finished_game_tells_everything(shown: Callable) -> None:
    replayer = shown("pc")
    assert replayer.sight == Sight(0)
    replayer.see(OPEN)
    replayer.go(replayer.end)
    log = replayer.session.log
    told = [log.index(row).data(LogRole.ENTRY).events for row in range(log.rowCount())]
    assert told == [step.events for step in replayer.match.steps]
    replayer.see(SPECTATOR)
    assert replayer.session.viewer is None


def test_what_was_taken_back_is_not_shown(shown: Callable, board: Callable) -> None:
    replayer = shown(steps=12)
    match = replayer.match
    match.cursor = 7
    session = Session(match.game, FestivalTable(match.game), match.players, Wordless())
    again = Replayer(match, session)
    assert again.end == 7
    assert len(again.timeline.entries) == 7
