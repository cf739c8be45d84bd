"""Why something cannot be done, by the id of the rule."""

from PySide6.QtCore import QObject

from festival_desktop.games.lanterns_dice.rules import LanternsDice


class DiceRefusals(QObject):
    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = game.content

    def known(self) -> dict[str, str]:
        """Rule id → sentence."""
        return {
            "rolled": self.tr(
                "The dice have fallen. Before the tray is left, a button beside it rolls again."
            ),
            "roll-first": self.tr("Roll the dice first."),
            "oriented": self.tr("The tray is turned once in a turn, before anybody shades."),
            "orient-first": self.tr("Turn the tray first, or leave it as it lies."),
            "reroll-over": self.tr("Dice are rolled again only before the tray is left."),
            "reroll-cost": self.tr("You have too few gifts: rolling again costs {reroll}."),
            "shading-over": self.tr("Shading is over for this turn."),
            "area-shaded": self.tr("That area is shaded already."),
            "no-platform": self.tr(
                "A platform lets you shade beside it once, when its pool is completed."
            ),
            "die-used": self.tr("You have shaded an area for your die already."),
            "not-your-die": self.tr("That area has another colour than the die you face."),
            "bonus-not-yours": self.tr("Only the one whose turn it is has a turn bonus."),
            "bonus-used": self.tr("You have shaded an area for your turn bonus already."),
            "not-your-bonus": self.tr("That area has another colour than your turn bonus."),
            "die-first": self.tr("Shade it for your die: the colour is the same."),
            "bonus-first": self.tr("Shade it for your turn bonus: the colour is the same."),
            "no-such-sheet": self.tr("Nobody sits there."),
            "sheet-in-hand": self.tr("That sheet is being shaded already."),
            "part-over": self.tr("That sheet is done for this turn."),
            "taken-in-vain": self.tr(
                "That sheet was just taken. First somebody shades, takes a favour or is done."
            ),
            "sheet-idle": self.tr("Nothing can be shaded on that sheet now."),
            "no-action": self.tr("Spend gifts on a card of the emperor first."),
            "action-used": self.tr("You have shaded everything the emperor’s favour allows."),
            "whole-pool": self.tr("This favour shades both areas of one pool."),
            "not-granted": self.tr("The emperor’s favour does not allow that colour."),
            "not-beside": self.tr("This favour shades beside one of your completed pools."),
            "pool-touched": self.tr("Both areas of that pool must be unshaded."),
            "one-action": self.tr("The emperor grants one favour in a turn."),
            "action-cost": self.tr("You have too few gifts for that favour."),
            "action-empty": self.tr("There is nothing you could shade by that favour."),
            "launch-later": self.tr("Fireworks are launched at the end of your own turn."),
            "shape-not-in-play": self.tr("That shape is not in play."),
            "stack-empty": self.tr("No tile of that shape is left."),
            "pool-incomplete": self.tr("Fireworks need pools of which both areas are shaded."),
            "pool-covered": self.tr("Another tile already lies on one of these pools."),
            "no-launch-now": self.tr("There is nothing to launch now."),
            "over": self.tr("The game is over."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self.known()[rule].format(*numbers, reroll=self._content.reroll_cost)
