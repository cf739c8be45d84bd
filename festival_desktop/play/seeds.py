"""Seeds that people can read aloud: two words and a number, or the date for today's deal."""

import re
from datetime import date

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.rng import Rng

_FIRST = (
    "amber bamboo brook cedar cherry cloud coral dawn dusk ember fern frost garden harbour hazel "
    "island ivory jade lake lotus maple meadow mist moon moss night opal paper pearl pine plum "
    "rain reed river silk silver snow spring star stone summer sunset tea tide velvet violet "
    "water willow wind winter"
).split()
_SECOND = (
    "badger bear beetle bell boat bridge butterfly carp cat crane cricket deer dove dragon drum "
    "duck falcon finch firefly fish flute fox frog gate goat goose hare heron horse kite koi "
    "lantern lark lion moth otter owl panda rabbit robin sparrow squirrel swan tiger tortoise "
    "turtle wagon whale wolf wren"
).split()
_FORM = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
LONGEST = 40


def from_chance(bits: int) -> str:
    """Make a fresh seed from unpredictable bits."""
    rng = Rng(bits)
    first, second = _FIRST[rng.below(len(_FIRST))], _SECOND[rng.below(len(_SECOND))]
    return f"{first}-{second}-{rng.below(1000)}"


def of_day(day: date) -> str:
    """Return the seed of a day, the same for everyone without a server."""
    return f"day-{day.isoformat()}"


def is_of_day(seed: str) -> bool:
    """Return whether the seed is the deal of some day."""
    try:
        return seed == of_day(date.fromisoformat(seed.removeprefix("day-")))
    except ValueError:
        return False


def check(seed: str) -> str:
    """Return the seed unchanged; raises `BadSetup` if it is invalid."""
    if len(seed) > LONGEST or not _FORM.fullmatch(seed):
        raise BadSetup(
            f"“{seed[:LONGEST]}” is no seed: use up to {LONGEST} letters and digits, "
            "joined by hyphens."
        )
    return seed
