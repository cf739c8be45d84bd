"""Firefly Festival as the shell knows it."""

from typing import Any

from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.play.table import Table
from festival_desktop.screens.firefly_festival.box import box
from festival_desktop.screens.firefly_festival.options import FireflyOptions
from festival_desktop.screens.firefly_festival.score_sheet.ending import ending
from festival_desktop.screens.firefly_festival.table.scene import FireflyScene
from festival_desktop.screens.firefly_festival.thumbnail import thumbnail
from festival_desktop.screens.firefly_festival.words.words import FireflyWords
from festival_desktop.ui.manifest import Computers, GameManifest


def manifest(rules: FireflyFestival, table: Table[Any, Any], computers: Computers) -> GameManifest:
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=FireflyOptions(rules).declare(),
        ending=lambda match, records: ending(rules, match),
        words=lambda players, parent: FireflyWords(rules, players, parent),
        scene=lambda session, words, motion, parent: FireflyScene(
            session, rules, words, motion, parent
        ),
        thumbnail=lambda state: thumbnail(rules, rules.view(state, None)),
    )
