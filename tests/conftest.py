"""What holds for every test: no window on the screen, no file of a person, nothing left running.

Knows Qt, not the program: whatever a test leaves behind fails that very test. Chooses, too, which
cases of a product of parameters belong to the fast tier.
"""

import gc
import os
import tempfile
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

_HOME = tempfile.TemporaryDirectory(prefix="festival-tests-")
os.environ["FESTIVAL_DESKTOP_HOME"] = _HOME.name
if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    # Qt's own imagined screen is smaller than any real one, and a window keeps within its screen.
    _screen = Path(_HOME.name) / "screen.json"
    _screen.write_text(
        '{"screens": [{"name": "usual", "x": 0, "y": 0, "width": 1920, "height": 1080,'
        ' "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}'
    )
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_screen}"

import pytest  # noqa: E402 - Qt and the program read the environment when they are imported
from hypothesis import settings  # noqa: E402
from PySide6.QtCore import (  # noqa: E402
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QThread,
    QThreadPool,
    QTimer,
)
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402
from shiboken6 import isValid  # noqa: E402

PATIENCE_MS = 500
"""How long a thread that was told to stop may take."""

# No deadline: other work on the machine must not fail a test. In CI the same examples each time.
settings.register_profile("festival", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("festival")


def pytest_unconfigure() -> None:
    _HOME.cleanup()


@pytest.hookimpl(tryfirst=True)  # before pytest looks at -m
def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    """Leave to the full tier what is not in the sample of a test marked with `sample`."""
    samples: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("sample")
        if mark and not (item.get_closest_marker("full") or item.get_closest_marker("soak")):
            of_file = mark.kwargs.get("of") == "file"
            samples[item.nodeid.partition("::" if of_file else "[")[0]].append(item)
    for cases in samples.values():
        for item in set(cases) - set(_sample(cases)):
            item.add_marker("full")


def _sample(cases: Sequence[pytest.Function]) -> Iterator[pytest.Function]:
    """Choose cases with as many different tests and values of parameters as possible.

    As many cases as the marker says; without a number, until every value has occurred. They are the
    same in every run.
    """
    mark = cases[0].get_closest_marker("sample")
    assert mark is not None
    values = {item: _values(item) for item in cases}
    missing = set[tuple[str, int]]().union(*values.values())
    tests = {item.originalname for item in cases}
    left = sorted(cases, key=lambda item: crc32(item.nodeid.encode()))
    most = mark.args[0] if mark.args else len(cases)
    while left and most > 0 and (missing or tests or mark.args):
        best = max(left, key=lambda i: (i.originalname in tests, len(values[i] & missing)))
        left.remove(best)
        missing -= values[best]
        tests.discard(best.originalname)
        most -= 1
        yield best


def _values(item: pytest.Function) -> set[tuple[str, int]]:
    """Say which value each parameter has; a product has the same objects in all of its cases."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return {(name, id(value)) for name, value in params.items()}


class _Started:
    """Remembers which Qt objects of one class were started, without keeping them alive."""

    def __init__(self, kind: Any, runs: Callable[[Any], bool]) -> None:
        self._runs = runs
        self._seen: list[weakref.ref[QObject]] = []
        start = kind.start

        def remembering_start(this: QObject, *args: Any, **kwargs: Any) -> Any:
            self._seen.append(weakref.ref(this))
            return start(this, *args, **kwargs)

        kind.start = remembering_start

    def forget(self) -> None:
        self._seen.clear()

    def running(self) -> list[QObject]:
        alive = {id(this): this for ref in self._seen if (this := ref()) is not None}
        return [this for this in alive.values() if isValid(this) and self._runs(this)]


_TIMERS = _Started(QTimer, lambda timer: timer.isActive())
_THREADS = _Started(QThread, lambda thread: not thread.wait(PATIENCE_MS))
_ANIMATIONS = _Started(
    QAbstractAnimation,
    lambda animation: animation.state() == QAbstractAnimation.State.Running,
)


def _describe(what: str, thing: QObject) -> str:
    return f"{what} {type(thing).__name__} {thing.objectName()!r}".replace(" ''", "")


def _left_behind(windows_before: set[QWidget]) -> list[str]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    windows = [w for w in QApplication.topLevelWidgets() if w not in windows_before]
    return [
        *(_describe("a running timer:", timer) for timer in _TIMERS.running()),
        *(_describe("a running animation:", animation) for animation in _ANIMATIONS.running()),
        *(_describe("a running thread:", thread) for thread in _THREADS.running()),
        *(_describe("a window:", window) for window in windows if window.isVisible()),
        *(_describe("a hidden window:", window) for window in windows if not window.isVisible()),
        *([] if QThreadPool.globalInstance().waitForDone(PATIENCE_MS) else ["a busy thread pool"]),
    ]


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fails a test that leaves a timer, an animation, a thread or a window behind."""
    for started in (_TIMERS, _THREADS, _ANIMATIONS):
        started.forget()
    before = set(QApplication.topLevelWidgets()) if QApplication.instance() else set()
    yield
    if QApplication.instance() is None:
        return
    if _left_behind(before):
        gc.collect()  # what only waits for the collector is not a leak
        left = _left_behind(before)
        if left:
            pytest.fail("The test left behind: " + "; ".join(left), pytrace=False)
