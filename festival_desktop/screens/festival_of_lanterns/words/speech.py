"""Moon Dancer's paper: what she compared, why this one, what she spent, in her own words."""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.content import Dedication, Level, Share
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.moon_dancer import events as moon_told
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.screens.festival_of_lanterns.words.asks import is_hers
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText

_MOST = 4
"""So many lanterns are compared by name; more would be no help."""


class MoonDancerSpeech(FestivalText):
    def text(self) -> str:
        """What she did last, a line for each thought; or what is coming."""
        session, view = self._session, self._view
        if view is None or view.gala is None:
            return ""
        over = session.active is None or session.can_select(END_TURN)
        hers = is_hers(view) and not over
        last = last_turn(session, hers)
        lines = [self._say(event) for entry in last for event in entry.events]
        if hers and session.active != MOON_DANCER:
            lines.append(self.tr("Several ways are equally good for me. Which one do you like?"))
        elif hers and not last:
            lines.append(self.tr("My turn. I look for the Dedication that scores most."))
        elif not last:
            lines.append(self._welcome(self._content.moon_dancer.levels[view.gala.level]))
        return "\n".join(filter(None, lines))

    def _welcome(self, level: Level) -> str:
        cakes = {
            Share.NONE: self.tr("I never gain Mooncakes."),
            Share.ONE: self.tr("When your Fireworks tile brings you Mooncakes, I gain one."),
            Share.EACH: self.tr("For each Mooncake you gain, I gain one."),
        }[level.mooncakes]
        sides = self.tr("On every tile you lay, the lanterns on the left and right are mine.")
        if level.opposite:
            sides = self.tr("On every tile you lay, all lanterns but those on your side are mine.")
        first = [self.tr("I have brought some of every lantern.")] if level.lanterns else []
        goal = self.tr("Score more than I do: a tie is mine.")
        return "\n".join((sides, *first, cakes, goal))

    def _say(self, event: Event) -> str:
        match event:
            case moon_told.DedicationsCompared():
                return self._compared(event)
            case moon_told.LanternsWeighed():
                return self._weighed(event)
            case gala_told.FriendBefriended():
                return self.about(event, self.tr("So I befriend {friend} and pay {mooncakes}."))
            case told.LanternExchanged():
                return self.about(event, self.tr("I give {given} and take {taken}."))
            case gala_told.LanternsSwapped():
                return self.about(event, self.tr("I give you {given} for your {taken}."))
            case told.LanternGained(reason=Reason.FRIEND):
                return self.about(event, self.tr("I take {lantern} from the Supply."))
            case told.DedicationMade():
                return self._dedicated(event)
        return ""

    # -- comparing -----------------------------------------------------------------------------

    def _compared(self, event: moon_told.DedicationsCompared) -> str:
        chosen = event.chosen
        if chosen is None:
            if event.again:
                return self.tr("A further Dedication is not possible.")
            return self.tr("I can make no Dedication, so I spend nothing.")
        options = self._lists.any_of([self._option(option) for option in event.options])
        if event.again:
            can = self.tr("Once more I can make {options}.").format(options=options)
        else:
            can = self.tr("I can make {options}.").format(options=options)
        why = {
            moon_told.DecidedBy.MOST_POINTS: self.tr("{kind} scores most."),
            moon_told.DecidedBy.FEWEST_LANTERNS: self.tr(
                "Of equal ones, {kind} takes the fewest lanterns."
            ),
        }.get(event.why, "")
        return f"{can} {self.about(chosen, why)}".rstrip()

    def _option(self, option: moon_told.Considered) -> str:
        text = self.tr("{kind} for {points}")
        if option.friend is not None:
            text = self.tr("{kind} for {points}, with {friend}")
        return self.about(option, text, points=option.points)

    # -- weighing ------------------------------------------------------------------------------

    def _weighed(self, event: moon_told.LanternsWeighed) -> str:
        chosen = self._all_lanterns(event.chosen)
        match event.why:
            case moon_told.DecidedBy.YOU:
                return self.tr("You chose {lanterns} for me.").format(lanterns=chosen)
            case moon_told.DecidedBy.MOST_HELD:
                return self._most_held(event.candidates)
            case moon_told.DecidedBy.MOST_AVAILABLE if event.what is moon_told.Weighed.DEDICATED:
                return self._supply_decides(event)
            case moon_told.DecidedBy.MOST_AVAILABLE:
                return self._most_available(event.candidates)
        text = {
            moon_told.Weighed.TAKEN: self.tr("What I need is {lanterns}."),
            moon_told.Weighed.GIVEN: self.tr("I can spare {lanterns} only."),
            moon_told.Weighed.LEFT_OUT: self.tr("What I lack is {lanterns}."),
        }.get(event.what, "")
        return text.format(lanterns=chosen)

    def _supply_decides(self, event: moon_told.LanternsWeighed) -> str:
        """The Supply decides only between lanterns of which she holds the same number."""
        fewest = min(one.held for one in event.candidates if one.lantern in event.chosen)
        tied = [one for one in event.candidates if one.held == fewest]
        supply = self._most_available(tied)
        if any(one.held > fewest for one in event.candidates):
            return f"{self._most_held(event.candidates)} {supply}"
        return supply

    def _most_held(self, candidates: Sequence[moon_told.Candidate]) -> str:
        text = self.tr("I use what I hold most of: {numbers}.")
        return text.format(numbers=self._numbers(candidates, held=True))

    def _most_available(self, candidates: Sequence[moon_told.Candidate]) -> str:
        text = self.tr("Then I look at what the Supply has most of: {numbers}.")
        return text.format(numbers=self._numbers(candidates, held=False))

    def _numbers(self, candidates: Sequence[moon_told.Candidate], held: bool) -> str:
        """“Rarity 5 and Pinkie Pie 3”, the most first."""
        numbers = [(one.held if held else one.supply, one.lantern) for one in candidates]
        numbers.sort(key=lambda number: -number[0])
        return self._lists.all_of(
            [f"{self._names.short(lantern)} {number}" for number, lantern in numbers[:_MOST]]
        )

    def _dedicated(self, event: told.DedicationMade) -> str:
        text = {
            Dedication.FOUR: self.tr("I dedicate four {lanterns}: {points}."),
            Dedication.PAIRS: self.tr("I dedicate pairs of {lanterns}: {points}."),
            Dedication.SEVEN: self.tr("I dedicate one of each lantern: {points}."),
        }[event.kind]
        said = self.about(event, text)
        if event.without is None:
            return said
        left_out = self.tr("One {lantern} is left out.")
        return f"{said} {left_out.format(lantern=self._names.lantern(event.without))}"


def last_turn(session: Session, going_on: bool) -> list[LogEntry]:
    """The steps of her last turn; only of the one that is going on, if it is."""
    last: list[LogEntry] = []
    for entry in reversed(session.log.entries):
        if is_her_step(entry):
            last.insert(0, entry)
        elif last or going_on:
            break
    return last


def is_her_step(entry: LogEntry) -> bool:
    """Who decided may have been the person; in her turn she always compares or weighs."""
    kinds = (
        told.DedicationMade | gala_told.FriendBefriended | told.LanternExchanged
        | gala_told.LanternsSwapped
    )  # fmt: skip
    return any(
        isinstance(event, moon_told.DedicationsCompared | moon_told.LanternsWeighed)
        or (isinstance(event, kinds) and event.seat == MOON_DANCER)
        for event in entry.events
    )
