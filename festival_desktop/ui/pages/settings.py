"""The settings: language, colours, text size, motion, sound, pace. All take effect at once."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout

from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.pages.page import Scenery, SubPage
from festival_desktop.ui.settings import PACES, TEXT_SCALES, THEMES, Settings
from festival_desktop.ui.system_preferences import follow_system
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.when_shown import WhenShown
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import BrassSlider, Segmented, Switch
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, Item, fill, space, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.picture import Picture
from festival_desktop.ui.words.computers import pace_names

COMFORT = ("language", "theme", "text_scale", "motion", "sound")
"""What somebody may need before anything else, in the order of its rows."""
EVERYTHING = (*COMFORT, "pace", "confirm_end", "tips")
_CODES = ["", *LANGUAGES]
"""Of languages, as they are listed; none is that of the computer."""
_LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class VolumeSlider(BrassSlider):
    """A short one: two stand in a row."""

    preferred, least = 110.0, 90.0


class SettingsPanel(WhenShown, Panel):
    """A row for each setting: what it is, what it means, its control."""

    padding = 26, 7, 26, 7

    def __init__(self, settings: Settings, rows: Sequence[str] = EVERYTHING) -> None:
        """`rows`: which settings are shown; the others are left as they are."""
        super().__init__("paper")
        self._settings, self._rows = settings, rows
        self.names = [Label(16, weight=BOLD) for _ in rows]
        self.notes = [Label(13, "ink_soft", wrap=True) for _ in rows]
        self.language = Chooser(15)
        self.theme = Segmented(px=13)
        low, high = (round(100 * end) for end in TEXT_SCALES)
        self.scale = BrassSlider(low, high, step=10)
        self.percent = Label(16, weight=SEMIBOLD)
        self.still = Switch()
        self.sound = Switch()
        self.effects, self.ambience = (VolumeSlider(0, 100, step=10) for _ in range(2))
        self.pace = Segmented(px=13)
        self.strength = Button("paper", "chart", px=13, height=33)
        self.confirm = Switch()
        self.tips = Switch()
        self._build()
        self.retranslate()
        self.read()
        self._connect()

    def _build(self) -> None:
        self._grid = space(QGridLayout(self), spacing=24, down=3)
        size = space(fill(QHBoxLayout(), (self.scale, 1), self.percent), spacing=12)
        volumes = fill(QHBoxLayout(), self.sound, (self.effects, 1), (self.ambience, 1))
        space(volumes, spacing=12)
        computers = space(fill(QVBoxLayout(), self.pace, self.strength), spacing=6)
        computers.setAlignment(self.strength, _LEADING)
        controls: dict[str, Item] = {
            "language": self.language, "theme": self.theme, "text_scale": size,
            "motion": self.still, "sound": volumes, "pace": computers,
            "confirm_end": self.confirm, "tips": self.tips,
        }  # fmt: skip
        self._placed: list[tuple[QLayout, Item]] = []
        for row, name, note in zip(self._rows, self.names, self.notes, strict=True):
            words = fill(QVBoxLayout(), STRETCH, name, note, STRETCH)
            words.setSpacing(0)
            self._placed.append((words, controls[row]))
        if self._rows is COMFORT:
            for spare in (self.pace, self.strength, self.confirm, self.tips):
                spare.setParent(self)  # nobody else would be
                spare.hide()
        self._grid.setColumnStretch(0, 1)
        self.stack(False)

    def stack(self, stacked: bool) -> None:
        """Controls beside their words, or below them."""
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

    def _connect(self) -> None:
        chosen = self._settings
        self.language.activated.connect(lambda i: setattr(chosen, "language", _CODES[i]))
        self.theme.chosen.connect(lambda i: setattr(chosen, "theme", THEMES[i]))
        self.scale.valueChanged.connect(lambda value: setattr(chosen, "text_scale", value / 100))
        self.scale.sliderMoved.connect(self._say_percent)
        self.still.toggled.connect(lambda on: setattr(chosen, "motion", not on))
        self.sound.toggled.connect(lambda on: setattr(chosen, "muted", not on))
        self.effects.valueChanged.connect(lambda value: setattr(chosen, "effects", value))
        self.ambience.valueChanged.connect(lambda value: setattr(chosen, "ambience", value))
        self.pace.chosen.connect(lambda i: setattr(chosen, "pace", PACES[i]))
        self.confirm.toggled.connect(lambda on: setattr(chosen, "confirm_end", on))
        self.tips.toggled.connect(lambda on: setattr(chosen, "tips", on))
        for changed in (
            chosen.text_scale_changed, chosen.theme_changed, chosen.motion_changed,
            chosen.language_changed, chosen.muted_changed,
        ):  # fmt: skip
            changed.connect(self._changed)

    def _changed(self) -> None:
        self.when_shown(self.read)

    def _say_percent(self, value: int) -> None:
        self.percent.setText(self.tr("{number} %").format(number=value))

    def read(self) -> None:
        """Show what is set, wherever it was set. What a control sets again is as it was."""
        chosen = self._settings
        known = chosen.language in _CODES
        self.language.setCurrentIndex(_CODES.index(chosen.language) if known else 0)
        self.theme.choose(THEMES.index(chosen.theme))
        with QSignalBlocker(self.scale):  # it knows whole numbers only
            self.scale.setValue(round(chosen.text_scale * 100))
        self.still.setChecked(not chosen.motion)
        self.sound.setChecked(not chosen.muted)
        self.effects.setValue(chosen.effects)
        self.ambience.setValue(chosen.ambience)
        self.pace.choose(PACES.index(chosen.pace))
        self.confirm.setChecked(chosen.confirm_end)
        self.tips.setChecked(chosen.tips)
        self._say_percent(self.scale.value())

    def retranslate(self) -> None:
        words = self._texts()
        for row, head, below in zip(self._rows, self.names, self.notes, strict=True):
            head.setText(words[row][0])
            below.setText(words[row][1])
        self.language.set_words([self.tr("System default"), *LANGUAGES.values()])
        themes = (self.tr("Night"), self.tr("Evening"), self.tr("High contrast"))
        self.theme.say(words["theme"][0], themes)
        volumes = self.tr("Game volume"), self.tr("Ambience volume")
        for slider, name in zip((self.effects, self.ambience), volumes, strict=True):
            slider.setAccessibleName(name)
            slider.setToolTip(name)
        self.pace.say(self.tr("Speed"), pace_names())
        self.strength.say(self.tr("How strong?"))
        for control, setting in (
            (self.language, "language"), (self.scale, "text_scale"), (self.still, "motion"),
            (self.sound, "sound"), (self.confirm, "confirm_end"), (self.tips, "tips"),
        ):  # fmt: skip
            control.setAccessibleName(words[setting][0])
        self._say_percent(self.scale.value())

    def _texts(self) -> dict[str, tuple[str, str]]:
        """What each setting is, and what it means."""
        return {
            "language": (
                self.tr("Language"),
                self.tr("Changes straight away, even during a game."),
            ),
            "theme": (self.tr("Colours"), self.tr("For the sky and the lake around the tables.")),
            "text_scale": (
                self.tr("Text size"),
                self.tr("Pages scroll if the text needs more room."),
            ),
            "motion": (
                self.tr("Reduced motion"),
                self.tr("Pieces move without animation."),
            ),
            "sound": (
                self.tr("Sound"),
                self.tr("Volume of the game and of the night ambience."),
            ),
            "pace": (
                self.tr("Computer players"),
                self.tr("“Step” waits for you before every move."),
            ),
            "confirm_end": (
                self.tr("End turns manually"),
                self.tr("You end your turn with a button, and can undo until then."),
            ),
            "tips": (
                self.tr("Tips at the table"),
                self.tr(
                    "Shows what you can do, explains new things, and marks what you still need."
                ),
            ),
        }


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
    """Changes go to the settings, which tell everybody."""

    strength_requested = Signal()
    """Somebody wants to know how strong computer players are."""

    scenery = Scenery(
        horizon=0.46,
        moon=(0.53, 0.06, 20),
        fireworks=((0.62, 0.05, 24, "burst_teal"), (0.70, 0.04, 17, "light")),
        sky_lanterns=((0.80, 0.05, 7), (0.83, 0.075, 5)),
        floats=((0.011, 0.9, 12, "light"), (0.989, 0.95, 12, "light"), (0.66, 0.97, 11, "light")),
        dim=0.1,
    )

    def __init__(self, settings: Settings, sample: Thumbnail | None) -> None:
        """`sample`: a picture to see the choices by."""
        super().__init__()
        self.panel = SettingsPanel(settings)
        self.system = Button("night", px=15, height=38)
        self.system.clicked.connect(lambda: follow_system(settings))
        self.sample = Panel("board")
        self.sample.set_padding(20, 16, 20, 20)
        self.sample_heading = Label(18, "light_hi", BOLD)
        self.sample_words = Label(15, "on_dark", MEDIUM, wrap=True)
        self._build(sample)
        self.retranslate()
        self.first = self.panel.language
        self.panel.strength.clicked.connect(self.strength_requested)

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
