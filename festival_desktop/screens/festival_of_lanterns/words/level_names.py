"""What Moon Dancer's levels are called. Loads no rules: the shelf says it in its first picture."""

from PySide6.QtCore import QObject

LEVELS = ("friend", "mentor", "princess")
"""From the gentlest to the hardest, as the rules call them."""


class LevelNames(QObject):
    def name(self, level: str) -> str:
        names = {
            "friend": self.tr("Friend", "level of Moon Dancer"),
            "mentor": self.tr("Mentor", "level of Moon Dancer"),
            "princess": self.tr("Princess", "level of Moon Dancer"),
        }
        return names.get(level, level.capitalize())
