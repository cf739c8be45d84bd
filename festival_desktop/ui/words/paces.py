"""The paces of computer players, in words."""

from PySide6.QtCore import QCoreApplication


def pace_names() -> tuple[str, ...]:
    """In the order of `PACES`: from step to instant."""
    return (
        QCoreApplication.translate("Paces", "Step"),
        QCoreApplication.translate("Paces", "Slow"),
        QCoreApplication.translate("Paces", "Normal"),
        QCoreApplication.translate("Paces", "Fast"),
        QCoreApplication.translate("Paces", "Instant"),
    )
