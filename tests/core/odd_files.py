"""Things in a folder that no program should open to read: each is made at a path."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

HUGE = 1_500_000_000


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        here = os.open(".", os.O_RDONLY)
        try:
            os.chdir(path.parent)  # the path of a socket must be short
            made.bind(path.name)
        finally:
            os.chdir(here)
            os.close(here)


def _link_to_pipe(path: Path) -> None:
    pipe = path.with_name(f"{path.name} pipe")
    os.mkfifo(pipe)
    path.symlink_to(pipe)


def _huge(path: Path) -> None:
    """It takes no room on the disk, but would in a copy."""
    with path.open("wb") as file:
        file.truncate(HUGE)


ODD: dict[str, Callable[[Path], None]] = {
    "folder": Path.mkdir,
    "huge": _huge,
    "pipe": os.mkfifo,
    "socket": _socket,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "link to a pipe": _link_to_pipe,
    "link to a folder": lambda path: path.symlink_to(path.parent),
}
KINDS = sorted(ODD) if os.name == "posix" else ["folder", "huge"]
