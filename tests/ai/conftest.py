"""Computers play the sample game of the contract tests as well."""

import pytest

from festival_desktop import catalog
from tests.contract.walks import SAMPLE


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, entry in SAMPLE.items():
        monkeypatch.setitem(catalog.GAMES, name, entry)
