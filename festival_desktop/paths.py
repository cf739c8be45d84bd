"""Paths of shipped resources, and of the person's folders.

It reads and writes nothing, and imports nothing but the standard library until a user folder is
requested (start-up stays short).
"""

import os
from functools import cache
from pathlib import Path

_FOLDER = "festival-desktop"
_HOME_VARIABLE = "FESTIVAL_DESKTOP_HOME"


@cache
def _shipped(name: str) -> Path:
    package = Path(__file__).parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


def resources() -> Path:
    """Return the shipped data: inside the installed package, or at the top of the source tree."""
    return _shipped("resources")


def translations() -> Path:
    """Return the shipped translations, found like the resources."""
    return _shipped("translations")


def _own_folder(kind: str) -> Path:
    """Return the person's folder of this kind: `data`, `log` or `config`."""
    if home := os.environ.get(_HOME_VARIABLE):
        return Path(home) / kind
    from platformdirs import PlatformDirs

    folder: Path = getattr(PlatformDirs(_FOLDER, appauthor=False), f"user_{kind}_path")
    return folder


def data_dir() -> Path:
    """Return the folder of saves, records and replacement content."""
    return _own_folder("data")


def saves_dir() -> Path:
    """Return the folder of saved games."""
    return data_dir() / "saves"


def trash_dir() -> Path:
    """Return the folder of thrown away games."""
    return data_dir() / "trash"


def log_dir() -> Path:
    """Return the folder of log files."""
    return _own_folder("log")


def config_dir() -> Path:
    """Return the folder of settings."""
    return _own_folder("config")


def written() -> dict[str, Path]:
    """Return every folder the program writes to, by purpose."""
    return {"saves": saves_dir(), "settings": config_dir(), "log": log_dir()}
