"""What is worth knowing the first time something appears in Lanterns Dice."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as e
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.ui.tips import Tip


class DiceTips(QObject):
    kinds = (m.Roll, m.Orient, m.Launch, m.EmperorAction, m.Shade, m.Take)

    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def happened(self, event: Event, viewer: Seat) -> Tip | None:
        match event:
            case e.GiftEarned() if event.seat == viewer:
                words = self.tr(
                    "A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn."
                )
                return Tip("gift", words)
            case e.PlatformBonusEarned() if event.seat == viewer:
                words = self.tr(
                    "A completed platform: shade any area in a pool beside it, in any colour."
                )
                return Tip("platform", words)
            case e.BoatSurrounded() if event.seat == viewer:
                words = self.tr(
                    "A boat with complete pools on all sides is worth 4 points, if its own "
                    "pool stays bare."
                )
                return Tip("boat", words)
            case e.PoolCompleted() if event.seat == viewer:
                words = self.tr(
                    "A complete pool can carry fireworks. Pools that touch make groups: the "
                    "second largest scores."
                )
                return Tip("pool", words)
            case e.LastLaunchesBegan():
                words = self.tr("The last turn is over: everybody may launch once more.")
                return Tip("last", words)
        return None

    def reached(self, view: View) -> Tip | None:
        if view.turn != self._game.content.tables[view.players].turns - 1:
            return None
        words = self.tr(
            "The last turn of everybody: complete pools for a display, and keep your groups apart."
        )
        return Tip("last-turn", words)

    def possible(self, move: m.Move) -> Tip | None:
        match move:
            case m.Roll():
                words = self.tr(
                    "Roll, then turn the tray: everybody shades with the die that faces them."
                )
                return Tip("roll", words)
            case m.Orient():
                words = self.tr(
                    "Choose a colour that helps you. A die that faces somebody else is theirs."
                )
                return Tip("tray", words)
            case m.Launch():
                words = self.tr(
                    "A tile fits: the top one of a shape is worth most, so launch early."
                )
                return Tip("launch", words)
            case m.Take():
                words = self.tr(
                    "Everybody shades at once: whoever is ready presses their own small sheet."
                )
                return Tip("take", words)
            case m.EmperorAction():
                words = self.tr(
                    "A favour costs gifts. Areas with a pavilion earn them back at once."
                )
                return Tip("favour", words)
            case m.Shade():
                words = self.tr(
                    "Draw with the pencil over a lit area. Pools with both halves shaded "
                    "are complete."
                )
                return Tip("shade", words)
        return None
