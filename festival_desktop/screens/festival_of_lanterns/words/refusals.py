"""Refusals by the id of the rule."""

from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.gala import FestivalGala
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText


class FestivalRefusals(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._gala = FestivalGala(session)

    def known(self) -> dict[str, str]:
        """Map rule ids to sentences."""
        return self._gala.known() | {
            "refill-first": self.tr("You’ve already placed a tile this turn. Refill your hand."),
            "not-in-hand": self.tr("That tile isn’t in your hand."),
            "cell-taken": self.tr("There’s already a tile there."),
            "not-beside": self.tr("A tile must share a side with one on the table."),
            "count-first": self.tr("Return lanterns until you have {limit}, then place a tile."),
            "exchange-over": self.tr("You can exchange only once, at the start of your turn."),
            "exchange-cost": self.tr("An exchange costs {cost} Mooncakes."),
            "give-first": self.tr("To exchange, drag one of your lanterns onto the one you want."),
            "no-such-lantern": self.tr("You don’t have that lantern."),
            "exchange-same": self.tr("You must take a different lantern."),
            "supply-empty": self.tr("The Supply is out of that lantern."),
            "dedicate-over": self.tr(
                "You can make one Dedication per turn, before placing a tile."
            ),
            "dedications-gone": self.tr("No Dedications left for that set, not even generic ones."),
            "generic-stack": self.tr(
                "You can take a generic Dedication only when that stack is empty."
            ),
            "four-needed": self.tr("Four of a Kind needs four of the same lantern."),
            "pairs-needed": self.tr("Three Pair needs two each of three different lanterns."),
            "seven-needed": self.tr("Seven Unique needs one of each lantern."),
            "no-discard": self.tr(
                "You return lanterns only if you have more than {limit}, before placing a tile."
            ),
            "place-first": self.tr("You refill your hand after placing a tile."),
            "stack-empty": self.tr("The stack is empty."),
            "tile-placed": self.tr(
                "You’ve already placed your tile. All you can do is end the turn."
            ),
            "no-friends": self.tr("This game has no friends in play."),
            "must-place": self.tr("You must place a tile before your turn can end."),
            "over": self.tr("The game is over."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        content, sentence = self._content, self.known()[rule]
        return sentence.format(*numbers, limit=content.limit, cost=content.exchange_cost)
