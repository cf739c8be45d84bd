"""Keeps ALSA from writing to the terminal: where there is no sound card, it has thirty lines."""

import sys
from contextlib import suppress
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int

LIBRARY = "libasound.so.2"

_ignore = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(lambda *message: None)
"""Kept here, because the library keeps only its address."""


def silence() -> None:
    """From now on, in this process; does nothing on systems without ALSA."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # no such library, or none with this function
        CDLL(LIBRARY).snd_lib_error_set_handler(_ignore)
