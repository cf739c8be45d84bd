"""The meaning of presses, drags and rotations at the table of Festival of Lanterns.

It makes forced selections, so that a person sees them and only confirms.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.models.session import Session
from festival_desktop.play.move_selector import AnySelector
from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import Regions
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt

CHOSEN = ("card", "leave-out", "keep")
"""Kinds of targets that choose lanterns for a Dedication."""
MOONCAKES = Target("mooncakes")
"""The viewer's Mooncakes, which can be dragged to a friend."""
TURN_BACK, TURN_ON = Target("turn-back"), Target("turn-on")


class FestivalInteraction(Interaction):
    GROUPS = (
        frozenset({"tile"}),
        frozenset({"cell", "turn"}),
        frozenset({"card"}),
        frozenset({"dedication", "claim"}),
        frozenset({"supply"}),
        frozenset({"face-up", "stack"}),
        frozenset({"friend", "look", "trixies"}),
        frozenset({"laid", "side"}),
        frozenset({"their-card", "seat", "leave-out", "keep", "token", "trixie-card"}),
        frozenset({"pass", "next-move", "not-now", "for-me"}),
        frozenset({"turn-back", "turn-on"}),
    )

    def __init__(
        self,
        session: Session,
        pointer: PointerState,
        prompt: AbilityPrompt,
        refill: Callable[[], QRectF],
        start: Callable[[], QPointF],
        recalled: Callable[[Sequence[Target]], None],
        warn: Callable[[int], None],
    ) -> None:
        """Set up.

        `refill`: where a tile of the stack can be dropped. `start`: where a held tile starts the
        search for its nearest cell. `recalled` highlights what a waiting ability starts with.
        `warn` says that this friend's ability would be given up.
        """
        super().__init__(session, pointer)
        self._prompt = prompt
        self._refill = refill
        self._start = start
        self._recalled = recalled
        self._warn = warn
        self._turns: dict[int, int] = {}
        """Rotation of each tile, kept for tiles that return to the hand."""
        self.commands.update({
            "not-now": self._mute,
            "turn-back": lambda _: self.turn(-1, None),
            "turn-on": lambda _: self.turn(1, None),
            "mooncakes": lambda _: None,
        })  # fmt: skip

    # -- tiles -------------------------------------------------------------------------------

    @property
    def held_tile(self) -> int | None:
        """The selected tile of the hand that waits for its cell."""
        selected = self.session.selector.selected
        return selected[0].key[0] if selected and selected[0].kind == "tile" else None

    @property
    def turned_tile(self) -> int | None:
        """The tile that rotation applies to: the held one, or a selected one of the display."""
        selected = self.session.selector.selected
        if selected and selected[-1].kind == "laid":
            return self._laid()[selected[-1].key][0]
        return self.held_tile

    def turn_of(self, tile: int | None) -> int:
        return self._turns.get(tile, 0) if tile is not None else 0

    def _laid(self) -> dict[tuple[int, ...], tuple[int, int]]:
        """Map each cell to the tile there and its rotation."""
        tiles = self.session.pieces.area("display")
        return {piece.place.index: (piece.face[0], piece.turn) for piece in tiles}

    def turn(self, quarters: int, target: Target | None) -> bool:
        tile = self.turned_tile
        if tile is None:
            if target is None or target.kind != "tile":
                return False
            tile = target.key[0]
        if quarters:
            self._turns[tile] = (self.turn_of(tile) + quarters) % 4
            self.changed()
        return True

    # -- pressing ----------------------------------------------------------------------------

    def press_identity(self, target: Target | None) -> object:
        return super().press_identity(target), self._prompt.warned

    def ask_before(self, target: Target) -> bool:
        """Ask once before this gives up a friend's ability; return whether it asked."""
        asks = self.session.can_select(target) and self._prompt.gives_up(target)
        if not asks or not self._prompt.warn():
            return False
        self._warn(self._prompt.waiting)
        self._recalled(self._prompt.recall())
        return True

    def press(self, target: Target, follow: bool = True) -> bool:
        if self.ask_before(target):
            return False
        if target == Target("friend", (self._prompt.waiting,)):
            self._recalled(self._prompt.recall())
            return True
        far = target.kind == "cell" and not self.session.can_select(target)
        if far and target.key not in self._laid():
            self.session.clear()
            return False
        if not super().press(target, follow):
            return False
        if follow and target.kind == "laid":
            tile, turn = self._laid()[target.key]
            self._turns[tile] = (turn + 1) % 4
            self.changed()
        return True

    def _mute(self, _: Target) -> None:
        self._prompt.muted = True
        self.session.clear()
        self.changed()

    def implied(self, path: Sequence[Target]) -> Sequence[Target]:
        first, last = path[0], path[-1]
        if last.kind == "cell" and first.kind == "tile":
            return [Target("turn", (self.turn_of(first.key[0]),))]
        after = self.session.selector.after(path)
        if after is None:
            return ()
        if first.kind == "dedication":
            return _sure_lanterns(after)
        back = Target("supply", last.key)
        return [back] if last.kind == "card" and after.forced() == back else ()

    def go_back(self) -> None:
        """Undo the last real choice, with the forced ones after it."""
        selector, path = self.session.selector, self.session.selector.selected[:-1]
        if path and path[0].kind == "dedication":
            while path and (after := selector.after(path)) is not None and _sure_lanterns(after):
                path = path[:-1]
        self.session.choose(path)

    def refuse(self, target: Target | None) -> None:
        """Explain where cards go when one is dropped elsewhere.

        To the Supply in exchange; or there until few enough are held to place a tile.
        """
        selected = self.session.selector.selected
        if target is None and selected and selected[0].kind == "card":
            self.session.refuse(selected)
        else:
            super().refuse(target)

    # -- dragging ----------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        selector = self.session.selector
        match target.kind:
            case "tile":
                return True
            case "card":
                return not selector.selected or selector.selected[0].kind == "card"
            case "face-up" | "stack":
                return target in selector.choices()
            case "mooncakes":
                return any(choice.kind == "friend" for choice in selector.choices())
        return False

    def deferred(self, target: Target) -> bool:
        return target == MOONCAKES or super().deferred(target)

    def item_key(self, target: Target) -> str | None:
        match target.kind:
            case "mooncakes":
                return "held-mooncake"
            case "tile":
                return f"tile:{target.key[0]}"
            case "face-up":
                return self.session.pieces.area("face-up")[0].id
            case "stack":
                return "drawn"
        return "held-card"

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """Allow Mooncakes on a friend, and a tile of the stack anywhere in the tray left of it."""
        if lifted == MOONCAKES:
            return target if target is not None and target.kind == "friend" else None
        return lifted if self._refill().contains(pos) else None

    # -- keys --------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """Send the focus of a held tile to the nearest cell, others to the first group."""
        cells = {target: rect for target, rect in stops.items() if target.kind in ("cell", "turn")}
        return focus_order.closest(cells, self._start()) if cells else super().next_stop(stops)


def _sure_lanterns(selector: AnySelector) -> list[Target]:
    """Return the lanterns that every move goes on with, one after the other."""
    sure: list[Target] = []
    while (lantern := _sure_lantern(selector, sure)) is not None:
        sure.append(lantern)
    return sure


def _sure_lantern(selector: AnySelector, further: Sequence[Target]) -> Target | None:
    after = selector.after([*selector.selected, *further])
    assert after is not None
    number = len(after.moves)
    lanterns = (choice for choice in after.choices() if choice.kind in CHOSEN)
    return next((one for one in lanterns if len(after.moves_after([one])) == number), None)
