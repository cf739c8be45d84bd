"""Arguments that several commands take."""

import argparse


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def option(text: str) -> tuple[str, tuple[str, ...]]:
    name, equals, chosen = text.partition("=")
    if not (name and equals and chosen):
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form NAME=A,B")
    return name, names(chosen)
