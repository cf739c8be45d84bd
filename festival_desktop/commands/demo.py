"""`demo --out DIR`: play each game once without a display and leave pictures."""

import argparse
from pathlib import Path

from festival_desktop.commands import Commands
from festival_desktop.core.errors import BadSetup


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "demo", help="play each game without a display and leave pictures", allow_abbrev=False
    )
    command.add_argument("--out", type=Path, metavar="DIR", required=True, help="for the pictures")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    out: Path = given.out
    if out.exists() and not out.is_dir():
        raise BadSetup(f"{out} is not a folder.")
    from festival_desktop.demo import run as play

    try:
        return play(out)
    except OSError as error:
        raise BadSetup(f"{out} cannot be written: {error.strerror or error}.") from error
