"""The keys of this game's own."""

from PySide6.QtCore import QCoreApplication


def keys() -> tuple[tuple[str, str], ...]:
    return (
        ("B", QCoreApplication.translate("FireflyKeys", "Build a bridge")),
        ("M", QCoreApplication.translate("FireflyKeys", "Move workers")),
        ("P", QCoreApplication.translate("FireflyKeys", "Build a floor of a pagoda")),
        ("F", QCoreApplication.translate("FireflyKeys", "Hold a festival")),
        ("C", QCoreApplication.translate("FireflyKeys", "Take the Crow")),
        ("L", QCoreApplication.translate("FireflyKeys", "Place a lucky fish")),
        ("E", QCoreApplication.translate("FireflyKeys", "Enough, or end the turn")),
        ("O", QCoreApplication.translate("FireflyKeys", "Who leads, who would score what")),
        ("Shift", QCoreApplication.translate("FireflyKeys", "Other ways for a worker")),
    )
