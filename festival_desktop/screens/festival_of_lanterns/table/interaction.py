"""What pressing, dragging and turning mean at the table of Festival of Lanterns.

Makes the selections that leave no choice, so that a person sees them and only confirms.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.refusals import GENERIC_STACK
from festival_desktop.games.festival_of_lanterns.state import GENERIC
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import Regions
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt

CHOSEN = ("card", "leave-out", "keep")
"""Lanterns to be chosen for a Dedication."""
MOONCAKES = Target("mooncakes")
"""The viewer's Mooncakes, which can be dragged to a friend."""
TURN_BACK, TURN_ON = Target("turn-back"), Target("turn-on")
GENERICS = Target("dedication", (GENERIC,))


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
    ) -> None:
        """`refill`: where a tile of the stack may be dropped. `start`: where a held tile looks for
        its nearest cell. `recalled` points out what a waiting ability begins with."""
        super().__init__(session, pointer)
        self._prompt = prompt
        self._refill = refill
        self._start = start
        self._recalled = recalled
        self._turns: dict[int, int] = {}
        """How tiles are turned, as on the table; kept for those that come back to the hand."""
        self.commands.update({
            "not-now": self._mute,
            "turn-back": lambda _: self.turn(-1, None),
            "turn-on": lambda _: self.turn(1, None),
            "mooncakes": lambda _: None,
        })  # fmt: skip

    # -- tiles -------------------------------------------------------------------------------

    @property
    def held_tile(self) -> int | None:
        """The tile of the hand that was selected and waits for its cell."""
        selected = self.session.selector.selected
        return selected[0].key[0] if selected and selected[0].kind == "tile" else None

    @property
    def turned_tile(self) -> int | None:
        """The tile that turning means: the one held, or one of the display that was selected."""
        selected = self.session.selector.selected
        if selected and selected[-1].kind == "laid":
            return self._laid()[selected[-1].key][0]
        return self.held_tile

    def turn_of(self, tile: int | None) -> int:
        return self._turns.get(tile, 0) if tile is not None else 0

    def _laid(self) -> dict[tuple[int, ...], tuple[int, int]]:
        """Cell → the tile there and how it is turned."""
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

    def press(self, target: Target, follow: bool = True) -> bool:
        if target == Target("friend", (self._prompt.waiting,)):
            self._recalled(self._prompt.recall())
            return True
        far = target.kind == "cell" and not self.session.can_select(target)
        if far and target.key not in self._laid():
            self.session.clear()
            return False
        return super().press(target, follow)

    def _mute(self, _: Target) -> None:
        self._prompt.muted = True
        self.session.clear()
        self.changed()

    def follow(self, target: Target) -> None:
        session, selected = self.session, self.session.selector.selected
        if target.kind == "cell":
            session.select(Target("turn", (self.turn_of(self.held_tile),)))
        elif target.kind == "laid":
            tile, turn = self._laid()[target.key]
            self._turns[tile] = (turn + 1) % 4
            self.changed()
        elif selected and selected[0].kind == "dedication":
            while (sure := self._sure_lantern()) is not None:
                session.select(sure)
        elif target.kind == "card" and session.selector.forced() == Target("supply", target.key):
            session.select(Target("supply", target.key))

    def _sure_lantern(self) -> Target | None:
        """One that every move goes on with."""
        selector = self.session.selector
        lanterns = (choice for choice in selector.choices() if choice.kind in CHOSEN)
        number = len(selector.moves)
        return next((one for one in lanterns if len(selector.moves_after([one])) == number), None)

    def go_back(self) -> None:
        """Take back the last real choice, with the forced ones that came after it."""
        session = self.session
        selected = session.selector.selected
        dedicating = bool(selected) and selected[0].kind == "dedication"
        session.back()
        while dedicating and session.selector.selected and self._sure_lantern() is not None:
            session.back()

    def attempt(self, target: Target | None) -> Sequence[Target]:
        selected = self.session.selector.selected
        if target is None:
            return list(selected)
        match target.kind:
            case "cell" if self.held_tile is not None:
                return [selected[0], target, Target("turn", (self.turn_of(self.held_tile),))]
            case "tile":  # on some cell beside the display
                laid, steps = self._laid(), ((-1, 0), (0, -1), (0, 1), (1, 0))
                beside = {(x + dx, y + dy) for x, y in laid for dx, dy in steps}
                return [target, Target("cell", min(beside - laid.keys())), Target("turn", (0,))]
            case "card" if not selected:
                return [target, Target("supply", ((target.key[0] + 1) % len(m.LANTERNS),))]
            case "supply" if selected and selected[0].kind == "card":
                return [selected[0], target]
            case "dedication" | "face-up" | "stack":
                return [target]
        return [*selected, target]

    def refuse(self, target: Target | None) -> None:
        """Of a card that is dropped where it means nothing it is said where cards go: to the
        Supply, in exchange; or there until few enough are held to lay a tile."""
        selected, table = self.session.selector.selected, self.session.table
        if target == GENERICS and self.session.moves:
            self.session.refused.emit(*GENERIC_STACK)
            return
        card = bool(selected) and selected[0].kind == "card"
        if not card or table.attempt(self.attempt(target)) is not None:
            super().refuse(target)
        elif any(isinstance(move, m.Discard) for move in self.session.moves):
            (tile, *_) = self.session.pieces.area("hand")
            self.session.refuse(self.attempt(Target("tile", tile.face[:1])))
        else:
            self.session.refuse([Target("supply", selected[0].key)])

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
        """Mooncakes are given to a friend; a tile of the stack may be dropped anywhere in the
        tray left of it."""
        if lifted == MOONCAKES:
            return target if target is not None and target.kind == "friend" else None
        return lifted if self._refill().contains(pos) else None

    # -- keys --------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """A held tile goes on to the nearest cell, everything else to the first group."""
        cells = {target: rect for target, rect in stops.items() if target.kind in ("cell", "turn")}
        return focus_order.closest(cells, self._start()) if cells else super().next_stop(stops)
