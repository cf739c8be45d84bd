"""A table as a screen reader explores it: an invisible widget for each thing that can be selected
or explained, at its place, in groups that are the parts of the table.

The widgets are made when an accessibility client first asks for the table, and follow every redraw
from then on. Nobody else pays for them. No words of their own: `words` is asked for them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from festival_desktop.play.table import Target
from festival_desktop.scenes.part import Part
from festival_desktop.scenes.table_scene import TableScene

Key = tuple[str, Target]
"""The part a thing belongs to, by name, and the thing."""


class AccessibleThing(QWidget):
    """Something on the table: its words and its place, and nothing to be seen."""

    def __init__(self, parent: QWidget, target: Target, table: "AccessibleTable") -> None:
        super().__init__(parent)
        self.target, self.table = target, table
        self.can_press = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)


class ThingInterface(QAccessibleWidget):
    """What can be selected is a button that can be pressed; what is only explained is a text."""

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
        self._things: dict[Key, AccessibleThing] = {}
        _install()
        self._told: Target | None = None
        """What was last said to have the focus."""
        self.wanted = False
        """A client has asked for the table."""
        self.words: Callable[[Target], tuple[str, str]] = lambda target: ("", "")
        """The name of something, and what is to be said about it."""
        self.part_name: Callable[[str], str] = lambda name: ""
        scene.canvas.shown.connect(self.refresh)

    def begin(self) -> None:
        """A client has asked for the table."""
        if not self.wanted:
            self.wanted = True
            self.refresh()

    # -- what there is -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Follow what the parts show now."""
        if not self.wanted or not self._scene.canvas.ready:
            return
        kept: set[Key] = set()
        for part in self._scene.presenter.parts:
            kept |= self._show_part(part)
        for key in self._things.keys() - kept:
            self._things.pop(key).deleteLater()
        self._tell_focus()

    def _show_part(self, part: Part) -> set[Key]:
        stops = part.shown.stops
        places = {**part.shown.signs, **stops}
        if places:
            name = self.part_name(part.name) if part.name else ""
            self._group(part.name).setAccessibleName(name)
        return {self._show(part.name, target, rect, stops) for target, rect in places.items()}

    def _group(self, name: str) -> QWidget:
        if name not in self._groups:
            group = QWidget(self._view.viewport())
            group.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            group.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
            group.show()
            self._groups[name] = group
        self._groups[name].setGeometry(self._view.viewport().rect())
        return self._groups[name]

    def _show(self, part: str, target: Target, rect: QRectF, stops: Mapping[Target, QRectF]) -> Key:
        key = part, target
        thing = self._things.get(key)
        if thing is None:
            thing = self._things[key] = AccessibleThing(self._groups[part], target, self)
            thing.show()
        thing.can_press = target in stops
        name, about = self.words(target)
        thing.setAccessibleName(name)
        thing.setAccessibleDescription(about)
        thing.setGeometry(self._view.mapFromScene(rect).boundingRect())
        return key

    def things(self) -> Iterable[AccessibleThing]:
        return self._things.values()

    # -- focus and presses -------------------------------------------------------------------

    def is_focus(self, target: Target) -> bool:
        return self._view.hasFocus() and self._scene.pointer.focus == target

    def _tell_focus(self) -> None:
        focus = self._scene.pointer.focus if self._view.hasFocus() else None
        if focus == self._told:
            return
        self._told = focus
        for (_, target), thing in self._things.items():
            if target == focus:
                event = QAccessibleEvent(thing, QAccessible.Event.Focus)
                QAccessible.updateAccessibility(event)
                return

    def focus(self, target: Target) -> None:
        self._view.setFocus()
        self._scene.set_focus(target)

    def press(self, target: Target) -> None:
        """Select something, as a click on it does, wherever the pointer is."""
        self._view.setFocus()
        self._scene.motion.skip()
        with self._scene.canvas.input():
            self._scene.interaction.press(target)


@cache
def _install() -> None:
    QAccessible.installFactory(interface_of)


def interface_of(key: str, thing: QObject | None) -> QAccessibleWidget | None:
    """The factory of Qt's accessibility: called when a client first asks for something."""
    if isinstance(thing, AccessibleThing):
        return ThingInterface(thing)
    if isinstance(thing, QGraphicsView):
        for table in thing.findChildren(AccessibleTable):
            table.begin()
    return None
