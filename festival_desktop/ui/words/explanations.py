"""Explanations of things on a table: by its game, or as in the list of choices."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES, Session
from festival_desktop.play.table import START, Target
from festival_desktop.scenes.board import ZOOM
from festival_desktop.scenes.marks import NUMBER, NUMBERS
from festival_desktop.ui.words.game_words import GameWords


class ChoicesWords(QObject):
    """The rows of the choices list: those of a game, and those common to all games."""

    def __init__(self, words: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entry, self.reason = words.entry, words.reason
        self._words = words

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        if target == END_TURN:
            return self.tr("End the turn")
        if target == NEXT_MOVE:
            return self.tr("Make the computer’s next move")
        if target == SCORES:
            return self.tr("View the score sheet")
        words = self._words.target(target, selected)
        claims = self._words.turn().claims if target == PASS else ""
        if not claims:
            return words
        return self.tr("{choice} without claiming {claims}").format(choice=words, claims=claims)


class Explanations(QObject):
    def __init__(
        self, words: GameWords, rows: ChoicesWords, session: Session, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._rows, self._session = words, rows, session
        self.numbered: Callable[[int], str] = lambda number: ""
        """Returns the meaning of a number on the table."""

    def explain(self, target: Target) -> str:
        if self._session.view is None:
            return ""
        if target.kind == NUMBER:
            return "\n".join(map(self.numbered, target.key))
        if target.kind == START:
            name = self._session.players[target.key[0]].name
            return self.tr("Start Player: {name} goes first.").format(name=name)
        if words := self._words.explain(target):
            return words
        if target == END_TURN or self._session.can_select(target):  # even while disabled
            return self._rows.target(target, self._session.selector.selected)
        tools = {
            "zoom-out": self.tr("Zoom out (−)"),
            "fit": self.tr("Fit to window (0)"),
            "zoom-in": self.tr("Zoom in (+)"),
        }
        return tools.get(target.kind, "")

    def spoken(self, target: Target) -> tuple[str, str]:
        """Return the accessible name of a thing, and its description."""
        about = self.explain(target)
        if not self._session.can_select(target):
            return about, ""
        name = self._rows.target(target, self._session.selector.selected)
        return name, about if about != name else ""

    def part_name(self, name: str) -> str:
        """Return the accessible name of a part of the table."""
        shared = {
            NUMBERS: QCoreApplication.translate("RecapSheet", "While you waited"),
            ZOOM: self.tr("Zoom"),
        }
        return shared.get(name) or self._words.label(f"part:{name}")
