"""The model of pieces: it tells which areas of a table differ, and no others."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece

AREAS = ("hand", "display", "stack")


class Heard:
    """What a model told about its changes."""

    def __init__(self, model: PieceModel) -> None:
        self.inserted: list[int] = []
        self.changed: list[str] = []
        self.others = 0
        model.rowsInserted.connect(lambda _, a, b: self.inserted.extend(range(a, b + 1)))
        model.dataChanged.connect(lambda a, b, _: self.changed.append(a.data()))
        model.rowsRemoved.connect(self._other)
        model.modelReset.connect(self._other)

    def _other(self) -> None:
        self.others += 1


def piece(name: int, at: int = 0, area: str = "hand") -> Piece:
    return Piece(f"tile:{name}", "tile", Place(area, (at,)))


pieces = st.lists(
    st.builds(piece, st.integers(0, 9), st.integers(0, 2), st.sampled_from(AREAS)),
    unique_by=lambda p: p.id,
)


@given(st.lists(pieces, min_size=1, max_size=6))
def test_any_pieces_can_follow_any_others(positions: Sequence[Sequence[Piece]]) -> None:
    model = PieceModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    for position in positions:
        heard, before = Heard(model), {name: model.area(name) for name in AREAS}
        model.show(position)
        after = {name: tuple(p for p in position if p.place.area == name) for name in AREAS}
        assert {name: model.area(name) for name in AREAS} == after
        assert sorted(heard.changed) == sorted(n for n in AREAS if before[n] != after[n])
        assert heard.others == 0


def test_showing_the_same_again_says_nothing_and_keeps_it() -> None:
    model = PieceModel()
    model.show([piece(1), piece(2)])
    heard, known = Heard(model), model.area("hand")
    model.show([piece(1), piece(2)])
    assert not heard.inserted
    assert not heard.changed
    assert model.area("hand") is known


def test_a_piece_that_moves_is_told_where_it_was_and_where_it_is() -> None:
    model = PieceModel()
    model.show([piece(1), piece(2), piece(3, area="stack")])
    heard = Heard(model)
    model.show([piece(1), piece(2, area="display"), piece(3, area="stack")])
    assert heard.changed == ["hand", "display"]
    assert model.index(2).data() == "display"
    assert model.area("display") == (piece(2, area="display"),)
    assert model.data(model.index(9)) is None


def test_an_area_that_gets_empty_stays_a_row() -> None:
    model = PieceModel()
    model.show([piece(1)])
    heard = Heard(model)
    model.show([])
    assert heard.changed == ["hand"]
    assert model.area("hand") == ()
    assert model.rowCount() == 1
