"""The settings: language, colours, text size, motion, sound, pace. All take effect immediately."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.type import BOLD, MEDIUM
from festival_desktop.ui.pages.page import Scenery, SubPage
from festival_desktop.ui.pages.setting_editors import Editor, editor
from festival_desktop.ui.setting import Row, translated
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.system_preferences import follow_system
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.when_shown import WhenShown
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Switch
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, Item, Part, fill, space, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Picture

_LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class SettingsPanel(WhenShown, Panel):
    """A row for each setting: name, explanation, control."""

    padding = 26, 7, 26, 7

    def __init__(
        self, settings: Settings, at_start: bool = False, below: Mapping[str, QWidget] | None = None
    ) -> None:
        """Show these `rows`; other settings stay unchanged."""
        super().__init__("paper")
        self._rows: dict[str, Row] = {}
        self.editors: dict[str, Editor] = {}
        self.names: dict[str, Label] = {}
        self.notes: dict[str, Label] = {}
        for name, setting in settings.declared().items():
            if setting.row is not None and (setting.row.at_start or not at_start):
                self._rows[name] = setting.row
                self.editors[name] = editor(settings, setting, setting.row)
                settings.changed(name).connect(self._changed)
        self._build(below or {})
        self.retranslate()
        self.read()

    def control(self, name: str) -> QWidget:
        """Return the control of a setting."""
        return self.editors[name].control

    def _build(self, below: Mapping[str, QWidget]) -> None:
        self._grid = space(QGridLayout(self), spacing=24, down=3)
        parts: dict[str, list[Part]] = {}
        for name, row in self._rows.items():
            parts.setdefault(row.within or name, []).extend(self.editors[name].parts)
        self._placed: list[tuple[QLayout, Item]] = []
        for name, side_by_side in parts.items():
            self.names[name] = Label(16, weight=BOLD)
            self.notes[name] = Label(13, "ink_soft", wrap=True)
            words = fill(QVBoxLayout(), STRETCH, self.names[name], self.notes[name], STRETCH)
            words.setSpacing(0)
            item: Item = self.control(name)
            if len(side_by_side) > 1:
                item = space(fill(QHBoxLayout(), *side_by_side), spacing=12)
            if name in below:
                item = space(fill(QVBoxLayout(), item, below[name]), spacing=6)
                item.setAlignment(below[name], _LEADING)
            self._placed.append((words, item))
        self._grid.setColumnStretch(0, 1)
        self.stack(False)

    def stack(self, stacked: bool) -> None:
        """Place controls next to their texts, or below them."""
        grid = self._grid
        while grid.count():
            grid.takeAt(0)
        for number, (words, control) in enumerate(self._placed):
            row, below, column = (2 * number, 2 * number + 1, 0) if stacked else (number, number, 1)
            grid.addLayout(words, row, 0)
            grid.setRowStretch(row, 1)
            if isinstance(control, QLayout):
                grid.addLayout(control, below, column)
            else:
                place = _LEADING if isinstance(control, Switch) else Qt.AlignmentFlag(0)
                grid.addWidget(control, below, column, place)

    def _changed(self) -> None:
        self.when_shown(self.read)

    def read(self) -> None:
        """Show the current values, wherever they were set."""
        for one in self.editors.values():
            one.read()

    def retranslate(self) -> None:
        for name, row in self._rows.items():
            self.editors[name].say(translated(row.name))
            if name in self.names:
                self.names[name].setText(translated(row.name))
                self.notes[name].setText(translated(row.note))


class LanternRow(Picture):
    """The seven lanterns as they look now: colour, shape, pattern and letter."""

    preferred, least = (380, 64), (240, 50)

    def picture(self, p: QPainter, rect: QRectF) -> None:
        step = rect.width() / len(LANTERNS)
        size = min(step * 0.38, rect.height() * 0.38)
        for number, lantern in enumerate(LANTERNS):
            spot = QPointF(rect.left() + (number + 0.5) * step, rect.center().y())
            paint_lantern(p, spot, size, lantern)


class SettingsPage(SubPage):
    """Writes changes to the settings, which notify everyone."""

    strength_requested = Signal()
    """Emitted to show the strength of the computer players."""

    scenery = Scenery(
        horizon=0.46,
        moon=(0.53, 0.06, 20),
        fireworks=((0.62, 0.05, 24, "burst_teal"), (0.70, 0.04, 17, "light")),
        sky_lanterns=((0.80, 0.05, 7), (0.83, 0.075, 5)),
        floats=((0.011, 0.9, 12, "light"), (0.989, 0.95, 12, "light"), (0.66, 0.97, 11, "light")),
        dim=0.1,
    )

    def __init__(self, settings: Settings, sample: Thumbnail | None) -> None:
        """Set up; `sample` is a picture that shows the effect of the choices."""
        super().__init__()
        self.strength = Button("paper", "chart", px=13, height=33)
        self.panel = SettingsPanel(settings, below={"pace": self.strength})
        self.system = Button("night", px=15, height=38)
        self.system.clicked.connect(lambda: follow_system(settings))
        self.sample = Panel("board")
        self.sample.set_padding(20, 16, 20, 20)
        self.sample_heading = Label(18, "light_hi", BOLD)
        self.sample_words = Label(15, "on_dark", MEDIUM, wrap=True)
        self._build(sample)
        self.retranslate()
        self.first = self.panel.control("language")
        self.strength.clicked.connect(self.strength_requested)

    def _build(self, sample: Thumbnail | None) -> None:
        self._panels = fill(QHBoxLayout(), (self.panel, 780), (self.sample, 420))
        space(self._panels, spacing=22)
        head = self.header(self.system)
        column = fill(QVBoxLayout(self.content), head, (self._panels, 1))
        space(column, (28, 14, 28, 28), 18)
        pictures = ((ThumbnailView(sample), 3), (LanternRow(), 1))
        inside = fill(QVBoxLayout(self.sample), self.sample_heading, *pictures)
        space(fill(inside, self.sample_words, STRETCH), spacing=14)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)
        self.panel.stack(stacked and self.needed_width() > self.width())

    def retranslate(self) -> None:
        self.say_back(self.tr("Back"))
        self.title.say(self.tr("Settings"))
        self.system.say(self.tr("Use this computer’s settings"))
        self.system.setToolTip(
            self.tr("Follow the system settings for colours, contrast and motion")
        )
        self.strength.say(QCoreApplication.translate("SettingsPanel", "How strong?"))
        self.panel.retranslate()
        self.sample_heading.setText(self.tr("Preview"))
        self.sample_words.setText(
            self.tr(
                "Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack."
            )
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.panel.read()
