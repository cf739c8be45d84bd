"""Computer players in words: their levels, personalities and paces."""

from PySide6.QtCore import QCoreApplication


def level_name(level: str) -> str:
    """`level` as setups write it."""
    name, _, personality = level.partition("-")
    names = {
        "newcomer": QCoreApplication.translate("Levels", "Newcomer"),
        "friend": QCoreApplication.translate("Levels", "Friend"),
        "master": QCoreApplication.translate("Levels", "Master"),
        "random": QCoreApplication.translate("Levels", "Chance"),
    }
    manners = {
        "builder": QCoreApplication.translate("Levels", "{level}, builder"),
        "collector": QCoreApplication.translate("Levels", "{level}, collector"),
        "spoiler": QCoreApplication.translate("Levels", "{level}, spoiler"),
    }
    title = names.get(name, name.capitalize())
    return manners.get(personality, "{level}").format(level=title)


def level_character(level: str) -> str:
    """A line about how somebody of this level plays."""
    name, _, personality = level.partition("-")
    characters = {
        "newcomer": QCoreApplication.translate(
            "Levels", "Likes points now, and overlooks good moves."
        ),
        "friend": QCoreApplication.translate("Levels", "Takes what looks best at once."),
        "master": QCoreApplication.translate("Levels", "Looks ahead, for up to two seconds."),
        "builder": QCoreApplication.translate("Levels", "Builds for later rounds."),
        "collector": QCoreApplication.translate("Levels", "Likes to have plenty in store."),
        "spoiler": QCoreApplication.translate("Levels", "Leaves the others as little as it can."),
    }
    return characters.get(personality) or characters.get(name, "")


def pace_names() -> tuple[str, ...]:
    """In the order of `PACES`: from step to instant."""
    return (
        QCoreApplication.translate("Paces", "Step"),
        QCoreApplication.translate("Paces", "Slow"),
        QCoreApplication.translate("Paces", "Normal"),
        QCoreApplication.translate("Paces", "Fast"),
        QCoreApplication.translate("Paces", "Instant"),
    )
