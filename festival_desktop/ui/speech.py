"""Telling a screen reader something that no focus change would tell it."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, words: str) -> None:
    """Let a running screen reader speak these words when it has finished what it says now."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, words))
