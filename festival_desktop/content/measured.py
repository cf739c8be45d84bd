"""Files with what was measured, beside the content of games: they may change at any time."""

from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from festival_desktop.ai.strength import Strengths
from festival_desktop.content.files import SIZE_LIMIT, bad_content
from festival_desktop.core.errors import BadContent
from festival_desktop.core.files import read_regular
from festival_desktop.play.medals import MeasuredMedals

STRENGTH_FILE, MEDAL_FILE = "strength.json", "medals.json"
Found = TypeVar("Found")


def read_strengths(resources: Path) -> Strengths:
    """How strong computer players are; nothing if there is no file. Raises `BadContent`."""
    return _read_if_there(resources / STRENGTH_FILE, Strengths)


def read_medals(resources: Path) -> MeasuredMedals:
    """What medals for who plays alone ask for, likewise."""
    return _read_if_there(resources / MEDAL_FILE, MeasuredMedals)


def _read_if_there(path: Path, form: type[Found]) -> Found:
    return read_checked(path, form) if path.exists() else form()


def read_checked(path: Path, form: type[Found]) -> Found:
    """What a file holds that must be there; raises `BadContent`."""
    try:
        return TypeAdapter(form).validate_json(read_regular(path, SIZE_LIMIT))
    except OSError as error:
        raise BadContent(f"{path.name} cannot be read: {error.strerror}.") from None
    except ValidationError as error:
        raise bad_content(path.name, error) from None
