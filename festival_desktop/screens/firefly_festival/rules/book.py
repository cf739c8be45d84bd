"""Firefly Festival in a book. Nothing of it is read or painted before it is opened."""

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.paths import resources
from festival_desktop.screens.firefly_festival.rules.diagrams import diagrams
from festival_desktop.tables.firefly_festival.selections import Action
from festival_desktop.ui.rules_book import RulesBook


def rules_book(content: Content) -> RulesBook:
    return RulesBook(
        folder=resources() / "firefly_festival" / "rules",
        diagrams=diagrams,
        details={
            "power": [power.id for power in content.powers],
            "goal": [goal.id for goal in content.public],
            "action": [action.name.lower() for action in Action],
        },
    )
