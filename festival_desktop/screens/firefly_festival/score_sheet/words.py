"""What the end of Firefly Festival is called: its lines, their reasons, what decided."""

from collections.abc import Sequence

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.screens.firefly_festival.score_sheet.result import Deed, FireflyResult
from festival_desktop.screens.firefly_festival.words.scores import FireflyScores
from festival_desktop.screens.firefly_festival.words.sentences import Sentences
from festival_desktop.ui.pages.end.ending import ScoreText
from festival_desktop.ui.pages.end.result import Tie
from festival_desktop.ui.pages.end.sheet_painter import signed
from festival_desktop.ui.pages.end.words import ScoreWords


class FireflyEndWords(Sentences):
    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._scores, self._shared = FireflyScores(self), ScoreWords(self)

    def said(self, found: FireflyResult) -> ScoreText:
        rows = list(zip(found.kinds, found.deeds, strict=True))
        seats = range(len(found.names))
        return ScoreText(
            titles=tuple(
                (self._scores.name(kind), self._scores.asks(kind)) for kind in found.kinds
            ),
            reasons=tuple(
                tuple(self._full(kind, row[seat], seat, found) for seat in seats)
                for kind, row in rows
            ),
            decided=f"{self._ended(found)} {self._shared.decided(found, self._broken)}",
            brief=tuple(
                tuple(self._brief(kind, row[seat], found.chains[seat]) for seat in seats)
                for kind, row in rows
            ),
        )

    # -- reasons -------------------------------------------------------------------------------

    def _brief(self, kind: str, deeds: Sequence[Deed], chain: int) -> str:
        """How many, where there is no room for which."""
        number = len(deeds)
        if kind == "chain":
            return self._names.islands(chain) if chain else ""
        if not number or kind == "longest":
            return ""
        match kind:
            case "festival" | "fireflies":
                return self.tr("%n festival(s)", "", number)
            case "public" | "private":
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

    def _full(self, kind: str, deeds: Sequence[Deed], seat: int, found: FireflyResult) -> str:
        """What brought how much."""
        if kind == "chain":
            chain = found.chains[seat]
            return self._names.islands(chain) if chain else ""
        if kind == "longest":
            return ""
        together: dict[tuple[str, int], list[int]] = {}
        for deed in deeds:
            together.setdefault((deed.kind, deed.number), []).append(deed.points)
        return ", ".join(
            self._part(self._named(what, number, found.layout), points)
            for (what, number), points in together.items()
        )

    def _part(self, name: str, points: Sequence[int]) -> str:
        if name:
            return f"{name} {signed(sum(points))}"
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
