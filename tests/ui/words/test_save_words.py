"""What is wrong with a file is said in the language of the window, never in that of the program."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.controller.current_match import OpenedAsSaved
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import Restored, RestoreIssue, restore
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.text import SIZE_LIMIT, parse
from festival_desktop.ui.language import Language
from festival_desktop.ui.words.saves import SaveWords

ROOT = Path(__file__).resolve().parents[3]
GOOD = ROOT / "tests" / "saves" / "golden" / "version-1 whole game.festival"
PATH = Path("evening.festival")


def _with(**fields: object) -> bytes:
    return json.dumps({**json.loads(GOOD.read_text(encoding="utf-8")), **fields}).encode()


RAW = GOOD.read_bytes()
DAMAGES: dict[str, bytes] = {
    "foreign": b'{"format": "chess"}',
    "large": b" " * (SIZE_LIMIT + 1),
    "text": RAW[:-20] + b"\xff",
    "json": RAW[:-20],
    "nested": _with(start=json.loads("[" * 40 + "]" * 40)),
    "keys": _with(start={str(n): 0 for n in range(200)}),
    "twice": RAW.replace(b'"cursor":', b'"cursor": 3, "cursor":'),
    "number": RAW.replace(b'"edition": 1', b'"edition": 1.5'),
    "field": _with(relaxed=3),
    "newer": b'{"format": "festival-desktop", "version": 99}',
    "game": _with(game="chess"),
    "edition": _with(edition=99),
    "setup": _with(setup={"players": 4, "options": {"dragons": ["red"]}}),
    "position": _with(start=[], marks=[]),
    "law": _with(start=json.loads(RAW)["marks"][0]["state"] | {"finals": 1}, marks=[]),
}


def broken(raw: bytes) -> BrokenSave:
    with pytest.raises(BrokenSave) as report_errors:
        restore(parse(raw, PATH.name), catalog.rules)
    return report_errors.value


@pytest.fixture
def german(qapp: QApplication) -> Iterator[SaveWords]:
    language = Language(ROOT / "translations")
    language.use("de")
    yield SaveWords()
    language.use("en")


@pytest.fixture
def english(qapp: QApplication) -> SaveWords:
    return SaveWords()


@pytest.mark.parametrize("reason", DAMAGES)
def test_every_reason_is_known_and_one_sentence(reason: str, english: SaveWords) -> None:
    error = broken(DAMAGES[reason])
    assert error.reason == reason
    said = english.broken(PATH, error)
    assert "evening.festival" in said
    assert said.endswith(".")
    assert "{" not in said
    assert "  " not in said
    if error.where:
        assert error.where in said, "and where"


@pytest.mark.parametrize("reason", DAMAGES)
def test_it_is_said_in_german(reason: str, german: SaveWords) -> None:
    error = broken(DAMAGES[reason])
    said = german.broken(PATH, error)
    assert "„evening.festival“" in said
    assert not re.search(r"\b(is|are|the|cannot|damaged|should)\b", said)


@pytest.mark.parametrize("reason", ["missing", "unreadable", "odd"])
def test_a_file_that_cannot_be_read_is_told(
    reason: str, german: SaveWords, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / PATH.name
    if reason == "odd":
        path.mkdir()
    if reason == "unreadable":
        path.write_bytes(RAW)

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BrokenSave) as report_errors:
        store.read(path)
    assert report_errors.value.reason == reason
    said = german.broken(path, report_errors.value)
    assert "Permission" not in said
    assert said.startswith("„evening.festival“ ")


def test_no_reason_is_forgotten(english: SaveWords) -> None:
    """All that the sources name."""
    sources = (ROOT / "festival_desktop" / "saves").glob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    named = set(re.findall(r'BrokenSave\([^()]*?, "(\w+)"', text))
    named |= set(
        re.findall(r'_(?:damaged|Refused)\((?:raw, name, [^"]*(?:"[^"]*"), )?"(\w+)"', text)
    )
    assert named <= {*DAMAGES, "missing", "unreadable", "odd", "damaged"}
    assert len(named) > 8


def test_content_that_is_nowhere_is_said(german: SaveWords) -> None:
    raw = _with(version=2, order=0, content="0" * 16, changed=False, files=None, edition=9)
    with pytest.raises(BrokenSave) as refused:
        catalog.saved_rules(parse(raw, PATH.name))
    said = german.broken(PATH, refused.value)
    assert said.startswith("„evening.festival“")
    assert "Inhalt" in said


@pytest.mark.parametrize(
    ("other", "doubtful"),
    [
        ("content", False),
        ("edition", False),
        ("rules", False),
        ("edition", True),
        ("", True),
    ],
)
def test_what_a_game_was_saved_with_is_said(other: str, doubtful: bool, german: SaveWords) -> None:
    rules = catalog.rules("festival_of_lanterns")
    match = Match(rules, Setup(2), [Player("Mira"), Player("Jonas")], "jade-owl-7")
    said, _ = german.report(OpenedAsSaved(Restored(match, (), other, doubtful)))
    assert said.endswith(".")
    assert ("Übung" in said) == doubtful
    assert not re.search(r"\b(game|with|rules)\b", said)


TROUBLES = "changed cursor file position rules stands step summary unchecked undone".split()


@pytest.mark.parametrize("what", TROUBLES)
def test_whatever_could_not_be_brought_back_is_said(
    what: str, german: SaveWords, english: SaveWords
) -> None:
    match = restore(parse(RAW, PATH.name), catalog.rules).match
    match.changed_outside = what != "rules"
    restored = Restored(match, (RestoreIssue(what, "In English.", 41, "seats, step 41"),))
    said = german.rescued(restored)
    assert ("Übung" in said) == match.changed_outside
    assert "English" not in said
    stays = "alte" if what == "rules" else "beschädigte"
    assert said.endswith(f"Es geht in einer neuen Datei weiter; die {stays} bleibt.")
    if what not in ("cursor", "summary", "undone"):
        assert "41" in said


def test_a_whole_game_needs_no_words(english: SaveWords) -> None:
    restored = restore(parse(RAW, PATH.name), catalog.rules)
    assert english.rescued(restored) == ""


def test_a_listed_file_says_first_what_can_be_rescued(
    english: SaveWords, german: SaveWords, tmp_path: Path
) -> None:
    path = tmp_path / PATH.name
    path.write_bytes(RAW[:-200])
    (listed,) = SaveFolder(tmp_path).games()
    assert german.listed(listed).startswith("78 Schritte lassen sich retten. „evening.festival“")


def test_several_files_are_counted(english: SaveWords, german: SaveWords) -> None:
    assert german.only_the_first(3) == "Nur das erste von 3 Spielen wurde geöffnet."
