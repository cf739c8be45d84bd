"""What friend cards on the table say, in few words."""

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords


class GuestWords(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content, self._friends = content, FriendWords(self)

    def label(self, key: str, *values: object) -> str:
        """For the keys that begin with “friend”."""
        kind, _, index = key.partition(":")
        id = self._content.friends.cards[int(index)].id if index else ""
        match kind:
            case "friend":
                return self._friends.name(id)
            case "friend-text":
                return self._friends.ability(id)
            case "friend-short":
                return self.short(id)
            case "friend-when":
                return self.when(id, bool(values[0]))
            case "friend-missing":
                return self.tr("You need %n more Mooncake(s).", "", int(str(values[0])))
        return {
            "friend-press": self.tr("Press the card, or drag Mooncakes onto it."),
            "friend-in-vain": self.tr("This friend could not help you now."),
            "friend-over": self.tr("One friend in a turn, before anything else."),
            "friend-used": self.tr("used this turn"),
        }[kind]

    def short(self, friend: str) -> str:
        """What she does, in three or four words."""
        return {
            "twilight": self.tr("exchange a lantern"),
            "fluttershy": self.tr("take a lantern"),
            "rainbow": self.tr("swap with a player"),
            "rarity": self.tr("dedicate with one less"),
            "applejack": self.tr("one more Dedication"),
            "pinkie": self.tr("+1 Mooncake a match"),
            "sweetie-belle": self.tr("take one back"),
            "apple-bloom": self.tr("choose from two tiles"),
            "scootaloo": self.tr("turn a laid tile"),
            "spike": self.tr("skip counting"),
            "starlight": self.tr("exchange up to two"),
            "cadance": self.tr("a lantern for two"),
            "luna": self.tr("the far side, too"),
            "mistmane": self.tr("any side matches"),
            "trixie": self.tr("stands for any"),
            "celestia": self.tr("+1 point on a stack"),
        }.get(friend, "")

    def when(self, friend: str, last: bool) -> str:
        """When her waiting ability acts, in three or four words; `last`: before the refill."""
        now = self.tr("now, before your refill") if last else self.tr("now, or later this turn")
        placing = self.tr("when you place a tile")
        return {
            "rarity": self.tr("with your Dedication"),
            "applejack": self.tr("for a second Dedication"),
            "pinkie": placing,
            "sweetie-belle": self.tr("after your Dedication"),
            "apple-bloom": self.tr("at your refill"),
            "scootaloo": self.tr("before you place a tile"),
            "spike": placing,
            "luna": placing,
            "mistmane": placing,
        }.get(friend, now)
