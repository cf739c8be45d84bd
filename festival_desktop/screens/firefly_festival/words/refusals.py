"""Why something cannot be done, by the id of the rule."""

from PySide6.QtCore import QObject


class FireflyRefusals(QObject):
    def known(self, first: int = 0) -> dict[str, str]:
        """Rule id → sentence; {0} and {1} are the numbers the rules name, %n is the `first`."""
        return {
            "choose-first": self.tr("First everyone chooses a power."),
            "send-first": self.tr("First choose where the worker begins."),
            "stone-first": self.tr("First choose where your floor stands."),
            "recruit-first": self.tr("First put the recruited worker on an island."),
            "cross-first": self.tr("First finish crossing the new bridge."),
            "move-first": self.tr("First finish your movements."),
            "go-on-first": self.tr("A worker stands on a full island and must go on from there."),
            "storey-first": self.tr("First decide about the second storey."),
            "main-first": self.tr("A turn needs its main action."),
            "main-done": self.tr("Your main action is done; a lucky fish brings another one."),
            "secondary-done": self.tr("Only one secondary action is done in a turn."),
            "can-act": self.tr("A main action is possible, so it cannot be left out."),
            "not-done": self.tr("There is nothing to finish now."),
            "over": self.tr("The game is over."),
            "no-lane": self.tr(
                "A bridge follows a straight lane between two islands; none leads there."
            ),
            "lane-taken": self.tr("A bridge stands there already."),
            "crossing": self.tr("Another bridge lies across this lane."),
            "no-worker-at-bridge": self.tr("A bridge needs a worker of yours on one of its ends."),
            "segments": self.tr("This bridge needs %n segment(s); you have {1} left.", "", first),
            "bridge-cost": self.tr("This bridge costs %n coin(s); you have {1}.", "", first),
            "no-pairs": self.tr("Workers move one by one."),
            "no-such-place": self.tr("That is no island of this board."),
            "no-worker": self.tr("You have no worker there to move."),
            "no-way": self.tr("A movement goes over bridges that all belong to one player."),
            "island-full": self.tr("That island is full: workers may pass but not stay."),
            "toll": self.tr("The toll is %n coin(s); you have {1}.", "", first),
            "no-ferry": self.tr("Workers move over bridges."),
            "ferried": self.tr("Only one movement a turn crosses an empty lane."),
            "lane-not-empty": self.tr("That lane is not empty."),
            "ferry-reach": self.tr("A ferry crosses {0} cells at most."),
            "ferry-cost": self.tr("You cannot pay for the ferry."),
            "no-pagoda-on-start": self.tr("No pagoda is built on a Start."),
            "sealed": self.tr("A Sōrin seals this pagoda."),
            "tallest": self.tr("A pagoda has {0} floors at most."),
            "floors": self.tr("You have no floor left."),
            "no-worker-at-pagoda": self.tr("A floor needs a worker of yours on the island."),
            "no-festival-on-start": self.tr("No festival is held on a Start."),
            "festival-held": self.tr("A festival was held here already."),
            "no-sorin": self.tr("No Sōrin is left."),
            "festival-floors": self.tr("Floors missing for a festival here: {0}."),
            "festival-bridges": self.tr("Bridges missing at this island for a festival: {0}."),
            "festival-worker": self.tr("A festival needs a worker of yours on the island."),
            "festival-majority": self.tr("Pieces you lack there for the majority: {0}."),
            "goal-not-in-play": self.tr("That goal is not in play."),
            "goals-gone": self.tr("All cards of that goal are taken."),
            "goal-unmet": self.tr("That goal needs {0}; you have {1}."),
            "not-your-goal": self.tr("That goal is not in your hand."),
            "crow-held": self.tr("You hold the Crow already."),
            "crow-cost": self.tr("The Crow costs {0} points; you have {1}."),
            "no-fish": self.tr("All your fish are placed."),
            "fish-cost": self.tr("Your next fish costs %n coin(s); you have {1}.", "", first),
            "no-choice": self.tr("Powers are chosen before the first turn."),
            "not-offered": self.tr("That power was not dealt to you."),
            "no-recruit": self.tr("There is no worker to recruit now."),
            "recruit-place": self.tr("The recruit cannot stand there."),
            "no-new-bridge": self.tr("Workers cross free of charge only when a bridge is built."),
            "cannot-cross": self.tr("No worker of yours can cross the new bridge that way."),
            "no-storey": self.tr("There is no second storey to build now."),
            "no-opening": self.tr("That is decided before the first turn, if at all."),
        }

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self.known(*numbers[:1])[rule].format(*numbers)
