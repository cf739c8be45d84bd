"""Tool tips for the table: under a resting mouse, a held finger, and the keyboard focus.

Screen readers get the same texts, which `words` supplies.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyle, QToolTip

from festival_desktop.art.tip_text import as_tip
from festival_desktop.play.table import Target
from festival_desktop.scenes.presenter import Presenter

NEAR = 6.0
"""Distance between an explanation and its point if the target's rectangle is unknown."""

_LARGE = 240.0
"""From this size on, an explanation opens at the pointer instead of below the target."""
_CURSOR = QPoint(0, 10)
"""Offset that Qt adds above a tooltip for the cursor."""


class Explanation(NamedTuple):
    target: Target
    words: str
    place: QRectF
    """The area it holds for."""


class Explainer(QObject):
    described = Signal(str)
    """Emitted with the description of the focused target, or an empty text."""
    held = Signal()
    """Emitted when a long press explains a target, so that the press has no other effect."""
    stayed = Signal(QPointF)
    """Emitted on a long press where nothing is explained, or while something is selected."""

    def __init__(self, scene: QGraphicsScene, presenter: Presenter) -> None:
        super().__init__(scene)
        self._scene = scene
        self._parts, self._labels = presenter.parts, presenter.labels
        self._pointer = presenter.pointer
        self._session = presenter.session
        self.words: Callable[[Target], str] = lambda target: ""
        """Returns the description, current value and requirements of a target; empty for none."""
        self._described = ""
        self._touched = QPointF()
        self._explained = False
        wait = QApplication.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay)
        self._rest = QTimer(self, singleShot=True, interval=wait)
        self._rest.timeout.connect(self._show_focus)
        stay = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self.hold = QTimer(self, singleShot=True, interval=stay)
        """Runs while a finger stays where it touched the table."""
        self.hold.timeout.connect(self._stay)

    # -- texts ---------------------------------------------------------------------------------

    def at(self, pos: QPointF) -> Explanation | None:
        """Return the explanation at a point, if there is one."""
        near = QRectF(pos.x() - NEAR, pos.y() - NEAR, 2 * NEAR, 2 * NEAR)
        for target, place in self._parts.subjects_at(pos):
            if words := self.words(target):
                return Explanation(target, words, place or near)
        return None

    # -- mouse and finger ----------------------------------------------------------------------

    def show_at(self, pos: QPointF) -> bool:
        """Show the tip at a point; return False while dragging or without anything to explain."""
        held = self._pointer.lifted is not None or self._pointer.gripping or self._pointer.panning
        if held or self._session.selector.selected:
            return False
        found = self.at(pos)
        if found is not None:
            self._show(found, pos)
        return found is not None

    def press(self, pos: QPointF, finger: bool) -> None:
        """Handle a press by a finger or the mouse."""
        self._touched = pos
        if finger:
            self.hold.start()

    def _stay(self) -> None:
        way = self._pointer.position - self._touched
        near = way.manhattanLength() < QGuiApplication.styleHints().startDragDistance()
        self._explained = near and self.show_at(self._touched)
        if self._explained:
            self.held.emit()
        elif near:
            self.stayed.emit(self._touched)

    def release(self) -> None:
        """Show a finger's tip again, because Qt hides tool tips on release."""
        self.hold.stop()
        if self._explained:
            self._explained = False
            self.show_at(self._touched)

    # -- keyboard ------------------------------------------------------------------------------

    def follow_focus(self) -> None:
        """Describe the focus, which may have moved or changed."""
        focus = self._pointer.focus
        words = "" if focus is None else self.words(focus)
        if words != self._described:
            self._described = words
            self.described.emit(words)
        if words:
            self._rest.start()
        else:
            self._rest.stop()

    def _show_focus(self) -> None:
        focus = self._pointer.focus
        place = None if focus is None else self._parts.place_of(focus)
        if focus is not None and place is not None and not self._session.selector.selected:
            self._show(Explanation(focus, self._described, place), place.bottomLeft())

    # -- tooltips ------------------------------------------------------------------------------

    def _show(self, found: Explanation, pos: QPointF) -> None:
        """Show a tip below a small thing, so that it stays in view, or at the spot.

        Show none where the table draws the same.
        """
        target, words, place = found
        if self._labels(target):
            return
        small = place.height() < _LARGE and place.width() < _LARGE
        below = QPointF(place.left(), place.bottom()) if small else pos
        for view in self._scene.views():
            spot: QPoint = view.viewport().mapToGlobal(view.mapFromScene(below))
            area: QRect = view.mapFromScene(place).boundingRect()
            if small:
                spot -= _CURSOR
            QToolTip.showText(spot, as_tip(words), view.viewport(), area)
