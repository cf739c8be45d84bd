"""Sentences for single events; `log` puts those of one step together."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.content import Content, Island, Tile
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.ui.words.winners import Winners


class Happenings(QObject):
    """`lay` says which tile lies where; before that no island has a name."""

    def __init__(
        self, content: Content, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._players = players
        self._names = FireflyNames(self)
        self._powers = PowerWords(self)
        self._goals = GoalWords(content, self)
        self._winners = Winners(self)
        self._layout: tuple[Tile, ...] = ()
        self._network: Network | None = None

    def lay(self, layout: tuple[Tile, ...], network: Network) -> None:
        self._layout, self._network = layout, network

    def island(self, island: Island) -> str:
        return self._names.tile(self._content.tiles[self._layout[island]].id)

    # -- actions: the words before their gains, without a full stop ------------------------------

    def action(self, event: Event) -> str:
        """What somebody did; empty for what is no action."""
        match event:
            case told.BridgeBuilt():
                return self._bridge(event)
            case told.WorkerCrossed():
                text = self.tr("{name} let a worker cross from {origin} to {destination}")
                return self._way(text, event)
            case told.WorkersMoved():
                return self._moved(event)
            case told.WorkerFerried():
                return self._way(
                    self.tr("{name} ferried a worker from {origin} to {destination} for {coins}"),
                    event,
                    coins=self._names.coins(event.paid),
                )
            case told.FloorBuilt():
                return self._floor(event)
            case told.CrowTaken():
                return self._crow(event)
        return self._goal(event)

    def _way(
        self,
        text: str,
        event: told.WorkerCrossed | told.WorkersMoved | told.WorkerFerried,
        **more: str,
    ) -> str:
        return text.format(
            name=self._players[event.seat],
            origin=self.island(event.origin),
            destination=self.island(event.destination),
            **more,
        )

    def _bridge(self, event: told.BridgeBuilt) -> str:
        assert self._network is not None
        lane = self._network.lanes[event.lane]
        if event.paid:
            text = self.tr("{name} built a bridge from {a} to {b} for {coins}")
        else:
            text = self.tr("{name} built a bridge from {a} to {b} free of charge")
        return text.format(
            name=self._players[event.seat],
            a=self.island(lane.a),
            b=self.island(lane.b),
            coins=self._names.coins(event.paid),
        )

    def _moved(self, event: told.WorkersMoved) -> str:
        workers = self._names.workers(event.number)
        if not event.toll:
            text = self.tr("{name} moved {workers} from {origin} to {destination}")
            return self._way(text, event, workers=workers)
        return self._way(
            self.tr(
                "{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}"
            ),
            event,
            workers=workers,
            owner=self._players[event.owner],
            coins=self._names.coins(event.toll),
        )

    def _floor(self, event: told.FloorBuilt) -> str:
        if event.paid:
            text = self.tr("{name} paid {coins} and added floor {height} on {island}")
        else:
            text = self.tr("{name} built floor {height} on {island}")
        return text.format(
            name=self._players[event.seat],
            height=event.height,
            island=self.island(event.island),
            coins=self._names.coins(event.paid),
        )

    def _crow(self, event: told.CrowTaken) -> str:
        if event.holder is None:
            text = self.tr("{name} paid {points} and took the Crow")
        else:
            text = self.tr("{name} paid {points} and took the Crow from {holder}")
        return text.format(
            name=self._players[event.seat],
            points=self._names.points(event.paid),
            holder="" if event.holder is None else self._players[event.holder],
        )

    def _goal(self, event: Event) -> str:
        match event:
            case told.PublicGoalClaimed():
                number, _ = self._content.public[event.kind].cards[event.card]
                return self.tr("{name} claimed {goal} ({condition}): +{points}").format(
                    name=self._players[event.seat],
                    goal=self._goals.public(event.kind),
                    condition=self._goals.card(event.kind, number),
                    points=self._names.points(event.points),
                )
            case told.PrivateGoalClaimed():
                text = self.tr("{name} revealed a private goal ({condition}): +{points}")
                return text.format(
                    name=self._players[event.seat],
                    condition=self._goals.condition(event.goal),
                    points=self._names.points(event.points),
                )
        return ""

    # -- facts: whole sentences ------------------------------------------------------------------

    def fact(self, event: Event) -> str:
        """What happened besides; empty for what is told elsewhere."""
        match event:
            case told.PowersRevealed():
                return self._revealed(event.powers)
            case told.GoalsDealt():
                text = self.tr("{name} was dealt {goals} more.")
                return text.format(
                    name=self._players[event.seat], goals=self._names.goals(event.number)
                )
            case told.WorkerSent():
                text = self.tr("A worker of {name} begins on {island}.")
                return text.format(name=self._players[event.seat], island=self.island(event.island))
            case told.FirstStoneLaid():
                text = self.tr("{name} begins with a floor on {island}.")
                return text.format(name=self._players[event.seat], island=self.island(event.island))
            case told.FishPlaced():
                return self.tr(
                    "{name} placed a lucky fish for {coins}: one more main action."
                ).format(name=self._players[event.seat], coins=self._names.coins(event.paid))
            case told.MainActionPassed():
                text = self.tr("No main action was possible for {name}.")
                return text.format(name=self._players[event.seat])
            case told.ActionFinished():
                return self.tr("{name} left it at that.").format(name=self._players[event.seat])
            case told.EndTriggered():
                return self._triggered(event)
        return self._power_chosen(event) or self._ending(event)

    def _power_chosen(self, event: Event) -> str:
        if not isinstance(event, told.PowerChosen):
            return ""
        name = self._players[event.seat]
        if event.power is None:
            return self.tr("{name} has chosen a power.").format(name=name)
        power = self._powers.name(self._content.powers[event.power].id)
        return self.tr("{name} has chosen {power}.").format(name=name, power=power)

    def _revealed(self, powers: Sequence[int]) -> str:
        """Each with its rule: here everybody can read them, by eye or by ear."""
        held = [
            self.tr("{name} has {power}: {rule}").format(
                name=self._players[seat],
                power=self._powers.name(self._content.powers[power].id),
                rule=self._powers.rule(self._content.powers[power]),
            )
            for seat, power in enumerate(powers)
        ]
        return " ".join((self.tr("All powers are shown."), *held))

    def _triggered(self, event: told.EndTriggered) -> str:
        text = (
            "",
            self.tr("The last Sōrin is placed: the game ends with this turn."),
            self.tr("{name} has placed the last floor: the game ends with this turn."),
            self.tr("All public goals are taken: the game ends with this turn."),
            self.tr("Nobody builds or scores any more: the game ends with this turn."),
        )[Trigger(event.trigger)]
        return text.format(name=self._players[event.seat])

    def _ending(self, event: Event) -> str:
        match event:
            case told.CrowCursed():
                return self.tr("The Crow costs {name} {points}.").format(
                    name=self._players[event.seat], points=self._names.points(event.points)
                )
            case told.ChainScored() if event.points:
                return self.tr("{name} has a chain of {islands}: +{points}.").format(
                    name=self._players[event.seat],
                    islands=self._names.islands(event.islands),
                    points=self._names.points(event.points),
                )
            case told.LongestChainScored():
                return self.tr("The longest chain brings {name} +{points}.").format(
                    name=self._players[event.seat], points=self._names.points(event.points)
                )
            case told.GameEnded():
                return self._winners.over([self._players[seat] for seat in event.winners])
        return ""
