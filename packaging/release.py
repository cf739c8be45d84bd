"""What goes out beside the packages of a release: `python3 packaging/release.py dist`.

Writes into the folder of the packages their checksums (SHA256SUMS), and into `stores` below it the
descriptions that winget, Homebrew and Flathub take, with addresses and digests of these very files.
`--notes FILE` writes what CHANGELOG.md says of this version. Standard library only.
"""

import argparse
import re
from datetime import date
from pathlib import Path

from _bootstrap import guarded
from common.files import digest
from common.project import APP_ID, Addresses, addresses
from common.source import ROOT, version_of
from common.tools import NotReady, say

SUMS = "SHA256SUMS"
TEMPLATES = Path(__file__).parent / "stores"
FILES = {
    "DEB": "festival-desktop_{version}_amd64.deb",
    "SETUP": "Festival-Desktop-{version}-Setup.exe",
    "ARM64_DMG": "Festival-Desktop-{version}-arm64.dmg",
    "X86_64_DMG": "Festival-Desktop-{version}-x86_64.dmg",
}
"""What stores refer to."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="release.py", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="where the packages of the release are")
    parser.add_argument("--notes", type=Path, help="write the notes of this release there")
    given = parser.parse_args(arguments)
    version = version_of(ROOT)
    if given.notes:
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        given.notes.write_text(notes(text, version), encoding="utf-8")
    sums = checksums(given.folder)
    lines = [f"{value}  {name}\n" for name, value in sums.items()]
    (given.folder / SUMS).write_text("".join(lines), encoding="utf-8")
    say(f"{SUMS}: {len(sums)} files")
    known = addresses(ROOT)
    if not (known.download and known.newer):
        say("pyproject.toml sets no address, so winget, Homebrew and Flathub are told nothing.")
        return 0
    for name, text in descriptions(version, known, sums, date.today()).items():
        path = given.folder / "stores" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def notes(changelog: str, version: str) -> str:
    """The section of one version, without its heading."""
    found = re.search(
        rf"^## {re.escape(version)}(?![\w.])[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if found is None or not found[1].strip():
        raise NotReady(f"CHANGELOG.md says nothing of version {version}.")
    return found[1].strip() + "\n"


def checksums(folder: Path) -> dict[str, str]:
    """Name → digest of everything that people download."""
    files = (path for path in sorted(folder.iterdir()) if path.is_file() and path.name != SUMS)
    return {path.name: digest(path) for path in files}


def descriptions(version: str, known: Addresses, sums: dict[str, str], day: date) -> dict[str, str]:
    """File name → text, for each store."""
    base = known.download.format(version=version)
    values = {"ID": APP_ID, "VERSION": version, "HOMEPAGE": known.newer, "DATE": day.isoformat()}
    for key, pattern in FILES.items():
        name = pattern.format(version=version)
        if name not in sums:
            raise NotReady(f"{name} is not among the packages of this release.")
        values |= {key: f"{base}/{name}", f"{key}_SHA256": sums[name]}
        values[f"{key}_SHA256_UPPER"] = sums[name].upper()
    values["MAC"] = values["ARM64_DMG"].replace(version, "#{version}").replace("arm64", "#{arch}")
    return {called(path): filled(path, values) for path in sorted(TEMPLATES.iterdir())}


def called(template: Path) -> str:
    """How the store calls the file."""
    return {
        "flatpak.yml": f"{APP_ID}.yml",
        "homebrew.rb": "festival-desktop.rb",
    }.get(template.name, template.name.replace("winget", "FestivalDesktop.FestivalDesktop"))


def filled(template: Path, values: dict[str, str]) -> str:
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@([A-Z0-9_]+)@", lambda found: values[found[1]], text)


if __name__ == "__main__":
    guarded(main)
