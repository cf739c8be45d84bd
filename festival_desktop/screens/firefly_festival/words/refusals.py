"""Refusals by the id of the rule."""

from PySide6.QtCore import QObject


class FireflyRefusals(QObject):
    def known(self, first: int = 0) -> dict[str, str]:
        """Map rule ids to sentences; {0} and {1} are numbers of the rules, %n is `first`."""
        return {
            "choose-first": self.tr("Each player chooses a power first."),
            "send-first": self.tr("First choose where the worker starts."),
            "stone-first": self.tr("First choose where to put your floor."),
            "recruit-first": self.tr("First put the new worker on an island."),
            "cross-first": self.tr("First finish crossing the new bridge."),
            "move-first": self.tr("Finish your movements first."),
            "go-on-first": self.tr("A worker is on a full island: it must keep moving."),
            "storey-first": self.tr("First decide about the second floor."),
            "main-first": self.tr("You must take a main action before you end your turn."),
            "main-done": self.tr(
                "You’ve taken your main action. A lucky fish would give you another."
            ),
            "secondary-done": self.tr("You can take only one secondary action per turn."),
            "can-act": self.tr("You can still take a main action, so you can’t skip it."),
            "not-done": self.tr("There’s nothing to finish right now."),
            "over": self.tr("The game is over."),
            "no-lane": self.tr("No straight lane connects these two islands."),
            "lane-taken": self.tr("There’s already a bridge there."),
            "crossing": self.tr("Another bridge crosses this lane."),
            "no-worker-at-bridge": self.tr("You need a worker at one end of the bridge."),
            "segments": self.tr("This bridge needs %n segment(s); you have {1} left.", "", first),
            "bridge-cost": self.tr("This bridge costs %n coin(s); you have {1}.", "", first),
            "no-pairs": self.tr("Workers move one at a time."),
            "no-such-place": self.tr("That isn’t an island."),
            "no-worker": self.tr("You have no worker there."),
            "no-way": self.tr("One movement can use only one player’s bridges."),
            "island-full": self.tr("That island is full: workers can pass through but not stay."),
            "toll": self.tr("The toll is %n coin(s); you have {1}.", "", first),
            "no-ferry": self.tr("Workers can only move along bridges."),
            "ferried": self.tr("Only one movement per turn can cross an empty lane."),
            "lane-not-empty": self.tr("That lane isn’t empty."),
            "ferry-reach": self.tr("A ferry can cross {0} cells at most."),
            "ferry-cost": self.tr("You can’t afford the ferry."),
            "no-pagoda-on-start": self.tr("You can’t build a pagoda on a Start."),
            "sealed": self.tr("A Sōrin has sealed this pagoda."),
            "tallest": self.tr("A pagoda can have {0} floors at most."),
            "floors": self.tr("You have no floors left."),
            "no-worker-at-pagoda": self.tr("You need a worker on the island to build a floor."),
            "no-festival-on-start": self.tr("You can’t hold a festival on a Start."),
            "festival-held": self.tr("A festival has already been held here."),
            "no-sorin": self.tr("There are no Sōrin left."),
            "festival-floors": self.tr("More floors needed for a festival here: {0}."),
            "festival-bridges": self.tr("More bridges needed for a festival here: {0}."),
            "festival-worker": self.tr("You need a worker on the island to hold a festival."),
            "festival-majority": self.tr("More pieces you need there for the majority: {0}."),
            "goal-not-in-play": self.tr("That goal isn’t in play."),
            "goals-gone": self.tr("All cards of that goal have been claimed."),
            "goal-unmet": self.tr("That goal needs {0}; you have {1}."),
            "not-your-goal": self.tr("You don’t have that goal."),
            "crow-held": self.tr("You already hold the Crow."),
            "crow-cost": self.tr("The Crow costs {0} points; you have {1}."),
            "no-fish": self.tr("All your fish are already placed."),
            "fish-cost": self.tr("Your next fish costs %n coin(s); you have {1}.", "", first),
            "no-choice": self.tr("You can choose a power only before the first turn."),
            "not-offered": self.tr("You weren’t dealt that power."),
            "no-recruit": self.tr("There’s no worker to recruit right now."),
            "recruit-place": self.tr("The new worker can’t go there."),
            "no-new-bridge": self.tr("Workers cross for free only right after you build a bridge."),
            "cannot-cross": self.tr("None of your workers can cross the new bridge that way."),
            "no-storey": self.tr("There’s no second floor to build now."),
            "no-opening": self.tr("That can only be decided before the first turn."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self.known(*numbers[:1])[rule].format(*numbers)
