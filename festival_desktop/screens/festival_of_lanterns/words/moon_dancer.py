"""What Moon Dancer compared, and why she decided so."""

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.moon_dancer import events as told
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import DecidedBy, Weighed
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText


class MoonDancerWords(FestivalText):
    def happened(self, event: Event) -> str:
        """A sentence; empty where there was nothing to decide."""
        match event:
            case told.DedicationsCompared(chosen=None):
                text = self.tr("{name} can make no further Dedication.")
                if not event.again:
                    text = self.tr("{name} can make no Dedication.")
                return text.format(name=self._players[MOON_DANCER])
            case told.DedicationsCompared():
                return self._compared(event)
            case told.LanternsWeighed():
                return self._weighed(event)
        return ""

    def _compared(self, event: told.DedicationsCompared) -> str:
        chosen = event.chosen
        assert chosen is not None
        text = {
            DecidedBy.MOST_POINTS: self.tr("{name} goes for {kind}: {points} are the most."),
            DecidedBy.FEWEST_LANTERNS: self.tr(
                "{name} goes for {kind}: it takes the fewest lanterns."
            ),
            DecidedBy.YOU: self.tr("You chose {kind} for {name}."),
        }.get(event.why, self.tr("{name} can make {kind} only."))
        told_choice = self.about(chosen, text, name=self._players[MOON_DANCER])
        if chosen.friend is None:
            return told_choice
        helped = self.tr("It takes the help of {friend}.")
        return f"{told_choice} {self.about(chosen, helped)}"

    def _weighed(self, event: told.LanternsWeighed) -> str:
        if event.why is DecidedBy.ONLY:
            return ""
        if event.what is Weighed.DEDICATED and event.why is DecidedBy.MOST_AVAILABLE:
            return self._dedicated(event)
        lanterns = self._all_lanterns(event.chosen)
        text = {
            DecidedBy.MOST_HELD: self.tr("She holds most of {lanterns}."),
            DecidedBy.MOST_AVAILABLE: self.tr("The Supply has most of {lanterns}."),
        }.get(event.why, self._chosen_by_you(event.what))
        return text.format(lanterns=lanterns)

    def _dedicated(self, event: told.LanternsWeighed) -> str:
        """The Supply decides only between lanterns of which she holds the same number."""
        held = {one.lantern: one.held for one in event.candidates}
        fewest = min(held[one] for one in event.chosen)
        equal = self._all_lanterns([one for one in event.chosen if held[one] == fewest])
        more = self._all_lanterns([one for one in event.chosen if held[one] > fewest])
        if not more:
            return self.tr("The Supply has most of {lanterns}.").format(lanterns=equal)
        text = self.tr("She holds most of {held}; of the rest the Supply has most of {lanterns}.")
        return text.format(held=more, lanterns=equal)

    def _chosen_by_you(self, what: Weighed) -> str:
        return {
            Weighed.DEDICATED: self.tr("You chose that she dedicates {lanterns}."),
            Weighed.TAKEN: self.tr("You chose that she takes {lanterns}."),
            Weighed.GIVEN: self.tr("You chose that she gives {lanterns}."),
            Weighed.LEFT_OUT: self.tr("You chose that she leaves {lanterns} out."),
        }[what]
