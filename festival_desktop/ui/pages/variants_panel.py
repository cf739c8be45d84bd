"""The panel of a setup page on which the variants of a game are chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.pages.game_pages import Options
from festival_desktop.ui.widgets.panels import Panel


class VariantsPanel(Panel):
    """What a game lets people choose besides who plays. `changed` whenever that does."""

    changed = Signal()

    def options(self) -> Options:
        """What is chosen, as in a `Setup`."""
        raise NotImplementedError

    def choose_options(self, options: Options) -> None:
        """Choose this; what is not named, or not known, stays."""

    def reason(self) -> str:
        """Why this choice cannot be played; nothing if it can."""
        return ""

    def tab_order(self) -> Sequence[QWidget]:
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say all words again, in the language of now."""
        raise NotImplementedError
