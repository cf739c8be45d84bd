"""What a hint says: a move and what it would bring."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.play.preview import Preview
from festival_desktop.screens.festival_of_lanterns.words.choices import FestivalChoices
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count


class FestivalHints(FestivalText):
    def __init__(
        self, content: Content, choices: FestivalChoices, parent: QObject | None = None
    ) -> None:
        super().__init__(content, (), parent)
        self._choices = choices

    def hint(self, move: m.Move, preview: Preview, seat: Seat) -> str:
        lantern = self._names.lantern
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
                    points=self._names.points(preview.gained(seat, Count.POINTS)),
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
