"""The log: what happened, in sentences with exact gains."""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.moves import Source
from festival_desktop.models.log import LogEntry
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences
from festival_desktop.tables.lanterns_dice.preview import read_events
from festival_desktop.ui.words.game_words import Winners


class DiceLog(DiceSentences):
    def entry(self, entry: LogEntry) -> str:
        events = entry.events
        shaded = [event for event in events if isinstance(event, ev.AreaShaded)]
        sentences = [self._shaded(shaded, events)] if shaded else []
        sentences += map(self._sentence, events)
        return " ".join(filter(None, sentences))

    def _sentence(self, event: Event) -> str:
        match event:
            case ev.DiceRolled(paid=0):
                text = self.tr("{name} rolled {colors}.")
            case ev.DiceRolled():
                text = self.tr("{name} spent {gifts} and re-rolled: {colors}.")
            case ev.TrayOriented():
                text = self.tr("{name} kept the tray as it was: {faced}.")
                if event.quarters:
                    text = self.tr("{name} rotated the tray: {faced}.")
                return self.about(event, text, faced=self.faced(event.faced))
            case ev.EmperorActionTaken():
                text = self.tr("{name} spent {gifts} on a favour: {action}.")
            case ev.FireworksLaunched():
                return self._launched(event)
            case ev.PartSkipped():
                text = self.tr("{name} faces {color} and has nothing to shade.")
            case ev.GameEnded():
                return Winners().over([self._players[seat] for seat in event.winners])
            case ev.SheetTaken():
                text = self.tr("{name} started shading.")
            case ev.PartEnded():
                text = self.tr("{name} left the rest unshaded.")
            case ev.LaunchDeclined():
                text = self.tr("{name} didn’t launch.")
            case ev.TurnBegan():
                text = self.tr("{name}’s turn {number} begins.")
                return self.about(event, text, number=event.turn + 1)
            case ev.LastLaunchesBegan():
                text = self.tr("All turns are over: each player may launch one last display.")
            case _:
                return ""
        return self.about(event, text)

    def _shaded(self, shaded: Sequence[ev.AreaShaded], events: Sequence[Event]) -> str:
        areas = self._lists.all_of([self._names.area(one.area) for one in shaded])
        text = {
            Source.DIE: self.tr("{name} shaded {areas} for the die"),
            Source.TURN_BONUS: self.tr("{name} shaded {areas} for the turn bonus"),
            Source.EMPEROR: self.tr("{name} shaded {areas} with the emperor’s favour"),
            Source.PLATFORM: self.tr("{name} shaded {areas} next to the platform"),
        }[shaded[0].source]
        said = self.about(shaded[0], text, areas=areas)
        brings = self.does(read_events(self._game, events))
        return f"{said}: {self._lists.all_of(brings)}." if brings else f"{said}."

    def _launched(self, event: ev.FireworksLaunched) -> str:
        text = self.tr("{name} launched {shape} on {pools}: {points}.")
        shape = self._names.shape(event.launch.shape)
        return self.about(event, text, shape=shape, pools=self._names.pools(members(event.pools)))


def places(entry: LogEntry) -> list[Target]:
    """List where on the table a step happened; things on a sheet follow its seat."""
    found = []
    for event in entry.events:
        match event:
            case ev.DiceRolled():
                found.append(Target("roll"))
            case ev.TrayOriented():
                found.append(Target("tray", (event.quarters,)))
            case ev.AreaShaded():
                found += [Target("look", (event.seat,)), Target("area", (event.area,))]
            case ev.SheetTaken():
                found.append(Target("look", (event.seat,)))
            case ev.EmperorActionTaken():
                found.append(Target("card", (event.card,)))
            case ev.FireworksLaunched():
                laid = event.launch
                found += [
                    Target("look", (event.seat,)),
                    Target("stack", (laid.shape,)),
                    Target("cell", (laid.x, laid.y)),
                    Target("way", (laid.quarters, int(laid.flipped))),
                ]
    return found
