"""Widgets are tested as they look by default, whatever a test did before."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.ui.opening import open_whole
from festival_desktop.ui.style import apply_look


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    open_whole()
    apply_look("dark", 1.0)
    yield
    apply_look("dark", 1.0)
