"""The columns of the table of saved games."""

from PySide6.QtCore import QCoreApplication

from festival_desktop.models.saved_games import Column
from festival_desktop.ui.pages.saved_games.words import CardWords

PROGRESS = 2
"""The column that shows whose turn it is."""


def columns(words: CardWords) -> tuple[Column, ...]:
    """List the columns from the left; games are first sorted by the last one, newest first."""
    return (
        Column(
            title=lambda: QCoreApplication.translate("SavedGameColumns", "Game"),
            text=words.title,
            order=lambda game: words.title(game).casefold(),
            share=42,
        ),
        Column(
            title=lambda: QCoreApplication.translate("SavedGameColumns", "Players"),
            text=words.players,
            order=lambda game: words.players(game).casefold(),
            share=22,
            gives_way=True,
        ),
        Column(
            title=lambda: QCoreApplication.translate("SavedGameColumns", "Progress"),
            text=words.progress,
            order=lambda game: (game.over, words.progress(game).casefold()),
            share=18,
            gives_way=True,
        ),
        Column(
            title=lambda: QCoreApplication.translate("SavedGameColumns", "Date"),
            text=words.when,
            order=lambda game: game.changed,
            by_content=False,
            share=18,
        ),
    )
