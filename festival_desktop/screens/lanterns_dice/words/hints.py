"""What a hint says: a move, what it would bring, and why it is a good one."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import BESIDE, members, pool_name
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.preview import Preview
from festival_desktop.screens.lanterns_dice.words.choices import DiceChoices
from festival_desktop.screens.lanterns_dice.words.effects import DiceSentences
from festival_desktop.tables.lanterns_dice.tray import faced, free_areas, granted
from festival_desktop.tables.lanterns_dice.vocabulary import Count


class DiceHints(DiceSentences):
    def __init__(
        self,
        game: LanternsDice,
        players: Sequence[str],
        choices: DiceChoices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(game, players, parent)
        self._choices = choices

    def hint(self, view: View, move: m.Move, preview: Preview) -> str:
        match move:
            case m.Roll():
                return self.tr("Roll the dice.")
            case m.Reroll():
                return self.tr("Roll again: another roll may well serve you better.")
            case m.Orient():
                return self._orient(view, move.quarters)
            case m.Shade() | m.ShadeBeside():
                return self._shade(view, move, preview)
            case m.ShadePool():
                text = self.tr("Shade the whole pool {pool}. {reason}")
                reason = self._gains(preview)
                return text.format(pool=pool_name(move.pool), reason=reason).rstrip()
            case m.EmperorAction():
                return self._favour(view, move.card)
            case m.Launch():
                return self._launch(view, move, preview)
            case m.Pass():
                return self.tr("Launch nothing: these pools may carry a better tile later.")
        return self.tr("Leave the rest unshaded: nothing more would help now.")

    def _orient(self, view: View, quarters: int) -> str:
        color = faced(self._game, view, view.seat, quarters)
        text = self.tr("Leave the tray as it lies. You face {color}; {areas}.")
        if quarters:
            text = self.tr("Turn the tray: {quarters}. Then you face {color}; {areas}.")
        return text.format(
            quarters=self._names.quarters(quarters),
            color=self._names.color(color),
            areas=self._unshaded(view, color),
        )

    def _favour(self, view: View, card: int) -> str:
        """With how much there would be to choose from, where the colours decide about that."""
        action = self._game.content.emperor[card].actions[view.sides[card]]
        text = f"{self._choices.card(view, card)}."
        if action in (Action.WHOLE_POOL, Action.BESIDE_COMPLETED):
            return text
        colors = 0
        for granted_one in granted(self._game, view, card):
            colors |= granted_one
        free = free_areas(self._game, view, view.seat, colors)
        return f"{text} {self._to_choose_from(len(free))}"

    def _to_choose_from(self, areas: int) -> str:
        return self.tr("There are %n area(s) to choose from.", "", areas)

    def _unshaded(self, view: View, color: int) -> str:
        free = free_areas(self._game, view, view.seat, 1 << color)
        return self.tr("%n area(s) of it are free", "", len(free))

    def _shade(self, view: View, move: m.Shade | m.ShadeBeside, preview: Preview) -> str:
        if isinstance(move, m.Shade):
            source = self._choices.source(view, move.source)
        else:
            source = self._choices.source(view, m.PLATFORM, move.platform)
        reason = self._gains(preview) or self._promise(view, move.area)
        return self.tr("{source}: shade {area}. {reason}").format(
            source=source, area=self._names.where(move.area), reason=reason
        )

    def _gains(self, preview: Preview) -> str:
        gains = self._effects.brings(preview)
        if not gains:
            return ""
        return self.tr("That gives: {gains}.").format(gains=self._lists.all_of(gains))

    def _promise(self, view: View, area: int) -> str:
        """Why a stroke that brings nothing yet may be a good one."""
        pool, content = area // 2, self._game.content
        if any(pool in members(BESIDE[boat]) for boat in content.boats):
            return self.tr("It is beside a boat, and leads towards surrounding it.")
        if pool in content.platforms:
            return self.tr("The platform there waits for its other half.")
        if BESIDE[pool] & view.completed[view.seat]:
            return self.tr("It joins pools you have completed.")
        return self.tr("Its pool can be completed by another colour.")

    def _launch(self, view: View, move: m.Launch, preview: Preview) -> str:
        points = preview.gained(view.seat, Count.POINTS)
        return self.tr("Launch {shape} over {pools}: {points}.").format(
            shape=self._names.shape(move.shape),
            pools=self._names.pools(members(self._game.fireworks.pools[move])),
            points=self._names.points(points),
        )
