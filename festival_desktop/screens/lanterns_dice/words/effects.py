"""What a move brings, in a few words: for previews, choices, hints and the log."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.screens.lanterns_dice.words.names import DiceNames
from festival_desktop.ui.narrate.lists import Lists


class DiceEffects(QObject):
    def __init__(
        self, content: Content, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._players = players
        self._names = DiceNames(content, self)
        self._lists = Lists(self)

    def brings(self, events: Iterable[Event]) -> list[str]:
        """“c4 complete”, “+1 gift”: everything that comes with a stroke or a launch."""
        told_of = list(events)
        found = [
            self.tr("{pool} complete").format(pool=pool_name(event.pool))
            for event in told_of
            if isinstance(event, told.PoolCompleted)
        ]
        gifts = sum(isinstance(event, told.GiftEarned) for event in told_of)
        if gifts:
            found.append(f"+{self._names.gifts(gifts)}")
        return found + list(filter(None, map(self._bonus, told_of)))

    def does(self, events: Iterable[Event]) -> list[str]:
        """What it brings, and what it costs: a boat scores only in a wholly unshaded pool."""
        told_of = list(events)
        pools = [event.area // 2 for event in told_of if isinstance(event, told.AreaShaded)]
        complete = {event.pool for event in told_of if isinstance(event, told.PoolCompleted)}
        lost = [
            pool
            for pool in dict.fromkeys(pools)
            # Of a pool that one stroke completes, the other half was shaded before.
            if pool in self._content.boats and (pool not in complete or pools.count(pool) == 2)
        ]
        text = self.tr("the boat at {pool} can no longer score")
        return [*self.brings(told_of), *(text.format(pool=pool_name(pool)) for pool in lost)]

    def _bonus(self, event: Event) -> str:
        match event:
            case told.PlatformBonusEarned():
                return self.tr("one more area beside it")
            case told.BoatSurrounded():
                return self.tr("the boat at {pool} scores {points}").format(
                    pool=pool_name(event.pool),
                    points=self._names.points(self._content.boat_points),
                )
        return ""

    def faced(self, faced: Sequence[int]) -> str:
        """“Mira faces red, Jonas blue”: only the first part carries the verb."""
        parts: list[str] = []
        for seat, color in enumerate(faced):
            text = self.tr("{name} {color}") if parts else self.tr("{name} faces {color}")
            parts.append(text.format(name=self._players[seat], color=self._names.color(color)))
        return self._lists.all_of(parts)

    def preview(self, events: Sequence[Event]) -> str:
        """One sentence about a move that somebody is about to make."""
        if not events:
            return ""
        head = self._head(events)
        brings = self._lists.all_of(self.does(events))
        if head and brings:
            return self.tr("{move}: {gains}.").format(move=head, gains=brings)
        return f"{head}." if head else ""

    def _head(self, events: Sequence[Event]) -> str:
        shaded = [event for event in events if isinstance(event, told.AreaShaded)]
        if shaded:
            return _capital(self._lists.all_of([self._names.area(one.area) for one in shaded]))
        match events[0]:
            case told.TrayOriented() as event:
                return self.faced(event.faced)
            case told.FireworksLaunched() as event:
                return self.tr("{shape} over {pools}: +{points}").format(
                    shape=_capital(self._names.shape(event.launch.shape)),
                    pools=self._names.pools(members(event.pools)),
                    points=self._names.points(event.points),
                )
            case told.EmperorActionTaken() as event:
                return self.tr("{gifts} for {action}").format(
                    gifts=self._names.gifts(event.paid), action=self._names.action(event.action)
                )
        return ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
