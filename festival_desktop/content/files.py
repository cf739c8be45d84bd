"""Read content files, from a folder or a saved game, and report faults in clear sentences."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, NoReturn, Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from festival_desktop.core.content import Documents
from festival_desktop.core.errors import BadContent
from festival_desktop.core.files import NotRegularFile, TooLarge, read_regular
from festival_desktop.core.game import Json

SIZE_LIMIT = 1_000_000

Model = TypeVar("Model", bound=BaseModel)


def documents(folder: Path, names: Iterable[str]) -> Documents:
    """Parse these files of a folder; raises `BadContent`."""
    return {name: _parse(folder / name) for name in names}


def _without_notes(data: Json) -> Json:
    if isinstance(data, dict):
        return {key: _without_notes(value) for key, value in data.items() if key != "note"}
    return [_without_notes(one) for one in data] if isinstance(data, list) else data


class Block(BaseModel):
    """A part of a content file; unknown fields are mistakes, not extensions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def faults(self) -> Iterable[str]:
        """List faults between fields that are valid one by one; only the first is reported."""
        return ()

    @model_validator(mode="after")
    def has_no_faults(self) -> Self:
        for fault in self.faults():
            raise ValueError(fault)
        return self


def listed_twice(what: str, ids: Iterable[str]) -> Iterator[str]:
    """Report each id that occurs more than once."""
    return (f"{what} {id} is listed twice" for id, number in Counter(ids).items() if number > 1)


class Sheet(Block):
    """A whole content file, which names the source of its values."""

    source: Literal["rulebook", "ours"]
    note: str = ""


def read(box: Path | Documents, name: str, model: type[Model]) -> Model:
    """Validate one file; raises `BadContent` with file, place and reason."""
    data = _parse(box / name) if isinstance(box, Path) else box.get(name)
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise bad_content(name, error) from None


def bad_content(name: str, error: ValidationError) -> BadContent:
    """Describe the first error with file, place and reason."""
    first = error.errors(include_url=False)[0]
    where = " → ".join(map(str, first["loc"])) or "the whole file"
    reason = first["msg"].removeprefix("Value error, ").rstrip(".")
    return BadContent(f"{name}, {where}: {reason}.")


def _parse(path: Path) -> Any:
    try:
        text = read_regular(path, SIZE_LIMIT).decode("utf-8-sig")  # may have a byte order mark
        data = _without_notes(json.loads(text, parse_float=_no_number, parse_constant=_no_number))
        json.dumps(data, ensure_ascii=False).encode()  # the format of saved games
        return data
    except TooLarge:
        raise BadContent(f"{path.name} is too large to be a content file.") from None
    except NotRegularFile:
        raise BadContent(f"{path.name} is not an ordinary file.") from None
    except OSError as error:
        raise BadContent(f"{path.name} can’t be read: {error.strerror}.") from None
    except UnicodeError:
        raise BadContent(f"{path.name} is not a text file.") from None
    except RecursionError:
        raise BadContent(f"{path.name} is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise BadContent(
            f"{path.name}, line {error.lineno}: this is not valid JSON ({error.msg})."
        ) from None
    except _NoNumber as error:
        raise BadContent(f"{path.name}: {error} is not a whole number.") from None
    except ValueError:
        raise BadContent(f"{path.name} holds a number that is too long.") from None


class _NoNumber(ValueError):
    pass


def _no_number(text: str) -> NoReturn:
    raise _NoNumber(text[:20])
