"""`think`: answer questions about computers' moves. The window starts it for itself."""

import argparse
import os
import sys

from festival_desktop.commands import Commands

BEHIND = 5
"""How far this process stands back where the window wants the processor, too."""


def add(commands: Commands) -> None:
    # Without a help text it is not listed: people have no use for it.
    commands.add_parser("think", allow_abbrev=False).set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from festival_desktop import catalog
    from festival_desktop.ai.worker import Worker

    if hasattr(os, "nice"):
        os.nice(BEHIND)
    Worker(catalog.rules, catalog.computers).run(sys.stdin, sys.stdout)
    return 0
