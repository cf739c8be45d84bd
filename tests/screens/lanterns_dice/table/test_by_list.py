"""Lanterns Dice in the list of choices: what follows without a choice is not asked."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.play.table import Target
from festival_desktop.ui.table.choices_panel import ChoicesList
from tests.games.lanterns_dice.positions import GAME, deal, rolled
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

Open = Callable[..., DiceDesk]


def choose(table: DiceDesk, wanted: Target) -> None:
    """Press Enter on its row."""
    rows = ChoicesList(table.session)
    model = table.session.choices
    found = [n for n in range(model.rowCount()) if model.index(n).data(ChoiceRole.TARGET) == wanted]
    rows.setCurrentIndex(model.index(found[0]))
    QTest.keyClick(rows, Qt.Key.Key_Return)
    rows.deleteLater()


def test_one_row_shades_an_area_that_only_one_thing_allows(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")))
    red = next(n for n in sorted(table.lit()) if GAME.content.areas[n].color == 0)
    choose(table, Target("area", (red,)))
    assert table.chosen == [m.SHADES[m.DIE][red]]


def test_an_area_that_several_things_allow_still_asks(desk: Open) -> None:
    platform = next(p for p in GAME.content.platforms if p // 9 not in (0, 5))
    state = rolled(deal(3), "red blue white green", 0)
    state.shaded[0] = 0b11 << 2 * platform
    state.completed[0] = state.platforms = 1 << platform
    table = desk(match=match_of(state))
    beside = {move.area for move in table.session.moves if isinstance(move, m.ShadeBeside)}
    red = next(n for n in sorted(beside) if GAME.content.areas[n].color == 0)
    choose(table, Target("area", (red,)))
    assert table.chosen == []
    assert len(table.session.selector.choices()) == 2
