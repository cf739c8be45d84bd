"""The end of a game: who won and why, line by line, the chart, and a keepsake.

One page for all games: a game's manifest supplies its result.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM, SEMIBOLD
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge
from festival_desktop.scenes.animation import SCORE_LINE
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.end.coach_panel import CoachPanel
from festival_desktop.ui.pages.end.course import Course
from festival_desktop.ui.pages.end.keepsake import Keepsake
from festival_desktop.ui.pages.end.result import Ending
from festival_desktop.ui.pages.end.score_sheet import ScoreSheet
from festival_desktop.ui.pages.end.words import AloneWords
from festival_desktop.ui.pages.page import Page, Scenery
from festival_desktop.ui.pages.when import DateWords
from festival_desktop.ui.widgets.awards import WinnersLantern
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.layouts import FoldingRow, fill, order_tabs, space, turn
from festival_desktop.ui.words.computers import even_chances, head_starts_told
from festival_desktop.ui.words.lists import Lists

SCENERY = Scenery(
    horizon=0.485,
    moon=(0.95, 0.065, 20),
    fireworks=(
        (0.547, 0.065, 40, "light"),
        (0.625, 0.044, 26, "burst_rose"),
        (0.69, 0.08, 32, "burst_blue"),
        (0.764, 0.044, 24, "burst_teal"),
        (0.836, 0.082, 30, "burst_orange"),
    ),
    sky_lanterns=((0.89, 0.041, 7), (0.906, 0.097, 5), (0.726, 0.103, 5)),
    floats=((0.011, 0.868, 12, "light"), (0.99, 0.879, 12, "light"), (0.664, 0.89, 10, "light")),
    dim=0.05,
)
LOST = SCENERY._replace(
    fireworks=(),
    moon=(0.8, 0.075, 30),
    sky_lanterns=((0.56, 0.05, 5), (0.64, 0.1, 4)),
    floats=((0.011, 0.868, 12, "light"),),
    dim=0.3,
)
"""A quiet night scene for a lost game."""
_BESIDE_PRINT = (0.488, 0.058, 19)
"""Position of the moon when the print button needs its place."""


def _application() -> QCoreApplication:
    running = QCoreApplication.instance()
    assert running is not None  # A page needs a running application.
    return running


class EndPage(Page):
    scenery = SCENERY

    again_requested = Signal()
    """Emitted to play again with the same players and another deal."""
    again_with_requested = Signal(object)
    """Emitted to play again with these `Options` replaced."""
    shelf_requested = Signal()
    look_requested = Signal()
    mistake_requested = Signal(object, object)
    """Emitted to show the table before a `Mistake`, with texts for it and the better decision."""
    step_requested = Signal(int)
    """Emitted to show the table after a number of steps."""
    branch_requested = Signal(int)
    """Emitted to try again after a number of steps."""
    replay_requested = Signal()
    """Emitted to replay the whole game."""
    print_requested = Signal()
    """Emitted to print the game's documents."""
    records_requested = Signal(str)
    """Emitted with the game whose records are requested."""
    computers_requested = Signal()
    """The records of games against computers are wanted."""

    _game: GameManifest
    _match: AnyMatch
    _ending: Ending
    """The ending shown; set by the first `show_result`."""

    def __init__(self, records: Callable[[AnyMatch], Sequence[Challenge]]) -> None:
        """Set up; `records` returns the finished challenges, including this one."""
        super().__init__()
        self._records, self._alone = records, AloneWords(self)
        self.title = Title(46)
        self.subtitle = Label(15, "on_sky", MEDIUM)
        self.record = Label(15, "on_sky", SEMIBOLD)
        self.lantern = WinnersLantern()
        self.sheet = ScoreSheet()
        self.course = Course()
        self.keepsake = Keepsake()
        self.study = Button("paper", "hint", px=15, height=36)
        self.coach = CoachPanel(self.sheet, self.course, self.study)
        self.look = Button("paper", "eye", px=17, height=56)
        self.replay = Button("paper", "replay", px=17, height=56)
        self.picture = Button("paper", "picture", px=17, height=56)
        self.print = Button("paper", "print", px=16, height=46)
        self.next = Button("paper", "moon", px=18, height=54)
        self.scores = Button("paper", "chart", px=16, height=46)
        self.shelf = Button("night", "shelf", px=16, height=56)
        self.again = Button("primary", "play", px=22, height=56)
        self.notice = Label(14, "on_sky", MEDIUM)
        self._timer = QTimer(self, interval=SCORE_LINE)
        self._timer.timeout.connect(self._next_line)
        self._build()
        self._connect()
        self.first = self.again

    def _build(self) -> None:
        lines = fill(QVBoxLayout(), self.title, self.subtitle, self.record)
        space(lines, spacing=2)
        head = space(fill(QHBoxLayout(), self.lantern, (lines, 1)), spacing=12)
        header = self.head_row(head, self.scores, self.print, self.next, spacing=12)
        side = fill(QVBoxLayout(), (self.course, 262), self.study, (self.keepsake, 212))
        space(side, spacing=8)
        main = ((self.sheet, 812), (self.coach, 812))  # Only one of them is visible.
        self._panels = space(fill(QHBoxLayout(), *main, (side, 390)), spacing=22)
        # Actions on this game, then ways to go on.
        back = fill(FoldingRow(), self.look, self.replay, self.picture)
        on = fill(FoldingRow(), (self.notice, 1), self.shelf, self.again)
        space(back, spacing=14)
        space(on, spacing=14)
        self._buttons = fill(QHBoxLayout(), back, (on, 1))
        space(self._buttons, (0, 10, 0, 0), 14)
        column = fill(QVBoxLayout(self.content), header, (self._panels, 1), self._buttons)
        space(column, (28, 4, 28, 20), 10)
        first = (self.again, self.next, self.study, self.look, self.replay, self.picture)
        order_tabs((*first, self.scores, self.print, self.shelf))

    def _connect(self) -> None:
        self.again.clicked.connect(self.again_requested)
        self.next.clicked.connect(self._play_next)
        self.look.clicked.connect(self.look_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.coach.look_requested.connect(self.mistake_requested)
        self.coach.step_requested.connect(self.step_requested)
        self.coach.branch_requested.connect(self.branch_requested)
        self.course.pointed_at.connect(self._show_moment)
        self.course.pressed.connect(lambda part: self.step_requested.emit(self._place(part)))
        self.shelf.clicked.connect(self.shelf_requested)
        self.picture.clicked.connect(self._ask_where)
        self.print.clicked.connect(self.print_requested)
        self.scores.clicked.connect(self._show_records)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels, self._buttons)
        for words in (self.subtitle, self.record):
            words.setWordWrap(stacked)

    # -- the result --------------------------------------------------------------------------

    def show_result(self, game: GameManifest, match: AnyMatch, animate: bool = True) -> None:
        """Show a finished match; `animate`: its lines appear one after another."""
        self.coach.show_match(game, match)
        self._game, self._match = game, match
        self.print.setVisible(game.printables is not None)
        self.scores.setVisible(len(match.players) == 1 or self._against_computers)
        self.notice.setText("")
        if animate:
            self.sheet.show_lines(0)
            self._timer.start()
            _application().installEventFilter(self)
        self.retranslate()
        if not animate:
            self.show_all()
        self.measure()  # Another game may need more width.
        self.again.setFocus()

    @property
    def lost(self) -> bool:
        """Whether people played, and none of them has won."""
        people, medals, found = self._match.people, self._medals, self._ending.result
        if medals is not None:
            return bool(people) and medals.earned(found.totals[0]) is None
        return bool(people) and people.isdisjoint(found.winners)

    @property
    def _medals(self) -> Medals | None:
        """The medals of a solo game; None if there were opponents."""
        medals = self._game.medals
        return medals if len(self._match.players) == 1 and medals.medals else None

    @property
    def _against_computers(self) -> bool:
        """Whether one person played against computers."""
        return self._match.setup.players > 1 and len(self._match.people) == 1

    def _show_records(self) -> None:
        if self._against_computers:
            self.computers_requested.emit()
        else:
            self.records_requested.emit(self._game.rules.name)

    @property
    def complete(self) -> bool:
        return self.sheet.shown >= self.sheet.lines

    def show_all(self) -> None:
        """Show every line now."""
        self._timer.stop()
        _application().removeEventFilter(self)
        self.sheet.show_lines(self.sheet.lines)
        self._show_outcome()

    def _next_line(self) -> None:
        self.sheet.show_lines(self.sheet.shown + 1)
        if self.complete:
            self.show_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let any key or click show all lines while they appear, and nothing else."""
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and isinstance(watched, QWidget) and watched.window() is self.window():
            self.show_all()
            return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.coach.stop()
        if self._timer.isActive():
            self.show_all()

    # -- texts -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.look.say(self.tr("View the table"), self.tr("final position"))
        self.replay.say(self.tr("Replay"), self.tr("step by step"))
        self.picture.say(self.tr("Keepsake"), self.tr("save the picture"))
        self.print.say(self.tr("Print sheets"))
        self.scores.say(self.tr("Records"))
        self.shelf.say(self.tr("Shelf"))
        for button, keys in (
            (self.replay, "Ctrl+R"),
            (self.print, "Ctrl+P"),
            (self.shelf, "Alt+Home"),
        ):
            button.setToolTip(keys)
        self.again.say(self.tr("Play again"))
        records = self._records(self._match)
        self._ending = ending = self._game.ending(self._match, records)
        if (medals := self._medals) is not None:
            sheet = replace(ending.sheet, decided=self._alone.asked(medals))
            record = self._alone.record(ending.result, records)
            self._ending = ending = replace(ending, sheet=sheet, record=record)
        elif self._against_computers:
            (you,) = self._match.people
            record = self._alone.record(ending.result, records, you)
            self._ending = ending = replace(ending, record=record)
        self.sheet.show_ending(ending)
        self.record.setText(ending.record)
        if ending.next_game is not None:
            self.next.say(self.tr("Next level"), ending.next_game.label)
        self._show_outcome()
        self.coach.show_result(ending.result)
        self._show_moment(None)

    def _place(self, part: float) -> int:
        """Return the number of steps at a fraction of the game."""
        return round(part * len(self._match.steps))

    def _show_moment(self, part: float | None) -> None:
        """Show the table at a fraction of the game on the postcard; None: at the end."""
        match, place = self._match, self._place(1.0 if part is None else part)
        state, steps = match.state_at(place), len(match.steps)
        words = DateWords(self).day(date.today())
        if part is not None:
            words = self.tr("step {number} of {all}").format(number=place, all=steps)
        scores = zip(match.players, match.game.standing(state).scores, strict=True)
        told = " · ".join(f"{player.name} {score.total}" for player, score in scores)
        self.keepsake.show_view(self._game.thumbnail(state), told, words)

    def _show_outcome(self) -> None:
        """Show the winner, and a night to match, once every line is shown."""
        ending, known = self._ending, self.complete
        lost, medals, points = known and self.lost, self._medals, ending.result.totals[0]
        self.scenery = LOST if lost else SCENERY
        if self._game.printables is not None:
            self.scenery = self.scenery._replace(moon=_BESIDE_PRINT)
        earned = medals.earned(points) if medals is not None and known else None
        self.lantern.show_won(not lost, earned.name if earned else "")
        self.record.setVisible(known and bool(ending.record))
        self.next.setVisible(known and ending.next_game is not None)
        waiting = self.tr("Counting the points…"), self.tr("Press any key or click to skip.")
        self.title.say(self._winner() if known else waiting[0])
        self.subtitle.setText(self._facts() if known else waiting[1])
        self.update()

    def _winner(self) -> str:
        found = self._ending.result
        if self._medals is not None:
            return self._alone.title(found, self._medals)
        names = [found.names[seat] for seat in found.winners]
        if len(names) == 1:
            return self.tr("{name} wins").format(name=names[0])
        return self.tr("{names} share the victory").format(names=Lists(self).all_of(names))

    def _facts(self) -> str:
        found, people = self._ending.result, self._match.people
        best = max(found.totals)
        others = [total for seat, total in enumerate(found.totals) if seat not in found.winners]
        if self._medals is not None:
            facts = self._alone.facts(found, self._medals)
        elif self.lost and len(people) == 1:
            behind = self.tr("%n–{own}", "", best)
            facts = [behind.format(own=found.totals[min(people)])]
        elif others and best > max(others):
            ahead = self.tr("%n point(s), {lead} ahead of second place", "", best)
            facts = [ahead.format(lead=best - max(others))]
        else:
            facts = [self.tr("%n point(s)", "", best)]
        practice = [self.tr("practice")] if found.practice else []
        told = head_starts_told(self._match.setup, self._match.players)
        begun = [f"{even_chances()} ({told})"] if told else []
        return " · ".join([*facts, *self._ending.played, *begun, *practice])

    def _play_next(self) -> None:
        if self._ending.next_game is not None:
            self.again_with_requested.emit(self._ending.next_game.options)

    # -- postcard ----------------------------------------------------------------------------

    def _ask_where(self) -> None:
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = Path(QStandardPaths.writableLocation(pictures))
        with suppress(OSError):  # The dialog just opens elsewhere.
            folder.mkdir(parents=True, exist_ok=True)
        name = f"{self._game.title} {date.today().isoformat()}.png"
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the picture"), str(folder / name), self.tr("Pictures (*.png)")
        )
        if chosen:
            self.save_picture(Path(chosen))

    def save_picture(self, file: Path) -> None:
        """Write the keepsake and report success or failure."""
        if file.suffix.lower() != ".png":
            file = file.with_name(file.name + ".png")
        if self.keepsake.save(file):
            self.notice.setText(self.tr("Saved as {file}.").format(file=file.name))
        else:
            self.notice.setText(self.tr("Couldn’t save {file}.").format(file=file.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.look_requested.emit()
        else:
            super().keyPressEvent(event)
