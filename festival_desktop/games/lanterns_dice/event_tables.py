"""Events that happen often, each made once: making them took a good part of random games."""

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import AREAS, POOLS
from festival_desktop.games.lanterns_dice.moves import TAKES, Source

SEATS = range(len(TAKES))

AREA_SHADED = tuple(
    tuple(tuple(told.AreaShaded(seat, area, by) for area in range(AREAS)) for seat in SEATS)
    for by in Source
)
"""What lets it be shaded → seat → area → event."""
GIFT_EARNED = tuple(tuple(told.GiftEarned(seat, area) for area in range(AREAS)) for seat in SEATS)
POOL_COMPLETED = tuple(
    tuple(told.PoolCompleted(seat, pool) for pool in range(POOLS)) for seat in SEATS
)
SHEET_TAKEN = tuple(told.SheetTaken(seat) for seat in SEATS)
PART_ENDED = tuple(told.PartEnded(seat) for seat in SEATS)
