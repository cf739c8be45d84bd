"""The challenge's changes to your turn: Moon Dancer's gains from it, and the start of hers."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import Content, Level, Share
from festival_desktop.games.festival_of_lanterns.gala import (
    CHALLENGE_PLAYERS,
    MOON_DANCER,
    NO_LEVEL,
    PERSON,
)
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.state import EXCHANGE, OVER, State, gala_of
from festival_desktop.games.festival_of_lanterns.transfers import Gains


def is_her_turn(state: State) -> bool:
    gala = state.gala
    challenged = gala is not None and gala.level != NO_LEVEL
    return challenged and state.seat == MOON_DANCER and state.stage is not OVER


def begin_her_turn(state: State) -> bool:
    """Start her turn after yours; return False after hers, or without her."""
    if gala_of(state).level == NO_LEVEL or state.seat == MOON_DANCER:
        return False
    state.seat, state.stage = MOON_DANCER, EXCHANGE
    return True


def her_sides(content: Content, level: Level) -> tuple[int, ...]:
    """Return the sides of a tile she gains from: left and right of you, at some levels opposite."""
    yours = content.tables[CHALLENGE_PLAYERS].facing[PERSON]
    left, opposite, right = ((yours + step) % 4 for step in (1, 2, 3))
    return (left, right, opposite) if level.opposite else (left, right)


class Challenge:
    def __init__(self, content: Content, laid: LaidTiles) -> None:
        self._levels = content.moon_dancer.levels
        self._fireworks = laid.fireworks
        yours = content.tables[CHALLENGE_PLAYERS].facing[PERSON]
        self._faced: list[list[Gains]] = [
            [
                (
                    (PERSON, sides[yours]),
                    *((MOON_DANCER, sides[side]) for side in her_sides(content, level)),
                )
                for sides in laid.sides
            ]
            for level in self._levels
        ]
        """Gains from the sides of each laid tile, by level."""

    def facing(self, state: State, laid: int) -> Gains | None:
        """Return the lanterns of a placed tile: your side for you, others for her."""
        level = gala_of(state).level
        return None if level == NO_LEVEL else self._faced[level][laid]

    def _share(self, state: State) -> Share:
        level = gala_of(state).level
        return Share.NONE if level == NO_LEVEL else self._levels[level].mooncakes

    def share_each(self, state: State, number: int, log: list[Event]) -> bool:
        """Give her a Mooncake after each of yours; return False at levels without this rule."""
        if self._share(state) is not Share.EACH:
            return False
        yours = hers = 0
        for _ in range(number):
            given = min(1, state.mooncakes_left - yours - hers)
            yours += given
            hers += min(given, state.mooncakes_left - yours - hers)
        self._give(state, PERSON, yours, number - yours, log)
        self._give(state, MOON_DANCER, hers, yours - hers, log)
        return True

    def share_one(self, state: State, laid: int, gained: int, log: list[Event]) -> None:
        """Give her one Mooncake if your Fireworks tile gained you any, at levels with this rule."""
        if gained and self._fireworks[laid] and self._share(state) is Share.ONE:
            given = min(1, state.mooncakes_left)
            self._give(state, MOON_DANCER, given, 1 - given, log)

    def _give(self, state: State, seat: Seat, number: int, missed: int, log: list[Event]) -> None:
        if number or missed:
            state.mooncakes_left -= number
            state.mooncakes[seat] += number
            log.append(ev.MooncakesGained(seat, number, missed))
