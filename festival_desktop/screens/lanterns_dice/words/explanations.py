"""Explanations of things on the table: what they are, their worth, and their needs."""

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
                take = self.tr("Click to take this sheet and shade on it now.")
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
        """Describe an area and its pool."""
        where, shaded = self._names.where(area), view.shaded[seat] >> area & 1
        text = self.tr("{area}: shaded.") if shaded else self.tr("{area}: not shaded.")
        said = [text.format(area=where[:1].upper() + where[1:])]
        if self._game.content.areas[area].pavilion and not shaded:
            said.append(self.tr("Pavilion: shade it to earn a gift."))
        return " ".join((*said, self._pool(view, seat, area // 2)))

    def _pool(self, view: View, seat: Seat, pool: Pool) -> str:
        content, shaded = self._game.content, (view.shaded[seat] & BOTH_AREAS[pool]).bit_count()
        name, done = pool_name(pool), shaded == 2
        if view.covered[seat] >> pool & 1:
            return self.tr("Pool {pool}: covered by fireworks.").format(pool=name)
        text = self.tr("Pool {pool}: {number} of 2 areas shaded.")
        if done:
            text = self.tr("Pool {pool}: completed, so fireworks can cover it.")
        said = [text.format(pool=name, number=shaded)]
        if pool in content.platforms and not done:
            said.append(self.tr("Platform: completing its pool lets you shade an area next to it."))
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
            text = self.tr("Boat: surrounded, worth {points} as long as its pool stays unshaded.")
            return text.format(points=points)
        return self.tr("This boat is lost: its pool has been shaded.")

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
        """Say what a shape lacks: “you are short of c4”."""
        short = short_of(self._game, view, seat, shape)
        if short.number is None:
            return self.tr("no room left for it")
        if not short.number:
            return self.tr("it fits now")
        if short.pools:
            pools = self._names.pools(short.pools)
            return self.tr("{pools} still needed").format(pools=pools)
        return self.tr("%n pool(s) still needed", "", short.number)

    def _favour(self, view: View, seat: Seat, card: int) -> str:
        paid = self._game.content.emperor[card]
        text = self.tr("A favour for {gifts}: {action}.").format(
            gifts=self._names.gifts(paid.gifts),
            action=self.action(paid.actions[view.sides[card]], seat),
        )
        missing = paid.gifts - view.gifts[seat]
        if missing <= 0:
            return text
        lacks = self.tr("You need %n more gift(s).", "", missing)
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
        text = self.tr("{name}’s sheet: {points}, {gifts}.")
        return text.format(name=name, points=points, gifts=self._names.gifts(view.gifts[seat]))

    def _line(self, what: str) -> str:
        number = self._game.content.boat_points
        return {
            "fireworks": self.tr("Fireworks: {points}, the sum of the tiles launched."),
            "second_group": self.tr(
                "Second group: {points}, one per pool in the second-largest group of "
                "completed pools."
            ),
            "boats": self.tr("Boats: {points}, %n per surrounded boat.", "", number),
        }[what]

    def _gifts(self, view: View, seat: Seat) -> str:
        text = self.tr("{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.")
        return text.format(name=self._players[seat], gifts=self._names.gifts(view.gifts[seat]))

    def _bonus(self, view: View, seat: Seat, row: int) -> str:
        sheet = self._game.content.sheets[view.sheets[seat]]
        color = self._names.color(sheet.bonuses[view.players][row])
        stands = row_stands(view, seat, row)
        text = self.tr("Turn bonus {row}: {name} may shade one extra {color} area on that turn.")
        if stands == NOW:
            text = self.tr("Turn bonus {row}: one extra {color} area this turn.")
        elif stands == PAST:
            text = self.tr("Turn bonus {row}: {color}, already past.")
        return text.format(row=row + 1, color=color, name=self._players[seat])

    # -- the tray ------------------------------------------------------------------------------

    def _character(self, seat: Seat) -> str:
        """Describe how a computer at this seat plays."""
        return character_of(self._session.players[seat]) if seat >= 0 else ""

    def _plate(self, view: View, seat: Seat) -> str:
        if seat < 0:
            return self.tr("No player faces this die, but some favours use it.")
        if not view.dice or view.stage is ROLL:
            return self.tr("{name} uses the die on this side.").format(name=self._players[seat])
        text = self.tr("{name} may shade one {color} area.")
        color = self._names.color(faced(self._game, view, seat))
        return text.format(name=self._players[seat], color=color)

    def _tray_word(self, view: View, kind: str) -> str:
        gifts = self._names.gifts(self._game.content.reroll_cost)
        return {
            "tray-table": self.tr(
                "The tray: shade an area in the colour you face. The active player may "
                "rotate it first."
            ),
            "turn": self.tr("Rotate the tray so that everyone faces a different die."),
            "reroll": self.tr("Re-roll all four dice for {gifts}, before rotating the tray."),
            "look-back": self.tr("Back to your own sheet."),
            "places": self.tr("Show everywhere this tile fits."),
            "launch-best": self.tr("Launch the display worth the most points."),
            "leave": self.tr("Leave the rest unshaded; you confirm first."),
            "keep": self.tr("Continue."),
            "put-back": self.tr("Put the tile back (Esc)."),
            "shelf": self.tr("Fireworks: a tile covers completed pools and scores its points."),
            "favours": self.tr("The emperor’s favours: spend gifts to use one each turn."),
        }.get(kind, "").format(gifts=gifts)
