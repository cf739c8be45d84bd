"""The score sheet in words: its lines, their reasons, what decided."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.play.match import Match
from festival_desktop.screens.firefly_festival.box import box
from festival_desktop.screens.firefly_festival.score_sheet import (
    Deed,
    FireflyResult,
    FireflySigns,
    result,
)
from festival_desktop.screens.firefly_festival.words.sentences import Sentences
from festival_desktop.ui.pages.end.result import Ending, ScoreText, Tie
from festival_desktop.ui.pages.end.sheet_painter import signed
from festival_desktop.ui.pages.end.words import ScoreWords

Say = Callable[[str, Sequence[Deed], Sequence[int]], str]
"""The line of a sheet, what scored there, and which tile lies where → words."""


class FireflyScores(QObject):
    def name(self, what: str) -> str:
        """A line of the score sheet, by the `what` of a score line."""
        return {
            "festival": self.tr("Festivals"),
            "fireflies": self.tr("Fireflies"),
            "public": self.tr("Public goals"),
            "private": self.tr("Private goals"),
            "unreached": self.tr("Goals not reached"),
            "water": self.tr("Water rewards"),
            "power": self.tr("Power"),
            "crow": self.tr("The Crow"),
            "chain": self.tr("Chain"),
            "longest": self.tr("Longest chain"),
        }[what]

    def asks(self, what: str) -> str:
        """What a line counts."""
        return {
            "festival": self.tr("value × own pieces"),
            "fireflies": self.tr("workers at own festivals"),
            "public": self.tr("cards taken"),
            "private": self.tr("cards revealed"),
            "unreached": self.tr("secret until now"),
            "water": self.tr("stars under bridges"),
            "power": self.tr("what it brought"),
            "crow": self.tr("paid, and at the end"),
            "chain": self.tr("islands on one path"),
            "longest": self.tr("of all players"),
        }[what]


class FireflyEndWords(Sentences):
    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._scores, self._shared = FireflyScores(self), ScoreWords(self)

    def said(self, found: FireflyResult) -> ScoreText:
        kinds, scores = found.kinds, self._scores
        return ScoreText(
            titles=tuple((scores.name(kind), scores.asks(kind)) for kind in kinds),
            reasons=tuple(self._reasons(line, found, self._full) for line in range(len(kinds))),
            decided=f"{self._ended(found)} {self._shared.decided(found, self._broken)}",
            brief=tuple(self._reasons(line, found, self._brief) for line in range(len(kinds))),
        )

    # -- reasons -------------------------------------------------------------------------------

    def _reasons(self, line: int, found: FireflyResult, say: Say) -> tuple[str, ...]:
        """Why each seat has its points of a line."""
        kind = found.kinds[line]
        if kind == "chain":
            return tuple(self._names.islands(chain) if chain else "" for chain in found.chains)
        if kind == "longest":
            return ("",) * len(found.names)
        return tuple(say(kind, deeds, found.layout) for deeds in found.deeds[line])

    def _brief(self, kind: str, deeds: Sequence[Deed], layout: Sequence[int]) -> str:
        """How many, where there is no room for which."""
        number = len(deeds)
        if not number:
            return ""
        match kind:
            case "festival" | "fireflies":
                return self.tr("%n festival(s)", "", number)
            case "public" | "private" | "unreached":
                return self.tr("%n goal(s)", "", number)
            case "crow":
                return self._crow(deeds)
        return f"{number} ×"

    def _crow(self, deeds: Sequence[Deed]) -> str:
        """How often it was paid for, and whether it cost points in the end."""
        taken = sum(deed.kind == "crow" for deed in deeds)
        if not taken:
            return self.tr("at the end")
        kept = taken < len(deeds)
        text = self.tr("{number} ×, kept") if kept else self.tr("taken {number} ×")
        return text.format(number=taken)

    def _full(self, kind: str, deeds: Sequence[Deed], layout: Sequence[int]) -> str:
        """What brought how much."""
        together: dict[tuple[str, int], list[int]] = {}
        for deed in deeds:
            together.setdefault((deed.kind, deed.number), []).append(deed.points)
        return ", ".join(
            self._part(self._named(what, number, layout), points)
            for (what, number), points in together.items()
        )

    def _part(self, name: str, points: Sequence[int]) -> str:
        if name:
            return f"{name} {signed(sum(points))}" if any(points) else name
        if len(points) == 1:
            return ""  # the points themselves are beside it
        return f"{len(points)} × {points[0]}" if len(set(points)) == 1 else f"{len(points)} ×"

    def _named(self, what: str, number: int, layout: Sequence[int]) -> str:
        match what:
            case "island":
                return self._names.short(self._content.tiles[layout[number]].id)
            case "public":
                return self._goals.public(number)
            case "private":
                return self._goals.private(number)
            case "crow":
                return self.tr("taken")
            case "crow-end":
                return self.tr("at the end")
        return ""

    # -- what decided --------------------------------------------------------------------------

    def _ended(self, found: FireflyResult) -> str:
        text = {
            Trigger.SORIN: self.tr("The last Sōrin was placed by {name}."),
            Trigger.FLOORS: self.tr("{name} had placed every floor."),
            Trigger.GOALS: self.tr("All public goals were taken, the last one by {name}."),
            Trigger.REST: self.tr("Nobody built, scored or celebrated any more."),
        }.get(found.trigger, "")
        return text.format(name=found.names[found.ended_by])

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("Their coins are equal too: they share the place.")
        return self.tr("More coins decide: {values}.").format(values=tie.compared)


def ending(rules: FireflyFestival, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    text = FireflyEndWords(rules.content).said(found)
    return Ending(found, text, FireflySigns(), (box().label,))
