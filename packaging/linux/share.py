"""What a Linux desktop reads: menu entry, icons, file type, description, manual page.

The same tree is in the .deb and in the portable program.
"""

import gzip
import os
from datetime import UTC, datetime
from pathlib import Path

from common.icons import pictures as icons
from common.source import Source

TEMPLATES = Path(__file__).parent / "share"
NAME = "festival-desktop"
METAINFO = "org.festivaldesktop.FestivalDesktop.metainfo.xml"


def write_share(source: Source, share: Path, program: str) -> None:
    """Everything below `share`; `program` is how the menu starts the program."""
    values = {
        "@PROGRAM@": program,
        "@VERSION@": source.version,
        "@DATE@": f"{datetime.fromtimestamp(source.epoch, UTC):%Y-%m-%d}",
        "@PICTURES@": pictures_address(source.version),
    }
    _fill(f"{NAME}.desktop", share / "applications", values)
    _fill(METAINFO, share / "metainfo", values)
    _fill(f"{NAME}.xml", share / "mime" / "packages", values)
    manual = _fill(f"{NAME}.6", share / "man" / "man6", values)
    pack(manual)
    for size, png in icons(source.folder).items():
        for kind, name in (("apps", NAME), ("mimetypes", "application-x-festival-desktop")):
            folder = share / "icons" / "hicolor" / f"{size}x{size}" / kind
            folder.mkdir(parents=True)
            (folder / f"{name}.png").write_bytes(png)


def pictures_address(version: str) -> str:
    """Where software centres find `resources/pictures`: in the repository that builds a release."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    if repository is None:
        return "https://festivaldesktop.org/pictures"
    return f"https://raw.githubusercontent.com/{repository}/v{version}/resources/pictures"


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
