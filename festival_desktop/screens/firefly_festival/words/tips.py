"""Tips on what appears first, the aims of puzzles, and keys."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as e
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.tables.firefly_festival.forecast import ending


class FireflyTips(QObject):
    """Tips for the first time something appears."""

    possible: ClassVar[Mapping[type, str]] = {
        m.HoldFestival: "festival",
        m.ClaimPublic: "goal",
        m.Cross: "cross",
        m.BuildBridge: "bridge",
        m.BuildPagoda: "pagoda",
        m.MoveWorker: "move",
        m.PlaceFish: "fish",
    }

    def __init__(self, game: FireflyFestival, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def happened(self, event: Event, viewer: Seat) -> str:
        match event:
            case e.FestivalScored() if event.seat == viewer:
                return "festival-scored"
            case e.FestivalHeld():
                return "sealed"
            case e.GoalDrawn() if event.seat == viewer:
                return "secret"
            case e.CrowTaken() if event.seat == viewer:
                return "crow"
            case e.EndTriggered():
                return "end"
        return ""

    def reached(self, view: View) -> str:
        return "" if ending(self._game, view) is None else "end-near"

    def words(self) -> Mapping[str, str]:
        return {
            "festival-scored": self.tr(
                "You score for all your pieces on the island, even at another player’s festival."
            ),
            "sealed": self.tr(
                "A Sōrin seals the island: no more floors there, and no second festival."
            ),
            "secret": self.tr(
                "A private goal: only you can see it, and nobody can take it from you."
            ),
            "crow": self.tr(
                "The Crow pays you 2 coins a turn, but costs its holder 10 points at the end."
            ),
            "end": self.tr("The game ends after this turn. Then the chains of islands score."),
            "end-near": self.tr(
                "The end is near: claim what you can, hold festivals, and watch out for the Crow."
            ),
            "festival": self.tr(
                "You can hold a festival! They give the most points. Check what each player "
                "would score."
            ),
            "goal": self.tr(
                "You’ve met a public goal: claim it before someone else does. One goal per turn."
            ),
            "cross": self.tr(
                "Your workers may cross the new bridge for free. You need a worker wherever "
                "you act."
            ),
            "pagoda": self.tr(
                "A floor is free, earns the island’s reward, and counts as a piece at its festival."
            ),
            "move": self.tr(
                "Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to "
                "their owner."
            ),
            "bridge": self.tr(
                "Drag from island to island. A bridge costs 1 coin per segment and gives "
                "its water rewards."
            ),
            "fish": self.tr(
                "A fish buys a second main action. You get it back at a festival where you "
                "have a worker."
            ),
        }


class FireflyAims(QObject):
    """The aims of puzzles."""

    def sentence(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("Score %n point(s) this turn.", "", number),
            "points_ahead": self.tr(
                "Score %n more point(s) than anyone else this turn.", "", number
            ),
            "coins": self.tr("Get your coins up to %n this turn.", "", number),
            "workers": self.tr("Gather %n of your workers on one island.", "", number),
            "chain": self.tr("Make your longest chain %n island(s) long.", "", number),
        }[aim]

    def done(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("You scored %n point(s).", "", number),
            "points_ahead": self.tr("You scored %n more point(s) than anyone else.", "", number),
            "coins": self.tr("You got your coins up to %n.", "", number),
            "workers": self.tr("You gathered %n of your workers on one island.", "", number),
            "chain": self.tr("Your longest chain has %n island(s).", "", number),
        }[aim]

    def title(self, aim: str) -> str:
        return {
            "points": self.tr("A rich turn"),
            "points_ahead": self.tr("Take the lead"),
            "coins": self.tr("A full purse"),
            "workers": self.tr("All hands on one island"),
            "chain": self.tr("One more link"),
        }[aim]


def keys() -> tuple[tuple[str, str], ...]:
    """List this game's own keys."""
    return (
        ("B", QCoreApplication.translate("FireflyKeys", "Build a bridge")),
        ("M", QCoreApplication.translate("FireflyKeys", "Move workers")),
        ("P", QCoreApplication.translate("FireflyKeys", "Build a pagoda floor")),
        ("F", QCoreApplication.translate("FireflyKeys", "Hold a festival")),
        ("C", QCoreApplication.translate("FireflyKeys", "Take the Crow")),
        ("L", QCoreApplication.translate("FireflyKeys", "Place a lucky fish")),
        ("E", QCoreApplication.translate("FireflyKeys", "Done, or end the turn")),
        (
            "O",
            QCoreApplication.translate(
                "FireflyKeys", "Show festivals: who leads and what they would score"
            ),
        ),
        ("Shift", QCoreApplication.translate("FireflyKeys", "Other routes for a worker")),
    )
