"""The setup options: friends; for a solo player, Moon Dancer's level and tiles."""

from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, rounded, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import MOON
from festival_desktop.games.festival_of_lanterns.content import Content, NightTile
from festival_desktop.games.festival_of_lanterns.setup import HEAD_STARTS
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    EXTRA,
    HEART,
    SOLO,
    icons_of,
    paint_friend_card,
)
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER, paint_tile
from festival_desktop.screens.festival_of_lanterns.thumbnail import tiles_laid
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.screens.festival_of_lanterns.words.level_names import LEVELS, LevelNames
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalNames
from festival_desktop.ui.setup_options import (
    Cards,
    Chosen,
    HeadStarts,
    Legend,
    Opponent,
    Option,
    SeatPlan,
    SetupOptions,
    Way,
    four_sides,
)
from festival_desktop.ui.widgets.cards import CardFace, CardLook

GROUPS = {
    "first": ("twilight", "applejack", "sweetie-belle", "spike"),
    "market": ("twilight", "rainbow", "starlight", "cadance"),
    "sky": ("fluttershy", "pinkie", "luna", "mistmane"),
    "vows": ("rarity", "applejack", "sweetie-belle", "celestia"),
    "turners": ("twilight", "apple-bloom", "scootaloo", "trixie"),
}
"""Presets of friends that combine well, chosen for this program."""
TILES = "tiles"
ALONE = (1,)
"""Player counts that mean one person against Moon Dancer."""
_TILE_SIDE, _TILE_COLUMNS = 46.0, 12
"""Side of a tile in the tile chooser, and the number of columns."""
_TILE, _THOUGHT = 0.4, 0.9
"""Minutes per tile, and the extra minutes a person needs to think."""


class FestivalOptions(QObject):
    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self._friends, self._levels = FriendWords(self), LevelNames(self)
        self._cards = {card.id: card for card in content.friends.cards}
        self._alone = [card for card in content.friends.cards if card.solo]
        self._names = FestivalNames(content, self)
        self._tiles = {tile.id: number for number, tile in enumerate(content.tiles)}
        self._selector = Cards(
            values=tuple(self._cards),
            name=self._friends.name,
            about=self._about,
            explain=lambda friend, chosen: self._ability(friend),
            face=CardFace("friend", self._paint_friend),
            gap=9,
        )

    def declare(self) -> SetupOptions:
        legend = (
            Legend(HEART, "on_heart", lambda: self.tr("at least one required")),
            Legend(SOLO, "on_solo", lambda: self.tr("can be used solo")),
            Legend(EXTRA, "on_extra", lambda: self.tr("adds extra pieces")),
        )
        options = (self._level(), self._gala(), self._companion(), self._tiles_alone())
        return SetupOptions(self._seating(), options, legend=legend)

    # -- the table ---------------------------------------------------------------------------

    def _seating(self) -> SeatPlan:
        facing = {players: table.facing for players, table in self._content.tables.items()}
        facing = {ALONE[0]: facing[min(facing)]} | facing
        return SeatPlan(
            four_sides(facing),
            facing,
            self._paint_middle,
            self._facts,
            self._start,
            opponent=Opponent(lambda: self.tr("Moon Dancer"), MOON),
            head_starts=HeadStarts(HEAD_STARTS, lambda n: self.tr("+%n lantern(s)", "", n)),
        )

    def _paint_middle(self, p: QPainter, square: QRectF) -> None:
        first = next(tile for tile in self._content.tiles if not tile.fireworks)
        paint_tile(p, square, [self._content.lanterns[side] for side in first.sides], letters=False)

    def _facts(self, players: int, people: int) -> list[str]:
        tiles, alone = tiles_laid(self._content, players), players in ALONE
        share = 1.0 if alone else people / players
        minutes = max(5, 5 * round(tiles * (_TILE + _THOUGHT * share) / 5))
        cards = self._content.tables[max(2, players)].cards
        turns = self.tr("{number} turns") if alone else self.tr("{number} turns each")
        return [
            self.tr("{number} tiles").format(number=tiles),
            self.tr("{number} of each lantern").format(number=cards),
            turns.format(number=tiles // players),
            self.tr("about {number} minutes").format(number=minutes),
        ]

    def _start(self, players: int) -> str:
        if players in ALONE:
            return self.tr("You go first. Moon Dancer wins ties.")
        return self.tr("The first player is chosen at random. Turns go clockwise.")

    # -- options -----------------------------------------------------------------------------

    def _level(self) -> Option:
        levels = self._content.moon_dancer.levels
        return Option(
            key="level",
            title=lambda: (
                self.tr("Moon Dancer’s level (extra levels below)")
                if any(level.ours for level in levels)
                else self.tr("Moon Dancer’s level")
            ),
            name=lambda: self.tr("Level"),
            ways=tuple(Way(partial(self._levels.name, level.id), (level.id,)) for level in levels),
            columns=len(LEVELS),
            players=ALONE,
            beside_seats=True,
            note=lambda chosen: self._friends.meaning(levels[chosen.way]),
        )

    def _gala(self) -> Option:
        return Option(
            key="friends",
            title=lambda: self.tr("Gala friends"),
            picker=replace(
                self._selector,
                most=lambda players: self._content.friends.most,
                presets=GROUPS,
                preset_name=self._friends.group,
                presets_tip=lambda: self.tr("Friends who go well together"),
                clear_tip=lambda: self.tr("Play without friends"),
            ),
            former_defaults=(),
            players=tuple(self._content.tables),
            about=self._about_gala,
            reason=self._reason,
            draw=self._draw_gala,
            draw_tip=lambda: self.tr("Pick friends at random"),
        )

    def _companion(self) -> Option:
        """Make the option of a solo player's friend; the paired one may join another."""
        return Option(
            key="friends",
            title=lambda: self.tr("Your friend"),
            picker=replace(
                self._selector,
                start=(self._content.moon_dancer.friend,),
                one_of=tuple(card.id for card in self._alone if not card.paired),
                able=tuple(card.id for card in self._alone),
                unable=lambda: self.tr("Can’t be used solo."),
                able_only=lambda chosen: TILES in chosen.options,
                hint=lambda: self.tr(
                    "This friend helps Moon Dancer, too. Pinkie Pie can come along as a "
                    "second friend."
                ),
            ),
            players=ALONE,
            about=lambda chosen: self._ability(chosen.shown[0]),
            status=lambda chosen: " + ".join(map(self._friends.name, chosen.shown)),
            draw=self._draw_companion,
            draw_tip=lambda: self.tr("Pick friends at random"),
        )

    def _tiles_alone(self) -> Option:
        """Make the option of a solo player's starting tile and Fireworks tiles."""
        sky, fireworks = (
            tuple(id for id, tile in self._tiles.items() if self._night(id).fireworks is wanted)
            for wanted in (False, True)
        )
        return Option(
            key=TILES,
            title=lambda: self.tr("Your first tiles"),
            ways=(Way(lambda: self.tr("Random"), ()), Way(lambda: self.tr("Choose"))),
            picker=Cards(
                values=(*sky, *fireworks),
                name=lambda id: self._names.tile(self._tiles[id]),
                explain=lambda id, chosen: self._names.tile(self._tiles[id]),
                start=(sky[0], fireworks[0]),
                one_of=sky,
                face=CardFace("first tile", self._paint_choice, _TILE_SIDE, _TILE_SIDE - 16),
                columns=_TILE_COLUMNS,
                gap=3,
                folds=True,
            ),
            former_defaults=(),
            players=ALONE,
            note=self._about_tiles,
            reason=self._too_many_tiles,
        )

    def _night(self, tile: str) -> NightTile:
        return self._content.tiles[self._tiles[tile]]

    def _in_hand(self, chosen: Chosen) -> int:
        """Return the number of Fireworks tiles in the opening hand of the chosen level."""
        levels = {level.id: level for level in self._content.moon_dancer.levels}
        return levels[chosen.options["level"][0]].fireworks

    def _own(self, chosen: Chosen) -> int:
        """Count the chosen Fireworks tiles."""
        return sum(self._night(tile).fireworks for tile in chosen.shown)

    def _about_tiles(self, chosen: Chosen) -> str:
        if not chosen.by_hand:
            return self.tr("The starting Sky tile and your Fireworks tiles are drawn at random.")
        return self.tr(
            "A starting Sky tile, and up to %n Fireworks tile(s) for your hand.",
            "",
            self._in_hand(chosen),
        )

    def _too_many_tiles(self, chosen: Chosen) -> str:
        if not chosen.by_hand or self._own(chosen) <= self._in_hand(chosen):
            return ""
        return self.tr(
            "At this level you start with %n Fireworks tile(s): choose fewer.",
            "",
            self._in_hand(chosen),
        )

    def _reason(self, chosen: Chosen) -> str:
        most = self._content.friends.most
        if len(chosen.shown) > most:
            return self.tr("Too many: choose at most {most} friends.").format(most=most)
        if chosen.shown and not any(self._cards[friend].heart for friend in chosen.shown):
            if len(chosen.shown) == most:
                return self.tr("At least one friend must have a heart: swap one.")
            return self.tr("At least one friend must have a heart: choose one more.")
        return ""

    def _draw_gala(self, random: Random) -> list[str]:
        heart = random.choice([card.id for card in self._cards.values() if card.heart])
        others = [id for id in self._cards if id != heart]
        return [heart, *random.sample(others, self._content.friends.most - 1)]

    def _draw_companion(self, random: Random) -> list[str]:
        first = random.choice([card.id for card in self._alone if not card.paired])
        return [first, *(c.id for c in self._alone if c.paired and random.random() < 0.5)]

    # -- texts and pictures ------------------------------------------------------------------

    def _about_gala(self, chosen: Chosen) -> str:
        if chosen.shown:
            return self.tr("Once per turn, pay a friend’s cost in Mooncakes to use their ability.")
        return self.tr(
            "No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern."
        ).format(cost=self._content.exchange_cost)

    def _ability(self, friend: str) -> str:
        return self.tr("{name}: {ability}").format(
            name=self._friends.name(friend), ability=self._friends.ability(friend)
        )

    def _about(self, friend: str) -> str:
        """Return the accessible description besides the name."""
        card = self._cards[friend]
        said = [self.tr("%n Mooncake(s)", "", card.cost)]
        said += [self.tr("has a heart")] if card.heart else []
        said += [self.tr("can be used solo")] if card.solo and not card.paired else []
        said += [self.tr("solo only together with another friend")] if card.paired else []
        said += [self.tr("adds extra pieces")] if card.star else []
        return f"{', '.join(said)}. {self._friends.ability(friend)}"

    def _paint_choice(self, p: QPainter, rect: QRectF, look: CardLook) -> None:
        """Paint a tile; chosen ones are lit and ticked."""
        tile, side = self._night(look.card), min(rect.width(), rect.height()) - 4
        place = square(rect.center(), side)
        if look.focus:
            paint_focus_ring(p, place, side * CORNER)
        lanterns = [self._content.lanterns[lantern] for lantern in tile.sides]
        state = "last" if look.state == "chosen" else "hover" if look.hover else "placed"
        paint_tile(p, place, lanterns, tile.pet, state, letters=False)
        if look.state == "chosen":
            tick = square(place.topRight() + QPointF(-side * 0.06, side * 0.06), side * 0.4)
            p.fillPath(rounded(tick, tick.width() / 2), color("lacquer"))
            paint_icon(p, square(tick.center(), tick.width() * 0.7), "check", "white")

    def _paint_friend(self, p: QPainter, rect: QRectF, look: CardLook) -> None:
        card = self._cards[look.card]
        paint_friend_card(
            p, rect, card.id, card.cost, icons_of(card), state=look.state, title=look.title,
            px=look.px, hover=look.hover, focus=look.focus,
        )  # fmt: skip
