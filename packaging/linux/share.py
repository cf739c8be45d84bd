"""What a Linux desktop reads: menu entry, icons, file type, description, manual page.

The same tree is in the .deb and in the portable program.
"""

import gzip
import re
from datetime import UTC, datetime
from pathlib import Path

from common.icons import pictures as icons
from common.project import APP_ID, Addresses
from common.source import Source

TEMPLATES = Path(__file__).parent / "share"
NAME = "festival-desktop"
METAINFO = "metainfo.xml"


def write_share(source: Source, share: Path, program: str) -> None:
    """Everything below `share`; `program` is how the menu starts the program."""
    values = {
        "@PROGRAM@": program,
        "@VERSION@": source.version,
        "@DATE@": f"{datetime.fromtimestamp(source.epoch, UTC):%Y-%m-%d}",
        "@ID@": APP_ID,
        "@DEVELOPER@": APP_ID.rpartition(".")[0],
        "@PICTURES@": source.addresses.pictures(source.version),
    }
    _fill(f"{NAME}.desktop", share / "applications", values)
    described = _fill(METAINFO, share / "metainfo", values)
    text = with_addresses(described.read_text(encoding="utf-8"), source.addresses)
    described.write_text(text, encoding="utf-8")
    described.rename(described.with_name(f"{APP_ID}.metainfo.xml"))
    _fill(f"{NAME}.xml", share / "mime" / "packages", values)
    manual = _fill(f"{NAME}.6", share / "man" / "man6", values)
    pack(manual)
    for size, png in icons(source.folder).items():
        for kind, name in (("apps", NAME), ("mimetypes", "application-x-festival-desktop")):
            folder = share / "icons" / "hicolor" / f"{size}x{size}" / kind
            folder.mkdir(parents=True)
            (folder / f"{name}.png").write_bytes(png)


def with_addresses(description: str, known: Addresses) -> str:
    """The description for software centres with the addresses there are, and without the others."""
    kinds = {"homepage": known.newer, "bugtracker": known.issues, "vcs-browser": known.source}
    lines = [f'  <url type="{kind}">{url}</url>\n' for kind, url in kinds.items() if url]
    description = description.replace("  <launchable", "".join(lines) + "  <launchable")
    if not known.pictures(""):
        description = re.sub(r"  <screenshots>.*</screenshots>\n", "", description, flags=re.S)
    return description


def pack(path: Path) -> None:
    """gzip without the name and the time of the file."""
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def _fill(name: str, folder: Path, values: dict[str, str]) -> Path:
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(key, value)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
