"""The actions of a table: what each does, and when it is possible."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from festival_desktop.ui.pages.guided import GuidedPage
from festival_desktop.ui.pages.puzzle import PuzzlePage
from festival_desktop.ui.pages.table import TablePage

TABLE_ACTIONS: Mapping[str, Callable[[TablePage], object]] = {
    "go_on": lambda table: table.go_on(),
    "look_back": lambda table: table.looking_back.step(-1),
    "look_on": lambda table: table.looking_back.step(1),
    "hint": lambda table: table.hint.ask(),
    "play_hint": lambda table: table.hint.ask_or_play(),
    "recap": lambda table: table.recap.step(),
    "projection": lambda table: table.projection.toggle(),
}
STEP_ACTIONS: Mapping[str, Callable[[TablePage | PuzzlePage], object]] = {
    "undo": lambda page: page.undo(),
    "redo": lambda page: page.controller.history.redo(),
}
"""Actions of a game's or a puzzle's table."""
VIEW_ACTIONS: Mapping[str, Callable[[TablePage | GuidedPage], object]] = {
    "choices": lambda page: page.side.show_choices(),
    "zoom_in": lambda page: page.scene.zoom(1),
    "zoom_out": lambda page: page.scene.zoom(-1),
    "fit": lambda page: page.scene.fit(),
}
"""Actions of every table where people play."""
PAGE_ACTIONS: Mapping[Any, Mapping[str, Callable[[Any], object]]] = {
    TablePage: TABLE_ACTIONS,
    TablePage | PuzzlePage: STEP_ACTIONS,
    TablePage | GuidedPage: VIEW_ACTIONS,
}
"""Actions by type of page."""


def possible_actions(page: QWidget) -> dict[str, bool]:
    """Map each action to whether it is possible on this page now."""
    possible = dict.fromkeys((*TABLE_ACTIONS, *STEP_ACTIONS, *VIEW_ACTIONS), False)
    if isinstance(page, TablePage | GuidedPage):
        possible |= dict.fromkeys(VIEW_ACTIONS, page.session.waiting is None)
    if isinstance(page, TablePage | PuzzlePage):
        history = page.controller.history
        possible |= {"undo": history.can_undo, "redo": history.can_redo}
    if isinstance(page, TablePage):
        controller, uncovered = page.controller, page.session.waiting is None
        place, line = page.looking_back.place, page.timeline.line
        shown = line.cursor if place is None else place
        possible |= {
            "undo": possible["undo"] or (uncovered and bool(page.toolbar.locked)),  # explains why
            "go_on": controller.pending_action is not None,
            "hint": bool(page.session.moves),
            "play_hint": bool(page.session.moves),
            "look_back": uncovered and shown > 0,
            "look_on": uncovered and shown < len(line.entries),
            "recap": bool(page.recap.recap.news),
            "projection": uncovered,
        }
    return possible
