"""Files of a payload: the same times and rights everywhere, and digests to compare by."""

import hashlib
import os
from pathlib import Path


def settle(folder: Path, epoch: int) -> None:
    """One time for all files, and no rights that depend on who built it."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.suffixes)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def digests(folder: Path) -> dict[str, str]:
    """Relative path → digest of the contents; of a link, where it leads."""
    return {
        path.relative_to(folder).as_posix(): f"-> {path.readlink()}"
        if path.is_symlink()
        else digest(path)
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def megabytes(path: Path) -> float:
    """Of a file, or of everything in a folder."""
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
    return sum(one.lstat().st_size for one in files) / 1e6
