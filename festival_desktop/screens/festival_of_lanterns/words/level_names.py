"""The names of Moon Dancer's levels. Loads no rules: the shelf needs it for its first picture."""

from PySide6.QtCore import QObject

LEVELS = ("friend", "mentor", "princess")
"""The rulebook's levels, from easiest to hardest, by their names in the rules."""
OURS = ("crescent", "half-moon", "full-moon")
"""Harder levels that are not in the rulebook."""


class LevelNames(QObject):
    def name(self, level: str) -> str:
        names = {
            "friend": self.tr("Friend", "level of Moon Dancer"),
            "mentor": self.tr("Mentor", "level of Moon Dancer"),
            "princess": self.tr("Princess", "level of Moon Dancer"),
            "crescent": self.tr("Crescent", "level of Moon Dancer"),
            "half-moon": self.tr("Half Moon", "level of Moon Dancer"),
            "full-moon": self.tr("Full Moon", "level of Moon Dancer"),
        }
        return names.get(level, level.capitalize())

    def marked(self, level: str) -> str:
        """Return the name, marked if the level is extra."""
        name = self.name(level)
        if level not in OURS:
            return name
        return self.tr("{level} · extra", "not in the rulebook").format(level=name)
