"""`replay FILE`: the window, with a saved game to be seen step by step."""

import argparse
from pathlib import Path

from festival_desktop.commands import Commands
from festival_desktop.core.errors import BrokenSave


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "replay", help="see a saved game step by step", allow_abbrev=False
    )
    command.add_argument("file", type=Path, metavar="FILE.festival", help="a saved game")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
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
