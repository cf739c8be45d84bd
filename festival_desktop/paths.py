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


def _portable(name: str) -> Path | None:
    home = os.environ.get(_HOME_VARIABLE)
    return Path(home) / name if home else None


def data_dir() -> Path:
    """What the program keeps: saves, records, replacement content."""
    if portable := _portable("data"):
        return portable
    from platformdirs import user_data_path

    return user_data_path(_FOLDER, appauthor=False)


def saves_dir() -> Path:
    """Saved games."""
    return data_dir() / "saves"


def trash_dir() -> Path:
    """Saved games that were thrown away."""
    return data_dir() / "trash"


def log_dir() -> Path:
    """Log files."""
    if portable := _portable("log"):
        return portable
    from platformdirs import user_log_path

    return user_log_path(_FOLDER, appauthor=False)


def config_dir() -> Path:
    """Settings."""
    if portable := _portable("config"):
        return portable
    from platformdirs import user_config_path

    return user_config_path(_FOLDER, appauthor=False)


def written() -> dict[str, Path]:
    """Every folder the program writes to, by what it is for."""
    return {"saves": saves_dir(), "settings": config_dir(), "log": log_dir()}
