"""Gains from events, for readers that do not use `Preview` yet."""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.play.table import Gain


def gains(events: Iterable[Event]) -> list[Gain]:
    """Who gets what, in the order of the rules."""
    gains = []
    for event in events:
        match event:
            case told.LanternGained():
                gains.append(Gain(event.seat, "lantern", event.lantern, 1))
            case told.LanternMissed():
                gains.append(Gain(event.seat, "lantern", event.lantern, 1, missing=True))
            case told.MooncakesGained():
                if event.number:
                    gains.append(Gain(event.seat, "mooncake", 0, event.number))
                if event.missed:
                    gains.append(Gain(event.seat, "mooncake", 0, event.missed, missing=True))
            case told.DedicationMade():
                points = event.points + event.favour
                gains.append(Gain(event.seat, "points", int(event.kind), points))
            case gala_told.LanternsSwapped():
                gains.append(Gain(event.seat, "lantern", event.taken, 1))
                gains.append(Gain(event.other, "lantern", event.given, 1))
            case gala_told.TrixieTaken():
                gains.append(Gain(event.seat, "trixie", 0, 1))
    return gains
