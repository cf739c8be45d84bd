"""The law of gains: the list, the preview and the log of a move name the same ones.

A game takes part with a `Teller`: what gains a preview means, and what gains a text names.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.preview import Preview
from festival_desktop.play.seats import Player
from tests.contract.walks import Case, sample
from tests.ui.shown import Shown

Gains = Counter[tuple[str, str]]
"""Who and what → how many."""
NAMES = ("Mira", "Jonas", "Aiko", "Lotte", "Noemi", "Tarek")
OF_A_KIND, TRIED = 6, 150
"""How many moves of a kind are tried in a position, and in all."""


class Teller(Protocol):
    def shown(self, match: AnyMatch) -> Shown[Any]: ...

    def meant(self, shown: Shown[Any], preview: Preview) -> Gains:
        """The gains that a preview tells of, promised ones included."""

    def named(self, shown: Shown[Any], text: str) -> Gains:
        """The gains that an English text names."""

    def previewed(self, shown: Shown[Any], preview: Preview) -> str | None:
        """What the table says of it; None if it shows it without words."""


def check(case: Case, teller: Teller, positions: Iterable[Any]) -> Counter[type]:
    """Hold the law against moves of every kind; how many of each brought something."""
    brought: Counter[type] = Counter()
    for state, move in moves_of_every_kind(case, positions):
        who = [Player(name) for name in NAMES[: case.setup.players]]
        if case.setup.players == 1 and len(case.game.standing(state).scores) > 1:
            who.append(Player(NAMES[1], "friend"))
        start = case.game.copy(state)
        shown = teller.shown(Match(case.game, case.setup, who, "law", start=start))
        brought[type(move)] += _check_move(case, teller, shown, move)
    return brought


def moves_of_every_kind(case: Case, positions: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Some moves of each position in which somebody is to act, rare kinds included."""
    rng, tried = Rng(3), Counter[type]()
    for state in positions:
        kinds: dict[type, list[Any]] = {}
        for move in case.game.legal_moves(state):
            if tried[type(move)] < TRIED:
                kinds.setdefault(type(move), []).append(move)
        for move in [one for some in kinds.values() for one in sample(some, OF_A_KIND, rng)]:
            tried[type(move)] += 1
            yield state, move


def _check_move(case: Case, teller: Teller, shown: Shown[Any], move: Any) -> bool:
    preview = shown.session.preview_of(move)
    meant, written = teller.meant(shown, preview), case.game.write(move)
    assert (rows := _rows(teller, shown, move)) == meant, (written, "list", rows, meant)
    hint = shown.words.hint(move)
    assert teller.named(shown, hint) <= meant, (written, hint, meant)
    said = teller.previewed(shown, preview)
    assert said is None or teller.named(shown, said) == meant, (written, said, meant)
    if not preview.complete:
        return bool(meant)
    promised = teller.meant(shown, Preview(changes=preview.promised))
    shown.match.play(move)
    step = shown.match.steps[-1]
    entry = shown.words.entry(LogEntry(0, step.seat, step.events, step.sealed))
    assert teller.named(shown, entry) == meant - promised, (written, entry, meant)
    return bool(meant)


def _rows(teller: Teller, shown: Shown[Any], move: Any) -> Gains:
    """What the rows name by which somebody comes to this move."""
    session, found = shown.session, Counter[tuple[str, str]]()
    for together in session.table.selections(move):
        for target in sorted(together):
            row = shown.words.target(target, session.selector.selected)
            found |= teller.named(shown, row)
            session.selector.select(target)
    session.selector.clear()
    return found
