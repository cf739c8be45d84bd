"""The position of a saved game for its thumbnail, without replaying the moves."""

from collections.abc import Callable
from typing import Any

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.step import digest
from festival_desktop.saves.document import AnyGame, restore, setup_of
from festival_desktop.saves.schema import Save


def position(save: Save, rules: Callable[[str], AnyGame]) -> Any:
    """The position at the cursor, by its mark if that is sound; raises `BrokenSave`."""
    mark = next((mark for mark in save.marks if mark.at == save.cursor), None)
    if mark is not None:
        try:
            game = rules(save.game)
            state = game.load(mark.state, setup_of(save))
            seats = len(game.standing(state).scores)
            if digest(game, state) == mark.digest and seats == len(save.seats):
                return state
        except (BrokenSave, LookupError):
            pass  # the long way finds out what is wrong
    return restore(save, rules).match.state
