"""When a part of a table is asked again what it shows."""

from operator import itemgetter
from typing import Any

from PySide6.QtCore import QRectF

from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.shown import PartContent


class Asked:
    def __init__(self) -> None:
        self.times = 0

    def __call__(self, table: Any) -> PartContent:
        self.times += 1
        return PartContent({}, {Target("piece"): QRectF(0, 0, table["wide"], 10)})


def lying(area: str, *faces: int) -> list[Piece]:
    return [Piece(f"{area}:{face}", area, Place(area), (face,)) for face in faces]


def test_a_part_of_many_items_observes_its_areas_of_the_model_and_what_else_it_depends_on() -> None:
    pieces, many, few = PieceModel(), Asked(), Asked()
    part = TablePart("board", many, areas=("board",), depends=itemgetter("wide"))
    parts = Parts((part, TablePart("hand", few)))
    parts.observe(pieces)

    def present(wide: int) -> tuple[int, int]:
        before = many.times, few.times
        parts.present({"wide": wide})
        part.stale = False  # shown
        return many.times - before[0], few.times - before[1]

    assert present(5) == (1, 1)
    assert present(5) == (0, 1), "as when something else is under the pointer"
    pieces.show(lying("board", 1, 2))
    assert present(5) == (1, 1)
    pieces.show(lying("board", 1, 2) + lying("hand", 3))
    assert present(5) == (0, 1), "the pieces of another area differ"
    pieces.show(lying("hand", 3))
    assert present(5) == (1, 1), "nothing lies there any more"
    assert present(6) == (1, 1), "what else it depends on"
