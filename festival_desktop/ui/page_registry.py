"""The pages behind the shelf, made when they are first requested.

Those that many people never open are imported then, too.
"""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.controller.saved_games import SavedGames
from festival_desktop.play.lesson import Lesson, LessonWords
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.trash import Trash
from festival_desktop.ui.actions import Actions
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.file_dialogs import FileDialogs
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.lesson import LessonPage
from festival_desktop.ui.pages.puzzle import PuzzlePage
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.printing.pages import Printable
from festival_desktop.ui.progress import LessonProgress, PuzzleProgress
from festival_desktop.ui.records.repository import RecordRepository
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.table.table_sounds import WIN, MatchSounds, TableSounds

if TYPE_CHECKING:
    from festival_desktop.ui.pages.comfort import ComfortPage
    from festival_desktop.ui.pages.learn import LearnPage, PuzzlesPage
    from festival_desktop.ui.pages.saved_games.page import SavesPage
    from festival_desktop.ui.pages.setup.page import SetupPage
    from festival_desktop.ui.records.page import RecordsPage


class PageRegistry(QObject):
    """Signals gather what is requested on any of the pages."""

    back_requested = Signal()
    """From the settings to the page before."""
    again_requested = Signal()
    again_with_requested = Signal(object)
    """`Options` for the same people in another deal."""
    level_requested = Signal(str, str)
    """A game and a level of its challenge, to be set up."""
    records_requested = Signal(str)
    """The game whose records are wanted."""
    table_requested = Signal()
    step_requested = Signal(int)
    """The table after so many steps."""
    scores_requested = Signal()
    replay_file_requested = Signal(object)
    """The path of a saved game."""
    replay_requested = Signal(int)
    """A step from which the open match is to be seen again."""
    leave_replay_requested = Signal()
    lesson_requested = Signal(str, str)
    """A game and a lesson of it."""
    learn_requested = Signal()
    puzzles_requested = Signal(str)
    """The puzzles of a game."""
    puzzle_requested = Signal(str, int)
    """A game and the number of a puzzle of it."""
    first_game_requested = Signal(str)
    explain_requested = Signal(str)
    """A topic of the rules."""
    table_changed = Signal()
    """What can be done at the table has changed."""

    def __init__(
        self,
        settings: Settings,
        context: AppContext,
        current: CurrentMatch,
        records: RecordRepository,
        dialogs: FileDialogs,
        actions: Actions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings, self._context, self._current = settings, context, current
        self._record_repository, self._dialogs, self._actions = records, dialogs, actions
        self._progress, self._solved = LessonProgress(settings), PuzzleProgress(settings)
        self._setups: dict[str, SetupPage] = {}
        self._puzzles: dict[str, PuzzlesPage] = {}
        self._records: dict[str, RecordsPage] = {}
        self.table: TablePage | None = None
        """The page of the open match."""

    # -- of a game -----------------------------------------------------------------------------

    def setup(self, game: str) -> "SetupPage":
        from festival_desktop.ui.pages.setup.page import SetupPage

        if game not in self._setups:
            page = self._setups[game] = SetupPage(
                self._context.manifest(game),
                self._settings,
                games=partial(self._record_repository.games, game),
            )
            page.records_requested.connect(self.records_requested)
            page.back_requested.connect(self._actions["shelf"].trigger)
            page.play_requested.connect(self._current.begin)
            page.print_requested.connect(self._actions["print"].trigger)
        return self._setups[game]

    def new_table(self, match: AnyMatch) -> TablePage:
        """A table for this match; the one before is the caller's to delete."""
        manifest = self._context.manifest(match.game.name, match.game)
        page = self.table = TablePage(manifest, match, self._settings, self._context.motion)
        MatchSounds(page, manifest.sounds, self._context.sound, self._settings)
        page.controller.stepped.connect(self._current.stepped)
        page.finished.connect(self.scores_requested)
        page.toolbar.menu.clicked.connect(self._actions["menu"].trigger)
        page.toolbar.rules.clicked.connect(self._actions["rules"].trigger)
        page.notice.rule_requested.connect(self.explain_requested)
        page.changed.connect(self.table_changed)
        page.branch_requested.connect(self._current.branch)
        page.replay_requested.connect(self.replay_requested)
        return page

    @cached_property
    def end(self) -> EndPage:
        games = self._record_repository.games
        page = EndPage(lambda: games(self.table.match.game.name) if self.table else ())
        page.records_requested.connect(self.records_requested)
        page.again_requested.connect(self.again_requested)
        page.again_with_requested.connect(self.again_with_requested)
        page.shelf_requested.connect(self._actions["shelf"].trigger)
        page.look_requested.connect(self.table_requested)
        page.step_requested.connect(self.step_requested)
        page.replay_requested.connect(lambda: self.replay_requested.emit(0))
        page.branch_requested.connect(self._branch)
        page.print_requested.connect(self._actions["print"].trigger)
        return page

    def _branch(self, place: int) -> None:
        """Try the open match again from a step."""
        if self.table is not None:
            self.table.branch(place)

    def show_result(self) -> EndPage:
        """The end page with the result of the open match, which goes into the records."""
        assert self.table is not None
        match = self.table.match
        self._record_repository.note(match, self._context.repository.name)
        manifest = self._context.manifest(match.game.name, match.game)
        self.end.show_result(manifest, match, self._settings.motion)
        return self.end

    def new_replay(self, match: AnyMatch) -> ReplayPage:
        """A page that shows a match again; it is the caller's to delete."""
        manifest = self._context.manifest(match.game.name, match.game)
        page = ReplayPage(manifest, match, self._context.motion)
        TableSounds(page, manifest.sounds, self._context.sound)
        page.back_requested.connect(self.leave_replay_requested)
        page.branch_requested.connect(self._current.branch)
        return page

    def new_lesson(self, game: str, name: str) -> LessonPage:
        """A page for a lesson, where it was left; it is the caller's to delete."""

        def found() -> tuple[Lesson, LessonWords]:
            lessons = self._context.lessons(game)
            return next((lesson, told) for lesson, told in lessons if lesson.name == name)

        lesson, _ = found()
        progress, manifest = self._progress, self._context.manifest(game)
        at = progress.steps(game, lesson) % len(lesson.steps)  # from the start if all are done
        page = LessonPage(manifest, lesson, lambda: found()[1], at, self._context.motion)
        TableSounds(page, manifest.sounds, self._context.sound)
        page.reached.connect(lambda step: progress.note(game, lesson, step))
        page.finished.connect(lambda: progress.note(game, lesson, len(lesson.steps)))
        page.finished.connect(self.learn_requested)
        page.leave_requested.connect(self.learn_requested)
        page.bar.rule_requested.connect(self.explain_requested)
        return page

    def puzzles(self, game: str) -> "PuzzlesPage":
        """The list of a game's puzzles."""
        from festival_desktop.ui.pages.learn import PuzzlesPage

        if game not in self._puzzles:
            manifest, puzzles = self._context.puzzle_manifest(game), self._context.puzzles(game)
            page = self._puzzles[game] = PuzzlesPage(manifest, puzzles, self._solved)
            page.back_requested.connect(self.learn_requested)
            page.puzzle_requested.connect(lambda number: self.puzzle_requested.emit(game, number))
        return self._puzzles[game]

    def new_puzzle(self, game: str, number: int) -> PuzzlePage:
        """A page for a puzzle; it is the caller's to delete."""
        manifest, puzzles = self._context.puzzle_manifest(game), self._context.puzzles(game)
        puzzle, sound = puzzles[number - 1], self._context.sound
        page = PuzzlePage(manifest, puzzle, self._context.motion)
        TableSounds(page, manifest.sounds, sound)
        page.solved.connect(lambda: self._solved.note(game, puzzle))
        page.solved.connect(lambda: sound.play(WIN))
        page.next_requested.connect(lambda: self._next_puzzle(game, number))
        page.leave_requested.connect(lambda: self.puzzles_requested.emit(game))
        page.bar.rule_requested.connect(self.explain_requested)
        page.changed.connect(self.table_changed)
        return page

    def _next_puzzle(self, game: str, number: int) -> None:
        """After the last one, the list of all."""
        if number < len(self._context.puzzles(game)):
            self.puzzle_requested.emit(game, number + 1)
        else:
            self.puzzles_requested.emit(game)

    def game_of(self, page: QWidget) -> str | None:
        """The game a page belongs to; None for the other pages."""
        if self.table is not None and (page is self.table or isinstance(page, EndPage)):
            return self.table.match.game.name
        return next((game for game, own in self._setups.items() if own is page), None)

    def can_print(self, page: QWidget) -> bool:
        """Whether the game of a page has anything to print."""
        game = self.game_of(page)
        return game is not None and self._context.manifest(game).printables is not None

    def printables(self, page: QWidget) -> list[Printable]:
        """What can be printed; on a setup page there is no match yet, only what is blank."""
        game = self.game_of(page)
        listed = self._context.manifest(game).printables if game is not None else None
        if listed is None:
            return []
        return list(listed(None if page in self._setups.values() else self._current.match))

    # -- of no game ----------------------------------------------------------------------------

    @cached_property
    def settings(self) -> SettingsPage:
        invitation = self._context.boxes()[0].invitation
        page = SettingsPage(self._settings, invitation and invitation.thumbnail)
        page.back_requested.connect(self.back_requested)
        page.strength_requested.connect(self._show_strength)
        return page

    def _show_strength(self) -> None:
        from festival_desktop.ui.dialogs.strength import StrengthDialog, Tables

        games = [
            Tables(box.name, box.label, self._context.manifest(box.name).rules.seats)
            for box in self._context.boxes()
        ]
        StrengthDialog(games, self._context.strengths(), self.settings).run()

    @cached_property
    def comfort(self) -> "ComfortPage":
        from festival_desktop.ui.pages.comfort import ComfortPage

        pieces = (box.piece for box in self._context.boxes() if box.piece is not None)
        page = ComfortPage(self._settings, next(pieces))
        page.done_requested.connect(self._actions["shelf"].trigger)
        return page

    @cached_property
    def saves(self) -> "SavesPage":
        from festival_desktop.ui.pages.saved_games.page import SavesPage

        folder = self._context.repository.folder
        trash = Trash(folder.path.parent / "trash")
        page = SavesPage(
            SavedGames(folder.path, trash, self._current.let_go),
            folder.info,
            self._context.thumbnail,
            self._context.boxes,
            self._dialogs.several_to_open,
            self._dialogs.to_save,
        )
        page.back_requested.connect(self._actions["shelf"].trigger)
        page.open_requested.connect(self._current.open)
        page.replay_requested.connect(self.replay_file_requested)
        return page

    @cached_property
    def learn(self) -> "LearnPage":
        from festival_desktop.ui.pages.learn import LearnPage

        page = LearnPage(
            self._context.boxes, self._context.lessons, self._progress, self._solved_puzzles
        )
        page.back_requested.connect(self._actions["shelf"].trigger)
        page.lesson_requested.connect(self.lesson_requested)
        page.puzzles_requested.connect(self.puzzles_requested)
        page.first_game_requested.connect(self.first_game_requested)
        page.rules_requested.connect(self._actions["rules"].trigger)
        return page

    def _solved_puzzles(self, game: str) -> tuple[int, int]:
        """How many puzzles of a game are solved, and how many there are."""
        puzzles = self._context.puzzles(game)
        return sum(self._solved.is_solved(game, one) for one in puzzles), len(puzzles)

    @property
    def challenge_game(self) -> str:
        """Whose challenge is on the shelf."""
        return self._context.challenges()[0].game

    def records(self, game: str) -> "RecordsPage":
        """Of the challenge of a game."""
        from festival_desktop.ui.records.page import RecordsPage

        if game not in self._records:
            page = self._records[game] = RecordsPage(
                partial(self._context.challenge, game),
                partial(self._record_repository.games, game),
                self._context.manifest(game).medals,
                partial(self._context.challenges, game),
            )
            page.back_requested.connect(self._actions["shelf"].trigger)
            page.level_requested.connect(lambda level: self.level_requested.emit(game, level))
            page.other_requested.connect(self.records_requested)
        return self._records[game]
