"""The commands of the program: what may be said, and one sentence for what may not.

Knows Qt through the demonstration only, which is imported when it is asked for.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from festival_desktop import __version__
from festival_desktop.core.errors import BadSetup, FestivalError

BAD_INPUT = 2
INTERRUPTED = 130


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
    simulate = commands.add_parser(
        "simulate", help="let computers play whole games", allow_abbrev=False
    )
    simulate.add_argument("game", metavar="GAME", help="such as festival_of_lanterns")
    simulate.add_argument(
        "--players", type=int, metavar="N", help="how many seats (default: as many as there are)"
    )
    simulate.add_argument(
        "--seed",
        default="festival",
        help="letters and digits joined by hyphens (default: festival)",
    )
    simulate.add_argument(
        "--games", type=int, default=1, metavar="K", help="how many games (default: 1)"
    )
    simulate.add_argument(
        "--friends", type=_names, default=(), metavar="A,B", help="the Gala friends in play"
    )
    simulate.add_argument(
        "--level", type=_names, default=(), metavar="LEVEL", help="of Moon Dancer, for one player"
    )
    simulate.add_argument("--out", type=Path, metavar="FILE.festival", help="save the last game")
    demo = commands.add_parser(
        "demo", help="play a game without a display and leave pictures of it", allow_abbrev=False
    )
    demo.add_argument("--out", type=Path, metavar="DIR", required=True, help="for the pictures")
    return main


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def run_command(words: Sequence[str]) -> int:
    """Do what the words say; the exit code. Bad input is one sentence and code 2."""
    try:
        given = parser().parse_args(words)
    except SystemExit as done:  # --help and --version were answered, or bad input was
        return done.code if isinstance(done.code, int) else 0
    try:
        if given.command == "demo":
            return _demo(given.out)
        from festival_desktop.simulate import simulate

        variants = {"friends": given.friends, "level": given.level}
        options = {name: chosen for name, chosen in variants.items() if chosen}
        simulate(given.game, given.players, options, given.seed, given.games, given.out)
        sys.stdout.flush()
    except FestivalError as error:
        print(f"festival-desktop: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever reads our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _demo(out: Path) -> int:
    if out.exists() and not out.is_dir():
        raise BadSetup(f"{out} is not a folder.")
    from festival_desktop.demo import run

    try:
        return run(out)
    except OSError as error:
        raise BadSetup(f"{out} cannot be written: {error.strerror or error}.") from error
