"""Machines that know nothing of this one: a fresh Debian in a folder, and a screen to look at."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PLAYER = "player"
PATIENCE = 60.0
ENTER = """
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/dev/shm"
mkdir -p "$1/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
root="$1"
shift
exec chroot "$root" "$@"
"""


class Machine:
    """A Debian without a network: whatever runs in it sees its own processes and files only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def release(self) -> str:
        """The name of this Debian."""
        text = (self.folder / "etc/os-release").read_text(encoding="utf-8")
        return next(line[17:] for line in text.splitlines() if line.startswith("VERSION_CODENAME="))

    @property
    def home(self) -> Path:
        return self.folder / "home" / PLAYER

    def _command(self, words: tuple[str, ...], user: str, display: str) -> list[str]:
        home = "/root" if user == "root" else f"/home/{user}"
        environ = ["env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/games"]
        environ += [f"HOME={home}", f"USER={user}", "LC_ALL=C.UTF-8"]
        environ += [f"DISPLAY={display}"] if display else []
        # Whoever ends us ends what we started, also after we have become somebody else.
        person = ["--reuid=1000", "--regid=1000", "--clear-groups", "--pdeathsig=keep"]
        become = [] if user == "root" else ["setpriv", *person]
        apart = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child"]
        enter = ["sh", "-ec", ENTER, "sh", str(self.folder)]
        return [*apart, *enter, *become, *environ, *words]

    def run(
        self, *words: str, user: str = PLAYER, display: str = "", limit: float = 180
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self._command(words, user, display), capture_output=True, text=True, timeout=limit
        )

    def do(self, *words: str, user: str = PLAYER, display: str = "", limit: float = 180) -> str:
        """Run something that must succeed; what it wrote."""
        done = self.run(*words, user=user, display=display, limit=limit)
        assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
        return done.stdout

    def start(self, *words: str, display: str) -> subprocess.Popen[str]:
        command = self._command(words, PLAYER, display)
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def files(self) -> set[str]:
        """Everything but what the system notes about packages, and what belongs to people."""
        left_out = ("home", "proc", "var/lib/dpkg", "var/log", "var/cache", "tmp", "dev")
        return {
            name
            for path in self.folder.rglob("*")
            if not (name := str(path.relative_to(self.folder))).startswith(left_out)
        }


def make_machine(folder: Path, release: str, packages: tuple[str, ...]) -> Machine:
    """A fresh Debian with these packages, and a person in it."""
    include = [f"--include={','.join(packages)}"] if packages else []
    command = ["debootstrap", "--variant=minbase", *include, release, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]
    machine = Machine(folder)
    machine.do("useradd", "--create-home", "--uid", "1000", PLAYER, user="root")
    return machine


def copy_machine(machine: Machine, folder: Path) -> Machine:
    subprocess.run(["cp", "-a", str(machine.folder), str(folder)], check=True)
    return Machine(folder)


# --- a screen ------------------------------------------------------------------------------------


class Screen:
    """A display of its own, and a hand at mouse and keyboard."""

    def __init__(self, display: str) -> None:
        self.display = display

    def hand(self, *words: str) -> str:
        environ = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(["xdotool", *words], env=environ, capture_output=True, text=True)
        return done.stdout.strip()

    def has_window(self, title: str) -> bool:
        """Whether it is there. There is no window manager, so it is given the keyboard here."""
        found = self.hand("search", "--onlyvisible", "--name", title).split()
        if found:
            self.hand("windowfocus", found[0])
        return bool(found)

    def picture(self, path: Path) -> None:
        plain = ["-define", "png:exclude-chunks=date,time"]
        command = ["import", "-display", self.display, "-window", "root", *plain, str(path)]
        subprocess.run(command, check=True)

    def still(self, path: Path, limit: float = 15) -> None:
        """A picture once nothing moves any more."""
        end, before = time.monotonic() + limit, b""
        while time.monotonic() < end:
            self.picture(path)
            if before == (before := path.read_bytes()):
                return
            time.sleep(1)

    def colours(self, path: Path) -> int:
        """How many different colours there are: an empty screen has one."""
        self.picture(path)
        counted = subprocess.run(
            ["identify", "-format", "%k", str(path)], capture_output=True, text=True, check=True
        )
        return int(counted.stdout)


@contextmanager
def screen(width: int = 1366, height: int = 768) -> Iterator[Screen]:
    read_end, write_end = os.pipe()
    size = f"{width}x{height}x24"
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-ac", "-noreset", "-screen", "0", size],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as told:
            yield Screen(f":{told.readline().strip()}")
    finally:
        process.terminate()
        process.wait()


def wait_until(done: Callable[[], object], what: str, limit: float = PATIENCE) -> None:
    end = time.monotonic() + limit
    while not done():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.2)


def missing_tools(*names: str) -> list[str]:
    return [name for name in names if shutil.which(name) is None]
