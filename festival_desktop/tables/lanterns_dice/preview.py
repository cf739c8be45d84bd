"""The effects of a move of Lanterns Dice, read from the events of the rules."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.place import Place
from festival_desktop.play.preview import GoalStatus, Preview, Timing
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.play.weight import Weight, Weights
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED, boat_stands
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Chance, Count, ScorePart

WEIGHTS: Weights = {
    ev.SheetTaken: Weight.NOTHING,
    ev.PartEnded: Weight.NOTHING,
    ev.LaunchDeclined: Weight.NOTHING,
    ev.TrayOriented: Weight.NEWS,
    ev.AreaShaded: Weight.NEWS,
    ev.EmperorActionTaken: Weight.NEWS,
    ev.BoatSurrounded: Weight.GREAT,
    ev.FireworksLaunched: Weight.GREAT,
    ev.LastLaunchesBegan: Weight.GREAT,
    ev.GameEnded: Weight.GREAT,
}
"""The events that are news, or change nothing."""


def read_trial(game: LanternsDice, trial: Trial[State]) -> Preview:
    """Read the preview of a move tried on an imagined position."""
    reading = Reading(game, trial.events)
    seat, states = trial.before.seat, (trial.before, trial.after)
    for boat in game.content.boats:  # No event covers boats in fully unshaded pools.
        was, will = (boat_stands(one.shaded[seat], one.completed[seat], boat) for one in states)
        if will == LOST and was != LOST:
            points = -game.content.boat_points if was == SURROUNDED else 0
            reading.reach(seat, Aim.BOAT, (boat,), points, GoalStatus.LOST)
    before, after = (game.standing(state).scores[seat].lines for state in states)
    for part in ScorePart:  # Nobody changes another player's sheet.
        points = after[part].points - before[part].points
        reading.change(seat, Count.POINTS, points, (part,))
    return reading.preview()


def read_events(game: LanternsDice, events: Iterable[Event]) -> Preview:
    """Read a step that has happened; leave out points that no event mentions."""
    known = list(events)
    reading = Reading(game, known)
    for event in known:
        if isinstance(event, ev.FireworksLaunched):
            reading.change(event.seat, Count.POINTS, event.points, (ScorePart.FIREWORKS,))
    for shaded in _first_halves(known):
        if shaded.area // 2 in game.content.boats:
            reading.reach(shaded.seat, Aim.BOAT, (shaded.area // 2,), how=GoalStatus.LOST)
    return reading.preview()


def _first_halves(events: Sequence[Event]) -> Iterable[ev.AreaShaded]:
    """Find the strokes on pools that were wholly unshaded before."""
    complete = {event.pool for event in events if isinstance(event, ev.PoolCompleted)}
    shaded = [event for event in events if isinstance(event, ev.AreaShaded)]
    pools = [event.area // 2 for event in shaded]
    for number, (pool, event) in enumerate(zip(pools, shaded, strict=True)):
        # If one stroke completes a pool, the other half was already shaded.
        if pool not in pools[:number] and (pool not in complete or pools.count(pool) == 2):
            yield event


class Reading(PreviewBuilder):
    """Builds the preview from the events of one step."""

    def __init__(self, game: LanternsDice, events: Iterable[Event]) -> None:
        super().__init__()
        self._game = game
        for event in events:
            self._read(event)
        self.when = Timing.MOVE

    def _read(self, event: Event) -> None:
        match event:
            case ev.AreaShaded():
                place = Place("sheet", (event.seat, event.area))
                self.change(event.seat, Count.AREA, 1, (event.area,), place)
            case ev.GiftEarned():
                place = Place("sheet", (event.seat, event.area))
                self.change(event.seat, Count.GIFT, 1, (), place)
            case ev.PoolCompleted():
                self.reach(event.seat, Aim.POOL, (event.pool,))
            case ev.PlatformBonusEarned():
                self.reach(event.seat, Aim.PLATFORM, (event.pool,), how=GoalStatus.OPEN)
            case ev.BoatSurrounded():
                self.reach(event.seat, Aim.BOAT, (event.pool,), self._game.content.boat_points)
            case ev.FireworksLaunched():
                pools = (event.launch.shape, *members(event.pools))
                self.reach(event.seat, Aim.FIREWORKS, pools, event.points)
            case ev.EmperorActionTaken():
                self.pay(event.seat, Count.GIFT, event.paid)
                self.reach(
                    event.seat, Aim.EMPEROR, (event.card, int(event.action)), how=GoalStatus.OPEN
                )
            case ev.DiceRolled():
                self.pay(event.seat, Count.GIFT, event.paid)
                self.unknown(Chance.DICE_ROLLED, event.seat, decides=True)
            case ev.TrayOriented():
                for seat, color in enumerate(event.faced):
                    self.reach(seat, Aim.FACED, (color,))
            case ev.PartSkipped():
                self.reach(event.seat, Aim.PART_SKIPPED, (event.color,), how=GoalStatus.LOST)
            case ev.TurnBegan():
                self.when = Timing.NEXT
                self.reach(event.seat, Aim.TURN, (event.turn,))
            case ev.LastLaunchesBegan():
                self.reach(None, Aim.LAST_LAUNCHES)
            case ev.GameEnded():
                self.when = Timing.END
                self.reach(None, Aim.GAME_OVER, event.winners)
