"""What happened, in sentences with exact gains."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as told
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
            case told.TilePlaced():
                return self._placed(event, events)
            case told.LanternExchanged(paid=0):
                text = self.tr("{name} exchanged {given} for {taken}.")
            case told.LanternExchanged():
                text = self.tr("{name} paid {mooncakes} and exchanged {given} for {taken}.")
            case told.DedicationMade():
                return self._dedicated(event)
            case told.LanternDiscarded():
                text = self.tr("{name} returned {lantern} to the Supply.")
            case told.FaceUpTaken() if any(isinstance(e, told.TileRevealed) for e in events):
                text = self.tr("{name} took the face-up tile; a new one was revealed.")
            case told.FaceUpTaken():
                text = self.tr("{name} took the last face-up tile.")
            case told.TileDrawn():
                text = self.tr("{name} drew a tile from the stack.")
            case told.FinalTurnsBegan():
                text = self.tr("All tiles are placed: each player has one final turn.")
            case told.FinalTurnEnded() if events[0] is event:
                text = self.tr("{name} ended the final turn.")
            case told.GameEnded():
                return Winners().over([self._players[seat] for seat in event.winners])
            case told.LanternGained(reason=Reason.FRIEND):
                text = self.tr("A friend gave {name} {lantern}.")
            case told.LanternMissed(reason=Reason.FRIEND):
                return self._none_left(event.lantern, [event.seat])
            case _:
                return self._gala.happened(event) or self._moon_dancer.happened(event)
        return self.about(event, text)

    def _dedicated(self, event: told.DedicationMade) -> str:
        text = {
            Dedication.FOUR: self.tr("{name} dedicated four {lanterns}: {points}."),
            Dedication.PAIRS: self.tr("{name} dedicated pairs of {lanterns}: {points}."),
            Dedication.SEVEN: self.tr("{name} dedicated one of each lantern: {points}."),
        }[event.kind]
        return " ".join((self.about(event, text), *self._about_dedication(event)))

    def _about_dedication(self, event: told.DedicationMade) -> list[str]:
        """What was special about it."""
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

    # -- a placement: what was laid, what matched, what the sides gave -------------------------

    def _placed(self, event: told.TilePlaced, events: Sequence[Event]) -> str:
        pet = self._content.tiles[event.tile].pet
        if pet is None:
            laid = self.tr("{name} placed a Sky tile.")
        else:
            laid = self.tr("{name} placed the Fireworks tile with {pet}.")
        sentences = [
            self.about(event, laid, pet=self._names.pet(pet or "")),
            self._matches(events),
            self._sides(events),
            self._missed(events),
        ]
        return " ".join(filter(None, sentences))

    def _matches(self, events: Iterable[Event]) -> str:
        matches, gained = 0, []
        for event in events:
            match event:
                case told.LanternGained(reason=Reason.MATCH):
                    matches += 1
                    gained.append(f"+1 {self._names.lantern(event.lantern)}")
                case told.LanternMissed(reason=Reason.MATCH):
                    matches += 1
                case told.MooncakesGained() if event.number:
                    gained.append(f"+{self._names.mooncakes(event.number)}")
        if not matches:
            return ""
        if not gained:
            return self.tr("%n match(es), nothing left to gain.", "", matches)
        text = self.tr("%n match(es): {gains}.", "", matches)
        return text.format(gains=self._lists.all_of(gained))

    def _sides(self, events: Iterable[Event]) -> str:
        # Only the first part carries the verb: “Then Mira gained Rarity, Jonas Applejack.”
        parts, text = list[str](), self.tr("Then {name} gained {lantern}")
        for event in events:
            if isinstance(event, told.LanternGained) and event.reason is Reason.FACING:
                parts.append(self.about(event, text))
                text = self.tr("{name} {lantern}")
        return self._lists.all_of(parts) + "." if parts else ""

    def _missed(self, events: Iterable[Event]) -> str:
        missed: dict[int, dict[Seat, None]] = {}
        for event in events:
            if isinstance(event, told.LanternMissed) and event.reason is not Reason.FRIEND:
                missed.setdefault(event.lantern, {})[event.seat] = None
        return " ".join(self._none_left(lantern, seats) for lantern, seats in missed.items())

    def _none_left(self, lantern: int, seats: Iterable[Seat]) -> str:
        return self.tr("There was no {lantern} left for {names}.").format(
            lantern=self._names.lantern(lantern),
            names=self._lists.all_of([self._players[seat] for seat in seats]),
        )


def places(entry: LogEntry) -> list[Target]:
    """Where on the table it happened."""
    found = []
    for event in entry.events:
        match event:
            case told.TilePlaced() | gala_told.TileTurned():
                found.append(Target("cell", GRID.xy(event.cell)))
            case told.DedicationMade() | gala_told.TokenPut():
                found.append(Target("dedication", (int(event.kind),)))
            case told.LanternExchanged():
                found.append(Target("supply", (event.taken,)))
            case told.LanternDiscarded() | told.LanternGained(reason=Reason.FRIEND):
                found.append(Target("supply", (event.lantern,)))
            case told.FaceUpTaken():
                found.append(Target("face-up"))
            case told.TileDrawn():
                found.append(Target("stack"))
            case gala_told.FriendBefriended():
                found.append(Target("friend", (event.friend,)))
    return found
