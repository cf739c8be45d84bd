"""The names of things in Festival of Lanterns, and the base of all its texts."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content, Tile
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import Session
from festival_desktop.scenes.turning import Turning
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.words.about import PlaceholderText
from festival_desktop.ui.words.lists import Lists


class FestivalNames(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content

    def lantern(self, lantern: int) -> str:
        return (
            self.tr("Twilight Sparkle"),
            self.tr("Rarity"),
            self.tr("Rainbow Dash"),
            self.tr("Fluttershy"),
            self.tr("Pinkie Pie"),
            self.tr("Applejack"),
            self.tr("Starlight Glimmer"),
        )[lantern]

    def short(self, lantern: int) -> str:
        """Return a lantern's name that is short enough for a badge."""
        return (
            self.tr("Twilight", "short name"),
            self.tr("Rarity", "short name"),
            self.tr("Rainbow", "short name"),
            self.tr("Fluttershy", "short name"),
            self.tr("Pinkie", "short name"),
            self.tr("Applejack", "short name"),
            self.tr("Starlight", "short name"),
        )[lantern]

    def dedication(self, kind: int) -> str:
        """Name a kind of Dedication; 3 is the generic one."""
        return (
            self.tr("Four of a Kind"),
            self.tr("Three Pair"),
            self.tr("Seven Unique"),
            self.tr("Generic", "Dedication"),
        )[kind]

    def looking(self, lantern: int, side: int) -> str:
        """Describe a lantern on this side of a cell on the screen."""
        text = (
            self.tr("{lantern} above"),
            self.tr("{lantern} on the right"),
            self.tr("{lantern} below"),
            self.tr("{lantern} on the left"),
        )[side]
        return text.format(lantern=self.short(lantern))

    def on_side(self, side: int) -> str:
        """Name a side of a tile on the screen."""
        return (
            self.tr("The top side"),
            self.tr("The right side"),
            self.tr("The bottom side"),
            self.tr("The left side"),
        )[side]

    def mooncakes(self, number: int) -> str:
        return self.tr("%n Mooncake(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def pet(self, pet: str) -> str:
        """Name a pet, the same in every language."""
        return pet.capitalize()

    def sides(self, lanterns: Sequence[int]) -> str:
        """Name four lanterns clockwise from the top."""
        top, right, bottom, left = map(self.short, lanterns)
        return self.tr("{top} top, {right} right, {bottom} bottom, {left} left").format(
            top=top, right=right, bottom=bottom, left=left
        )

    def tile(self, tile: Tile, turn: int = 0) -> str:
        """Describe a night tile with its four lanterns, rotated by `turn` quarters."""
        night = self._content.tiles[tile]
        sides = self.sides([night.sides[(side - turn) % 4] for side in range(4)])
        if night.pet is None:
            return self.tr("Sky tile: {sides}").format(sides=sides)
        pet = self.pet(night.pet)
        return self.tr("Fireworks tile with {pet}: {sides}").format(pet=pet, sides=sides)


class FestivalText(PlaceholderText, QObject):
    """The base of the texts of a match: its session, game, players, names and lists."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._game: FestivalOfLanterns = session.game  # type: ignore[assignment]
        self._table: FestivalTable = session.table  # type: ignore[assignment]
        self._content = self._game.content
        self._players = [player.name for player in session.players]
        self._names = FestivalNames(self._content, self)
        self._friends = FriendWords(self)
        self._lists = Lists(self)
        names = self._names
        self.fillers = {
            "name": lambda about: self._players[about.seat],
            "other": lambda about: self._players[about.other],
            "friend": lambda about: self.friend(about.friend),
            "given": lambda about: names.lantern(about.given),
            "taken": lambda about: names.lantern(about.taken),
            "lantern": lambda about: names.lantern(about.lantern),
            "lanterns": lambda about: self._all_lanterns(about.lanterns),
            "kind": lambda about: names.dedication(about.kind),
            "points": lambda about: names.points(about.points),
            "mooncakes": lambda about: names.mooncakes(about.paid),
        }

    def _all_lanterns(self, lanterns: Iterable[int]) -> str:
        return self._lists.all_of([self._names.lantern(lantern) for lantern in lanterns])

    @property
    def _view(self) -> View:
        view: View = self._session.view
        return view

    @property
    def _turning(self) -> Turning:
        """The rotation of the table on the screen, so that texts and picture agree."""
        view = self._view
        if view.viewer is None:
            return Turning()
        return Turning.towards(self._content.tables[view.players].facing[view.viewer])

    def friend(self, friend: int) -> str:
        return self._friends.name(self._content.friends.cards[friend].id)
