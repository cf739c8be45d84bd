"""The lines of the score sheet of Firefly Festival."""

from PySide6.QtCore import QObject


class FireflyScores(QObject):
    def name(self, what: str) -> str:
        """Return the title of a score line's `what`."""
        return {
            "festival": self.tr("Festivals"),
            "fireflies": self.tr("Fireflies"),
            "public": self.tr("Public goals"),
            "private": self.tr("Private goals"),
            "unclaimed": self.tr("Met but unclaimed goals"),
            "unreached": self.tr("Unfinished goals"),
            "water": self.tr("Water rewards"),
            "power": self.tr("Power"),
            "crow": self.tr("The Crow"),
            "chain": self.tr("Chain"),
            "longest": self.tr("Longest chain"),
            "head_start": self.tr("Head start"),
        }[what]

    def asks(self, what: str) -> str:
        """Say what a line counts."""
        return {
            "festival": self.tr("value × your pieces"),
            "fireflies": self.tr("workers at your festivals"),
            "public": self.tr("cards taken"),
            "private": self.tr("cards revealed"),
            "unclaimed": self.tr("revealed at the end"),
            "unreached": self.tr("revealed at the end"),
            "water": self.tr("stars from the water"),
            "power": self.tr("from your power"),
            "crow": self.tr("cost to take, and at the end"),
            "chain": self.tr("islands on one path"),
            "longest": self.tr("longest of all players"),
            "head_start": self.tr("starting points"),
        }[what]
