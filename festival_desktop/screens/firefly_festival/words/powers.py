"""The thirty powers: what they are called, and what each of them changes, in one sentence."""

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival.content import PowerData


class PowerWords(QObject):
    def name(self, power: str) -> str:
        return {
            "merchant_heir": self.tr("Merchant Heir"),
            "old_family": self.tr("Old Family"),
            "fortune_teller": self.tr("Fortune Teller"),
            "honoured_guest": self.tr("Honoured Guest"),
            "island_born": self.tr("Island Born"),
            "first_stones": self.tr("First Stones"),
            "wide_net": self.tr("Wide Net"),
            "early_bird": self.tr("Early Bird"),
            "rope_maker": self.tr("Rope Maker"),
            "long_span": self.tr("Long Span"),
            "toll_keeper": self.tr("Toll Keeper"),
            "ferryman": self.tr("Ferryman"),
            "free_passage": self.tr("Free Passage"),
            "beachcomber": self.tr("Beachcomber"),
            "remote_architect": self.tr("Remote Architect"),
            "courier": self.tr("Courier"),
            "caravan": self.tr("Caravan"),
            "crowd_pleaser": self.tr("Crowd Pleaser"),
            "hospitality": self.tr("Hospitality"),
            "homecoming": self.tr("Homecoming"),
            "stonemason": self.tr("Stonemason"),
            "twin_storeys": self.tr("Twin Storeys"),
            "high_priest": self.tr("High Priest"),
            "gilder": self.tr("Gilder"),
            "lantern_master": self.tr("Lantern Master"),
            "impatient_host": self.tr("Impatient Host"),
            "diplomat": self.tr("Diplomat"),
            "reveller": self.tr("Reveller"),
            "scholar": self.tr("Scholar"),
            "crow_friend": self.tr("Crow Friend"),
        }.get(power, power)

    def rule(self, power: PowerData) -> str:
        """What it changes; the numbers are those of the box."""
        rules = {
            "merchant_heir": self.tr("You begin with {coins} coins."),
            "old_family": self.tr("You begin with {workers} workers on each Start."),
            "fortune_teller": self.tr("You begin with {goals} private goals."),
            "honoured_guest": self.tr("You begin with {points} points."),
            "island_born": self.tr(
                "One worker of each Start begins on another island of your choice."
            ),
            "first_stones": self.tr(
                "You begin with a floor on a Small island of your choice, without its reward."
            ),
            "wide_net": self.tr(
                "You begin with {coins} coins and 1 extra worker on a Start of your choice."
            ),
            "early_bird": self.tr("You play first and begin with {coins} coins."),
            "rope_maker": self.tr("Each bridge costs you {segments} coin less than its length."),
            "long_span": self.tr("Bridges of {length} segments or more cost you {coins} less."),
            "toll_keeper": self.tr(
                "A movement of another player that pays you brings {coins} coin more."
            ),
            "ferryman": self.tr(
                "One movement a turn may cross an empty lane of up to {length} cells for "
                "{coins} coin."
            ),
            "free_passage": self.tr("The first bridge of each movement costs you no toll."),
            "beachcomber": self.tr("Each water reward also brings you {coins} coin."),
            "remote_architect": self.tr(
                "You may build bridges from an island with your floor, worker or not."
            ),
            "courier": self.tr("Moving gives you {number} movements."),
            "caravan": self.tr(
                "Two workers on one island may go as one movement; both pay the toll."
            ),
            "crowd_pleaser": self.tr(
                "Your workers may overfill an island: {workers} above its capacity."
            ),
            "hospitality": self.tr("Each time you recruit, {workers} worker more comes."),
            "homecoming": self.tr(
                "Your recruits may stand on any island with a worker of yours and room."
            ),
            "stonemason": self.tr("Each floor you build brings {coins} coin."),
            "twin_storeys": self.tr(
                "When you build a floor, you may pay {coins} coins for a second one there."
            ),
            "high_priest": self.tr("You may build where you have a bridge but no worker."),
            "gilder": self.tr(
                "Your floor on top of a pagoda counts {pieces} for the majority, not for points."
            ),
            "lantern_master": self.tr(
                "At your festivals each worker on the island brings you {points} points."
            ),
            "impatient_host": self.tr("Your festivals need {bridges} bridge fewer."),
            "diplomat": self.tr(
                "You may hold a festival when you are {pieces} piece short of the majority."
            ),
            "reveller": self.tr(
                "A worker of yours at another player’s festival brings you {points} points."
            ),
            "scholar": self.tr("Each private goal brings you {points} points more."),
            "crow_friend": self.tr(
                "The Crow costs you {cost} points, and only {loss} when the game ends."
            ),
        }
        return rules.get(power.id, "").format(**power.numbers)
