"""What a finished game of one player is in the records."""

from datetime import datetime
from typing import Any

from festival_desktop.core.step import digest
from festival_desktop.play import seeds
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge
from festival_desktop.ui.game_box import ANY_DAY, TODAY


def record_of(match: Match[Any, Any, Any], save: str, now: datetime) -> Challenge | None:
    """None if others played, a computer did, or it is not over or practice."""
    game, end = match.game, match.state_at(len(match.steps))
    if match.setup.players != 1 or not match.people or match.practice:
        return None
    if game.to_act(end) is not None:
        return None
    standing = game.standing(end)
    return Challenge(
        save=save,
        digest=digest(game, end),
        level=TODAY if seeds.is_of_day(match.seed) else ANY_DAY,
        you=standing.scores[0].total,
        won=0 in standing.winners,
        when=now,
    )
