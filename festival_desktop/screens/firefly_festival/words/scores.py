"""What points of Firefly Festival were scored for: the lines of its score sheet."""

from PySide6.QtCore import QObject


class FireflyScores(QObject):
    def name(self, what: str) -> str:
        """A line of the score sheet, by the `what` of a score line."""
        return {
            "festival": self.tr("Festivals"),
            "fireflies": self.tr("Fireflies"),
            "public": self.tr("Public goals"),
            "private": self.tr("Private goals"),
            "unclaimed": self.tr("Goals reached, not claimed"),
            "unreached": self.tr("Goals not reached"),
            "water": self.tr("Water rewards"),
            "power": self.tr("Power"),
            "crow": self.tr("The Crow"),
            "chain": self.tr("Chain"),
            "longest": self.tr("Longest chain"),
            "head_start": self.tr("Head start"),
        }[what]

    def asks(self, what: str) -> str:
        """What a line counts."""
        return {
            "festival": self.tr("value × own pieces"),
            "fireflies": self.tr("workers at own festivals"),
            "public": self.tr("cards taken"),
            "private": self.tr("cards revealed"),
            "unclaimed": self.tr("private until now"),
            "unreached": self.tr("private until now"),
            "water": self.tr("stars under bridges"),
            "power": self.tr("what it brought"),
            "crow": self.tr("paid, and at the end"),
            "chain": self.tr("islands on one path"),
            "longest": self.tr("of all players"),
            "head_start": self.tr("points to begin with"),
        }[what]
