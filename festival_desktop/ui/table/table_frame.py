"""A page with a table on it: a toolbar, strips below it, the scene in the rest."""

from typing import Any

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.toolbar import Toolbar
from festival_desktop.ui.widgets.look import scale_all
from festival_desktop.ui.words.choices import ChoicesWords
from festival_desktop.ui.words.explanations import Explanations

_SMALL, _LARGE = (1280.0, 680.0), 1.34
"""The window the toolbar is drawn for, and how far it grows."""


class TableFrame(QWidget):
    """Whoever inherits it makes controller, toolbar, strips and what fills the gap of the scene."""

    toolbar: Toolbar

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._manifest, self.match, self.motion = manifest, match, motion
        self.session = Session(manifest.rules, manifest.table, match.players, self)
        self.words = manifest.words(self.session)
        rows = self.session.words = ChoicesWords(self.words, self)
        self.explanations = Explanations(self.words, rows, self.session, self)

    def add_table(self, toolbar: Toolbar, *strips: QWidget) -> None:
        """Scene, toolbar, strips below it and view, once there is a controller."""
        self.scene = TableScene(
            self.session,
            self.motion,
            lambda context: self._manifest.presenter(context, self.words),
            self,
        )
        self.toolbar, self.strips = toolbar, strips
        self.view = TableView(self.scene, self)
        self.view.lower()  # strips are hit a little beyond their edges
        self.scene.explainer.words = self.explanations.explain
        self.scene.explainer.described.connect(self.describe)
        self.view.accessible.words = self.explanations.spoken
        self.view.accessible.part_name = self.explanations.part_name
        self.scene.canvas.laid_out.connect(self.place_side)

    def show_log(self, log: LogView) -> None:
        """What happened, in this list."""
        log.token = self.words.token
        log.show_log(self.session.log)

    def say_title(self, title: str) -> None:
        """Say everything anew; the page is called `title`."""
        self.toolbar.title.setText(title)
        self.view.setAccessibleName(title)
        self.session.log.retranslate()
        self.scene.retranslate()

    def describe(self, words: str) -> None:
        """What a screen reader says of the table: what the keyboard is on, or all of it."""
        self.view.setAccessibleDescription(words or self.about())

    @property
    def topic(self) -> str:
        """Where the rules explain what it says just now; empty for nowhere."""
        return ""

    def refusal_topic(self, rule: str) -> str:
        return f"refusal:{rule}" if self._manifest.rules_book is not None else ""

    def about(self) -> str:
        """What a screen reader says of the table as a whole."""
        return ""

    def retranslate(self) -> None: ...

    def place_side(self) -> None:
        """Put something where the scene leaves room for it."""

    def place(self) -> None:
        room = min(self.width() / _SMALL[0], self.height() / _SMALL[1])
        scale_all(self, min(_LARGE, max(1.0, room)))
        self.toolbar.fit()
        self.toolbar.setGeometry(0, 0, self.width(), self.toolbar.height())
        top = self.toolbar.height()
        for strip in self.strips:
            if not strip.isHidden():
                height, out = strip.sizeHint().height(), getattr(strip, "bleed", 0)
                strip.setGeometry(0, top - out, self.width(), height)
                top += height - 2 * out
        self.view.setGeometry(0, top, self.width(), self.height() - top)
        if not self.scene.canvas.size.isEmpty():  # else it follows when the table is laid out
            self.place_side()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.scene.canvas.relayout()
            self.place()
