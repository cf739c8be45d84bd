"""One sentence that says what to select, where a friend helps or Moon Dancer leaves a choice."""

from collections.abc import Sequence

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText


def is_hers(view: View) -> bool:
    """It is Moon Dancer's turn, whoever decides in it."""
    return view.gala is not None and view.gala.level != NO_LEVEL and view.seat == MOON_DANCER


class FestivalAsks(FestivalText):
    def sentence(self) -> str:
        """Empty where nothing is asked that a game without friends would not ask."""
        session, view = self._session, self._view
        if view is None or view.gala is None or not session.moves:
            return ""
        if is_hers(view):
            return "" if session.active == MOON_DANCER else self._for_her()
        if not view.gala.uses:
            return ""
        if view.stage in (Stage.MATCH_SIDE, Stage.KEEP_TILE):
            return self._must(view.stage)
        helps = any(fm.by_ability(move, view.stage) for move in session.moves)
        if view.stage is Stage.REFILL and not helps:
            return ""
        friend = self._content.friends.cards[view.gala.befriended].id
        if friend == "applejack" and view.stage > Stage.DEDICATE:
            return self._encore(helps, bool(view.gala.dedications))
        return self._ability(friend, view, [target.kind for target in session.selector.selected])

    def _must(self, stage: Stage) -> str:
        if stage is Stage.MATCH_SIDE:
            return self.tr("Touch the side of your tile that counts as a match.")
        return self.tr("Touch the tile you keep. The other one goes to the bottom.")

    def _ability(self, friend: str, view: View, selected: Sequence[str]) -> str:
        match friend, selected:
            case "twilight" | "starlight", ["card", *_]:
                return self.tr("Touch the lantern of the Supply you take for it.")
            case "rainbow", ["card", *_]:
                return self.tr("Touch the lantern you take, at another seat.")
            case "cadance", ["supply", *_]:
                return self.tr("Touch the player who gains one with you.")
            case "celestia", ["token", *_]:
                return self.tr("Touch the stack you put it on.")
            case "scootaloo", ["laid", *_]:
                return self.tr("Turn it: wheel, right click or R. Press it again to leave it so.")
            case "rarity", ["dedication", *_]:
                return self.tr("Choose the lanterns; then touch the one you leave out.")
        dedicated = bool(view.gala is not None and view.gala.dedications)
        if dedicated and friend == "sweetie-belle":
            return self.tr("Touch the lantern you take back.")
        if friend == "apple-bloom" and view.stage is Stage.REFILL:
            return self.tr("Press her card to see the top two tiles, or refill as ever.")
        if friend == "starlight" and view.gala is not None and view.gala.uses == 1:
            return self.tr("You may exchange one more: touch the lantern you give.")
        return self._first(friend)

    def _encore(self, possible: bool, again: bool) -> str:
        if not possible:
            return self.tr("Once your tile is placed, one more Dedication may be possible.")
        if again:
            return self.tr("Make a second Dedication: touch its stack.")
        return self.tr("Make a Dedication: touch its stack.")

    def _first(self, friend: str) -> str:
        """Before anything was selected."""
        return {
            "twilight": self.tr("Touch the lantern you give."),
            "starlight": self.tr("Touch the first lantern you give."),
            "fluttershy": self.tr("Touch the lantern of the Supply you take."),
            "rainbow": self.tr("Touch the lantern you give."),
            "rarity": self.tr("Touch a Dedication: one lantern may be left out."),
            "applejack": self.tr("Make your Dedications: this turn you may make two."),
            "pinkie": self.tr("Place a tile: each match brings one more Mooncake."),
            "sweetie-belle": self.tr("Make a Dedication, then take one lantern back."),
            "apple-bloom": self.tr("At your refill you may choose from two tiles."),
            "scootaloo": self.tr("Touch a tile of the display to turn it."),
            "spike": self.tr("Place a tile: your lanterns are not counted."),
            "cadance": self.tr("Touch the lantern of the Supply you both gain."),
            "luna": self.tr("Place a tile: you also gain what its far side shows."),
            "mistmane": self.tr("Place a tile: one side that does not match counts."),
            "celestia": self.tr("Touch your token."),
        }.get(friend, "")

    # -- for Moon Dancer -----------------------------------------------------------------------

    def _for_her(self) -> str:
        choose, selector = self.tr("Choose for Moon Dancer:"), self._session.selector
        return f"{choose} {self._what(selector.moves, selector.selected)}"

    def _what(self, moves: Sequence[m.Move], selected: Sequence[Target]) -> str:
        kinds = [target.kind for target in selected]
        match moves[0]:
            case m.Exchange() | fm.Swap() if "card" not in kinds:
                return self.tr("which lantern does she give?")
            case m.Exchange() | fm.Take():
                return self.tr("which lantern of the Supply does she take?")
            case fm.Swap():
                return self.tr("which of your lanterns does she take?")
            case m.Dedicate() if "dedication" not in kinds:
                return self.tr("touch the lit stack, then her lanterns.")
            case m.Dedicate(without=int()) if "card" in kinds:
                return self.tr("which lantern does she leave out?")
            case m.Dedicate():
                return self.tr("which lanterns does she dedicate?")
        return self.tr("touch what is lit.")
