"""The topics of things on the screen, as named in the index of a rules book.

A widget is named by its class, a button by its icon, a list by its row. Where a widget has no
topic, its parent's counts, so that a whole page may have one paragraph.
"""

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QModelIndex, QPoint, QPointF
from PySide6.QtWidgets import QAbstractItemView, QWidget

from festival_desktop.core.game import Event
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.log import LogEntry, LogRole
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.pages.end.score_sheet import ScoreSheet
from festival_desktop.ui.rules_book import RulesBook
from festival_desktop.ui.table.choices_panel import ChoicesList
from festival_desktop.ui.table.instruction_line import InstructionLine
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.notice import Notice
from festival_desktop.ui.table.turn_bar import TurnBar
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.cards import CardButton
from festival_desktop.ui.widgets.explained import LegendIcon


def topics_at(widget: QWidget | None, pos: QPoint | None, book: RulesBook | None) -> Iterator[str]:
    """Yield topics from the thing itself outwards. `pos` is the mouse; None: the keyboard."""
    while widget is not None:
        yield from _said_by(widget, pos, book)
        classes = type(widget).__mro__
        yield from (f"widget:{of.__name__}" for of in classes[: classes.index(QWidget)])
        if widget.isWindow():
            return
        pos = None if pos is None else widget.mapToParent(pos)
        widget = widget.parentWidget()


def _said_by(widget: QWidget, pos: QPoint | None, book: RulesBook | None) -> Iterator[str]:
    match widget:
        case Notice():
            yield from filter(None, (widget.topic,))
        case InstructionLine():
            yield from filter(None, (widget.said.topic,))
        case TableView():
            at = None if pos is None else widget.mapToScene(pos)
            yield from _on_table(widget.table, at, book)
        case LogView():
            entry: LogEntry | None = _row(widget, pos).data(LogRole.ENTRY)
            if entry is not None:
                yield from (topic for event in entry.events for topic in event_topics(event))
        case ChoicesList():
            yield from _target(_row(widget, pos).data(ChoiceRole.TARGET), book)
        case ScoreSheet():
            yield f"score:{widget.kind_at(pos.y())}" if pos is not None else "score:total"
        case TurnBar() if pos is not None:
            yield f"step:{widget.step_at(QPointF(pos))}"
        case CardButton():
            yield f"card:{widget.card}"
        case Button() | LegendIcon():
            yield from (f"button:{of}/{widget.icon_name}" for of in _places(widget))
            yield f"icon:{widget.icon_name}"


def event_topics(event: Event) -> Iterator[str]:
    """Yield the most specific topic first: one kind of event may have several causes."""
    kind = f"event:{type(event).__name__}"
    values = (getattr(event, name) for name in event.__slots__)
    yield from (f"{kind}/{value.name.lower()}" for value in values if isinstance(value, Enum))
    yield kind


def _places(widget: QWidget) -> Iterator[str]:
    """Yield the classes of the parents: the same icon may mean something else there."""
    above = widget.parentWidget()
    while above is not None:
        yield type(above).__name__
        above = above.parentWidget()


def _row(view: QAbstractItemView, pos: QPoint | None) -> QModelIndex:
    if pos is None:
        return view.currentIndex()
    return view.indexAt(view.viewport().mapFrom(view, pos))


def _on_table(scene: TableScene, pos: QPointF | None, book: RulesBook | None) -> Iterator[str]:
    pointer = scene.pointer
    yield from _target(pointer.focus or (None if pos is None else pointer.hovered), book)
    if pos is not None and pointer.focus is None:
        yield from _target(scene.presenter.parts.target_at(pos), book)
        for item in scene.items(pos):
            if isinstance(item, SceneItem):
                yield f"item:{item.spec.kind}"


def _target(target: Target | None, book: RulesBook | None) -> list[str]:
    return book.topics(target) if target is not None and book is not None else []
