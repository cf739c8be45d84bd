"""Gains from events, for readers that do not use `Preview` yet."""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.table import Gain


def gains(game: LanternsDice, events: Iterable[Event]) -> list[Gain]:
    """Who gets what: gifts, points, and further areas to shade beside platforms."""
    gains = []
    for event in events:
        match event:
            case told.GiftEarned():
                gains.append(Gain(event.seat, "gift", event.area, 1))
            case told.PlatformBonusEarned():
                gains.append(Gain(event.seat, "platform", event.pool, 1))
            case told.BoatSurrounded():
                points = game.content.boat_points
                gains.append(Gain(event.seat, "boat", event.pool, points))
            case told.FireworksLaunched():
                shape = event.launch.shape
                gains.append(Gain(event.seat, "fireworks", shape, event.points))
    return gains
