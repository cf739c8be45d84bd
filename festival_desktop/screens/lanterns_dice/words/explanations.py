"""What things on the table are, what they are worth to the viewer now, and what they need."""

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Area, Pool
from festival_desktop.games.lanterns_dice.lake import BOTH_AREAS, pool_name
from festival_desktop.games.lanterns_dice.state import ROLL
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences
from festival_desktop.tables.lanterns_dice.needs import boat_needs, short_of
from festival_desktop.tables.lanterns_dice.pieces import (
    NOW,
    PAST,
    SURROUNDED,
    boat_stands,
    row_stands,
)
from festival_desktop.tables.lanterns_dice.tray import faced
from festival_desktop.ui.words.computers import character_of


class DiceExplanations(DiceSentences):
    def explain(self, target: Target) -> str:
        view, key = self._view, target.key
        me = view.seat if self._session.viewer is None else self._session.viewer
        match target.kind:
            case "area" | "take-back":
                return self._area(view, me, key[0])
            case "pool":
                return self._pool(view, *key)
            case "stack":
                return self._fireworks(view, me, key[0])
            case "card":
                return self._favour(view, me, key[0])
            case "score" | "total" | "sheet" | "look":
                return self._sheet(target)
            case "take":
                take = self.tr("Press it to take it and to shade there now.")
                return f"{self._sheet(target)} {take}"
            case "gifts":
                return self._gifts(view, key[0])
            case "bonus":
                return self._bonus(view, *key)
            case "plate":
                return " ".join((self._plate(view, key[0]), self._character(key[0]))).rstrip()
        return self._tray_word(view, target.kind)

    # -- the lake ------------------------------------------------------------------------------

    def _area(self, view: View, seat: Seat, area: Area) -> str:
        """An area, and the pool it belongs to."""
        where, shaded = self._names.where(area), view.shaded[seat] >> area & 1
        text = self.tr("{area}: shaded.") if shaded else self.tr("{area}: not shaded.")
        said = [text.format(area=where[:1].upper() + where[1:])]
        if self._game.content.areas[area].pavilion and not shaded:
            said.append(self.tr("Pavilion: shading it brings a gift."))
        return " ".join((*said, self._pool(view, seat, area // 2)))

    def _pool(self, view: View, seat: Seat, pool: Pool) -> str:
        content, shaded = self._game.content, (view.shaded[seat] & BOTH_AREAS[pool]).bit_count()
        name, done = pool_name(pool), shaded == 2
        if view.covered[seat] >> pool & 1:
            return self.tr("Pool {pool}: under fireworks.").format(pool=name)
        text = self.tr("Pool {pool}: {number} of 2 areas shaded.")
        if done:
            text = self.tr("Pool {pool}: completed, so fireworks may cover it.")
        said = [text.format(pool=name, number=shaded)]
        if pool in content.platforms and not done:
            said.append(self.tr("Platform: completing it lets you shade an area beside it."))
        if pool in content.boats:
            said.append(self._boat(view, seat, pool))
        return " ".join(said)

    def _boat(self, view: View, seat: Seat, boat: Pool) -> str:
        points = self._names.points(self._game.content.boat_points)
        needs = boat_needs(view, seat, boat)
        if needs is not None:
            text = self.tr("Boat: {points} if it stays unshaded and {pools} are completed.")
            if len(needs) == 1:
                text = self.tr("Boat: {points} if it stays unshaded and {pools} is completed.")
            return text.format(points=points, pools=self._names.pools(needs))
        stands = boat_stands(view.shaded[seat], view.completed[seat], boat)
        if stands == SURROUNDED:
            text = self.tr("Boat: surrounded, {points} as long as it stays unshaded.")
            return text.format(points=points)
        return self.tr("The boat is lost, because its pool was shaded.")

    # -- fireworks and the emperor -------------------------------------------------------------

    def _fireworks(self, view: View, seat: Seat, shape: int) -> str:
        left, name = view.left[shape], self._names.short_shape(shape)
        if not left:
            return self.tr("{shape}: none left.").format(shape=name)
        points = self._game.content.shapes[shape].values[-left]
        text = self.tr("{shape}: {points}, {short}. %n left.", "fireworks", left)
        return text.format(
            shape=name, points=self._names.points(points), short=self.short(view, seat, shape)
        )

    def short(self, view: View, seat: Seat, shape: int) -> str:
        """“you are short of c4”."""
        short = short_of(self._game, view, seat, shape)
        if short.number is None:
            return self.tr("no room is left for it")
        if not short.number:
            return self.tr("it fits now")
        if short.pools:
            pools = self._names.pools(short.pools)
            return self.tr("you are short of {pools}").format(pools=pools)
        return self.tr("you are short of %n pool(s)", "", short.number)

    def _favour(self, view: View, seat: Seat, card: int) -> str:
        paid = self._game.content.emperor[card]
        text = self.tr("A favour for {gifts}: {action}.").format(
            gifts=self._names.gifts(paid.gifts),
            action=self.action(paid.actions[view.sides[card]], seat),
        )
        missing = paid.gifts - view.gifts[seat]
        if missing <= 0:
            return text
        lacks = self.tr("You lack %n gift(s).", "", missing)
        return f"{text} {lacks}"

    # -- the sheet -----------------------------------------------------------------------------

    def _sheet(self, target: Target) -> str:
        view, seat = self._view, target.key[0]
        score = self._table.projected(view).scores[seat]
        name, points = self._players[seat], self._names.points(score.total)
        if target.kind == "score":
            line = score.lines[target.key[1]]
            return self._line(line.what).format(points=self._names.points(line.points))
        if target.kind == "total":
            return self.tr("{name} has {points} now.").format(name=name, points=points)
        text = self.tr("The sheet of {name}: {points}, {gifts}.")
        return text.format(name=name, points=points, gifts=self._names.gifts(view.gifts[seat]))

    def _line(self, what: str) -> str:
        number = self._game.content.boat_points
        return {
            "fireworks": self.tr("Fireworks: {points}, the sum of the tiles launched."),
            "second_group": self.tr(
                "Second group: {points}, one for each pool of the second largest group of "
                "completed pools."
            ),
            "boats": self.tr("Boats: {points}, %n for each one surrounded.", "", number),
        }[what]

    def _gifts(self, view: View, seat: Seat) -> str:
        text = self.tr("{name} has {gifts}. Gifts pay for rolling again and for the emperor.")
        return text.format(name=self._players[seat], gifts=self._names.gifts(view.gifts[seat]))

    def _bonus(self, view: View, seat: Seat, row: int) -> str:
        sheet = self._game.content.sheets[view.sheets[seat]]
        color = self._names.color(sheet.bonuses[view.players][row])
        stands = row_stands(view, seat, row)
        text = self.tr("Turn bonus {row}: one {color} area more, in that turn of {name}.")
        if stands == NOW:
            text = self.tr("Turn bonus {row}: one {color} area more, now.")
        elif stands == PAST:
            text = self.tr("Turn bonus {row}: {color}, over.")
        return text.format(row=row + 1, color=color, name=self._players[seat])

    # -- the tray ------------------------------------------------------------------------------

    def _character(self, seat: Seat) -> str:
        """How a computer there plays."""
        return character_of(self._session.players[seat]) if seat >= 0 else ""

    def _plate(self, view: View, seat: Seat) -> str:
        if seat < 0:
            return self.tr("Nobody faces this die, but favours may count it.")
        if not view.dice or view.stage is ROLL:
            return self.tr("{name} shades by the die on this side.").format(
                name=self._players[seat]
            )
        text = self.tr("{name} shades one {color} area.")
        color = self._names.color(faced(self._game, view, seat))
        return text.format(name=self._players[seat], color=color)

    def _tray_word(self, view: View, kind: str) -> str:
        gifts = self._names.gifts(self._game.content.reroll_cost)
        return {
            "tray-table": self.tr(
                "The tray: each player shades an area in the colour of the die they face. Whoever "
                "rolled may turn it first."
            ),
            "turn": self.tr("Turn the tray, so that everybody faces another die."),
            "reroll": self.tr("All four dice again for {gifts}, before the tray is turned."),
            "look-back": self.tr("Back to your own sheet."),
            "places": self.tr("Show every place for this tile."),
            "launch-best": self.tr("Launch the display that is worth most."),
            "leave": self.tr("Leave the rest: it is asked first."),
            "keep": self.tr("Go on."),
            "put-back": self.tr("Put the tile back (Esc)."),
            "shelf": self.tr("Fireworks: a tile covers completed pools and scores its points."),
            "favours": self.tr("The emperor’s favours: one in each turn, for gifts."),
        }.get(kind, "").format(gifts=gifts)
