"""The names of things in Firefly Festival, and things with their number."""

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import Size


class FireflyNames(QObject):
    def tile(self, tile: str) -> str:
        """An island, by the id of its tile."""
        return {
            "sunrise": self.tr("Sunrise Landing"),
            "sunset": self.tr("Sunset Landing"),
            "reed": self.tr("Reed", "island"),
            "pebble": self.tr("Pebble", "island"),
            "heron": self.tr("Heron", "island"),
            "sparrow": self.tr("Sparrow", "island"),
            "minnow": self.tr("Minnow", "island"),
            "fern": self.tr("Fern", "island"),
            "willow": self.tr("Willow", "island"),
            "lotus": self.tr("Lotus", "island"),
            "maple": self.tr("Maple", "island"),
            "plum": self.tr("Plum", "island"),
            "carp": self.tr("Carp", "island"),
            "crane": self.tr("Crane", "island"),
            "cedar": self.tr("Cedar", "island"),
            "dragon": self.tr("Dragon", "island"),
            "phoenix": self.tr("Phoenix", "island"),
            "moon": self.tr("Moon", "island"),
        }.get(tile, tile.capitalize())

    def short(self, tile: str) -> str:
        """A name short enough for a plate below an island."""
        short = {"sunrise": self.tr("Sunrise"), "sunset": self.tr("Sunset")}
        return short.get(tile) or self.tile(tile)

    def size(self, size: Size) -> str:
        return (
            self.tr("Start"),
            self.tr("Small", "island"),
            self.tr("Medium", "island"),
            self.tr("Large", "island"),
        )[size]

    # -- with a number -------------------------------------------------------------------------

    def coins(self, number: int) -> str:
        return self.tr("%n coin(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def workers(self, number: int) -> str:
        return self.tr("%n worker(s)", "", number)

    def floors(self, number: int) -> str:
        return self.tr("%n floor(s)", "", number)

    def bridges(self, number: int) -> str:
        return self.tr("%n bridge(s)", "", number)

    def segments(self, number: int) -> str:
        return self.tr("%n segment(s)", "", number)

    def pieces(self, number: int) -> str:
        return self.tr("%n piece(s)", "", number)

    def islands(self, number: int) -> str:
        return self.tr("%n island(s)", "", number)

    def goals(self, number: int) -> str:
        return self.tr("%n private goal(s)", "", number)

    def fish(self, number: int) -> str:
        return self.tr("%n fish", "", number)
