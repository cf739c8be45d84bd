"""The real window in many sizes: `QT_SCALE_FACTOR=1.5 python -m tests.ui.size_walk < visits`.

A process has one scale, so there is one for each. Visits are read as JSON, faults are printed as
JSON: see `test_all_sizes.py`.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from festival_desktop import app, paths
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.settings import Settings
from tests.ui.faults import faults, overlapping, shrunken, small_controls
from tests.ui.pseudo import PSEUDO, speaking
from tests.ui.texts import Texts
from tests.ui.walk import places, put_away, settle

TITLE_BAR = 40
SCREEN = (7680, 4320)
"""Pixels: the largest window at the largest scale. A window keeps within its screen."""


class Visit(NamedTuple):
    """A place, and how it is looked at."""

    place: str
    size: tuple[int, int]
    text: float
    language: str


def screen(folder: Path) -> str:
    """The platform of Qt, with a screen that is large enough."""
    file = folder / "screen.json"
    width, height = SCREEN
    one = {"name": "large", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    file.write_text(json.dumps({"screens": [one | {"logicalDpi": 96, "logicalBaseDpi": 96}]}))
    return f"offscreen:configfile={file}"


@contextmanager
def program() -> Iterator[MainWindow]:
    settings = Settings(paths.config_dir())
    settings.motion, settings.pace, settings.language = False, "instant", "en"
    settings.muted = settings.tips = True
    made = app.Program(app.make_application(), settings)
    made.start([])
    while not made.ready:
        QApplication.processEvents()
    made.window.shell.current.may_lose = lambda: True  # nobody is here to be asked
    yield made.window
    made.window.close()


def all_faults(
    window: MainWindow, shown: QWidget, size: tuple[int, int], texts: Texts
) -> list[str]:
    settle(shown)
    painted = texts.on(shown)
    found = [*faults(shown), *small_controls(shown)]
    found += [*shrunken(painted), *overlapping(shown, painted)]
    if window.size().toTuple() != size:
        found.append(f"the window is {window.size().toTuple()}")
    high = shown.height() > size[1] - TITLE_BAR
    if isinstance(shown, QDialog) and (high or shown.width() > size[0]):
        found.append(f"the dialog is {shown.size().toTuple()}")
    put_away(shown)
    return found


def walk(visits: list[Visit]) -> dict[str, list[str]]:
    """Whatever is wrong, by the visit.

    Other sizes cost more than another language: pictures are painted anew.
    """
    found, texts = {}, Texts()
    ways: dict[str, Callable[[MainWindow], QWidget]] = dict(places())
    in_order = sorted(visits, key=lambda visit: (visit.size, visit.text, visit.language))
    with program() as window, texts.watching():
        for (size, text, language), here in groupby(in_order, key=lambda visit: visit[1:]):
            window.settings.text_scale = text
            window.resize(*size)
            with _language(window, language):
                for visit in here:
                    shown = ways[visit.place](window)
                    if wrong := all_faults(window, shown, size, texts):
                        found[" ".join(map(str, visit))] = wrong
    return found


@contextmanager
def _language(window: MainWindow, language: str) -> Iterator[None]:
    """A language of ours, or one that nobody speaks."""
    qapp = QApplication.instance()
    assert isinstance(qapp, QApplication)
    window.settings.language = "en" if language in PSEUDO else language
    with speaking(qapp, language) if language in PSEUDO else nullcontext():
        qapp.processEvents()
        yield


if __name__ == "__main__":
    asked = [Visit(place, tuple(size), *how) for place, size, *how in json.load(sys.stdin)]
    json.dump(walk(asked), sys.stdout)
    sys.stdout.flush()
    os._exit(0)  # nothing of it is to be saved, and taking all of it apart takes long
