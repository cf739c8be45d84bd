"""The keys of this game's own."""

from PySide6.QtCore import QCoreApplication


def keys() -> tuple[tuple[str, str], ...]:
    return (
        ("F", QCoreApplication.translate("DiceKeys", "Flip the fireworks tile")),
        ("G", QCoreApplication.translate("DiceKeys", "Show every place for this tile")),
        ("1 2 3 4", QCoreApplication.translate("DiceKeys", "Look at a sheet")),
    )
