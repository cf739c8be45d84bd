"""Where things lie: shipped resources, and the folders of the person who plays.

Knows folders only; reads and writes nothing, and imports nothing but the standard library until a
user folder is asked for (the start-up stays short).
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
    """Shipped data: inside the installed package, or at the top of the source tree."""
    return _shipped("resources")


def translations() -> Path:
    """Shipped translations, found like the resources."""
    return _shipped("translations")


def _own_folder(kind: str) -> Path:
    """The person's folder of this kind: `data`, `log` or `config`."""
    if home := os.environ.get(_HOME_VARIABLE):
        return Path(home) / kind
    from platformdirs import PlatformDirs

    folder: Path = getattr(PlatformDirs(_FOLDER, appauthor=False), f"user_{kind}_path")
    return folder


def data_dir() -> Path:
    """What the program keeps: saves, records, replacement content."""
    return _own_folder("data")


def saves_dir() -> Path:
    """Saved games."""
    return data_dir() / "saves"


def trash_dir() -> Path:
    """Saved games that were thrown away."""
    return data_dir() / "trash"


def log_dir() -> Path:
    """Log files."""
    return _own_folder("log")


def config_dir() -> Path:
    """Settings."""
    return _own_folder("config")


def written() -> dict[str, Path]:
    """Every folder the program writes to, by what it is for."""
    return {"saves": saves_dir(), "settings": config_dir(), "log": log_dir()}
