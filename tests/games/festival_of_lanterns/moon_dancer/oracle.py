"""What Moon Dancer may do, found by trying everything and crossing out what her rules exclude.

Written from the rules of her challenge alone, by brute force and names, so that it shares no
thought with the program: every lantern she could give, take or leave out is tried with every
Dedication, and one sentence of the rules after the other removes ways.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

NAMES = ("twilight", "rarity", "rainbow", "fluttershy", "pinkie", "applejack", "starlight")
COSTS = {"twilight": 2, "fluttershy": 3, "rainbow": 2, "rarity": 3, "applejack": 3}
SETS = {
    "four": [Counter({name: 4}) for name in NAMES],
    "pairs": [Counter(dict.fromkeys(three, 2)) for three in combinations(NAMES, 3)],
    "seven": [Counter(NAMES)],
}
SIZE = {"four": 4, "pairs": 6, "seven": 7}


@dataclass(frozen=True)
class Scene:
    """All that matters for her turn. `tiles` are the points left on each stack, top first."""

    hers: Counter[str]
    yours: Counter[str]
    supply: Counter[str]
    mooncakes: int
    friend: str
    tiles: dict[str, tuple[int, ...]]
    generics: int

    def worth(self, kind: str) -> int | None:
        if self.tiles[kind]:
            return self.tiles[kind][0]
        return 4 if self.generics else None


@dataclass(frozen=True)
class Way:
    """One Dedication in full: who helped, what was given, taken and left out for it."""

    kind: str
    names: tuple[str, ...]
    helped: bool = False
    given: str | None = None
    taken: str | None = None
    without: str | None = None


def _covers(held: Counter[str], wanted: Counter[str]) -> bool:
    return not [name for name, number in wanted.items() if held[name] < number]


def _helps(scene: Scene) -> Iterator[tuple[dict[str, Any], Counter[str]]]:
    """Everything the friend could do: what it is, and her lanterns after it."""
    for taken in NAMES:
        source = scene.yours if scene.friend == "rainbow" else scene.supply
        if not source[taken]:
            continue
        if scene.friend == "fluttershy":
            yield {"taken": taken}, scene.hers + Counter([taken])
        elif scene.friend in ("twilight", "rainbow"):
            for given in NAMES:
                if given != taken and scene.hers[given]:
                    held = scene.hers.copy()
                    held[given] -= 1
                    held[taken] += 1
                    yield {"given": given, "taken": taken}, held


def every_way(scene: Scene) -> list[Way]:
    """All Dedications she could make, by herself or with her friend, in any way at all."""
    ways = []
    can_pay = scene.mooncakes >= COSTS[scene.friend]
    helps = list(_helps(scene)) if can_pay else []
    for kind, sets in SETS.items():
        if scene.worth(kind) is None:
            continue
        for wanted in sets:
            names = tuple(wanted)
            if _covers(scene.hers, wanted):
                ways.append(Way(kind, names))
            for what, held in helps:
                if _covers(held, wanted):
                    ways.append(Way(kind, names, helped=True, **what))
            if can_pay and scene.friend == "rarity":
                for name in wanted:
                    if _covers(scene.hers, wanted - Counter([name])):
                        ways.append(Way(kind, names, helped=True, without=name))
    return ways


def _best(ways: list[Way], value: Callable[[Way], Any]) -> list[Way]:
    highest = max(map(value, ways), default=None)
    return [way for way in ways if value(way) == highest]


def allowed(scene: Scene) -> list[Way]:
    """The ways her rules leave: one, or several between which the person chooses."""
    ways = every_way(scene)
    # She takes the highest scoring one, of equal ones that with the fewest lanterns …
    ways = _best(ways, lambda way: scene.worth(way.kind) or 0)
    ways = _best(ways, lambda way: -SIZE[way.kind])
    # … and asks nobody for what she can do alone.
    ways = _best(ways, lambda way: not way.helped)
    # She uses the lanterns she holds most of, then those most left in the Supply.
    ways = _best(ways, lambda way: sorted((scene.hers[n] for n in way.names), reverse=True))
    ways = _best(ways, lambda way: sorted((scene.supply[n] for n in way.names), reverse=True))
    # Her friends: the most available of the lanterns taken, of those given, of those left out.
    if scene.friend in ("twilight", "fluttershy"):
        ways = _best(ways, lambda way: scene.supply[way.taken or ""])
    if scene.friend == "twilight":
        ways = _best(ways, lambda way: scene.supply[way.given or ""])
    if scene.friend == "rarity":
        ways = _best(ways, lambda way: scene.supply[way.without or ""])
    return ways


def after(scene: Scene, way: Way) -> Scene:
    """The scene when this Dedication is made and nobody helped with it."""
    wanted = next(w for w in SETS[way.kind] if set(w) == set(way.names))
    tiles, generics = dict(scene.tiles), scene.generics
    if tiles[way.kind]:
        tiles[way.kind] = tiles[way.kind][1:]
    else:
        generics -= 1
    return replace(
        scene,
        hers=scene.hers - wanted,
        supply=scene.supply + wanted,
        tiles=tiles,
        generics=generics,
    )


def turns(scene: Scene) -> set[tuple[Way, ...]]:
    """Every turn her rules allow: the Dedications she makes in it."""
    firsts = allowed(scene)
    if not firsts:
        return {()}
    found: set[tuple[Way, ...]] = set()
    for first in firsts:
        seconds: Iterable[Way] = ()
        if scene.friend == "applejack" and scene.mooncakes >= COSTS["applejack"]:
            seconds = allowed(after(scene, first))
        found |= {(first, replace(second, helped=True)) for second in seconds} or {(first,)}
    return found
