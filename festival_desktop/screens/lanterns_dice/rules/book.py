"""Lanterns Dice in a book. Nothing of it is read or painted before it is opened."""

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.paths import resources
from festival_desktop.screens.lanterns_dice.rules.diagrams import diagrams
from festival_desktop.tables.lanterns_dice.vocabulary import Part
from festival_desktop.ui.rules_book import RulesBook


def rules_book(content: Content) -> RulesBook:
    return RulesBook(
        folder=resources() / "lanterns_dice" / "rules",
        diagrams=lambda: diagrams(content),
        details={"reason": [part.name.lower() for part in Part]},
    )
