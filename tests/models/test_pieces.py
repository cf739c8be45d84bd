"""The model of pieces: whatever is shown next, it changes as little as possible."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from festival_desktop.models.pieces import PieceModel, PieceRole
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece


class Heard:
    """What a model told about its changes."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.removed: list[int] = []
        self.inserted: list[int] = []
        self.changed: list[int] = []
        self.resets = 0
        model.rowsRemoved.connect(lambda _, a, b: self.removed.extend(range(a, b + 1)))
        model.rowsInserted.connect(lambda _, a, b: self.inserted.extend(range(a, b + 1)))
        model.dataChanged.connect(lambda a, b, _: self.changed.extend(range(a.row(), b.row() + 1)))
        model.modelReset.connect(self._reset)

    def _reset(self) -> None:
        self.resets += 1


def piece(name: int, at: int = 0) -> Piece:
    return Piece(f"tile:{name}", "tile", Place("hand", (at,)))


pieces = st.lists(st.builds(piece, st.integers(0, 9), st.integers(0, 2)), unique_by=lambda p: p.id)


@given(st.lists(pieces, min_size=1, max_size=6))
def test_any_pieces_can_follow_any_others_with_the_least_change(
    positions: Sequence[Sequence[Piece]],
) -> None:
    model = PieceModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    before: dict[str, Piece] = {}
    for position in positions:
        heard = Heard(model)
        model.show(position)
        after = {one.id: one for one in position}
        assert {one.id: one for one in model.pieces} == after
        assert len(heard.removed) == len(before.keys() - after.keys())
        assert len(heard.inserted) == len(after.keys() - before.keys())
        stayed = before.keys() & after.keys()
        assert len(heard.changed) == sum(before[name] != after[name] for name in stayed)
        assert heard.resets == 0
        before = after


def test_showing_the_same_again_says_nothing() -> None:
    model = PieceModel()
    model.show([piece(1), piece(2)])
    heard = Heard(model)
    model.show([piece(2), piece(1)])
    assert not heard.removed
    assert not heard.inserted
    assert not heard.changed


def test_a_piece_that_moves_stays_the_same_row() -> None:
    model = PieceModel()
    model.show([piece(1), piece(2), piece(3)])
    heard = Heard(model)
    model.show([piece(1), piece(2, at=2), piece(3)])
    assert heard.changed == [1]
    assert model.index(1).data(PieceRole.PIECE) == piece(2, at=2)
    assert model.index(1).data() == "tile:2"
    assert model.data(model.index(9)) is None
