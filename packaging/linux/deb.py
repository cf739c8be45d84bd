"""The package for Debian, Ubuntu and their relatives: self-contained, installed by a double click.

Needs from the system only what every desktop has; everything else is in the package.
"""

import re
import shutil
from email.utils import formatdate
from pathlib import Path

from common.files import megabytes, settle
from common.source import Source
from common.tools import need, run, say
from linux.share import NAME, pack, write_share

HERE = Path(__file__).parent
MAINTAINER = "Festival Desktop contributors <festival-desktop@users.invalid>"
DEPENDS = ("libgl1", "libegl1", "libxcb1", "fontconfig-config")
RECOMMENDS = ("libcups2", "shared-mime-info", "desktop-file-utils", "xdg-utils")


def build(source: Source, frozen: Path, work: Path, out: Path) -> Path:
    """The .deb in `out`."""
    need("dpkg-deb")
    say("Packing the .deb …")
    root = work / "deb"
    lay_out(source, frozen, root)
    path = out / f"{NAME}_{source.version}_amd64.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--threads-max=1"]
    run([*command, "--build", root, path], env=source.environ)
    return path


def lay_out(source: Source, frozen: Path, root: Path) -> None:
    """The tree of the package as it will lie on the system, and what dpkg wants to know."""
    program = root / "usr" / "lib" / NAME
    shutil.copytree(frozen, program, symlinks=True)
    games = root / "usr" / "games"
    games.mkdir()
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    write_share(source, share, f"/usr/games/{NAME}")
    _write_docs(source, share / "doc" / NAME)
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "lintian-overrides", overrides / NAME)
    control = root / "DEBIAN"
    control.mkdir()
    text = control_text(source.version, root, source.addresses.newer)
    (control / "control").write_text(text, encoding="utf-8")
    settle(root, source.epoch)
    sums = run(["find", "usr", "-type", "f", "-exec", "md5sum", "{}", "+"], cwd=root)
    lines = sorted(sums.splitlines(), key=lambda line: line[34:])
    (control / "md5sums").write_text("\n".join(lines) + "\n", encoding="utf-8")
    settle(root, source.epoch)


def control_text(version: str, root: Path, homepage: str = "") -> str:
    home = f"\nHomepage: {homepage}" if homepage else ""
    depends = ", ".join([f"libc6 (>= {newest_glibc(root)})", *DEPENDS])
    return f"""\
Package: {NAME}
Version: {version}
Architecture: amd64
Maintainer: {MAINTAINER}
Installed-Size: {round(megabytes(root) * 1e6 / 1024)}
Section: games
Priority: optional
Depends: {depends}
Recommends: {", ".join(RECOMMENDS)}{home}
Description: lantern festival games on one shared screen
 Festival Desktop has three lantern festival games: place night tiles, roll
 dice and shade a lake, or build bridges and pagodas. Play with people, with
 computer players, or both. There is a solo challenge, undo, hints and a log
 in plain sentences. Every step is saved automatically.
 .
 It needs no account and no network.
"""


def newest_glibc(root: Path) -> str:
    """The version of the C library that the programs in the package ask for."""
    newest = max(
        int(minor)
        for path in root.rglob("*")
        if path.is_file() and not path.is_symlink() and _is_elf(path)
        for minor in re.findall(rb"GLIBC_2\.(\d+)\0", path.read_bytes())
    )
    return f"2.{newest}"


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _write_docs(source: Source, folder: Path) -> None:
    folder.mkdir(parents=True)
    text = (HERE / "copyright").read_text(encoding="utf-8")
    licence = (source.folder / "LICENSE").read_text(encoding="utf-8")
    (folder / "copyright").write_text(text.replace("@MIT@", licence), encoding="utf-8")
    changes = (
        f"{NAME} ({source.version}) unstable; urgency=medium\n\n"
        f"  * See CHANGELOG.md.\n\n"
        f" -- {MAINTAINER}  {formatdate(source.epoch)}\n"
    )
    (folder / "changelog").write_text(changes, encoding="utf-8")
    shutil.copy(source.folder / "CHANGELOG.md", folder / "CHANGELOG.md")
    pack(folder / "changelog")
    pack(folder / "CHANGELOG.md")
