"""Shown at the first start: language, colours, text size, motion and sound, tried on a real tile.

The same settings are on the page of settings at any time.
"""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, MEDIUM
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.pages.comfort.try_out import PaintPiece, TryOut
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.settings import COMFORT, LanternRow, SettingsPage, SettingsPanel
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.system_preferences import follow_system
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import STRETCH, fill, turn


class ComfortPage(Page):
    done_requested = Signal()

    scenery = SettingsPage.scenery

    def __init__(
        self,
        settings: Settings,
        piece: PaintPiece,
        languages: Mapping[str, str] = LANGUAGES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.title = Title(34)
        self.panel = SettingsPanel(settings, languages, COMFORT)
        self.system = Button("night", px=15, height=38)
        self.trial = Panel("board")
        self.heading = Label(18, "light_hi", BOLD)
        self.try_out = TryOut(piece)
        self.lanterns = LanternRow()
        self.said = Label(15, "on_dark", MEDIUM, wrap=True)
        self.begin = Button("primary", "play", px=20, height=58)
        self._how = ""
        """How the piece was moved last."""
        self._build()
        self.retranslate()
        self.first = self.panel.language
        self.system.clicked.connect(lambda: follow_system(settings))
        self.begin.clicked.connect(lambda: setattr(settings, "welcomed", True))
        self.begin.clicked.connect(self.done_requested)
        self.try_out.moved.connect(self._moved)

    def _build(self) -> None:
        self._panels = fill(QHBoxLayout(), (self.panel, 720), (self.trial, 480))
        self.space(self._panels, spacing=22)
        self._head = fill(QHBoxLayout(), self.title, STRETCH, self.system)
        self._foot = fill(QHBoxLayout(), STRETCH, self.begin)
        column = fill(QVBoxLayout(self.content), self._head, (self._panels, 1), self._foot)
        self.space(column, (28, 14, 28, 24), 16)
        inside = fill(QVBoxLayout(self.trial), self.heading, (self.try_out, 3), (self.lanterns, 1))
        self.space(fill(inside, self.said), spacing=12)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)
        self.panel.stack(stacked and self.needed_width() > self.width())
        pad = 20 * self.unit
        self.trial.pad(pad, pad * 0.8, pad, pad)

    def _moved(self, how: str) -> None:
        self._how = how
        self._say()

    def _say(self) -> None:
        self.said.setText(
            {
                "": self.tr("Move the tile to the light: drag it, or press it and then the light."),
                "drag": self.tr("Dragging works for you. Two presses do the same, everywhere."),
                "click": self.tr("Two presses work for you. Dragging does the same, everywhere."),
                "keys": self.tr("Keys work for you: every table can be played with them."),
            }[self._how]
        )

    def retranslate(self) -> None:
        self.title.say(self.tr("Make yourself comfortable"))
        self.panel.retranslate()
        self.system.say(self.tr("As this computer"))
        self.system.setToolTip(
            self.tr("Take colours, contrast and motion from the system’s own settings")
        )
        self.heading.setText(self.tr("Try it"))
        self.try_out.setAccessibleName(self.tr("A tile to move"))
        self.begin.say(self.tr("To the games"), self.tr("all of this is under Settings, too"))
        self._say()
