"""Words over the table: captions, what keys do while something is held, and papers, on which a
friend's ability asks for something and Moon Dancer tells how she decided."""

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND
from festival_desktop.models.session import NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS
from festival_desktop.screens.festival_of_lanterns.table.paint_papers import speech_height
from festival_desktop.screens.festival_of_lanterns.table.prompt import NOT_NOW
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState


def papers(table: TableState) -> Shown:
    layout, items, buttons = table.layout, dict[str, ItemSpec](), dict[Target, QRectF]()
    if table.prompt.button is not None:
        buttons[table.prompt.button] = _foot(table, layout.ask)
    if table.prompt.shown and layout.friends:
        items["ask"] = _question(table)
    if layout.friends and not layout.speech.isEmpty():
        if NEXT_MOVE in table.choices:
            buttons[NEXT_MOVE] = _foot(table, layout.speech)
        items["speech"] = _speech(table)
    for target, rect in buttons.items():
        kind = "paper" if target == NOT_NOW else "primary"
        face = (table.label(target.kind), kind, table.button(target), layout.px(12, 14))
        items[f"button:{target.kind}"] = ItemSpec("button", face, rect, zorder.ON_PANEL, soft=False)
    if table.looking:
        tray, z = layout.looked_tray, zorder.BADGE - 0.5
        items["looked-tray"] = ItemSpec("seat", (True, ()), tray, z, soft=False)
    return Shown(items, buttons, buttons)


def _foot(table: TableState, paper: QRectF) -> QRectF:
    """Where a paper has its button."""
    m = table.layout.m
    high, wide, edge = m(24, 32), min(m(124, 160), paper.width() * 0.72), m(6, 8)
    return QRectF(paper.right() - edge - wide, paper.bottom() - edge - high, wide, high)


def _question(table: TableState) -> ItemSpec:
    layout, prompt = table.layout, table.prompt
    asks = NO_FRIEND if prompt.for_her else prompt.waiting
    friend = "" if asks == NO_FRIEND else table.game.content.friends.cards[asks].id
    foot = _foot(table, layout.ask).height() + 2 if prompt.button is not None else 0.0
    face = (friend, table.words.label("ask"), foot, layout.px(12, 14.5))
    return ItemSpec("ask", face, layout.ask, zorder.LABEL, soft=False)


def _speech(table: TableState) -> ItemSpec:
    layout, words = table.layout, table.words.label("speech")
    px, rect, foot = layout.px(13, 15.5), QRectF(layout.speech), 0.0
    if NEXT_MOVE in table.choices:
        foot = _foot(table, rect).height() + layout.m(10, 14)
    else:  # a button keeps its place, however much there is to say
        rect.setHeight(min(rect.height(), speech_height(words, rect.width(), px)))
    face = (table.words.label("speech-title"), words, foot, table.lit == MOON_DANCER, px)
    return ItemSpec("speech", face, rect, zorder.LABEL, soft=False)


def captions(table: TableState) -> Shown:
    layout, items = table.layout, dict[str, ItemSpec]()
    for name, rect in layout.captions.items():
        in_tray = name not in SIDE_CAPTIONS
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        face = (table.label(name), px, in_tray)
        items[f"caption:{name}"] = ItemSpec("caption", face, rect, zorder.LABEL)
    if table.selected:
        turns = table.interaction.turned_tile is not None
        keys = [("R", "key:turn")] if turns else []
        keys.append(("Esc", "key:back"))
        hints = tuple((key, table.label(words)) for key, words in keys)
        items["keys"] = ItemSpec("keys", (hints, layout.px(12, 14)), layout.keys, zorder.LABEL)
    return Shown(items)
