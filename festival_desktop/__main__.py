"""`festival-desktop` and `python -m festival_desktop`: the window, or a command without one."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from festival_desktop import __version__
from festival_desktop.core.errors import FestivalError

BAD_INPUT = 2


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
    )
    main.add_argument("--version", action="version", version=f"Festival Desktop {__version__}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND")
    simulate = commands.add_parser("simulate", help="let plain computer players play whole games")
    simulate.add_argument("game", metavar="GAME", help="such as festival_of_lanterns")
    simulate.add_argument("--players", type=int, help="how many seats (the most, if not said)")
    simulate.add_argument("--seed", default="festival", help="words and digits, as shown at setup")
    simulate.add_argument("--games", type=int, default=1, help="how many games (1)")
    simulate.add_argument("--out", metavar="FILE.festival", help="save the last game")
    demo = commands.add_parser("demo", help="play a game offscreen and leave pictures of it")
    demo.add_argument("--out", metavar="DIR", required=True, help="the folder for the pictures")
    return main


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command or the window; the exit code. Bad input is one sentence and code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    files = [word for word in words if word.endswith(".festival")]
    if not words or words == files[:1]:
        from festival_desktop.app import run_window

        return run_window(files)
    given = parser().parse_args(words)
    try:
        if given.command == "simulate":
            from festival_desktop.simulate import simulate

            simulate(given.game, given.players, given.seed, given.games, given.out)
            return 0
        from festival_desktop.demo import run

        return run(given.out)
    except FestivalError as error:
        print(f"festival-desktop: {error}", file=sys.stderr)
        return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
