"""The address of the project stands in one place; without one, nothing names any."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from festival_desktop.ui.dialogs.about import read_build

ROOT = Path(__file__).parents[2]
EPOCH = 1_700_000_000
URLS = """
[project.urls]
Homepage = "https://festival.example"
Issues = "https://festival.example/issues"
Source = "https://github.com/mira/festival"
"""


@pytest.fixture
def addressed(building: SimpleNamespace, tmp_path: Path) -> Any:
    """A source whose pyproject.toml sets addresses."""
    root = tmp_path / "source"
    for name in ("festival_desktop/__init__.py", "README.md"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "resources/icons", root / "resources/icons")
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (root / "pyproject.toml").write_text(text + URLS, encoding="utf-8")
    return building.source.Source(root, "0" * 40, EPOCH)


@pytest.fixture
def plain(building: SimpleNamespace) -> Any:
    return building.source.Source(ROOT, "0" * 40, EPOCH)


def described(building: SimpleNamespace, source: SimpleNamespace, share: Path) -> str:
    building.share.write_share(source, share, "festival-desktop")
    [path] = (share / "metainfo").iterdir()
    return path.read_text(encoding="utf-8")


def test_without_an_address_no_package_names_one(
    building: SimpleNamespace, plain: SimpleNamespace, tmp_path: Path
) -> None:
    assert plain.addresses == building.project.Addresses()
    text = described(building, plain, tmp_path)
    assert "http" not in text
    assert "Homepage" not in building.deb.control_text("1.2.3", tmp_path_with_program(tmp_path))
    building.project.note_build(tmp_path_with_resources(tmp_path), EPOCH)
    build = read_build(tmp_path / "resources")
    assert (str(build.day), build.address) == ("2023-11-14", "")
    assert building.installer.addresses(plain) == {}


def tmp_path_with_program(folder: Path) -> Path:
    (folder / "program").write_bytes(b"\x7fELF GLIBC_2.36\0")
    return folder


def tmp_path_with_resources(folder: Path) -> Path:
    (folder / "resources").mkdir(exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_an_address_reaches_everything_that_names_one(
    building: SimpleNamespace, addressed: SimpleNamespace, tmp_path: Path
) -> None:
    text = described(building, addressed, tmp_path / "share")
    assert '<url type="homepage">https://festival.example</url>' in text
    assert '<url type="bugtracker">https://festival.example/issues</url>' in text
    pictures = re.findall(r">(https://raw\.githubusercontent\.com/[^<]+)<", text)
    assert len(pictures) == len(list((ROOT / "resources/pictures").iterdir()))
    assert all(f"/v{addressed.version}/resources/pictures/" in one for one in pictures)

    building.project.note_build(addressed.folder, EPOCH)
    assert read_build(addressed.folder / "resources").address == "https://festival.example"
    assert "issues" not in json.loads((addressed.folder / building.project.BUILD).read_text())
    assert building.installer.addresses(addressed) == {
        "HOMEPAGE": "https://festival.example",
        "ISSUES": "https://festival.example/issues",
    }
    control = building.deb.control_text("1", tmp_path_with_program(tmp_path), "https://a.example")
    assert "\nHomepage: https://a.example\nDescription:" in control


def test_the_readme_says_what_pyproject_says(
    building: SimpleNamespace, plain: SimpleNamespace, addressed: SimpleNamespace
) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    write = building.project.readme_with_address
    assert write(readme, plain.addresses) == readme, "run packaging/build.py address"
    told = write(readme, addressed.addresses)
    assert "<https://festival.example>" in told
    assert "<https://festival.example/issues>" in told
    assert write(told, plain.addresses) == readme


def test_nothing_names_an_address_that_nobody_owns() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    own = Path(__file__).relative_to(ROOT).as_posix()
    owned_by_nobody = re.compile(rb"festival-?desktop\.(?:org|com|net|io|app|games)\b")
    for name in filter(None, listed):
        path = ROOT / name
        if name != own and path.is_file():
            assert not owned_by_nobody.search(path.read_bytes()), name


def test_what_installed_versions_know_stays_as_it_is(
    building: SimpleNamespace, plain: SimpleNamespace, tmp_path: Path
) -> None:
    """Saves, settings and file types are found by these names, whatever the program is called."""
    from festival_desktop import paths

    assert paths._FOLDER == "festival-desktop"
    described(building, plain, tmp_path)
    assert (tmp_path / "applications/festival-desktop.desktop").is_file()
    kind = (tmp_path / "mime/packages/festival-desktop.xml").read_text(encoding="utf-8")
    assert 'type="application/x-festival-desktop"' in kind
    script = (ROOT / "packaging/windows/setup.nsi").read_text(encoding="utf-8")
    assert '!define KIND "FestivalDesktop.Save"' in script
    assert r"Uninstall\FestivalDesktop" in script
    assert r'InstallDir "$LOCALAPPDATA\Programs\${NAME}"' in script
    [declared] = building.info.info("1")["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["festival"]


def test_systems_accept_the_name_of_the_program(building: SimpleNamespace) -> None:
    name = building.project.APP_ID
    # Flatpak: at least three parts, no hyphen but in the last. Apple: no underscore.
    assert re.fullmatch(r"[a-z]\w*(\.[A-Za-z_]\w*){2,}", name)
    assert re.fullmatch(r"[A-Za-z0-9.-]+", building.info.IDENTIFIER)
    assert name.startswith("local."), "nobody can own a domain that ends so"
