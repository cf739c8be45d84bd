"""Choosing cards: exchange, discard and Dedications, one touch after the other.

Makes the touches that leave no choice, so that a person sees them and only confirms.
"""

from typing import TYPE_CHECKING

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.play.table import Target

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

EACH = {Dedication.FOUR: 4, Dedication.PAIRS: 2, Dedication.SEVEN: 1}
"""How many cards of each lantern a Dedication takes."""


class Choosing:
    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene

    def follow(self, target: Target) -> None:
        session = self._scene.session
        touched = session.picker.touched
        if not touched:
            return
        if touched[0].kind == "dedication":
            self._choose_forced()
        elif target.kind == "card" and session.picker.forced() == Target("supply", target.key):
            session.touch(Target("supply", target.key))

    def _choose_forced(self) -> None:
        session = self._scene.session
        while len(session.picker.moves) == 1:
            kinds = ("card", "leave-out")
            cards = [choice for choice in session.picker.choices() if choice.kind in kinds]
            if not cards or not session.touch(cards[0]):
                return

    def go_back(self) -> None:
        """Take back the last real choice, with the forced ones that came after it."""
        session = self._scene.session
        dedicating = bool(session.picker.touched) and session.picker.touched[0].kind == "dedication"
        session.back()
        while dedicating and session.picker.touched and len(session.picker.moves) == 1:
            session.back()

    def attempt(self, target: Target | None) -> list[Target]:
        """The touches of the whole move somebody tries, so that it can be said why not."""
        scene = self._scene
        touched = list(scene.session.picker.touched)
        if target is None:
            return touched
        match target.kind:
            case "cell" if scene.held_tile is not None:
                turn = Target("turn", (scene.turn_of(scene.held_tile),))
                return [touched[0], target, turn]
            case "tile":
                laid = {scene.turning.cell(*xy) for xy in scene.display}
                xy = scene.turning.true_cell(*min(scene.board_cells() - laid))
                return [target, Target("cell", xy), Target("turn", (0,))]
            case "card" if not touched:
                return [target, Target("supply", ((target.key[0] + 1) % 7,))]
            case "supply" if touched and touched[0].kind == "card":
                return [touched[0], target]
            case "dedication" | "face-up" | "stack":
                return [target]
        return [*touched, target]

    def liftable(self, target: Target) -> bool:
        scene = self._scene
        touched = scene.session.picker.touched
        match target.kind:
            case "tile":
                return True
            case "card":
                return not touched or touched[0].kind == "card"
            case "face-up" | "stack":
                return target in scene.choices
            case "mooncakes":
                return any(choice.kind == "friend" for choice in scene.choices)
        return False

    # -- which cards would go ----------------------------------------------------------------

    def going(self) -> dict[int, int]:
        """Lantern → how many of the viewer's cards are chosen to go."""
        picker = self._scene.session.picker
        touched = picker.touched
        if not touched:
            return self._would_go()
        if touched[0].kind == "card":
            return {touched[0].key[0]: 1}
        if touched[0].kind != "dedication":
            return {}
        kind = Dedication(touched[0].key[0])
        if kind is Dedication.SEVEN:
            return dict.fromkeys(m.LANTERNS, 1)
        return {target.key[0]: EACH[kind] for target in touched[1:] if target.kind == "card"}

    def trixies_going(self) -> int:
        """How many Trixie lanterns stand in for cards that are chosen to go."""
        scene, going = self._scene, self.going()
        touched = scene.session.picker.touched
        if scene.session.viewer is None or not going or touched[:1] == [Target("trixie-card")]:
            return 0
        held = scene.session.view.lanterns[scene.session.viewer]
        left_out = sum(target.kind == "leave-out" for target in touched)
        lacking = sum(max(0, number - held[lantern]) for lantern, number in going.items())
        return max(0, lacking - left_out)

    def _would_go(self) -> dict[int, int]:
        """What a Dedication under the pointer would take, if there is only one way to make it."""
        scene = self._scene
        hovered, picker = scene.hovered, scene.session.picker
        if hovered is None or hovered.kind != "dedication" or hovered not in scene.choices:
            return {}
        picker.touch(hovered)
        moves = picker.moves
        picker.back()
        if len(moves) != 1:
            return {}
        move = moves[0]
        assert isinstance(move, m.Dedicate)
        return dict.fromkeys(move.lanterns, EACH[move.kind])
