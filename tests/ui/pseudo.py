"""Languages nobody speaks: one with words 40 % longer than English, one that runs right to left."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import QApplication

PSEUDO = ("long", "rtl")
LONGER = 0.4
_PLAIN = re.compile(r"[^\W\d_{}%&]{2,}(?![\w}])")
"""Words, but no placeholders such as {name} or %n."""


def lengthened(text: str) -> str:
    """Every word with more letters, so that lines still break where they did."""

    def longer(found: re.Match[str]) -> str:
        before = text[: found.start()]
        if before.count("{") > before.count("}"):
            return found[0]
        return found[0] + "é" * math.ceil(LONGER * len(found[0]))

    return _PLAIN.sub(longer, text)


def turned(text: str) -> str:
    """Letters stay, but the text is embedded in one that runs right to left."""
    return f"\N{RIGHT-TO-LEFT EMBEDDING}{text}\N{POP DIRECTIONAL FORMATTING}"


class PseudoTranslator(QTranslator):
    """Says every text of the program in a pseudo-language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._say = {"long": lengthened, "rtl": turned}[language]

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return self._say(source.replace("(s)", "s"))


@contextmanager
def speaking(app: QApplication, language: str) -> Iterator[None]:
    """The program speaks a pseudo-language, from its widgets to its pieces."""
    translator = PseudoTranslator(language)
    if language == "rtl":
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
