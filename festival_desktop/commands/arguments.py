"""Arguments that several commands take."""

import argparse


def add_setup(command: argparse.ArgumentParser) -> None:
    """Which game is played, by how many, and what is chosen before."""
    command.add_argument("game", metavar="GAME", help="such as festival_of_lanterns")
    command.add_argument(
        "--players", type=int, metavar="N", help="how many seats (default: as many as there are)"
    )
    command.add_argument(
        "--option",
        action="append",
        type=option,
        default=[],
        metavar="NAME=A,B",
        help="any choice of the setup, such as powers=dealt",
    )


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def option(text: str) -> tuple[str, tuple[str, ...]]:
    name, equals, chosen = text.partition("=")
    if not (name and equals and chosen):
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form NAME=A,B")
    return name, names(chosen)
