"""The log: what happened, in sentences with exact gains."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.gala import FestivalGala
from festival_desktop.screens.festival_of_lanterns.words.moon_dancer import MoonDancerWords
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.ui.words.game_words import Winners


class FestivalLog(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._gala, self._moon_dancer = FestivalGala(session), MoonDancerWords(session)

    def entry(self, entry: LogEntry) -> str:
        return " ".join(filter(None, (self._sentence(e, entry.events) for e in entry.events)))

    def _sentence(self, event: Event, events: Sequence[Event]) -> str:
        match event:
            case ev.TilePlaced():
                return self._placed(event, events)
            case ev.LanternExchanged(paid=0):
                text = self.tr("{name} exchanged {given} for {taken}.")
            case ev.LanternExchanged():
                text = self.tr("{name} paid {mooncakes} and exchanged {given} for {taken}.")
            case ev.DedicationMade():
                return self._dedicated(event)
            case ev.LanternDiscarded():
                text = self.tr("{name} returned {lantern} to the Supply.")
            case ev.FaceUpTaken() if any(isinstance(e, ev.TileRevealed) for e in events):
                text = self.tr("{name} took the face-up tile; a new one was revealed.")
            case ev.FaceUpTaken():
                text = self.tr("{name} took the last face-up tile.")
            case ev.TileDrawn():
                text = self.tr("{name} drew a tile from the stack.")
            case ev.FinalTurnsBegan():
                text = self.tr("All tiles are placed: each player has one final turn.")
            case ev.FinalTurnEnded() if events[0] is event:
                text = self.tr("{name} ended the final turn.")
            case ev.GameEnded():
                return Winners().over([self._players[seat] for seat in event.winners])
            case gala_told.SideCounted() if events[0] is event:
                counted = self._gala.happened(event)
                return " ".join((counted, *self._brought(event.seat, events)))
            case ev.LanternGained(reason=Reason.FRIEND):
                text = self.tr("A friend gave {name} {lantern}.")
            case ev.LanternMissed(reason=Reason.FRIEND):
                return self._none_left(event.lantern, [event.seat])
            case _:
                return self._gala.happened(event) or self._moon_dancer.happened(event)
        return self.about(event, text)

    def _dedicated(self, event: ev.DedicationMade) -> str:
        text = {
            Dedication.FOUR: self.tr("{name} dedicated four {lanterns}: {points}."),
            Dedication.PAIRS: self.tr("{name} dedicated pairs of {lanterns}: {points}."),
            Dedication.SEVEN: self.tr("{name} dedicated one of each lantern: {points}."),
        }[event.kind]
        return " ".join((self.about(event, text), *self._about_dedication(event)))

    def _about_dedication(self, event: ev.DedicationMade) -> list[str]:
        """Describe what was special about a Dedication."""
        about = []
        if event.generic:
            about.append(self.tr("That stack was empty, so it was a generic tile."))
        if event.without is not None:
            text = self.tr("One {lantern} was left out.")
            about.append(text.format(lantern=self._names.lantern(event.without)))
        if event.trixies:
            about.append(self.tr("%n Trixie lantern(s) counted as another.", "", event.trixies))
        if event.kept:
            kept = self._all_lanterns(event.kept)
            about.append(self.tr("So {lanterns} were kept.").format(lanterns=kept))
        if event.favour:
            text = self.tr("The token added {points}.")
            about.append(text.format(points=self._names.points(event.favour)))
        return about

    # -- placement: the tile, its matches and the gains of its sides ---------------------------

    def _placed(self, event: ev.TilePlaced, events: Sequence[Event]) -> str:
        pet = self._content.tiles[event.tile].pet
        if pet is None:
            laid = self.tr("{name} placed a Sky tile.")
        else:
            laid = self.tr("{name} placed the Fireworks tile with {pet}.")
        placed = self.about(event, laid, pet=self._names.pet(pet or ""))
        return " ".join((placed, *self._brought(event.seat, events)))

    def _brought(self, seat: Seat, events: Sequence[Event]) -> Iterable[str]:
        """Describe what a placed tile gave."""
        told_of = (self._matches(seat, events), self._hers(seat, events))
        return filter(None, (*told_of, self._sides(events), self._missed(events)))

    def _matches(self, seat: Seat, events: Iterable[Event]) -> str:
        matches, gained = 0, []
        for event in events:
            match event:
                case ev.LanternGained(reason=Reason.MATCH):
                    matches += 1
                    gained.append(f"+1 {self._names.lantern(event.lantern)}")
                case ev.LanternMissed(reason=Reason.MATCH):
                    matches += 1
                case ev.MooncakesGained() if event.number and event.seat == seat:
                    gained.append(f"+{self._names.mooncakes(event.number)}")
        if not matches:
            return ""
        if not gained:
            return self.tr("%n match(es), nothing left to gain.", "", matches)
        text = self.tr("%n match(es): {gains}.", "", matches)
        return text.format(gains=self._lists.all_of(gained))

    def _hers(self, seat: Seat, events: Iterable[Event]) -> str:
        """Describe the Mooncakes Moon Dancer got because the person gained some."""
        text = self.tr("{name} gained {mooncakes}.")
        return " ".join(
            self.about(event, text, mooncakes=self._names.mooncakes(event.number))
            for event in events
            if isinstance(event, ev.MooncakesGained) and event.number and event.seat != seat
        )

    def _sides(self, events: Iterable[Event]) -> str:
        # Only the first part carries the verb: “Then Mira gained Rarity, Jonas Applejack.”
        parts, text = list[str](), self.tr("Then {name} gained {lantern}")
        for event in events:
            if isinstance(event, ev.LanternGained) and event.reason is Reason.FACING:
                parts.append(self.about(event, text))
                text = self.tr("{name} {lantern}")
        return self._lists.all_of(parts) + "." if parts else ""

    def _missed(self, events: Iterable[Event]) -> str:
        missed: dict[int, dict[Seat, None]] = {}
        for event in events:
            if isinstance(event, ev.LanternMissed) and event.reason is not Reason.FRIEND:
                missed.setdefault(event.lantern, {})[event.seat] = None
        return " ".join(self._none_left(lantern, seats) for lantern, seats in missed.items())

    def _none_left(self, lantern: int, seats: Iterable[Seat]) -> str:
        return self.tr("There was no {lantern} left for {names}.").format(
            lantern=self._names.lantern(lantern),
            names=self._lists.all_of([self._players[seat] for seat in seats]),
        )


def places(entry: LogEntry) -> list[Target]:
    """List where on the table a step happened."""
    found = []
    for event in entry.events:
        match event:
            case ev.TilePlaced() | gala_told.TileTurned():
                found.append(Target("cell", GRID.xy(event.cell)))
            case ev.DedicationMade() | gala_told.TokenPut():
                found.append(Target("dedication", (int(event.kind),)))
            case ev.LanternExchanged():
                found.append(Target("supply", (event.taken,)))
            case ev.LanternDiscarded() | ev.LanternGained(reason=Reason.FRIEND):
                found.append(Target("supply", (event.lantern,)))
            case ev.FaceUpTaken():
                found.append(Target("face-up"))
            case ev.TileDrawn():
                found.append(Target("stack"))
            case gala_told.FriendBefriended():
                found.append(Target("friend", (event.friend,)))
    return found
