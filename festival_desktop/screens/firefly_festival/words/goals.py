"""Public and private goals: their names and conditions."""

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import Content, Goal, Kind, PublicGoal


class GoalWords(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content

    # -- public --------------------------------------------------------------------------------

    def public(self, kind: Kind) -> str:
        return self.kind(self._content.public[kind])

    def kind(self, goal: PublicGoal) -> str:
        return {
            "empire": self.tr("Empire"),
            "architect": self.tr("Architect"),
            "hubs": self.tr("Hubs"),
            "merchant": self.tr("Merchant"),
            "tower": self.tr("Tower"),
            "diversity": self.tr("Diversity"),
            "ready_to_go": self.tr("Ready to Go"),
        }.get(goal.id, goal.id)

    def asks(self, goal: PublicGoal) -> str:
        """Say what a kind of goal counts, without a number."""
        return {
            "empire": self.tr("islands with floors"),
            "architect": self.tr("length of a bridge"),
            "hubs": self.tr("bridges at one island"),
            "merchant": self.tr("coins you have"),
            "tower": self.tr("floors in two pagodas"),
            "diversity": self.tr("islands with workers"),
            "ready_to_go": self.tr("workers on the board"),
        }.get(goal.id, "")

    def card(self, kind: Kind, number: int) -> str:
        """Return the condition on a card of a stack."""
        text = {
            "empire": self.tr("floors on {number} islands"),
            "architect": self.tr("a bridge of {number}"),
            "hubs": self.tr("{number} bridges at one island"),
            "merchant": self.tr("{number} coins"),
            "tower": self.tr("{number} floors in two pagodas"),
            "diversity": self.tr("workers on {number} islands"),
            "ready_to_go": self.tr("{number} workers on the board"),
        }.get(self._content.public[kind].id, "{number}")
        return text.format(number=number)

    # -- private -------------------------------------------------------------------------------

    def private(self, goal: Goal) -> str:
        """Return a private goal's name, short enough for a card."""
        card = self._content.private[goal]
        return self._titles().get(card.measure, card.id).format(number=card.number)

    def _titles(self) -> dict[str, str]:
        return {
            "small_floors": self.tr("{number} Small"),
            "medium_floors": self.tr("{number} Medium"),
            "large_floors": self.tr("{number} Large"),
            "each_size": self.tr("Each size"),
            "starts_joined": self.tr("From Start to Start"),
            "chain": self.tr("Chain of {number}"),
            "side_by_side": self.tr("{number} side by side"),
            "gathered": self.tr("{number} together"),
            "alone": self.tr("{number} alone"),
            "full_house": self.tr("Full house"),
            "on_top": self.tr("{number} on top"),
            "fish_placed": self.tr("{number} fish"),
            "sealed_islands": self.tr("{number} sealed"),
            "bridges_built": self.tr("{number} bridges"),
            "away": self.tr("Far from home"),
            "penniless": self.tr("Empty purse"),
        }

    def condition(self, goal: Goal) -> str:
        """Return a private goal's condition, for any player, without “your”."""
        card = self._content.private[goal]
        return self._conditions().get(card.measure, card.id).format(number=card.number)

    def _conditions(self) -> dict[str, str]:
        return {
            "small_floors": self.tr("floors on {number} Small islands"),
            "medium_floors": self.tr("floors on {number} Medium islands"),
            "large_floors": self.tr("floors on {number} Large islands"),
            "each_size": self.tr("floors on one Small, one Medium and one Large island"),
            "starts_joined": self.tr("both Starts connected by your bridges"),
            "chain": self.tr("{number} islands on one path of your bridges"),
            "side_by_side": self.tr("{number} of your bridges between the same two islands"),
            "gathered": self.tr("{number} of your workers on one island (not a Start)"),
            "alone": self.tr("{number} islands with only your workers"),
            "full_house": self.tr("a worker on an island filled to capacity"),
            "on_top": self.tr("the top floor of {number} unsealed pagodas"),
            "fish_placed": self.tr("{number} fish placed"),
            "sealed_islands": self.tr("your pieces on {number} sealed islands"),
            "bridges_built": self.tr("{number} bridges built"),
            "away": self.tr("none of your workers on a Start"),
            "penniless": self.tr("not a single coin left"),
        }
