"""What is said of a turn while no person has anything to do at the screen."""

from PySide6.QtCore import QObject

from festival_desktop.models.session import END_TURN, NEXT_MOVE, Session
from festival_desktop.ui.words.game_words import TurnText


class Waiting(QObject):
    def turn(self, session: Session) -> TurnText | None:
        """Why nothing can be selected; None if somebody may act."""
        if session.active is None:
            return TurnText(self.tr("The game is over."))
        player = session.players[session.active]
        if session.waiting is not None:
            text = self.tr("{name} is next.")
        elif session.can_select(END_TURN):
            text = self.tr("{name} is done: end the turn.")
        elif session.can_select(NEXT_MOVE):
            text = self.tr("{name} is to move.")
        elif player.computer:
            text = self.tr("{name} is thinking.")
        elif not session.moves:
            text = self.tr("{name} is to move.")
        else:
            return None
        return TurnText(text.format(name=player.name))
