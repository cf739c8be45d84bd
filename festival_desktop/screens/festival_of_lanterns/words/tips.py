"""What is told beside a game: tips on what appears first, aims of puzzles."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as e
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as friends
from festival_desktop.games.festival_of_lanterns.views import View


class FestivalTips(QObject):
    """What is worth knowing the first time something appears."""

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
            "match": self.tr("Equal sides touched: a match gives you that lantern once more."),
            "mooncakes": self.tr(
                "Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern."
            ),
            "facing": self.tr("Every tile gives each seat the lantern on the side that faces it."),
            "missed": self.tr(
                "What the Supply lacks is not given. Dedications bring lanterns back to it."
            ),
            "race": self.tr(
                "Each Dedication of a kind leaves less for the next. Do not wait too long."
            ),
            "final": self.tr("All tiles are laid: everybody may exchange and dedicate once more."),
            "last-tiles": self.tr(
                "The stack is empty: only few tiles are left to place. Complete your sets now."
            ),
            "discard": self.tr(
                "Only 12 lanterns may stay. Give back what no Dedication of yours needs."
            ),
            "dedicate": self.tr(
                "You can make a Dedication: these points decide the game. One in each turn, before "
                "placing."
            ),
            "exchange": self.tr(
                "For two Mooncakes you may exchange a lantern: good when just one is missing."
            ),
            "befriend": self.tr(
                "A friend helps you this turn for Mooncakes. Rest the pointer on a card to read "
                "how."
            ),
            "place": self.tr(
                "Hold a tile over the table and look at every seat: it shows who would receive "
                "what."
            ),
            "refill": self.tr(
                "Take the tile you can see, or draw unseen: after this the turn cannot be taken "
                "back."
            ),
        }


class FestivalAims(QObject):
    """What puzzles ask for."""

    def sentence(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("Score %n point(s) in this turn.", "", number),
            "lanterns": self.tr("Gain %n lantern(s) in this turn.", "", number),
            "lanterns_ahead": self.tr(
                "Gain %n more lantern(s) in this turn than anybody else.", "", number
            ),
            "mooncakes": self.tr("Gain %n Mooncake(s) in this turn.", "", number),
            "dedication": self.tr(
                "Place your tile and hold the lanterns for a Dedication worth %n point(s).",
                "",
                number,
            ),
        }[aim]

    def done(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("You scored %n point(s).", "", number),
            "lanterns": self.tr("You gained %n lantern(s).", "", number),
            "lanterns_ahead": self.tr(
                "You gained %n more lantern(s) than anybody else.", "", number
            ),
            "mooncakes": self.tr("You gained %n Mooncake(s).", "", number),
            "dedication": self.tr(
                "You hold the lanterns for a Dedication worth %n point(s).", "", number
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
