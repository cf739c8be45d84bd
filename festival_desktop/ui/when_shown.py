"""Defer settings changes on hidden pages until they are shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.scale import Growing, restyle

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class WhenShown(_Base):
    """Mixed into a page or a part of one, before its other bases.

    Signals of the settings are connected to its methods, and Qt disconnects them with it.
    """

    _missed: tuple[Callable[[], object], ...] = ()

    def when_shown(self, read: Callable[[], object]) -> None:
        """Call `read` now if the page is visible, else once when it is shown next."""
        if self.isVisible():
            read()
        elif read not in self._missed:
            self._missed += (read,)

    def changeEvent(self, event: QEvent) -> None:
        hidden = isinstance(self, Growing) and self.isHidden()
        if hidden and event.type() == QEvent.Type.StyleChange:
            self.when_shown(self._restyle)  # its parts were not told
        super().changeEvent(event)

    def _restyle(self) -> None:
        restyle(self)

    def showEvent(self, event: QShowEvent) -> None:
        missed, self._missed = self._missed, ()
        for read in missed:
            read()
        super().showEvent(event)
