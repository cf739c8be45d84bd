"""Explanations of things on the table: what they are, their worth, and their needs."""

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID, NO_TILE, Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.friends import GuestWords
from festival_desktop.screens.festival_of_lanterns.words.level_names import LevelNames
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.tables.festival_of_lanterns.needs import need
from festival_desktop.tables.festival_of_lanterns.pieces import HERE, LAST, USED, worth
from festival_desktop.ui.words.computers import character_of


class FestivalExplanations(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._guests, self._levels = GuestWords(self._content, self), LevelNames(self)

    def explain(self, target: Target) -> str:
        view, key = self._view, target.key
        match target.kind:
            case "tile" | "laid" | "face-up" | "stack" | "back":
                return self._tile(view, target)
            case "card":
                return self._cards(view, view.seat, key[0])
            case "their-card":
                return self._cards(view, *key)
            case "supply":
                return self._supply(view, key[0])
            case "dedication" | "claim":
                return self._dedication(view, key[0])
            case "friend" | "look" if view.gala is not None:
                return self._friend(key[0] if key else view.gala.befriended)
            case "mooncakes":
                return self._mooncakes(view, key[0] if key else view.seat)
            case "favour" | "trixies" | "trixie-card":
                return self._extra(view, target)
        return self._seat(view, target)

    # -- tiles ---------------------------------------------------------------------------------

    def _tile(self, view: View, target: Target) -> str:
        quarters, key = self._turning.quarters, target.key
        match target.kind:
            case "tile":
                return self._with_pet(key[0], quarters)
            case "laid":
                laid = view.display[GRID.cell(*key)]
                return self._with_pet(laid // 4, laid % 4 + quarters)
            case "face-up" if view.face_up != NO_TILE:
                text = self.tr("Any player refilling their hand may take it. {tile}")
                return text.format(tile=self._with_pet(view.face_up, quarters))
            case "face-up":
                return self.tr("No face-up tile.")
            case "back":
                text = self.tr("{name}’s tiles; only {name} can see them.")
                return text.format(name=self._players[key[0]])
        left = self.tr("%n tile(s) left in the stack.", "", view.stack_size)
        end = self.tr("After the last tile, each player gets one final turn.")
        return f"{left} {end}"

    def _with_pet(self, tile: int, quarters: int) -> str:
        words = self._names.tile(tile, quarters) + "."
        if not self._content.tiles[tile].fireworks:
            return words
        more = self.tr("Matching it gives you a Mooncake.")
        return f"{words} {more}"

    # -- lanterns ------------------------------------------------------------------------------

    def _cards(self, view: View, seat: Seat, lantern: int) -> str:
        held, name = view.lanterns[seat][lantern], self._names.lantern(lantern)
        if seat == view.viewer:
            text = self.tr("{lantern}: you have %n.", "lanterns", held)
        else:
            text = self.tr("{lantern}: {name} has %n.", "lanterns", held)
        said = text.format(lantern=name, name=self._players[seat])
        return f"{said} {self._left(view.supply[lantern])}"

    def _left(self, number: int) -> str:
        if not number:
            return self.tr("None left in the Supply.")
        return self.tr("%n left in the Supply.", "", number)

    def _supply(self, view: View, lantern: int) -> str:
        if lantern == len(self._content.lanterns):
            return self.tr("%n Mooncake(s) left in the Supply.", "", view.mooncakes_left)
        said = f"{self._names.lantern(lantern)}: {self._left(view.supply[lantern])}"
        if view.viewer is None:
            return said
        mine = self.tr("You have %n.", "lanterns", view.lanterns[view.viewer][lantern])
        return f"{said} {mine}"

    # -- Dedications ---------------------------------------------------------------------------

    def _dedication(self, view: View, kind: int) -> str:
        name, left = self._names.dedication(kind), view.left[kind]
        if kind == GENERIC:
            text = self.tr("Generic Dedications: {points} each, used once a stack is empty.")
            points = self._names.points(self._content.generic_points)
            return f"{text.format(points=points)} {self._tiles_left(left)}"
        if not left and not view.left[GENERIC]:
            return self.tr("{kind}: none left.").format(kind=name)
        points = self._names.points(worth(self._game, view, kind))
        lacking = self.lacking(view, Dedication(kind))
        text = self.tr("{kind}: {points}, {lacking}.") if lacking else self.tr("{kind}: {points}.")
        said = text.format(kind=name, points=points, lacking=lacking)
        rest = self._tiles_left(left) if left else self.tr("You take a generic tile instead.")
        return f"{said} {rest}"

    def _tiles_left(self, number: int) -> str:
        return self.tr("%n left.", "Dedications", number)

    def lacking(self, view: View, kind: Dedication) -> str:
        """Say what the viewer lacks: “you lack Rarity”; empty for a spectator."""
        if view.viewer is None:
            return ""
        lack = need(view, view.viewer, kind)
        if not lack.number:
            return self.tr("you have the lanterns")
        names = [self._names.lantern(lantern) for lantern in lack.lanterns]
        if lack.certain:
            return self.tr("you need {lanterns}").format(lanterns=self._lists.all_of(names))
        if len(names) > _MOST:
            return self.tr("you need %n more lantern(s)", "", lack.number)
        text = self.tr("you need {number} more: {lanterns}")
        return text.format(number=lack.number, lanterns=self._lists.any_of(names))

    # -- friends -------------------------------------------------------------------------------

    def _friend(self, friend: int) -> str:
        card = self._content.friends.cards[friend]
        said = self.tr("{friend}, {mooncakes}: {ability}").format(
            friend=self.friend(friend),
            mooncakes=self._names.mooncakes(card.cost),
            ability=self._friends.ability(card.id),
        )
        return " ".join(filter(None, (said, self._remark(friend))))

    def _remark(self, friend: int) -> str:
        """Say why a friend can or cannot be asked, or when she acts."""
        session, view = self._session, self._view
        piece = next(p for p in session.pieces.area("friends") if p.face[0] == friend)
        label, how = self._guests.label, piece.face[2]
        if how == USED:
            return label("friend-used")
        if how != HERE:
            return label(f"friend-when:{friend}", how == LAST)
        if session.selector.begins(Target("friend", (friend,))):
            return label("friend-press")
        if not session.moves or not self._table.own_turn(view):
            return ""
        if view.stage is not Stage.EXCHANGE:
            return label("friend-over")
        missing = piece.face[1] - view.mooncakes[view.seat]
        return label("friend-missing", missing) if missing > 0 else label("friend-in-vain")

    def _extra(self, view: View, target: Target) -> str:
        gala = view.gala
        assert gala is not None
        match target.kind:
            case "favour":
                text = self.tr(
                    "{name}’s token: each Dedication {name} claims from this stack scores 1 "
                    "extra point."
                )
                return text.format(name=self._players[target.key[0]])
            case "trixies":
                return self.tr("%n Trixie lantern(s) left on the pile.", "", gala.trixies_left)
        seat = target.key[0] if target.key else view.seat
        text = self.tr("{name} has %n Trixie lantern(s).", "", gala.trixies[seat])
        more = self.tr("Each counts as any lantern in a Dedication.")
        return f"{text.format(name=self._players[seat])} {more}"

    # -- seats ---------------------------------------------------------------------------------

    def _mooncakes(self, view: View, seat: Seat) -> str:
        text = self.tr("{name} has %n Mooncake(s).", "", view.mooncakes[seat])
        said = text.format(name=self._players[seat])
        more = self.tr("An exchange costs {mooncakes}.")
        cost = self._names.mooncakes(self._content.exchange_cost)
        return f"{said} {more.format(mooncakes=cost)}"

    def _seat(self, view: View, target: Target) -> str:
        if target.kind not in ("seat", "plate", "points", "total", "level"):
            return ""
        (seat,) = target.key
        name, held = self._players[seat], sum(view.lanterns[seat])
        score = self._table.projected(view).scores[seat].total
        match target.kind:
            case "points":
                made = len(view.claimed[seat])
                text = self.tr("{name}: {points} from %n Dedication(s).", "", made)
                return text.format(name=name, points=self._names.points(score))
            case "total":
                text = self.tr("{name} has %n lantern(s).", "", held)
                more = self.tr("You may keep at most {limit} when you place a tile.")
                return f"{text.format(name=name)} {more.format(limit=self._content.limit)}"
            case "level" if view.gala is not None:
                level = self._content.moon_dancer.levels[view.gala.level]
                return f"{self._levels.marked(level.id)}: {self._friends.meaning(level)}"
        text = self.tr("{name}: {points}, {mooncakes}, %n lantern(s).", "", held)
        cakes = self._names.mooncakes(view.mooncakes[seat])
        said = text.format(name=name, points=self._names.points(score), mooncakes=cakes)
        return f"{said} {character_of(self._session.players[seat])}".rstrip()


_MOST = 4
"""Maximum number of alternative lanterns listed by name."""
