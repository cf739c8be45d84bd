"""The score sheet of a finished match of Firefly Festival: plain values, reasons and signs.

The numbers are the standing's; the timeline adds where they come from.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State, Trigger, Why
from festival_desktop.play.match import Match
from festival_desktop.screens.firefly_festival.box import box
from festival_desktop.screens.firefly_festival.pictures.marks import paint_coin
from festival_desktop.screens.firefly_festival.words.scores import FireflyScores
from festival_desktop.screens.firefly_festival.words.sentences import Sentences
from festival_desktop.ui.pages.end.result import (
    Curves,
    Ending,
    Result,
    Sheet,
    SheetLine,
    Tie,
)
from festival_desktop.ui.pages.end.sheet_painter import signed
from festival_desktop.ui.pages.end.words import ScoreWords

FROM_THE_START = ("festival", "fireflies", "public", "private", "chain")
"""Lines always shown on the sheet, even without points."""
UNCLAIMED, UNREACHED = "unclaimed", "unreached"
"""Lines without points: private goals left unclaimed until the end, reached or not."""


@dataclass(frozen=True)
class ScoringEntry:
    """Something that scored: a text key with the number it is about."""

    kind: str
    number: int
    points: int


Deeds = tuple[tuple[tuple[ScoringEntry, ...], ...], ...]
"""Scoring entries in order, by line and seat."""
Say = Callable[[str, Sequence[ScoringEntry], Sequence[int]], str]
"""Writes the text of a line from its name, its scoring entries and the island layout."""


@dataclass(frozen=True)
class FireflyResult(Result):
    deeds: Deeds = ()
    chains: tuple[int, ...] = ()
    """Number of islands on the longest chain, by seat."""
    layout: tuple[int, ...] = ()
    """The tile placed at each island position."""
    trigger: Trigger = Trigger.NONE
    ended_by: int = 0
    """The seat that took the last turn."""


def result(rules: FireflyFestival, match: Match[Any, Any, Any]) -> FireflyResult:
    """Build the result of a finished match, without lines that have no points."""
    end: State = match.state_at(len(match.steps))
    network = rules.islands.networks[end.players]
    found = FireflyResult.of(
        match,
        _curves(match),
        deeds=_deeds(match),
        chains=tuple(network.chain(built) for built in end.built),
        layout=end.layout,
        trigger=end.trigger,
        ended_by=end.seat,
    )
    lines = [
        line
        for line in zip(found.kinds, found.points, found.deeds, strict=True)
        if line[0] in FROM_THE_START or any(line[1])
    ]
    after = 1 + [kind for kind, *_ in lines].index("private")
    for kind, met in ((UNREACHED, False), (UNCLAIMED, True)):
        left = tuple(
            tuple(
                ScoringEntry("private", goal, 0)
                for goal in hand
                if rules.turn.goals.meets_private(end, seat, goal) == met
            )
            for seat, hand in enumerate(end.hands)
        )
        if any(left):
            lines.insert(after, (kind, (0,) * end.players, left))
    kinds, points, deeds = zip(*lines, strict=True)
    return replace(found, kinds=kinds, points=points, deeds=deeds)


def _curves(match: Match[Any, Any, Any]) -> Curves:
    """Return every seat's points before the first round and after each round."""
    curves = [list(match.start.points)]
    players, turns = match.start.players, match.start.turns
    for step in match.steps:
        state: State = step.state
        if state.turns > max(1, turns) and (state.turns - 1) % players == 0:
            curves.append(list(state.points))
        turns = state.turns
    curves.append(list(match.state_at(len(match.steps)).points))
    return tuple(zip(*curves, strict=True))


def _deeds(match: Match[Any, Any, Any]) -> Deeds:
    seats = range(match.start.players)
    deeds: list[list[list[ScoringEntry]]] = [[[] for _ in seats] for _ in Why]
    island = 0
    for event in (event for step in match.steps for event in step.events):
        if isinstance(event, ev.FestivalHeld):
            island = event.island
        found = _deed(event, island)
        if found is not None:
            why, seat, deed = found
            deeds[why][seat].append(deed)
    return tuple(tuple(map(tuple, line)) for line in deeds)


def _deed(event: Event, island: int) -> tuple[Why, int, ScoringEntry] | None:
    """Convert an event to a score; `island` is where the last festival was held."""
    match event:
        case ev.FestivalScored():
            return Why.FESTIVAL, event.seat, ScoringEntry("island", event.island, event.points)
        case ev.FirefliesScored():
            return Why.FIREFLIES, event.seat, ScoringEntry("island", island, event.points)
        case ev.PublicGoalClaimed():
            return Why.PUBLIC, event.seat, ScoringEntry("public", event.kind, event.points)
        case ev.PrivateGoalClaimed():
            return Why.PRIVATE, event.seat, ScoringEntry("private", event.goal, event.points)
        case ev.PointsScored():
            return event.why, event.seat, ScoringEntry("times", 1, event.points)
        case ev.CrowTaken():
            return Why.CROW, event.seat, ScoringEntry("crow", 0, -event.paid)
        case ev.CrowCursed():
            return Why.CROW, event.seat, ScoringEntry("crow-end", 0, -event.points)
        case ev.ChainScored() if event.points:
            return Why.CHAIN, event.seat, ScoringEntry("chain", event.islands, event.points)
        case ev.LongestChainScored():
            return Why.LONGEST, event.seat, ScoringEntry("chain", 0, event.points)
    return None


def _paint_coin(p: QPainter, spot: QPointF, size: float) -> None:
    paint_coin(p, spot.x(), spot.y(), size * 0.9)


class FireflyEndWords(Sentences):
    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._scores, self._shared = FireflyScores(self), ScoreWords(self)

    def said(self, found: FireflyResult) -> Sheet:
        """Build the sheet; points are shown as text, without pictures."""
        lines = (
            SheetLine(
                self._scores.name(kind),
                self._scores.asks(kind),
                self._reasons(line, found, self._full),
                brief=self._reasons(line, found, self._brief),
            )
            for line, kind in enumerate(found.kinds)
        )
        decided = f"{self._ended(found)} {self._shared.decided(found, self._broken)}".strip()
        return Sheet(tuple(lines), decided, (_paint_coin,))

    # -- reasons -------------------------------------------------------------------------------

    def _reasons(self, line: int, found: FireflyResult, say: Say) -> tuple[str, ...]:
        """Explain each seat's points of a line."""
        kind = found.kinds[line]
        if kind == "chain":
            return tuple(self._names.islands(chain) if chain else "" for chain in found.chains)
        if kind == "longest":
            return ("",) * len(found.names)
        return tuple(say(kind, deeds, found.layout) for deeds in found.deeds[line])

    def _brief(self, kind: str, deeds: Sequence[ScoringEntry], layout: Sequence[int]) -> str:
        """Count the reasons, where there is no room to name them."""
        number = len(deeds)
        if not number:
            return ""
        match kind:
            case "festival" | "fireflies":
                return self.tr("%n festival(s)", "", number)
            case "public" | "private" | "unclaimed" | "unreached":
                return self.tr("%n goal(s)", "", number)
            case "crow":
                return self._crow(deeds)
        return f"{number} ×"

    def _crow(self, deeds: Sequence[ScoringEntry]) -> str:
        """Say how often the Crow was paid for, and whether it cost points at the end."""
        taken = sum(deed.kind == "crow" for deed in deeds)
        if not taken:
            return self.tr("at the end")
        kept = taken < len(deeds)
        text = self.tr("taken {number} ×, still held") if kept else self.tr("taken {number} ×")
        return text.format(number=taken)

    def _full(self, kind: str, deeds: Sequence[ScoringEntry], layout: Sequence[int]) -> str:
        """List what gave how many points."""
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
            return ""  # The points are shown beside it.
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

    # -- deciding factors ----------------------------------------------------------------------

    def _ended(self, found: FireflyResult) -> str:
        text = {
            Trigger.SORIN: self.tr("The last Sōrin was placed by {name}."),
            Trigger.FLOORS: self.tr("{name} placed their last floor."),
            Trigger.GOALS: self.tr("All public goals were taken, the last one by {name}."),
            Trigger.REST: self.tr(
                "Nobody had built, claimed a goal or held a festival for three rounds."
            ),
        }.get(found.trigger, "")
        return text.format(name=found.names[found.ended_by])

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("They also tie on coins, so they share this place.")
        return self.tr("Tie broken by coins: {values}.").format(values=tie.compared)


def ending(rules: FireflyFestival, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    return Ending(found, FireflyEndWords(rules.content).said(found), (box().label,))
