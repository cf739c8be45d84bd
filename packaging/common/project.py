"""What pyproject.toml says about the project, and how systems call the program.

`[project.urls]` is the only place for an address. Whatever names one takes it from here; while none
is set, packages leave it out.
"""

import json
import re
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

APP_ID = "local.festival_desktop.FestivalDesktop"
"""For software centres, Flatpak and, with hyphens, macOS.

They want a reversed domain. Nobody can own one that ends in `local` (RFC 6762), so this names no
address. It stays as it is when there is an address: systems know the program by it.
"""
BUILD = Path("resources", "build.json")
"""What About shows of a build: its date, and where newer versions are found."""
MARKS = ("<!-- address -->", "<!-- end of the address -->")
"""Around what README.md says of the address."""


@dataclass(frozen=True)
class Addresses:
    """The addresses of the project, each empty while there is none."""

    homepage: str = ""
    issues: str = ""
    source: str = ""
    download: str = ""
    """Where the files of a release are; `{version}` stands for its version."""

    @property
    def newer(self) -> str:
        """Where a person finds newer versions."""
        return self.homepage or self.source

    def pictures(self, version: str) -> str:
        """Where `resources/pictures` of a version can be fetched, as far as that is known."""
        found = re.fullmatch(r"https://github\.com/([\w.-]+/[\w.-]+?)/?", self.source)
        if found is None:
            return ""
        return f"https://raw.githubusercontent.com/{found[1]}/v{version}/resources/pictures"


def addresses(root: Path) -> Addresses:
    with (root / "pyproject.toml").open("rb") as file:
        urls = tomllib.load(file)["project"].get("urls", {})
    by_label = {label.lower(): url for label, url in urls.items()}
    source = by_label.get("source", "").rstrip("/")
    download = f"{source}/releases/download/v{{version}}" if source else ""
    return Addresses(
        by_label.get("homepage", ""),
        by_label.get("issues", ""),
        source,
        by_label.get("download", download).rstrip("/"),
    )


def note_build(root: Path, epoch: int) -> None:
    """Write down for About what this build is."""
    facts = {"date": f"{datetime.fromtimestamp(epoch, UTC):%Y-%m-%d}"}
    if newer := addresses(root).newer:
        facts["address"] = newer
    (root / BUILD).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def readme_with_address(text: str, known: Addresses) -> str:
    """README.md with the lines between its marks written anew."""
    lines = []
    if known.newer:
        lines.append(f"Newer versions: <{known.newer}>")
    if known.issues:
        lines.append(f"Something is wrong? Tell us: <{known.issues}>")
    start, end = MARKS
    inside = "\n\n".join(["", *lines, ""]) if lines else "\n"
    return re.sub(f"{start}.*{end}", lambda _: f"{start}{inside}{end}", text, flags=re.S)
