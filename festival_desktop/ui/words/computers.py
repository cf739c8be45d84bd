"""Computer players in words: their levels, personalities and paces."""

from PySide6.QtCore import QCoreApplication

from festival_desktop.ai.strength import Figure
from festival_desktop.play.seats import Player


def level_name(level: str) -> str:
    """`level` as setups write it."""
    name, _, personality = level.partition("-")
    names = {
        "newcomer": QCoreApplication.translate("Levels", "Newcomer"),
        "first_lantern": QCoreApplication.translate("Levels", "First Lantern"),
        "visitor": QCoreApplication.translate("Levels", "Visitor"),
        "neighbour": QCoreApplication.translate("Levels", "Neighbour"),
        "companion": QCoreApplication.translate("Levels", "Companion"),
        "friend": QCoreApplication.translate("Levels", "Friend"),
        "guide": QCoreApplication.translate("Levels", "Guide"),
        "artisan": QCoreApplication.translate("Levels", "Artisan"),
        "master": QCoreApplication.translate("Levels", "Master"),
        "grand_master": QCoreApplication.translate("Levels", "Grand Master"),
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
        "first_lantern": QCoreApplication.translate(
            "Levels",
            "Overlooks nearly half of the moves, and often takes a lesser one.",
        ),
        "visitor": QCoreApplication.translate(
            "Levels", "Overlooks some moves, and often picks one that is nearly as good."
        ),
        "neighbour": QCoreApplication.translate(
            "Levels", "Overlooks little, and often picks a move that is nearly as good."
        ),
        "companion": QCoreApplication.translate(
            "Levels", "Overlooks nothing, and sometimes picks a move that is nearly as good."
        ),
        "friend": QCoreApplication.translate("Levels", "Takes what looks best at once."),
        "guide": QCoreApplication.translate("Levels", "Looks a little ahead with two moves."),
        "artisan": QCoreApplication.translate("Levels", "Looks ahead with the best few moves."),
        "master": QCoreApplication.translate("Levels", "Looks ahead, for up to two seconds."),
        "grand_master": QCoreApplication.translate(
            "Levels", "Looks ahead four times as thoroughly as a Master."
        ),
        "builder": QCoreApplication.translate("Levels", "Builds for later rounds."),
        "collector": QCoreApplication.translate("Levels", "Likes to have plenty in store."),
        "spoiler": QCoreApplication.translate("Levels", "Leaves the others as little as it can."),
    }
    return characters.get(personality) or characters.get(name, "")


def character_of(player: Player) -> str:
    """A computer player’s level and how it plays; empty for a person."""
    if player.level is None or not (character := level_character(player.level)):
        return ""
    words = QCoreApplication.translate("Levels", "{level}: {character}")
    return words.format(level=level_name(player.level), character=character)


def level_odds(figure: Figure) -> str:
    """What was measured between two players."""
    words = QCoreApplication.translate(
        "Levels", "Wins {won} of 100 games for two against {level}, give or take {reach}."
    )
    return words.format(
        won=round(figure.share / figure.players * 100),
        reach=round(figure.reach / figure.players * 100),
        level=level_name(figure.against),
    )


def pace_names() -> tuple[str, ...]:
    """In the order of `PACES`: from step to instant."""
    return (
        QCoreApplication.translate("Paces", "Step"),
        QCoreApplication.translate("Paces", "Slow"),
        QCoreApplication.translate("Paces", "Normal"),
        QCoreApplication.translate("Paces", "Fast"),
        QCoreApplication.translate("Paces", "Instant"),
    )
