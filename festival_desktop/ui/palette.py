"""Colours and fonts of what Qt paints itself: menus, tool tips, plain lists, file dialogs."""

from typing import Any

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QToolTip,
)

from festival_desktop.art.brush import color, mix
from festival_desktop.art.type import font

_ROLES = {
    QPalette.ColorRole.Window: "paper",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "field2",
    QPalette.ColorRole.AlternateBase: "field1",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.Button: "sheet1",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "white",
    QPalette.ColorRole.Highlight: "primary1",
    QPalette.ColorRole.HighlightedText: "on_seal",
    QPalette.ColorRole.ToolTipBase: "paper_hi",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.PlaceholderText: "ink_soft",
    QPalette.ColorRole.Link: "lacquer",
}
_NIGHT = {
    QPalette.ColorRole.Window: "night1",
    QPalette.ColorRole.WindowText: "on_dark",
    QPalette.ColorRole.Base: "night1",
    QPalette.ColorRole.Text: "on_dark",
    QPalette.ColorRole.Button: "night1",
    QPalette.ColorRole.ButtonText: "on_dark",
    QPalette.ColorRole.Highlight: "primary1",
    QPalette.ColorRole.HighlightedText: "on_seal",
    QPalette.ColorRole.ToolTipBase: "night1",
    QPalette.ColorRole.ToolTipText: "on_dark",
}
"""Colours of popups over the lake, matching the lacquer of its buttons."""
_WORDS = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)


def _palette(roles: dict[QPalette.ColorRole, str], ink: str, ground: str) -> QPalette:
    palette = QPalette()
    for role, token in roles.items():
        palette.setColor(role, color(token))
    for role in _WORDS:
        palette.setColor(QPalette.ColorGroup.Disabled, role, mix(ink, ground, 0.55))
    return palette


def apply_palette(app: QApplication) -> None:
    """Make Qt's own widgets follow the theme and the text size."""
    app.setPalette(_palette(_ROLES, "ink", "paper"))
    app.setFont(font(14))
    night = _palette(_ROLES | _NIGHT, "on_dark", "night1")
    kinds: tuple[Any, ...] = ("QMenu", "QTipLabel")  # The stubs say bytes, which Qt rejects.
    for kind in kinds:
        app.setPalette(night, kind)
        app.setFont(font(14), kind)
    QToolTip.setPalette(night)
    QToolTip.setFont(font(13.5))
