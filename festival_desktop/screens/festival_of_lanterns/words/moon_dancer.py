"""Moon Dancer's texts: her paper, the steps of her turn, and her log entries.

She compares, befriends if that helps, and dedicates.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import Dedication, Level, Share
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import (
    Candidate,
    Considered,
    DecidedBy,
    DedicationsCompared,
    LanternsWeighed,
    Weighed,
)
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.ui.words.game_words import StepState, TurnStep, TurnText

DONE, SKIPPED, MAY, NOW, LATER = StepState
_MOST = 4
"""Maximum number of lanterns compared by name."""


def is_challenged(view: View) -> bool:
    """Return whether a person plays alone against her."""
    return view.gala is not None and view.gala.level != NO_LEVEL


def is_hers(view: View) -> bool:
    """Return whether it is Moon Dancer's turn, whoever decides in it."""
    return is_challenged(view) and view.seat == MOON_DANCER


def last_turn(session: Session, pending_action: bool) -> list[LogEntry]:
    """List the steps of her last turn, or of the current one."""
    last: list[LogEntry] = []
    for entry in reversed(session.log.entries):
        if is_her_step(entry):
            last.insert(0, entry)
        elif last or pending_action:
            break
    return last


def is_her_step(entry: LogEntry) -> bool:
    """Return whether a step belongs to her turn, in which she always compares or weighs."""
    kinds = (
        ev.DedicationMade | gala_told.FriendBefriended | ev.LanternExchanged
        | gala_told.LanternsSwapped
    )  # fmt: skip
    return any(
        isinstance(event, DedicationsCompared | LanternsWeighed)
        or (isinstance(event, kinds) and event.seat == MOON_DANCER)
        for event in entry.events
    )


class MoonDancerSpeech(FestivalText):
    def text(self) -> str:
        """Describe her last actions, a line for each thought; or what comes next."""
        session, view = self._session, self._view
        if view is None or view.gala is None:
            return ""
        over = session.active is None or session.can_select(END_TURN)
        hers = is_hers(view) and not over
        last = last_turn(session, hers)
        lines = [self._say(event) for entry in last for event in entry.events]
        if hers and session.active != MOON_DANCER:
            lines.append(
                self.tr("Several options are equally good for me. Which one would you like?")
            )
        elif hers and not last:
            lines.append(self.tr("My turn. I look for the Dedication that scores the most."))
        elif not last:
            lines.append(self._welcome(self._content.moon_dancer.levels[view.gala.level]))
        return "\n".join(filter(None, lines))

    def _welcome(self, level: Level) -> str:
        cakes = {
            Share.NONE: self.tr("I never gain Mooncakes."),
            Share.ONE: self.tr("When your Fireworks tile earns you Mooncakes, I gain one."),
            Share.EACH: self.tr("For each Mooncake you gain, I gain one, too."),
        }[level.mooncakes]
        sides = self.tr("The lanterns on the left and right of every tile you place are mine.")
        if level.opposite:
            sides = self.tr(
                "All lanterns on every tile you place are mine, except the one on your side."
            )
        first = [self.tr("I’ve brought some of each lantern.")] if level.lanterns else []
        goal = self.tr("Score more than I do: I win ties.")
        return "\n".join((sides, *first, cakes, goal))

    def _say(self, event: Event) -> str:
        match event:
            case DedicationsCompared():
                return self._compared(event)
            case LanternsWeighed():
                return self._weighed(event)
            case gala_told.FriendBefriended():
                return self.about(event, self.tr("So I befriend {friend} and pay {mooncakes}."))
            case ev.LanternExchanged():
                return self.about(event, self.tr("I give {given} and take {taken}."))
            case gala_told.LanternsSwapped():
                return self.about(event, self.tr("I give you {given} for your {taken}."))
            case ev.LanternGained(reason=Reason.FRIEND):
                return self.about(event, self.tr("I take {lantern} from the Supply."))
            case ev.DedicationMade():
                return self._dedicated(event)
        return ""

    # -- comparing -----------------------------------------------------------------------------

    def _compared(self, event: DedicationsCompared) -> str:
        chosen = event.chosen
        if chosen is None:
            if event.again:
                return self.tr("I can’t make another Dedication.")
            return self.tr("I can’t make a Dedication, so I spend nothing.")
        options = self._lists.any_of([self._option(option) for option in event.options])
        if event.again:
            can = self.tr("I can also make {options}.").format(options=options)
        else:
            can = self.tr("I can make {options}.").format(options=options)
        why = {
            DecidedBy.MOST_POINTS: self.tr("{kind} scores the most."),
            DecidedBy.FEWEST_LANTERNS: self.tr(
                "At equal points, {kind} takes the fewest lanterns."
            ),
        }.get(event.why, "")
        return f"{can} {self.about(chosen, why)}".rstrip()

    def _option(self, option: Considered) -> str:
        text = self.tr("{kind} for {points}")
        if option.friend is not None:
            text = self.tr("{kind} for {points}, with {friend}’s help")
        return self.about(option, text, points=option.points)

    # -- weighing ------------------------------------------------------------------------------

    def _weighed(self, event: LanternsWeighed) -> str:
        chosen = self._all_lanterns(event.chosen)
        match event.why:
            case DecidedBy.YOU:
                return self.tr("You chose {lanterns} for me.").format(lanterns=chosen)
            case DecidedBy.MOST_HELD:
                return self._most(event.candidates, held=True)
            case DecidedBy.MOST_AVAILABLE if event.what is Weighed.DEDICATED:
                return self._supply_decides(event)
            case DecidedBy.MOST_AVAILABLE:
                return self._most(event.candidates, held=False)
        text = {
            Weighed.TAKEN: self.tr("I need {lanterns}."),
            Weighed.GIVEN: self.tr("I can spare only {lanterns}."),
            Weighed.LEFT_OUT: self.tr("I don’t have {lanterns}."),
        }.get(event.what, "")
        return text.format(lanterns=chosen)

    def _supply_decides(self, event: LanternsWeighed) -> str:
        """Explain that the Supply decides between equally held lanterns."""
        fewest = min(one.held for one in event.candidates if one.lantern in event.chosen)
        tied = [one for one in event.candidates if one.held == fewest]
        supply = self._most(tied, held=False)
        if any(one.held > fewest for one in event.candidates):
            return f"{self._most(event.candidates, held=True)} {supply}"
        return supply

    def _most(self, candidates: Sequence[Candidate], held: bool) -> str:
        """List numbers, largest first: “Rarity 5 and Pinkie Pie 3”."""
        text = self.tr("Then I look at what the Supply has the most of: {numbers}.")
        if held:
            text = self.tr("I use what I have the most of: {numbers}.")
        numbers = [(one.held if held else one.supply, one.lantern) for one in candidates]
        numbers.sort(key=lambda number: -number[0])
        names = [f"{self._names.short(lantern)} {number}" for number, lantern in numbers[:_MOST]]
        return text.format(numbers=self._lists.all_of(names))

    def _dedicated(self, event: ev.DedicationMade) -> str:
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


class HerTurn(FestivalText):
    def turn(self) -> TurnText:
        events = [event for entry in last_turn(self._session, True) for event in entry.events]
        compared = [event for event in events if isinstance(event, DedicationsCompared)]
        paid = [event for event in events if isinstance(event, gala_told.FriendBefriended)]
        made = [event for event in events if isinstance(event, ev.DedicationMade)]
        chosen = compared[-1].chosen if compared else None
        compare = self.tr("what scores most"), NOW
        if chosen is not None:
            compare = self._names.dedication(chosen.kind), DONE
        befriend = self.tr("if that helps"), SKIPPED if made else LATER
        if paid:
            befriend = self.friend(paid[-1].friend), DONE
        dedicate = self.tr("the highest"), NOW if compared else LATER
        if made:
            dedicate = self._names.points(made[-1].points), DONE
        steps = (
            TurnStep(self.tr("Compare"), *compare),
            TurnStep(self.tr("Befriend"), *befriend),
            TurnStep(self.tr("Dedicate"), *dedicate),
        )
        text = self.tr("It’s {name}’s turn.")
        return TurnText(text.format(name=self._players[MOON_DANCER]), steps)


class MoonDancerWords(FestivalText):
    def happened(self, event: Event) -> str:
        """Describe an event; empty where there was nothing to decide."""
        match event:
            case DedicationsCompared(chosen=None):
                text = self.tr("{name} can’t make another Dedication.")
                if not event.again:
                    text = self.tr("{name} can’t make a Dedication.")
                return text.format(name=self._players[MOON_DANCER])
            case DedicationsCompared():
                return self._compared(event)
            case LanternsWeighed():
                return self._weighed(event)
        return ""

    def _compared(self, event: DedicationsCompared) -> str:
        chosen = event.chosen
        assert chosen is not None
        text = {
            DecidedBy.MOST_POINTS: self.tr("{name} chooses {kind}: it scores the most, {points}."),
            DecidedBy.FEWEST_LANTERNS: self.tr(
                "{name} chooses {kind}: it takes the fewest lanterns."
            ),
            DecidedBy.YOU: self.tr("You chose {kind} for {name}."),
        }.get(event.why, self.tr("{name} can make only {kind}."))
        told_choice = self.about(chosen, text, name=self._players[MOON_DANCER])
        if chosen.friend is None:
            return told_choice
        helped = self.tr("It needs {friend}’s help.")
        return f"{told_choice} {self.about(chosen, helped)}"

    def _weighed(self, event: LanternsWeighed) -> str:
        if event.why is DecidedBy.ONLY:
            return ""
        if event.what is Weighed.DEDICATED and event.why is DecidedBy.MOST_AVAILABLE:
            return self._dedicated(event)
        lanterns = self._all_lanterns(event.chosen)
        text = {
            DecidedBy.MOST_HELD: self.tr("She has the most of {lanterns}."),
            DecidedBy.MOST_AVAILABLE: self.tr("The Supply has the most of {lanterns}."),
        }.get(event.why, self._chosen_by_you(event.what))
        return text.format(lanterns=lanterns)

    def _dedicated(self, event: LanternsWeighed) -> str:
        """Explain her lanterns; the Supply decides only between equally held ones."""
        held = {one.lantern: one.held for one in event.candidates}
        fewest = min(held[one] for one in event.chosen)
        equal = self._all_lanterns([one for one in event.chosen if held[one] == fewest])
        more = self._all_lanterns([one for one in event.chosen if held[one] > fewest])
        if not more:
            return self.tr("The Supply has the most of {lanterns}.").format(lanterns=equal)
        text = self.tr(
            "She has the most of {held}; of the rest, the Supply has the most of {lanterns}."
        )
        return text.format(held=more, lanterns=equal)

    def _chosen_by_you(self, what: Weighed) -> str:
        return {
            Weighed.DEDICATED: self.tr("You chose what she dedicates: {lanterns}."),
            Weighed.TAKEN: self.tr("You chose what she takes: {lanterns}."),
            Weighed.GIVEN: self.tr("You chose what she gives: {lanterns}."),
            Weighed.LEFT_OUT: self.tr("You chose what she leaves out: {lanterns}."),
        }[what]
