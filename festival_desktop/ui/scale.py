"""How a page grows in a large window: by one factor, which everything on it asks for."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QLayout, QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
DESIGN = "design"
"""Property of a layout: its margins and gaps in the design."""


class Growing:
    """Mixed into a page or window: all that is on it is as much larger than designed."""

    page_scale = 1.0


def scale_of(widget: QWidget | None) -> float:
    """How much larger than designed the page is that a widget is on."""
    while widget is not None:
        if isinstance(widget, Growing):
            return widget.page_scale
        widget = None if widget.isWindow() else widget.parentWidget()
    return 1.0


def scale_layout(layout: QLayout) -> None:
    """Bring margins and gaps to the size of the page."""
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
    """Tell everything on a page or window that it has another size or look, inner parts first.

    Pages that are hidden tell their parts when they are shown; see `WhenShown`.
    """
    for layout in root.findChildren(QLayout, options=_DIRECT):
        for each in (layout, *layout.findChildren(QLayout)):
            scale_layout(each)
    for widget in reversed(root.findChildren(QWidget, options=_DIRECT)):
        if not (isinstance(widget, Growing) and widget.isHidden()):
            restyle(widget)
        QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
