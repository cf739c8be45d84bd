"""No word of Lanterns Dice is ever cut: at no size of window and text, and with longer words."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt

from festival_desktop.art import theme, type
from festival_desktop.games.lanterns_dice.state import LAUNCH, ORIENT, State
from tests.games.lanterns_dice.positions import deal, rolled, sheet
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

Open = Callable[..., DiceDesk]
SIZES = [(1280, 632), (1600, 936), (1920, 1032)]
SCALES = [0.8, 1.0, 1.3]
CASES = [(3, size, scale, longer) for size in SIZES for scale in SCALES for longer in (0.0, 0.4)]
CASES += [(players, SIZES[0], 1.3, 0.4) for players in (1, 2, 4)]
DONE = [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]


@pytest.fixture
def scaled() -> Iterator[Callable[[float], None]]:
    type.forget_misfits()
    yield theme.set_text_scale
    theme.set_text_scale(1.0)
    type.forget_misfits()


def rich(players: int, side: str) -> State:
    state = sheet(deal(players, emperor=side * 3), DONE, gifts=12)
    for seat in range(1, players):
        sheet(state, DONE[seat:], seat=seat, gifts=11)
    return rolled(state, "purple orange purple white", 12)


def show_shading(table: DiceDesk) -> None:
    """Every area under the pointer, a card, every question, another sheet."""
    for area in sorted(table.lit()):
        table.move(table.area_point(area))
    table.click(table.layout.cards[1].center().toPoint())
    table.session.select(next(iter(table.session.selector.choices())))
    table.view.grab()
    table.session.clear()
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Escape)
    table.scene.zoom(1)
    table.scene.fit()


@pytest.mark.sample(3)
@pytest.mark.parametrize(("players", "size", "scale", "longer"), CASES, ids=str)
def test_all_words_fit(
    desk: Open,
    scaled: Callable[[float], None],
    players: int,
    size: tuple[int, int],
    scale: float,
    longer: float,
) -> None:
    scaled(scale)
    for side in "AB":
        state = rich(players, side)
        show_shading(desk(match=match_of(state), size=size, longer=longer))
    turning = rich(players, "A")
    turning.close_part()
    turning.stage = ORIENT
    desk(match=match_of(turning), size=size, longer=longer).view.grab()
    turning.stage = LAUNCH
    table = desk(match=match_of(turning), size=size, longer=longer)
    table.click(table.point(table.target("stack")))
    for corner in table.tile().corners[:3]:
        table.move(table.over(corner))
    table.view.grab()
    assert type.misfits() == []


def test_long_names_are_shortened(desk: Open, scaled: Callable[[float], None]) -> None:
    names = ("Bartholomew the Very Magnificent III",) * 4
    table = desk(players=4, names=names)
    assert not table.view.grab().isNull()
    assert type.misfits() == []
