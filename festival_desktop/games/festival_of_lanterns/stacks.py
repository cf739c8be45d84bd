"""The stacks of Dedication tiles."""

from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State


class Stacks:
    def __init__(self, content: Content) -> None:
        self.points = {
            players: tuple(content.stack(kind, players) for kind in Dedication)
            for players in content.tables
        }
        """Points on each Dedication stack, top first, by number of players and kind."""
        self._generic_points = content.generic_points

    def top_of(self, state: State, kind: Dedication) -> int:
        """Return the points of the next Dedication of this kind: the top tile's, or a generic's."""
        left = state.left[kind]
        return self.points[state.players][kind][-left] if left else self._generic_points

    def claim(self, state: State, kind: Dedication) -> tuple[int, bool]:
        """Take the top tile of a stack or a generic one; return its points and which it was."""
        points, generic = self.top_of(state, kind), not state.left[kind]
        state.left[GENERIC if generic else kind] -= 1
        state.claimed[state.seat].append((kind, points))
        return points, generic
