"""Convert a match to a document, and back with as much of the game as possible.

A document is replayed from its seed and compared at its marks, and with its summary. Where the
replay cannot be right, the game continues from the next mark; where there is none, from the last
good step. Any sign that the file was changed outside the program makes the game practice.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from festival_desktop.core import decision_json, setups
from festival_desktop.core.content import ContentFiles
from festival_desktop.core.decision import Decision
from festival_desktop.core.errors import BadSetup, BrokenSave, FestivalError
from festival_desktop.core.game import Game, Json, Setup
from festival_desktop.core.step import digest
from festival_desktop.core.validation import LAW
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.names import clean_name
from festival_desktop.saves.schema import (
    DECISION_LIMIT,
    FORMAT,
    MARK_EVERY,
    MOVE_LIMIT,
    ORDER_LIMIT,
    POINTS_LIMIT,
    VERSION,
    Mark,
    Save,
    SavedDecision,
    SavedSeat,
    SavedSetup,
    Summary,
)

AnyGame = Game[Any, Any, Any]


class Marks:
    """Caches the marks of a match, so that each step adds only new ones."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Any, Mark]] = {}

    def of(self, match: AnyMatch) -> list[Mark]:
        game, before, self._made = match.game, self._made, {}
        for at in sorted(_marked(len(match.steps), match.cursor)):
            state, known = match.state_at(at), before.get(at)
            if known is None or known[0] is not state:  # Positions of a timeline never change.
                known = state, Mark(at=at, digest=digest(game, state), state=game.dump(state))
            self._made[at] = known
        return [mark for _, mark in self._made.values()]


def document(
    match: AnyMatch,
    app_version: str,
    now: datetime,
    marks: Marks | None = None,
    content: ContentFiles | None = None,
    order: int = 0,
) -> Save:
    """Build the document of a match; `now` has a time zone.

    `content` is what it is played with, if that is known.
    """
    game = match.game
    return Save(
        format=FORMAT,
        version=VERSION,
        app=app_version,
        saved=now,
        order=min(order, ORDER_LIMIT),
        game=game.name,
        edition=game.edition,
        content="" if content is None else content.digest,
        setup=SavedSetup(
            players=match.setup.players,
            options={option: list(chosen) for option, chosen in match.setup.options.items()},
        ),
        seats=[
            SavedSeat(name=clean_name(player.name), level=player.level) for player in match.players
        ],
        seed=match.seed,
        relaxed=match.relaxed,
        practice=match.practice,
        changed=match.changed_outside,
        summary=_summary(match),
        files=None if content is None or content.built_in else dict(content.documents),
        start=None if match.dealt else game.dump(match.start),
        moves=[game.write(step.move) for step in match.steps],
        cursor=match.cursor,
        marks=(marks or Marks()).of(match),
        decisions=_decisions(match),
        hints=min(match.hints, MOVE_LIMIT),
    )


def _decisions(match: AnyMatch) -> list[SavedDecision]:
    """List the latest decisions."""
    decisions = [
        SavedDecision(at=at, **decision_json.dump(match.game, step.decision))
        for at, step in enumerate(match.steps, 1)
        if step.decision is not None and step.decision.reason
    ]
    return decisions[-DECISION_LIMIT:]


def _summary(match: AnyMatch) -> Summary:
    standing = match.standing
    return Summary(
        to_act=match.to_act,
        points=[score.total for score in standing.scores],
        winners=list(standing.winners),
    )


def _marked(last: int, cursor: int) -> set[int]:
    """Return the marked steps: regular ones, the cursor, and the end."""
    return {*range(0, last, MARK_EVERY), cursor, last}


@dataclass(frozen=True, slots=True)
class RestoreIssue:
    """A part of the game that could not be restored: a keyword for windows, and a sentence.

    `what` is one of: changed, cursor, file, position, rules, stands, step, summary, unchecked,
    undone; `at` is a step, `where` the names of what was changed.
    """

    what: str
    sentence: str
    at: int = 0
    where: str = ""


@dataclass(frozen=True, slots=True)
class Restored:
    match: AnyMatch
    troubles: tuple[RestoreIssue, ...]
    other: str = ""
    """The difference to the current version: "content" or "rules" (the game continues with the
    saved ones), "edition" (replaced by the current rules), or empty.
    """
    doubtful: bool = False
    """Whether it became practice because its file could not prove that it is fair."""


def restore(save: Save, rules: Callable[[str], AnyGame]) -> Restored:
    """Restore the match, or what can be rescued of it; raises `BrokenSave` if nothing can.

    `rules` returns the game of a name, and raises `LookupError` if there is none.
    """
    try:
        game = rules(save.game)
        setup = setup_of(save, game)
        game.check(setup)
    except LookupError:
        raise BrokenSave(
            f"This version doesn’t have the game “{save.game}”.", "game", save.game
        ) from None
    except BadSetup as bad:
        raise BrokenSave(f"The setup of the saved game isn’t valid: {bad}", "setup") from None
    if save.edition > game.edition:
        unknown = f"This version doesn’t know edition {save.edition} of the rules."
        raise BrokenSave(unknown, "edition", str(save.edition))
    players = [Player(seat.name, seat.level) for seat in save.seats]
    try:
        dealt = Match(game, setup, players, save.seed, save.relaxed)
    except ValueError:
        number = f"The saved game has {len(save.seats)} seats, which is the wrong number."
        raise BrokenSave(number, "setup") from None
    return _Rescue(save, dealt).go()


def position(save: Save, rules: Callable[[str], AnyGame]) -> Any:
    """Return the position at the cursor, from its mark or by replaying; raises `BrokenSave`."""
    mark = next((mark for mark in save.marks if mark.at == save.cursor), None)
    with suppress(LookupError):  # `restore` reports the missing game.
        if mark is not None and (state := _sound(rules(save.game), save, mark)) is not None:
            return state
    return restore(save, rules).match.state


def setup_of(save: Save, game: AnyGame) -> Setup:
    """Return the setup in terms of the present edition."""
    options = {option: tuple(chosen) for option, chosen in save.setup.options.items()}
    return setups.of_edition(Setup(save.setup.players, options), save.edition, game.former_defaults)


def _sound(game: AnyGame, save: Save, mark: Mark) -> Any:
    """Return the position of an undamaged mark; else None."""
    with suppress(BrokenSave):
        state = _position(game, save, mark.state)
        return state if state is not None and digest(game, state) == mark.digest else None
    return None


def _position(game: AnyGame, save: Save, data: Json) -> Any:
    """Load a position if it is valid for this many seats; else None. Raises `BrokenSave`."""
    state = game.load(data, setup_of(save, game))
    scores = game.standing(state).scores
    fits = len(scores) == len(save.seats)
    return state if fits and all(abs(one.total) <= POINTS_LIMIT for one in scores) else None


class _Rescue:
    """One pass through a document, from its first move to the end or the last good step."""

    def __init__(self, save: Save, dealt: AnyMatch) -> None:
        """Set up; `dealt` is the match as its seed deals it."""
        self.save = save
        self.dealt = dealt
        self.game = game = dealt.game
        self.older = save.edition < game.edition
        """Played under earlier rules, so moves may be different or illegal now."""
        self.cursor = min(save.cursor, len(save.moves))
        self.marks = {mark.at: mark for mark in save.marks if mark.at <= len(save.moves)}
        self.decisions = {decision.at: decision for decision in save.decisions}
        self.troubles: list[RestoreIssue] = []
        self.origin = 0
        """Number of saved moves before the first step of the match."""
        self.match = self._begin()

    def go(self) -> Restored:
        if self.save.altered:
            places = ", ".join(self.save.altered)
            changed = f"The file was edited outside the program: {places}."
            self.troubles.append(RestoreIssue("changed", changed, where=places))
        if self.cursor < self.save.cursor:
            self._say("cursor", "The current step was unclear, so the game is at its last one.")
        while fault := self._replay():
            at, trouble = fault
            if at > self.cursor:
                self._say("undone", "Undone steps couldn’t be kept.")
                del self.match.steps[self.cursor - self.origin :]
                break
            self.troubles.append(trouble)
            if not self._jump(at):
                self._say("stands", f"The game is at step {at - 1}.", at - 1)
                break
        self.match.cursor = min(self.cursor - self.origin, len(self.match.steps))
        if not self.troubles and not self.save.changed:  # otherwise reported already
            self._compare()
        self.match.changed_outside = self.save.changed or self._changed()
        self.match.practice = self.save.practice or self.match.changed_outside
        self.match.hints = self.save.hints
        other = "edition" if self.older else ""
        return Restored(self.match, tuple(self.troubles), other, self.save.doubtful)

    def _compare(self) -> None:
        """Check that all marks are there, and that the result is that of the moves."""
        missing = sorted(_marked(len(self.save.moves), self.cursor) - {*self.marks})
        if missing:
            self._say("unchecked", f"The position after step {missing[0]} is missing.", missing[0])
        if _summary(self.match) != self.save.summary:
            other = "The result in the file doesn’t match its moves."
            self._say("rules" if self.older else "summary", other, self.cursor)

    def _changed(self) -> bool:
        """Return whether something is wrong that changed rules do not explain."""
        kinds = {trouble.what for trouble in self.troubles}
        return bool(kinds & {"changed", "cursor", "unchecked"} if self.older else kinds)

    def _say(self, what: str, sentence: str, at: int = 0) -> None:
        self.troubles.append(RestoreIssue(what, sentence, at))

    # -- starting position -------------------------------------------------------------------

    def _begin(self) -> AnyMatch:
        if self.save.start is None:
            return self.dealt
        law: BrokenSave | None = None
        try:
            start = _position(self.game, self.save, self.save.start)
            if start is not None:
                return self._from(start)
        except BrokenSave as broken:
            law = broken if broken.reason == LAW else None
        damaged = "The first position of the saved game is damaged."
        self._say("position", damaged if law is None else f"{damaged} {law}")
        if not self._jump(0):
            no_position = "The saved game is damaged: it has no usable position."
            raise law or BrokenSave(no_position, "position")
        return self.match

    def _from(self, start: Any) -> AnyMatch:
        """Return the same match with another first position."""
        dealt = self.dealt
        return Match(self.game, dealt.setup, dealt.players, dealt.seed, dealt.relaxed, start)

    def _jump(self, earliest: int) -> bool:
        """Continue from the first good mark between `earliest` and the cursor."""
        for at in sorted(self.marks):
            if earliest <= at <= self.cursor:
                state = _sound(self.game, self.save, self.marks[at])
                if state is not None:
                    self.match, self.origin = self._from(state), at
                    goes_on = f"The game continues from the position after step {at}."
                    if self.older:
                        self._say("rules", f"It was saved under earlier rules. {goes_on}", at)
                    else:
                        self._say("position", goes_on, at)
                    return True
        return False

    # -- replaying moves ---------------------------------------------------------------------

    def _replay(self) -> tuple[int, RestoreIssue] | None:
        """Play all moves from the origin; return the first step that cannot be right, and why."""
        moves = self.save.moves
        for at in range(self.origin, len(moves) + 1):
            if at > self.origin:
                try:
                    move = self.game.read(moves[at - 1])
                    self.match.play(move, self._decision(at, move))
                except FestivalError as error:
                    return at, RestoreIssue("step", f"Step {at} can’t be played: {error}", at)
            if not self._agrees(at):
                other = f"After step {at} the position differs from the saved one."
                return at, RestoreIssue("step", other, at)
        return None

    def _decision(self, at: int, move: Any) -> Decision[Any] | None:
        """Return a computer's reasoning for this move, if it is known and readable."""
        try:
            saved = self.decisions[at].model_dump()
            return decision_json.load(saved, move, self.game.read)
        except (LookupError, decision_json.UnclearDecision, FestivalError):
            return None

    def _agrees(self, at: int) -> bool:
        """Return whether the position matches the mark here, if there is a good one."""
        mark = self.marks.get(at)
        if mark is None or digest(self.game, self.match.state) == mark.digest:
            return True
        if _sound(self.game, self.save, mark) is not None:
            # Earlier editions saved less of a position.
            now, then = self.game.dump(self.match.state), mark.state
            return self.older and {key: value for key, value in now.items() if key in then} == then
        self._say("unchecked", f"The position after step {at} couldn’t be checked.", at)
        return True
