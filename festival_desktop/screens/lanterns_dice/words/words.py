"""All texts of Lanterns Dice behind one interface."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.screens.lanterns_dice.words.choices import DiceChoices
from festival_desktop.screens.lanterns_dice.words.explanations import DiceExplanations
from festival_desktop.screens.lanterns_dice.words.hints import DiceHints, DiceReasons
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.log import DiceLog, places
from festival_desktop.screens.lanterns_dice.words.refusals import DiceRefusals
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.screens.lanterns_dice.words.turn import DiceTurn


class DiceWords(QObject):
    """The `GameWords` of Lanterns Dice."""

    def __init__(self, session: Session, medals: Medals = NO_MEDALS) -> None:
        """Set up; `medals` are those of a solo player."""
        super().__init__(session)
        game: LanternsDice = session.game  # type: ignore[assignment]
        choices = DiceChoices(session)
        self.target = choices.target
        self.hint = DiceHints(session, choices).hint
        self.explain = DiceExplanations(session).explain
        self.label = DiceLabels(game, [player.name for player in session.players], self).label
        self.turn = DiceTurn(session, medals).turn
        self.entry, self.places = DiceLog(session).entry, places
        self.refusal = DiceRefusals(game, self).refusal
        self.reason = DiceReasons(self).sentence
        self.score = DiceScores(self).name
        self._session, self._gained = session, choices.gained

    def token(self, seat: Seat) -> Seat:
        return seat

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        """Return nothing: no player's step gives anything to another one's sheet."""
        events = [event for entry in entries if entry.seat == seat for event in entry.events]
        return self._gained(self._session.table.account(events))


def keys() -> tuple[tuple[str, str], ...]:
    """List this game's own keys."""
    return (
        ("F", QCoreApplication.translate("DiceKeys", "Flip the fireworks tile")),
        ("G", QCoreApplication.translate("DiceKeys", "Show everywhere this tile fits")),
        ("1 2 3 4", QCoreApplication.translate("DiceKeys", "Look at a sheet")),
    )
