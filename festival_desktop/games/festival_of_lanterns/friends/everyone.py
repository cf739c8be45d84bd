"""All friends by their ids in the content."""

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.friends.dedications import (
    Applejack,
    PrincessCelestia,
    Rarity,
    SweetieBelle,
    Trixie,
)
from festival_desktop.games.festival_of_lanterns.friends.friend import Friend
from festival_desktop.games.festival_of_lanterns.friends.lanterns import (
    Fluttershy,
    PrincessCadance,
    RainbowDash,
    StarlightGlimmer,
    TwilightSparkle,
)
from festival_desktop.games.festival_of_lanterns.friends.tiles import (
    AppleBloom,
    Mistmane,
    PinkiePie,
    PrincessLuna,
    Scootaloo,
    Spike,
)
from festival_desktop.games.festival_of_lanterns.gala import Gala

EVERYONE: dict[str, Friend] = {
    "twilight": TwilightSparkle(),
    "fluttershy": Fluttershy(),
    "rainbow": RainbowDash(),
    "rarity": Rarity(),
    "applejack": Applejack(),
    "pinkie": PinkiePie(),
    "sweetie-belle": SweetieBelle(),
    "apple-bloom": AppleBloom(),
    "scootaloo": Scootaloo(),
    "spike": Spike(),
    "starlight": StarlightGlimmer(),
    "cadance": PrincessCadance(),
    "luna": PrincessLuna(),
    "mistmane": Mistmane(),
    "trixie": Trixie(),
    "celestia": PrincessCelestia(),
}


def abilities(content: Content) -> tuple[Friend, ...]:
    """List the ability of each friend of the content, in order."""
    return tuple(EVERYONE[card.id] for card in content.friends.cards)


def unpack(content: Content, friends: tuple[int, ...], seats: int) -> Gala:
    """Put these friends and their pieces on the table."""
    gala = Gala(friends=friends, trixies=[0] * seats, tokens=[], favours=[0] * seats)
    for friend in friends:
        EVERYONE[content.friends.cards[friend].id].unpack(content.friends, gala)
    return gala
