"""Pages, dialogs and tables have room for longer words, and for words from right to left."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.ui.main_window import MainWindow
from tests.ui.pseudo import lengthened, speaking
from tests.ui.test_every_size import LARGE, SMALL, USUAL, walk_all

Start = Callable[..., MainWindow]


def test_placeholders_stay_as_they_are() -> None:
    assert lengthened("Take {coins} back") == "Takeéé {coins} backéé"
    assert lengthened("%n tile") == "%n tileéé"


@pytest.mark.parametrize("language", ["long", "rtl"])
@pytest.mark.parametrize(
    "size",
    [USUAL, *(pytest.param(size, marks=pytest.mark.soak) for size in (SMALL, LARGE))],
)
def test_everything_fits(
    start: Start, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    window = start()
    with speaking(qapp, language):
        qapp.processEvents()
        assert walk_all(window, size, 1.0, every=False) == {}
