"""The names of things in Festival of Lanterns."""

from PySide6.QtCore import QObject

from festival_desktop.games.festival_of_lanterns.content import Content, Tile


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
        """A name short enough for a badge."""
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
        """A kind of Dedication; 3 is the generic one."""
        return (
            self.tr("Four of a Kind"),
            self.tr("Three Pair"),
            self.tr("Seven Unique"),
            self.tr("Generic", "Dedication"),
        )[kind]

    def side(self, direction: int) -> str:
        return (self.tr("north"), self.tr("east"), self.tr("south"), self.tr("west"))[direction]

    def mooncakes(self, number: int) -> str:
        return self.tr("%n Mooncake(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def pet(self, pet: str) -> str:
        """Pets are called the same in every language."""
        return pet.capitalize()

    def tile(self, tile: Tile, turn: int = 0) -> str:
        """A night tile with its four lanterns, as it lies when turned by so many quarters."""
        night = self._content.tiles[tile]
        sides = [self.short(night.sides[(side - turn) % 4]) for side in range(4)]
        named = {"n": sides[0], "e": sides[1], "s": sides[2], "w": sides[3]}
        if night.pet is None:
            return self.tr("Sky tile: {n} north, {e} east, {s} south, {w} west").format(**named)
        return self.tr(
            "Fireworks tile with {pet}: {n} north, {e} east, {s} south, {w} west"
        ).format(pet=self.pet(night.pet), **named)
