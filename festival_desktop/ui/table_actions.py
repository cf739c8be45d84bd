"""The actions of a table: what each does, and when it can be done."""

from collections.abc import Callable, Mapping

from festival_desktop.ui.pages.table import TablePage

TABLE_ACTIONS: Mapping[str, Callable[[TablePage], object]] = {
    "undo": lambda table: table.controller.undo(),
    "redo": lambda table: table.controller.redo(),
    "go_on": lambda table: table.go_on(),
    "hint": lambda table: table.give_hint(),
    "choices": lambda table: table.side.show_choices(),
    "zoom_in": lambda table: table.scene.zoom(1),
    "zoom_out": lambda table: table.scene.zoom(-1),
    "fit": lambda table: table.scene.fit(),
}


def possible_actions(table: TablePage) -> dict[str, bool]:
    """Which of them can be done now at a table that is shown."""
    controller, uncovered = table.controller, table.session.waiting is None
    return {
        "undo": controller.can_undo,
        "redo": controller.can_redo,
        "go_on": controller.going_on is not None,
        "hint": bool(table.session.moves),
        **dict.fromkeys(("choices", "zoom_in", "zoom_out", "fit"), uncovered),
    }
