"""The weights of a game's heuristics, and the games between computers that they were tried in."""

from datetime import date
from pathlib import Path
from typing import Generic, TypeVar

from festival_desktop.content.files import Block
from festival_desktop.content.measured import read_checked

FOLDER = "weights"
TODAY = "today"
"""What a trial calls the weights of its day, as they stood in the file."""

Weights = TypeVar("Weights")


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


class TunedWeights(Block, Generic[Weights]):
    weights: Weights
    trials: tuple[Trial, ...]
    """In the order they were played."""


def tuned_weights(resources: Path, game: str, form: type[Weights]) -> TunedWeights[Weights]:
    """What the file of a game holds, its weights as `form` has them; raises `BadContent`."""
    path = resources / FOLDER / f"{game}.json"
    return read_checked(path, TunedWeights[form])  # type: ignore[valid-type]
