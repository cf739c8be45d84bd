"""Play sounds by name in a thread of its own, without blocking the caller.

Nothing is loaded and no device opened before the first sound. Without a device it is silent and
looks for one again later, also after one has gone.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from festival_desktop.sound.device import Device, NoDevice, decode, open_device
from festival_desktop.sound.mixer import FULL, Mixer

REST = 5.0
"""Seconds between checks whether the device is alive and still needed."""
RETRY = 20.0
"""Seconds before the next attempt to open a device."""
LEAVE = 0.5
"""Maximum seconds to wait for the device on exit, because a sound server may hang."""
STAGGER = 0.13
"""Seconds between the starts of sounds requested together."""


class SoundPlayer:
    def __init__(
        self,
        folder: Path,
        open_device: Callable[[], Device] = open_device,
        decode: Callable[[bytes], "array[int]"] = decode,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Play sounds from `folder`, each stored as `<name>.wav`."""
        self._folder, self._open, self._decode, self._clock = folder, open_device, decode, clock
        self._mixer = Mixer()
        self._requests: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._effects = self._background = FULL
        self._wanted: tuple[str, ...] = ()
        # used by the thread only:
        self._sounds: dict[str, array[int]] = {}
        self._device: Device | None = None
        self._running = False
        self._seen, self._look_at, self._retry_at = -1, 0.0, 0.0

    # -- public interface ----------------------------------------------------------------------

    def set_volumes(self, effects: int, ambience: int) -> None:
        """Set both volumes, 0 to 100; sounds at 0 are not even loaded."""
        before = self._effects
        self._effects, self._background = _gain(effects), _gain(ambience)
        if before and not self._effects:
            self._mixer.fade_out()
        self._ask_for_ambience()

    def play(self, *names: str) -> None:
        """Play sounds in quick succession."""
        if names and self._effects:
            self._ask(partial(self._play, names, self._effects))

    def set_ambience(self, names: Sequence[str]) -> None:
        """Loop these sounds; silence if there are none."""
        if tuple(names) != self._wanted:
            self._wanted = tuple(names)
            self._ask_for_ambience()

    def close(self) -> None:
        """Release the device; the player cannot be used afterwards."""
        if self._thread is not None:
            self._requests.put(None)
            self._thread.join(LEAVE)

    def settle(self) -> None:
        """Wait until all requested sounds have started."""
        if self._thread is not None:
            done: SimpleQueue[None] = SimpleQueue()
            self._requests.put(lambda: done.put(None))
            done.get(timeout=REST)

    def _ask_for_ambience(self) -> None:
        if self._thread is not None or (self._wanted and self._background):
            self._ask(partial(self._loop, self._wanted, self._background))

    def _ask(self, request: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._requests.put(request)

    # -- thread --------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            try:
                request = self._requests.get(timeout=REST if self._running else None)
            except Empty:
                self._look()
                continue
            if request is None:
                self._let_go()
                return
            request()

    def _play(self, names: tuple[str, ...], gain: int) -> None:
        if self._ready():
            for number, name in enumerate(names):
                if (sound := self._sound(name)) is not None:
                    self._mixer.play(sound, gain, number * STAGGER)

    def _loop(self, names: tuple[str, ...], gain: int) -> None:
        if (names and gain and self._ready()) or not self._mixer.silent:
            found = [self._sound(name) for name in names] if gain else []
            self._mixer.loop([sound for sound in found if sound is not None], gain)

    def _sound(self, name: str) -> "array[int] | None":
        """Load and cache the samples; None if there are none."""
        if name not in self._sounds:
            try:
                data = (self._folder / f"{name}.wav").read_bytes()
                self._sounds[name] = self._decode(data)
            except (OSError, NoDevice):
                return None
        return self._sounds[name]

    def _ready(self) -> bool:
        """Return whether a device is playing, and open one if it is time to retry."""
        self._look()
        if self._device is None and self._clock() >= self._retry_at:
            try:
                self._device = self._open()
            except NoDevice:
                self._retry_at = self._clock() + RETRY
        if self._device is not None and not self._running:
            self._start(self._device)
        return self._running

    def _start(self, device: Device) -> None:
        try:
            device.start(self._mixer.stream())
        except NoDevice:
            self._let_go()
            self._retry_at = self._clock() + RETRY
            return
        self._running, self._seen, self._look_at = True, -1, self._clock() + REST
        if self._wanted and self._background and self._mixer.silent:
            self._loop(self._wanted, self._background)

    def _look(self) -> None:
        """Check from time to time: rest in silence, and notice a device that has gone."""
        if not self._running or self._clock() < self._look_at:
            return
        if self._mixer.blocks == self._seen:
            self._let_go()
        elif self._mixer.silent:
            self._rest()
        self._seen, self._look_at = self._mixer.blocks, self._clock() + REST

    def _rest(self) -> None:
        assert self._device is not None
        self._running = False
        try:
            self._device.stop()
        except NoDevice:
            self._let_go()

    def _let_go(self) -> None:
        if self._device is not None:
            self._device.close()
        self._device, self._running = None, False
        self._mixer.clear()


def _gain(volume: int) -> int:
    """Convert a volume to a gain, squared because loudness is perceived that way."""
    return round(FULL * (volume / 100) ** 2)
