"""`arena GAME`: let levels of computers play against each other, and tell who is stronger."""

import argparse

from festival_desktop.commands import Commands
from festival_desktop.commands.arguments import add_setup, names


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "arena", help="let levels of computers play against each other", allow_abbrev=False
    )
    add_setup(command)
    command.add_argument(
        "--levels",
        type=names,
        default=("master", "friend"),
        metavar="A,B",
        help="of the seats; the last one takes all that are left (default: master,friend)",
    )
    command.add_argument(
        "--games", type=int, default=100, metavar="K", help="at least so many (default: 100)"
    )
    command.add_argument(
        "--jobs", type=int, metavar="J", help="processes (default: one for each processor)"
    )
    command.add_argument("--seed", default="arena", help="of the first deal (default: arena)")
    command.add_argument(
        "--scheduler", metavar="ADDRESS", help="of a Dask cluster that plays the games"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from festival_desktop.arena import arena, usual_jobs

    jobs = usual_jobs() if given.jobs is None else given.jobs
    options = dict(given.option)
    arena(
        given.game,
        given.players,
        options,
        given.levels,
        given.games,
        jobs,
        given.seed,
        given.scheduler,
    )
    return 0
