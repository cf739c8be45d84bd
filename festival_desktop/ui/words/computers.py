"""Texts of computer players: their levels, personalities and paces."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from festival_desktop.ai.suiting import Suiting, Way
from festival_desktop.core.head_starts import AHEAD, STEPS, ahead

if TYPE_CHECKING:
    from festival_desktop.ai.strength import Figure
    from festival_desktop.core.game import Setup
    from festival_desktop.play.seats import Player


def level_name(level: str) -> str:
    """Return the name of a `level` as setups write it."""
    name, _, personality = level.partition("-")
    names = {
        "newcomer": QCoreApplication.translate("Levels", "Newcomer"),
        "first_lantern": QCoreApplication.translate("Levels", "First Lantern"),
        "visitor": QCoreApplication.translate("Levels", "Visitor"),
        "neighbour": QCoreApplication.translate("Levels", "Neighbour"),
        "companion": QCoreApplication.translate("Levels", "Companion"),
        "friend": QCoreApplication.translate("Levels", "Regular"),
        "guide": QCoreApplication.translate("Levels", "Guide"),
        "artisan": QCoreApplication.translate("Levels", "Artisan"),
        "master": QCoreApplication.translate("Levels", "Master"),
        "grand_master": QCoreApplication.translate("Levels", "Grand Master"),
        "random": QCoreApplication.translate("Levels", "Random"),
    }
    manners = {
        "builder": QCoreApplication.translate("Levels", "{level}, builder"),
        "collector": QCoreApplication.translate("Levels", "{level}, collector"),
        "spoiler": QCoreApplication.translate("Levels", "{level}, spoiler"),
    }
    title = names.get(name, name.capitalize())
    return manners.get(personality, "{level}").format(level=title)


def level_character(level: str) -> str:
    """Describe how a level plays."""
    name, _, personality = level.partition("-")
    characters = {
        "newcomer": QCoreApplication.translate(
            "Levels", "Goes for quick points and misses good moves."
        ),
        "first_lantern": QCoreApplication.translate(
            "Levels",
            "Overlooks nearly half of the moves and often picks a weaker one.",
        ),
        "visitor": QCoreApplication.translate(
            "Levels", "Overlooks some moves and often picks one that’s nearly as good."
        ),
        "neighbour": QCoreApplication.translate(
            "Levels", "Overlooks little and often picks a move that’s nearly as good."
        ),
        "companion": QCoreApplication.translate(
            "Levels", "Overlooks nothing and sometimes picks a move that’s nearly as good."
        ),
        "friend": QCoreApplication.translate("Levels", "Takes whatever looks best right now."),
        "guide": QCoreApplication.translate("Levels", "Looks a little ahead with two moves."),
        "artisan": QCoreApplication.translate("Levels", "Looks ahead with the best few moves."),
        "master": QCoreApplication.translate("Levels", "Looks ahead for up to two seconds."),
        "grand_master": QCoreApplication.translate(
            "Levels", "Looks ahead four times as thoroughly as a Master."
        ),
        "builder": QCoreApplication.translate("Levels", "Plans for later rounds."),
        "collector": QCoreApplication.translate("Levels", "Likes to stockpile."),
        "spoiler": QCoreApplication.translate(
            "Levels", "Tries to leave the others as little as possible."
        ),
    }
    return characters.get(personality) or characters.get(name, "")


def character_of(player: "Player") -> str:
    """Describe a computer player's level; empty for a person."""
    if player.level is None or not (character := level_character(player.level)):
        return ""
    words = QCoreApplication.translate("Levels", "{level}: {character}")
    return words.format(level=level_name(player.level), character=character)


def level_odds(figure: "Figure") -> str:
    """Describe the measured result between two players."""
    words = QCoreApplication.translate(
        "Levels", "Wins {won} of 100 two-player games against {level} (± {reach})."
    )
    return words.format(
        won=round(figure.share / figure.players * 100),
        reach=round(figure.reach / figure.players * 100),
        level=level_name(figure.against),
    )


def suiting_name() -> str:
    """Name the list entry for the level that suits the person."""
    return QCoreApplication.translate("Levels", "One that suits me")


def suiting_reason(suiting: Suiting) -> str:
    """Say which level suits the person, and why."""
    reasons = {
        Way.FIRST: QCoreApplication.translate(
            "Levels", "{level} suits you for a first game: you’ve finished none yet."
        ),
        Way.STAY: QCoreApplication.translate("Levels", "{level} suits you, as in your last game."),
        Way.UP: QCoreApplication.translate(
            "Levels", "{level} suits you, because you came out ahead in your last two games."
        ),
        Way.DOWN: QCoreApplication.translate(
            "Levels", "{level} suits you, because you fell behind in your last two games."
        ),
    }
    return reasons[suiting.why].format(level=level_name(suiting.level))


def head_start_names() -> tuple[str, ...]:
    """List the head starts in the order of `STEPS`."""
    return (
        QCoreApplication.translate("Levels", "Even"),
        QCoreApplication.translate("Levels", "A little ahead"),
        QCoreApplication.translate("Levels", "Ahead"),
        QCoreApplication.translate("Levels", "Far ahead"),
    )


def head_starts_told(setup: "Setup", players: "Sequence[Player]") -> str:
    """Say who had a head start; empty without one."""
    names, chosen = head_start_names(), setup.options.get(AHEAD, ())
    told = [f"{players[seat].name}: {names[STEPS.index(chosen[seat])]}" for seat in ahead(setup)]
    return ", ".join(told)


def even_chances() -> str:
    """Return the mark of games with head starts."""
    return QCoreApplication.translate("Levels", "even chances")


def pace_names() -> tuple[str, ...]:
    """List the paces in the order of `PACES`: from step to instant."""
    return (
        QCoreApplication.translate("Paces", "Step"),
        QCoreApplication.translate("Paces", "Slow"),
        QCoreApplication.translate("Paces", "Normal"),
        QCoreApplication.translate("Paces", "Fast"),
        QCoreApplication.translate("Paces", "Instant"),
    )
