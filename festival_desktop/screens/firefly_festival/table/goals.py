"""Public goals and the private ones of whoever looks."""

from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import WordedPart
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.vocabulary import Aim

LEAST_SECRETS = 2
"""So many places for private goals are always there."""


class GoalsData(NamedTuple):
    layout: Layout
    goals: tuple[Piece, ...]
    secrets: tuple[Piece, ...]
    ready: frozenset[Target]
    """Those that may be claimed now."""
    hovered: Target | None
    promised: tuple[Target, ...]
    """Those that would be reached by what the hand is about to do."""
    viewer: str | None
    """The name of whoever looks."""
    told: bool
    """Private goals can be read with the keyboard."""


def goals_data(table: TableState) -> GoalsData:
    session, kinds = table.session, ("goal", "secret")
    return GoalsData(
        table.layout, session.pieces.area("goals"), session.pieces.area("hand"),
        table.ready(*kinds), table.hovered(*kinds),
        () if table.preview is None else _promised(table.preview),
        None if session.viewer is None else session.players[session.viewer].name,
        table.nothing_selected,
    )  # fmt: skip


def _promised(preview: Preview) -> tuple[Target, ...]:
    """Goals that would be reached."""
    public = preview.reached(Aim.PUBLIC_GOAL)
    return tuple(Target("goal", goal.key[:1]) for goal in public) + tuple(
        Target("secret", goal.key) for goal in preview.reached(Aim.PRIVATE_GOAL)
    )


class GoalsPart(WordedPart[GoalsData]):
    name = "goals"

    def __init__(self, content: Content, words: TableWords) -> None:
        super().__init__(words)
        self._public = content.public

    def regions(self) -> dict[Target, QRectF]:
        layout = self.data.layout
        return {
            _target(piece): (layout.goals if piece.kind == "goal" else layout.secrets)[
                piece.place.index[0]
            ]
            for piece in (*self.data.goals, *self.data.secrets)
        }

    def stops(self) -> dict[Target, QRectF]:
        return {
            target: rect
            for target, rect in self.regions().items()
            if target in self.data.ready or (self.data.told and target.kind == "secret")
        }

    def signs(self) -> dict[Target, QRectF]:
        empty = range(len(self.data.secrets), LEAST_SECRETS)
        return {Target("no-secret", (slot,)): self.data.layout.secrets[slot] for slot in empty}

    def items(self) -> dict[str, ItemSpec]:
        data, shown, places = self.data, self._captions(), self.regions()
        for piece in data.goals:
            rect = places[_target(piece)]
            shown[piece.id] = ItemSpec("goal", self._goal(piece), rect, zorder.PANEL)
        enter = None if data.viewer is None else data.layout.stocks
        for piece in data.secrets:
            shown[piece.id] = ItemSpec(
                "secret", self._secret(piece), places[_target(piece)], zorder.PANEL,
                area="hand", enter=enter,
            )  # fmt: skip
        for slot in range(len(data.secrets), LEAST_SECRETS):
            rect = data.layout.secrets[slot]
            shown[f"no-secret:{slot}"] = ItemSpec("no-secret", (), rect, zorder.PANEL)
        for target in data.promised:
            key = f"promise:{target.kind}:{target.key[0]}"
            shown[key] = ItemSpec("promise", (8.0,), places[target], zorder.ON_PANEL)
        return shown

    def _captions(self) -> dict[str, ItemSpec]:
        label, layout, px = self._words.label, self.data.layout, self.data.layout.m(13, 15.5)
        notes = {}
        if self.data.viewer is not None:
            notes["secrets"] = label("secrets-of", self.data.viewer)
        return {
            f"caption:{name}": ItemSpec(
                "caption", (label(name), notes.get(name, ""), px), rect, zorder.LABEL
            )
            for name, rect in layout.captions.items()
        }

    def _goal(self, piece: Piece) -> tuple[Any, ...]:
        label = self._words.label
        kind, taken, number, points, *reached = piece.face
        left = len(self._public[kind].cards) - taken
        card = label("of-six", taken + 1) if left else label("gone")
        words = label(f"goal-text:{kind}", number) if left else ""
        return (
            label(f"goal:{kind}"), words, number, points, left, card, tuple(reached),
            self._mood(piece), self.data.layout.m(0.82, 1.05),
        )  # fmt: skip

    def _secret(self, piece: Piece) -> tuple[Any, ...]:
        label = self._words.label
        goal, number, points, value = piece.face
        return (
            label(f"secret:{goal}"), label(f"secret-text:{goal}"), number, points,
            min(value, number), self._mood(piece), self.data.layout.m(0.82, 1.05),
        )  # fmt: skip

    def _mood(self, piece: Piece) -> str:
        """How a card looks that may be claimed."""
        target = _target(piece)
        if target not in self.data.ready:
            return ""
        return "hover" if self.data.hovered == target else "ready"


def _target(piece: Piece) -> Target:
    return Target(piece.kind, piece.face[:1])
