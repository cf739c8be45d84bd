"""Rows of what Qt paints itself, menus and plain lists, are high enough for a finger."""

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionMenuItem,
)

from festival_desktop.art.theme import FINGER

_ROWS = (QStyle.ContentsType.CT_MenuItem, QStyle.ContentsType.CT_ItemViewItem)


class FingerStyle(QProxyStyle):
    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        contents: QSize,
        widget: Any = None,
    ) -> QSize:
        """The stubs insist on a widget, which Qt does not always have."""
        size = super().sizeFromContents(kind, option, contents, widget)
        if kind in _ROWS and not _is_separator(option):
            size.setHeight(max(size.height(), round(FINGER)))
        return size


def _is_separator(option: QStyleOption) -> bool:
    kind = QStyleOptionMenuItem.MenuItemType.Separator
    return isinstance(option, QStyleOptionMenuItem) and option.menuItemType == kind


def use_finger_style(app: QApplication) -> None:
    """After the first picture: it has no menus and lists."""
    if not isinstance(app.style(), FingerStyle):
        app.setStyle(FingerStyle("Fusion"))
