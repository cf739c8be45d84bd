"""The building blocks of sentences: names, numbers, and the effects of a move.

Pools are named as on the edges of the sheet: c5.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Action, Area, Color, Colors, Content, Pool
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalChange, GoalStatus, Preview
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Count
from festival_desktop.ui.words.about import PlaceholderText
from festival_desktop.ui.words.lists import Lists


class DiceNames(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self._lists = Lists(self)

    # -- colours and areas ---------------------------------------------------------------------

    def color(self, color: Color) -> str:
        return {
            "red": self.tr("red"),
            "orange": self.tr("orange"),
            "green": self.tr("green"),
            "blue": self.tr("blue"),
            "purple": self.tr("purple"),
            "white": self.tr("white"),
        }[self._content.colors[color]]

    def colors(self, colors: Iterable[Color]) -> str:
        """Name colours: “red, blue and white”, or “red twice”."""
        named = list(colors)
        if len(named) == 2 and named[0] == named[1]:
            return self.tr("{color} twice").format(color=self.color(named[0]))
        return self._lists.all_of([self.color(color) for color in named])

    def any_color(self, colors: Colors) -> str:
        """Name a set of colours: “red or blue”."""
        if colors == (1 << len(self._content.colors)) - 1:
            return self.tr("any colour")
        return self._lists.any_of([self.color(color) for color in members(colors)])

    def area(self, area: Area) -> str:
        """Name an area: “red at c4”. A pool has two different colours, so this is unique."""
        return self.tr("{color} at {pool}").format(
            color=self.color(self._content.areas[area].color), pool=pool_name(area // 2)
        )

    def where(self, area: Area) -> str:
        """Name an area with its half: “red at c4, upper left”."""
        half = {
            "NW": self.tr("upper left"),
            "NE": self.tr("upper right"),
            "SE": self.tr("lower right"),
            "SW": self.tr("lower left"),
        }[self._content.areas[area].sides]
        return self.tr("{area}, {half}").format(area=self.area(area), half=half)

    def pools(self, pools: Sequence[Pool]) -> str:
        return self._lists.all_of([pool_name(pool) for pool in pools])

    # -- numbers -------------------------------------------------------------------------------

    def gifts(self, number: int) -> str:
        return self.tr("%n gift(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    # -- fireworks and the emperor ---------------------------------------------------------------

    def shape(self, shape: int) -> str:
        """Name a stack of fireworks; a printed game's owner may have other shapes."""
        name = self._content.shapes[shape].id
        return {
            "line": self.tr("the line"),
            "corner": self.tr("the corner"),
            "square": self.tr("the square"),
            "t": self.tr("the T"),
            "l": self.tr("the L"),
            "s": self.tr("the S"),
            "plus": self.tr("the plus"),
            "u": self.tr("the U"),
        }.get(name, name.upper())

    def short_shape(self, shape: int) -> str:
        """Name a shape on a card."""
        name = self._content.shapes[shape].id
        return {
            "line": self.tr("Line"),
            "corner": self.tr("Corner"),
            "square": self.tr("Square"),
            "t": "T",
            "l": "L",
            "s": "S",
            "plus": self.tr("Plus"),
            "u": "U",
        }.get(name, name.upper())

    def quarters(self, quarters: int) -> str:
        return (
            self.tr("not rotated"),
            self.tr("a quarter turn clockwise"),
            self.tr("half a turn"),
            self.tr("a quarter turn anticlockwise"),
        )[quarters]

    def action(self, action: Action) -> str:
        """Describe what an emperor's card lets any player shade."""
        return {
            Action.YOUR_DIE: self.tr("one extra area in the die’s colour"),
            Action.NOT_SHOWN: self.tr("one area in a colour that’s not on the dice"),
            Action.OTHER_DICE: self.tr("one area for each of the three other dice"),
            Action.LEFT_DIE: self.tr("one area in the colour of the die to your left"),
            Action.BESIDE_COMPLETED: self.tr("one area of any colour next to a completed pool"),
            Action.WHOLE_POOL: self.tr("both areas of one unshaded pool"),
        }[action]

    def side(self, side: int) -> str:
        return self.tr("side A") if side == 0 else self.tr("side B")


class DiceEffects(PlaceholderText, QObject):
    """The effects of a move in a few words; the base of all texts of a match."""

    def __init__(
        self, game: LanternsDice, players: Sequence[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._players = players
        self._names = names = DiceNames(game.content, self)
        self._lists = Lists(self)
        self.fillers = {
            "name": lambda about: self._players[about.seat],
            "color": lambda about: names.color(about.color),
            "colors": lambda about: names.colors(about.dice),
            "gifts": lambda about: names.gifts(about.paid),
            "action": lambda about: self.action(about.action, about.seat),
            "points": lambda about: names.points(about.points),
        }

    def action(self, action: Action, seat: Seat) -> str:
        """Describe what a card lets a seat shade, naming the player whose die it means."""
        if action is not Action.LEFT_DIE or len(self._players) < 2:
            return self._names.action(action)
        name = self._players[(seat + 1) % len(self._players)]
        return self.tr("one area in the colour of {name}’s die").format(name=name)

    def brings(self, preview: Preview) -> list[str]:
        """List everything that comes with a stroke or a launch: “c4 complete”, “+1 gift”."""
        found = [
            self.tr("{pool} completed").format(pool=pool_name(goal.key[0]))
            for goal in preview.reached(Aim.POOL)
        ]
        gifts = sum(change.number for change in preview.changes if change.what == Count.GIFT)
        if gifts:
            found.append(f"+{self._names.gifts(gifts)}")
        return found + list(filter(None, map(self._reward, preview.goals)))

    def gained(self, preview: Preview) -> str:
        """List what past steps gave to their player."""
        launched = sum(goal.points for goal in preview.reached(Aim.FIREWORKS))
        points = [f"+{self._names.points(launched)}"] if launched else []
        return self._lists.all_of([*points, *self.brings(preview)])

    def does(self, preview: Preview) -> list[str]:
        """List gains and losses: a boat scores only in a wholly unshaded pool."""
        text = self.tr("the boat at {pool} can no longer score")
        lost = preview.reached(Aim.BOAT, GoalStatus.LOST)
        return [
            *self.brings(preview),
            *(text.format(pool=pool_name(goal.key[0])) for goal in lost),
        ]

    def _reward(self, goal: GoalChange) -> str:
        match goal.what, goal.how:
            case Aim.PLATFORM, _:
                return self.tr("one extra area next to it")
            case Aim.BOAT, GoalStatus.DONE:
                return self.tr("the boat at {pool} scores {points}").format(
                    pool=pool_name(goal.key[0]), points=self._names.points(goal.points)
                )
        return ""

    def faced(self, faced: Sequence[int]) -> str:
        """Describe faced colours: “Mira faces red, Jonas blue”."""
        parts: list[str] = []
        for seat, color in enumerate(faced):
            text = self.tr("{name} {color}") if parts else self.tr("{name} faces {color}")
            parts.append(text.format(name=self._players[seat], color=self._names.color(color)))
        return self._lists.all_of(parts)

    def preview(self, preview: Preview) -> str:
        """Describe a move that a player is about to make in one sentence."""
        head = self._head(preview)
        brings = self._lists.all_of(self.does(preview))
        if head and brings:
            return self.tr("{move}: {gains}.").format(move=head, gains=brings)
        return f"{head}." if head else ""

    def _head(self, preview: Preview) -> str:
        shaded = [change.key[0] for change in preview.changes if change.what == Count.AREA]
        if shaded:
            return capital(self._lists.all_of([self._names.area(area) for area in shaded]))
        for goal in preview.goals:
            match goal.what:
                case Aim.FIREWORKS:
                    shape, *pools = goal.key
                    return self.tr("{shape} on {pools}: +{points}").format(
                        shape=capital(self._names.shape(shape)),
                        pools=self._names.pools(pools),
                        points=self._names.points(goal.points),
                    )
                case Aim.EMPEROR:
                    return self.tr("{gifts} for {action}").format(
                        gifts=self._names.gifts(preview.paid(Count.GIFT)),
                        action=self.action(Action(goal.key[1]), goal.seat or 0),
                    )
        return self.faced([goal.key[0] for goal in preview.reached(Aim.FACED)])


class DiceSentences(DiceEffects):
    """The texts about the content of a session."""

    def __init__(self, session: Session) -> None:
        game: LanternsDice = session.game  # type: ignore[assignment]
        super().__init__(game, [player.name for player in session.players], session)
        self._session = session
        self._table: DiceTable = session.table  # type: ignore[assignment]

    @property
    def _view(self) -> View:
        view: View = self._session.view
        return view


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
