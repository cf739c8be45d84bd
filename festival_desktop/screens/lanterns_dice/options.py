"""The setup options: fireworks shapes, sides of emperor cards, sheets."""

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.setup import (
    DEALT,
    FIRST,
    HEAD_STARTS,
    IN_PLAY,
    RANDOM,
    SIDES,
)
from festival_desktop.screens.lanterns_dice.pictures.cards import (
    paint_emperor_card,
    paint_shape_card,
)
from festival_desktop.screens.lanterns_dice.pictures.die_signs import DICE
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_dice
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.sentences import DiceNames
from festival_desktop.ui.setup_options import (
    Cards,
    Chosen,
    HeadStarts,
    Option,
    PerSeat,
    SeatPlan,
    SetupOptions,
    Sides,
    Way,
    four_sides,
)
from festival_desktop.ui.widgets.cards import CardFace, CardLook

_TURN, _THOUGHT, _PART = 0.25, 0.7, 0.5
"""Minutes per turn, per person for thinking, and per person for taking part in another player's
turn.
"""


def _paint_middle(p: QPainter, square: QRectF) -> None:
    side = square.width() * 0.36
    paint_dice(p, square.center(), side * 0.98, side, DICE[:4])


class DiceOptions(QObject):
    def __init__(self, game: LanternsDice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        content = self._content = game.content
        self._names = DiceNames(content, self)
        self._labels = DiceLabels(game, (), self)
        self._shapes = {shape.id: number for number, shape in enumerate(content.shapes)}

    def declare(self) -> SetupOptions:
        facing = {players: table.facing for players, table in self._content.tables.items()}
        return SetupOptions(
            SeatPlan(
                four_sides(facing),
                facing,
                _paint_middle,
                self._facts,
                self._start,
                head_starts=HeadStarts(HEAD_STARTS, lambda n: self.tr("+%n gift(s)", "", n)),
            ),
            (self._shapes_option(), self._emperor_option(), self._sheets_option()),
            heading=lambda: self.tr("In play"),
        )

    # -- the table ---------------------------------------------------------------------------

    def _facts(self, players: int, people: int) -> list[str]:
        turns = self._content.tables[players].turns
        a_turn = _TURN + people / players * _THOUGHT + people * (players - 1) / players * _PART
        minutes = max(5, 5 * round(players * turns * a_turn / 5))
        said = self.tr("{number} turns each") if players > 1 else self.tr("{number} turns")
        return [
            said.format(number=turns),
            self.tr("about {number} minutes").format(number=minutes),
        ]

    def _start(self, players: int) -> str:
        if players == 1:
            return self.tr(
                "You rotate the tray just for yourself. The solo rules are our own addition."
            )
        return self.tr(
            "The player with the earliest sheet letter goes first; play continues clockwise."
        )

    # -- options -----------------------------------------------------------------------------

    def _ways(self, first: tuple[str, ...], by_chance: tuple[str, ...] | None) -> tuple[Way, ...]:
        """List the ways to choose; `by_chance` is where picking by hand starts after chance."""
        return (
            Way(lambda: self.tr("First game"), FIRST, shows=first, start=first),
            Way(lambda: self.tr("Random"), RANDOM, start=by_chance),
            Way(lambda: self.tr("Choose")),
        )

    def _shapes_option(self) -> Option:
        first = tuple(self._content.shapes[shape].id for shape in self._content.first_shapes)
        return Option(
            key="shapes",
            title=lambda: self.tr("Fireworks shapes"),
            ways=self._ways(first, None),
            picker=Cards(
                values=tuple(self._shapes),
                name=lambda shape: self._names.short_shape(self._shapes[shape]),
                about=self._shape,
                explain=lambda shape, chosen: self._shape(shape),
                start=first,
                least=lambda players: IN_PLAY,
                most=lambda players: IN_PLAY,
                makes_room=True,
                face=CardFace("shape", self._paint_shape, 60, 66),
                columns=len(self._shapes),
                gap=6,
            ),
            former_defaults=FIRST,
            about=lambda chosen: (
                self.tr("These four shapes are good for a first game."),
                self.tr("One small, two medium and one large shape at random."),
                self.tr("These four shapes are in play."),
            )[chosen.way],
            reason=self._missing_shapes,
        )

    def _emperor_option(self) -> Option:
        cards = tuple(map(str, range(len(self._content.emperor))))
        first = SIDES[:1] * len(cards)
        return Option(
            key="emperor",
            title=lambda: self.tr("Emperor cards"),
            ways=self._ways(first, first),
            picker=Sides(
                values=cards,
                sides=SIDES,
                name=self._emperor_card,
                face=CardFace("emperor", self._paint_emperor, 150, 72),
                columns=len(cards),
            ),
            former_defaults=FIRST,
        )

    def _sheets_option(self) -> Option:
        letters = tuple(sheet.letter for sheet in self._content.sheets)
        return Option(
            key="sheets",
            title=lambda: self.tr("Score sheets"),
            ways=(Way(lambda: self.tr("Random"), DEALT), Way(lambda: self.tr("Chosen"))),
            picker=PerSeat(
                values=letters,
                name=str,
                label=lambda seat, name: self.tr("{name}’s sheet").format(name=name),
                start=letters[: max(self._content.tables)],
                columns=max(self._content.tables),
                px=14,
            ),
            former_defaults=DEALT,
            note=lambda chosen: (
                self.tr("Sheets are dealt at random; the earliest letter goes first.")
                if not chosen.by_hand
                else ""
            ),
        )

    # -- texts and pictures ------------------------------------------------------------------

    def _missing_shapes(self, chosen: Chosen) -> str:
        text = self.tr("Choose %n more shape(s), {all} in total.", "", chosen.missing)
        return text.format(all=IN_PLAY) if chosen.missing else ""

    def _shape(self, shape: str) -> str:
        number = self._shapes[shape]
        name = self._names.shape(number)
        values = ", ".join(map(str, self._content.shapes[number].values))
        return self.tr("{shape}: tiles worth {values}, best on top").format(
            shape=name[:1].upper() + name[1:], values=values
        )

    def _emperor_card(self, number: str, side: str) -> str:
        """Describe what both sides of a card allow, the upper one first."""
        card = self._content.emperor[int(number)]
        if side:
            upper = SIDES.index(side)
            text = self.tr("{gifts}, {side}: {upper}. Click to flip: {lower}")
        else:
            upper, text = 0, self.tr("{gifts}, random side: {upper} or {lower}")
        return text.format(
            gifts=self._names.gifts(card.gifts),
            side=self._names.side(upper),
            upper=self._names.action(card.actions[upper]),
            lower=self._names.action(card.actions[1 - upper]),
        )

    def _paint_shape(self, p: QPainter, rect: QRectF, look: CardLook) -> None:
        paint_shape_card(p, rect, self._content.shapes[self._shapes[look.card]], look)

    def _paint_emperor(self, p: QPainter, rect: QRectF, look: CardLook) -> None:
        card = self._content.emperor[int(look.card)]
        action = card.actions[SIDES.index(look.side)] if look.side else None
        label = "" if action is None else self._labels.label(f"action:{int(action)}")
        paint_emperor_card(p, rect, card.gifts, label, look)
