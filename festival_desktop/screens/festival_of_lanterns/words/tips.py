"""Tips on what appears first, and the aims of puzzles."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as e
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as friends
from festival_desktop.games.festival_of_lanterns.views import View


class FestivalTips(QObject):
    """Tips for the first time something appears."""

    possible: ClassVar[Mapping[type, str]] = {
        m.Discard: "discard",
        m.Dedicate: "dedicate",
        m.Exchange: "exchange",
        friends.Befriend: "befriend",
        m.Place: "place",
        m.TakeFaceUp: "refill",
    }

    def happened(self, event: Event, viewer: Seat) -> str:
        match event:
            case e.LanternGained(reason=e.Reason.MATCH) if event.seat == viewer:
                return "match"
            case e.MooncakesGained() if event.seat == viewer:
                return "mooncakes"
            case e.LanternGained() if event.seat == viewer:
                return "facing"
            case e.LanternMissed():
                return "missed"
            case e.DedicationMade() if event.seat != viewer:
                return "race"
            case e.FinalTurnsBegan():
                return "final"
        return ""

    def reached(self, view: View) -> str:
        return "" if view.stack_size or view.finals else "last-tiles"

    def words(self) -> Mapping[str, str]:
        return {
            "match": self.tr("Matching sides touched: you gain one extra lantern of that kind."),
            "mooncakes": self.tr(
                "Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern."
            ),
            "facing": self.tr("Every tile gives each player the lantern on the side facing them."),
            "missed": self.tr(
                "If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply."
            ),
            "race": self.tr(
                "Each Dedication makes the next of its kind worth less. Don’t wait too long."
            ),
            "final": self.tr(
                "All tiles are placed: each player may exchange and dedicate one last time."
            ),
            "last-tiles": self.tr(
                "The stack is empty: few tiles are left to place. Complete your sets now."
            ),
            "discard": self.tr("You may keep only 12 lanterns. Return the ones you need least."),
            "dedicate": self.tr(
                "You can make a Dedication! Only they score points. One per turn, before "
                "placing a tile."
            ),
            "exchange": self.tr(
                "Pay two Mooncakes to exchange a lantern: handy when you need just one more."
            ),
            "befriend": self.tr(
                "Pay Mooncakes and a friend helps you this turn. Point at a card to see how."
            ),
            "place": self.tr(
                "Hold a tile over the table and check every seat: you’ll see who would gain what."
            ),
            "refill": self.tr(
                "Take the face-up tile or draw from the stack. After this, the turn can’t "
                "be undone."
            ),
        }


class FestivalAims(QObject):
    """The aims of puzzles."""

    def sentence(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("Score %n point(s) this turn.", "", number),
            "lanterns": self.tr("Gain %n lantern(s) this turn.", "", number),
            "lanterns_ahead": self.tr(
                "Gain %n more lantern(s) than anyone else this turn.", "", number
            ),
            "mooncakes": self.tr("Gain %n Mooncake(s) this turn.", "", number),
            "dedication": self.tr(
                "Place a tile so that you have the lanterns for a Dedication worth %n point(s).",
                "",
                number,
            ),
        }[aim]

    def done(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("You scored %n point(s).", "", number),
            "lanterns": self.tr("You gained %n lantern(s).", "", number),
            "lanterns_ahead": self.tr(
                "You gained %n more lantern(s) than anyone else.", "", number
            ),
            "mooncakes": self.tr("You gained %n Mooncake(s).", "", number),
            "dedication": self.tr(
                "You have the lanterns for a Dedication worth %n point(s).", "", number
            ),
        }[aim]

    def title(self, aim: str) -> str:
        return {
            "points": self.tr("Dedicate now"),
            "lanterns": self.tr("Bright lanterns"),
            "lanterns_ahead": self.tr("More than the others"),
            "mooncakes": self.tr("Sweet matches"),
            "dedication": self.tr("The missing lantern"),
        }[aim]
