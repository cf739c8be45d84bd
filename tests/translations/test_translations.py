"""Translations: complete, up to date with the program, and true to its placeholders."""

import ast
import importlib.util
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypeGuard

import pytest

from festival_desktop.ui.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
WITH_WORDS = [
    file
    for folder in ("screens", "ui")
    for file in (ROOT / "festival_desktop" / folder).rglob("*.py")
]
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d")
FORMS = {"en": 2, "de": 2, "fr": 2, "es": 2, "it": 2, "pl": 3, "ja": 1, "zh": 1}
STOPS = {"ja": "。", "zh": "。"}
"""What ends a sentence, where it is no dot."""


class Message(NamedTuple):
    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]
    finished: bool

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.plural


def messages(file: Path) -> Iterator[Message]:
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                tuple(forms or [translation.text or ""]),
                translation.get("type") is None,
            )


@pytest.fixture(scope="module")
def translate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translate", ROOT / "packaging/translate.py")
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    return module


def test_every_language_that_is_offered_has_its_files(translate: ModuleType) -> None:
    assert set(translate.LANGUAGES) == set(LANGUAGES)
    for language in LANGUAGES:
        assert (FOLDER / f"festival_{language}.ts").is_file()
        assert (FOLDER / f"festival_{language}.qm").is_file()


def test_the_texts_are_those_of_the_program(translate: ModuleType, tmp_path: Path) -> None:
    """If this fails: `python packaging/translate.py update`, translate, then `release`."""
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, tmp_path)
    translate.update(tmp_path)
    for language in LANGUAGES:
        name = f"festival_{language}.ts"
        kept = {message.key for message in messages(FOLDER / name)}
        found = {message.key for message in messages(tmp_path / name)}
        assert kept == found


def test_the_compiled_files_are_those_of_the_texts(translate: ModuleType, tmp_path: Path) -> None:
    """If this fails: `python packaging/translate.py release`."""
    translate.release(FOLDER, tmp_path)
    for language in LANGUAGES:
        name = f"festival_{language}.qm"
        assert (FOLDER / name).read_bytes() == (tmp_path / name).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    for message in messages(FOLDER / f"festival_{language}.ts"):
        assert message.finished, message.source
        assert all(form.strip() for form in message.forms), message.source
        if message.plural:
            assert len(message.forms) == FORMS[language], message.source


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_line_breaks_and_dots_are_kept(language: str) -> None:
    stop = STOPS.get(language, ".")
    for message in messages(FOLDER / f"festival_{language}.ts"):
        for form in message.forms:
            source = message.source
            assert set(PLACEHOLDER.findall(form)) == set(PLACEHOLDER.findall(source)), source
            assert form.count("\n") == source.count("\n"), source
            assert form.endswith(stop) == source.endswith("."), source
            assert form.endswith("…") == source.endswith("…"), source


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_menu_entries_have_one_key_each(language: str) -> None:
    entries = [m for m in messages(FOLDER / f"festival_{language}.ts") if m.context == "Actions"]
    for message in entries:
        assert message.forms[0].count("&") == message.source.count("&"), message.source


def test_plural_forms_are_never_asked_for_by_a_subclass() -> None:
    """`tr` looks plural forms up under the name of the object's own class only."""
    plural, bases = set(), set()
    for file in WITH_WORDS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                plural |= {node.name} if any(map(_is_plural, ast.walk(node))) else set()
    assert plural
    assert not plural & bases


def _is_tr(node: ast.AST) -> TypeGuard[ast.Call]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr == "tr"


def _is_plural(node: ast.AST) -> bool:
    return _is_tr(node) and len(node.args) == 3


def test_only_plain_texts_are_translated() -> None:
    """A text in a variable would never be found."""
    for file in WITH_WORDS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if _is_tr(node):
                assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno}"


def test_no_text_is_translated_inside_another() -> None:
    """The extraction does not look into f-strings."""
    for file in WITH_WORDS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                assert not any(map(_is_tr, ast.walk(node))), f"{file.name}:{node.lineno}"
