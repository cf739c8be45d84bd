"""Another language reaches everything that is shown already, and what screen readers are told."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QLabel, QWidget

from festival_desktop.art import cache
from festival_desktop.art import type as lettering
from festival_desktop.scenes.accessible_table import interface_of
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.scene_items import SceneItems
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.rules.window import RulesWindow
from tests.ui.pseudo import speaking
from tests.ui.test_pseudo_languages import NOT_OURS, is_translated, lesson_texts, people
from tests.ui.walk import look_at, places, put_away

Start = Callable[..., MainWindow]
Text = QAccessible.Text
SHORTCUT = re.compile(r"(?:(?:Ctrl|Alt|Shift)\+)+\S+")


def said_by_widgets(shown: QWidget) -> Iterator[str]:
    for widget in (shown, *shown.findChildren(QWidget)):
        if widget.isVisibleTo(shown) or widget is shown:
            yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            if isinstance(widget, QLabel):
                yield widget.text()
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                yield from rows(widget)


def rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(model.rowCount()):
        for role in roles:
            yield str(model.index(row, 0).data(role) or "")


def said_of_tables(shown: QWidget) -> Iterator[str]:
    """What a screen reader finds on the tables of a page."""
    for view in shown.findChildren(TableView):
        if view.isVisibleTo(shown):
            interface_of("", view)
            for thing in view.accessible.things():
                yield from (thing.accessibleName(), thing.accessibleDescription())


def said_by_interfaces(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is not None and interface.isValid() and not interface.state().invisible:
        yield from (interface.text(Text.Name), interface.text(Text.Description))
        for number in range(interface.childCount()):
            yield from said_by_interfaces(interface.child(number))


def paint_items(shown: QWidget) -> None:
    """Once more, what lies on the tables of a page."""
    for view in shown.findChildren(TableView):
        scene = view.scene()
        assert isinstance(scene, TableScene)
        for item in scene.items() if view.isVisibleTo(shown) else ():
            if isinstance(item, SceneItem) and item.isVisible() and item.effectiveOpacity():
                scene.canvas._picture(item.spec)


def all_said(window: MainWindow, shown: QWidget) -> set[str]:
    said = {window.windowTitle(), *said_by_widgets(shown), *said_of_tables(shown)}
    said |= set(said_by_interfaces(QAccessible.queryAccessibleInterface(shown)))
    for action in window.shell.actions.all():
        said |= {action.text(), action.toolTip()}
    return {text for text in said if not SHORTCUT.fullmatch(text)}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is painted, but not in advance."""
    found: set[str] = set()
    fitted: Any = lettering._fitted

    def watched(room: object, label: str, *how: object) -> Any:
        found.add(label)
        return fitted(room, label, *how)

    monkeypatch.setattr(lettering, "_fitted", watched)
    monkeypatch.setattr(SceneItems, "prepare", lambda items, specs: None)
    return found


@pytest.mark.full
def test_nothing_stays_in_the_language_before(
    start: Start, qapp: QApplication, painted: set[str]
) -> None:
    window, stale = start(), []
    window.settings.tips = True
    known = lesson_texts() | people() | NOT_OURS
    for name, visit in places(every=False):
        shown = visit(window)
        if not isinstance(shown, QDialog | RulesWindow):  # see below, or nobody can change it
            look_at(shown)
            with speaking(qapp, "long"):
                qapp.processEvents()
                painted.clear()
                cache.clear()
                look_at(shown)
                paint_items(shown)
                said = (all_said(window, shown) | painted) - known
            stale += [f"{name}: {text}" for text in sorted(said) if not is_translated(text)]
        put_away(shown)
    assert not stale, "\n".join(stale)


def test_an_open_book_is_read_on_in_the_other_language(start: Start) -> None:
    window = start()
    rules = dict(places(every=False))["lanterns_dice rules"](window)
    assert isinstance(rules, RulesWindow)
    look_at(rules)
    before = [item.text(0) for item in rules.contents.items()]
    window.settings.language = "de"
    look_at(rules)
    after = [item.text(0) for item in rules.contents.items()]
    assert len(after) == len(before)
    assert after[0] == "Worum es geht"
    assert rules.text.toPlainText().startswith("Würfel der Laternen")
    put_away(rules)
