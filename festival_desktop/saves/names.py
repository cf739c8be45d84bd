"""Player names as a file can hold them and a page can show them."""

NAME_LIMIT = 40
_JOINERS = "\u200c\u200d"
"""Unprintable characters that are part of names in some scripts and of composed emoji."""


def may_stand(char: str) -> bool:
    return char.isprintable() or char in _JOINERS


def clean_name(name: str) -> str:
    """Remove invisible characters and limit the length."""
    return "".join(filter(may_stand, name))[:NAME_LIMIT]
