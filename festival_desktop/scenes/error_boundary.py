"""Event handlers whose mistakes reach the last net of the program.

Qt for Python (6.11 on Python 3.11) ends the process when an `IndexError` or a `StopIteration`
leaves a handler that Qt called. Whatever a hand does at the table, the game must go on.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from PySide6.QtCore import QEvent

Given = TypeVar("Given", bound=QEvent)


def report_errors(handler: Callable[[Any, Given], None]) -> Callable[[Any, Given], None]:
    @wraps(handler)
    def safe(scene: Any, event: Given) -> None:
        try:
            handler(scene, event)
        except Exception:
            event.accept()  # nobody else has to try
            sys.excepthook(*sys.exc_info())

    return safe
