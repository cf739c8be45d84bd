"""What a finished game of one player is in the records."""

from datetime import datetime

from festival_desktop.play import seeds
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.records import Challenge, challenge_of
from festival_desktop.ui.game_box import ANY_DAY, TODAY


def record_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    level = TODAY if seeds.is_of_day(match.seed) else ANY_DAY
    return challenge_of(match, save, now, level)
