"""Load measured data, which may change at any time: strengths, medals, and tuned weights."""

from datetime import date
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from festival_desktop.ai.strength import Strengths
from festival_desktop.content.files import SIZE_LIMIT, Block, bad_content
from festival_desktop.core.errors import BadContent
from festival_desktop.core.files import read_regular
from festival_desktop.play.medals import MeasuredMedals

STRENGTH_FILE, MEDAL_FILE = "strength.json", "medals.json"
FOLDER = "weights"
TODAY = "today"
"""Name that a trial uses for the weights in the file at the time."""
Found = TypeVar("Found")
Weights = TypeVar("Weights")


def read_strengths(resources: Path) -> Strengths:
    """Load the strengths of computer players; empty without the file. Raises `BadContent`."""
    return _read_if_there(resources / STRENGTH_FILE, Strengths)


def read_medals(resources: Path) -> MeasuredMedals:
    """Load the thresholds of solo medals; empty without the file. Raises `BadContent`."""
    return _read_if_there(resources / MEDAL_FILE, MeasuredMedals)


def _read_if_there(path: Path, form: type[Found]) -> Found:
    return read_checked(path, form) if path.exists() else form()


def read_checked(path: Path, form: type[Found]) -> Found:
    """Load a required file; raises `BadContent`."""
    try:
        return TypeAdapter(form).validate_json(read_regular(path, SIZE_LIMIT))
    except OSError as error:
        raise BadContent(f"{path.name} can’t be read: {error.strerror}.") from None
    except ValidationError as error:
        raise bad_content(path.name, error) from None


# -- weights --------------------------------------------------------------------------------------


class Trial(Block):
    """Weights tried against others in mirrored deals."""

    day: date
    players: int
    variant: str
    """The changes, as in `pool=0.5+pair=0.4`."""
    against: str
    games: int
    share: tuple[float, float]
    """Share of victories as a multiple of the fair share, with its margin of error."""
    points: tuple[float, float]
    """Average lead in points, with its margin of error."""
    edition: int | None = None
    """Edition of the rules in the measured games, if recorded."""


class TunedWeights(Block, Generic[Weights]):
    weights: Weights
    trials: tuple[Trial, ...]
    """Trials in the order they were played."""


def tuned_weights(resources: Path, game: str, form: type[Weights]) -> TunedWeights[Weights]:
    """Load the tuned weights of a game as `form`; raises `BadContent`."""
    path = resources / FOLDER / f"{game}.json"
    return read_checked(path, TunedWeights[form])  # type: ignore[valid-type]
