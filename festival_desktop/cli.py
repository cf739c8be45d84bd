"""The command line: all commands, and one sentence for every wrong one.

Heavy modules are imported when a command runs, so that `--help` is quick.
"""

import argparse
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from festival_desktop import __version__, catalog, check
from festival_desktop.core.errors import BadSetup, BrokenSave, FestivalError

SOMETHING_WRONG = 1
BAD_INPUT = 2
INTERRUPTED = 130
BEHIND = 5
"""Niceness of a thinking process, which yields the processor to the window."""


class Parser(ArgumentParser):
    """Reports errors in one sentence, without repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message.rstrip('.')}. Try --help.", file=sys.stderr)
        sys.exit(BAD_INPUT)


class Command(NamedTuple):
    run: Callable[[Namespace], int]
    help: str | None
    """Help text; None for an internal command that is not listed."""
    add: Callable[[ArgumentParser], object] = lambda command: None
    """Adds further arguments."""


# -- computer games --------------------------------------------------------------------------------


def _add_setup(command: ArgumentParser) -> None:
    """Add the arguments for the game, its players and options."""
    add = command.add_argument
    add("game", metavar="GAME", help="for example festival_of_lanterns")
    add("--players", type=int, metavar="N", help="how many seats (default: as many as there are)")
    text = "a setup option, for example powers=dealt"
    add("--option", action="append", type=option, default=[], metavar="NAME=A,B", help=text)


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def option(text: str) -> tuple[str, tuple[str, ...]]:
    name, equals, chosen = text.partition("=")
    if not (name and equals and chosen):
        raise argparse.ArgumentTypeError(f"“{text}” doesn’t have the form NAME=A,B")
    return name, names(chosen)


def _add_simulate(command: ArgumentParser) -> None:
    _add_setup(command)
    add = command.add_argument
    text = "the seed: letters and digits with hyphens in between (default: festival)"
    add("--seed", default="festival", help=text)
    add("--games", type=int, default=1, metavar="K", help="how many games (default: 1)")
    add("--friends", type=names, default=(), metavar="A,B", help="the Gala friends in play")
    text = "Moon Dancer’s level, for one player"
    add("--level", type=names, default=(), metavar="LEVEL", help=text)
    add("--out", type=Path, metavar="FILE.festival", help="save the last game")


def _simulate(given: Namespace) -> int:
    from festival_desktop.simulate import simulate

    variants = {"friends": given.friends, "level": given.level}
    options = {name: chosen for name, chosen in variants.items() if chosen} | dict(given.option)
    simulate(given.game, given.players, options, given.seed, given.games, given.out)
    return 0


def _add_arena(command: ArgumentParser) -> None:
    _add_setup(command)
    add = command.add_argument
    text = "the level of each seat; the last one fills the rest (default: master,friend)"
    add("--levels", type=names, default=("master", "friend"), metavar="A,B", help=text)
    add(
        "--games", type=int, default=100, metavar="K", help="at least how many games (default: 100)"
    )
    text = "how many processes (default: one per processor)"
    add("--jobs", type=int, metavar="J", help=text)
    add("--seed", default="arena", help="the seed of the first game (default: arena)")
    add("--scheduler", metavar="ADDRESS", help="address of a Dask cluster to play on")


def _arena(given: Namespace) -> int:
    from festival_desktop.arena import arena, usual_jobs

    jobs = usual_jobs() if given.jobs is None else given.jobs
    setup = given.game, given.players, dict(given.option)
    arena(*setup, given.levels, given.games, jobs, given.seed, given.scheduler)
    return 0


def _think(given: Namespace) -> int:
    """Answer questions about computers' moves. The window starts this itself."""
    from festival_desktop.ai.worker import Worker

    if hasattr(os, "nice"):
        os.nice(BEHIND)
    Worker(catalog.rules, catalog.computers).run(sys.stdin, sys.stdout)
    return 0


# -- with a window ---------------------------------------------------------------------------------


def _add_replay(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE.festival", help="a saved game")


def _replay(given: Namespace) -> int:
    file: Path = given.file
    from festival_desktop.saves import store

    try:
        store.read_or_rescue(file)
    except BrokenSave:
        if not file.is_file():
            raise BrokenSave(f"There is no file {file}.") from None
        raise
    from festival_desktop.app import run_window

    return run_window([str(file)], replay=True)


def _add_demo(command: ArgumentParser) -> None:
    command.add_argument(
        "--out", type=Path, metavar="DIR", required=True, help="the folder for the pictures"
    )


def _demo(given: Namespace) -> int:
    out: Path = given.out
    if out.exists() and not out.is_dir():
        raise BadSetup(f"{out} is not a folder.")
    from festival_desktop.demo import run

    try:
        return run(out)
    except OSError as error:
        raise BadSetup(f"{out} can’t be written: {error.strerror or error}.") from error


# -- checks ----------------------------------------------------------------------------------------


def _add_check(command: ArgumentParser) -> None:
    add = command.add_argument
    add("files", metavar="FILE", nargs="+", type=Path, help="a saved game (.festival)")
    add("--json", action="store_true", help="print a list of files and their problems, for scripts")


def _check(given: Namespace) -> int:
    return 0 if check.check(given.files, given.json) else SOMETHING_WRONG


def _selftest(given: Namespace) -> int:
    """Check the installation and print the findings."""
    from festival_desktop import app

    if app.display_is_missing():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from festival_desktop import paths
    from festival_desktop.checkup import Installation, checks, is_whole
    from festival_desktop.ui.language import LANGUAGES, Language
    from festival_desktop.ui.words.checkup import Checkup

    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else app.make_application()
    language = Language(paths.translations(), application)
    language.use("")
    place = Installation(
        paths.resources(),
        paths.translations(),
        paths.written(),
        tuple(LANGUAGES),
        {name: partial(_parts, name) for name in catalog.GAMES},
        __version__,
    )
    findings = list(checks(place))
    print(Checkup().report(findings, __version__), flush=True)
    return 0 if is_whole(findings) else SOMETHING_WRONG


def _smoke_test(given: Namespace) -> int:
    """Play a little in the real window. `selftest` starts this in another process."""
    from festival_desktop.smoke_test import run

    return run()


def _parts(game: str) -> tuple[Any, Any]:
    return catalog.rules(game), catalog.computers(game)


# -- all commands ----------------------------------------------------------------------------------

COMMANDS = {
    "simulate": Command(_simulate, "let computer players play whole games", _add_simulate),
    "arena": Command(_arena, "let levels of computer players play against each other", _add_arena),
    "replay": Command(_replay, "print a saved game step by step", _add_replay),
    "demo": Command(_demo, "play each game without a window and save pictures", _add_demo),
    "check": Command(_check, "check saved games for damage", _add_check),
    "selftest": Command(_selftest, "check this installation: graphics, fonts, saving…"),
    "think": Command(_think, None),
    "smoke-test": Command(_smoke_test, None),
}


def parser() -> Parser:
    main = Parser(
        prog="festival-desktop",
        description="Three lantern-festival games. Opens the window if no command is given.",
        epilog="To open a saved game, give a .festival file instead of a command.",
        allow_abbrev=False,
    )
    main.add_argument("--version", action="version", version=f"Festival Desktop {__version__}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (run, text, add) in COMMANDS.items():
        made = partial(commands.add_parser, name, allow_abbrev=False)
        command = made() if text is None else made(help=text)
        add(command)
        command.set_defaults(run=run)
    return main


def run_command(words: Sequence[str]) -> int:
    """Run a command and return the exit code. Bad input is one sentence and code 2."""
    try:
        given = parser().parse_args(words)
    except SystemExit as done:  # Help, version or bad input was handled.
        return done.code if isinstance(done.code, int) else 0
    code = 0
    try:
        code = given.run(given)
        sys.stdout.flush()
        for problem in catalog.problems.values():
            print(f"festival-desktop: unused content: {problem}", file=sys.stderr)
    except FestivalError as error:
        print(f"festival-desktop: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # The reader of the output has closed it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
