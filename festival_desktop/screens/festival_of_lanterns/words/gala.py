"""The texts of friends: what they did, their targets, and refusals."""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns.friends import events as ev
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText


class FestivalGala(FestivalText):
    # -- events ------------------------------------------------------------------------------

    def happened(self, event: Event) -> str:
        """Describe an event; empty for those described elsewhere."""
        kept = event.held if isinstance(event, ev.CountSkipped) else 0
        texts: dict[type[Event], str] = {
            ev.FriendBefriended: self.tr("{name} befriended {friend} for {mooncakes}."),
            ev.AbilityLost: self.tr("{friend}’s help went unused."),
            ev.LanternsSwapped: self.tr("{name} gave {other} {given} for {taken}."),
            ev.TokenPut: self.tr("{name} put their token on {kind}."),
            ev.SideCounted: self.tr("The {lantern} side counts as a match."),
            ev.CountSkipped: self.tr("{name} kept %n lantern(s).", "", kept),
            ev.TrixieTaken: self.tr("{name} took a Trixie lantern."),
            ev.TrixieDiscarded: self.tr("{name} returned a Trixie lantern."),
            ev.TileTurned: self.tr("{name} rotated a tile on the table."),
            ev.TilesLookedAt: self.tr("{name} looked at the top tiles of the stack."),
            ev.TileKept: self.tr("{name} kept one and put the other on the bottom."),
        }
        return self.about(event, texts.get(type(event), ""))

    # -- choices --------------------------------------------------------------------------------

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        key, turning, view = target.key, self._turning, self._view
        match target.kind:
            case "friend":
                cost = self._names.mooncakes(self._content.friends.cards[key[0]].cost)
                ability = self._friends.ability(self._content.friends.cards[key[0]].id)
                return self.tr("Befriend {friend} ({mooncakes}): {ability}").format(
                    friend=self.friend(key[0]), mooncakes=cost, ability=ability
                )
            case "their-card":
                return self.tr("Take {lantern} from {name}").format(
                    lantern=self._names.lantern(key[1]), name=self._players[key[0]]
                )
            case "seat":
                return self.tr("Together with {name}").format(name=self._players[key[0]])
            case "laid":
                x, y = turning.cell(key[0], key[1])
                laid = view.display[GRID.cell(key[0], key[1])]
                tile = self._names.tile(laid // 4, laid % 4 + turning.quarters)
                return self.tr("Rotate the tile at {x}, {y}: {tile}").format(x=x, y=y, tile=tile)
            case "turn":
                x, y = selected[0].key
                laid = view.display[GRID.cell(x, y)]
                return self._names.tile(laid // 4, key[0] + turning.quarters)
            case "side":
                return self._names.on_side(turning.side(key[0]))
            case "leave-out":
                text = self.tr("Leave {lantern} out")
                return text.format(lantern=self._names.lantern(key[0]))
            case "keep":
                text = self.tr("Count it as an extra {lantern}")
                if not key[0]:
                    text = self.tr("Count it as {lantern}")
                return text.format(lantern=self._names.lantern(key[1]))
            case "trixie-card" if selected:
                return self.tr("Use a Trixie lantern instead of one you have")
            case "trixies" if selected:
                return self.tr("back to the pile")
        return self._plain_target(target.kind)

    def _plain_target(self, kind: str) -> str:
        return {
            "token": self.tr("Put your token on a stack"),
            "look": self.tr("Look at the top tiles of the stack"),
            "trixie-card": self.tr("Return a Trixie lantern"),
            "trixies": self.tr("Take a Trixie lantern"),
        }[kind]

    # -- refusals ----------------------------------------------------------------------------

    def known(self) -> dict[str, str]:
        """Map rule ids to refusals."""
        return {
            "no-help": self.tr("No friend can help with that right now."),
            "her-own-rules": self.tr("Moon Dancer follows her own rules."),
            "not-in-play": self.tr("That friend isn’t in play."),
            "befriend-over": self.tr("You can befriend only once, at the start of your turn."),
            "befriend-cost": self.tr("Not enough Mooncakes for that friend."),
            "no-trixie": self.tr("You don’t have a Trixie lantern."),
            "side-first": self.tr("First choose which side counts as a match."),
            "keep-first": self.tr("First choose which tile to keep."),
            "not-returned": self.tr("Take back one of the lanterns you’ve just returned."),
            "another-player": self.tr("Choose another player."),
            "no-mismatch": self.tr("Choose a side that touches a tile and doesn’t match."),
            "not-looked-at": self.tr("Keep one of the tiles you’ve drawn."),
            "swap-same": self.tr("You must swap for a different lantern."),
            "not-theirs": self.tr("That player doesn’t have that lantern."),
            "token-there": self.tr("Your token is already there."),
            "no-stack": self.tr("That stack is empty."),
            "no-tile-there": self.tr("There’s no tile there."),
            "turned-so": self.tr("The tile already faces that way."),
            "nothing-to-exchange": self.tr("You have nothing to exchange."),
            "nothing-to-swap": self.tr("You have nothing to swap."),
            "nothing-to-take": self.tr("There’s nothing to take."),
            "no-second-dedication": self.tr("You couldn’t make a second Dedication."),
            "no-trixie-left": self.tr("There are no Trixie lanterns left."),
            "no-stack-for-token": self.tr("There’s no other stack for your token."),
            "no-tile-to-place": self.tr(
                "That friend helps with placing a tile, and you have none left."
            ),
            "nothing-to-count": self.tr("You have no more than {limit} lanterns anyway."),
            "few-tiles": self.tr("The stack has fewer than two tiles."),
            "no-dedication-now": self.tr("Even with that help you couldn’t make a Dedication."),
        }
