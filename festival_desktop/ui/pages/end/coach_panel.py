"""The coach on the end page: the decisions that cost most, what was better, and why.

It is shown in place of the score sheet, and its curves in place of the points: how likely everybody
was to win, from how a computer saw the positions of the game. Somebody who plays alone wins anyway:
what they had and could hope for is told instead.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from operator import is_
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import color, put, rounded
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.controller.coach import MISTAKES, Coach, Mistake, Review
from festival_desktop.core.game import Event
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.end.course import Course
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.pages.end.score_sheet import ScoreSheet
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.scroll import Scroll
from festival_desktop.ui.words.explanations import ChoicesWords
from festival_desktop.ui.words.game_words import GameWords

SPREAD = 0.2
"""How far a game may still turn at its beginning, as a part of the best result."""
LEAST = 0.35
"""The part of that which is left just before the end."""


class _Progress(Painted, QWidget):
    preferred, least = (400, 10), (100, 10)

    def __init__(self) -> None:
        super().__init__()
        self.part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_part(self, part: float) -> None:
        self.part = part
        self.update()

    def paint(self, p: QPainter) -> None:
        whole = QRectF(self.rect())
        done = QRectF(whole)
        done.setWidth(max(whole.height(), whole.width() * self.part))
        if self.isRightToLeft():
            done.moveRight(whole.right())
        put(p, rounded(whole, whole.height() / 2), color("wood", 0.3))
        put(p, rounded(done, whole.height() / 2), "lacquer")


class MistakeRow(Panel):
    """One decision."""

    padding = 16, 8, 16, 8

    def __init__(self) -> None:
        super().__init__("paper")
        self.number = 0
        self.made = Label(15, weight=SEMIBOLD, wrap=True)
        self.better = Label(14, wrap=True)
        self.cost = Label(14, "lacquer", BOLD)
        self.look = Button("paper", "eye", px=13, height=32)
        self.again = Button("paper", "branch", px=13, height=32)
        words = fill(QVBoxLayout(), self.made, self.better)
        low = fill(QHBoxLayout(), self.cost, STRETCH, self.look, self.again)
        space(words, spacing=3)
        space(low, spacing=10)
        space(fill(QVBoxLayout(self), (words, 1), low), spacing=6)


class CoachPanel(Panel):
    look_requested = Signal(object, object)
    """The table before a `Mistake`; with what was done and what was better, in words."""
    branch_requested = Signal(int)
    """Try again from there."""
    reviewed = Signal(object)
    """A `Review`: everything has been looked at."""

    padding = 24, 14, 24, 14

    def __init__(self, sheet: ScoreSheet, course: Course, button: Button) -> None:
        """`button` shows and hides it."""
        super().__init__("board")
        self._sheet, self._course, self._button = sheet, course, button
        self._played: tuple[GameManifest, AnyMatch] | None = None
        self._steps: list[Any] = []
        """Those of the match when it was shown: some may be taken back, and others played."""
        self._result: Result | None = None
        self._coach: Coach | None = None
        self.review: Review | None = None
        self.heading = Label(19, "light_hi", BOLD)
        self.about = Label(14, "on_dark", wrap=True)
        self.progress = _Progress()
        self.rows = [MistakeRow() for _ in range(MISTAKES)]
        inside = QWidget()
        space(fill(QVBoxLayout(inside), self.about, *self.rows, STRETCH), spacing=8)
        column = fill(QVBoxLayout(self), self.heading, self.progress)
        space(fill(column, (Scroll(inside), 1)), spacing=8)
        for row in self.rows:
            row.look.clicked.connect(lambda _=False, row=row: self._look(row))
            row.again.clicked.connect(
                lambda _=False, row=row: self.branch_requested.emit(row.number)
            )
        button.clicked.connect(lambda: self._show(self.isHidden()))
        self.hide()
        self.retranslate()

    # -- looking -------------------------------------------------------------------------------

    def show_match(self, game: GameManifest, match: AnyMatch) -> None:
        """A match that is over. Another one, or the same with another end, begins with its score
        sheet; the same goes on as it was left.
        """
        same = self._played is not None and match is self._played[1]
        if not same or not _same_steps(match.steps, self._steps):
            self._played, self._steps = (game, match), [*match.steps]
            self._result = self.review = None
            self._show(False)
        elif not self.isHidden():
            self.start()
        self._button.setVisible(bool(match.people))

    def show_result(self, result: Result) -> None:
        self._result = result
        self.retranslate()

    def _show(self, coached: bool) -> None:
        self.setVisible(coached)
        self._sheet.setVisible(not coached)
        if coached:
            self.start()
        else:
            self.stop()
        self.retranslate()

    def _show_curves(self) -> None:
        """Points, or how the coach saw everybody's chances."""
        result, review = self._result, self.review
        if result is None or self._played is None:
            return
        if self.isHidden() or review is None or not all(review.worths):
            self._course.show_result(result)
        else:
            seen = with_outlook if len(result.names) == 1 else with_chances
            self._course.show_prospects(seen(result, review.worths), len(self._played[1].steps))

    def start(self) -> None:
        """Look at the match, unless that was done."""
        if self._played is None or self.review is not None:
            return
        self.stop()
        game, match = self._played
        self._coach = coach = Coach(match, game.computers, game.thinker, self)
        coach.progressed.connect(lambda done, total: self.progress.show_part(done / total))
        coach.finished.connect(self._finished)
        coach.start()

    def stop(self) -> None:
        if self._coach is not None:
            self._coach.stop()
            self._coach.deleteLater()
            self._coach = None
        self.progress.show_part(0.0)

    def _finished(self, review: Review) -> None:
        self.review = review
        self.stop()
        self.retranslate()
        self.reviewed.emit(review)

    # -- words ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        ask = QCoreApplication.translate("CoachControl", "Ask the coach")
        sheet = QCoreApplication.translate("CoachControl", "Score sheet")
        self._button.say(ask if self.isHidden() else sheet)
        self.heading.setText(self.tr("Your costliest decisions"))
        self.about.setText(self._about())
        self.progress.setVisible(self.review is None)
        mistakes = self.review.mistakes if self.review is not None else ()
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(mistakes))
            row.look.say(self.tr("Show the table at that moment"))
            row.again.say(self.tr("Try again from here"))
        if self._played is not None and mistakes:
            words = _words_of(*self._played, self)
            for row, mistake in zip(self.rows, mistakes, strict=False):
                self._say(row, mistake, self._played[1], words)
        self._show_curves()

    def _look(self, row: MistakeRow) -> None:
        if self.review is not None:
            mistake = self.review.mistakes[self.rows.index(row)]
            self.look_requested.emit(mistake, (row.made.text(), row.better.text()))

    def _about(self) -> str:
        if self.review is None:
            return self.tr("The coach is reviewing the whole game. You can leave at any time.")
        if not self.review.mistakes:
            return self.tr("Given what you knew, nothing was clearly better.")
        return self.tr("What a Master would have done with what you knew at the time.")

    def _say(self, row: MistakeRow, mistake: Mistake, match: AnyMatch, words: GameWords) -> None:
        """What was done, and what would have happened."""
        row.number = number = mistake.number
        step, events = match.steps[number], list[Event]()
        state: Any = match.game.copy(match.state_at(number))
        match.game.play(state, mistake.better, events)
        made = words.entry(LogEntry(number, step.seat, step.events, step.sealed))
        row.made.setText(self.tr("Step {number}: {step}").format(number=number + 1, step=made))
        other = words.entry(LogEntry(number, step.seat, tuple(events), False))
        better = self.tr("Better: {step}").format(step=other)
        row.better.setText(f"{better} {words.reason(mistake.reason)}".rstrip())
        row.cost.setText(self.tr("about %n point(s)", "", max(1, round(mistake.cost))))


def _same_steps(some: Sequence[Any], others: Sequence[Any]) -> bool:
    return len(some) == len(others) and all(map(is_, some, others))


def _words_of(game: GameManifest, match: AnyMatch, parent: QWidget) -> GameWords:
    """The words of a game for its steps. Everything may be told, as it is over."""
    session = Session(match.game, game.table, match.players, parent)
    words = game.words(session)
    session.words = ChoicesWords(words, parent)
    session.show(match.state_at(len(match.steps)), None, None, (), playable=False)
    return words


def with_chances(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """The same with percents in place of points; `worths`: place → seat → what it could expect."""
    last, spread = len(worths) - 1, max(1.0, SPREAD * max(result.totals))
    parts = [
        _shares(worth, spread * max(LEAST, math.sqrt(1 - place / last)))
        for place, worth in enumerate(worths[:-1])
    ]
    seats, winners = range(len(result.names)), result.winners
    if winners:
        parts.append([(seat in winners) / len(winners) for seat in seats])
    else:  # moves were taken back: nobody has won yet
        parts.append(_shares(worths[-1], spread * LEAST))
    curves = tuple(tuple(round(100 * part[seat]) for part in parts) for seat in seats)
    return replace(result, curves=curves, totals=tuple(curve[-1] for curve in curves))


def with_outlook(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """The same with what a player who is alone had and could hope for at each place."""
    expected = [round(worth[0]) for worth in worths[:-1]]
    return replace(result, curves=((*expected, result.totals[0]),))


def _shares(worths: Sequence[float], spread: float) -> list[float]:
    """Logistic: a lead of `spread` makes somebody about 2.7 times as likely to win."""
    best = max(worths)
    weights = [math.exp((worth - best) / spread) for worth in worths]
    return [weight / sum(weights) for weight in weights]
