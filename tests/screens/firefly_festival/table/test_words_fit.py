"""No text is ever cut: at no size of window and text, with any number of players."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from festival_desktop.art import theme, type
from festival_desktop.paths import translations
from festival_desktop.play.table import Target
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after

Lake = Callable[..., FireflyDesk]
SIZES = [(1280, 604), (1366, 692), (1600, 924), (1920, 1004)]
"""What the toolbar and the strip of steps leave of usual windows."""
SCALES = [0.8, 1.0, 1.3, 2.0]
PLAYERS = [2, 4, 6]
CASES = [(players, size, scale) for players in PLAYERS for size in SIZES[:2] for scale in SCALES]
CASES += [(4, size, scale) for size in SIZES[2:] for scale in (1.0, 2.0)]


@pytest.fixture
def scaled() -> Iterator[Callable[[float], None]]:
    type.forget_misfits()
    yield theme.set_text_scale
    theme.set_text_scale(1.0)
    type.forget_misfits()


def show_everything(desk: FireflyDesk) -> None:
    """Every plaque, an island's card, all forecasts, the Crow's question, each seat's power."""
    for action in range(4):
        target = Target("action", (action,))
        desk.move(desk.plaque(target))
        if desk.session.can_select(target):
            desk.click(desk.plaque(target))
            for island in range(desk.board.network.size):
                desk.move(desk.ground(island))
            desk.session.clear()
    for island in range(desk.board.network.size):
        desk.move(desk.ground(island))
    if desk.session.can_select(Target("crow")):
        desk.click(desk.plaque(Target("crow")))
        desk.session.clear()
    desk.presenter.interaction.show_forecasts(True)
    for rect in (*desk.layout.seats, *desk.layout.secrets):
        desk.move(rect.center().toPoint())
    desk.view.grab()


@pytest.mark.sample(4)
@pytest.mark.parametrize(("players", "size", "scale"), CASES, ids=str)
def test_all_words_fit(
    lake: Lake,
    scaled: Callable[[float], None],
    players: int,
    size: tuple[int, int],
    scale: float,
) -> None:
    scaled(scale)
    longer = 0.3 if scale == 1.0 else 0.0
    desk = lake(match_after(100, players, powers=("dealt",)), size=size, longer=longer)
    show_everything(desk)
    assert type.misfits() == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", SCALES)
def test_the_two_powers_to_choose_from_fit(
    lake: Lake, scaled: Callable[[float], None], scale: float
) -> None:
    scaled(scale)
    for number in range(6):
        desk = lake(steps=0, players=2, powers=("dealt",), seed=f"offers {number}", size=SIZES[0])
        desk.let_others_move()
        desk.view.grab()
    assert type.misfits() == []


@pytest.fixture
def german() -> Iterator[None]:
    translator = QTranslator()
    assert translator.load("festival_de", str(translations()))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_german_words_fit(
    lake: Lake, scaled: Callable[[float], None], german: None, scale: float
) -> None:
    scaled(scale)
    desk = lake(match_after(100, 4, powers=("dealt",)), size=SIZES[0])
    show_everything(desk)
    assert type.misfits() == []
