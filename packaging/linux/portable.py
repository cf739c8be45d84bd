"""The portable program: one file to be double clicked, nothing to be installed (an AppImage).

Its head is our own (portable.c): it needs no FUSE and nothing else from the system.
"""

import shutil
from hashlib import sha256
from pathlib import Path

from common.files import digests, settle
from common.source import Source
from common.tools import need, run, say
from linux.share import NAME, write_share

HEAD = Path(__file__).parent / "portable.c"
LIBRARIES = ["-lsquashfuse", "-lzstd", "-lz", "-llzma", "-llz4"]
MARK = b"AI\x02"
"""In the padding of the ELF header: how tools know an AppImage."""


def build(source: Source, frozen: Path, work: Path, out: Path) -> Path:
    """The AppImage in `out`."""
    need("gcc", "mksquashfs")
    say("Packing the portable program …")
    folder, image = work / "AppDir", work / "image.squashfs"
    lay_out(source, frozen, folder)
    command = ["mksquashfs", folder, image, "-comp", "zstd", "-Xcompression-level", "19"]
    options = ["-all-root", "-no-xattrs", "-noappend", "-quiet", "-no-progress", "-b", "1M"]
    run([*command, *options], env=source.environ)
    path = out / f"Festival-Desktop-{source.version}-x86_64.AppImage"
    path.write_bytes(head(source, build_name(source, folder), work) + image.read_bytes())
    path.chmod(0o755)
    return path


def lay_out(source: Source, frozen: Path, folder: Path) -> None:
    program = folder / "usr" / "lib" / NAME
    shutil.copytree(frozen, program, symlinks=True)
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    share = folder / "usr" / "share"
    write_share(source, share, NAME)
    shutil.copy(share / "applications" / f"{NAME}.desktop", folder)
    shutil.copy(share / "icons/hicolor/256x256/apps" / f"{NAME}.png", folder)
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    settle(folder, source.epoch)


def build_name(source: Source, folder: Path) -> str:
    """Another payload, another name: an unpacked version is never mistaken for another."""
    payload = "\n".join(f"{path} {value}" for path, value in digests(folder).items())
    return f"{source.version}-{sha256(payload.encode()).hexdigest()[:16]}"


def head(source: Source, name: str, work: Path) -> bytes:
    program = work / "portable"
    flags = ["-static", "-Os", "-s", "-Wall", "-Wno-builtin-declaration-mismatch"]
    flags.append("-I/usr/include/squashfuse")
    options = [*flags, "-Wl,--build-id=none", f'-DBUILD="{name}"']
    run(["gcc", *options, "-o", program, HEAD, *LIBRARIES], env=source.environ)
    code = bytearray(program.read_bytes())
    code[8 : 8 + len(MARK)] = MARK
    return bytes(code)
