"""Festival of Lanterns on the shelf: its box, its invitation, and Moon Dancer's Challenge."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.screens.festival_of_lanterns.open_table import LESSON, OpenTable
from festival_desktop.screens.festival_of_lanterns.words.level_names import LEVELS, OURS, LevelNames
from festival_desktop.ui.game_box import ChallengeFacts, GameBox, Invitation
from festival_desktop.ui.thumbnail import Thumbnail

NAME = "festival_of_lanterns"


def box() -> GameBox:
    title = QCoreApplication.translate("GameBox", "Festival\nof Lanterns")
    return GameBox(
        name=NAME,
        title=tuple(title.split("\n")),
        facts=(
            QCoreApplication.translate("GameBox", "1–4 players"),
            QCoreApplication.translate("GameBox", "Night tiles"),
        ),
        colours=("box_lanterns0", "box_lanterns1"),
        paint=_paint_box,
        invitation=Invitation(
            Thumbnail(LESSON, _paint_lesson, _paint_lesson),
            QCoreApplication.translate(
                "GameBox", "Place a tile: each player gains the lantern facing them."
            ),
        ),
        challenge=_challenge(),
        piece=_paint_piece,
    )


def _challenge() -> ChallengeFacts:
    names = LevelNames()
    return ChallengeFacts(
        file="moon-dancer.json",
        game=NAME,
        title=QCoreApplication.translate("ChallengeFacts", "Moon Dancer’s Challenge"),
        about=QCoreApplication.translate(
            "ChallengeFacts", "You against Moon Dancer, in six levels from gentle to hard."
        ),
        unbeaten=QCoreApplication.translate("ChallengeFacts", "You haven’t beaten her yet."),
        levels=tuple((level, names.name(level)) for level in LEVELS),
        ours=tuple((level, names.name(level)) for level in OURS),
        option="level",
        partner_label=QCoreApplication.translate("ChallengeFacts", "Played with"),
        any_partner=QCoreApplication.translate("ChallengeFacts", "Any friend"),
        partner_name=_friend_name,
    )


# Deferred imports: these functions run after the first frame and load their modules on demand.


def _paint_box(p: QPainter, rect: QRectF) -> None:
    from festival_desktop.screens.festival_of_lanterns.pictures.box import paint_box_picture

    paint_box_picture(p, rect)


def _paint_piece(p: QPainter, rect: QRectF) -> None:
    from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile

    paint_tile(p, rect, LESSON.tiles[0].sides, LESSON.tiles[0].pet)


def _paint_lesson(p: QPainter, rect: QRectF, table: OpenTable) -> None:
    from festival_desktop.screens.festival_of_lanterns.thumbnail import paint_window

    paint_window(p, rect, table)


def _friend_name(friend: str) -> str:
    from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords

    return FriendWords().name(friend)
