"""Plain text for tool tips, in lines of about forty letters."""

import textwrap
import unicodedata

from PySide6.QtGui import Qt

LETTERS = 40
"""Maximum characters per line; half as many for double-width characters."""


def in_lines(words: str) -> str:
    """Wrap long lines and keep existing breaks."""
    wide = sum(unicodedata.east_asian_width(one) in "WF" for one in words) * 2 > len(words)
    most = LETTERS // 2 if wide else LETTERS
    lines = (
        textwrap.fill(
            line, most, break_long_words=wide, break_on_hyphens=False, drop_whitespace=True
        )
        for line in words.split("\n")
    )
    return "\n".join(lines)


def as_tip(words: str) -> str:
    """Escape a text for Qt, which reads as HTML what looks like it."""
    return Qt.convertFromPlainText(in_lines(words))
