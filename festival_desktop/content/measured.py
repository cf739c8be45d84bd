"""Files with what was measured, beside the content of games: they may change at any time.

How strong computer players are, what medals ask for, and the weights of a game's heuristics with
the games between computers that they were tried in.
"""

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
"""What a trial calls the weights of its day, as they stood in the file."""
Found = TypeVar("Found")
Weights = TypeVar("Weights")


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
        raise BadContent(f"{path.name} can’t be read: {error.strerror}.") from None
    except ValidationError as error:
        raise bad_content(path.name, error) from None


# -- weights --------------------------------------------------------------------------------------


class Trial(Block):
    """Weights that were tried against others, in mirrored deals."""

    day: date
    players: int
    variant: str
    """What was changed, as in `pool=0.5+pair=0.4`."""
    against: str
    games: int
    share: tuple[float, float]
    """Of the victories, as a multiple of the fair share, and how far off the truth may be."""
    points: tuple[float, float]
    """How many more the variant made on average, and how far off the truth may be."""
    edition: int | None = None
    """Of the rules the games were played by, if that was written down."""


class TunedWeights(Block, Generic[Weights]):
    weights: Weights
    trials: tuple[Trial, ...]
    """In the order they were played."""


def tuned_weights(resources: Path, game: str, form: type[Weights]) -> TunedWeights[Weights]:
    """What the file of a game holds, its weights as `form` has them; raises `BadContent`."""
    path = resources / FOLDER / f"{game}.json"
    return read_checked(path, TunedWeights[form])  # type: ignore[valid-type]
