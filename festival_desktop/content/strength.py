"""The file with the measured strength of computer players."""

from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from festival_desktop.ai.strength import Strengths
from festival_desktop.content.files import SIZE_LIMIT
from festival_desktop.core.errors import BadContent
from festival_desktop.core.files import read_regular

FILE = "strength.json"


def read(resources: Path) -> Strengths:
    """What was measured; nothing if there is no file. Raises `BadContent`."""
    path = resources / FILE
    if not path.exists():
        return Strengths()
    try:
        return TypeAdapter(Strengths).validate_json(read_regular(path, SIZE_LIMIT))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " → ".join(map(str, first["loc"])) or "the whole file"
        raise BadContent(f"{FILE}, {where}: {first['msg']}.") from None
