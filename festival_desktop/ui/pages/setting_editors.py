"""The controls of the settings page: each shows one setting, and sets it."""

from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.setting import (
    DropDown,
    Row,
    Setting,
    Slider,
    Strip,
    Toggle,
    translated,
)
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.widgets.choices import BrassSlider, Segmented, Switch
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import Part


class Editor:
    """A control with what stands beside it."""

    control: QWidget

    def __init__(self, settings: Settings, name: str) -> None:
        self._settings, self._name = settings, name

    @property
    def value(self) -> Any:
        return getattr(self._settings, self._name)

    @value.setter
    def value(self, value: object) -> None:
        setattr(self._settings, self._name, value)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Of its row, from the left."""
        return (self.control,)

    def read(self) -> None:
        """Show the value of the setting."""
        raise NotImplementedError

    def say(self, name: str) -> None:
        """Take over texts in the language of now; `name` is that of the row."""
        self.control.setAccessibleName(name)


class ToggleEditor(Editor):
    def __init__(self, settings: Settings, name: str, row: Row, toggle: Toggle) -> None:
        super().__init__(settings, name)
        self._on = toggle.on
        self.control: Switch = Switch()
        self.control.toggled.connect(self._toggled)

    def _toggled(self, checked: bool) -> None:
        self.value = checked == self._on

    def read(self) -> None:
        self.control.setChecked(self.value == self._on)


class StripEditor(Editor):
    def __init__(self, settings: Settings, name: str, row: Row, strip: Strip) -> None:
        super().__init__(settings, name)
        self._strip = strip
        self.control: Segmented = Segmented(px=13)
        self.control.chosen.connect(self._chosen)

    def _chosen(self, index: int) -> None:
        self.value = self._strip.values[index]

    def read(self) -> None:
        self.control.choose(self._strip.values.index(self.value))

    def say(self, name: str) -> None:
        spoken = translated(self._strip.name) if self._strip.name else name
        with QSignalBlocker(self.control):  # its first parts would be taken for a choice
            self.control.say(spoken, self._strip.labels())


class DropDownEditor(Editor):
    def __init__(self, settings: Settings, name: str, row: Row, drop_down: DropDown) -> None:
        super().__init__(settings, name)
        self._drop_down = drop_down
        self.control: Chooser = Chooser(15)
        self.control.activated.connect(self._activated)

    def _activated(self, index: int) -> None:
        self.value = self._drop_down.values[index]

    def read(self) -> None:
        values = self._drop_down.values
        self.control.setCurrentIndex(values.index(self.value) if self.value in values else 0)

    def say(self, name: str) -> None:
        super().say(name)
        self.control.set_words(self._drop_down.labels())


class _ShortSlider(BrassSlider):
    """Two stand in a row."""

    preferred, least = 110.0, 90.0


class SliderEditor(Editor):
    def __init__(self, settings: Settings, name: str, row: Row, slider: Slider) -> None:
        super().__init__(settings, name)
        self._slider, self._tip = slider, bool(row.within)
        kind = _ShortSlider if row.within else BrassSlider
        self.control: BrassSlider = kind(slider.low, slider.high, step=slider.step)
        self.label = Label(16, weight=SEMIBOLD) if slider.label else None
        self.control.valueChanged.connect(self._changed)
        self.control.sliderMoved.connect(self._say_number)

    @property
    def parts(self) -> tuple[Part, ...]:
        rail: Part = (self.control, 1)
        return (rail,) if self.label is None else (rail, self.label)

    def _changed(self, number: int) -> None:
        self.value = number / self._slider.parts if self._slider.parts > 1 else number

    def _say_number(self, number: int) -> None:
        if self.label is not None:
            self.label.setText(translated(self._slider.label).format(number=number))

    def read(self) -> None:
        with QSignalBlocker(self.control):  # it knows whole numbers only
            self.control.setValue(round(self.value * self._slider.parts))
        self._say_number(self.control.value())

    def say(self, name: str) -> None:
        super().say(name)
        if self._tip:
            self.control.setToolTip(name)
        self._say_number(self.control.value())


def editor(settings: Settings, setting: Setting[Any], row: Row) -> Editor:
    """Create the control of a row."""
    match row.control:
        case Toggle() as toggle:
            return ToggleEditor(settings, setting.name, row, toggle)
        case Strip() as strip:
            return StripEditor(settings, setting.name, row, strip)
        case DropDown() as drop_down:
            return DropDownEditor(settings, setting.name, row, drop_down)
        case Slider() as slider:
            return SliderEditor(settings, setting.name, row, slider)
