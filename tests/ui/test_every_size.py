"""Every page and dialog can be used in a small window, with large words, and shows all of them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from festival_desktop.art import type as lettering
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.widgets.look import apply_look
from tests.ui.walk import Visit, faults, look_at, places

SMALL, USUAL = (960, 540), (1280, 680)
"""Logical pixels: 960 × 540 is a whole screen of 1920 × 1080 at scale 2."""
SCALES = [1.0, 1.5, 2.0]
PLACES = dict(places())
Start = Callable[..., MainWindow]


@pytest.fixture
def window(start: Start) -> Iterator[MainWindow]:
    yield start()
    apply_look("dark", 1.0)


def shown_at(window: MainWindow, size: tuple[int, int], scale: float, visit: Visit) -> QWidget:
    """What is looked at, in a window of this size, with words of this size."""
    window.settings.text_scale = scale
    window.resize(*size)
    shown = visit(window)
    look_at(shown)
    assert window.size().toTuple() == size, "nothing makes the window larger"
    return shown


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("place", PLACES)
def test_everything_fits_the_smallest_window(window: MainWindow, place: str, scale: float) -> None:
    shown = shown_at(window, SMALL, scale, PLACES[place])
    assert faults(shown) == []
    if isinstance(shown, QDialog):
        assert shown.width() <= SMALL[0]
        assert shown.height() <= SMALL[1] - 40, "with its title"
        shown.deleteLater()


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("place", PLACES)
def test_larger_words_make_no_label_smaller(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, place: str, scale: float
) -> None:
    sizes: dict[str, int] = {}
    fitted = lettering._fitted

    def watched(room: object, label: str, *args: object) -> tuple[object, ...]:
        found = fitted(room, label, *args)  # type: ignore[arg-type]
        sizes[label] = min(sizes.get(label, 1000), found[0].pixelSize())
        return found

    monkeypatch.setattr(lettering, "_fitted", watched)
    seen = []
    for each in (1.0, scale):
        shown = shown_at(window, USUAL, each, PLACES[place])
        assert faults(shown) == []
        seen.append(dict(sizes))
        sizes.clear()
        if isinstance(shown, QDialog):
            shown.deleteLater()
    usual, large = seen
    smaller = {label: (usual[label], large[label]) for label in usual if label in large}
    assert {label: two for label, two in smaller.items() if two[1] < two[0]} == {}
