"""The log: what happened in a step, in sentences with exact gains."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import Why
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.ui.words.game_words import Winners

Gained = (
    ev.CoinsGained
    | ev.PointsScored
    | ev.WorkerRecruited
    | ev.RecruitLost
    | ev.GoalDrawn
    | ev.GoalMissed
)
"""Events that record a gain from an action."""


class FireflyLog(Ways):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        names, lanes = self._names, self.network.lanes
        self.fillers = {
            **self.fillers,
            "a": lambda event: self.island(lanes[event.lane].a),
            "b": lambda event: self.island(lanes[event.lane].b),
            "workers": lambda event: names.workers(event.number),
            "owner": lambda event: self._players[event.owner],
            "holder": lambda event: self._players[event.holder],
            "height": lambda event: event.height,
            "pieces": lambda event: names.pieces(event.pieces),
            "here": lambda event: names.workers(event.here),
            "beside": lambda event: names.workers(event.beside),
            "goals": lambda event: names.goals(event.number),
            "islands": lambda event: names.islands(event.islands),
            "power": lambda event: self._powers.name(self._content.powers[event.power].id),
        }

    def entry(self, entry: LogEntry) -> str:
        events = entry.events
        sentences: list[str] = []
        action = next(filter(None, map(self._action, events)), "")
        gains = self._gains(e for e in events if isinstance(e, Gained) and e.seat == entry.seat)
        if action:
            sentences.append(f"{action}: {gains}." if gains else f"{action}.")
        elif gains:
            text = self.tr("{name}: {gains}.")
            sentences.append(text.format(name=self._players[entry.seat], gains=gains))
        sentences += self._festival(events)
        sentences += [self._fact(event) for event in events]
        sentences += self._for_others(events, entry.seat)
        ended = self.tr("{name} ended the turn.").format(name=self._players[entry.seat])
        return " ".join(filter(None, sentences)) or ended

    # -- gains ---------------------------------------------------------------------------------

    def _gains(self, events: Iterable[Event]) -> str:
        """List gains, equal things together: “+2 coins, +5 points and a private goal”."""
        coins = points = 0
        others: list[str] = []
        for event in events:
            match event:
                case ev.CoinsGained():
                    coins += 0 if event.source is Source.CROW_INCOME else event.number
                case ev.PointsScored():
                    points += event.points
                case _:
                    others.append(self._gain(event))
        counted = [f"+{self._names.coins(coins)}"] if coins else []
        counted += [f"+{self._names.points(points)}"] if points else []
        return self._lists.all_of([*counted, *filter(None, others)])

    def _gain(self, event: Event) -> str:
        match event:
            case ev.WorkerRecruited():
                return self.about(event, self.tr("+1 worker on {island}"))
            case ev.RecruitLost():
                return self.tr("no room for a new worker")
            case ev.GoalDrawn(goal=None):
                return self.tr("a private goal")
            case ev.GoalDrawn():
                return self.about(event, self.tr("a private goal ({condition})"))
            case ev.GoalMissed():
                return self.tr("no private goals left")
        return ""

    def _for_others(self, events: Iterable[Event], seat: Seat) -> list[str]:
        """Describe what powers gave to other seats, and the Crow to its holder."""
        sentences = []
        for event in events:
            text = self.tr("{name}’s power: +{gained}.")
            match event:
                case ev.CoinsGained(source=Source.CROW_INCOME):
                    text = self.tr("The Crow gives {name} +{coins}.")
                    gained = self._names.coins(event.number)
                case ev.CoinsGained(source=Source.POWER) if event.seat != seat:
                    gained = self._names.coins(event.number)
                case ev.PointsScored(why=Why.POWER) if event.seat != seat:
                    gained = self._names.points(event.points)
                case _:
                    continue
            sentences.append(self.about(event, text, gained=gained, coins=gained))
        return sentences

    # -- a festival ------------------------------------------------------------------------------

    def _festival(self, events: Sequence[Event]) -> list[str]:
        held = next((event for event in events if isinstance(event, ev.FestivalHeld)), None)
        if held is None:
            return []
        sentences = [self.about(held, self.tr("{name} held a festival on {island}."))]
        share = self.tr("{name} +{points} for {pieces}")
        shares = [self.about(e, share) for e in events if isinstance(e, ev.FestivalScored)]
        sentences.append(self._lists.all_of(shares) + ".")
        text = self.tr(
            "Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands)."
        )
        sentences += [self.about(e, text) for e in events if isinstance(e, ev.FirefliesScored)]
        returned = (event for event in events if isinstance(event, ev.FishReturned))
        guests = [f"{self._players[event.seat]} ({event.number})" for event in returned]
        if guests:
            text = self.tr("Fish returned: {names}.")
            sentences.append(text.format(names=self._lists.all_of(guests)))
        return sentences

    # -- actions: the text before their gains, without a full stop -------------------------------

    def _action(self, event: Event) -> str:
        """Describe an action; empty for other events."""
        names, goals = self._names, self._goals
        match event:
            case ev.BridgeBuilt():
                text = self.tr("{name} built a bridge from {a} to {b} for {coins}")
                if not event.paid:
                    text = self.tr("{name} built a bridge from {a} to {b} for free")
            case ev.WorkersMoved(toll=0):
                text = self.tr("{name} moved {workers} from {origin} to {destination}")
            case ev.WorkersMoved():
                text = self.tr(
                    "{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}"
                )
                return self.about(event, text, coins=names.coins(event.toll))
            case ev.FloorBuilt():
                text = self.tr("{name} paid {coins} and added floor {height} on {island}")
                if not event.paid:
                    text = self.tr("{name} built floor {height} on {island}")
            case ev.CrowTaken():
                text = self.tr("{name} paid {points} and took the Crow")
                if event.holder is not None:
                    text = self.tr("{name} paid {points} and took the Crow from {holder}")
                return self.about(event, text, points=names.points(event.paid))
            case ev.PublicGoalClaimed():
                number, _ = self._content.public[event.kind].cards[event.card]
                text = self.tr("{name} claimed {goal} ({condition}): +{points}")
                return self.about(event, text, condition=goals.card(event.kind, number))
            case ev.WorkerCrossed():
                text = self.tr("{name} moved a worker across from {origin} to {destination}")
            case ev.WorkerFerried():
                text = self.tr("{name} ferried a worker from {origin} to {destination} for {coins}")
            case ev.PrivateGoalClaimed():
                text = self.tr("{name} revealed a private goal ({condition}): +{points}")
            case _:
                return ""
        return self.about(event, text)

    # -- facts: whole sentences ------------------------------------------------------------------

    def _fact(self, event: Event) -> str:
        """Describe a side effect; empty for those described elsewhere."""
        texts: dict[type[Event], str] = {
            ev.GoalsDealt: self.tr("{name} drew {goals}."),
            ev.WorkerSent: self.tr("A {name} worker starts on {island}."),
            ev.FirstStoneLaid: self.tr("{name} starts with a floor on {island}."),
            ev.MainActionPassed: self.tr("{name} had no possible main action."),
            ev.ActionFinished: self.tr("{name} stopped there."),
            ev.PowerChosen: self.tr("{name} chose {power}."),
            ev.CrowCursed: self.tr("The Crow costs {name} {points}."),
            ev.ChainScored: self.tr("{name} has a chain of {islands}: +{points}."),
            ev.LongestChainScored: self.tr("{name} has the longest chain: +{points}."),
        }
        text = texts.get(type(event), "")
        match event:
            case ev.PowersRevealed():
                return self._revealed(event.powers)
            case ev.GameEnded():
                return Winners().over([self._players[seat] for seat in event.winners])
            case ev.EndTriggered():
                text = self._triggered(event.trigger)
            case ev.PowerChosen(power=None):
                text = self.tr("{name} chose a power.")
            case ev.FishPlaced():
                text = self.tr("{name} placed a lucky fish for {coins}: an extra main action.")
            case ev.ChainScored(points=0):
                text = ""
        return self.about(event, text)

    def _revealed(self, powers: Sequence[int]) -> str:
        """Name every power with its rule."""
        held = [
            self.tr("{name} has {power}: {rule}").format(
                name=self._players[seat],
                power=self._powers.name(self._content.powers[power].id),
                rule=self._powers.rule(self._content.powers[power]),
            )
            for seat, power in enumerate(powers)
        ]
        return " ".join((self.tr("All powers are revealed."), *held))

    def _triggered(self, trigger: int) -> str:
        return (
            "",
            self.tr("The last Sōrin is placed: the game ends after this turn."),
            self.tr("{name} has placed their last floor: the game ends after this turn."),
            self.tr("All public goals are taken: the game ends after this turn."),
            self.tr("Nobody has built or scored for three rounds: the game ends after this turn."),
        )[trigger]
