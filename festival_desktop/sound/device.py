"""The sound device of this computer, by miniaudio, which is loaded with the first sound."""

import sys
from array import array
from collections.abc import Generator
from contextlib import suppress
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int
from typing import Any, Protocol

from festival_desktop.sound.mixer import RATE

PERIOD = 40
"""Milliseconds of sound the device requests at a time."""
ALSA = "libasound.so.2"
_ignore = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(lambda *message: None)
"""Kept in a module variable because the library stores only its address."""


class NoDevice(Exception):
    """No sound can be played here; the text says why."""


class Device(Protocol):
    """A sound device; each method may raise `NoDevice`."""

    @property
    def backend(self) -> str:
        """The system's name for its sound interface."""

    def start(self, stream: "Generator[bytes | array[int], int, None]") -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


def _library() -> Any:
    try:
        import miniaudio  # type: ignore[import-untyped, unused-ignore]
    except (ImportError, OSError) as error:
        raise NoDevice(f"miniaudio cannot be loaded: {error}") from error
    return miniaudio


def library_version() -> str:
    try:
        return str(_library().__version__)
    except NoDevice:
        return "–"


def decode(data: bytes) -> "array[int]":
    """Decode a sound file; raises `NoDevice` if that fails."""
    library = _library()
    try:
        sound = library.decode(data, library.SampleFormat.SIGNED16, 1, RATE)
    except library.MiniaudioError as error:
        raise NoDevice(f"A sound can’t be read: {error}") from error
    samples: array[int] = sound.samples
    return samples


class MiniaudioDevice:
    """The library's device, with its errors turned into `NoDevice`."""

    def __init__(self) -> None:
        self._library = library = _library()
        try:
            self._device = library.PlaybackDevice(
                library.SampleFormat.SIGNED16, 1, RATE, PERIOD, app_name="Festival Desktop"
            )
        except library.MiniaudioError as error:
            raise NoDevice(f"There is no sound device: {error}") from error
        self.backend: str = self._device.backend

    def start(self, stream: "Generator[bytes | array[int], int, None]") -> None:
        try:
            self._device.start(stream)
        except self._library.MiniaudioError as error:
            raise NoDevice(f"The sound device does not start: {error}") from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._library.MiniaudioError as error:
            raise NoDevice(f"The sound device does not stop: {error}") from error

    def close(self) -> None:
        self._device.close()


def open_device() -> Device:
    """Open the default device, which may take a while; raises `NoDevice`."""
    if sys.platform == "linux":  # Without a sound card, ALSA prints thirty lines.
        with suppress(OSError, AttributeError):  # No such library or function.
            CDLL(ALSA).snd_lib_error_set_handler(_ignore)
    device = MiniaudioDevice()
    if device.backend == "Null":  # The library's fallback without a sound device.
        device.close()
        raise NoDevice("There is no sound device.")
    return device
