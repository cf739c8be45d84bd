"""Reading one content file: clear words for whatever may be wrong with it."""

import json
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from festival_desktop.core.errors import BadContent

SIZE_LIMIT = 1_000_000

Model = TypeVar("Model", bound=BaseModel)


class Block(BaseModel):
    """A part of a content file; unknown fields are mistakes, not extensions."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Sheet(Block):
    """A whole content file, which says where its values come from."""

    source: Literal["rulebook", "ours"]
    note: str = ""


def read(path: Path, model: type[Model]) -> Model:
    """The checked content of a file; raises `BadContent` with file, place and reason."""
    try:
        return model.model_validate(_parse(path))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " → ".join(map(str, first["loc"])) or "the whole file"
        reason = first["msg"].removeprefix("Value error, ").rstrip(".")
        raise BadContent(f"{path.name}, {where}: {reason}.") from None


def _parse(path: Path) -> Any:
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise BadContent(f"{path.name} is too large to be a content file.")
        return json.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark first
    except OSError as error:
        raise BadContent(f"{path.name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadContent(f"{path.name} is not a text file.") from None
    except RecursionError:
        raise BadContent(f"{path.name} is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise BadContent(
            f"{path.name}, line {error.lineno}: this is not valid JSON ({error.msg})."
        ) from None
    except ValueError:
        raise BadContent(f"{path.name} holds a number that is too long.") from None
