"""The deal as a word: a seed to type, draw, copy, or take from the calendar; and relaxed play."""

import random
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.core.errors import BadSetup
from festival_desktop.play import seeds
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Switch
from festival_desktop.ui.widgets.fields import PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import FoldingRow, fill, space
from festival_desktop.ui.widgets.panels import Panel


def fresh_seed() -> str:
    return seeds.from_chance(random.SystemRandom().getrandbits(64))


class SeedBar(Panel):
    """The seed; emits `changed`, and `good` tells whether it can be used."""

    changed = Signal()
    padding = 18, 11, 16, 11

    def __init__(self, today: Callable[[], date] = date.today) -> None:
        super().__init__("board")
        self._today = today
        self._copied = False
        self.label = Label(15, "light_hi", SEMIBOLD)
        self.field = PaperField(15, width=140)
        self.field.setMaxLength(2 * seeds.LONGEST)
        self.label.setBuddy(self.field)
        self.new = Button("night", "dice", px=14)
        self.copy = Button("night", "copy", px=14)
        self.day = Button("night", "calendar", px=14)
        self.relaxed = Switch(ink="on_dark", soft="on_dark_soft")
        self.trouble = Label(13, "on_warn", SEMIBOLD, wrap=True)
        seed = space(fill(QHBoxLayout(), self.label, (self.field, 1)), spacing=10)
        buttons = space(fill(QHBoxLayout(), self.new, self.copy, self.day), spacing=10)
        deal = space(fill(FoldingRow(), (seed, 1), buttons), spacing=10)
        row = space(fill(FoldingRow(), (deal, 1), self.relaxed), spacing=22)
        space(fill(QVBoxLayout(self), row, self.trouble), spacing=6)
        self.field.textChanged.connect(self._typed)
        self.new.clicked.connect(lambda: self.show_seed(fresh_seed()))
        self.day.clicked.connect(lambda: self.show_seed(seeds.of_day(self._today())))
        self.copy.clicked.connect(self._copy)
        self.retranslate()
        self.show_seed(fresh_seed())

    @property
    def seed(self) -> str:
        return self.field.text().strip()

    @property
    def good(self) -> bool:
        try:
            seeds.check(self.seed)
        except BadSetup:
            return False
        return True

    def show_seed(self, seed: str) -> None:
        self.field.setText(seed)
        self.field.setCursorPosition(0)

    def _typed(self) -> None:
        self._copied = False
        self.field.set_wrong(not self.good)
        self.trouble.setVisible(not self.good)
        self._say_copy()
        self.changed.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed)
        self._copied = True
        self._say_copy()

    def _say_copy(self) -> None:
        self.copy.set_icon("check" if self._copied else "copy")
        self.copy.say(self.tr("Copied") if self._copied else self.tr("Copy"))
        self.copy.setEnabled(self.good)

    def retranslate(self) -> None:
        self.label.setText(self.tr("Seed"))
        self.field.setAccessibleName(self.tr("Seed"))
        self.field.setToolTip(self.tr("The same seed deals the same game on any computer."))
        self.new.say(self.tr("New"))
        self.new.setToolTip(self.tr("New random seed"))
        self.copy.setToolTip(self.tr("Copy the seed to share this game"))
        self.day.say(self.tr("Today’s deal"))
        self.relaxed.say(self.tr("Relaxed game"), self.tr("undo everything (practice)"))
        no_seed = self.tr(
            "Not a valid seed: use up to {number} letters and digits, with hyphens in between."
        )
        self.trouble.setText(no_seed.format(number=seeds.LONGEST))
        self.trouble.setVisible(not self.good)
        self._say_copy()
