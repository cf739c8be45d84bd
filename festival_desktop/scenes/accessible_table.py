"""The table for screen readers: an invisible widget for each selectable or explained thing.

The widgets are placed where the things are, grouped by the parts of the table. They are created
when an accessibility client first asks for the table. From then on they follow the parts: those of
changed parts on a redraw, and all of them when the game continues, because their texts may change.
`words` supplies the texts.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from festival_desktop.play.table import Target
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.table_scene import TableScene


class AccessibleThing(QWidget):
    """Something on the table: its text and its place, without a picture."""

    def __init__(self, parent: QWidget, target: Target, table: "AccessibleTable") -> None:
        super().__init__(parent)
        self.target, self.table = target, table
        self.can_press = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)


class ThingInterface(QAccessibleWidget):
    """A selectable thing is a button that can be pressed; an explained one is a text."""

    PRESS, FOCUS = "Press", "SetFocus"

    def __init__(self, thing: AccessibleThing) -> None:
        super().__init__(thing)
        self._thing = thing

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._thing.can_press else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = self._thing.can_press
        state.focused = self._thing.table.is_focus(self._thing.target)
        return state

    def actionNames(self) -> list[str]:
        return [self.PRESS, self.FOCUS] if self._thing.can_press else []

    def doAction(self, name: str) -> None:
        if name == self.PRESS:
            self._thing.table.press(self._thing.target)
        elif name == self.FOCUS:
            self._thing.table.focus(self._thing.target)


class AccessibleTable(QObject):
    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self._groups: dict[str, QWidget] = {}
        """Groups by the names of their parts."""
        self._things: dict[TablePart, dict[Target, AccessibleThing]] = {}
        _install()
        self._told: Target | None = None
        """The target whose focus was announced last."""
        self.wanted = False
        """Whether a client has requested the table."""
        self.words: Callable[[Target], tuple[str, str]] = lambda target: ("", "")
        """Returns the name and the description of a target."""
        self.part_name: Callable[[str], str] = lambda name: ""

    def begin(self) -> None:
        """Create the widgets when a client first asks for the table."""
        if not self.wanted:
            self.wanted = True
            self._scene.canvas.shown.connect(self._follow)
            self._scene.canvas.laid_out.connect(self._follow_all)
            self._scene.session.changed.connect(self._follow_all)
            self._follow_all()

    # -- contents ----------------------------------------------------------------------------

    def _follow_all(self) -> None:
        """Refresh every widget, because any place or text may have changed."""
        for group in self._groups.values():
            group.setGeometry(self._view.viewport().rect())
        self._follow(tuple(self._scene.presenter.parts))

    def _follow(self, parts: Collection[TablePart]) -> None:
        """Refresh the widgets of these parts."""
        if self._scene.canvas.ready:
            for part in parts:
                self._show(part)
            self._tell_focus()

    def _show(self, part: TablePart) -> None:
        stops, things = part.shown.stops, self._things.setdefault(part, {})
        places = {**part.shown.signs, **stops}
        for target in things.keys() - places.keys():
            things.pop(target).deleteLater()
        if places:
            group = self._group(part.name)
            group.setAccessibleName(self.part_name(part.name) if part.name else "")
        for target, rect in places.items():
            thing = things.get(target)
            if thing is None:
                thing = things[target] = AccessibleThing(group, target, self)
                thing.show()
            thing.can_press = target in stops
            name, about = self.words(target)
            thing.setAccessibleName(name)
            thing.setAccessibleDescription(about)
            thing.setGeometry(self._view.mapFromScene(rect).boundingRect())

    def _group(self, name: str) -> QWidget:
        if name not in self._groups:
            group = self._groups[name] = QWidget(self._view.viewport())
            group.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            group.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
            group.setGeometry(self._view.viewport().rect())
            group.show()
        return self._groups[name]

    def things(self) -> Iterator[AccessibleThing]:
        return (thing for things in self._things.values() for thing in things.values())

    # -- focus and presses -------------------------------------------------------------------

    def is_focus(self, target: Target) -> bool:
        return self._view.hasFocus() and self._scene.pointer.focus == target

    def _tell_focus(self) -> None:
        focus = self._scene.pointer.focus if self._view.hasFocus() else None
        if focus == self._told:
            return
        self._told = focus
        for thing in self.things():
            if thing.target == focus:
                event = QAccessibleEvent(thing, QAccessible.Event.Focus)
                QAccessible.updateAccessibility(event)
                return

    def focus(self, target: Target) -> None:
        self._view.setFocus()
        self._scene.set_focus(target)

    def press(self, target: Target) -> None:
        """Select a target as a click does, wherever the pointer is."""
        self._view.setFocus()
        self._scene.motion.skip()
        with self._scene.canvas.input():
            self._scene.interaction.press(target)


@cache
def _install() -> None:
    QAccessible.installFactory(interface_of)


def interface_of(key: str, thing: QObject | None) -> QAccessibleWidget | None:
    """Create accessible interfaces; Qt calls this when a client first asks for an object."""
    if isinstance(thing, AccessibleThing):
        return ThingInterface(thing)
    if isinstance(thing, QGraphicsView):
        for table in thing.findChildren(AccessibleTable):
            table.begin()
    return None
