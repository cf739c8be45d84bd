"""Mix several sounds block by block, in 16 bits.

The device's thread asks for blocks while another one adds sounds; no device and no files here.
"""

from array import array
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from threading import Lock

RATE = 22050
"""Samples per second of every sound, mono."""
FULL = 256
"""Gain of a sound at its original volume."""
_STEP = 12
"""Maximum change of the gain per block, which fades loops in and out."""
_MOST = 12
"""Maximum number of simultaneous sounds; more would be indistinguishable."""
_LOUDEST = 32767


@dataclass(slots=True)
class _Voice:
    samples: "array[int]"
    gain: int
    goal: int
    """Target gain; at 0 the voice ends."""
    place: int = 0
    """Index of the next sample; negative values are a delay in samples."""
    loops: bool = False


class Mixer:
    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()
        self.blocks = 0
        """Number of blocks requested so far."""

    @property
    def silent(self) -> bool:
        return not self._voices

    def play(self, samples: "array[int]", gain: int, delay: float = 0.0) -> None:
        """Play a sound once, after `delay` seconds."""
        with self._lock:
            if len(self._voices) < _MOST:
                self._voices.append(_Voice(samples, gain, gain, -round(delay * RATE)))

    def loop(self, sounds: "Sequence[array[int]]", gain: int) -> None:
        """Loop these sounds and fade out all other loops."""
        with self._lock:
            known = [voice for voice in self._voices if voice.loops]
            for voice in known:
                wanted = any(voice.samples is sound for sound in sounds)
                voice.goal = gain if wanted else 0
            for sound in sounds:
                if gain and not any(voice.samples is sound for voice in known):
                    self._voices.append(_Voice(sound, 0, gain, loops=True))

    def fade_out(self) -> None:
        """Fade out everything that is playing."""
        with self._lock:
            for voice in self._voices:
                voice.goal = 0

    def clear(self) -> None:
        with self._lock:
            self._voices.clear()

    def stream(self) -> "Generator[bytes | array[int], int, None]":
        """Return a started generator of blocks, each as long as the number sent to it."""
        blocks = self._blocks()
        next(blocks)
        return blocks

    def _blocks(self) -> "Generator[bytes | array[int], int, None]":
        count = yield b""
        while True:
            count = yield self.mix(count)

    def mix(self, count: int) -> "array[int]":
        """Mix the next samples of all sounds."""
        self.blocks += 1
        total = [0] * count
        with self._lock:
            for voice in self._voices:
                _add(voice, total)
            self._voices = [voice for voice in self._voices if not _ended(voice)]
        mixed = [value // FULL for value in total]
        if max(mixed) > _LOUDEST or min(mixed) < -_LOUDEST:
            mixed = [min(_LOUDEST, max(-_LOUDEST, value)) for value in mixed]
        return array("h", mixed)


def _add(voice: _Voice, total: list[int]) -> None:
    at = min(len(total), max(0, -voice.place))
    voice.place += at
    while at < len(total) and voice.place < len(voice.samples):
        part = voice.samples[voice.place : voice.place + len(total) - at]
        gain, end = voice.gain, at + len(part)
        total[at:end] = [
            sum_ + gain * value for sum_, value in zip(total[at:end], part, strict=True)
        ]
        at, voice.place = end, voice.place + len(part)
        if voice.loops and voice.place == len(voice.samples):
            voice.place = 0
    voice.gain += max(-_STEP, min(_STEP, voice.goal - voice.gain))


def _ended(voice: _Voice) -> bool:
    return voice.place >= len(voice.samples) or (voice.gain == 0 and voice.goal == 0)
