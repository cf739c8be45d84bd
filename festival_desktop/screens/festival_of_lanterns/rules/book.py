"""Festival of Lanterns in a book. Nothing of it is read or painted before it is opened."""

from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.paths import resources
from festival_desktop.screens.festival_of_lanterns.rules.diagrams import diagrams
from festival_desktop.ui.rules_book import RulesBook


def rules_book(content: Content) -> RulesBook:
    dedications = [*(kind.name.lower() for kind in Dedication), "generic"]
    return RulesBook(
        folder=resources() / "festival_of_lanterns" / "rules",
        diagrams=lambda: diagrams(content),
        details={
            "friend": [card.id for card in content.friends.cards],
            "dedication": dedications,
            "claim": dedications,
        },
    )
