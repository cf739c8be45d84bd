"""The texts of hints: a move, what it would give, and why it is good."""

from functools import reduce
from operator import or_

from festival_desktop.core.decision import Term
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import BESIDE, members, pool_name
from festival_desktop.models.session import Session
from festival_desktop.play.preview import Preview
from festival_desktop.screens.lanterns_dice.words.choices import DiceChoices
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences
from festival_desktop.tables.lanterns_dice.tray import faced, free_areas, granted
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.ui.words.reasons import ReasonWords


class DiceHints(DiceSentences):
    def __init__(self, session: Session, choices: DiceChoices) -> None:
        super().__init__(session)
        self._choices = choices

    def hint(self, move: m.Move) -> str:
        preview = self._session.preview_of(move)
        match move:
            case m.Roll():
                return self.tr("Roll the dice.")
            case m.Reroll():
                return self.tr("Re-roll: you’ll probably do better.")
            case m.Orient():
                return self._orient(move.quarters)
            case m.Shade() | m.ShadeBeside():
                return self._shade(move, preview)
            case m.ShadePool():
                text = self.tr("Shade the whole pool {pool}. {reason}")
                reason = self._gains(preview)
                return text.format(pool=pool_name(move.pool), reason=reason).rstrip()
            case m.EmperorAction():
                return self._favour(move.card)
            case m.Launch():
                return self._launch(move, preview)
            case m.Pass():
                return self.tr("Don’t launch yet: these pools could hold a better tile later.")
        return self.tr("Leave the rest unshaded: nothing more would help right now.")

    def _orient(self, quarters: int) -> str:
        color = faced(self._game, self._view, self._view.seat, quarters)
        free = free_areas(self._game, self._view, self._view.seat, 1 << color)
        text = self.tr("Keep the tray as it is. You face {color}; {areas}.")
        if quarters:
            text = self.tr("Rotate the tray: {quarters}. Then you face {color}; {areas}.")
        return text.format(
            quarters=self._names.quarters(quarters),
            color=self._names.color(color),
            areas=self.tr("%n such area(s) still unshaded", "", len(free)),
        )

    def _favour(self, card: int) -> str:
        """Describe a favour, with the number of choices where colours decide it."""
        view = self._view
        action = self._game.content.emperor[card].actions[view.sides[card]]
        text = f"{self._choices.card(card)}."
        if action in (Action.WHOLE_POOL, Action.BESIDE_COMPLETED):
            return text
        colors = reduce(or_, granted(self._game, view, card), 0)
        free = free_areas(self._game, view, view.seat, colors)
        areas = self.tr("You can choose from %n area(s).", "", len(free))
        return f"{text} {areas}"

    def _shade(self, move: m.Shade | m.ShadeBeside, preview: Preview) -> str:
        if isinstance(move, m.Shade):
            source = self._choices.source(move.source)
        else:
            source = self._choices.source(m.PLATFORM, move.platform)
        reason = self._gains(preview) or self._promise(move.area)
        return self.tr("{source}: shade {area}. {reason}").format(
            source=source, area=self._names.where(move.area), reason=reason
        )

    def _gains(self, preview: Preview) -> str:
        gains = self.brings(preview)
        if not gains:
            return ""
        return self.tr("You get {gains}.").format(gains=self._lists.all_of(gains))

    def _promise(self, area: int) -> str:
        """Say why a stroke without an immediate gain may be good."""
        pool, content = area // 2, self._game.content
        if any(pool in members(BESIDE[boat]) for boat in content.boats):
            return self.tr("It’s next to a boat and helps surround it.")
        if pool in content.platforms:
            return self.tr("It leaves a platform pool one area short, ready for later.")
        if BESIDE[pool] & self._view.completed[self._view.seat]:
            return self.tr("It connects to pools you’ve completed.")
        return self.tr("You can finish its pool with a different colour.")

    def _launch(self, move: m.Launch, preview: Preview) -> str:
        points = preview.gained(self._view.seat, Count.POINTS)
        return self.tr("Launch {shape} on {pools}: {points}.").format(
            shape=self._names.shape(move.shape),
            pools=self._names.pools(members(self._game.fireworks.pools[move])),
            points=self._names.points(points),
        )


class DiceReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        return {
            "points": self.points(term.gain),
            "displays": self.tr("pools for the next fireworks"),
            "groups": self.tr("a larger second group of pools"),
            "boats": self.tr("progress in surrounding a boat"),
            "prospects": self.tr("pools to complete later"),
            "gifts": self.tr("gifts for later"),
            "turn": self.tr("areas you can still shade this turn"),
            "rivals": self.tr("dice that don’t help the others"),
        }.get(term.name, "")
