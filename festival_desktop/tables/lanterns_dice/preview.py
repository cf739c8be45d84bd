"""What a move of Lanterns Dice would cost and bring, read from the events of the rules."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.place import Place
from festival_desktop.play.preview import How, Preview, When
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.play.weight import Weight, Weights
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED, boat_stands
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Chance, Count, Part

WEIGHTS: Weights = {
    told.SheetTaken: Weight.NOTHING,
    told.PartEnded: Weight.NOTHING,
    told.LaunchDeclined: Weight.NOTHING,
    told.TrayOriented: Weight.NEWS,
    told.AreaShaded: Weight.NEWS,
    told.EmperorActionTaken: Weight.NEWS,
    told.BoatSurrounded: Weight.GREAT,
    told.FireworksLaunched: Weight.GREAT,
    told.LastLaunchesBegan: Weight.GREAT,
    told.GameEnded: Weight.GREAT,
}
"""The events that are news, or change nothing."""


def read_trial(game: LanternsDice, trial: Trial[State]) -> Preview:
    """A move that was tried on an imagined position."""
    reading = Reading(game, trial.events)
    seat, states = trial.before.seat, (trial.before, trial.after)
    for boat in game.content.boats:  # no event tells of those whose pool was wholly unshaded
        was, will = (boat_stands(one.shaded[seat], one.completed[seat], boat) for one in states)
        if will == LOST and was != LOST:
            points = -game.content.boat_points if was == SURROUNDED else 0
            reading.reach(seat, Aim.BOAT, (boat,), points, How.LOST)
    before, after = (game.standing(state).scores[seat].lines for state in states)
    for part in Part:  # nobody changes another one's sheet
        points = after[part].points - before[part].points
        reading.change(seat, Count.POINTS, points, (part,))
    return reading.preview()


def read_events(game: LanternsDice, events: Iterable[Event]) -> Preview:
    """A step that has happened; points that no event tells are left out."""
    known = list(events)
    reading = Reading(game, known)
    for event in known:
        if isinstance(event, told.FireworksLaunched):
            reading.change(event.seat, Count.POINTS, event.points, (Part.FIREWORKS,))
    for shaded in _first_halves(known):
        if shaded.area // 2 in game.content.boats:
            reading.reach(shaded.seat, Aim.BOAT, (shaded.area // 2,), how=How.LOST)
    return reading.preview()


def _first_halves(events: Sequence[Event]) -> Iterable[told.AreaShaded]:
    """The strokes by which pools were selected that had been wholly unshaded."""
    complete = {event.pool for event in events if isinstance(event, told.PoolCompleted)}
    shaded = [event for event in events if isinstance(event, told.AreaShaded)]
    pools = [event.area // 2 for event in shaded]
    for number, (pool, event) in enumerate(zip(pools, shaded, strict=True)):
        # Of a pool that one stroke completes, the other half was shaded before.
        if pool not in pools[:number] and (pool not in complete or pools.count(pool) == 2):
            yield event


class Reading(PreviewBuilder):
    """What the events of one step say."""

    def __init__(self, game: LanternsDice, events: Iterable[Event]) -> None:
        super().__init__()
        self._game = game
        for event in events:
            self._read(event)
        self.when = When.MOVE

    def _read(self, event: Event) -> None:
        match event:
            case told.AreaShaded():
                place = Place("sheet", (event.seat, event.area))
                self.change(event.seat, Count.AREA, 1, (event.area,), place)
            case told.GiftEarned():
                place = Place("sheet", (event.seat, event.area))
                self.change(event.seat, Count.GIFT, 1, (), place)
            case told.PoolCompleted():
                self.reach(event.seat, Aim.POOL, (event.pool,))
            case told.PlatformBonusEarned():
                self.reach(event.seat, Aim.PLATFORM, (event.pool,), how=How.OPEN)
            case told.BoatSurrounded():
                self.reach(event.seat, Aim.BOAT, (event.pool,), self._game.content.boat_points)
            case told.FireworksLaunched():
                pools = (event.launch.shape, *members(event.pools))
                self.reach(event.seat, Aim.FIREWORKS, pools, event.points)
            case told.EmperorActionTaken():
                self.pay(event.seat, Count.GIFT, event.paid)
                self.reach(event.seat, Aim.EMPEROR, (event.card, int(event.action)), how=How.OPEN)
            case told.DiceRolled():
                self.pay(event.seat, Count.GIFT, event.paid)
                self.unknown(Chance.DICE_ROLLED, event.seat, decides=True)
            case told.TrayOriented():
                for seat, color in enumerate(event.faced):
                    self.reach(seat, Aim.FACED, (color,))
            case told.PartSkipped():
                self.reach(event.seat, Aim.PART_SKIPPED, (event.color,), how=How.LOST)
            case told.TurnBegan():
                self.when = When.NEXT
                self.reach(event.seat, Aim.TURN, (event.turn,))
            case told.LastLaunchesBegan():
                self.reach(None, Aim.LAST_LAUNCHES)
            case told.GameEnded():
                self.when = When.END
                self.reach(None, Aim.GAME_OVER, event.winners)
