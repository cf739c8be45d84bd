"""The checks of an installation: what is good passes, what is broken is found and named."""

import json
import shutil
from array import array
from collections.abc import Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Never

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog, checkup, paths
from festival_desktop.art import fonts
from festival_desktop.checkup import BAD, GOOD, UNUSED, Finding, Installation
from festival_desktop.controller import thinker
from festival_desktop.core.errors import BadContent
from festival_desktop.core.game import Game
from festival_desktop.saves.schema import Save
from festival_desktop.sound.device import Device, NoDevice
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.manifest import Computers
from festival_desktop.ui.words.checkup import Checkup
from tests.sound.fake import SOUNDS, FakeDevice


def parts(game: str) -> tuple[Game[Any, Any, Any], Computers]:
    return catalog.rules(game), catalog.computers(game)


@pytest.fixture
def place(tmp_path: Path, qapp: QApplication) -> Installation:
    return Installation(
        paths.resources(),
        paths.translations(),
        {name: tmp_path / name for name in ("saves", "settings", "log")},
        tuple(LANGUAGES),
        {name: partial(parts, name) for name in catalog.GAMES},
        "1.2.3",
    )


def test_an_installation_that_is_whole_passes_every_check_and_nothing_is_left_behind(
    place: Installation, tmp_path: Path
) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "a game.festival").write_text("mine")
    found = list(checkup.checks(place))
    assert [one for one in found if one.state == BAD] == []
    assert checkup.is_whole(found)
    assert {one.facts["game"] for one in found if one.what == "saving"} == set(catalog.GAMES)
    left = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*"))
    assert left == ["saves", "saves/a game.festival"]


def no_device() -> Device:
    raise NoDevice("none")


class Asking(FakeDevice):
    """Asks for everything as soon as it is started."""

    def start(self, stream: "Generator[bytes | array[int], int, None]") -> None:
        super().start(stream)
        self.ask(40)


def test_a_sound_is_played(qapp: object) -> None:
    device = Asking()
    finding = checkup.sound(SOUNDS, lambda: device)
    assert finding.state == GOOD
    assert "fake" in Checkup().sentence_of(finding)
    assert device.closed


def test_without_a_sound_device_nothing_is_wrong() -> None:
    finding = checkup.sound(SOUNDS, no_device)
    assert finding.state == UNUSED
    assert "No sound device" in Checkup().sentence_of(finding)


def test_a_missing_sound_and_a_device_that_does_not_start_are_told(tmp_path: Path) -> None:
    missing = checkup.sound(tmp_path, no_device)
    assert missing.state == BAD
    assert "turn.wav" in Checkup().sentence_of(missing)
    device = FakeDevice()
    device.broken = True
    assert checkup.sound(SOUNDS, lambda: device).state == BAD


def test_every_language_of_the_program_has_letters_to_look_for() -> None:
    assert set(checkup.LETTERS) >= set(LANGUAGES)


def test_letters_that_no_font_has_are_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(checkup.LETTERS, "xx", "A\U000e0fff")
    found = checkup.fonts(("xx",))
    assert found.state == BAD
    assert found.facts["missing"] == "\U000e0fff"


def test_missing_fonts_are_found(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "load_fonts", lambda: ())
    assert checkup.fonts(("en",)).state == BAD


@pytest.mark.parametrize(
    "file", [f"fonts/{fonts.FONT_FILES[0]}", "icons/festival-desktop-64.png", "licences.json"]
)
def test_a_missing_file_is_named(place: Installation, tmp_path: Path, file: str) -> None:
    resources = tmp_path / "resources"
    shutil.copytree(paths.resources(), resources)
    (resources / file).unlink()
    found = checkup.content(replace(place, resources=resources))
    assert found.state == BAD
    assert file in Checkup().sentence_of(found)


def test_unusable_content_of_a_game_is_told(place: Installation) -> None:
    def broken() -> Never:
        raise BadContent("tiles.json, line 3: no such lantern.")

    found = checkup.content(replace(place, games={"some_game": broken}))
    assert found.state == BAD
    assert Checkup().sentence_of(found) == "some_game: tiles.json, line 3: no such lantern."


def test_a_damaged_translation_is_found(tmp_path: Path) -> None:
    (tmp_path / "festival_de.qm").write_bytes(b"not a translation")
    assert checkup.translation(tmp_path, "de").state == BAD


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    found = checkup.writing("saves", tmp_path / "file" / "saves")
    assert found.state == BAD
    assert str(tmp_path) in Checkup().sentence_of(found)


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "LEAST_FREE", 10**30)
    found = checkup.writing("saves", tmp_path)
    assert found.state == BAD
    assert "full" in Checkup().sentence_of(found)


def test_a_game_that_comes_back_different_is_found(
    place: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    from festival_desktop.saves import store

    read = store.read

    def forgetful(path: Path) -> Save:
        save = read(path)
        return save.model_copy(update={"cursor": 0})

    monkeypatch.setattr(store, "read", forgetful)
    assert checkup.saving(place, "festival_of_lanterns").state == BAD


def test_a_process_that_cannot_be_started_is_found(
    place: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "own_command", lambda word="": ["/nowhere/at-all"])
    found = checkup.computers(place)
    assert found.state == BAD
    assert "in the window" in Checkup().sentence_of(found)
    assert checkup.window(place).state == BAD


def test_the_report_is_plain_text_that_says_everything(place: Installation) -> None:
    found = [
        Finding("sound", UNUSED),
        Finding("translation", BAD, {"language": "de"}),
        Finding("computers", GOOD, {"ms": "12", "trouble": ""}),
    ]
    text = Checkup().report(found, "1.2.3")
    assert text.startswith("Festival Desktop 1.2.3, Python 3.")
    for one in found:
        assert Checkup().name_of(one) in text
        assert Checkup().sentence_of(one) in text
    assert "FAILED  Language: Deutsch" in text
    assert text.endswith(Checkup().summary(found))
    assert not checkup.is_whole(found)


def test_the_list_of_licences_can_be_read() -> None:
    data = json.loads((paths.resources() / "licences.json").read_text(encoding="utf-8"))
    assert all(part["text"] in {*data["texts"], ""} for part in data["parts"])
