"""The player with a device that is not there, comes, goes and breaks."""

import subprocess
import sys
from array import array
from collections.abc import Iterator
from threading import Event

import pytest

from festival_desktop.sound import player
from festival_desktop.sound.device import Device, NoDevice, decode
from festival_desktop.sound.player import REST, RETRY, SoundPlayer
from tests.sound.fake import SOUNDS, FakeDevice


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Bench:
    """A player, and all devices it opened."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.devices: list[FakeDevice] = []
        self.missing = False
        self.searches = 0
        self.player = SoundPlayer(SOUNDS, self._open, self._decode, self.clock)

    def _open(self) -> Device:
        self.searches += 1
        if self.missing:
            raise NoDevice("none")
        self.devices.append(FakeDevice())
        return self.devices[-1]

    def _decode(self, data: bytes) -> "array[int]":
        return array("h", [1000] * 4410)

    def play(self, *names: str) -> None:
        self.player.play(*names)
        self.player.settle()

    @property
    def device(self) -> FakeDevice:
        return self.devices[-1]


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.player.close()


def test_a_sound_is_heard(bench: Bench) -> None:
    bench.play("tile")
    assert max(bench.device.ask()) == 1000


def test_nothing_is_opened_before_the_first_sound(bench: Bench) -> None:
    bench.player.set_volumes(50, 50)
    bench.player.set_ambience(())
    bench.player.settle()
    assert bench.searches == 0


def test_sounds_that_are_asked_for_together_begin_one_after_the_other(bench: Bench) -> None:
    bench.play("tile", "card")
    heard = bench.device.ask(6)
    assert heard[0] == 1000
    assert max(heard) == 2000


@pytest.mark.parametrize(("volume", "loudest"), [(100, 1000), (50, 250), (10, 11)])
def test_the_volume_is_that_of_the_settings(bench: Bench, volume: int, loudest: int) -> None:
    bench.player.set_volumes(volume, 0)
    bench.play("tile")
    assert max(bench.device.ask()) == loudest


def test_without_volume_not_even_a_device_is_opened(bench: Bench) -> None:
    bench.player.set_volumes(0, 0)
    bench.player.set_ambience(("water",))
    bench.play("tile")
    assert bench.searches == 0


def test_muting_fades_out_what_is_heard_and_unmuting_brings_the_night_back(bench: Bench) -> None:
    bench.player.set_ambience(("water",))
    bench.play("tile")
    bench.device.ask(40)
    bench.player.set_volumes(0, 0)
    bench.player.settle()
    assert bench.device.ask(40)[-1] == 0
    bench.player.set_volumes(100, 100)
    bench.player.settle()
    assert bench.device.ask(40)[-1] == 1000


def test_the_night_goes_on_as_long_as_it_is_wanted(bench: Bench) -> None:
    bench.player.set_ambience(("water", "crickets"))
    bench.player.settle()
    assert bench.device.ask(200)[-1] == 2000
    bench.player.set_ambience(())
    bench.player.settle()
    assert bench.device.ask(60)[-1] == 0


def test_where_there_is_no_device_it_is_silent_and_looks_again_later(bench: Bench) -> None:
    bench.missing = True
    bench.play("tile")
    bench.play("tile")
    assert bench.searches == 1
    bench.missing = False
    bench.clock.now = RETRY + 1
    bench.play("tile")
    assert max(bench.device.ask()) == 1000


def test_a_device_that_has_gone_is_noticed_and_another_one_found(bench: Bench) -> None:
    bench.player.set_ambience(("water",))
    bench.play("tile")
    bench.device.ask()
    for _ in range(2):  # it is not asked for anything in the meantime
        bench.clock.now += REST + 1
        bench.play("tile")
    assert bench.devices[0].closed
    assert len(bench.devices) == 2
    bench.device.ask(40)
    assert bench.device.ask()[-1] == 1000, "the night goes on"


def test_a_device_that_does_not_start_is_left_alone_for_a_while(bench: Bench) -> None:
    FakeDevice.broken = True
    try:
        bench.play("tile")
        bench.play("tile")
    finally:
        FakeDevice.broken = False
    assert bench.searches == 1
    bench.clock.now = RETRY + 1
    bench.play("tile")
    assert max(bench.device.ask()) == 1000


def test_when_nothing_is_heard_the_device_rests_and_starts_again(bench: Bench) -> None:
    bench.play("tile")
    bench.device.ask(10)
    bench.clock.now += REST + 1
    bench.play("tile")
    assert len(bench.devices) == 1
    assert bench.device.starts == 2


def test_a_sound_that_is_missing_is_silence(bench: Bench) -> None:
    bench.play("no such sound", "tile")
    assert max(bench.device.ask(8)) == 1000


def test_closing_lets_go_of_the_device(bench: Bench) -> None:
    bench.play("tile")
    bench.player.close()
    assert bench.device.closed


@pytest.mark.parametrize("name", sorted(path.stem for path in SOUNDS.glob("*.wav")))
def test_every_file_can_be_read_by_the_library(name: str) -> None:
    assert len(decode((SOUNDS / f"{name}.wav").read_bytes())) > 2000


def test_a_broken_file_is_told_apart() -> None:
    with pytest.raises(NoDevice):
        decode(b"RIFF nothing")


def test_looking_for_a_device_writes_nothing() -> None:
    code = (
        "from festival_desktop.sound.device import NoDevice, open_device\n"
        "try:\n    open_device().close()\nexcept NoDevice:\n    pass"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (run.stdout, run.stderr) == ("", "")


def test_a_sound_server_that_hangs_does_not_keep_the_program(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert player.LEAVE <= 0.5
    monkeypatch.setattr(player, "LEAVE", 0.01)
    server = Event()
    bench.play("tile")
    monkeypatch.setattr(bench.device, "close", server.wait)
    bench.player.close()
    thread = bench.player._thread
    assert thread is not None
    assert thread.is_alive(), "it is left behind"
    assert thread.daemon
    server.set()
    thread.join()
