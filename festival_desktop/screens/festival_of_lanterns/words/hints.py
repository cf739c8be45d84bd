"""What a hint says: a move and what it would bring."""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.choices import FestivalChoices
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count


class FestivalHints(FestivalText):
    def __init__(self, session: Session, choices: FestivalChoices) -> None:
        super().__init__(session)
        self._choices = choices

    def hint(self, move: m.Move) -> str:
        lantern, preview = self._names.lantern, self._session.preview_of(move)
        match move:
            case m.Place():
                return self.tr("Place the lit tile on the lit cell. {gains}").format(
                    gains=self._choices.gains((*preview.changes, *preview.promised))
                )
            case m.Exchange():
                return self.tr("Exchange {given} for {taken}.").format(
                    given=lantern(move.given), taken=lantern(move.taken)
                )
            case m.Dedicate():
                return self.tr("Dedicate {kind}: {points}.").format(
                    kind=self._names.dedication(move.kind),
                    points=self._names.points(preview.gained(self._view.seat, Count.POINTS)),
                )
            case m.Discard():
                return self.tr("Return {lantern}.").format(lantern=lantern(move.lantern))
            case m.TakeFaceUp():
                return self.tr("Take the face-up tile.")
            case m.DrawTile():
                return self.tr("Draw a tile from the stack.")
            case m.Pass():
                return self.tr("End the turn.")
        return self.tr("A friend can help: touch what is lit.")
