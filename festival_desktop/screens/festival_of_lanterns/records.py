"""What a finished challenge of Moon Dancer is in the records."""

from datetime import datetime

from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import friends_in_play, level_of
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.records import Challenge, challenge_of


def record_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    game = match.game
    assert isinstance(game, FestivalOfLanterns)
    content = game.content
    level = content.moon_dancer.levels[level_of(content, match.setup)].id
    friends = [content.friends.cards[n].id for n in friends_in_play(content, match.setup)]
    return challenge_of(match, save, now, level, friends, MOON_DANCER)
