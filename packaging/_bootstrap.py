"""Gets a clone ready: a private environment in .venv with what the program needs in it.

Shared by play.py and test.py. Standard library only, and nothing of the program itself, because
this runs before anything is installed. Older Pythons must be able to parse it, to be told so.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - people do start this with an older Python
    sys.stderr.write(
        "Festival Desktop needs Python 3.11 or newer, and this is Python %d.%d; "  # noqa: UP031
        "please start it with a newer one.\n" % sys.version_info[:2]
    )
    sys.exit(2)

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from _system import NotReady, require_venv, say

ROOT = Path(__file__).resolve().parent.parent

NOT_READY = 2
"""Exit code when the program could not even be got ready: no network, an old Python, …"""

NO_NETWORK = (
    "The parts of the program could not be fetched, because the network (or the package index) "
    "cannot be reached; please connect this computer and start again."
)
LOCKED = {"linux": ("x86_64",), "win32": ("AMD64",), "darwin": ("x86_64", "arm64")}
LOCKED_PYTHONS = ((3, 11), (3, 12), (3, 13))
"""The systems, machines and Pythons for which packaging/common has digests of all files."""

UNLOCKED = (
    "For this system and this Python there is no list of checked files, so the newest allowed "
    "versions are installed, and their digests are not compared."
)
DISK_FULL = "This disk is full (about 700 MB are needed); please make room and start again."

# What pip writes when a second try in a new environment would fail just the same.
_HOPELESS = {
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError"
    r"|[Nn]ame resolution|getaddrinfo failed|nodename nor servname|Network is unreachable"
    r"|No route to host|Connection (refused|aborted|reset)|[Rr]ead timed out": NO_NETWORK,
    r"No space left on device|not enough space on the disk": DISK_FULL,
}


class InstallFailed(NotReady):
    """pip failed; hopeless when it would fail in a new environment as well."""

    def __init__(self, message: str, hopeless: bool) -> None:
        super().__init__(message)
        self.hopeless = hopeless


@dataclass(frozen=True)
class Environment:
    """The private environment of one clone, and the stamp that says what is in it."""

    root: Path = ROOT
    windows: bool = os.name == "nt"

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if self.windows else "bin/python")

    @property
    def stamp(self) -> Path:
        """Written last of all: where there is none, an install never came to its end."""
        return self.folder / "festival-stamp.json"

    @property
    def locks(self) -> list[Path]:
        """What the program needs and what installs it, with digests; none for other systems."""
        if sys.version_info[:2] not in LOCKED_PYTHONS:
            return []
        if platform.machine() not in LOCKED.get(sys.platform, ()):
            return []
        files = [self.root / "packaging/common" / name for name in ("requirements", "installing")]
        return [file.with_suffix(".txt") for file in files if file.with_suffix(".txt").exists()]

    def needs(self) -> str:
        """Changes with the requirements: the environment can be updated."""
        files = [self.root / "pyproject.toml", *self.locks]
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()

    def maker(self) -> list[str]:
        """Changes with the Python or the place of the clone: the environment is made anew."""
        # Not the whole version: an environment outlives Python's security updates.
        return [str(sys.implementation.cache_tag), base_python(), str(self.root)]

    def packages(self) -> list[str]:
        """What lies in site-packages: tells when one was removed, which pip does not see."""
        pattern = "Lib/site-packages/*" if self.windows else "lib/python*/site-packages/*"
        return sorted(path.name for path in self.folder.glob(pattern) if path.name[:2] != "__")

    def extras(self) -> set[str]:
        return set(self._read_stamp().get("extras", ()))

    def is_whole(self) -> bool:
        """An install by this Python in this place came to its end, and nothing is gone since."""
        stamp = self._read_stamp()
        return (
            self.python.exists()
            and stamp.get("maker") == self.maker()
            and set(stamp.get("packages", ())) <= set(self.packages())
        )

    def is_ready(self, extras: Iterable[str]) -> bool:
        stamp = self._read_stamp()
        return (
            self.is_whole()
            and stamp.get("needs") == self.needs()
            and stamp.get("packages") == self.packages()
            and self.extras() >= set(extras)
        )

    def write_stamp(self, extras: Iterable[str]) -> None:
        stamp = {
            "maker": self.maker(),
            "needs": self.needs(),
            "packages": self.packages(),
            "extras": sorted(extras),
        }
        new = self.stamp.with_suffix(".new")
        new.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        new.replace(self.stamp)

    def _read_stamp(self) -> dict[str, Any]:
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}


def base_python() -> str:
    """The Python behind an active virtual environment, which may be the one to be rebuilt."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def prepare(env: Environment, extras: Iterable[str] = ()) -> None:
    """Makes or updates the private environment, unless the stamp says that it is ready."""
    if env.is_ready(extras):
        return
    wanted = env.extras() | set(extras)
    if env.is_whole():
        say("Bringing the private environment up to date …")
        env.stamp.unlink()
        try:
            install(env, wanted)
            return
        except InstallFailed as failure:
            if failure.hopeless:
                raise
            say(f"{failure}\nMaking it anew …")
    make(env)
    install(env, wanted)


def make(env: Environment) -> None:
    require_venv()
    if env.folder.exists():
        say("Removing an unfinished, moved or damaged environment …")
        shutil.rmtree(env.folder)
    say(f"Making a private environment in {env.folder} …")
    made = subprocess.run(
        [base_python(), "-I", "-m", "venv", os.fspath(env.folder)],
        capture_output=True,
        text=True,
        env=clean_environ(),
    )
    if made.returncode != 0:
        reason = (made.stderr.strip() or made.stdout.strip() or "no reason given").splitlines()
        raise NotReady(f"The private environment could not be made: {reason[-1]}")


def install(env: Environment, extras: Iterable[str]) -> None:
    """Installs the clone itself (editable) with what it needs, and writes the stamp."""
    say("Installing what the program needs; this takes a minute or two, and only once …")
    code, output = 0, ""
    for arguments in pip_arguments(env, ",".join(sorted(extras))):
        if code == 0:
            code, said = run_pip(env, ["install", *arguments])
            output += said
    log = env.folder / "install.log"
    log.write_text(output, encoding="utf-8")
    if code != 0:
        failure = why_pip_failed(output)
        if not failure.hopeless:
            say(f"(The installer's own words are in {log})")
        raise failure
    # Without compiled files the first start would take twice as long.
    package = os.fspath(env.root / "festival_desktop")
    subprocess.run([os.fspath(env.python), "-I", "-m", "compileall", "-q", package], check=False)
    env.write_stamp(extras)


def pip_arguments(env: Environment, extras: str) -> Iterator[list[str]]:
    """One install after the other: first what is locked, refused if a digest differs."""
    clone = ["--editable", f"{env.root}[{extras}]" if extras else str(env.root)]
    if not env.locks:
        say(UNLOCKED)
        yield clone
        return
    files = [word for lock in env.locks for word in ("--requirement", str(lock))]
    yield ["--require-hashes", "--only-binary=:all:", "--no-deps", *files]
    # What builds the clone has just been installed; only tools for developers come unlocked.
    yield ["--no-build-isolation", *([] if extras else ["--no-deps"]), *clone]


def run_pip(env: Environment, arguments: list[str]) -> tuple[int, str]:
    """Runs pip, telling its progress in plain sentences; returns its code and its own words."""
    output = []
    with subprocess.Popen(
        [os.fspath(env.python), "-I", "-u", "-m", "pip", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        # A person's pip may be set to install for the user, which no environment can.
        env=clean_environ() | {"PIP_USER": "0", "PIP_NO_INPUT": "1"},
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            output.append(line)
            sentence = progress(line)
            if sentence:
                say(sentence)
    return pip.returncode, "".join(output)


def progress(line: str) -> str | None:
    """A plain sentence for a line of pip's, if it is worth one."""
    fetched = re.match(r"\s*Downloading (\S+?)-\d\S* \(([\d.]+) MB\)", line)
    if fetched:
        return f"  fetching {fetched[1].split('/')[-1]}, {fetched[2]} MB …"
    unpacked = re.match(r"Installing collected packages: (.*)", line)
    count = len(unpacked[1].split(",")) if unpacked else 0
    return f"  unpacking {count} parts …" if count > 1 else None


def why_pip_failed(output: str) -> InstallFailed:
    """One sentence for what pip wrote."""
    for pattern, sentence in _HOPELESS.items():
        if re.search(pattern, output):
            return InstallFailed(sentence, hopeless=True)
    # The exception that stopped a build says more than pip's own last word.
    causes = re.findall(r"^\s*\w+Error: (.+)", output, re.M) or re.findall(
        r"^\s*(?:ERROR|error): (.+)", output, re.M
    )
    last = causes[-1].strip() if causes else "the installer gave no reason."
    return InstallFailed(f"The program's parts could not be installed: {last}", hopeless=False)


def clean_environ() -> dict[str, str]:
    """Without what would make the private Python use another one's library."""
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONHOME", "__PYVENV_LAUNCHER__")}


def become(command: list[str], environ: Mapping[str, str]) -> NoReturn:
    """Hands over to the program: as the same process where the system can, else as a child."""
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=dict(environ)).returncode)
    os.execve(command[0], command, dict(environ))


def guarded(main: Callable[[list[str]], int]) -> NoReturn:
    """Runs a command of this folder; a reason not to start is a sentence, never a traceback."""
    try:
        code = main(sys.argv[1:])
    except NotReady as reason:
        say(str(reason))
        code = NOT_READY
    except OSError as error:
        say(f"The program could not be got ready: {error}.")
        code = NOT_READY
    except KeyboardInterrupt:
        say("Stopped.")
        code = 130
    sys.exit(code)
