"""Which programs and libraries carry a signature: `python signatures.py [--names] FOLDER`.

Smart App Control of Windows lets none run that carries no signature and that it does not know.
This tells only that there is a signature; whether it is good is for Windows to say.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path

KINDS = {".exe", ".dll", ".pyd"}
PE32_PLUS = 0x20B
CERTIFICATES = 4
"""The number of the table of certificates among the tables of the header."""


def is_signed(path: Path) -> bool:
    """Whether the header of a PE file names a table of certificates."""
    with path.open("rb") as file:
        head = file.read(4096)
    if head[:2] != b"MZ":
        raise ValueError(f"{path.name} is no program or library of Windows.")
    (start,) = struct.unpack_from("<I", head, 0x3C)
    optional = start + 24
    (magic,) = struct.unpack_from("<H", head, optional)
    tables = optional + (112 if magic == PE32_PLUS else 96)
    _, size = struct.unpack_from("<II", head, tables + 8 * CERTIFICATES)
    return bool(size)


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in KINDS)


def unsigned(folder: Path) -> Iterator[str]:
    """The relative paths of those without a signature."""
    for path in files(folder):
        if not is_signed(path):
            yield path.relative_to(folder).as_posix()


def report(folder: Path) -> list[str]:
    """Lines for a person."""
    without = list(unsigned(folder))
    head = f"{len(without)} of {len(files(folder))} programs and libraries carry no signature"
    return [f"{head}:", *(f"  {name}" for name in without)] if without else [f"{head}."]


if __name__ == "__main__":
    *options, place = sys.argv[1:]
    print("\n".join(unsigned(Path(place)) if options == ["--names"] else report(Path(place))))
