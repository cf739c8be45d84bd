"""The growth of a page in a large window: one factor that everything on it uses."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QLayout, QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
DESIGN = "design"
"""Property of a layout that stores its margins and spacing in design units."""


class Growing:
    """Mixed into a page or window whose contents share a scale."""

    page_scale = 1.0


def scale_of(widget: QWidget | None) -> float:
    """Return the scale of the page that a widget is on."""
    while widget is not None:
        if isinstance(widget, Growing):
            return widget.page_scale
        widget = None if widget.isWindow() else widget.parentWidget()
    return 1.0


def scale_layout(layout: QLayout) -> None:
    """Scale margins and gaps to the size of the page."""
    design = layout.property(DESIGN)
    if design is not None:
        scale = scale_of(layout.parentWidget())
        left, top, right, bottom, across, down = (round(size * scale) for size in design)
        layout.setContentsMargins(left, top, right, bottom)
        if isinstance(layout, QGridLayout):
            layout.setHorizontalSpacing(across)
            layout.setVerticalSpacing(down)
        else:
            layout.setSpacing(across)


def restyle(root: QWidget) -> None:
    """Send a style change to everything on a page or window, inner parts first."""
    for layout in root.findChildren(QLayout, options=_DIRECT):
        for each in (layout, *layout.findChildren(QLayout)):
            scale_layout(each)
    for widget in reversed(root.findChildren(QWidget, options=_DIRECT)):
        if not (isinstance(widget, Growing) and widget.isHidden()):
            restyle(widget)
        QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
