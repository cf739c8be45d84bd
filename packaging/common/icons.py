"""The icon in the forms that Windows and macOS want, from the PNG files of the program."""

import struct
from pathlib import Path

ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
LARGEST_ICO = 256


def pictures(source: Path) -> dict[int, bytes]:
    """Size in pixels → PNG."""
    files = (source / "resources" / "icons").glob("festival-desktop-*.png")
    return {int(file.stem.rsplit("-", 1)[1]): file.read_bytes() for file in sorted(files)}


def ico(pngs: dict[int, bytes]) -> bytes:
    """An .ico file: a table of contents, then the pictures as they are."""
    sizes = sorted(size for size in pngs if size <= LARGEST_ICO)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    offset = len(head) + 16 * len(sizes)
    table = b""
    for size in sizes:
        side = size % LARGEST_ICO  # 0 stands for 256
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(pngs[size]), offset)
        offset += len(pngs[size])
    return head + table + b"".join(pngs[size] for size in sizes)


def icns(pngs: dict[int, bytes]) -> bytes:
    """An .icns file: pictures with their kinds."""
    body = b"".join(
        kind + struct.pack(">I", len(pngs[size]) + 8) + pngs[size]
        for size, kind in ICNS_KINDS.items()
        if size in pngs
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body
