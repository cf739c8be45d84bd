"""Menus, software centres and installers speak every language of the program."""

import re
from pathlib import Path

import pytest

from festival_desktop.ui.language import LANGUAGES, LOCALES

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
SHARE = PACKAGING / "linux" / "share"
OTHERS = [LOCALES.get(code, code) for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_is_translated(key: str) -> None:
    entry = (SHARE / "festival-desktop.desktop").read_text(encoding="utf-8")
    assert re.findall(rf"^{key}\[(\w+)\]=\S", entry, re.MULTILINE) == OTHERS


@pytest.mark.parametrize("name", ["metainfo.xml", "festival-desktop.xml"])
def test_every_text_for_software_centres_is_translated(name: str) -> None:
    (file,) = SHARE.glob(name)
    text = file.read_text(encoding="utf-8")
    counts = [text.count(f'xml:lang="{language}"') for language in OTHERS]
    assert counts[0] > 0
    assert len(set(counts)) == 1


def test_setup_speaks_every_language() -> None:
    text = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    for line in ("!insertmacro MUI_LANGUAGE ", "LangString RUNNING ", "LangString SAVE_KIND "):
        assert text.count(line) == len(LANGUAGES)
