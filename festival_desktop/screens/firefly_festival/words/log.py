"""What happened in a step, in sentences with exact gains."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import Why
from festival_desktop.models.log import LogEntry
from festival_desktop.screens.firefly_festival.words.happenings import Happenings
from festival_desktop.screens.firefly_festival.words.sentences import Sentences

Gained = (
    told.CoinsGained
    | told.PointsScored
    | told.WorkerRecruited
    | told.RecruitLost
    | told.GoalDrawn
    | told.GoalMissed
)
"""What somebody got by an action."""


class FireflyLog(Sentences):
    def __init__(
        self, content: Content, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(content, players, parent)
        self._happenings = Happenings(content, players, self)
        self.lay = self._happenings.lay

    def entry(self, entry: LogEntry) -> str:
        events = entry.events
        sentences: list[str] = []
        action = next(filter(None, map(self._happenings.action, events)), "")
        gains = self.gains(event for event in events if self._is_gain(event, entry.seat))
        if action:
            sentences.append(f"{action}: {gains}." if gains else f"{action}.")
        elif gains:
            text = self.tr("{name}: {gains}.")
            sentences.append(text.format(name=self._players[entry.seat], gains=gains))
        sentences += self._festival(events)
        sentences += [self._happenings.fact(event) for event in events]
        sentences += self._for_others(events, entry.seat)
        sentences += self._crow_income(events)
        ended = self.tr("{name} ended the turn.").format(name=self._players[entry.seat])
        return " ".join(filter(None, sentences)) or ended

    # -- gains ---------------------------------------------------------------------------------

    def _is_gain(self, event: Event, seat: Seat) -> bool:
        income = isinstance(event, told.CoinsGained) and event.source is Source.CROW_INCOME
        return isinstance(event, Gained) and event.seat == seat and not income

    def gains(self, events: Iterable[Event]) -> str:
        """“+2 coins, +5 points and a private goal”, equal things together."""
        coins = points = 0
        others: list[str] = []
        for event in events:
            match event:
                case told.CoinsGained():
                    coins += event.number
                case told.PointsScored():
                    points += event.points
                case _:
                    others.append(self._gain(event))
        counted = [f"+{self._names.coins(coins)}"] if coins else []
        counted += [f"+{self._names.points(points)}"] if points else []
        return self._lists.all_of([*counted, *filter(None, others)])

    def _gain(self, event: Event) -> str:
        match event:
            case told.WorkerRecruited():
                return self._happenings.about(self.tr("+1 worker on {island}"), event)
            case told.RecruitLost():
                return self.tr("a worker is lost")
            case told.GoalDrawn(goal=None):
                return self.tr("a private goal")
            case told.GoalDrawn(goal=int(goal)):
                text = self.tr("a private goal ({condition})")
                return text.format(condition=self._goals.condition(goal))
            case told.GoalMissed():
                return self.tr("no private goal is left")
        return ""

    def _for_others(self, events: Iterable[Event], seat: Seat) -> list[str]:
        """What powers brought to those who did not act."""
        sentences = []
        for event in events:
            match event:
                case told.CoinsGained(source=Source.POWER) if event.seat != seat:
                    gained = self._names.coins(event.number)
                case told.PointsScored(why=Why.POWER) if event.seat != seat:
                    gained = self._names.points(event.points)
                case _:
                    continue
            text = self.tr("The power of {name} brings +{gained}.")
            sentences.append(text.format(name=self._players[event.seat], gained=gained))
        return sentences

    def _crow_income(self, events: Iterable[Event]) -> list[str]:
        text = self.tr("The Crow brings {name} +{coins}.")
        return [
            text.format(name=self._players[event.seat], coins=self._names.coins(event.number))
            for event in events
            if isinstance(event, told.CoinsGained) and event.source is Source.CROW_INCOME
        ]

    # -- a festival ------------------------------------------------------------------------------

    def _festival(self, events: Sequence[Event]) -> list[str]:
        held = next((event for event in events if isinstance(event, told.FestivalHeld)), None)
        if held is None:
            return []
        sentences = [self._happenings.about(self.tr("{name} held a festival on {island}."), held)]
        shares = [self._share(e) for e in events if isinstance(e, told.FestivalScored)]
        sentences.append(self._lists.all_of(shares) + ".")
        sentences += [self._fireflies(e) for e in events if isinstance(e, told.FirefliesScored)]
        guests = [self._players[e.seat] for e in events if isinstance(e, told.FishReturned)]
        if guests:
            text = self.tr("Fish go back to {names}.")
            sentences.append(text.format(names=self._lists.all_of(guests)))
        return sentences

    def _share(self, event: told.FestivalScored) -> str:
        text = self.tr("{name} +{points} for {pieces}")
        return self._happenings.about(text, event, pieces=self._names.pieces(event.pieces))

    def _fireflies(self, event: told.FirefliesScored) -> str:
        text = self.tr("Fireflies bring {name} +{points}: {here} there, {beside} next door.")
        here, beside = self._names.workers(event.here), self._names.workers(event.beside)
        return self._happenings.about(text, event, here=here, beside=beside)
