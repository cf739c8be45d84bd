"""The licences of everything that is in a package, collected from the parts themselves.

`python3 packaging/build.py licences` writes those that are in every package into
`resources/licences.json`, which the About page shows also from source. Each build writes the list
of its own bundle, with the system's libraries in it.
"""

import json
import re
import sys
from dataclasses import asdict, dataclass
from email.parser import HeaderParser
from pathlib import Path

from common import lock
from common.tools import NotReady, run

TEXTS = Path(__file__).parent / "texts"
FILE = Path("resources", "licences.json")
PYTHON = "3.11"

INSIDE_QT = {
    "FreeType": "FTL OR GPL-2.0-or-later",
    "HarfBuzz": "MIT",
    "ICU": "Unicode-3.0",
    "PCRE2": "BSD-3-Clause",
    "libpng": "libpng-2.0",
    "double-conversion": "BSD-3-Clause",
    "md4c": "MIT",
    "zlib": "Zlib",
}
"""What Qt's own libraries contain. Qt's files do not say so themselves."""
INSIDE = {
    "cffi": {"libffi": "MIT"},
    "miniaudio": {"miniaudio (library)": "MIT-0 OR Unlicense", "stb_vorbis": "MIT OR Unlicense"},
}
"""What other packages contain and do not tell."""


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str
    """The key of its text; empty where the licence is only named."""
    within: str = ""
    """The part that contains it."""


class Licences:
    """Parts in the order they were added, and their texts, each once."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.texts: dict[str, str] = {}

    def add(self, name: str, version: str, licence: str, text: str, within: str = "") -> None:
        key = next((key for key, known in self.texts.items() if known == text), "")
        if text and not key:
            key = name
            self.texts[key] = text
        self.parts.append(Part(name, version, licence, key, within))

    def write(self, path: Path) -> None:
        data = {"parts": [asdict(part) for part in self.parts], "texts": self.texts}
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def collect(source: Path, packages: Path, python: str = PYTHON) -> Licences:
    """What is in every package: the program, its fonts, Python, and the packages of the lock."""
    found = Licences()
    version = _read(source / "festival_desktop" / "__init__.py").split('"')[-2]
    found.add("Festival Desktop", version, "MIT", _read(source / "LICENSE"))
    found.add("Noto fonts", "", "OFL-1.1", _read(source / "resources" / "fonts" / "OFL.txt"))
    found.add("Python", python, "PSF-2.0", _read(TEXTS / "Python.txt"))
    for name, version in lock.read().items():
        _add_package(found, name, version, packages)
    return found


def _add_package(found: Licences, name: str, version: str, packages: Path) -> None:
    info = packages / f"{name.replace('-', '_')}-{version}.dist-info"
    if not info.is_dir():
        raise NotReady(f"{name} {version} is not in the environment of the build.")
    if name in ("pyside6-essentials", "shiboken6"):
        # Of the three licences that are offered, we use this one; it builds on the GPL.
        text = _read(TEXTS / "LGPL-3.0.txt") + "\n" + _read(TEXTS / "GPL-3.0.txt")
        title = "Qt and Qt for Python" if name.startswith("pyside") else "Shiboken (Qt for Python)"
        found.add(title, version, "LGPL-3.0-only", text)
        if name.startswith("pyside"):
            for part, licence in INSIDE_QT.items():
                found.add(part, "", licence, "", within=title)
        return
    texts = [_read(path) for path in sorted(info.glob("licenses/**/*")) if path.is_file()]
    if not texts:
        raise NotReady(f"{name} {version} brings no text of its licence.")
    found.add(name, version, licence_of(_read(info / "METADATA")), "\n".join(texts))
    for part, licence in INSIDE.get(name, {}).items():
        found.add(part, "", licence, "", within=name)
    for path in sorted(info.glob("sboms/*.json")):
        for part, its_version, licence in inside(json.loads(_read(path))):
            found.add(part, its_version, licence, "", within=name)


def licence_of(metadata: str) -> str:
    """The short name a package gives its licence."""
    head = HeaderParser().parsestr(metadata)
    licence = head["License-Expression"] or head["License"]
    if not licence:
        raise NotReady(f"{head['Name']} does not name its licence.")
    return str(licence)


def inside(bill: dict[str, object]) -> list[tuple[str, str, str]]:
    """Name, version and licence of the compiled parts that a bill of materials names."""
    components = bill.get("components", [])
    assert isinstance(components, list)
    return sorted(
        (one["name"], one.get("version", ""), _names(one.get("licenses", [])))
        for one in components
        if one.get("licenses")
    )


def _names(licences: list[dict[str, object]]) -> str:
    names = []
    for one in licences:
        inner = one.get("license")
        name = inner.get("id") or inner.get("name") if isinstance(inner, dict) else None
        names.append(str(one.get("expression") or name or "?"))
    return " AND ".join(names)


def add_starter(found: Licences, packages: Path) -> None:
    """The small program that starts a frozen one; its licence lets it go with any program."""
    name, version = "pyinstaller", lock.read(lock.FREEZING)["pyinstaller"]
    info = packages / f"{name}-{version}.dist-info"
    text = _read(info / "licenses" / "COPYING.txt")
    found.add("PyInstaller (starter)", version, "GPL-2.0-or-later with an exception", text)


def write_shared(root: Path, work: Path) -> None:
    """`resources/licences.json`, from the packages themselves."""
    target = [*("--target", work), "--no-deps", "--only-binary=:all:", "--require-hashes"]
    run([sys.executable, "-I", "-m", "pip", "install", "--quiet", *target, "-r", lock.PROGRAM])
    collect(root, work).write(root / FILE)


# --- Linux: the system's libraries ---------------------------------------------------------------


def add_system_libraries(found: Licences, names: list[str], docs: Path) -> None:
    """Libraries taken from the Debian the bundle was built on, by the package they came in."""
    packages: dict[str, str] = {}
    for name in sorted(set(names)):
        owner = re.findall(rf"^([^:\s]+):amd64: \S*/{re.escape(name)}$", _owners(name), re.M)
        if not owner:
            raise NotReady(f"No package of this system owns {name}, so its licence is unknown.")
        packages.setdefault(owner[0], name)
    for package in sorted(packages):
        version = run(["dpkg-query", "-W", "-f", "${Version}", package]).strip()
        text = _read(docs / package / "copyright")
        found.add(package, version, debian_licences(text), text)


def _owners(name: str) -> str:
    return run(["dpkg", "-S", f"*/{name}"])


def debian_licences(text: str) -> str:
    """The short names in a Debian copyright file, each once."""
    names = dict.fromkeys(re.findall(r"^License: *(\S.*)$", text, re.M))
    return ", ".join(list(names)[:6]) or "see its text"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
