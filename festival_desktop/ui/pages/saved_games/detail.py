"""The selected saved game: its table, its state, and buttons for it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.models.saved_games import SavedGame
from festival_desktop.saves.store import shown
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.pages.saved_games.table import paint_broken
from festival_desktop.ui.pages.saved_games.words import CardWords, head
from festival_desktop.ui.thumbnail import Thumbnail, ThumbnailView
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.fields import PaperField
from festival_desktop.ui.widgets.labels import Label, elided
from festival_desktop.ui.widgets.layouts import fill, space, turn
from festival_desktop.ui.widgets.panels import Panel

NAME_LENGTH = 80


class _Picture(ThumbnailView):
    """The table of the selected game."""

    def __init__(self) -> None:
        super().__init__(None, preferred=(420, 190), least=(200, 90))
        self._broken = False

    def show_game(self, thumbnail: Thumbnail | None, broken: bool) -> None:
        self._broken = broken
        self.show_thumbnail(thumbnail)
        self.update()

    def paint(self, p: QPainter) -> None:
        super().paint(p)
        if self._broken:
            paint_broken(p, QRectF(self.rect()))


class SaveDetail(Panel):
    action_requested = Signal(str)
    """Emitted with an action (open, replay, rename, duplicate, export, throw, put_back, delete)."""
    renaming_ended = Signal()
    padding = 16, 16, 16, 18

    def __init__(self, words: CardWords) -> None:
        super().__init__("paper")
        self._words = words
        self._game: SavedGame | None = None
        self._in_trash = False
        self.picture = _Picture()
        self.token = TokenMark(24)
        self.headline = Label(20, weight=BOLD, wrap=True)
        self.name = PaperField(17)
        """Editor of the name: Enter accepts it, Escape cancels."""
        self.name.setMaxLength(NAME_LENGTH)
        self.facts = Label(13.5, "ink_soft", wrap=True)
        self.scores = Label(13.5, weight=SEMIBOLD, wrap=True)
        self.trouble = Label(13.5, "lacquer", SEMIBOLD, wrap=True)
        self.file = Label(12, "ink_soft")
        self.buttons = {
            "open": Button("primary", "play", px=19, height=48),
            "put_back": Button("primary", "undo", px=19, height=48),
            "replay": Button("paper", "replay", px=15, height=48),
            "rename": Button("paper", "edit", px=14, height=34),
            "duplicate": Button("paper", "copy", px=14, height=34),
            "export": Button("paper", "save", px=14, height=34),
            "throw": DiscardButton("paper", "trash", px=14, height=34),
            "delete": DiscardButton("paper", "trash", px=15, height=48),
        }
        for name, button in self.buttons.items():
            button.clicked.connect(lambda *_, name=name: self.action_requested.emit(name))
        self._build()
        self.stop_renaming()

    def _build(self) -> None:
        def row(spacing: float, **shares: int) -> QHBoxLayout:
            """Lay out buttons with shares of the width."""
            parts = [(self.buttons[name], share) for name, share in shares.items()]
            return space(fill(QHBoxLayout(), *parts), spacing=spacing)

        head = fill(QHBoxLayout(), self.token, (self.headline, 1), (self.name, 1))
        space(head, spacing=9)
        first = row(10, open=5, put_back=5, replay=2, delete=3)
        names, files = row(8, rename=1, duplicate=1), row(8, export=1, throw=1)
        self._others = space(fill(QHBoxLayout(), (names, 1), (files, 1)), spacing=8)
        words = (self.facts, self.scores, self.trouble, self.file)
        column = fill(QVBoxLayout(self), (self.picture, 1), head, *words, first, self._others)
        space(column, spacing=8)

    @property
    def shape(self) -> tuple[str, ...]:
        """The visible buttons, on which the needed room depends."""
        shown = (button for button in self.buttons.values() if not button.isHidden())
        return () if self.isHidden() else tuple(button.label for button in shown)

    def stack(self, stacked: bool) -> None:
        """Use two rows of small buttons instead of one."""
        turn(stacked, self._others)

    # -- contents ------------------------------------------------------------------------------

    def show_game(
        self, game: SavedGame | None, thumbnail: Thumbnail | None, in_trash: bool
    ) -> None:
        if self._game is None or game is None or game.path != self._game.path:
            self.stop_renaming()
        self._game, self._in_trash = game, in_trash
        self.setVisible(game is not None)
        if game is None:
            return
        words, save = self._words, head(game)
        found = words.verdict(game)
        playable = save is not None and (found is None or found.trouble is None)
        whole = playable and not in_trash
        self.picture.show_game(thumbnail, game.info is not None and not playable)
        seat = words.leading(game)
        self.token.setVisible(seat is not None)
        if seat is not None:
            self.token.show_seat(seat)
        kept = dict.fromkeys(("rename", "duplicate", "export", "throw"), not in_trash)
        trashed = dict.fromkeys(("put_back", "delete"), in_trash)
        for name, visible in {"open": whole, "replay": whole, **kept, **trashed}.items():
            self.buttons[name].setVisible(visible)
        self._say(game, thumbnail)

    def _say(self, game: SavedGame, thumbnail: Thumbnail | None) -> None:
        words = self._words
        self.headline.setText(words.headline(game))
        progress = thumbnail.position.progress() if thumbnail else ""
        facts = (words.facts(game), progress, words.fairness(game), words.when(game))
        self.facts.setText(" · ".join(filter(None, facts)))
        points = words.scores(game)
        self.scores.setText(self.tr("Points: {points}").format(points=", ".join(points)))
        self.scores.setVisible(bool(points))
        trouble = words.trouble(game)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.file.setText(elided(shown(game.path), self.px(12), SEMIBOLD, self.px(440)))
        self.file.setToolTip(str(game.path))
        self._say_buttons(game)

    def _say_buttons(self, game: SavedGame) -> None:
        rescued = game.info is not None and game.info.trouble is not None
        found = self._words.verdict(game)
        over = game.over if found is None else found.over
        if rescued:
            first = self.tr("Play the recovered game")
        else:
            first = self.tr("Scores") if over else self.tr("Continue")
        self.buttons["open"].set_icon("chart" if over and not rescued else "play")
        for name, label, tip in (
            ("open", first, self.tr("Enter")),
            ("put_back", self.tr("Restore"), self.tr("Back to the other games")),
            ("replay", self.tr("Replay"), self.tr("View it step by step")),
            ("rename", self.tr("Rename"), self.tr("F2")),
            ("duplicate", self.tr("Duplicate"), self.tr("Make a copy of this game (Ctrl+D)")),
            ("export", self.tr("Export…"), self.tr("Save a copy anywhere you like (Ctrl+E)")),
            ("throw", self.tr("Delete"), self.tr("Move to the trash (Delete)")),
            ("delete", self.tr("Delete for good"), self.tr("This can’t be undone")),
        ):
            self.buttons[name].say(label)
            self.buttons[name].setToolTip(tip)
        self.name.setAccessibleName(self.tr("Name of the game"))

    # -- name ----------------------------------------------------------------------------------

    def start_renaming(self) -> None:
        if self._game is None or self._in_trash:
            return
        self.name.setText(self._words.headline(self._game))
        self.headline.hide()
        self.name.show()
        self.name.setFocus()
        self.name.selectAll()

    def stop_renaming(self) -> None:
        had_keys = self.name.hasFocus()
        self.name.hide()
        self.headline.show()
        if had_keys:
            self.renaming_ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.name.hasFocus():
            self.stop_renaming()
        else:
            super().keyPressEvent(event)
