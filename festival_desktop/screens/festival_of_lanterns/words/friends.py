"""The Gala friends and Moon Dancer's levels: names, abilities, groups, meanings; their cards."""

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content, Level, Share


class FriendWords(QObject):
    def name(self, friend: str) -> str:
        return {
            "twilight": self.tr("Twilight Sparkle"),
            "fluttershy": self.tr("Fluttershy"),
            "rainbow": self.tr("Rainbow Dash"),
            "rarity": self.tr("Rarity"),
            "applejack": self.tr("Applejack"),
            "pinkie": self.tr("Pinkie Pie"),
            "sweetie-belle": self.tr("Sweetie Belle"),
            "apple-bloom": self.tr("Apple Bloom"),
            "scootaloo": self.tr("Scootaloo"),
            "spike": self.tr("Spike"),
            "starlight": self.tr("Starlight Glimmer"),
            "cadance": self.tr("Princess Cadance"),
            "luna": self.tr("Princess Luna"),
            "mistmane": self.tr("Mistmane"),
            "trixie": self.tr("Trixie"),
            "celestia": self.tr("Princess Celestia"),
        }.get(friend, friend)

    def ability(self, friend: str) -> str:
        """Describe a friend's ability in one sentence."""
        return {
            "twilight": self.tr(
                "Exchange one of your lanterns for a different one from the Supply."
            ),
            "fluttershy": self.tr("Take one lantern of your choice from the Supply."),
            "rainbow": self.tr(
                "Swap one of your lanterns for a different one of another player’s. You "
                "choose both."
            ),
            "rarity": self.tr("This turn your Dedication may be one lantern short."),
            "applejack": self.tr("Make one more Dedication this turn."),
            "pinkie": self.tr("Every match this turn gives you one extra Mooncake."),
            "sweetie-belle": self.tr(
                "After your Dedication, take back one of the lanterns you gave for it."
            ),
            "apple-bloom": self.tr(
                "When you refill, look at the top two tiles: keep one, put the other on the bottom."
            ),
            "scootaloo": self.tr(
                "Before you place your tile, rotate one tile on the table any way you like."
            ),
            "spike": self.tr("Ignore the lantern limit this turn."),
            "starlight": self.tr(
                "Exchange up to two lanterns, each for a different one from the Supply."
            ),
            "cadance": self.tr(
                "Choose a lantern and another player: each of you gains one, you first."
            ),
            "luna": self.tr(
                "You also gain the lantern on the opposite side of the tile you place."
            ),
            "mistmane": self.tr("One touching side that doesn’t match counts as a match."),
            "trixie": self.tr("Take a Trixie lantern. It counts as any lantern in a Dedication."),
            "celestia": self.tr(
                "Put your token on a stack: Dedications you claim there score 1 extra point."
            ),
        }.get(friend, "")

    def group(self, group: str) -> str:
        """Name a preset group of friends."""
        return {
            "first": self.tr("First gala"),
            "market": self.tr("Night market"),
            "sky": self.tr("Bright sky"),
            "vows": self.tr("Great vows"),
            "turners": self.tr("Tile turners"),
        }[group]

    def meaning(self, level: Level) -> str:
        """Describe what a level changes: her lanterns, the opening hand, her Mooncakes."""
        hand = self.tr("You start with %n Fireworks tile(s).", "", level.fireworks)
        cakes = {
            Share.NONE: self.tr("Moon Dancer never gains Mooncakes."),
            Share.ONE: self.tr(
                "Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your "
                "hand earns you one."
            ),
            Share.EACH: self.tr("Moon Dancer gains a Mooncake for each one you gain."),
        }[level.mooncakes]
        said = [hand, cakes]
        if level.opposite:
            said.insert(0, self.tr("Moon Dancer also gains the lantern opposite you."))
        if level.lanterns:
            more = self.tr("Moon Dancer starts with %n extra of each lantern.", "", level.lanterns)
            said.insert(0, more)
        return " ".join(said)


class GuestWords(QObject):
    """The short texts of friend cards on the table."""

    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content, self._friends = content, FriendWords(self)

    def label(self, key: str, *values: object) -> str:
        """Return the label of a key that starts with “friend”."""
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
            case "friend-left":
                text = self.tr("{friend} can still help. Click again to go on without help.")
                return text.format(friend=self._friends.name(id))
            case "friend-missing":
                return self.tr("You need %n more Mooncake(s).", "", int(str(values[0])))
        return {
            "friend-press": self.tr("Choose the card, or drag Mooncakes onto it."),
            "friend-in-vain": self.tr("This friend can’t help you right now."),
            "friend-over": self.tr("One friend per turn, before anything else."),
            "friend-used": self.tr("used this turn"),
            "friend-now": self.tr("now", "a friend can help"),
        }[kind]

    def short(self, friend: str) -> str:
        """Describe a friend's ability in three or four words."""
        return {
            "twilight": self.tr("exchange a lantern"),
            "fluttershy": self.tr("take a lantern"),
            "rainbow": self.tr("swap with a player"),
            "rarity": self.tr("Dedication one lantern short"),
            "applejack": self.tr("one more Dedication"),
            "pinkie": self.tr("+1 Mooncake per match"),
            "sweetie-belle": self.tr("take one back"),
            "apple-bloom": self.tr("choose from two tiles"),
            "scootaloo": self.tr("rotate a tile"),
            "spike": self.tr("ignore the limit"),
            "starlight": self.tr("exchange up to two"),
            "cadance": self.tr("one for you, one for a friend"),
            "luna": self.tr("the opposite side, too"),
            "mistmane": self.tr("one mismatch matches"),
            "trixie": self.tr("wild lantern"),
            "celestia": self.tr("+1 point on a stack"),
        }.get(friend, "")

    def when(self, friend: str, last: bool) -> str:
        """Say when a waiting ability acts, in a few words; `last`: before the refill."""
        now = self.tr("now, before you refill") if last else self.tr("now, or later this turn")
        placing = self.tr("when you place a tile")
        return {
            "rarity": self.tr("with your Dedication"),
            "applejack": self.tr("for a second Dedication"),
            "pinkie": placing,
            "sweetie-belle": self.tr("after your Dedication"),
            "apple-bloom": self.tr("when you refill"),
            "scootaloo": self.tr("before you place a tile"),
            "spike": placing,
            "luna": placing,
            "mistmane": placing,
        }.get(friend, now)
