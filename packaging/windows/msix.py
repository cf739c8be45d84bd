"""The folder that becomes an MSIX package: the payload of the Setup.exe, a manifest and pictures.

`makeappx` of the Windows SDK packs and checks it, on Windows. The package is for computers that run
only signed programs; Windows installs it for one person, without administrator rights.
"""

import os
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from common.files import settle
from common.icons import pictures
from common.source import Source
from windows.payload import TRIAL, make
from windows.starter import numbers

TEMPLATE = Path(__file__).parent / "AppxManifest.xml"
PUBLISHER = "FESTIVAL_WINDOWS_PUBLISHER"
UNSIGNED = "CN=Festival Desktop"
"""Windows compares it with the certificate; only the certificate of a trial carries this name."""
TILES = {"Square44x44Logo.png": 64, "StoreLogo.png": 64, "Square150x150Logo.png": 256}
"""Windows makes its pictures smaller, never larger."""


def build(source: Source, work: Path, out: Path) -> Path:
    """The folder in `out`; `makeappx pack /d FOLDER /p FILE` makes the package of it."""
    payload, official = make(source, work)
    folder = out / f"msix{'' if official else TRIAL}"
    shutil.rmtree(folder, ignore_errors=True)
    return lay_out(source, payload, folder)


def lay_out(source: Source, payload: Path, folder: Path) -> Path:
    """The folder, ready to be packed."""
    shutil.copytree(payload, folder)
    icons = pictures(source.folder)
    assets = folder / "Assets"
    assets.mkdir()
    for name, size in TILES.items():
        (assets / name).write_bytes(icons[size])
    publisher = os.environ.get(PUBLISHER) or UNSIGNED
    text = manifest(source.version, publisher)
    (folder / "AppxManifest.xml").write_text(text, encoding="utf-8")
    settle(folder, source.epoch)
    return folder


def manifest(version: str, publisher: str = UNSIGNED) -> str:
    text = TEMPLATE.read_text(encoding="utf-8")
    text = text.replace(
        "@VERSION@", ".".join([*numbers(version)[:3], "0"])
    )  # the Store's is the 4th
    return text.replace("@PUBLISHER@", escape(publisher, {'"': "&quot;"}))
