"""Lantern Row as the shell knows it: its box, its option, its thumbnail and its end."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.play.match import Match
from festival_desktop.play.table import Table
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.manifest import Computers, GameManifest
from festival_desktop.ui.pages.end.result import Ending, Result, Sheet, SheetLine
from festival_desktop.ui.pages.end.words import ScoreWords
from festival_desktop.ui.setup_options import Option, SeatPlan, SetupOptions, Way
from festival_desktop.ui.thumbnail import Thumbnail
from tests.sample_game.rules import DARK, LanternRow
from tests.sample_game.scene import RowPresenter
from tests.sample_game.words import RowScores, RowWords


def box() -> GameBox:
    title = QCoreApplication.translate("LanternRow", "Lantern\nRow")
    facts = (
        QCoreApplication.translate("LanternRow", "2–3 players"),
        QCoreApplication.translate("LanternRow", "Sparks on a cord"),
    )
    return GameBox("lantern_row", tuple(title.split("\n")), facts, ("water", "sky0"), paint_picture)


def paint_picture(p: QPainter, area: QRectF) -> None:
    paint_festival_lantern(p, area.center(), area.width() * 0.5)


def options() -> SetupOptions:
    row = Option(
        key="row",
        title=lambda: QCoreApplication.translate("LanternRow", "The row"),
        ways=(
            Way(lambda: QCoreApplication.translate("LanternRow", "12 lanterns"), ("short",)),
            Way(lambda: QCoreApplication.translate("LanternRow", "18 lanterns"), ("long",)),
        ),
        about=lambda chosen: QCoreApplication.translate("LanternRow", "Half of them are covered."),
    )
    seats = {2: (0, 1), 3: (0, 1, 2)}
    return SetupOptions(SeatPlan(seats, seats, paint_picture, row_names=lambda: "123"), (row,))


class Row(NamedTuple):
    lit: tuple[int, ...]

    def progress(self) -> str:
        text = QCoreApplication.translate("LanternRow", "{lit} of {all} lanterns lit")
        return text.format(lit=len(self.lit) - self.lit.count(DARK), all=len(self.lit))


def paint_row(p: QPainter, area: QRectF, row: Row) -> None:
    side = area.width() / (len(row.lit) + 1)
    for n, lighter in enumerate(row.lit):
        spot = QPointF(area.left() + side * (n + 1), area.center().y())
        p.setOpacity(0.6 if lighter == DARK else 1.0)
        paint_festival_lantern(p, spot, side * 0.6, shine=0.1 if lighter == DARK else 0.9)


def ending(match: Match[Any, Any, Any]) -> Ending:
    result = Result.of(match)
    scores = match.game.standing(match.state_at(len(match.steps))).scores
    sparks = tuple(" + ".join(map(str, score.lines[0].parts)) for score in scores)
    lines = (
        SheetLine(RowScores().name("sparks"), "", sparks),
        SheetLine(RowScores().name("beside"), "", ("",) * len(sparks)),
    )
    shared = QCoreApplication.translate("LanternRow", "They share the place.")
    decided = ScoreWords().decided(result, lambda tie: shared)
    return Ending(result, Sheet(lines, decided), (box().label,))


def manifest(rules: LanternRow, table: Table[Any, Any], computers: Computers) -> GameManifest:
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=options(),
        words=RowWords,
        presenter=RowPresenter,
        ending=lambda match, records: ending(match),
        thumbnail=lambda state: Thumbnail(Row(tuple(state.lit)), paint_row, paint_row),
        secrets=False,
    )
