"""In high contrast, whatever lies on a table stands out from what lies under it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.style import apply_look
from tests.ui.test_high_contrast import MARKS, changed_pixels, contrast
from tests.ui.walk import look_at, open_gala, open_table
from tests.ui.window import Start

COVERED = 0.06
"""Something of which less is seen lies under something else."""


@pytest.fixture
def window(start: Start) -> Iterator[MainWindow]:
    window = start()
    window.settings.theme = "contrast"
    yield window
    apply_look("dark", 1.0)


def picture(view: TableView) -> QImage:
    QApplication.processEvents()
    return view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def seen_items(view: TableView) -> dict[str, list[SceneItem]]:
    found: dict[str, list[SceneItem]] = defaultdict(list)
    for item in view.scene().items():
        if isinstance(item, SceneItem) and item.isVisible() and item.effectiveOpacity():
            found[item.spec.kind].append(item)
    return found


def place_of(view: TableView, item: SceneItem) -> QRect:
    return view.mapFromScene(item.sceneBoundingRect()).boundingRect() & view.viewport().rect()


def best_contrast(whole: QImage, bare: QImage, place: QRect) -> float:
    """The strongest one between something and the same spot without it; 0: it is covered."""
    changed = list(changed_pixels(whole.copy(place), bare.copy(place)))
    if len(changed) < COVERED * place.width() * place.height():
        return 0.0
    spots = [(place.x() + x, place.y() + y) for x, y in changed]
    pairs = {(whole.pixel(*spot), bare.pixel(*spot)) for spot in spots}
    return max((contrast(*pair) for pair in pairs), default=0.0)


def faint(table: TablePage) -> list[str]:
    """Items that are seen, but hardly; those of one kind may lie on each other."""
    table.banner.end()
    table.side.hide()
    look_at(table)
    view, found = table.view, []
    whole = picture(view)
    for items in seen_items(view).values():
        bare = without(view, items)
        for item in items:
            best = best_contrast(whole, bare, place_of(view, item))
            if 0 < best < MARKS:
                found.append(f"{item.spec.kind} {item.key}: {best:.1f}")
    return found


def without(view: TableView, items: Sequence[SceneItem]) -> QImage:
    before = [item.opacity() for item in items]
    for item in items:
        item.setOpacity(0)
    bare = picture(view)
    for item, opacity in zip(items, before, strict=True):
        item.setOpacity(opacity)
    return bare


@pytest.mark.sample
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("steps", [7, 40, 60])
def test_everything_on_a_table_stands_out(window: MainWindow, game: str, steps: int) -> None:
    table = open_table(window, game, catalog.rules(game).seats[-1], steps)
    assert faint(table) == []
    table.side.show()
    table.side.show_choices()  # and what the first choice is about
    assert faint(table) == []


def test_friends_stand_out(window: MainWindow) -> None:
    assert faint(open_gala(window, 33)) == []
