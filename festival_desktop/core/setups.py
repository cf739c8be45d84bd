"""What every game asks of a setup; what is its own, each asks in its `setup`."""

from collections.abc import Collection, Mapping, Sequence

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup, Unsaid


def check(title: str, setup: Setup, tables: Collection[int], options: Collection[str]) -> None:
    """Raise `BadSetup` if the game has no table for so many, or not all of the options."""
    if setup.players not in tables:
        seats = f"{min(tables)} to {max(tables)} players, not {setup.players}"
        raise BadSetup(f"{title} is for {seats}.")
    for option in setup.options:
        if option not in options:
            raise BadSetup(f"{title} has no option “{option}”.")


def of_edition(setup: Setup, edition: int, unsaid: Mapping[str, Unsaid]) -> Setup:
    """Name what a setup of this edition left out, where that means something else today."""
    left_out = {option: one.meant for option, one in unsaid.items() if edition < one.edition}
    return Setup(setup.players, {**left_out, **setup.options})


def different(chosen: Sequence[str], known: Collection[str], number: int) -> bool:
    """Whether so many are chosen, each once."""
    return len(chosen) == len({*chosen}) == number and {*chosen} <= {*known}
