"""Where friend cards lie: under the Supply, or beside the water where nobody sits."""

from PySide6.QtCore import QRectF

from festival_desktop.screens.festival_of_lanterns.table.seat_places import Scale

FEW = 2
"""So many cards lie one above the other, as wide as there is room."""
LEAST_FREE = 128.0
"""What stays free below the cards, where cards can give way."""
LEAST_CARD = 60.0


def under_supply(scale: Scale, room: QRectF, number: int, twice: bool) -> list[QRectF]:
    """Cards in the upper part of the room, in one column or two, or `twice` as many."""
    if not number:
        return []
    columns = (1 if number <= FEW else 2) * (2 if twice else 1)
    rows, gap = -(-number // columns), scale.m(7, 10)
    fair = (room.height() - LEAST_FREE - rows * gap) / rows
    high = max(LEAST_CARD, min(scale.m(76, 106), fair))
    wide = (room.width() - (columns - 1) * gap) / columns
    return [
        QRectF(
            room.left() + (n % columns) * (wide + gap),
            room.top() + (n // columns) * (high + gap),
            wide,
            high,
        )
        for n in range(number)
    ]


def beside_water(scale: Scale, room: QRectF, number: int) -> list[QRectF]:
    """Cards one above the other in the middle of the room."""
    if not number:
        return []
    gap = scale.m(8, 12)
    high = min(scale.m(112, 156), (room.height() - (number - 1) * gap) / number)
    top = room.center().y() - (number * (high + gap) - gap) / 2
    return [QRectF(room.left(), top + n * (high + gap), room.width(), high) for n in range(number)]
