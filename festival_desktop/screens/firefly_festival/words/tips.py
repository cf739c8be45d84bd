"""What is worth knowing the first time something appears in Firefly Festival."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as e
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.tables.firefly_festival.ending import ending
from festival_desktop.ui.tips import Tip


class FireflyTips(QObject):
    kinds = (
        m.HoldFestival,
        m.ClaimPublic,
        m.Cross,
        m.BuildBridge,
        m.BuildPagoda,
        m.MoveWorker,
        m.PlaceFish,
    )

    def __init__(self, game: FireflyFestival, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def happened(self, event: Event, viewer: Seat) -> Tip | None:
        match event:
            case e.FestivalScored() if event.seat == viewer:
                words = self.tr(
                    "Every piece of yours on the island scored: also where somebody else "
                    "holds the festival."
                )
                return Tip("festival-scored", words)
            case e.FestivalHeld():
                words = self.tr(
                    "A Sōrin seals the island: no more floors there, and no second festival."
                )
                return Tip("sealed", words)
            case e.GoalDrawn() if event.seat == viewer:
                words = self.tr("A secret goal: only you see it, and nobody can take it from you.")
                return Tip("secret", words)
            case e.CrowTaken() if event.seat == viewer:
                words = self.tr(
                    "The Crow brings 2 coins a turn, but whoever holds it at the end loses "
                    "10 points."
                )
                return Tip("crow", words)
            case e.EndTriggered():
                words = self.tr("The game ends with this turn. Then the chains of islands score.")
                return Tip("end", words)
        return None

    def reached(self, view: View) -> Tip | None:
        if ending(self._game, view) is None:
            return None
        words = self.tr(
            "The end is near: claim what you can, hold festivals while you may, mind the Crow."
        )
        return Tip("end-near", words)

    def possible(self, move: m.Move) -> Tip | None:
        match move:
            case m.HoldFestival():
                words = self.tr(
                    "You can hold a festival: most points of the game come from them. Look "
                    "at what each seat would get."
                )
                return Tip("festival", words)
            case m.ClaimPublic():
                words = self.tr(
                    "A public goal is reached: claim it before somebody else does, one in "
                    "each turn."
                )
                return Tip("goal", words)
            case m.Cross():
                words = self.tr(
                    "Your workers may cross the new bridge for free: without a worker "
                    "nothing can be done on an island."
                )
                return Tip("cross", words)
            case m.BuildPagoda():
                words = self.tr(
                    "A floor costs nothing, brings the reward of the island, and counts at "
                    "its festival."
                )
                return Tip("pagoda", words)
            case m.MoveWorker():
                words = self.tr(
                    "Up to three movements. Your own bridges are free, others cost a coin "
                    "each for their owner."
                )
                return Tip("move", words)
            case m.BuildBridge():
                words = self.tr(
                    "Drag from island to island: a bridge costs a coin per piece, and you "
                    "take what lies on the water."
                )
                return Tip("bridge", words)
            case m.PlaceFish():
                words = self.tr(
                    "A fish buys a second main action. It comes back after a festival at "
                    "which you have a worker."
                )
                return Tip("fish", words)
        return None
