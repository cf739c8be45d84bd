"""Everything behind the shelf, created after the first picture and connected here.

The parts know each other only as far as their constructors say, and none of them the window.
"""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.saves.glance import Waiting
from festival_desktop.ui.actions import Actions
from festival_desktop.ui.context import AppContext
from festival_desktop.ui.dialogs.save_questions import Confirmations
from festival_desktop.ui.file_actions import FileActions, FileDialogs
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.learning import Learning
from festival_desktop.ui.navigation import Navigation
from festival_desktop.ui.page_registry import PageRegistry
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.shelf import ShelfPage
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.records.repository import RecordRepository
from festival_desktop.ui.rules.pointing import Pointing
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.table.table_frame import TableFrame
from festival_desktop.ui.table_actions import PAGE_ACTIONS, possible_actions
from festival_desktop.ui.words.saves import SaveWords

if TYPE_CHECKING:
    from festival_desktop.ui.rules.help import RulesHelp


class Shell(QObject):
    def __init__(
        self,
        window: QWidget,
        stack: QStackedWidget,
        shelf: ShelfPage,
        settings: Settings,
        context: AppContext,
        say: Callable[[str, str], None],
    ) -> None:
        """Set up; `window` owns dialogs and actions, `say` shows a sentence with an icon."""
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._settings = settings
        self.context = context
        self.current = CurrentMatch(context.repository, self)
        self.records = RecordRepository(
            context.records, context.record_of, lambda game: context.challenge(game).title, self,
            computers=context.records_against_computers,
            against_computers=context.against_computers,
        )  # fmt: skip
        self.actions = Actions(window, LANGUAGES)
        self.navigation = Navigation(stack, shelf, context.motion)
        self.pages = PageRegistry(
            self.navigation, settings, context, self.current, self.records, self.actions,
            self.explain, self,
        )  # fmt: skip
        self.learning = Learning(self.pages, settings, context, self.actions)
        dialogs = FileDialogs(window, settings)
        self.files = FileActions(context, self.current, self.pages, dialogs, say)
        self._pointing = Pointing(window)
        Confirmations(window, self.current, self.files.save_copy)
        self._connect(say)
        self._connect_actions()
        self._set_motion()
        self._set_volumes()

    def _connect(self, say: Callable[[str, str], None]) -> None:
        current, navigation, words = self.current, self.navigation, SaveWords(self)
        current.opened.connect(self.pages.show_match)
        current.reported.connect(lambda report: say(*words.report(report)))
        self.records.said.connect(say)
        navigation.left_table.connect(current.save)
        navigation.page_changed.connect(self.update)
        settings = self._settings
        settings.changed("motion").connect(self._set_motion)
        settings.changed("effects").connect(self._set_volumes)
        settings.changed("ambience").connect(self._set_volumes)
        settings.changed("muted").connect(self._set_volumes)

    def _connect_actions(self) -> None:
        actions, settings, pages = self.actions, self._settings, self.pages
        actions.connect_handlers(
            {
                "new": lambda: pages.go_to_setup(self.usual_game()),
                "open": self.files.choose_and_open,
                "save": self.current.save_on_request,
                "save_as": self.files.save_copy,
                "replay": pages.replay_current,
                "print": self.print_sheets,
                "full_screen": self.toggle_full_screen,
                "mute": lambda: setattr(settings, "muted", not settings.muted),
                "settings": pages.go_to_settings,
                "rules": self.show_rules,
                "explain": self.explain,
                "keys": self.show_keys,
                "checkup": self.check_installation,
                "about": self.about,
                "shelf": self.navigation.go_to_shelf,
                "menu": self.show_menu,
                "quit": self._window.close,
            }
        )
        for kind, acts in PAGE_ACTIONS.items():
            actions.connect_handlers(
                {name: partial(self._act, kind, act) for name, act in acts.items()}
            )
        actions.language_requested.connect(lambda code: setattr(settings, "language", code))
        settings.changed("language").connect(actions.show_language)
        actions.show_language(settings.language)

    def _act(self, kind: Any, act: Callable[[Any], object]) -> None:
        """Call `act` with the current page, if it is of this kind."""
        if isinstance(page := self.navigation.page, kind):
            act(page)

    def _set_motion(self) -> None:
        motion = self.context.motion
        motion.enabled = self._settings.motion
        if not motion.enabled:
            motion.skip()

    def _set_volumes(self) -> None:
        settings = self._settings
        volumes = (0, 0) if settings.muted else (settings.effects, settings.ambience)
        self.context.sound.set_volumes(*volumes)
        self.actions["mute"].setChecked(settings.muted)

    # -- the shelf -------------------------------------------------------------------------------

    def update(self) -> None:
        """Refresh actions and title, and the shelf's saved games."""
        self.update_actions()
        title = self.navigation.page.windowTitle()
        self._window.setWindowTitle(f"{title} – Festival Desktop" if title else "Festival Desktop")
        if self.navigation.page is self._shelf:
            self.update_shelf()

    def update_shelf(self) -> None:
        """Show the saved games, the one to continue, and the records."""
        games = self.context.repository.folder.games()
        latest = next((one for one in games if one.unfinished), None)
        if latest is not None and latest.save is not None:
            thumbnail = self.context.thumbnail(latest.path)
            waiting = Waiting.of(latest.save)
            self._shelf.show_saves(waiting, len(games), latest.when, thumbnail)
        else:
            self._shelf.show_saves(None, len(games))
        for facts in self.context.challenges()[:1]:
            self._shelf.show_records(self.records.games(facts.game))

    def continue_latest(self) -> None:
        """Open the game played last, if it exists and can be opened."""
        latest = self.context.repository.folder.latest_unfinished()
        if latest is None or not self.current.open(latest.path):
            self.update_shelf()

    def usual_game(self) -> str:
        """Return the open game, or the first one."""
        match = self.current.match
        return match.game.name if match is not None else self.context.boxes()[0].name

    # -- actions ---------------------------------------------------------------------------------

    def update_actions(self) -> None:
        """Enable what can be done now."""
        page, table = self.navigation.page, self.pages.table
        at_table = table is not None and page is table
        played = table is not None and table.match.cursor > 0
        possible = possible_actions(page) | {
            "save": at_table,
            "save_as": at_table,
            "replay": played and (at_table or isinstance(page, EndPage)),
            "print": self.pages.can_print(page),
            "shelf": page is not self._shelf,
        }
        for name, enabled in possible.items():
            self.actions[name].setEnabled(enabled)
        self.actions["full_screen"].setChecked(self._window.isFullScreen())

    def toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
        self.update_actions()

    def show_menu(self) -> None:
        """Show the menu below the table's button, or in the corner of the window."""
        table, below = self.pages.table, self._window
        corner = below.rect().topLeft()
        if table is not None and self.navigation.page is table:
            below = table.toolbar.menu
            corner = below.rect().bottomLeft()
        self.actions.menu(self._window).popup(below.mapToGlobal(corner))

    # -- rules -----------------------------------------------------------------------------------

    @cached_property
    def help(self) -> "RulesHelp":
        """The rules help, loaded on first use."""
        from festival_desktop.ui.rules.help import RulesHelp

        return RulesHelp(self._window, self.context)

    def _game_shown(self) -> str | None:
        page = self.navigation.page
        return page.match.game.name if isinstance(page, TableFrame) else self.pages.game_of(page)

    def show_rules(self) -> None:
        """Open the current game's book at its start."""
        self.help.show(self.help.beginning(self._game_shown() or self.usual_game()))

    def explain(self, topic: str = "") -> None:
        """Open the paragraph of a topic, of the current refusal, or of the thing pointed at."""
        page = self.navigation.page
        said = page.topic if isinstance(page, TableFrame) else ""
        if not (topic or said) and isinstance(page, TableFrame) and page.may_open_first_sheet():
            page.open_first_sheet()
            return
        self.help.show(self.help.find(self._game_shown(), topic or said, *self._pointing.here()))

    # -- dialogs ---------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """Show every key, including those of the current game."""
        from festival_desktop.ui.dialogs.keys import KeysDialog, keys_of_actions, keys_of_tables

        groups = [
            (self.tr("At every table"), keys_of_tables()),
            (self.tr("Everywhere"), keys_of_actions(self.actions.all())),
        ]
        game = self.pages.game_of(self.navigation.page)
        if game is not None:
            manifest = self.context.manifest(game)
            groups.insert(0, (manifest.title, manifest.keys()))
        KeysDialog(groups, self._window).run()

    def about(self) -> None:
        from festival_desktop.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.check_requested.connect(self.actions["checkup"].trigger)
        dialog.run()

    def check_installation(self) -> None:
        from festival_desktop.ui.dialogs.checkup import check_installation

        def parts(game: str) -> tuple[Any, Any]:
            manifest = self.context.manifest(game)
            return manifest.rules, manifest.computers

        games = {box.name: partial(parts, box.name) for box in self.context.boxes()}
        check_installation(games, self._window)

    def print_sheets(self) -> None:
        from festival_desktop.ui.dialogs.printing import PrintDialog

        page = self.navigation.page
        game = self.pages.game_of(page)
        manifest = None if game is None else self.context.manifest(game)
        if manifest is not None and manifest.printables is not None:
            # Setup pages have no match yet, only blank documents.
            match = self.current.match if isinstance(page, TablePage | EndPage) else None
            PrintDialog(manifest.title, list(manifest.printables(match)), self._window).run()
