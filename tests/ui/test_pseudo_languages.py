"""Whatever is said goes through translation.

Whether there is room for longer words and for words from right to left: `test_all_sizes.py`.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from festival_desktop import catalog
from festival_desktop.art import type as lettering
from festival_desktop.ui.language import LANGUAGES, marked_names
from festival_desktop.ui.main_window import MainWindow
from tests.ui.pseudo import lengthened, speaking
from tests.ui.walk import NAMES, look_at, places, put_away

Start = Callable[..., MainWindow]
KEYS = {"Enter", "Esc", "Tab"}
NOT_OURS = {*LANGUAGES.values(), *marked_names(), "Festival Desktop", "Letter", "KeyError", *KEYS}
"""Names of languages, of the program, of a size of paper, of an error, and Qt's of keys."""


def people() -> set[str]:
    """Names of those who sit at puzzles."""
    every = (puzzle for game in catalog.GAMES for puzzle in catalog.puzzles(game))
    return {name for puzzle in every for name in puzzle.names}


def test_placeholders_stay_as_they_are() -> None:
    assert lengthened("Take {coins} back") == "Takeéé {coins} backéé"
    assert lengthened("%n tile") == "%n tileéé"


def lesson_texts() -> set[str]:
    """They are translated by files of their own."""
    return {
        text
        for game in catalog.GAMES
        for words in catalog.lesson_words(game, "en").values()
        for text in (words.title, words.about, *words.names, *words.texts.values())
    }


def is_translated(text: str) -> bool:
    """Whether a text went through translation, or has no words of ours in it."""
    own = re.sub("|".join((*NAMES, r"\w+…", r"\S+_festival.*", r"\b[A-Z]{3}\b")), "", text)
    return "é" in text or not re.search("[A-Za-z]{2}", own)


def test_no_text_is_outside_translation(
    start: Start, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, seen = start(), set[str]()
    fitted: Any = lettering._fitted

    def watched(room: object, label: str, *how: object) -> Any:
        seen.add(label)
        return fitted(room, label, *how)

    monkeypatch.setattr(lettering, "_fitted", watched)
    with speaking(qapp, "long"):
        qapp.processEvents()
        for _, visit in places(every=False):
            shown = visit(window)
            look_at(shown)
            seen |= {label.text() for label in shown.findChildren(QLabel)}
            put_away(shown)
    known = lesson_texts() | people() | NOT_OURS
    assert len(seen) > 300
    assert sorted(text for text in seen - known if not is_translated(text)) == []
