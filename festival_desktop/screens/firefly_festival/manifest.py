"""The kit of Firefly Festival: where its rules, words, pages and scene come together."""

from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.screens.firefly_festival.pages.end import EndPage
from festival_desktop.screens.firefly_festival.pages.setup import SetupPage
from festival_desktop.screens.firefly_festival.pages.table_picture import small_lake
from festival_desktop.screens.firefly_festival.table.presenter import FireflyPresenter
from festival_desktop.screens.firefly_festival.words.words import FireflyWords
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.ui.kit import Computers, GameKit
from festival_desktop.ui.pages.boxes import game_title


def make(rules: FireflyFestival, computers: Computers) -> GameKit:
    table = FireflyTable(rules)
    return GameKit(
        rules=rules,
        table=table,
        computers=computers,
        title=lambda: game_title(rules.name),
        setup_page=lambda settings: SetupPage(rules, settings, tuple(computers)),
        end_page=lambda records: EndPage(rules.content),
        words=lambda players, parent: FireflyWords(rules, players, parent),
        scene=lambda session, words, motion, parent: TableScene(
            session, motion, lambda context: FireflyPresenter(context, table, words), parent
        ),
        picture=lambda state: small_lake(rules, rules.view(state, None)),
    )
