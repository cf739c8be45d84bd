"""What is worth knowing the first time something appears in Festival of Lanterns."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as e
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as friends
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.ui.tips import Tip


class FestivalTips(QObject):
    kinds = (m.Discard, m.Dedicate, m.Exchange, friends.Befriend, m.Place, m.TakeFaceUp)

    def happened(self, event: Event, viewer: Seat) -> Tip | None:
        match event:
            case e.LanternGained(reason=e.Reason.MATCH) if event.seat == viewer:
                words = self.tr("Equal sides touched: a match gives you that lantern once more.")
                return Tip("match", words)
            case e.MooncakesGained() if event.seat == viewer:
                words = self.tr(
                    "Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern."
                )
                return Tip("mooncakes", words)
            case e.LanternGained() if event.seat == viewer:
                words = self.tr("Every tile gives each seat the lantern on the side that faces it.")
                return Tip("facing", words)
            case e.LanternMissed():
                words = self.tr(
                    "What the Supply lacks is not given. Dedications bring lanterns back to it."
                )
                return Tip("missed", words)
            case e.DedicationMade() if event.seat != viewer:
                words = self.tr(
                    "Each Dedication of a kind leaves less for the next. Do not wait too long."
                )
                return Tip("race", words)
            case e.FinalTurnsBegan():
                words = self.tr(
                    "All tiles are laid: everybody may exchange and dedicate once more."
                )
                return Tip("final", words)
        return None

    def reached(self, view: View) -> Tip | None:
        if view.stack_size or view.finals:
            return None
        words = self.tr(
            "The stack is empty: the tiles in the hands are the last. Complete your sets now."
        )
        return Tip("last-tiles", words)

    def possible(self, move: m.Move) -> Tip | None:
        match move:
            case m.Discard():
                words = self.tr(
                    "Only 12 lanterns may stay. Give back what no Dedication of yours needs."
                )
                return Tip("discard", words)
            case m.Dedicate():
                words = self.tr(
                    "You can make a Dedication: these points decide the game. One in each "
                    "turn, before placing."
                )
                return Tip("dedicate", words)
            case m.Exchange():
                words = self.tr(
                    "For two Mooncakes you may exchange a lantern: good when just one is missing."
                )
                return Tip("exchange", words)
            case friends.Befriend():
                words = self.tr(
                    "A friend helps you this turn for Mooncakes. Rest the pointer on a card "
                    "to read how."
                )
                return Tip("befriend", words)
            case m.Place():
                words = self.tr(
                    "Hold a tile over the table and look at every seat: it shows who would "
                    "receive what."
                )
                return Tip("place", words)
            case m.TakeFaceUp():
                words = self.tr(
                    "Take the tile you can see, or draw unseen: after this the turn cannot "
                    "be taken back."
                )
                return Tip("refill", words)
        return None
