"""Dates and times are written as people of each language write them."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from festival_desktop import paths
from festival_desktop.ui.language import LANGUAGES, Language
from festival_desktop.ui.pages.when import DateWords

NOW = datetime(2026, 3, 7, 14, 5)
WRITTEN = {
    "en": ("today, 2:05", "yesterday, 2:05", "7 Mar 2026"),
    "de": ("heute, 14:05", "gestern, 14:05", "7. März 2026"),
    "fr": ("aujourd’hui, 14:05", "hier, 14:05", "7 mars 2026"),
    "es": ("hoy, 14:05", "ayer, 14:05", "7 mar 2026"),
    "it": ("oggi, 14:05", "ieri, 14:05", "7 mar 2026"),
    "pl": ("dziś, 14:05", "wczoraj, 14:05", "7 mar 2026"),
    "ja": ("今日 14:05", "昨日 14:05", "2026年3月7日"),
    "zh": ("今天 14:05", "昨天 14:05", "2026年3月7日"),
}
"""Language → a moment of today, of yesterday, and the date."""


@pytest.fixture(params=LANGUAGES)
def language(
    request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """On a system of another language: its own ways of writing would be kept."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fi_FI"))
    spoken = Language(paths.translations())
    spoken.use(request.param)
    yield request.param
    spoken.use("en")
    delete(spoken)


def test_moments_are_told_in_the_language_of_the_program(language: str) -> None:
    today, yesterday, day = WRITTEN[language]
    when = DateWords()
    assert when.at(NOW, NOW.date()).startswith(today)
    assert when.at(NOW - timedelta(days=1), NOW.date()).startswith(yesterday)
    assert when.at(NOW, date(2026, 11, 18)) == day
    assert when.day(NOW.date()) == day
