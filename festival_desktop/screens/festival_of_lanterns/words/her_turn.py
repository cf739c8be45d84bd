"""Moon Dancer's turn as steps: she compares, befriends if that helps, and dedicates."""

from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import DedicationsCompared
from festival_desktop.screens.festival_of_lanterns.words.speech import last_turn
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText
from festival_desktop.ui.words.game_words import StepState, TurnStep, TurnText

DONE, SKIPPED, MAY, NOW, LATER = StepState


class HerTurn(FestivalText):
    def turn(self) -> TurnText:
        events = [event for entry in last_turn(self._session, True) for event in entry.events]
        compared = [event for event in events if isinstance(event, DedicationsCompared)]
        paid = [event for event in events if isinstance(event, gala_told.FriendBefriended)]
        made = [event for event in events if isinstance(event, told.DedicationMade)]
        steps = (
            self._compare(compared[-1] if compared else None),
            self._befriend(paid[-1] if paid else None, bool(made)),
            self._dedicate(made[-1] if made else None, bool(compared)),
        )
        text = self.tr("It is the turn of {name}.")
        return TurnText(text.format(name=self._players[MOON_DANCER]), steps)

    def _compare(self, event: DedicationsCompared | None) -> TurnStep:
        title = self.tr("Compare")
        if event is None or event.chosen is None:
            return TurnStep(title, self.tr("what scores most"), NOW)
        return TurnStep(title, self._names.dedication(event.chosen.kind), DONE)

    def _befriend(self, event: gala_told.FriendBefriended | None, made: bool) -> TurnStep:
        title = self.tr("Befriend")
        if event is not None:
            return TurnStep(title, self.friend(event.friend), DONE)
        return TurnStep(title, self.tr("if that helps"), SKIPPED if made else LATER)

    def _dedicate(self, event: told.DedicationMade | None, compared: bool) -> TurnStep:
        title = self.tr("Dedicate")
        if event is not None:
            return TurnStep(title, self._names.points(event.points), DONE)
        return TurnStep(title, self.tr("the highest"), NOW if compared else LATER)
