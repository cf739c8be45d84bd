"""What reasons say: how many name a number, a player or a place, and where they are missing.

Games of Friends and Masters against themselves, told to the player of seat 0.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.ai.players import stream
from festival_desktop.controller.step_log import StepLog
from festival_desktop.core.game import Setup
from festival_desktop.games.firefly_festival.content import Content as FireflyContent
from festival_desktop.models.session import Session
from festival_desktop.paths import translations
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.firefly_festival.words.sentences import FireflyNames
from festival_desktop.ui.language import Language
from festival_desktop.ui.table.hint import HINT_ROOM
from festival_desktop.ui.words.reasons import ROOM

FRIENDS, MASTERS = 6, 1
"""Games of each level, in each game."""
NAMES = ("Mira", "Jonas", "Lotte", "Piet")
EXAMPLES = 10
WORTH = 1.0
"""A decision that was worth more points has something to tell."""
CONCRETE, MISSING = 80, 5
"""At least so many percent name something, at most so many are missing."""
POOL = r"\b[a-i][1-6]\b"


class Told(NamedTuple):
    reason: str
    hint: str
    """The same as a hint, which has less room and does not repeat the move."""
    worth: float


def run(
    friends: int = FRIENDS, masters: int = MASTERS, names: Iterable[str] = catalog.GAMES
) -> None:
    app = QApplication.instance() or QApplication([])
    language = Language(translations())
    language.use("en")
    for name in names:
        told = [one for number in range(friends) for one in reasons(name, "friend", number)]
        told += [one for number in range(masters) for one in reasons(name, "master", number)]
        _report(name, told)
    del language, app


def reasons(name: str, level: str, number: int) -> Iterator[Told]:
    """Play a game and yield the reason of each decision with alternatives."""
    game, player = catalog.rules(name), catalog.computers(name)[level]
    seats, seed = 2 + number % 3, f"reasons {number}"
    match: Match[Any, Any, Any] = Match(game, Setup(seats), _players(seats), seed)
    while (seat := match.to_act) is not None:
        view, legal = game.view(match.state, seat), game.legal_moves(match.state)
        decision = player.decide(view, legal, stream(seed, seat, match.cursor))
        match.play(decision.move, decision)
    manifest = catalog.manifest(name)
    session = Session(game, manifest.table, match.players)
    words = manifest.words(session)
    session.show(match.state, 0, None, (), False)
    for entry, made in zip(StepLog(match, manifest.table).entries(0), match.steps, strict=True):
        if made.decision is not None and made.decision.alternatives:
            text = words.reason(entry.reason, entry.facts)
            news = tuple(fact for fact in entry.facts if not fact.plain)
            hint = words.reason(entry.reason, news, HINT_ROOM)
            yield Told(text, hint, made.decision.alternatives[0].behind)


def _players(seats: int) -> list[Player]:
    return [Player(NAMES[seat], "friend") for seat in range(seats)]


def names_something(name: str, text: str) -> bool:
    """Return whether a reason has a number, a player or a place in it."""
    things = [*NAMES]
    content: Any = vars(catalog.rules(name))["content"]
    if isinstance(content, FireflyContent):
        things += [FireflyNames().tile(tile.id) for tile in content.tiles]
    return bool(re.search(rf"\d|{POOL}", text)) or any(thing in text for thing in things)


def _report(name: str, told: list[Told]) -> None:
    texts = [one.reason for one in told if one.reason]
    worth = [one for one in told if one.worth > WORTH]
    hints = [one.hint for one in told if one.hint]
    concrete = sum(names_something(name, text) for text in texts)
    print(
        f"{name}: {len(told)} decisions, {len(texts)} with a reason; "
        f"{_percent(concrete, len(texts))} name something (goal: {CONCRETE} %); "
        f"{_percent(sum(not one.reason for one in worth), len(worth))} of {len(worth)} worth over "
        f"a point have none (goal: {MISSING} %); of hints "
        f"{_percent(sum(not one.hint for one in worth), len(worth))}; "
        f"longest {max(map(len, texts))} of {ROOM} and {max(map(len, hints))} of {HINT_ROOM}"
    )
    for text in texts[:: max(1, len(texts) // EXAMPLES)][:EXAMPLES]:
        print(f"  {text}")


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"
