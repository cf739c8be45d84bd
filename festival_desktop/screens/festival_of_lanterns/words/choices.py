"""The rows of the choices list.

People who do not look at the table play by these rows, so each tells all that matters: what is
around a cell, how a tile would face, who would gain what.
"""

from collections.abc import Sequence

from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.gala import FestivalGala
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.tables.festival_of_lanterns.pieces import worth_to
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count

TOLD = (Count.LANTERN, Count.MOONCAKE, Count.POINTS)
"""Counts mentioned in the text of a gain."""
UNTOLD = ("side", "seat", "their-card")
"""Kinds of selections whose gains are not part of their names."""


class FestivalChoices(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._gala = FestivalGala(session)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe a target, with everyone's gains where its name does not tell."""
        text = self._named(target, selected)
        if target.kind in UNTOLD and self._session.selector.completes(target):
            preview = self._session.preview([target])
            gains = "" if preview is None else self.gains(preview.changes)
            return f"{text}. {gains}" if gains else text
        return text

    def _named(self, target: Target, selected: Sequence[Target]) -> str:
        view = self._view
        match target.kind:
            case "tile":
                keeps = view.stage is Stage.KEEP_TILE
                text = self.tr("Keep the {tile}") if keeps else self.tr("Place the {tile}")
                return text.format(tile=self._names.tile(target.key[0], self._turning.quarters))
            case "cell":
                return self._cell(view, target.key)
            case "turn" if selected[0].kind == "tile":
                return self._turn(target, selected)
            case "card":
                return self._card(view, target.key[0], selected)
            case "supply":
                return self._supply(view, target.key[0], selected)
            case "dedication" if selected and selected[0].kind == "token":
                text = self.tr(
                    "Put your token on {kind}: your Dedications there score 1 extra point"
                )
                return text.format(kind=self._names.dedication(target.key[0]))
            case "dedication":
                return self.tr("Dedicate {kind}: {points}").format(
                    kind=self._names.dedication(target.key[0]),
                    points=self._names.points(self._worth(view, target.key[0])),
                )
            case "claim":
                points = self._worth(view, target.key[0])
                return self.tr("Claim the Dedication: %n point(s)", "", points)
            case "face-up":
                tile = self._names.tile(view.face_up)
                return self.tr("Take the face-up {tile}").format(tile=tile)
            case "stack":
                return self.tr("Draw the unseen top tile (%n in the stack)", "", view.stack_size)
            case "pass":
                return self.tr("End the turn")
        return self._gala.target(target, selected)

    def _worth(self, view: View, kind: int) -> int:
        return worth_to(self._game, view, kind, view.seat)

    # -- placing -----------------------------------------------------------------------------

    def _cell(self, view: View, key: tuple[int, ...]) -> str:
        """Describe a cell, counted from the upper left, and the lanterns facing it."""
        turning = self._turning
        cells = [turning.cell(*GRID.xy(cell)) for cell in view.frontier]
        x, y = turning.cell(key[0], key[1])
        here = GRID.cell(key[0], key[1])
        around = [
            self._names.looking(self._game.sides[laid][opposite(side)], turning.side(side))
            for side, step in enumerate(GRID.steps)
            if (laid := view.display.get(here + step)) is not None
        ]
        return self.tr("Row {row}, column {column}: {lanterns}").format(
            row=y - min(row for _, row in cells) + 1,
            column=x - min(column for column, _ in cells) + 1,
            lanterns=self._lists.all_of(around),
        )

    def _turn(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe a rotation of the tile, and everyone's gains."""
        quarters = self._turning.quarters + target.key[0]
        sides = self._game.sides[selected[0].key[0] * 4 + quarters % 4]
        preview = self._session.preview([target])
        gains = () if preview is None else (*preview.changes, *preview.promised)
        return f"{self._names.sides(sides)}. {self.gains(gains)}"

    def gains(self, gains: Sequence[CountChange]) -> str:
        """List gains by seat: “Mira: +2 Rarity, +1 Mooncake; Jonas: no Applejack left”."""
        seats: dict[int, list[CountChange]] = {}
        for gain in gains:
            if gain.number > 0 and gain.what in TOLD:
                seats.setdefault(gain.seat, []).append(gain)
        return "; ".join(
            f"{self._players[seat]}: {', '.join(self._counted(own))}" for seat, own in seats.items()
        )

    def things(self, gains: Sequence[CountChange]) -> str:
        """List real gains: “+2 Rarity and +1 Mooncake”."""
        got = [g for g in gains if g.number > 0 and not g.missing and g.what in TOLD]
        return self._lists.all_of(self._counted(got))

    def _counted(self, gains: Sequence[CountChange]) -> list[str]:
        """Group equal things with their number."""
        numbers: dict[str, int] = {}
        for gain in gains:
            name = self._gained(gain)
            numbers[name] = numbers.get(name, 0) + gain.number
        return [name.format(number=number) for name, number in numbers.items()]

    def _gained(self, gain: CountChange) -> str:
        """Return a text with a placeholder for the number."""
        match gain.what:
            case Count.LANTERN:
                what = self._names.short(gain.key[0])
            case Count.MOONCAKE:
                what = self.tr("Mooncake")
            case _:
                what = self.tr("points")
        if gain.missing:
            return self.tr("no {thing} left").format(thing=what)
        return f"+{{number}} {what}"

    # -- lanterns ----------------------------------------------------------------------------

    def _card(self, view: View, lantern: int, selected: Sequence[Target]) -> str:
        name = self._names.lantern(lantern)
        if selected:
            text = {
                Dedication.FOUR: self.tr("Four {lantern}"),
                Dedication.PAIRS: self.tr("A pair of {lantern}"),
                Dedication.SEVEN: self.tr("One {lantern}"),
            }[Dedication(selected[0].key[0])]
            return text.format(lantern=name)
        can_pay = view.mooncakes[view.seat] >= self._content.exchange_cost
        exchange = view.stage is Stage.EXCHANGE and can_pay
        if view.gala is not None:
            text = self.tr("Give {lantern} (you have {number})")
        elif not exchange:
            text = self.tr("Return {lantern} (you have {number})")
        elif sum(view.lanterns[view.seat]) > self._content.limit:
            text = self.tr("Exchange or return {lantern} (you have {number})")
        else:
            text = self.tr("Exchange {lantern} (you have {number})")
        return text.format(lantern=name, number=view.lanterns[view.seat][lantern])

    def _supply(self, view: View, lantern: int, selected: Sequence[Target]) -> str:
        name = self._names.lantern(lantern)
        if not selected:
            text = self.tr("Take {lantern} ({number} left)")
        elif selected[0].key[0] == lantern:
            text = self.tr("Return {lantern} to the Supply")
        else:
            text = self.tr("Take {lantern} in exchange ({number} left)")
        return text.format(lantern=name, number=view.supply[lantern])
