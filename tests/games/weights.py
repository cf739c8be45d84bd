"""The weights of a game's heuristics, as the program has them."""

from typing import Any

from festival_desktop import catalog


def weights(game: str) -> Any:
    tuned = catalog.tuned_weights(game)
    assert tuned is not None
    return tuned.weights
