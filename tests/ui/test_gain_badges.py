"""The badges at the seats show what a move gains before it is chosen."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.art.fonts import load_fonts
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.firefly_festival import moves as ff
from festival_desktop.models.session import Session
from festival_desktop.play.preview import Preview
from festival_desktop.play.seats import Player
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count
from festival_desktop.tables.firefly_festival.gains import gains
from tests.contract.walks import CASES, Case, any_kind, walk
from tests.ui import festival, firefly
from tests.ui.words.gains import moves_of_every_kind

FESTIVAL, _, FIREFLY = catalog.GAMES
Gained = Counter[tuple[int, str]]
"""Seat and piece → how many; of what is missing, the piece with a minus."""


class Table:
    """A table without a window around it."""

    def __init__(self, game: str, players: int) -> None:
        load_fonts()
        manifest = catalog.manifest(game)
        seats = tuple(Player(name) for name in firefly.NAMES[:players])
        self.session = Session(manifest.rules, manifest.table, seats)
        words = manifest.words(self.session)
        self.scene = TableScene(
            self.session,
            Animator(enabled=False),
            lambda context: manifest.presenter(context, words),
        )
        self.view = TableView(self.scene)
        self.view.resize(1280, 640)
        self.view.show()
        self._state: Any = None

    def show(self, state: Any) -> None:
        if state is self._state:
            return
        self._state = state
        self.session.show(state, self.session.game.to_act(state), None, (), True)
        QApplication.processEvents()

    def point_at(self, move: Any) -> None:
        """Select all that leads to a move but the last, which gets the pointer."""
        presenter, session = self.scene.presenter, self.session
        session.selector.clear()
        targets = [target for each in session.table.selections(move) for target in sorted(each)]
        if targets[-1].kind == "turn":  # a tile lies on its cell already
            presenter.highlight(targets)
        else:
            for target in targets[:-1]:
                session.selector.select(target)
            presenter.pointer.hovered = targets[-1]
            presenter.hover_changed()
        presenter.context.redraw(instant=True)

    def badges(self, kind: str) -> list[tuple[list[str], tuple[Any, ...]]]:
        """List key and face of each badge."""
        items = [item for item in self.scene.canvas.items if item.spec.kind == kind]
        return [(item.key.split(":"), item.spec.face) for item in items if item.goal is not None]


def meant_in_festival(preview: Preview) -> Gained:
    lanterns, found = festival.rules().content.lanterns, Gained()
    for gain in (*preview.changes, *preview.promised):
        match gain.what:
            case Count.LANTERN:
                piece = lanterns[gain.key[0]]
            case Count.MOONCAKE:
                piece = "mooncake"
            case Count.POINTS:
                piece = "points"
            case Count.TRIXIE:
                piece = "wild"
            case _:
                continue
        if gain.missing:
            found[gain.seat, f"-{piece}"] = 1
        elif gain.number > 0:
            found[gain.seat, piece] += gain.number
    return found


def painted_in_festival(table: Table) -> Gained:
    found = Gained()
    for (_, seat, _), (piece, words, given, _) in table.badges("badge"):
        if given:
            found[int(seat), piece] += int(words.lstrip("+").split()[0])
        else:
            found[int(seat), f"-{piece}"] = 1
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    "friends",
    [
        {"mistmane": fm.CountAsMatch, "trixie": fm.TakeTrixie, "luna": m.Place, "rarity": None},
        {"cadance": fm.GainTogether, "pinkie": m.Place, "sweetie-belle": None, "rarity": None},
        {"fluttershy": fm.Take, "rainbow": None, "starlight": m.Exchange, "celestia": m.Dedicate},
    ],
    ids="-".join,
)
def test_seats_show_what_a_move_with_friends_gains(
    qtbot: QtBot, friends: dict[str, type | None]
) -> None:
    case, rng, states = Case(FESTIVAL, "gala-2"), Rng(9), []
    state = case.game.deal(Setup(2, {"friends": tuple(friends)}), Rng(1))
    state.mooncakes, state.mooncakes_left = [12, 12], 4
    while case.game.to_act(state) is not None:
        states.append(state)
        state = step(case.game, state, any_kind(case.game.legal_moves(state), rng)).state
    table, gaining = Table(FESTIVAL, 2), set[type]()
    for state, move in moves_of_every_kind(case, states):
        table.show(state)
        table.point_at(move)
        meant = meant_in_festival(table.session.preview_of(move))
        assert painted_in_festival(table) == meant, case.game.write(move)
        if meant:
            gaining.add(type(move))
    assert {kind for kind in friends.values() if kind} <= gaining


@pytest.mark.full
@pytest.mark.parametrize("case", [case for case in CASES if case.name == FIREFLY], ids=str)
def test_seats_show_what_a_move_in_firefly_festival_gains(qtbot: QtBot, case: Case) -> None:
    table, gaining = Table(FIREFLY, case.setup.players), set[type]()
    for state, move in moves_of_every_kind(case, walk(case, 0).undecided):
        table.show(state)
        table.point_at(move)
        preview = table.session.preview_of(move).immediate_effects()
        meant = {
            (str(each.seat), each.what, str(each.missing)): each.number for each in gains(preview)
        }
        badges = table.badges("gain")
        painted = {tuple(key[1:]): int(face[0].lstrip("+")) for key, face in badges}
        assert painted == meant, case.game.write(move)
        if meant:
            gaining.add(type(move))
    assert {ff.BuildBridge, ff.BuildPagoda, ff.TakeCrow} <= gaining
