"""What is told beside a game: tips on what appears first, aims of puzzles."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as e
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View


class DiceTips(QObject):
    possible: ClassVar[Mapping[type, str]] = {
        m.Roll: "roll",
        m.Orient: "tray",
        m.Launch: "launch",
        m.EmperorAction: "favour",
        m.Shade: "shade",
        m.Take: "take",
    }

    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def happened(self, event: Event, viewer: Seat) -> str:
        match event:
            case e.GiftEarned() if event.seat == viewer:
                return "gift"
            case e.PlatformBonusEarned() if event.seat == viewer:
                return "platform"
            case e.BoatSurrounded() if event.seat == viewer:
                return "boat"
            case e.PoolCompleted() if event.seat == viewer:
                return "pool"
            case e.LastLaunchesBegan():
                return "last"
        return ""

    def reached(self, view: View) -> str:
        last = self._game.content.tables[view.players].turns - 1
        return "last-turn" if view.turn == last else ""

    def words(self) -> Mapping[str, str]:
        return {
            "gift": self.tr(
                "A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn."
            ),
            "platform": self.tr(
                "A completed platform: shade any area in a pool beside it, in any colour."
            ),
            "boat": self.tr(
                "A boat with complete pools on all sides is worth 4 points, if its own pool stays "
                "bare."
            ),
            "pool": self.tr(
                "A complete pool can carry fireworks. Pools that touch make groups: the second "
                "largest scores."
            ),
            "last": self.tr("The last turn is over: everybody may launch once more."),
            "last-turn": self.tr(
                "The last turn of everybody: complete pools for a display, and keep your groups "
                "apart."
            ),
            "roll": self.tr(
                "Roll, then turn the tray: everybody shades with the die that faces them."
            ),
            "tray": self.tr(
                "Choose a colour that helps you. A die that faces somebody else is theirs."
            ),
            "launch": self.tr(
                "A tile fits: the top one of a shape is worth most, so launch early."
            ),
            "take": self.tr(
                "Everybody shades at once: whoever is ready presses their own small sheet."
            ),
            "favour": self.tr(
                "A favour costs gifts. Areas with a pavilion earn them back at once."
            ),
            "shade": self.tr(
                "Draw with the pencil over a lit area. Pools with both halves shaded are complete."
            ),
        }


class DiceAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        return {
            "pools": self.tr("Complete %n pool(s) in your part of this turn.", "", number),
            "gifts": self.tr("Earn %n gift(s) in your part of this turn.", "", number),
            "display": self.tr(
                "Complete the pools for a fireworks display worth %n point(s).", "", number
            ),
            "points": self.tr(
                "Score %n point(s) for boats and your second largest group.", "", number
            ),
        }[aim]

    def done(self, aim: str, number: int) -> str:
        return {
            "pools": self.tr("You completed %n pool(s).", "", number),
            "gifts": self.tr("You earned %n gift(s).", "", number),
            "display": self.tr(
                "You completed the pools for a fireworks display worth %n point(s).", "", number
            ),
            "points": self.tr(
                "You scored %n point(s) for boats and your second largest group.", "", number
            ),
        }[aim]

    def title(self, aim: str) -> str:
        return {
            "pools": self.tr("Pool after pool"),
            "gifts": self.tr("Gifts from pavilions"),
            "display": self.tr("Room for fireworks"),
            "points": self.tr("Boats and groups"),
        }[aim]
