"""What the end of Firefly Festival is called: its lines, their reasons, what decided."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.ui.narrate.firefly_festival.goals import GoalWords
from festival_desktop.ui.narrate.firefly_festival.names import FireflyNames
from festival_desktop.ui.narrate.firefly_festival.scores import FireflyScores
from festival_desktop.ui.narrate.lists import Lists
from festival_desktop.ui.pages.firefly_festival.result import Deed, FireflyResult
from festival_desktop.ui.pages.result import Tie
from festival_desktop.ui.pages.score_sheet import Said


def signless(points: int) -> str:
    """A number without plus, with a real minus."""
    return f"−{-points}" if points < 0 else str(points)


class FireflyEndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores = FireflyScores(self)
        self._names = FireflyNames(self)
        self._lists = Lists(self)

    def said(self, found: FireflyResult, content: Content) -> Said:
        return Said(
            titles=tuple(
                (self._scores.name(kind), self._scores.asks(kind)) for kind in found.kinds
            ),
            reasons=self._reasons(found, content, brief=False),
            brief=self._reasons(found, content, brief=True),
            decided=f"{self._ended(found)} {self._decided(found)}",
        )

    # -- reasons -------------------------------------------------------------------------------

    def _reasons(
        self, found: FireflyResult, content: Content, brief: bool
    ) -> tuple[tuple[str, ...], ...]:
        goals = GoalWords(content, self)
        say = self._brief if brief else self._full
        rows = zip(found.kinds, found.deeds, strict=True)
        return tuple(
            tuple(say(kind, deeds, seat, found, content, goals) for seat, deeds in enumerate(row))
            for kind, row in rows
        )

    def _brief(
        self,
        kind: str,
        deeds: Sequence[Deed],
        seat: int,
        found: FireflyResult,
        content: Content,
        goals: GoalWords,
    ) -> str:
        """How many, where there is no room for which."""
        if kind in ("chain", "longest"):
            return str(found.chains[seat]) if kind == "chain" and found.chains[seat] else ""
        return f"{len(deeds)} ×" if deeds else ""

    def _full(
        self,
        kind: str,
        deeds: Sequence[Deed],
        seat: int,
        found: FireflyResult,
        content: Content,
        goals: GoalWords,
    ) -> str:
        """What brought how much."""
        if kind == "chain":
            chain = found.chains[seat]
            return self._names.islands(chain) if chain else ""
        if kind == "longest":
            return ""
        together: dict[tuple[str, int], list[int]] = {}
        for deed in deeds:
            together.setdefault((deed.kind, deed.number), []).append(deed.points)
        parts = (
            self._part(self._named(what, number, found, content, goals), points)
            for (what, number), points in together.items()
        )
        return ", ".join(parts)

    def _part(self, name: str, points: Sequence[int]) -> str:
        if len(set(points)) == 1 and not name and len(points) > 1:
            return f"{len(points)} × {signless(points[0])}"
        return f"{name} {signless(sum(points))}".strip()

    def _named(
        self, what: str, number: int, found: FireflyResult, content: Content, goals: GoalWords
    ) -> str:
        match what:
            case "island":
                return self._names.short(content.tiles[found.layout[number]].id)
            case "public":
                return goals.public(number)
            case "private":
                return goals.private(number)
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

    def _decided(self, found: FireflyResult) -> str:
        tie = found.tie
        if tie is None:
            return self.tr("No two totals are equal: points alone decide.")
        names = self._lists.all_of([found.names[seat] for seat in tie.seats])
        equal = self.tr("{names} have {number} points each.").format(
            names=names, number=found.totals[tie.seats[0]]
        )
        return f"{equal} {self._broken(tie)}"

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("Their coins are equal too: they share the place.")
        values = " : ".join(map(str, tie.values))
        return self.tr("More coins decide: {values}.").format(values=values)
