"""Positions as JSON. Fields that follow from others are computed instead of stored."""

from collections.abc import Mapping
from typing import Any

from festival_desktop.core import validation
from festival_desktop.core.game import Json, Seat, Setup
from festival_desktop.core.saved import (
    FLAG,
    NUMBER,
    Field,
    Form,
    list_of,
    named,
    one_of,
    pair_of,
    read_fields,
    read_position,
    tuple_of,
    write_fields,
)
from festival_desktop.games.lanterns_dice import invariants
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.lake import completed, members
from festival_desktop.games.lanterns_dice.notation import (
    POOL_NAMES,
    area_name,
    read,
    read_area,
    write,
)
from festival_desktop.games.lanterns_dice.setup import SIDES
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import NO_CARD, SeatPhase, Stage, State

OPEN = "open"
"""Key of the active seat's remaining actions in a file."""
ENDED = "ended"
"""Key of the seats whose part is over, unless it follows from the seat order."""


class Positions:
    def __init__(self, shading: Shading, fireworks: Fireworks) -> None:
        self._shading = shading
        self._content = shading.content
        self._fireworks = fireworks
        self._fields = _fields(self._content, fireworks)
        self._open = _open_fields(self._content)

    def dump(self, state: State) -> Json:
        data = {**write_fields(self._fields, state), OPEN: write_fields(self._open, state)}
        if state.ended != _ended_in_order(state.players, state.active, state.seat):
            data[ENDED] = _SEATS.write(state.ended)
        return data

    def load(self, data: Json, setup: Setup | None = None) -> State:
        state = read_position("Lanterns Dice", data, self._read, self.dump)
        validation.check("Lanterns Dice", invariants.LAWS, self._shading, self._fireworks, state)
        if setup is not None:
            validation.check("Lanterns Dice", invariants.SETUP_LAWS, self._content, setup, state)
        return state

    def _read(self, data: Json) -> State:
        if data["players"] not in self._content.tables:
            raise ValueError
        values = read_fields(self._fields, data) | read_fields(self._open, data[OPEN])
        in_order = _ended_in_order(values["players"], values["active"], values["seat"])
        ended = _SEATS.read(data[ENDED]) if ENDED in data else in_order
        return State(**values, **self._following(values), ended=ended)

    def _following(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Compute the fields that follow from the stored ones."""
        left = [0] * len(self._content.shapes)
        for shape in values["shapes"]:
            left[shape] = len(self._content.shapes[shape].values)
        covered = []
        for tiles in values["launched"]:
            pools = 0
            for move, _ in tiles:
                left[move.shape] -= 1
                pools |= self._fireworks.pools[move]
            covered.append(pools)
        return {
            "completed": [completed(areas) for areas in values["shaded"]],
            "most_alike": self._shading.most_alike(values["shaded"]),
            "covered": covered,
            "left": left,
        }


def _fields(content: Content, fireworks: Fireworks) -> tuple[Field, ...]:
    """List the stored fields, in the order of the file."""
    letter = one_of(sheet.letter for sheet in content.sheets)
    shape = one_of(shape.id for shape in content.shapes)
    area = Form(
        lambda area: area_name(content, area), lambda name: read_area(content, *name.split(" "))
    )
    return (
        Field("players", NUMBER),
        Field("sheets", tuple_of(letter)),
        Field("shapes", tuple_of(shape)),
        Field("sides", tuple_of(one_of(SIDES)), "emperor"),
        Field("rng", NUMBER),
        Field("start", NUMBER),
        Field("active", NUMBER),
        Field("seat", NUMBER),
        Field("stage", named(Stage)),
        Field("turn", NUMBER),
        Field("dice", tuple_of(one_of(content.colors))),
        Field("quarters", Form(lambda n: n * 90, lambda angle: int(angle) // 90), "tray"),
        Field("shaded", list_of(_set_of(area))),
        Field("gifts", list_of(NUMBER)),
        Field("given", tuple_of(NUMBER), omitted_default=()),
        Field("launched", list_of(list_of(pair_of(_launch(content, fireworks), NUMBER)))),
        Field("laid_down", tuple_of(_part(content)), omitted_default=()),
        Field("taken", _SEATS, omitted_default=0),
    )


def _open_fields(content: Content) -> tuple[Field, ...]:
    return (
        Field("die_open", FLAG, "die"),
        Field("bonus_open", FLAG, "bonus"),
        Field("card", _CARD),
        Field("grants", tuple_of(_set_of(one_of(content.colors)))),
        Field("platforms", _set_of(one_of(POOL_NAMES))),
    )


def _part(content: Content) -> Form:
    fields = (Field("seat", NUMBER), *_open_fields(content))
    return Form(
        lambda part: write_fields(fields, part), lambda data: SeatPhase(**read_fields(fields, data))
    )


def _ended_in_order(players: int, active: Seat, seat: Seat) -> int:
    """Return the seats that have ended their parts when all play clockwise up to this one."""
    before = range((seat - active) % players)
    return sum(1 << (active + place) % players for place in before)


_CARD = Form(
    lambda card: None if card == NO_CARD else card + 1,
    lambda number: NO_CARD if number is None else int(number) - 1,
)


def _set_of(form: Form) -> Form:
    """Write a set of numbers, held as bits in the position, as a list."""
    return Form(
        lambda bits: [form.write(n) for n in members(bits)],
        lambda data: sum(1 << form.read(one) for one in data),
    )


_SEATS = _set_of(Form(int, range(len(m.TAKES)).index))


def _launch(content: Content, fireworks: Fireworks) -> Form:
    def read_launch(text: str) -> m.Launch:
        move = read(content, fireworks, text)
        if not isinstance(move, m.Launch):
            raise ValueError
        return move

    return Form(lambda move: write(content, move), read_launch)
