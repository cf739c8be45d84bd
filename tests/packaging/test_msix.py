"""The package for Windows with Smart App Control, as far as it can be tried elsewhere."""

import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from festival_desktop import __version__

ROOT = Path(__file__).parents[2]
FOUNDATION = "{http://schemas.microsoft.com/appx/manifest/foundation/windows10}"
PROGRAMS = ("Festival Desktop.exe", "festival-desktop.exe")


def pe_file(signed: bool, magic: int = 0x20B) -> bytes:
    """The header of a Windows program, as far as it is read."""
    data = bytearray(512)
    data[:2] = b"MZ"
    struct.pack_into("<I", data, 0x3C, 128)
    struct.pack_into("<H", data, 128 + 24, magic)
    tables = 128 + 24 + (112 if magic == 0x20B else 96)
    struct.pack_into("<II", data, tables + 32, 4096 * signed, 2048 * signed)
    return bytes(data)


@pytest.fixture
def payload(tmp_path: Path) -> Path:
    folder = tmp_path / "windows-payload"
    (folder / "runtime/app").mkdir(parents=True)
    for name in PROGRAMS:
        (folder / name).write_bytes(pe_file(signed=False))
    (folder / "runtime/python313.dll").write_bytes(pe_file(signed=True))
    (folder / "runtime/app/old.PYD").write_bytes(pe_file(signed=False, magic=0x10B))
    (folder / "runtime/app/text.txt").write_text("no program")
    return folder


@pytest.fixture
def laid_out(
    building: SimpleNamespace, payload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    monkeypatch.setenv(building.payload.GIVEN, str(payload))
    source = building.source.Source(ROOT, "0" * 40, 1_700_000_000)
    folder: Path = building.msix.build(source, tmp_path / "work", tmp_path)
    return folder


def manifest(folder: Path) -> Any:
    return ElementTree.parse(folder / "AppxManifest.xml").getroot()


def test_every_file_that_the_manifest_names_is_there(laid_out: Path) -> None:
    root = manifest(laid_out)
    named = [value for element in root.iter() for value in element.attrib.values()]
    named += [element.text or "" for element in root.iter(f"{FOUNDATION}Logo")]
    files = {name for name in named if name.endswith((".exe", ".png"))}
    assert set(PROGRAMS) <= files
    for name in files:
        assert (laid_out / name.replace("\\", "/")).is_file(), name


def test_the_manifest_says_which_version_it_is_and_who_publishes_it(
    laid_out: Path, building: SimpleNamespace
) -> None:
    identity = manifest(laid_out).find(f"{FOUNDATION}Identity")
    assert identity.get("Version") == f"{__version__}.0"
    assert identity.get("Publisher") == building.msix.UNSIGNED
    text = building.msix.manifest("1.2.3rc4", 'CN="Mira, Lotte & Co", C=DE')
    identity = ElementTree.fromstring(text).find(f"{FOUNDATION}Identity")
    assert identity is not None
    assert identity.get("Publisher") == 'CN="Mira, Lotte & Co", C=DE'
    assert identity.get("Version") == "1.2.3.0", "the fourth number belongs to the Store"


def test_saved_games_are_those_of_the_setup_and_stay(laid_out: Path) -> None:
    text = (laid_out / "AppxManifest.xml").read_text(encoding="utf-8")
    assert "FileSystemWriteVirtualization>disabled<" in text
    assert 'Name="unvirtualizedResources"' in text
    assert "<uap:FileType>.festival</uap:FileType>" in text


def test_a_payload_that_was_only_tried_makes_no_release(
    building: SimpleNamespace, payload: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = payload.rename(tmp_path / f"windows-payload{building.payload.TRIAL}")
    monkeypatch.setenv(building.payload.GIVEN, str(trial))
    source = building.source.Source(ROOT, "1" * 40, 1_700_000_000)
    assert building.payload.make(source, tmp_path) == (trial, False)
    monkeypatch.setenv(building.payload.GIVEN, str(tmp_path / "nothing"))
    with pytest.raises(building.tools.NotReady, match="no payload"):
        building.payload.make(building.source.Source(ROOT, "2" * 40, 0), tmp_path)


def test_programs_without_a_signature_are_listed(building: SimpleNamespace, payload: Path) -> None:
    assert building.signatures.report(payload) == [
        "3 of 4 programs and libraries carry no signature:",
        "  Festival Desktop.exe",
        "  festival-desktop.exe",
        "  runtime/app/old.PYD",
    ]
    (payload / "runtime/text.dll").write_text("no library")
    with pytest.raises(ValueError, match=r"text\.dll is no program"):
        building.signatures.report(payload)
