"""The thirty powers: their names, and their rules in one sentence."""

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
        """Describe a power's rule with the numbers of the box."""
        rules = {
            "merchant_heir": self.tr("You start with {coins} coins."),
            "old_family": self.tr("You start with {workers} workers on each Start."),
            "fortune_teller": self.tr("You start with {goals} private goals."),
            "honoured_guest": self.tr("You start with {points} points."),
            "island_born": self.tr(
                "One of your workers from each Start starts on another island of your choice."
            ),
            "first_stones": self.tr(
                "You start with a floor on a Small island of your choice (no reward)."
            ),
            "wide_net": self.tr(
                "You start with {coins} coins and 1 extra worker on a Start of your choice."
            ),
            "early_bird": self.tr("You go first and start with {coins} coins."),
            "rope_maker": self.tr("Each bridge costs you {segments} coin less."),
            "long_span": self.tr("Bridges of {length} segments or more cost you {coins} less."),
            "toll_keeper": self.tr(
                "When another player pays you a toll, you get {coins} extra coin."
            ),
            "ferryman": self.tr(
                "One movement per turn may cross an empty lane of up to {length} cells for "
                "{coins} coin."
            ),
            "free_passage": self.tr("The first bridge of each movement is toll-free."),
            "beachcomber": self.tr("Each water reward also gives you {coins} coin."),
            "remote_architect": self.tr(
                "You may build bridges from any island with one of your floors, even "
                "without a worker."
            ),
            "courier": self.tr("Move gives you {number} movements."),
            "caravan": self.tr(
                "Two workers on one island may move together as one movement; each pays the toll."
            ),
            "crowd_pleaser": self.tr("Your workers may exceed an island’s capacity by {workers}."),
            "hospitality": self.tr("Each time you recruit, you get {workers} extra worker."),
            "homecoming": self.tr(
                "You may place recruits on any island with room and one of your workers."
            ),
            "stonemason": self.tr("Each floor you build gives you {coins} coin."),
            "twin_storeys": self.tr(
                "When you build a floor, you may pay {coins} coins to build a second one there."
            ),
            "high_priest": self.tr(
                "You may build a floor where you have a bridge, even without a worker."
            ),
            "gilder": self.tr(
                "Your floor on top of a pagoda counts as {pieces} for the majority (not for "
                "points)."
            ),
            "lantern_master": self.tr(
                "At your festivals you score {points} points per worker on the island."
            ),
            "impatient_host": self.tr("Your festivals need {bridges} fewer bridge."),
            "diplomat": self.tr(
                "You may hold a festival when you’re {pieces} piece short of the majority."
            ),
            "reveller": self.tr(
                "When another player’s festival includes your worker, you score {points} points."
            ),
            "scholar": self.tr("Each private goal scores {points} extra points."),
            "crow_friend": self.tr(
                "The Crow costs you {cost} points to take, and only {loss} at the end."
            ),
        }
        return rules.get(power.id, "").format(**power.numbers)
