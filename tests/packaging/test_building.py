"""The parts that build packages: versions, the commit, licences, icons, what is kept and why."""

import gzip
import json
import os
import plistlib
import re
import shutil
import struct
import subprocess
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement

from festival_desktop import __version__
from festival_desktop.ui.language import LANGUAGES, LOCALES

ROOT = Path(__file__).parents[2]
EPOCH = 1_700_000_000


@pytest.fixture
def source(building: SimpleNamespace) -> Any:
    return building.source.Source(ROOT, "0" * 40, EPOCH)


# --- one version -------------------------------------------------------------------------------


def test_the_version_has_one_source(building: SimpleNamespace, source: SimpleNamespace) -> None:
    assert source.version == __version__
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "festival_desktop/__init__.py"
    assert building.info.info(source.version)["CFBundleVersion"] == __version__
    assert ".".join(building.starter.numbers(__version__)).startswith(__version__)
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(__version__)}\b", text, re.M)


def test_a_source_without_a_version_is_refused(building: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "festival_desktop").mkdir()
    (tmp_path / "festival_desktop/__init__.py").write_text("")
    with pytest.raises(building.tools.NotReady):
        building.source.version_of(tmp_path)


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.2.3", "1 2 3 0"), ("2.0", "2 0 0 0"), ("1.2.3rc4", "1 2 3 4")]
)
def test_windows_gets_four_numbers(building: SimpleNamespace, version: str, numbers: str) -> None:
    assert building.starter.numbers(version) == numbers.split()


# --- the commit --------------------------------------------------------------------------------


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small project with one commit and a tag."""
    folder = tmp_path / "clone"
    (folder / "festival_desktop").mkdir(parents=True)
    (folder / "resources").mkdir()
    shutil.copytree(ROOT / "resources/icons", folder / "resources/icons")
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "festival_desktop/__init__.py").write_text('__version__ = "1.2.3"\n')
    environ = os.environ | {
        "GIT_COMMITTER_DATE": f"{EPOCH} +0000",
        "GIT_CONFIG_GLOBAL": "/dev/null",
    }
    who = ["-c", "user.name=Mira", "-c", "user.email=mira@invalid", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "One"], ["tag", "v1.2.3"]):
        subprocess.run(["git", *who, *words], cwd=folder, check=True, env=environ)
    return folder


def test_only_what_was_committed_is_built(
    building: SimpleNamespace, clone: Path, tmp_path: Path
) -> None:
    (clone / "notes.txt").write_text("mine")
    (clone / "festival_desktop/__init__.py").write_text('__version__ = "9.9"\n')
    source = building.source.check_out("HEAD", tmp_path / "out", clone)
    assert source.version == "1.2.3"
    assert source.epoch == EPOCH
    assert not (tmp_path / "out/notes.txt").exists()
    assert building.source.is_release(source, clone)


def test_a_commit_that_is_not_there_is_one_sentence(
    building: SimpleNamespace, clone: Path, tmp_path: Path
) -> None:
    with pytest.raises(building.tools.NotReady, match="nowhere is none here"):
        building.source.check_out("nowhere", tmp_path / "out", clone)


def test_every_build_has_the_same_time_order_and_language(source: SimpleNamespace) -> None:
    assert source.environ["SOURCE_DATE_EPOCH"] == str(EPOCH)
    assert {"PYTHONHASHSEED", "LC_ALL", "TZ"} <= set(source.environ)


def test_a_failing_tool_is_told_with_its_words(building: SimpleNamespace) -> None:
    with pytest.raises(building.tools.NotReady, match="too dark to read"):
        building.tools.run(["sh", "-c", "echo too dark to read; exit 3"])


def test_a_missing_tool_is_named_with_its_package(
    building: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building.tools.shutil, "which", lambda name: None)
    with pytest.raises(building.tools.NotReady, match="apt-get install nsis"):
        building.tools.need("makensis")


def test_only_the_python_of_the_packages_builds_them(
    building: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert building.lock.PYTHON == building.licences.PYTHON
    assert building.python.SERIES in building.lock.LATER_PYTHONS, "its files are in the lock"
    monkeypatch.setattr(building.build.sys, "version_info", (3, 10, 1))
    with pytest.raises(building.tools.NotReady, match="Packages carry Python"):
        building.build.main(["deb"])
    monkeypatch.setattr(building.build.sys, "version_info", (3, 11, 16))
    with pytest.raises(building.tools.NotReady, match=building.lock.MAC_PYTHON):
        building.build.main(["macos"])


def test_windows_files_are_compiled_by_a_python_of_its_series(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / f"python{building.python.SERIES}"
    other.write_text("#!/bin/sh\necho /its/python\n")
    other.chmod(0o755)
    monkeypatch.setattr(building.python.sys, "version_info", (3, 11, 2))
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert building.python.here() == "/its/python"
    other.write_text("#!/bin/sh\nexit 127\n")  # as a manager of versions does
    with pytest.raises(building.tools.NotReady, match=building.python.SERIES):
        building.python.here()


# --- versions of what is bundled, and their licences ---------------------------------------------


def test_the_lock_has_versions_that_the_project_allows(building: SimpleNamespace) -> None:
    locked = building.lock.read()
    asked = [Requirement(text) for text in building.lock.requirements(ROOT)]
    assert len(asked) >= 3
    for one in asked:
        assert one.specifier.contains(locked[one.name.lower()]), one


def test_every_entry_of_the_locks_has_digests(building: SimpleNamespace) -> None:
    for path in building.lock.FOLDER.glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        entries = re.split(r"\n(?=\S)", text.strip())[1:]
        assert len(entries) == len(building.lock.read(path))
        assert all("--hash=sha256:" in entry for entry in entries)
        assert "http" not in text


def test_the_licences_that_about_shows_are_those_of_the_lock(building: SimpleNamespace) -> None:
    data = json.loads((ROOT / "resources/licences.json").read_text(encoding="utf-8"))
    shown = {(part["name"], part["version"]) for part in data["parts"] if not part["within"]}
    titles = {"pyside6-essentials": "Qt and Qt for Python", "shiboken6": "Shiboken (Qt for Python)"}
    locked = {(titles.get(name, name), version) for name, version in building.lock.read().items()}
    own = {("Festival Desktop", __version__), ("Noto fonts", ""), ("Python", building.lock.PYTHON)}
    assert shown == locked | own
    assert all(part["licence"] for part in data["parts"])
    assert all(part["text"] or part["within"] for part in data["parts"])


def test_a_text_that_several_parts_share_is_kept_once(building: SimpleNamespace) -> None:
    found = building.licences.Licences()
    found.add("one", "1", "MIT", "the text")
    found.add("other", "2", "MIT", "the text")
    assert [part.text for part in found.parts] == ["one", "one"]
    assert found.texts == {"one": "the text"}


@pytest.mark.parametrize(
    ("text", "licence"),
    [
        ("Name: a\nLicense-Expression: MIT\n", "MIT"),
        ("Name: a\nLicense: PSF-2.0\n", "PSF-2.0"),
        ("Name: a\nLicense: old\nLicense-Expression: MIT OR Apache-2.0\n", "MIT OR Apache-2.0"),
    ],
)
def test_a_package_names_its_licence(building: SimpleNamespace, text: str, licence: str) -> None:
    assert building.licences.licence_of(text) == licence


def test_a_package_without_a_licence_stops_the_build(building: SimpleNamespace) -> None:
    with pytest.raises(building.tools.NotReady, match="lantern does not name"):
        building.licences.licence_of("Name: lantern\n")


def test_compiled_parts_are_read_from_a_bill_of_materials(building: SimpleNamespace) -> None:
    bill = {
        "components": [
            {"name": "b", "version": "2", "licenses": [{"expression": "MIT OR Apache-2.0"}]},
            {"name": "a", "version": "1", "licenses": [{"license": {"id": "Zlib"}}]},
            {"name": "unlicensed", "version": "1"},
        ]
    }
    assert building.licences.inside(bill) == [("a", "1", "Zlib"), ("b", "2", "MIT OR Apache-2.0")]


def test_debian_licences_are_named_once(building: SimpleNamespace) -> None:
    text = "Files: *\nLicense: MIT\n text\nFiles: x\nLicense: Zlib\n\nLicense: MIT\n"
    assert building.licences.debian_licences(text) == "MIT, Zlib"


# --- what is kept ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", True),
        ("PySide6/Qt/translations/qtbase_ar.qm", False),
        ("PySide6/Qt/qml/QtQuick/libqtquick2plugin.so", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("festival_desktop/translations/festival_de.qm", True),
        ("festival_desktop/resources/icons/festival-desktop-64.png", True),
    ],
)
def test_only_what_is_used_of_qt_is_kept(building: SimpleNamespace, path: str, kept: bool) -> None:
    assert building.qt.keeps(path, building.freeze.LANGUAGES) == kept


def test_qt_speaks_every_language_of_the_program(building: SimpleNamespace) -> None:
    assert {"en", *building.freeze.LANGUAGES} == {LOCALES.get(one, one) for one in LANGUAGES}


def test_nothing_the_program_imports_is_left_out(building: SimpleNamespace) -> None:
    for path in (ROOT / "festival_desktop").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        imported = re.findall(r"^\s*(?:from|import) ([\w.]+)", text, re.M)
        for name in imported:
            assert name not in building.freeze.NEVER, f"{path}: {name}"
            assert name.split(".")[0] not in building.freeze.NEVER, f"{path}: {name}"


def test_every_module_of_the_program_is_taken_along(building: SimpleNamespace) -> None:
    names = building.freeze.hidden_modules(ROOT)
    assert {
        "festival_desktop",
        "festival_desktop.__main__",
        "festival_desktop.screens.lanterns_dice.box",
    } <= set(names)


def test_windows_takes_what_the_program_imports_and_what_that_needs(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    for name, refers in {
        "QtWidgets.pyd": b"Qt6Widgets.dll",
        "Qt6Widgets.dll": b"Qt6Gui.dll\0Qt6Gone.dll",
        "Qt6Gui.dll": b"",
        "Qt6Qml.dll": b"",
    }.items():
        (tmp_path / name).write_bytes(refers)
    libraries = building.payload.needed_libraries(tmp_path, {"QtWidgets"})
    assert libraries == {"Qt6Widgets.dll", "Qt6Gui.dll"}
    assert {"QtCore", "QtGui", "QtWidgets"} <= building.payload.used_modules(ROOT)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/QtCore.pyd", True),
        ("PySide6/QtQml.pyd", False),
        ("PySide6/QtCore.pyi", False),
        ("PySide6/Qt6Gui.dll", True),
        ("PySide6/Qt6Qml.dll", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/pyside6.abi3.dll", True),
        ("PySide6/lupdate.exe", False),
        ("shiboken6/msvcp140.dll", True),
        ("pydantic/main.py", True),
        ("pydantic/v1/main.py", False),
        ("pydantic-2.0.dist-info/METADATA", False),
        ("miniaudio.py", True),
        ("_miniaudio.pyd", True),
        ("_cffi_backend.cp313-win_amd64.pyd", True),
        ("cffi/api.py", False),
        ("pycparser/c_parser.py", False),
    ],
)
def test_only_what_is_used_goes_to_windows(
    building: SimpleNamespace, name: str, kept: bool
) -> None:
    assert building.payload.keeps(name, {"QtCore"}, {"Qt6Gui.dll"}) == kept


# --- Python for Windows ------------------------------------------------------------------------


def test_another_python_than_the_official_one_is_refused(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / building.python.FILE
    with zipfile.ZipFile(fake, "w") as archive:
        archive.writestr("python313.dll", "not Python")
    monkeypatch.setenv(building.python.VARIABLE, str(fake))
    with pytest.raises(building.tools.NotReady, match="digest differs"):
        building.python.unpack(tmp_path / "runtime", tmp_path)


def test_the_official_python_is_taken_without_networks(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = tmp_path / building.python.FILE
    with zipfile.ZipFile(given, "w") as archive:
        for name in ("python313.dll", "_ssl.pyd", "_socket.pyd", "python313._pth"):
            archive.writestr(name, name)
    monkeypatch.setattr(building.python, "DIGEST", building.files.digest(given))
    monkeypatch.setenv(building.python.VARIABLE, str(given))
    assert building.python.unpack(tmp_path / "runtime", tmp_path)
    assert sorted(path.name for path in (tmp_path / "runtime").iterdir()) == [
        "_socket.pyd",
        "python313.dll",
    ]


# --- icons, files --------------------------------------------------------------------------------


def test_an_ico_file_holds_the_pictures_as_they_are(building: SimpleNamespace) -> None:
    pngs = {16: b"sixteen", 256: b"large", 512: b"too large for this format"}
    data = building.icons.ico(pngs)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for number, size in enumerate((16, 256)):
        side, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert side == size % 256
        assert data[offset : offset + length] == pngs[size]


def test_an_icns_file_holds_the_pictures_with_their_kinds(building: SimpleNamespace) -> None:
    data = building.icons.icns({16: b"sixteen", 24: b"no kind for this", 512: b"large"})
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    assert data[8:12] == b"icp4"
    assert b"no kind" not in data


def test_the_icons_of_the_program_have_all_sizes(building: SimpleNamespace) -> None:
    assert {16, 32, 48, 64, 128, 256, 512} <= set(building.icons.pictures(ROOT))


def test_settled_files_do_not_tell_who_made_them_when(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "program").write_text("run me")
    (tmp_path / "program").chmod(0o700)
    (tmp_path / "library.so.6").write_text("load me")
    (tmp_path / "library.so.6").chmod(0o775)
    (tmp_path / "text").write_text("read me")
    (tmp_path / "text").chmod(0o600)
    building.files.settle(tmp_path, EPOCH)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"program": 0o755, "library.so.6": 0o644, "text": 0o644}
    assert {path.stat().st_mtime for path in tmp_path.iterdir()} == {EPOCH}


def test_digests_tell_contents_and_links_apart(building: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("same")
    (tmp_path / "b").write_text("same")
    (tmp_path / "c").symlink_to("a")
    found = building.files.digests(tmp_path)
    assert found["a"] == found["b"] != found["c"] == "-> a"


# --- what a Linux desktop reads ------------------------------------------------------------------


@pytest.fixture
def share(building: SimpleNamespace, source: SimpleNamespace, tmp_path: Path) -> Path:
    building.share.write_share(source, tmp_path, "/usr/games/festival-desktop")
    return tmp_path


def test_menu_file_type_and_description_belong_together(share: Path) -> None:
    entry = (share / "applications/festival-desktop.desktop").read_text(encoding="utf-8")
    assert "Exec=/usr/games/festival-desktop %f\n" in entry
    [kind] = re.findall(r"^MimeType=(.*);$", entry, re.M)
    mime = ElementTree.parse(share / "mime/packages/festival-desktop.xml")
    assert kind in {element.get("type") for element in mime.iter()}
    assert "*.festival" in {element.get("pattern") for element in mime.iter()}
    [described] = (share / "metainfo").iterdir()
    text = described.read_text(encoding="utf-8")
    assert f'<release version="{__version__}" date="2023-11-14"/>' in text
    assert f"<mediatype>{kind}</mediatype>" in text
    assert "@" not in entry + text
    assert 'side="longest">960<' in text
    assert 'side="shortest">540<' in text


def test_software_centres_show_the_pictures_of_the_readme() -> None:
    described = ROOT / "packaging/linux/share/metainfo.xml"
    shown = [image.text or "" for image in ElementTree.parse(described).iter("image")]
    pictures = {path.name: path.stat().st_size for path in (ROOT / "resources/pictures").iterdir()}
    assert {address.rsplit("/", 1)[1] for address in shown} == pictures.keys()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {*re.findall(r"resources/pictures/([\w.-]+)", readme)} == pictures.keys()
    assert max(pictures.values()) < 150 * 1024, "small enough for everybody who looks"


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="its validator is not installed")
def test_the_description_for_software_centres_is_valid(share: Path) -> None:
    [described] = (share / "metainfo").iterdir()
    # No address is owned, so the name begins with no known domain, and there is no home page. The
    # tag for the developer is newer than Debian 12.
    accepted = ("cid-maybe-not-rdns", "url-homepage-missing", "unknown-tag")
    check = ["appstreamcli", "validate", "--strict", "--no-net", "--format", "yaml"]
    done = subprocess.run([*check, str(described)], capture_output=True, text=True)
    issues = yaml.safe_load(done.stdout).get("Issues") or []
    strict = [issue for issue in issues if issue["severity"] != "pedantic"]
    assert [issue for issue in strict if issue["tag"] not in accepted] == []
    assert strict or done.returncode == 0, done.stdout


@pytest.mark.skipif(
    shutil.which("desktop-file-validate") is None, reason="its validator is not installed"
)
def test_the_menu_entry_is_valid(share: Path) -> None:
    entry = share / "applications/festival-desktop.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_no_package_carries_the_pictures_of_the_readme(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    here = building.source.check_out("HEAD", tmp_path)
    assert (here.folder / "resources" / "icons").is_dir()
    assert not (here.folder / "resources" / "pictures").exists()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "/resources/pictures" in wheel["exclude"]


def test_the_manual_tells_every_command(share: Path) -> None:
    from festival_desktop.cli import COMMANDS

    packed = (share / "man/man6/festival-desktop.6.gz").read_bytes()
    assert struct.unpack_from("<I", packed, 4) == (0,), "no time in it"
    manual = gzip.decompress(packed).decode()
    for name, command in COMMANDS.items():
        assert name in manual or command.help is None, name


def test_the_package_asks_for_the_c_library_it_was_linked_with(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF GLIBC_2.17\0 GLIBC_2.36\0 GLIBC_2.4\0")
    (tmp_path / "text").write_bytes(b"GLIBC_2.99\0")
    assert building.deb.newest_glibc(tmp_path) == "2.36"
    assert "Depends: libc6 (>= 2.36), libgl1" in building.deb.control_text("1.2.3", tmp_path)


def test_another_payload_is_unpacked_under_another_name(
    building: SimpleNamespace, source: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "a").write_text("one")
    one = building.portable.build_name(source, tmp_path)
    (tmp_path / "a").write_text("other")
    other = building.portable.build_name(source, tmp_path)
    assert one != other
    assert one.startswith(f"{__version__}-")


# --- macOS ---------------------------------------------------------------------------------------


def test_macos_is_told_the_file_type(building: SimpleNamespace) -> None:
    data = plistlib.loads(plistlib.dumps(building.info.info("1.2.3")))
    [kind] = data["CFBundleDocumentTypes"]
    [declared] = data["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["festival"]
    assert data["CFBundleShortVersionString"] == "1.2.3"


def test_only_a_real_certificate_signs_for_other_macs(
    building: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(building.app.CERTIFICATE, "")
    assert set(building.app.signing().values()) == {None}
    monkeypatch.setenv(building.app.CERTIFICATE, "Developer ID Application: Mira")
    real = building.app.signing()
    assert real["codesign_identity"] == "Developer ID Application: Mira"
    entitlements = plistlib.loads(Path(real["entitlements_file"]).read_bytes())
    assert all(entitlements.values())


def test_pyinstaller_signs_from_the_inside_out() -> None:
    """`codesign --deep` signs in an order and with entitlements that Apple does not accept."""
    spec = (ROOT / "packaging/common/festival.spec").read_text(encoding="utf-8")
    assert "**(signing()" in spec
    for path in (ROOT / "packaging/macos").iterdir():
        assert path.is_dir() or "--deep" not in path.read_text(encoding="utf-8"), path


def test_a_disk_image_is_built_on_a_mac_only(
    building: SimpleNamespace,
    source: SimpleNamespace,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(building.app.platform, "system", lambda: "Linux")
    with pytest.raises(building.tools.NotReady, match="only be built on a Mac"):
        building.app.build(source, tmp_path, tmp_path)


# --- the command ---------------------------------------------------------------------------------


def test_each_package_has_its_command(building: SimpleNamespace) -> None:
    assert {"deb", "portable", "windows", "macos"} <= set(building.build.PACKAGES)


def test_a_package_that_is_too_large_is_refused(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    def large(source: object, work: Path, out: Path) -> Path:
        path = out / "large.deb"
        with path.open("wb") as file:
            file.truncate(61_000_000)
        return path

    monkeypatch.setitem(building.build.PACKAGES, "deb", large)
    monkeypatch.setattr(
        building.build,
        "check_out",
        lambda commit, folder: building.source.Source(ROOT, "0" * 40, EPOCH),
    )
    with pytest.raises(building.tools.NotReady, match="larger than 60 MB"):
        building.build.build(["deb"], "HEAD", tmp_path, tmp_path)
