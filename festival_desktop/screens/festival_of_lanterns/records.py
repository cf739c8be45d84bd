"""What a finished challenge of Moon Dancer is in the records."""

from datetime import datetime
from typing import Any

from festival_desktop.core.step import digest
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import friends_in_play, level_of
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge


def record_of(match: Match[Any, Any, Any], save: str, now: datetime) -> Challenge | None:
    """None if it is no challenge, not over, or practice."""
    game, end = match.game, match.state_at(len(match.steps))
    assert isinstance(game, FestivalOfLanterns)
    if match.setup.players != 1 or match.practice:
        return None
    if game.to_act(end) is not None or PERSON not in match.people:
        return None
    content, standing = game.content, game.standing(end)
    return Challenge(
        save=save,
        digest=digest(game, end),
        level=content.moon_dancer.levels[level_of(content, match.setup)].id,
        friends=[content.friends.cards[n].id for n in friends_in_play(content, match.setup)],
        you=standing.scores[PERSON].total,
        her=standing.scores[MOON_DANCER].total,
        won=PERSON in standing.winners,
        when=now,
    )
