"""Widgets are tested as they look by default, whatever a test did before."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.ui.widgets.look import apply_look
from festival_desktop.ui.widgets.picture import open_whole


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    open_whole()
    yield
    apply_look("dark", 1.0)
