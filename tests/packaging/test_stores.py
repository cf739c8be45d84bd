"""What goes out beside the packages: notes, checksums, and what stores are told."""

import hashlib
import json
import re
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml  # type: ignore[import-untyped]

from festival_desktop import __version__

ROOT = Path(__file__).parents[2]
ADDRESS = "https://github.com/mira/festival"
DAY = date(2026, 11, 5)


@pytest.fixture
def packages(building: SimpleNamespace, tmp_path: Path) -> Path:
    for pattern in building.release.FILES.values():
        name = pattern.format(version=__version__)
        (tmp_path / name).write_text(f"this is {name}")
    return tmp_path


@pytest.fixture
def told(building: SimpleNamespace, packages: Path) -> dict[str, str]:
    known = building.project.Addresses(
        homepage="https://festival.example",
        source=ADDRESS,
        download=f"{ADDRESS}/releases/download/v{{version}}",
    )
    sums = building.release.checksums(packages)
    texts: dict[str, str] = building.release.descriptions(__version__, known, sums, DAY)
    return texts


def test_stores_are_given_the_digests_of_these_very_files(
    told: dict[str, str], packages: Path
) -> None:
    digests = {hashlib.sha256(path.read_bytes()).hexdigest() for path in packages.iterdir()}
    given = {found.lower() for text in told.values() for found in re.findall(r"\b\w{64}\b", text)}
    assert given == digests
    assert not [text for text in told.values() if re.search(r"@\w+@", text)]


def test_winget_is_told_where_the_setup_is(told: dict[str, str]) -> None:
    files = {name: yaml.safe_load(text) for name, text in told.items() if name.endswith(".yaml")}
    assert len(files) == 3
    assert len({data["PackageIdentifier"] for data in files.values()}) == 1
    assert {data["PackageVersion"] for data in files.values()} == {__version__}
    [installer] = files["FestivalDesktop.FestivalDesktop.installer.yaml"]["Installers"]
    setup = f"Festival-Desktop-{__version__}-Setup.exe"
    assert installer["InstallerUrl"] == f"{ADDRESS}/releases/download/v{__version__}/{setup}"


def test_the_flatpak_is_built_without_a_network_from_the_deb(
    told: dict[str, str], building: SimpleNamespace
) -> None:
    data = yaml.safe_load(told[f"{building.project.APP_ID}.yml"])
    assert data["app-id"] == building.project.APP_ID
    assert not any("network" in argument for argument in data["finish-args"])
    [module] = data["modules"]
    [source] = module["sources"]
    assert source["url"].endswith(f"/festival-desktop_{__version__}_amd64.deb")
    assert len(source["sha256"]) == 64
    made = " ".join(module["build-commands"])
    assert "data.tar.xz" in made, "as linux/deb.py packs it"


def test_homebrew_finds_both_images(told: dict[str, str]) -> None:
    text = told["festival-desktop.rb"]
    assert f'url "{ADDRESS}/releases/download/v#{{version}}/' in text
    assert 'Festival-Desktop-#{version}-#{arch}.dmg"' in text


def test_a_package_that_is_missing_is_named(building: SimpleNamespace, packages: Path) -> None:
    next(packages.glob("*Setup.exe")).unlink()
    known = building.project.Addresses("https://festival.example", download="https://x.example")
    with pytest.raises(building.tools.NotReady, match=r"Setup\.exe is not among"):
        building.release.descriptions(__version__, known, building.release.checksums(packages), DAY)


def test_without_an_address_there_are_checksums_only(
    building: SimpleNamespace, packages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = packages.parent / "notes.md"
    assert building.release.main([str(packages), "--notes", str(notes)]) == 0
    assert "sets no address" in capsys.readouterr().err
    assert not (packages / "stores").exists()
    sums = (packages / "SHA256SUMS").read_text().splitlines()
    assert len(sums) == len(building.release.FILES)
    for line in sums:
        value, name = line.split("  ")
        assert hashlib.sha256((packages / name).read_bytes()).hexdigest() == value
    assert building.release.main([str(packages)]) == 0
    assert (packages / "SHA256SUMS").read_text().splitlines() == sums, "not of themselves"
    assert notes.read_text(encoding="utf-8").startswith("### ")


def test_the_notes_are_the_section_of_the_version(building: SimpleNamespace) -> None:
    text = "# Changes\n\n## 1.2.3 (5 May)\n\n- New.\n- Newer.\n\n## 1.2 (1 May)\n\n- Old.\n"
    assert building.release.notes(text, "1.2.3") == "- New.\n- Newer.\n"
    assert building.release.notes(text, "1.2") == "- Old.\n"
    for version in ("9.9", "1.2.4"):
        with pytest.raises(building.tools.NotReady, match="says nothing of"):
            building.release.notes(text, version)


# --- the bill of materials -----------------------------------------------------------------------


def test_the_bill_lists_what_is_no_python_package_with_its_licence(
    building: SimpleNamespace,
) -> None:
    parts = json.loads((ROOT / "resources/licences.json").read_text(encoding="utf-8"))["parts"]
    locked = building.lock.read()
    bill = {
        "metadata": {"component": {"name": "festival-desktop"}},
        "components": [{"name": name, "version": version} for name, version in locked.items()],
    }
    pythons = {"Linux, macOS": "3.11.16", "Windows": building.python.VERSION}
    building.sbom.complete(bill, parts, pythons)
    components = bill["components"]
    assert isinstance(components, list)
    assert all(one.get("licenses") for one in components), "every part has one"
    assert {"Noto fonts", "ICU", "FreeType", "libffi"} <= {one["name"] for one in components}
    carried = {one["version"] for one in components if one["name"] == "CPython"}
    assert carried == set(pythons.values())
    names = [one["name"] for one in components if one["name"] in locked]
    assert sorted(names) == sorted(locked), "each package once"
    references = [one["bom-ref"] for one in components if "bom-ref" in one]
    assert len(references) == len(set(references))
