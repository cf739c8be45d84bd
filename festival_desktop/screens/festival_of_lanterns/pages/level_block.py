"""How hard Moon Dancer is to beat: three levels, and what the chosen one means."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.type import SEMIBOLD, line_height
from festival_desktop.games.festival_of_lanterns.content import MoonDancer
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.screens.festival_of_lanterns.words.level_names import LevelNames
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


class LevelBlock(Scaled, QWidget):
    changed = Signal()

    def __init__(self, challenge: MoonDancer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = challenge.levels
        self._words = FriendWords(self)
        self._names = LevelNames(self)
        self.label = Label(14, "ink_soft", SEMIBOLD)
        self.strip = Segmented(px=15)
        self.meaning = Label(14, wrap=True)
        self._column = QVBoxLayout(self)
        for widget in (self.label, self.strip, self.meaning):
            put(self._column, widget)
        self.dress()
        self.retranslate()
        self.strip.chosen.connect(self._chosen)

    def dress(self) -> None:
        self._column.setContentsMargins(round(self.u(6)), 0, 0, round(self.u(4)))
        self._column.setSpacing(round(self.u(7)))
        # Room for the longest meaning, so that nothing moves when another level is chosen.
        self.meaning.setMinimumHeight(round(2 * line_height(self.u(14))))

    @property
    def level(self) -> str:
        return self._levels[max(0, self.strip.index)].id

    def choose(self, level: str) -> None:
        self.strip.choose([known.id for known in self._levels].index(level))

    def _chosen(self) -> None:
        self._say_meaning()
        self.changed.emit()

    def _say_meaning(self) -> None:
        self.meaning.setText(self._words.meaning(self._levels[max(0, self.strip.index)]))

    def retranslate(self) -> None:
        self.label.setText(self.tr("Moon Dancer’s level"))
        self.strip.say(self.tr("Level"), [self._names.name(level.id) for level in self._levels])
        self._say_meaning()
