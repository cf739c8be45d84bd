"""Telling a screen reader something that no focus change would tell it."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, words: str, *, at_once: bool = False) -> None:
    """Let a running screen reader speak these words when it has finished what it says now.

    `at_once`: it may break off what it says.
    """
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, words)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
