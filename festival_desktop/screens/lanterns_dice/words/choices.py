"""The rows of the choices list.

People who do not look at the table play by these rows, so each tells all that matters: colour, pool
and half of an area, the gains of shading it, which pools a tile would cover.
"""

from collections.abc import Sequence

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import OTHER_DICE, WHOLE_POOL, Action
from festival_desktop.games.lanterns_dice.lake import members, pool_at, pool_name
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences
from festival_desktop.tables.lanterns_dice.tray import faced, granted, turn_bonus


class DiceChoices(DiceSentences):
    def target(self, target: Target, selected: Sequence[Target]) -> str:
        match target.kind:
            case "roll":
                return self.tr("Roll the four dice")
            case "reroll":
                cost, held = self._game.content.reroll_cost, self._view.gifts[self._view.seat]
                text = self.tr("Spend {gifts} to re-roll all four dice (you have {number})")
                return text.format(gifts=self._names.gifts(cost), number=held)
            case "tray":
                return self._tray(target.key[0])
            case "area":
                return self._area(target, selected)
            case "by":
                return self.source(*target.key)
            case "card":
                return self.card(target.key[0])
            case "take":
                name = self._players[target.key[0]]
                return self.tr("{name} shades now").format(name=name)
            case "done":
                return self.tr("Done: leave the rest unshaded")
            case "stack":
                return self._stack(target.key[0])
            case "cell":
                return self._cell(target)
            case "way":
                return self._way(target, selected)
        return self.tr("Don’t launch")

    # -- the dice ------------------------------------------------------------------------------

    def _tray(self, quarters: int) -> str:
        view = self._view
        colors = [faced(self._game, view, seat, quarters) for seat in range(view.players)]
        text = self.tr("Keep the tray as it is: {faced}")
        if quarters:
            text = self.tr("Rotate the tray {quarters}: {faced}")
        return text.format(quarters=self._names.quarters(quarters), faced=self.faced(colors))

    # -- shading -------------------------------------------------------------------------------

    def _area(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe an area with its gains; a whole pool is described with its first half."""
        area = target.key[0]
        moves = self._session.selector.moves_after([target])
        whole = bool(moves) and all(isinstance(move, m.ShadePool) for move in moves)
        if selected:
            text = self.tr("Then {area} as well")
        elif whole:
            text = self.tr("Shade the whole pool, {area} first")
        else:
            text = self.tr("Shade {area}")
        said = text.format(area=self._names.where(area))
        gains = self.does(self._session.preview_of(moves[0])) if moves else []
        if not gains:
            return said
        return self.tr("{choice}: {gains}").format(choice=said, gains=self._lists.all_of(gains))

    def source(self, source: int, platform: int = 0) -> str:
        """Describe what an area is shaded for."""
        color, view = self._names.color, self._view
        match source:
            case m.DIE:
                die = color(faced(self._game, view, view.seat))
                return self.tr("For your die ({color})").format(color=die)
            case m.TURN_BONUS:
                bonus = color(turn_bonus(self._game, view))
                return self.tr("For your turn bonus ({color})").format(color=bonus)
            case m.EMPEROR:
                return self.tr("With the emperor’s favour")
        return self.tr("For the platform at {pool}").format(pool=pool_name(platform))

    def card(self, card: int) -> str:
        paid = self._game.content.emperor[card]
        action = paid.actions[self._view.sides[card]]
        return self.tr("Spend {gifts} on the emperor: {action}{colors}").format(
            gifts=self._names.gifts(paid.gifts),
            action=self.action(action, self._view.seat),
            colors=self._granted(card, action),
        )

    def _granted(self, card: int, action: Action) -> str:
        """Name the granted colours, where they are not all."""
        if action in (WHOLE_POOL, Action.BESIDE_COMPLETED):
            return ""
        grants = granted(self._game, self._view, card)
        if action is OTHER_DICE:
            colors = self._names.colors(members(one)[0] for one in grants)
        else:
            colors = self._names.any_color(grants[0])
        return f" ({colors})"

    # -- fireworks -----------------------------------------------------------------------------

    def _stack(self, shape: int) -> str:
        left = self._view.left[shape]
        points = self._game.content.shapes[shape].values[-left]
        return self.tr("Launch {shape} for {points} ({number} left)").format(
            shape=self._names.shape(shape), points=self._names.points(points), number=left
        )

    def _cell(self, target: Target) -> str:
        corner = pool_name(pool_at(*target.key))
        moves = self._session.selector.moves_after([target])
        ways = [move for move in moves if isinstance(move, m.Launch)]
        if len(ways) == 1:
            pools = self._names.pools(members(self._game.fireworks.pools[ways[0]]))
            return self.tr("Anchored at {corner}: covers {pools}").format(
                corner=corner, pools=pools
            )
        return self.tr("Anchored at {corner}: %n option(s)", "", len(ways)).format(corner=corner)

    def _way(self, target: Target, selected: Sequence[Target]) -> str:
        quarters, flipped = target.key
        text = self.tr("{quarters}, flipped: covers {pools}")
        if not flipped:
            text = self.tr("{quarters}: covers {pools}")
        shape, (x, y) = selected[0].key[0], selected[1].key
        move = self._game.fireworks.launch(shape, x, y, quarters, bool(flipped))
        pools = self._game.fireworks.pools[move] if move is not None else 0
        turned = self._names.quarters(quarters)
        turned = turned[:1].upper() + turned[1:]
        return text.format(quarters=turned, pools=self._names.pools(members(pools)))
