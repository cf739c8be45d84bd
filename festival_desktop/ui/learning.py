"""The pages to learn a game: lessons and puzzles, and the lists of them."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from festival_desktop.controller.coach import Mistake
from festival_desktop.core.errors import FestivalError
from festival_desktop.play.lesson import Lesson, LessonWords
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.own_puzzle import OwnPuzzle
from festival_desktop.ui.actions import Actions
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.page_registry import PageRegistry
from festival_desktop.ui.pages.guided import GuidedPage
from festival_desktop.ui.pages.lesson import LessonPage
from festival_desktop.ui.pages.puzzle import PuzzlePage
from festival_desktop.ui.progress import LessonProgress, OwnPuzzles, PuzzleProgress
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.table.table_sounds import WIN, TableSounds

if TYPE_CHECKING:
    from festival_desktop.ui.pages.learn import LearnPage, PuzzlesPage


class Learning(QObject):
    def __init__(
        self, pages: PageRegistry, settings: Settings, context: AppContext, actions: Actions
    ) -> None:
        super().__init__(pages)
        self._pages, self._context, self._actions = pages, context, actions
        self._navigation = pages.navigation
        self._progress, self._solved = LessonProgress(settings), PuzzleProgress(settings)
        self._own = OwnPuzzles(settings)
        self._puzzles: dict[str, PuzzlesPage] = {}
        pages.puzzle_requested.connect(self._take_mistake)

    @cached_property
    def learn(self) -> "LearnPage":
        """The list of all lessons."""
        from festival_desktop.ui.pages.learn import LearnPage

        page = LearnPage(
            self._context.boxes, self._context.lessons, self._progress, self._solved_puzzles
        )
        page.back_requested.connect(self._navigation.go_to_shelf)
        page.lesson_requested.connect(self.take_lesson)
        page.puzzles_requested.connect(self.go_to_puzzles)
        page.first_game_requested.connect(self._pages.play_first_game)
        page.rules_requested.connect(self._actions["rules"].trigger)
        return page

    def _solved_puzzles(self, game: str) -> tuple[int, int]:
        """Count the solved puzzles of a game, and all of them."""
        puzzles = self._context.puzzles(game)
        return sum(self._solved.is_solved(game, one) for one in puzzles), len(puzzles)

    def go_to_learn(self) -> None:
        self._navigation.go(self.learn)

    def take_lesson(self, game: str, name: str) -> None:
        """Open a lesson where it was left."""

        names = [lesson.name for lesson, _ in self._context.lessons(game)]
        place = names.index(name)
        later = names[place + 1 :]

        def found() -> tuple[Lesson, LessonWords]:
            return self._context.lessons(game)[place]

        lesson, _ = found()
        progress, manifest = self._progress, self._context.manifest(game)
        at = progress.steps(game, lesson) % len(lesson.steps)  # From the start if all are done.
        page = LessonPage(
            manifest,
            lesson,
            lambda: found()[1],
            at,
            self._context.motion,
            first=place == 0,
            followed=bool(later),
        )
        TableSounds(page, manifest.sounds, self._context.sound)
        page.reached.connect(lambda step: progress.note(game, lesson, step))
        for over in (page.finished, page.play_requested):
            over.connect(lambda: progress.note(game, lesson, len(lesson.steps)))
        if later:
            page.finished.connect(partial(self.take_lesson, game, later[0]))
        else:
            page.finished.connect(self.go_to_learn)
        page.play_requested.connect(partial(self._pages.play_first_game, game))
        page.leave_requested.connect(self.go_to_learn)
        self._begin(page)

    def puzzles(self, game: str) -> "PuzzlesPage":
        """Return the list of a game's puzzles."""
        from festival_desktop.ui.pages.learn import PuzzlesPage

        if game not in self._puzzles:
            manifest, puzzles = self._context.puzzle_manifest(game), self._context.puzzles(game)
            page = self._puzzles[game] = PuzzlesPage(manifest, puzzles, self._solved, self._own)
            page.back_requested.connect(self.go_to_learn)
            page.own_requested.connect(partial(self.take_own_puzzle, game))
            page.puzzle_requested.connect(partial(self.take_puzzle, game))
        return self._puzzles[game]

    def go_to_puzzles(self, game: str) -> None:
        self._navigation.go(self.puzzles(game))

    def take_puzzle(self, game: str, number: int) -> None:
        """Open a puzzle; after the last one, the list."""
        puzzles, sound = self._context.puzzles(game), self._context.sound
        if number > len(puzzles):
            self.go_to_puzzles(game)
            return
        manifest, puzzle = self._context.puzzle_manifest(game), puzzles[number - 1]
        page = PuzzlePage(manifest, puzzle, self._context.motion)
        TableSounds(page, manifest.sounds, sound)
        page.solved.connect(lambda: self._solved.note(game, puzzle))
        page.solved.connect(lambda: sound.play(WIN))
        page.next_requested.connect(partial(self.take_puzzle, game, number + 1))
        page.leave_requested.connect(partial(self.go_to_puzzles, game))
        page.changed.connect(self._navigation.page_changed)
        self._begin(page)

    def take_own_puzzle(self, game: str, puzzle: OwnPuzzle) -> None:
        """Open a puzzle of the person's own; back leads to the list."""
        from festival_desktop.ui.pages.own_puzzle import OwnPuzzlePage

        try:
            manifest = self._context.manifest(game)
            page = OwnPuzzlePage(manifest, puzzle, self._context.motion)
        except FestivalError:  # it is of other content than that of now
            self.go_to_puzzles(game)
            return
        TableSounds(page, manifest.sounds, self._context.sound)
        page.solved.connect(lambda: self._own.note(puzzle))
        page.solved.connect(lambda: self._context.sound.play(WIN))
        page.leave_requested.connect(partial(self.go_to_puzzles, game))
        page.changed.connect(self._navigation.page_changed)
        self._begin(page)

    def _take_mistake(self, match: AnyMatch, mistake: Mistake) -> None:
        """Keep a mistake as a puzzle, and open it."""
        game = match.game
        puzzle = OwnPuzzle(
            game.name,
            match.setup,
            game.dump(match.state_at(mistake.number)),
            mistake.seat,
            tuple(map(game.write, mistake.better)),
            mistake.cost,
            mistake.error,
            tuple(player.name for player in match.players),
        )
        self._own.keep(puzzle)
        self.take_own_puzzle(game.name, puzzle)

    def _begin(self, page: GuidedPage) -> None:
        page.bar.rule_requested.connect(self._pages.explain)
        self._navigation.go(page)
        page.enter()
