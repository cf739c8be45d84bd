"""A scroll area without frame or background."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget


class Scroll(QScrollArea):
    """Shows its content on whatever is behind it."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # Custom bars: asking Qt for its own costs 30 ms, for all their possible classes.
        self.setHorizontalScrollBar(QScrollBar(Qt.Orientation.Horizontal, self))
        self.setVerticalScrollBar(QScrollBar(Qt.Orientation.Vertical, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())
        self.setWidget(content)
        content.setAutoFillBackground(False)
