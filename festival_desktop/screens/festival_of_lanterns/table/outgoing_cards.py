"""Which cards of the viewer would go by what is selected, or by what is under the pointer."""

from collections.abc import Sequence

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target

EACH = {Dedication.FOUR: 4, Dedication.PAIRS: 2, Dedication.SEVEN: 1}
"""How many cards of each lantern a Dedication takes."""


class OutgoingCards:
    """As things stand when it is made."""

    def __init__(self, session: Session, hovered: Target | None) -> None:
        self._session = session
        self._selected = session.selector.selected
        self.lanterns = self._chosen() if self._selected else self._only_way(hovered)
        """Lantern → how many cards."""
        self.kept = [target.key[1] for target in self._selected if target.kind == "keep"]
        """The lanterns that Trixie lanterns are chosen to stand for."""

    def _chosen(self) -> dict[int, int]:
        first, *others = self._selected
        if first.kind == "card":
            return {first.key[0]: 1}
        if first.kind != "dedication":
            return {}
        kind = Dedication(first.key[0])
        if kind is Dedication.SEVEN:
            return dict.fromkeys(m.LANTERNS, 1)
        return {target.key[0]: EACH[kind] for target in others if target.kind == "card"}

    def _only_way(self, hovered: Target | None) -> dict[int, int]:
        """What a Dedication under the pointer would take, if there is only one way to make it."""
        selector = self._session.selector
        if hovered is None or hovered.kind != "dedication" or hovered not in selector.choices():
            return {}
        moves = [move for move in selector.moves_after([hovered]) if not move.kept]
        return dict.fromkeys(moves[0].lanterns, EACH[moves[0].kind]) if len(moves) == 1 else {}

    def trixies(self) -> int:
        """How many Trixie lanterns stand in for cards."""
        session, selected = self._session, self._selected
        if session.viewer is None or not self.lanterns or selected[:1] == [Target("trixie-card")]:
            return 0
        held: Sequence[int] = session.view.lanterns[session.viewer]
        left_out = sum(target.kind == "leave-out" for target in selected)
        lacking = sum(max(0, n - held[lantern]) for lantern, n in self.lanterns.items())
        return max(0, lacking - left_out) + len(self.kept)
