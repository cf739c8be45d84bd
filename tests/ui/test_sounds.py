"""What is heard at real tables: the right sounds for what happens, and silence where it belongs."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.ui.pages.table import TablePage
from tests.sound.fake import SOUNDS, Listening
from tests.ui.window import Start, table_of

SHARED = {"turn", "win", "lose", "refusal"}
HEARD = {
    "festival_of_lanterns": {"tile", "card", "match", "dedication"},
    "lanterns_dice": {"dice", "tile", "pencil", "coins", "firework"},
    "firefly_festival": {"bridge", "tile", "coins", "firework", "dedication", "fish"},
}
"""Game → what is heard in every whole game of it."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Listening:
    """What the program plays, before it is started."""
    player = Listening()
    monkeypatch.setattr("festival_desktop.sound.player.SoundPlayer", lambda folder: player)
    return player


@pytest.fixture
def play(start: Start, heard: Listening) -> Callable[..., TablePage]:
    """A table with a person and a computer, which waits to be let move."""

    def begun(game: str = "festival_of_lanterns", pace: str = "step") -> TablePage:
        window = start()
        window.settings.pace = pace
        players = (Player("Mira"), Player("Lotte", next(iter(catalog.computers(game)))))
        window.shell.current.begin(NewGame(game, Setup(2), players, "jade-owl-7"))
        return table_of(window)

    return begun


def steps(page: TablePage) -> Iterator[None]:
    """One step after the other, to the end: what the hint says, or what the computer chooses."""
    controller = page.controller
    while page.match.to_act is not None:
        before = page.match.cursor
        if page.session.moves:
            controller.hint(lambda decision: controller.play(decision.move))
        else:
            controller.go_on()
        if page.match.cursor > before:
            yield


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", HEARD)
def test_every_step_of_a_game_is_heard_as_its_events_say(
    play: Callable[..., TablePage], heard: Listening, game: str
) -> None:
    page, sounds = play(game), catalog.manifest(game).sounds
    everything: set[str] = set()
    for _ in steps(page):
        log = page.session.log
        own = sounds.of(log.entries[-1].events)[:3]
        played = [name for name in heard.played if name not in SHARED]
        assert played == list(own)
        if played:  # what is heard can be read, too
            assert log.index(log.rowCount() - 1, 0).data()
        everything |= {*heard.played}
        heard.played.clear()
    assert everything & {"win", "lose"}
    assert everything > HEARD[game] | {"turn"}
    page.last_look.stop()


def test_every_sound_of_a_game_has_a_file_and_every_file_a_use() -> None:
    used = set(SHARED)
    for game in catalog.GAMES:
        sounds = catalog.manifest(game).sounds
        named = {sound for sound in sounds.events.values() if isinstance(sound, str)}
        used |= named | set(sounds.ambience)
        assert sounds.ambience
    used.add("match")  # found by the reason of a lantern
    assert used == {path.stem for path in SOUNDS.glob("*.wav")}


def test_taking_back_and_doing_again_are_silent(
    play: Callable[..., TablePage], heard: Listening
) -> None:
    page = play()
    while page.match.people and not page.controller.history.can_undo:
        next(steps(page))
    heard.played.clear()
    page.controller.history.undo()
    page.controller.history.redo()
    assert heard.played == []


def test_opening_a_saved_game_is_silent(
    play: Callable[..., TablePage], heard: Listening, start: Start
) -> None:
    page = play()
    for _, _ in zip(range(5), steps(page), strict=False):
        pass
    page.controller.stepped.emit()
    window = start()
    heard.played.clear()
    window.shell.continue_latest()
    assert table_of(window).match.cursor == 5
    assert heard.played == []


def test_computers_at_instant_pace_are_not_heard_but_your_turn_is(
    play: Callable[..., TablePage], heard: Listening, qtbot: QtBot
) -> None:
    page = play(pace="instant")
    qtbot.waitUntil(lambda: bool(page.session.moves))
    heard.played.clear()
    while page.session.moves:
        page.controller.hint(lambda decision: page.controller.play(decision.move))
    page.controller.go_on()
    heard.played.clear()
    qtbot.waitUntil(lambda: bool(page.session.moves))
    assert heard.played == ["turn"]


def test_a_refusal_is_heard_and_said(play: Callable[..., TablePage], heard: Listening) -> None:
    page = play()
    while not page.session.moves:
        next(steps(page))
    heard.played.clear()
    page.session.refuse([Target("card", (0,)), Target("supply", (1,))])
    assert page.notice.words
    assert heard.played == ["refusal"]


def test_the_night_is_heard_at_the_table_only(
    play: Callable[..., TablePage], heard: Listening
) -> None:
    page = play("firefly_festival")
    assert heard.ambience == ("water", "frogs")
    page.window().shell.navigation.go_to_shelf()  # type: ignore[attr-defined]
    assert not heard.ambience


def test_the_speaker_and_its_key_mute_and_the_settings_say_how_loud(
    start: Start, heard: Listening, play: Callable[..., TablePage]
) -> None:
    page = play()
    settings = page.window().settings  # type: ignore[attr-defined]
    assert heard.volumes == (0, 0)
    QTest.mouseClick(page.toolbar.sound, Qt.MouseButton.LeftButton)
    assert heard.volumes == (settings.effects, settings.ambience)
    assert page.toolbar.sound.icon_name == "sound"
    settings.effects, settings.ambience = 30, 0
    assert heard.volumes == (30, 0)
    QTest.keyClick(page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert heard.volumes == (0, 0)
    assert page.toolbar.sound.icon_name == "mute"
    assert settings.muted


def test_a_replay_is_heard_step_by_step_and_silent_in_jumps(
    play: Callable[..., TablePage], heard: Listening
) -> None:
    page = play()
    for _, _ in zip(range(6), steps(page), strict=False):
        pass
    page.replay_requested.emit(0)
    replay = page.window().shell.navigation.page  # type: ignore[attr-defined]
    heard.played.clear()
    replay.controller.jump(4)
    assert heard.played == []
    replay.controller.step(1)
    assert heard.played
    heard.played.clear()
    replay.controller.step(-1)
    replay.controller.set_speed(8)
    replay.controller.step(1)
    assert heard.played == []
