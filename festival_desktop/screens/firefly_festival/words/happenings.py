"""Sentences for single events; `log` puts those of one step together."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.content import Content, Island, Tile
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.screens.firefly_festival.words.sentences import Sentences
from festival_desktop.ui.words.winners import Winners


class Happenings(Sentences):
    """`lay` says which tile lies where; before that no island has a name."""

    def __init__(
        self, content: Content, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(content, players, parent)
        self._winners = Winners(self)
        self._layout: tuple[Tile, ...] = ()
        self._network: Network | None = None

    def lay(self, layout: tuple[Tile, ...], network: Network) -> None:
        self._layout, self._network = layout, network

    def island(self, island: Island) -> str:
        return self._names.tile(self._content.tiles[self._layout[island]].id)

    def about(self, text: str, event: Any, **more: object) -> str:
        """A sentence about an event: its player, islands, points and price in their places."""
        values: dict[str, object] = {"name": self._players[event.seat]}
        for key in ("island", "origin", "destination"):
            if hasattr(event, key):
                values[key] = self.island(getattr(event, key))
        if hasattr(event, "points"):
            values["points"] = self._names.points(event.points)
        if hasattr(event, "paid"):
            values["coins"] = self._names.coins(event.paid)
        return text.format_map(values | more)

    # -- actions: the words before their gains, without a full stop ------------------------------

    def action(self, event: Event) -> str:
        """What somebody did; empty for what is no action."""
        match event:
            case told.BridgeBuilt():
                return self._bridge(event)
            case told.WorkerCrossed():
                text = self.tr("{name} let a worker cross from {origin} to {destination}")
                return self.about(text, event)
            case told.WorkersMoved():
                return self._moved(event)
            case told.WorkerFerried():
                text = self.tr("{name} ferried a worker from {origin} to {destination} for {coins}")
                return self.about(text, event)
            case told.FloorBuilt():
                text = self.tr("{name} built floor {height} on {island}")
                if event.paid:
                    text = self.tr("{name} paid {coins} and added floor {height} on {island}")
                return self.about(text, event, height=event.height)
            case told.CrowTaken():
                return self._crow(event)
        return self._goal(event)

    def _bridge(self, event: told.BridgeBuilt) -> str:
        assert self._network is not None
        lane = self._network.lanes[event.lane]
        text = self.tr("{name} built a bridge from {a} to {b} free of charge")
        if event.paid:
            text = self.tr("{name} built a bridge from {a} to {b} for {coins}")
        return self.about(text, event, a=self.island(lane.a), b=self.island(lane.b))

    def _moved(self, event: told.WorkersMoved) -> str:
        text = self.tr("{name} moved {workers} from {origin} to {destination}")
        if event.toll:
            text = self.tr(
                "{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}"
            )
        return self.about(
            text,
            event,
            workers=self._names.workers(event.number),
            owner=self._players[event.owner],
            coins=self._names.coins(event.toll),
        )

    def _crow(self, event: told.CrowTaken) -> str:
        text, holder = self.tr("{name} paid {points} and took the Crow"), ""
        if event.holder is not None:
            text = self.tr("{name} paid {points} and took the Crow from {holder}")
            holder = self._players[event.holder]
        return self.about(text, event, points=self._names.points(event.paid), holder=holder)

    def _goal(self, event: Event) -> str:
        match event:
            case told.PublicGoalClaimed():
                number, _ = self._content.public[event.kind].cards[event.card]
                goal, card = self._goals.public(event.kind), self._goals.card(event.kind, number)
                text = self.tr("{name} claimed {goal} ({condition}): +{points}")
                return self.about(text, event, goal=goal, condition=card)
            case told.PrivateGoalClaimed():
                text = self.tr("{name} revealed a private goal ({condition}): +{points}")
                return self.about(text, event, condition=self._goals.condition(event.goal))
        return ""

    # -- facts: whole sentences ------------------------------------------------------------------

    def fact(self, event: Event) -> str:
        """What happened besides; empty for what is told elsewhere."""
        match event:
            case told.PowersRevealed():
                return self._revealed(event.powers)
            case told.GoalsDealt():
                text = self.tr("{name} was dealt {goals} more.")
                return self.about(text, event, goals=self._names.goals(event.number))
            case told.WorkerSent():
                return self.about(self.tr("A worker of {name} begins on {island}."), event)
            case told.FirstStoneLaid():
                return self.about(self.tr("{name} begins with a floor on {island}."), event)
            case told.FishPlaced():
                text = self.tr("{name} placed a lucky fish for {coins}: one more main action.")
                return self.about(text, event)
            case told.MainActionPassed():
                return self.about(self.tr("No main action was possible for {name}."), event)
            case told.ActionFinished():
                return self.about(self.tr("{name} left it at that."), event)
            case told.EndTriggered():
                return self._triggered(event)
            case told.PowerChosen(power=None):
                return self.about(self.tr("{name} has chosen a power."), event)
            case told.PowerChosen(power=int(power)):
                name = self._powers.name(self._content.powers[power].id)
                return self.about(self.tr("{name} has chosen {power}."), event, power=name)
        return self._ending(event)

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
        return self.about(text, event)

    def _ending(self, event: Event) -> str:
        match event:
            case told.CrowCursed():
                return self.about(self.tr("The Crow costs {name} {points}."), event)
            case told.ChainScored() if event.points:
                text = self.tr("{name} has a chain of {islands}: +{points}.")
                return self.about(text, event, islands=self._names.islands(event.islands))
            case told.LongestChainScored():
                return self.about(self.tr("The longest chain brings {name} +{points}."), event)
            case told.GameEnded():
                return self._winners.over([self._players[seat] for seat in event.winners])
        return ""
