"""Every language can be shown, also where the system has no font for it."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont

from festival_desktop.art import fonts, type
from festival_desktop.paths import resources

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def clean() -> Iterator[None]:
    fonts.script_families.cache_clear()
    fonts.system_family.cache_clear()
    yield
    fonts.script_families.cache_clear()
    fonts.system_family.cache_clear()
    type.use_language("en")


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fonts", ROOT / "packaging/fonts.py")
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", fonts.SUBSET_FILES)
def test_the_subset_has_every_sign_of_our_texts(maker: ModuleType, language: str) -> None:
    """If this fails: `python packaging/fonts.py FOLDER`."""
    own = QRawFont(str(resources() / "fonts" / fonts.FONT_FILES[0]), 16)
    signs = QRawFont(str(resources() / "fonts" / fonts.FONT_FILES[2]), 16)
    for name in fonts.SUBSET_FILES[language]:
        subset = QRawFont(str(resources() / "fonts" / name), 16)
        missing = {
            chr(sign)
            for sign in maker.signs(language)
            if not any(font.supportsCharacter(sign) for font in (own, signs, subset))
        }
        assert missing == set()


@pytest.mark.parametrize("language", fonts.SUBSET_FILES)
@pytest.mark.usefixtures("clean")
def test_a_font_of_the_system_comes_first(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    known = fonts.SYSTEM_FAMILIES[language][-1]
    monkeypatch.setattr(QFontDatabase, "families", lambda: ["Other", known])
    type.use_language(language)
    assert type.font(15).families()[-1] == known


@pytest.mark.parametrize("language", fonts.SUBSET_FILES)
@pytest.mark.usefixtures("clean")
def test_without_a_font_of_the_system_the_subset_stands_in(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda: ["Other"])
    type.use_language(language)
    assert type.font(15).families()[-1].endswith("Subset")
    assert QFontInfo(type.font(15)).family() == "Noto Sans"


@pytest.mark.usefixtures("clean")
def test_other_languages_need_no_other_font() -> None:
    for language in ("en", "de", "fr", "es", "it", "pl"):
        assert fonts.script_families(language) == ()
