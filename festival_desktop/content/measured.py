"""Files with what was measured, beside the content of games: they may change at any time."""

from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from festival_desktop.content.files import SIZE_LIMIT
from festival_desktop.core.errors import BadContent
from festival_desktop.core.files import read_regular

Found = TypeVar("Found")


def read_measured(path: Path, form: type[Found]) -> Found:
    """What a file holds; the form without anything if there is no file. Raises `BadContent`."""
    if not path.exists():
        return form()
    try:
        return TypeAdapter(form).validate_json(read_regular(path, SIZE_LIMIT))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " → ".join(map(str, first["loc"])) or "the whole file"
        raise BadContent(f"{path.name}, {where}: {first['msg']}.") from None
