"""`selftest`: check this installation; the exit code says whether it is in order."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from festival_desktop.commands import Commands


def add(commands: "Commands") -> None:
    command = commands.add_parser(
        "selftest", help="check this installation: graphics, fonts, saving, …", allow_abbrev=False
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from festival_desktop.selftest import run as check

    return check()
