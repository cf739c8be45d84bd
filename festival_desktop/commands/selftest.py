"""`selftest`: check this installation; the exit code says whether it is in order."""

import argparse
import os
from functools import partial
from typing import Any

from festival_desktop.commands import Commands

SOMETHING_WRONG = 1


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "selftest", help="check this installation: graphics, fonts, saving, …", allow_abbrev=False
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Look at everything and print what was found."""
    from festival_desktop import __version__, app

    if app.display_is_missing():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from festival_desktop import catalog, paths
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


def _parts(game: str) -> tuple[Any, Any]:
    from festival_desktop import catalog

    return catalog.rules(game), catalog.computers(game)
