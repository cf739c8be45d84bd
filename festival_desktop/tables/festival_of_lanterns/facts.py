"""The facts that speak for a move of Festival of Lanterns."""

from collections.abc import Iterable
from enum import StrEnum

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.hand_potential import missing_for
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, SIDES, State
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.facts import Fact, Facts
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.preview import Preview
from festival_desktop.tables.festival_of_lanterns.preview import read_trial
from festival_desktop.tables.festival_of_lanterns.vocabulary import Aim, Count

NEAR = 3
"""A Dedication that lacks more lanterns is not worth telling."""


class About(StrEnum):
    """What a fact is about."""

    DEDICATED = "dedicated"
    """Key: kind. Number: its points."""
    LAST = "last"
    """The last tile of a stack is taken before `other` can. Key: kind. Number: its points."""
    FIRST = "first"
    """The top tile of a stack is taken before `other` can. Key and number as before."""
    LEAVES = "leaves"
    """`other`, who is near it, is left fewer points. Key: kind. Number: the points."""
    POSSIBLE = "possible"
    """A Dedication becomes possible. Key: kind. Number: its points."""
    SHORT = "short"
    """Few lanterns are missing. Key: kind, how many. Number: its points."""
    LANTERNS = "lanterns"
    """Lanterns come in. Key: the lanterns."""
    KEPT = "kept"
    """A lantern is kept back for a Dedication. Key: kind, how many are missing."""
    MOONCAKES = "mooncakes"
    """Number: all that the seat has now."""
    NONE_LEFT = "none-left"
    """`other` should have got a lantern, but none is left. Key: lantern."""
    NO_USE = "no-use"
    """`other` gets a lantern that it does not need. Key: lantern."""
    FITS = "fits"
    """The tile taken could match on some sides. Number: the sides."""
    FRIEND = "friend"
    """A friend helps this turn. Key: friend. Number: Mooncakes paid."""


def facts(game: FestivalOfLanterns, view: View, trial: Trial[State]) -> Facts:
    """List what speaks for a move."""
    preview = read_trial(game, trial)
    return (
        *_dedicated(game, trial, preview),
        *_prospects(game, trial),
        *_mooncakes(trial),
        *_rivals(game, trial, preview),
        *_helped(trial),
        *_tile_taken(game, trial),
    )


def _tops(game: FestivalOfLanterns, state: State) -> list[int]:
    """Return the points of the next Dedication of each kind."""
    generic = game.content.generic_points if state.left[GENERIC] else 0
    stacks = enumerate(game.stacks[state.players])
    return [stack[-state.left[kind]] if state.left[kind] else generic for kind, stack in stacks]


def _missing(state: State, seat: Seat) -> tuple[int, ...]:
    return missing_for(tuple(state.lanterns[seat]))


def _others(state: State, seat: Seat) -> list[Seat]:
    """List the other seats in the order of their turns."""
    return [(seat + after) % state.players for after in range(1, state.players)]


def _dedicated(game: FestivalOfLanterns, trial: Trial[State], preview: Preview) -> Iterable[Fact]:
    before, after, seat = trial.before, trial.after, trial.before.seat
    for goal in preview.reached(Aim.DEDICATION):
        kind, generic = goal.key
        points = preview.gained(seat, Count.POINTS)
        tops, key = _tops(game, after), (kind,)
        near = [one for one in _others(before, seat) if _missing(before, one)[kind] <= 1]
        ready = [one for one in near if not _missing(before, one)[kind]]
        if ready and not generic and tops[kind] < goal.points:
            last = not after.left[kind]
            yield Fact("points", About.LAST if last else About.FIRST, points, key, ready[0])
        yield Fact("points", About.DEDICATED, points, key, plain=True)
        if near and tops[kind] < goal.points:
            yield Fact("rivals", About.LEAVES, tops[kind], key, near[0])


def _prospects(game: FestivalOfLanterns, trial: Trial[State]) -> Iterable[Fact]:
    """Find Dedications that are nearer than before, those that score most for least first."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    tops, found = _tops(game, after), list[tuple[int, int, Fact]]()
    spent = any(isinstance(event, ev.DedicationMade) for event in trial.events)
    was, now = _missing(before, seat), _missing(after, seat)
    gained = [
        lantern
        for lantern, (had, has) in enumerate(
            zip(before.lanterns[seat], after.lanterns[seat], strict=True)
        )
        if has > had
    ]
    for kind, points in enumerate(tops):
        lacks = now[kind]
        if not points or lacks > NEAR or (lacks >= was[kind] and not spent):
            continue
        about = About.SHORT if lacks else About.POSSIBLE
        key = (kind, lacks) if lacks else (kind,)
        found.append((lacks, -points, Fact("prospects", about, points, key)))
    yield from (fact for *_, fact in sorted(found, key=lambda one: one[:2]))
    if any(isinstance(event, ev.LanternDiscarded) for event in trial.events):
        kept = [(lacks, -tops[kind], kind) for kind, lacks in enumerate(now) if tops[kind]]
        if kept and min(kept)[0] <= NEAR:
            lacks, points, kind = min(kept)
            yield Fact("prospects", About.KEPT, -points, (kind, lacks))
    if gained:
        yield Fact("prospects", About.LANTERNS, len(gained), tuple(gained), plain=True)


def _mooncakes(trial: Trial[State]) -> Iterable[Fact]:
    seat = trial.before.seat
    if trial.after.mooncakes[seat] > trial.before.mooncakes[seat]:
        yield Fact("mooncakes", About.MOONCAKES, trial.after.mooncakes[seat])


def _rivals(game: FestivalOfLanterns, trial: Trial[State], preview: Preview) -> Iterable[Fact]:
    """Find what the others do not get, or get without any use."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    idle = list[Fact]()
    for change in preview.changes:
        other = change.seat
        if other == seat or change.what != Count.LANTERN or change.number <= 0:
            continue
        if change.missing:
            yield Fact("rivals", About.NONE_LEFT, 0, change.key, other)
        elif _missing(after, other) == _missing(before, other):
            idle.append(Fact("rivals", About.NO_USE, 0, change.key, other))
    # The one who is nearest to a Dedication is the one to hold back.
    yield from sorted(idle, key=lambda fact: min(_missing(before, fact.other or 0)))


def _helped(trial: Trial[State]) -> Iterable[Fact]:
    for event in trial.events:
        if isinstance(event, gala_told.FriendBefriended):
            yield Fact("turn", About.FRIEND, event.paid, (event.friend,))


def _tile_taken(game: FestivalOfLanterns, trial: Trial[State]) -> Iterable[Fact]:
    """Find the sides on which the face-up tile could match on the display as it is."""
    if not any(isinstance(event, ev.FaceUpTaken) for event in trial.events):
        return
    before, best = trial.before, 0
    rotations = game.sides[before.face_up * 4 : before.face_up * 4 + 4]
    for cell in before.frontier:
        beside = [
            (side, game.sides[laid][(side + 2) % 4])
            for side, step in SIDES
            if (laid := before.display.get(cell + step)) is not None
        ]
        for sides in rotations:
            best = max(best, sum(sides[side] == facing for side, facing in beside))
    if best > 1:
        yield Fact("turn", About.FITS, best)
