"""Positions as JSON. Fields that follow from others are computed instead of stored."""

from typing import Any

from festival_desktop.core import validation
from festival_desktop.core.game import Json, Setup
from festival_desktop.core.grid import Cell
from festival_desktop.core.saved import (
    NUMBER,
    Field,
    Form,
    list_of,
    named,
    one_of,
    or_none,
    pair_of,
    read_fields,
    read_position,
    tuple_of,
    write_fields,
)
from festival_desktop.games.festival_of_lanterns import invariants
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND, NO_LEVEL, NO_STACK, Gala
from festival_desktop.games.festival_of_lanterns.state import GRID, NO_TILE, Stage, State, held

GALA = "gala"
"""Key of the friends' data in a file; missing in games without friends."""


class Positions:
    def __init__(self, content: Content) -> None:
        self._content = content
        self._fields = _fields(content)
        self._gala = _gala_fields(content)

    def dump(self, state: State) -> Json:
        dumped = write_fields(self._fields, state)
        if state.gala is not None:
            dumped[GALA] = write_fields(self._gala, state.gala)
        return dumped

    def load(self, data: Json, setup: Setup | None = None) -> State:
        state = read_position("Festival of Lanterns", data, self._read, self.dump)
        validation.check(
            "Festival of Lanterns", invariants.invariants_of(state), self._content, state
        )
        if setup is not None:
            validation.check(
                "Festival of Lanterns", invariants.SETUP_LAWS, self._content, setup, state
            )
        return state

    def _read(self, data: Json) -> State:
        if data["players"] not in self._content.tables:
            raise ValueError
        gala = Gala(**read_fields(self._gala, data[GALA])) if GALA in data else None
        read = read_fields(self._fields, data)
        laid: dict[Cell, int] = read.pop("display")
        in_hands = held(read["lanterns"], gala)
        state = State(**read, display={}, frontier={}, held=in_hands, gala=gala)
        for cell, tile in laid.items():
            state.lay(tile, cell)
        return state


def _fields(content: Content) -> tuple[Field, ...]:
    """List the stored fields, in the order of the file."""
    tile = one_of(tile.id for tile in content.tiles)
    return (
        Field("players", NUMBER),
        Field("seat", NUMBER),
        Field("stage", named(Stage)),
        Field("finals", NUMBER),
        Field("display", _display(tile)),
        Field("hands", list_of(list_of(tile))),
        Field("stack", list_of(tile)),
        Field("face_up", or_none(tile, NO_TILE)),
        Field("box", list_of(tile)),
        Field("supply", list_of(NUMBER)),
        Field("lanterns", list_of(list_of(NUMBER))),
        Field("mooncakes", list_of(NUMBER)),
        Field("mooncakes_left", NUMBER),
        Field("left", list_of(NUMBER)),
        Field("claimed", list_of(list_of(pair_of(named(Dedication), NUMBER)))),
    )


def _gala_fields(content: Content) -> tuple[Field, ...]:
    friend = one_of(card.id for card in content.friends.cards)
    level = one_of(level.id for level in content.moon_dancer.levels)
    return (
        Field("friends", tuple_of(friend)),
        Field("befriended", or_none(friend, NO_FRIEND)),
        Field("uses", NUMBER),
        Field("dedications", NUMBER),
        Field("returned", tuple_of(one_of(content.lanterns))),
        Field("trixies", list_of(NUMBER)),
        Field("trixies_left", NUMBER),
        Field("tokens", list_of(or_none(named(Dedication), NO_STACK))),
        Field("favours", list_of(NUMBER)),
        Field("level", or_none(level, NO_LEVEL)),
    )


def _display(tile: Form) -> Form:
    """Write placed tiles in order as x, y, tile, angle."""

    def write(display: dict[Cell, int]) -> list[list[Json]]:
        return [
            [*GRID.xy(cell), tile.write(laid // 4), laid % 4 * 90] for cell, laid in display.items()
        ]

    def read(data: list[list[Any]]) -> dict[Cell, int]:
        display = {}
        for x, y, id, angle in data:
            if not GRID.holds(abs(x) + 1, abs(y) + 1):  # Adjacent cells must exist, too.
                raise ValueError
            display[GRID.cell(int(x), int(y))] = tile.read(id) * 4 + int(angle) // 90
        return display

    return Form(write, read)
