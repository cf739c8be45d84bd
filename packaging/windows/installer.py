"""The Setup.exe of a payload, by NSIS."""

from pathlib import Path

from common.icons import ico, pictures
from common.source import Source
from common.tools import need, run, say
from windows.payload import make
from windows.starter import numbers

SCRIPT = Path(__file__).parent / "setup.nsi"


def build(source: Source, work: Path, out: Path) -> Path:
    """The Setup.exe in `out`; one with another than the official Python says so in its name."""
    need("makensis")
    folder, official = make(source, work)
    say("Packing the Setup.exe …")
    kind = "Setup" if official else "trial-Setup"
    path = out / f"Festival-Desktop-{source.version}-{kind}.exe"
    icon = work / "festival-desktop.ico"
    icon.write_bytes(ico(pictures(source.folder)))
    values: dict[str, object] = {
        "VERSION": source.version,
        "NUMBERS": ".".join(numbers(source.version)),
        "PAYLOAD": folder,
        "ICON": icon,
        "OUT": path,
    }
    defines = [f"-D{name}={value}" for name, value in (values | addresses(source)).items()]
    run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defines, SCRIPT], env=source.environ)
    return path


def addresses(source: Source) -> dict[str, str]:
    """What Windows shows beside the program in its list; nothing while there is no address."""
    known = {"HOMEPAGE": source.addresses.newer, "ISSUES": source.addresses.issues}
    return {name: address for name, address in known.items() if address}
