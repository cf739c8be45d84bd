"""Friends and Moon Dancer: from friends.json and moon_dancer.json to their part of `Content`."""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from pydantic import Field

from festival_desktop.content.files import Block, Sheet
from festival_desktop.games.festival_of_lanterns.content import (
    FriendCard,
    Friends,
    Level,
    MoonDancer,
    Share,
)

LanternId = Literal[
    "twilight", "rarity", "rainbow", "fluttershy", "pinkie", "applejack", "starlight"
]
FriendId = Literal[
    "twilight",
    "fluttershy",
    "rainbow",
    "rarity",
    "applejack",
    "pinkie",
    "sweetie-belle",
    "apple-bloom",
    "scootaloo",
    "spike",
    "starlight",
    "cadance",
    "luna",
    "mistmane",
    "trixie",
    "celestia",
]
LEVELS = ("friend", "mentor", "princess")
OURS = ("crescent", "half-moon", "full-moon")
"""Levels that are not in the rulebook and optional in a box."""
SHARES = {"none": Share.NONE, "one": Share.ONE, "each": Share.EACH}
MOST_SEATS = 4


class FriendBlock(Block):
    id: FriendId
    cost: Annotated[int, Field(ge=0, le=9)]
    heart: bool = False
    star: bool = False
    solo: Literal["alone", "paired"] | None = None


class FriendSheet(Sheet):
    friends: tuple[FriendBlock, ...]
    most: Annotated[int, Field(ge=1, le=16)]
    trixie_lanterns: Annotated[int, Field(ge=1, le=99)]
    celestia_tokens: Annotated[int, Field(ge=MOST_SEATS, le=99)]

    def faults(self) -> Iterator[str]:
        if sorted(f.id for f in self.friends) != sorted(get_args(FriendId)):
            yield "each of the sixteen friends must be listed once"
        if not any(friend.heart for friend in self.friends):
            yield "at least one friend must have a heart"

    def made(self) -> Friends:
        cards = tuple(
            FriendCard(
                id=friend.id,
                cost=friend.cost,
                heart=friend.heart,
                star=friend.star,
                solo=friend.solo is not None,
                paired=friend.solo == "paired",
            )
            for friend in self.friends
        )
        return Friends(cards, self.most, self.trixie_lanterns, self.celestia_tokens)


class LevelBlock(Block):
    id: Literal["friend", "mentor", "princess", "crescent", "half-moon", "full-moon"]
    source: Literal["rulebook", "ours"] = "rulebook"
    fireworks: Annotated[int, Field(ge=0)]
    mooncakes: Literal["none", "one", "each"]
    lanterns: Annotated[int, Field(ge=0)] = 0
    opposite: bool = False

    @property
    def opening(self) -> int:
        """How many of one lantern the opening may use: yours, hers by sides and by the level."""
        return 1 + (3 if self.opposite else 2) + self.lanterns

    def made(self) -> Level:
        return Level(
            id=self.id,
            ours=self.source == "ours",
            fireworks=self.fireworks,
            mooncakes=SHARES[self.mooncakes],
            lanterns=self.lanterns,
            opposite=self.opposite,
        )


class MoonDancerSheet(Sheet):
    sky: Annotated[int, Field(ge=0)]
    fireworks: Annotated[int, Field(ge=0)]
    opening_lantern: LanternId
    friend: FriendId
    levels: tuple[LevelBlock, ...]

    def faults(self) -> Iterator[str]:
        ids = tuple(level.id for level in self.levels)
        if ids not in (LEVELS, LEVELS + OURS):
            yield (
                f"the levels must be {', '.join(LEVELS)}, and all or none of {', '.join(OURS)}, "
                "in this order"
            )
        if [level.id for level in self.levels if level.source == "ours"] != [*ids[len(LEVELS) :]]:
            yield f"{', '.join(OURS)} are ours, the other levels the rulebook's"
        if self.sky + self.fireworks < 1:
            yield "the stack needs a tile to lie face up"

    def made(self, lanterns: tuple[str, ...]) -> MoonDancer:
        return MoonDancer(
            sky=self.sky,
            fireworks=self.fireworks,
            opening_lantern=lanterns.index(self.opening_lantern),
            friend=self.friend,
            levels=tuple(level.made() for level in self.levels),
        )

    def fault(
        self, friends: FriendSheet, hand: int, sky: int, fireworks: int, cards: int
    ) -> str | None:
        """Find what prevents her challenge with these friends, tiles and cards."""
        if not any(card.id == self.friend and card.solo == "alone" for card in friends.friends):
            return f"{self.friend} is no friend for one person alone"
        for level in self.levels:
            if level.fireworks > hand:
                return f"a hand of {hand} cannot hold {level.fireworks} Fireworks tiles"
            in_hand = hand - level.fireworks
            if level.fireworks + self.fireworks > fireworks or 1 + in_hand + self.sky > sky:
                return f"the box has not enough tiles for the level {level.id}"
            if level.opening > cards:
                return f"the level {level.id} begins with more lanterns than the Supply may have"
        return None
