"""Papers over the table: what a friend's ability asks for, and how Moon Dancer decided."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND
from festival_desktop.models.session import NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.screens.festival_of_lanterns.table.paint_papers import speech_height
from festival_desktop.screens.festival_of_lanterns.table.prompt import NOT_NOW
from festival_desktop.screens.festival_of_lanterns.table.seat_places import Scale
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

Items = dict[str, ItemSpec]


class PapersData(NamedTuple):
    question: str
    """What is asked; empty if nothing is."""
    friend: str
    """The id of the friend who asks."""
    button: Target | None
    """On the question."""
    speech: tuple[str, str] | None
    """Title and text of Moon Dancer's paper; None without her."""
    speaking: bool
    """It is her turn."""
    stepping: bool
    """Her next step waits for a press."""
    hovered: Target | None
    question_rect: QRectF
    speech_rect: QRectF
    looked_tray: QRectF | None
    """Under the tiles of the stack that are looked at."""
    scale: Scale


def papers_data(table: TableState) -> PapersData:
    layout, prompt = table.layout, table.prompt
    asked = table.words.label("ask") if prompt.shown and layout.friends else ""
    waiting = NO_FRIEND if prompt.for_her else prompt.waiting
    cards = table.game.content.friends.cards
    speech = None
    if layout.friends and not layout.speech.isEmpty():
        speech = (table.words.label("speech-title"), table.words.label("speech"))
    return PapersData(
        question=asked,
        friend="" if waiting == NO_FRIEND else cards[waiting].id,
        button=prompt.button,
        speech=speech,
        speaking=table.lit == MOON_DANCER,
        stepping=NEXT_MOVE in table.choices,
        hovered=table.hovered,
        question_rect=layout.ask,
        speech_rect=layout.speech,
        looked_tray=layout.looked_tray if table.looking else None,
        scale=layout.scale,
    )


class PapersPart(WordedPart[PapersData]):
    name = "question"

    def regions(self) -> Regions:
        data, found = self.data, {}
        if data.button is not None:
            found[data.button] = self._foot(data.question_rect)
        if data.stepping and data.speech is not None:
            found[NEXT_MOVE] = self._foot(data.speech_rect)
        return found

    def stops(self) -> Regions:
        return self.regions()

    def _foot(self, paper: QRectF) -> QRectF:
        """Where a paper has its button."""
        m = self.data.scale.m
        high, wide, edge = m(24, 32), min(m(124, 160), paper.width() * 0.72), m(6, 8)
        return QRectF(paper.right() - edge - wide, paper.bottom() - edge - high, wide, high)

    def items(self) -> Items:
        shown = self._question() | self._speech()
        px = self.data.scale.px(12, 14)
        for target, rect in self.regions().items():
            state = "hover" if self.data.hovered == target else "normal"
            kind = "paper" if target == NOT_NOW else "primary"
            face = (self._words.label(target.kind), kind, state, px)
            shown[f"button:{target.kind}"] = ItemSpec(
                "button", face, rect, zorder.ON_PANEL, soft=False
            )
        if self.data.looked_tray is not None:
            z = zorder.BADGE - 0.5
            shown["looked-tray"] = ItemSpec(
                "seat", (True, ()), self.data.looked_tray, z, soft=False
            )
        return shown

    def _question(self) -> Items:
        data = self.data
        if not data.question:
            return {}
        foot = self._foot(data.question_rect).height() + 2 if data.button is not None else 0.0
        face = (data.friend, data.question, foot, data.scale.px(12, 14.5))
        return {"ask": ItemSpec("ask", face, data.question_rect, zorder.LABEL, soft=False)}

    def _speech(self) -> Items:
        data = self.data
        if data.speech is None:
            return {}
        title, words = data.speech
        foot = 0.0
        if data.stepping:
            foot = self._foot(data.speech_rect).height() + data.scale.m(10, 14)
        px, rect = data.scale.px(13, 15.5), QRectF(data.speech_rect)
        if not foot:  # a button keeps its place, however much there is to say
            rect.setHeight(min(rect.height(), speech_height(words, rect.width(), px)))
        face = (title, words, foot, data.speaking, px)
        return {"speech": ItemSpec("speech", face, rect, zorder.LABEL, soft=False)}
