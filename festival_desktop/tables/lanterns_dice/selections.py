"""The meaning of selections on the table of Lanterns Dice.

Targets: roll, reroll (the dice); tray (quarters the tray is turned since the roll); area; by
(source, and the pool of a platform), which tells what pays for an area; card (of the emperor); take
(seat), by which another seat takes its turn early; done; stack (shape), cell (x, y) and way
(quarters, flipped) for fireworks; pass.
"""

from collections.abc import Sequence
from functools import cache

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import AREAS
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.table import Selections, Target, single_target

PLAIN: dict[m.Move, str] = {m.ROLL: "roll", m.REROLL: "reroll", m.DONE: "done", m.PASS: "pass"}
"""Moves with a single selection and no choice."""


@cache
def selections(move: m.Move) -> Selections:
    """Return the selections that make a move, in order."""
    match move:
        case m.Shade():
            return single_target("area", move.area), single_target("by", move.source)
        case m.ShadeBeside():
            return single_target("area", move.area), single_target("by", m.PLATFORM, move.platform)
        case m.ShadePool():
            both = (Target("area", (2 * move.pool + half,)) for half in range(2))
            return (frozenset(both),)
        case m.Orient():
            return (single_target("tray", move.quarters),)
        case m.EmperorAction():
            return (single_target("card", move.card),)
        case m.Take():
            return (single_target("take", move.seat),)
        case m.Launch():
            return (
                single_target("stack", move.shape),
                single_target("cell", move.x, move.y),
                single_target("way", move.quarters, int(move.flipped)),
            )
    return (single_target(PLAIN[move]),)


def attempt(game: LanternsDice, selected: Sequence[Target]) -> m.Move | None:
    """Guess the move meant by these selections, legal or not; None if there is none."""
    keys = [number for target in selected for number in target.key]
    match [target.kind for target in selected]:
        case ["tray"]:
            return m.ORIENTS[keys[0] % 4]
        case ["area", "by"]:
            return _shade(keys)
        case ["area", "area"] if keys[0] != keys[1] and keys[0] // 2 == keys[1] // 2:
            return m.SHADE_POOLS[keys[0] // 2]
        case ["card"]:
            return m.EMPEROR_ACTIONS[keys[0]]
        case ["take"]:
            return m.TAKES[keys[0]]
        case ["stack", "cell", "way"]:
            shape, x, y, quarters, flipped = keys
            return game.fireworks.launch(shape, x, y, quarters, bool(flipped))
        case [kind]:
            return next((move for move, name in PLAIN.items() if name == kind), None)
    return None


def _shade(keys: Sequence[int]) -> m.Move | None:
    area, source, *platform = keys
    if not 0 <= area < AREAS:
        return None
    if source == m.PLATFORM:
        beside = dict(m.BESIDES[platform[0]]) if platform else {}
        return beside.get(1 << area)
    return m.SHADES[source][area]
