"""The commands of the program: what may be said, and one sentence for what may not.

Each command is a module of `commands`, which says its own words and imports what it needs.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from festival_desktop import __version__, catalog
from festival_desktop.commands import arena, check, demo, replay, selftest, simulate, think
from festival_desktop.core.errors import FestivalError

BAD_INPUT = 2
INTERRUPTED = 130
COMMANDS = (simulate, arena, replay, demo, check, selftest, think)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message.rstrip('.')}. Try --help.", file=sys.stderr)
        sys.exit(BAD_INPUT)


def parser() -> Parser:
    main = Parser(
        prog="festival-desktop",
        description="Festival games for one table. Without a command, the window opens.",
        epilog="A saved game (a .festival file) may be given instead of a command.",
        allow_abbrev=False,
    )
    main.add_argument("--version", action="version", version=f"Festival Desktop {__version__}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return main


def run_command(words: Sequence[str]) -> int:
    """Do what the words say; the exit code. Bad input is one sentence and code 2."""
    try:
        given = parser().parse_args(words)
    except SystemExit as done:  # --help and --version were answered, or bad input was
        return done.code if isinstance(done.code, int) else 0
    code = 0
    try:
        code = given.run(given)
        sys.stdout.flush()
        for problem in catalog.problems.values():
            print(f"festival-desktop: content that is not used: {problem}", file=sys.stderr)
    except FestivalError as error:
        print(f"festival-desktop: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever reads our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
