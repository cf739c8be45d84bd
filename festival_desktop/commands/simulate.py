"""`simulate GAME`: let computers play whole games."""

import argparse
from pathlib import Path

from festival_desktop.commands import Commands
from festival_desktop.commands.arguments import add_setup, names


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "simulate", help="let computers play whole games", allow_abbrev=False
    )
    add_setup(command)
    command.add_argument(
        "--seed",
        default="festival",
        help="letters and digits joined by hyphens (default: festival)",
    )
    command.add_argument(
        "--games", type=int, default=1, metavar="K", help="how many games (default: 1)"
    )
    command.add_argument(
        "--friends", type=names, default=(), metavar="A,B", help="the Gala friends in play"
    )
    command.add_argument(
        "--level", type=names, default=(), metavar="LEVEL", help="of Moon Dancer, for one player"
    )
    command.add_argument("--out", type=Path, metavar="FILE.festival", help="save the last game")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from festival_desktop.simulate import simulate

    variants = {"friends": given.friends, "level": given.level}
    options = {name: chosen for name, chosen in variants.items() if chosen} | dict(given.option)
    simulate(given.game, given.players, options, given.seed, given.games, given.out)
    return 0
