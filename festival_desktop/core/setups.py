"""Checks of a setup that all games share."""

from collections.abc import Collection, Mapping, Sequence

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import FormerDefault, Setup


def check(title: str, setup: Setup, tables: Collection[int], options: Collection[str]) -> None:
    """Raise `BadSetup` if the number of players or an option is not one of the game's."""
    if setup.players not in tables:
        seats = f"{min(tables)} to {max(tables)} players, not {setup.players}"
        raise BadSetup(f"{title} is for {seats}.")
    for option in setup.options:
        if option not in options:
            raise BadSetup(f"{title} has no option “{option}”.")


def of_edition(setup: Setup, edition: int, former_defaults: Mapping[str, FormerDefault]) -> Setup:
    """Fill in options that a setup of an earlier edition left out, with their meaning then."""
    left_out = {
        option: one.meant for option, one in former_defaults.items() if edition < one.edition
    }
    return Setup(setup.players, {**left_out, **setup.options})


def different(chosen: Sequence[str], known: Collection[str], number: int) -> bool:
    """Return whether exactly `number` of the known ids are chosen, each once."""
    return len(chosen) == len({*chosen}) == number and {*chosen} <= {*known}
