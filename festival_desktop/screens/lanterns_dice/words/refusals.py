"""Refusals by the id of the rule."""

from PySide6.QtCore import QObject

from festival_desktop.games.lanterns_dice.rules import LanternsDice


class DiceRefusals(QObject):
    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = game.content

    def known(self) -> dict[str, str]:
        """Map rule ids to sentences."""
        return {
            "rolled": self.tr(
                "You’ve already rolled. To re-roll, use the button next to the tray before "
                "you settle it."
            ),
            "roll-first": self.tr("Roll the dice first."),
            "oriented": self.tr(
                "You can rotate the tray only once per turn, before anyone shades."
            ),
            "orient-first": self.tr("First rotate the tray, or keep it as it is."),
            "reroll-over": self.tr("You can re-roll only before you settle the tray."),
            "reroll-cost": self.tr("Not enough gifts: a re-roll costs {reroll}."),
            "shading-over": self.tr("You can’t shade any more this turn."),
            "area-shaded": self.tr("That area is already shaded."),
            "no-platform": self.tr(
                "A platform lets you shade one area next to it, once, when you complete its pool."
            ),
            "die-used": self.tr("You’ve already shaded an area for your die."),
            "not-your-die": self.tr("That area isn’t the colour of the die you face."),
            "bonus-not-yours": self.tr("Only the active player gets a turn bonus."),
            "bonus-used": self.tr("You’ve already shaded an area for your turn bonus."),
            "not-your-bonus": self.tr("That area isn’t the colour of your turn bonus."),
            "die-first": self.tr("Use your die for that area: it’s the same colour."),
            "bonus-first": self.tr("Use your turn bonus for that area: it’s the same colour."),
            "no-such-sheet": self.tr("There’s no player in that seat."),
            "sheet-in-hand": self.tr("That sheet is already being shaded."),
            "part-over": self.tr("That sheet is done for this turn."),
            "taken-in-vain": self.tr(
                "That sheet was just taken. Someone has to shade, use a favour or press Done first."
            ),
            "sheet-idle": self.tr("There’s nothing to shade on that sheet right now."),
            "no-action": self.tr("First spend gifts on an emperor card."),
            "action-used": self.tr("You’ve shaded everything the emperor’s favour allows."),
            "whole-pool": self.tr("With this favour you shade both areas of one pool."),
            "not-granted": self.tr("The emperor’s favour doesn’t allow that colour."),
            "not-beside": self.tr(
                "With this favour you shade an area next to one of your completed pools."
            ),
            "pool-touched": self.tr("Both areas of that pool must be unshaded."),
            "one-action": self.tr("You can use only one favour per turn."),
            "action-cost": self.tr("Not enough gifts for that favour."),
            "action-empty": self.tr("That favour wouldn’t let you shade anything."),
            "launch-later": self.tr("You launch fireworks at the end of your own turn."),
            "shape-not-in-play": self.tr("That shape isn’t in play."),
            "stack-empty": self.tr("There are no tiles of that shape left."),
            "pool-incomplete": self.tr("Fireworks must cover completed pools (both areas shaded)."),
            "pool-covered": self.tr("Another tile already covers one of these pools."),
            "no-launch-now": self.tr("There’s nothing to launch right now."),
            "over": self.tr("The game is over."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self.known()[rule].format(*numbers, reroll=self._content.reroll_cost)
