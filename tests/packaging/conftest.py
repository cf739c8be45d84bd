"""The scripts of the packaging folder, imported by path: that folder is no package."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

SCRIPTS = Path(__file__).parents[2] / "packaging"


@pytest.fixture(scope="session")
def scripts() -> Iterator[SimpleNamespace]:
    """`scripts.bootstrap`, `.system`, `.play` and `.test`."""
    sys.path.insert(0, str(SCRIPTS))
    try:
        bootstrap, system = import_module("_bootstrap"), import_module("_system")
        # `test` is also a package of the standard library, so it must not stay under that name.
        other = sys.modules.pop("test", None)
        play, test = import_module("play"), import_module("test")
        del sys.modules["test"]
        if other is not None:
            sys.modules["test"] = other
        yield SimpleNamespace(bootstrap=bootstrap, system=system, play=play, test=test)
    finally:
        sys.path.remove(str(SCRIPTS))
        for name in ("_bootstrap", "_system", "play"):
            sys.modules.pop(name, None)


BUILDING = """
    build compile release common.bundle common.compiled common.files common.for_mypyc common.freeze
    common.icons common.licences common.lock common.project common.qt common.sbom common.source
    common.tools
    linux.deb linux.portable linux.share macos.app macos.info
    windows.installer windows.msix windows.payload windows.python windows.signatures windows.starter
"""


OURS = {"build", "common", "compile", "linux", "macos", "release", "windows"}


@pytest.fixture(scope="session")
def building(scripts: SimpleNamespace) -> Iterator[SimpleNamespace]:
    """What builds packages, by the last part of its name: `building.lock`, `building.deb`, …"""
    names = BUILDING.split()
    before = set(sys.modules)
    try:
        yield SimpleNamespace(**{name.split(".")[-1]: import_module(name) for name in names})
    finally:
        for name in set(sys.modules) - before:
            if name.split(".")[0] in OURS:
                del sys.modules[name]


@pytest.fixture
def said(scripts: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences a person reads."""
    sentences: list[str] = []
    for module in (scripts.bootstrap, scripts.system, scripts.play, scripts.test):
        monkeypatch.setattr(module, "say", sentences.append)
    return sentences
