"""Desks of Lanterns Dice that are cleared away after each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.screens.lanterns_dice.table.desk import DiceDesk


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Callable[..., DiceDesk]]:
    """Opens a table; see `DiceDesk` for what can be chosen."""
    opened: list[DiceDesk] = []

    def open_desk(**how: Any) -> DiceDesk:
        opened.append(DiceDesk(**how))
        opened[-1].open()
        return opened[-1]

    yield open_desk
    for each in opened:
        each.close()
