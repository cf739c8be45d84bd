"""Colours and type for what Qt paints itself: menus, tool tips, file dialogs."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip

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


def paper_palette() -> QPalette:
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, color(token))
    faded = mix("ink", "paper", 0.55)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def apply_palette(app: QApplication) -> None:
    """Let Qt's own widgets follow the theme and the text size."""
    app.setPalette(paper_palette())
    app.setFont(font(14))
    QToolTip.setPalette(paper_palette())
    QToolTip.setFont(font(13.5))
