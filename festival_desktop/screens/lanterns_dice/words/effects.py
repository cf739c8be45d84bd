"""What a move brings, in a few words: for previews, choices, hints and the log."""

from collections.abc import Sequence

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalChange, How, Preview
from festival_desktop.screens.lanterns_dice.words.names import DiceText
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Count


class DiceEffects(DiceText):
    def brings(self, preview: Preview) -> list[str]:
        """“c4 complete”, “+1 gift”: everything that comes with a stroke or a launch."""
        found = [
            self.tr("{pool} complete").format(pool=pool_name(goal.key[0]))
            for goal in preview.reached(Aim.POOL)
        ]
        gifts = sum(change.number for change in preview.changes if change.what == Count.GIFT)
        if gifts:
            found.append(f"+{self._names.gifts(gifts)}")
        return found + list(filter(None, map(self._bonus, preview.goals)))

    def does(self, preview: Preview) -> list[str]:
        """What it brings, and what it costs: a boat scores only in a wholly unshaded pool."""
        text = self.tr("the boat at {pool} can no longer score")
        lost = preview.reached(Aim.BOAT, How.LOST)
        return [
            *self.brings(preview),
            *(text.format(pool=pool_name(goal.key[0])) for goal in lost),
        ]

    def _bonus(self, goal: GoalChange) -> str:
        match goal.what, goal.how:
            case Aim.PLATFORM, _:
                return self.tr("one more area beside it")
            case Aim.BOAT, How.DONE:
                return self.tr("the boat at {pool} scores {points}").format(
                    pool=pool_name(goal.key[0]), points=self._names.points(goal.points)
                )
        return ""

    def faced(self, faced: Sequence[int]) -> str:
        """“Mira faces red, Jonas blue”: only the first part carries the verb."""
        parts: list[str] = []
        for seat, color in enumerate(faced):
            text = self.tr("{name} {color}") if parts else self.tr("{name} faces {color}")
            parts.append(text.format(name=self._players[seat], color=self._names.color(color)))
        return self._lists.all_of(parts)

    def preview(self, preview: Preview) -> str:
        """One sentence about a move that somebody is about to make."""
        head = self._head(preview)
        brings = self._lists.all_of(self.does(preview))
        if head and brings:
            return self.tr("{move}: {gains}.").format(move=head, gains=brings)
        return f"{head}." if head else ""

    def _head(self, preview: Preview) -> str:
        shaded = [change.key[0] for change in preview.changes if change.what == Count.AREA]
        if shaded:
            return _capital(self._lists.all_of([self._names.area(area) for area in shaded]))
        for goal in preview.goals:
            match goal.what:
                case Aim.FIREWORKS:
                    shape, *pools = goal.key
                    return self.tr("{shape} over {pools}: +{points}").format(
                        shape=_capital(self._names.shape(shape)),
                        pools=self._names.pools(pools),
                        points=self._names.points(goal.points),
                    )
                case Aim.EMPEROR:
                    return self.tr("{gifts} for {action}").format(
                        gifts=self._names.gifts(preview.paid(Count.GIFT)),
                        action=self._names.action(Action(goal.key[1])),
                    )
        return self.faced([goal.key[0] for goal in preview.reached(Aim.FACED)])


class DiceSentences(DiceText):
    """Words about what a session shows, and what moves bring."""

    def __init__(self, session: Session) -> None:
        game: LanternsDice = session.game  # type: ignore[assignment]
        super().__init__(game, [player.name for player in session.players], session)
        self._session = session
        self._table: DiceTable = session.table  # type: ignore[assignment]
        self._effects = DiceEffects(game, self._players, self)

    @property
    def _view(self) -> View:
        view: View = self._session.view
        return view


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
