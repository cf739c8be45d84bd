"""What a move of Lanterns Dice would cost and bring, read from the events of the rules."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.place import Place
from festival_desktop.play.preview import How, Preview, When
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED, boat_stands
from festival_desktop.tables.lanterns_dice.vocabulary import Aim, Chance, Count, Part


def read_trial(game: LanternsDice, trial: Trial[State]) -> Preview:
    """A move that was tried on an imagined position."""
    lines = PreviewBuilder()
    for event in trial.events:
        _read(game, lines, event)
    lines.when = When.MOVE
    seat = trial.before.seat
    _lost_boats(game, lines, trial, seat)
    _score(game, lines, trial, seat)
    return lines.preview()


def read_events(game: LanternsDice, events: Iterable[Event]) -> Preview:
    """A step that has happened; points that no event tells are left out."""
    lines = PreviewBuilder()
    known = list(events)
    for event in known:
        _read(game, lines, event)
        if isinstance(event, told.FireworksLaunched):
            lines.change(event.seat, Count.POINTS, event.points, (Part.FIREWORKS,))
    lines.when = When.MOVE
    for shaded in _first_halves(known):
        if shaded.area // 2 in game.content.boats:
            lines.reach(shaded.seat, Aim.BOAT, (shaded.area // 2,), how=How.LOST)
    return lines.preview()


def _first_halves(events: Sequence[Event]) -> Iterable[told.AreaShaded]:
    """The strokes by which pools were selected that had been wholly unshaded."""
    complete = {event.pool for event in events if isinstance(event, told.PoolCompleted)}
    shaded = [event for event in events if isinstance(event, told.AreaShaded)]
    pools = [event.area // 2 for event in shaded]
    for number, (pool, event) in enumerate(zip(pools, shaded, strict=True)):
        # Of a pool that one stroke completes, the other half was shaded before.
        if pool not in pools[:number] and (pool not in complete or pools.count(pool) == 2):
            yield event


def _read(game: LanternsDice, lines: PreviewBuilder, event: Event) -> None:
    match event:
        case told.AreaShaded():
            area = (event.area,)
            lines.change(event.seat, Count.AREA, 1, area, Place("sheet", (event.seat, event.area)))
        case told.GiftEarned():
            place = Place("sheet", (event.seat, event.area))
            lines.change(event.seat, Count.GIFT, 1, (), place)
        case told.PoolCompleted():
            lines.reach(event.seat, Aim.POOL, (event.pool,))
        case told.PlatformBonusEarned():
            lines.reach(event.seat, Aim.PLATFORM, (event.pool,), how=How.OPEN)
        case told.BoatSurrounded():
            lines.reach(event.seat, Aim.BOAT, (event.pool,), game.content.boat_points)
        case told.FireworksLaunched():
            pools = (event.launch.shape, *members(event.pools))
            lines.reach(event.seat, Aim.FIREWORKS, pools, event.points)
        case told.EmperorActionTaken():
            lines.pay(event.seat, Count.GIFT, event.paid)
            lines.reach(event.seat, Aim.EMPEROR, (event.card, int(event.action)), how=How.OPEN)
        case told.DiceRolled():
            lines.pay(event.seat, Count.GIFT, event.paid)
            lines.unknown(Chance.DICE_ROLLED, event.seat, decides=True)
        case told.TrayOriented():
            for seat, color in enumerate(event.faced):
                lines.reach(seat, Aim.FACED, (color,))
        case told.PartSkipped():
            lines.reach(event.seat, Aim.PART_SKIPPED, (event.color,), how=How.LOST)
        case told.TurnBegan():
            lines.when = When.NEXT
            lines.reach(event.seat, Aim.TURN, (event.turn,))
        case told.LastLaunchesBegan():
            lines.reach(None, Aim.LAST_LAUNCHES)
        case told.GameEnded():
            lines.when = When.END
            lines.reach(None, Aim.GAME_OVER, event.winners)


def _lost_boats(game: LanternsDice, lines: PreviewBuilder, trial: Trial[State], seat: Seat) -> None:
    """Boats whose pool was wholly unshaded before: no event tells of them."""
    for boat in game.content.boats:
        was, will = (
            boat_stands(state.shaded[seat], state.completed[seat], boat)
            for state in (trial.before, trial.after)
        )
        if will == LOST and was != LOST:
            points = -game.content.boat_points if was == SURROUNDED else 0
            lines.reach(seat, Aim.BOAT, (boat,), points, How.LOST)


def _score(game: LanternsDice, lines: PreviewBuilder, trial: Trial[State], seat: Seat) -> None:
    """By how much each part of the score changes; nobody changes another one's sheet."""
    was, will = (game.standing(state).scores[seat].lines for state in (trial.before, trial.after))
    for part in Part:
        lines.change(seat, Count.POINTS, will[part].points - was[part].points, (part,))
