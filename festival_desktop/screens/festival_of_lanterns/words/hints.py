"""The texts of hints: a move, and what it would give."""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.choices import FestivalChoices
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count


class FestivalHints(FestivalText):
    def __init__(self, session: Session, choices: FestivalChoices) -> None:
        super().__init__(session)
        self._choices = choices

    def hint(self, move: m.Move) -> str:
        preview = self._session.preview_of(move)
        match move:
            case m.Place():
                text = self.tr("Place the glowing tile on the glowing space. {gains}")
                changes = (
                    *preview.changes,
                    *preview.promised,
                )
                # Gains of other seats are shown at their seats.
                own = [change for change in changes if change.seat == self._view.seat]
                return text.format(gains=self._choices.things(own)).rstrip()
            case m.Exchange():
                return self.about(move, self.tr("Exchange {given} for {taken}."))
            case m.Dedicate():
                points = self._names.points(preview.gained(self._view.seat, Count.POINTS))
                return self.about(move, self.tr("Dedicate {kind}: {points}."), points=points)
            case m.Discard():
                return self.about(move, self.tr("Return {lantern}."))
            case m.TakeFaceUp():
                return self.tr("Take the face-up tile.")
            case m.DrawTile():
                return self.tr("Draw a tile from the stack.")
            case m.Pass():
                return self.tr("End the turn.")
        return self.tr("A friend can help: choose what glows.")
