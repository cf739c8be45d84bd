"""Tips on what appears first, and the aims of puzzles."""

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
                "You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn."
            ),
            "platform": self.tr("Platform completed! Shade any one area in a pool next to it."),
            "boat": self.tr(
                "A boat scores 4 points if all pools around it are completed and its own "
                "pool is unshaded."
            ),
            "pool": self.tr(
                "Launch fireworks over completed pools. Your second-largest group of them "
                "scores, too."
            ),
            "last": self.tr("All turns are over: each player may launch one last display."),
            "last-turn": self.tr(
                "Last turn for everyone: complete pools for a display, and keep your groups apart."
            ),
            "roll": self.tr(
                "Roll, then rotate the tray: each player shades with the die they face."
            ),
            "tray": self.tr(
                "Choose a colour that helps you. The other players get the dice facing them."
            ),
            "launch": self.tr(
                "A tile fits! The top tile of each stack is worth the most, so launch early."
            ),
            "take": self.tr(
                "Everyone shades at the same time: when you’re ready, click your own small sheet."
            ),
            "favour": self.tr(
                "Favours cost gifts, but shading a pavilion earns one straight back."
            ),
            "shade": self.tr(
                "Draw over a glowing area. A pool is completed when both its areas are shaded."
            ),
        }


class DiceAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        return {
            "pools": self.tr("Complete %n pool(s) this turn.", "", number),
            "gifts": self.tr("Earn %n gift(s) this turn.", "", number),
            "display": self.tr(
                "Complete the pools for a fireworks display worth %n point(s).", "", number
            ),
            "points": self.tr(
                "Score %n point(s) for boats and your second-largest group.", "", number
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
                "You scored %n point(s) for boats and your second-largest group.", "", number
            ),
        }[aim]

    def title(self, aim: str) -> str:
        return {
            "pools": self.tr("Pool after pool"),
            "gifts": self.tr("Gifts from pavilions"),
            "display": self.tr("Room for fireworks"),
            "points": self.tr("Boats and groups"),
        }[aim]
