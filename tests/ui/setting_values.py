"""What the settings of the settings page can be set to, by their own declarations."""

from typing import Any

from festival_desktop.ui.setting import DropDown, Slider, Strip
from festival_desktop.ui.settings import Settings


def setting_values() -> dict[str, tuple[Any, ...]]:
    """Name → values; of a number, both ends and one between them."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, setting in Settings.declared().items():
        match setting.row and setting.row.control:
            case None:
                continue
            case Strip(values=values) | DropDown(values=values):
                found[name] = tuple(values)
            case Slider(low=low, high=high, step=step, parts=parts):
                numbers = (low, low + step, high)
                found[name] = tuple(n / parts if parts > 1 else n for n in numbers)
            case _:
                found[name] = (True, False)
    return found
