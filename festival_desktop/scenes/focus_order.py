"""Keyboard navigation: the next selectable thing in a direction, or in the next group."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target

Reach = Mapping[Target, QRectF]
"""Selectable targets and their rectangles."""
Groups = Sequence[frozenset[str]]
"""Kinds of targets in each Tab group, in order; empty for a single group."""

ASIDE = 2.4
"""Weight of sideways distance compared with distance straight ahead."""


def nearest(reach: Reach, current: Target, dx: int, dy: int) -> Target | None:
    """Find the closest target in the direction (dx, dy) from the current one."""
    here = reach[current].center()
    best, least = None, float("inf")
    for target, rect in reach.items():
        way = rect.center() - here
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        cost = ahead + aside * ASIDE
        if target != current and ahead > 1 and aside <= ahead * 3 and cost < least:
            best, least = target, cost
    return best


def closest(reach: Reach, pos: QPointF) -> Target | None:
    """Find the target whose middle is closest to a point."""

    def distance(target: Target) -> float:
        way = reach[target].center() - pos
        return way.x() * way.x() + way.y() * way.y()

    return min(reach, key=distance, default=None)


def next_group(reach: Reach, groups: Groups, current: Target | None, step: int) -> Target | None:
    """Find the first target of the next group that has one; None behind the last group."""
    groups = groups or (frozenset(target.kind for target in reach),)
    filled = [found for kinds in groups if (found := _of(reach, kinds))]
    if not filled:
        return None
    if current is None:
        return filled[0 if step > 0 else -1][0]
    at = next((n for n, found in enumerate(filled) if current in found), -1 if step > 0 else 0)
    after = at + step
    return filled[after][0] if 0 <= after < len(filled) else None


def first(reach: Reach, groups: Groups) -> Target | None:
    return next_group(reach, groups, None, 1)


def _of(reach: Reach, kinds: frozenset[str]) -> list[Target]:
    """List the targets of these kinds in reading order."""
    found = [target for target in reach if target.kind in kinds]
    return sorted(found, key=lambda target: (reach[target].top() // 12, reach[target].left()))
