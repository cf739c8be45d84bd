"""The app and its disk image. Runs on a Mac only, with nothing but Apple's own tools.

Without a certificate the app is signed for this Mac only ("ad hoc"), and people must allow it once
(see README.md). With these variables set it is signed and notarised:

    FESTIVAL_MAC_CERTIFICATE   name of a "Developer ID Application" certificate in the keychain
    FESTIVAL_MAC_PROFILE       name under which `notarytool store-credentials` keeps the account
"""

import os
import platform
import shutil
from pathlib import Path

from common import bundle
from common.icons import icns, pictures
from common.source import Source
from common.tools import NotReady, need, run, say
from macos.info import NAME

CERTIFICATE, PROFILE = "FESTIVAL_MAC_CERTIFICATE", "FESTIVAL_MAC_PROFILE"
ENTITLEMENTS = Path(__file__).parent / "entitlements.plist"


def build(source: Source, work: Path, out: Path) -> Path:
    """The disk image in `out`."""
    if platform.system() != "Darwin":
        raise NotReady("The disk image for macOS can only be built on a Mac.")
    need("codesign", "hdiutil")
    (work / "festival-desktop.icns").write_bytes(icns(pictures(source.folder)))
    bundle.make(source, work)  # PyInstaller signs what it packs, from the inside out
    app = work / "frozen" / f"{NAME}.app"
    run(["codesign", "--verify", "--strict", app])
    certificate = os.environ.get(CERTIFICATE)
    image = out / f"Festival-Desktop-{source.version}-{platform.machine()}.dmg"
    pack(app, work / "image", image)
    if certificate:
        run(["codesign", "--sign", certificate, "--timestamp", image])
    if profile := os.environ.get(PROFILE):
        notarise(image, profile)
    return image


def signing() -> dict[str, str | None]:
    """For PyInstaller: who signs, and what the app may do; without a certificate nobody ("ad hoc").

    Only a real certificate gives the hardened runtime, which asks for the entitlements.
    """
    certificate = os.environ.get(CERTIFICATE) or None
    return {
        "codesign_identity": certificate,
        "entitlements_file": str(ENTITLEMENTS) if certificate else None,
    }


def pack(app: Path, folder: Path, image: Path) -> None:
    """The app beside a link to the folder it is to be dragged into."""
    say("Packing the disk image …")
    folder.mkdir()
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    image.unlink(missing_ok=True)
    kind = ["-format", "ULFO", "-fs", "HFS+", "-volname", NAME]
    run(["hdiutil", "create", *kind, "-srcfolder", folder, image])


def notarise(image: Path, profile: str) -> None:
    say("Waiting for Apple …")
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
