"""Why something cannot be done, by the id of the rule."""

from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.gala import FestivalGala
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText


class FestivalRefusals(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._gala = FestivalGala(session)

    def known(self) -> dict[str, str]:
        """Rule id → sentence."""
        return self._gala.known() | {
            "refill-first": self.tr("One tile is placed in a turn. Now refill your hand."),
            "not-in-hand": self.tr("That tile is not in your hand."),
            "cell-taken": self.tr("A tile already lies there."),
            "not-beside": self.tr("A tile must share a side with the display."),
            "count-first": self.tr("Return lanterns until you hold {limit}, then place a tile."),
            "exchange-over": self.tr("Exchanging comes first in a turn, and only once."),
            "exchange-cost": self.tr("An exchange costs {cost} Mooncakes."),
            "give-first": self.tr("To exchange, drag one of your lanterns onto the one you want."),
            "no-such-lantern": self.tr("You hold no lantern of that kind."),
            "exchange-same": self.tr("An exchange takes a different lantern."),
            "supply-empty": self.tr("The Supply has no lantern of that kind left."),
            "dedicate-over": self.tr("One Dedication is made in a turn, before placing."),
            "dedications-gone": self.tr("No Dedication is left for that, not even a generic one."),
            "generic-stack": self.tr("Generic Dedications are taken only where a stack is empty."),
            "four-needed": self.tr("Four of a Kind needs four equal lanterns."),
            "pairs-needed": self.tr("Three Pair needs two each of three lanterns."),
            "seven-needed": self.tr("Seven Unique needs one of each lantern."),
            "no-discard": self.tr(
                "Lanterns are returned only when you hold more than {limit}, before placing."
            ),
            "place-first": self.tr("The hand is refilled after a tile is placed."),
            "stack-empty": self.tr("The stack is empty."),
            "tile-placed": self.tr("One tile is placed in a turn. Now it can only be ended."),
            "no-friends": self.tr("No friends are in play in this game."),
            "must-place": self.tr("A turn ends with placing a tile."),
            "over": self.tr("The game is over."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        content, sentence = self._content, self.known()[rule]
        return sentence.format(*numbers, limit=content.limit, cost=content.exchange_cost)
