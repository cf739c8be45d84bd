"""The coach on the end page: the most expensive decisions, better ones, and why.

It replaces the score sheet, and its curves of winning chances replace the points. A solo player
wins anyway: there the curve shows points plus prospects.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from operator import is_
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.ai.turn_review import Line
from festival_desktop.art.brush import color, draw_path, rounded
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.controller.coach import Coach, Mistake, Review
from festival_desktop.core.game import Event
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.end.course import Band, Course
from festival_desktop.ui.pages.end.luck_panel import LuckPanel
from festival_desktop.ui.pages.end.result import Result
from festival_desktop.ui.pages.end.score_sheet import ScoreSheet
from festival_desktop.ui.style import BLEED
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.scroll import Scroll
from festival_desktop.ui.words.explanations import ChoicesWords
from festival_desktop.ui.words.game_words import GameWords
from festival_desktop.ui.words.turn_facts import TurnFacts

SPREAD = 0.2
"""How far the result can shift at the beginning of a game, as a fraction of the best total."""
LEAST = 0.35
"""Fraction of that range remaining just before the end."""
LEAST_SWING = 10
"""Percents that a chance must have changed by to be told."""


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
        draw_path(p, rounded(whole, whole.height() / 2), color("wood", 0.3))
        draw_path(p, rounded(done, whole.height() / 2), "lacquer")


class MistakeRow(Panel):
    """One decision."""

    padding = 16, 8, 16, 8

    def __init__(self) -> None:
        super().__init__("paper")
        self.number = 0
        self.made = Label(15, weight=SEMIBOLD, wrap=True)
        self.better = Label(14, wrap=True)
        self.advice = ""
        """The first better step: the table draws the others, and its line is short."""
        self.cost = Label(14, "lacquer", BOLD)
        self.look = Button("paper", "eye", px=13, height=32)
        self.puzzle = Button("paper", "puzzle", px=13, height=32)
        self.again = Button("paper", "branch", px=13, height=32)
        self._low = fill(QHBoxLayout(), self.look, self.puzzle, self.again)
        top = space(fill(QHBoxLayout(), (self.made, 1), self.cost), spacing=10)
        words = fill(QVBoxLayout(), top, self.better)
        space(words, spacing=3)
        space(self._low, spacing=10)
        space(fill(QVBoxLayout(self), (words, 1), self._low), spacing=6)

    def fit(self, width: int) -> None:
        """Stack the buttons where they have no room beside each other."""
        turn(False, self._low)
        turn(self.minimumSizeHint().width() > width, self._low)
        self._keep_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines()

    def _keep_lines(self) -> None:
        """Keep every line visible: the column measures rows for a slightly wider text."""
        self.setMinimumHeight(self.heightForWidth(self.width()))


class SwingRow(Panel):
    """Where somebody's chance to win changed most, and by what."""

    padding = 16, 8, 16, 8

    def __init__(self) -> None:
        super().__init__("paper")
        self.step = 0
        self.words = Label(14, wrap=True)
        self.look = Button("paper", "eye", px=13, height=32)
        space(fill(QHBoxLayout(self), (self.words, 1), self.look), spacing=10)


class CoachPanel(Panel):
    look_requested = Signal(object, object)
    """Emitted to show the table before a `Mistake`, with texts for it and the better decision."""
    step_requested = Signal(int)
    """The table after so many steps."""
    puzzle_requested = Signal(object)
    """A `Mistake`, to find a better turn for."""
    branch_requested = Signal(int)
    """Emitted to try again from a step."""
    reviewed = Signal(object)
    """Emitted with the complete `Review`."""

    padding = 24, 14, 24, 14

    def __init__(self, sheet: ScoreSheet, course: Course, button: Button) -> None:
        """Set up; `button` shows and hides the panel."""
        super().__init__("board")
        self._sheet, self._course, self._button = sheet, course, button
        self._played: tuple[GameManifest, AnyMatch] | None = None
        self._steps: list[Any] = []
        """Steps of the match when it was shown, to notice later changes."""
        self._result: Result | None = None
        self._coach: Coach | None = None
        self._facts = TurnFacts(self)
        self.review: Review | None = None
        self.heading = Label(19, "light_hi", BOLD)
        self.about = Label(14, "on_dark", wrap=True)
        self.progress = _Progress()
        self.rows: list[MistakeRow] = []
        self.swing = SwingRow()
        self.swing.look.clicked.connect(lambda: self.step_requested.emit(self.swing.step))
        self.luck = LuckPanel()
        self.luck.step_requested.connect(self.step_requested)
        inside = QWidget()
        self._list = fill(QVBoxLayout(), self.about)
        space(self._list, spacing=8)
        space(fill(QVBoxLayout(inside), self._list, self.swing, self.luck, STRETCH), spacing=8)
        column = fill(QVBoxLayout(self), self.heading, self.progress)
        self._scroll = Scroll(inside)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        space(fill(column, (self._scroll, 1)), spacing=8)
        button.clicked.connect(lambda: self._show(self.isHidden()))
        self.hide()
        self.retranslate()

    def _make_rows(self, number: int) -> None:
        """Create rows until there are enough."""
        while len(self.rows) < number:
            row = MistakeRow()
            row.look.clicked.connect(lambda _=False, row=row: self._look(row))
            row.puzzle.clicked.connect(
                lambda _=False, row=row: self.puzzle_requested.emit(self._mistake(row))
            )
            row.again.clicked.connect(
                lambda _=False, row=row: self.branch_requested.emit(row.number)
            )
            self.rows.append(row)
            fill(self._list, row)

    def _fit_rows(self) -> None:
        width = self._scroll.viewport().width() - 2 * BLEED
        self.luck.fit(width)
        for row in self.rows:
            row.fit(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    # -- review --------------------------------------------------------------------------------

    def show_match(self, game: GameManifest, match: AnyMatch) -> None:
        """Show a finished match.

        Another match, or another end of the same one, starts with its score sheet; the same one
        continues as it was left.
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
        """Show points, or the winning chances the coach saw."""
        result, review = self._result, self.review
        if result is None or self._played is None:
            return
        if self.isHidden() or review is None or not all(review.worths):
            self._course.show_result(result)
        else:
            steps, worths, alone = len(self._played[1].steps), review.worths, len(result.names) == 1
            seen = with_outlook(result, worths) if alone else with_chances(result, worths)
            bands = () if alone else chance_bands(result, worths, review.errors)
            self._course.show_prospects(seen, steps, bands)

    def start(self) -> None:
        """Review the match, unless that has been done."""
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

    # -- texts ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        ask = QCoreApplication.translate("CoachControl", "Ask the coach")
        sheet = QCoreApplication.translate("CoachControl", "Score sheet")
        self._button.say(ask if self.isHidden() else sheet)
        self.heading.setText(self.tr("Your costliest decisions"))
        self.about.setText(self._about())
        self.progress.setVisible(self.review is None)
        mistakes = self.review.mistakes if self.review is not None else ()
        self._make_rows(len(mistakes))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(mistakes))
            row.look.say(self.tr("Show the table at that moment"))
            row.puzzle.say(self.tr("Find it yourself"))
            row.puzzle.setToolTip(
                self.tr("A puzzle of your own: it stays under My puzzles until you solve it twice")
            )
            row.again.say(self.tr("Try again from here"))
        if self._played is not None and mistakes:
            words = _words_of(*self._played, self)
            for row, mistake in zip(self.rows, mistakes, strict=False):
                self._say(row, mistake, self._played[1], words)
        self._show_curves()
        self._show_swing()
        self._show_luck()
        self._fit_rows()

    def _show_luck(self) -> None:
        """Show luck for several seats, in games with chance."""
        review, result, played = self.review, self._result, self._played
        told = review is not None and any(any(one.luck) for one in review.events)
        self.luck.setVisible(told and result is not None and len(result.names) > 1)
        if not self.luck.isHidden() and review and result and played:
            self.luck.show_review(result, review, min(played[1].people))

    def _show_swing(self) -> None:
        """Explain the largest swing of the curves."""
        review, result, played = self.review, self._result, self._played
        swing = None
        if review is not None and result is not None and len(result.names) > 1:
            swing = largest_swing(with_chances(result, review.worths).curves)
        self.swing.setVisible(swing is not None)
        if swing is None or review is None or result is None or played is None:
            return
        game, match = played
        steps = range(review.places[swing.place - 1], review.places[swing.place])
        number = max(steps, key=lambda number: game.table.weight(match.steps[number].events))
        step = match.steps[number]
        entry = LogEntry(number, step.seat, step.events, step.sealed)
        self.swing.step = number + 1
        self.swing.look.say(self.tr("Show the table at that moment"))
        text = self.tr(
            "The largest swing was step {number}: {step} {name}’s chance to win went from {before} "
            "to {after} %."
        )
        self.swing.words.setText(
            text.format(
                number=number + 1,
                step=_words_of(*played, self).entry(entry),
                name=result.names[swing.seat],
                before=swing.before,
                after=swing.after,
            )
        )

    def _look(self, row: MistakeRow) -> None:
        self.look_requested.emit(self._mistake(row), (row.made.text(), row.advice))

    def _mistake(self, row: MistakeRow) -> Mistake:
        assert self.review is not None  # otherwise there is no row
        return self.review.mistakes[self.rows.index(row)]

    def _about(self) -> str:
        if self.review is None:
            return self.tr("The coach is reviewing the whole game. You can leave at any time.")
        if self.review.unlooked:
            return self.tr(
                "%n turn(s) couldn’t be reviewed: the computer was too busy.",
                "",
                self.review.unlooked,
            )
        if not self.review.mistakes:
            return self.tr("Nothing stands out: no turn was clearly worse than a Master’s.")
        return self.tr("A Master with your knowledge would have played these turns better.")

    def _say(self, row: MistakeRow, mistake: Mistake, match: AnyMatch, words: GameWords) -> None:
        """Describe what was done, and what would have happened."""
        row.number = mistake.number
        played, other = mistake.differing()
        made = _entries(match, mistake, mistake.made)
        better = _entries(match, mistake, mistake.better)
        names = [player.name for player in match.players]
        done = " ".join(words.entry(entry) for move, entry in made if move in played)
        text = self.tr("Step {number}: {step}")
        row.made.setText(text.format(number=mistake.number + 1, step=done))
        other_steps = [words.entry(entry) for move, entry in better if move in other]
        fact = self._facts.fact(
            words, names, mistake.seat, [one for _, one in made], [one for _, one in better]
        )
        advice = self.tr("Better: {step}")
        row.advice = advice.format(step="".join(other_steps[:1]))
        row.better.setText(f"{advice.format(step=' '.join(other_steps))} {fact}".rstrip())
        error = max(1, math.ceil(2 * mistake.error))  # leaves out one case in twenty
        cost = self.tr("{cost} ± %n point(s)", "", error).format(cost=round(mistake.cost))
        row.cost.setText(cost)


def _entries(match: AnyMatch, mistake: Mistake, line: Line) -> list[tuple[Any, LogEntry]]:
    """Return each move of a turn with its log entry."""
    state: Any = match.game.copy(match.state_at(mistake.number))
    told = []
    for move in line:
        events = list[Event]()
        match.game.play(state, move, events)
        told.append((move, LogEntry(mistake.number, mistake.seat, tuple(events), False)))
    return told


def _same_steps(some: Sequence[Any], others: Sequence[Any]) -> bool:
    return len(some) == len(others) and all(map(is_, some, others))


def _words_of(game: GameManifest, match: AnyMatch, parent: QWidget) -> GameWords:
    """Create the texts of a game's steps. Everything may be shown, as the game is over."""
    session = Session(match.game, game.table, match.players, parent)
    words = game.words(session)
    session.words = ChoicesWords(words, parent)
    session.show(match.state_at(len(match.steps)), None, None, (), playable=False)
    return words


def with_chances(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """Replace points by winning chances; `worths`: place → seat → expected points."""
    last = len(worths) - 1
    parts = [
        _shares(worth, _spread(result, place, last)) for place, worth in enumerate(worths[:-1])
    ]
    seats, winners = range(len(result.names)), result.winners
    if winners:
        parts.append([(seat in winners) / len(winners) for seat in seats])
    else:  # Moves were undone, so nobody has won yet.
        parts.append(_shares(worths[-1], max(1.0, SPREAD * max(result.totals)) * LEAST))
    curves = tuple(tuple(round(100 * part[seat]) for part in parts) for seat in seats)
    return replace(result, curves=curves, totals=tuple(curve[-1] for curve in curves))


def chance_bands(
    result: Result, worths: Sequence[Sequence[float]], errors: Sequence[Sequence[float]]
) -> tuple[Band, ...]:
    """Return the 95 % band of each seat's chance at each place; finished games are sure."""
    last, found = len(worths) - 1, list[Band]()
    for seat in range(len(result.names)):
        band = list[tuple[float, float]]()
        for place, (worth, error) in enumerate(zip(worths[:-1], errors[:-1], strict=True)):
            spread = _spread(result, place, last)
            ends = [
                [
                    one + (sign * 2 * error[seat] if at == seat else 0)
                    for at, one in enumerate(worth)
                ]
                for sign in (-1, 1)
            ]
            low, high = (100 * _shares(end, spread)[seat] for end in ends)
            band.append((low, high))
        found.append(tuple(band))
    return tuple(found)


class Swing(NamedTuple):
    """Where somebody's chance changed most."""

    seat: int
    place: int
    """It changed between this place and the one before."""
    before: int
    after: int


def largest_swing(curves: Sequence[Sequence[int]]) -> Swing | None:
    """Find the largest change of a chance, except the final result; None if all were small."""
    found = [
        Swing(seat, place, curve[place - 1], curve[place])
        for seat, curve in enumerate(curves)
        for place in range(1, len(curve) - 1)
    ]
    best = max(found, key=lambda one: abs(one.after - one.before), default=None)
    return best if best is not None and abs(best.after - best.before) >= LEAST_SWING else None


def _spread(result: Result, place: int, last: int) -> float:
    """Return how many points still make a difference at a place."""
    whole = max(1.0, SPREAD * max(result.totals))
    return whole * max(LEAST, math.sqrt(1 - place / last))


def with_outlook(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """Replace points by what a solo player had and could expect at each place."""
    expected = [round(worth[0]) for worth in worths[:-1]]
    return replace(result, curves=((*expected, result.totals[0]),))


def _shares(worths: Sequence[float], spread: float) -> list[float]:
    """Convert expected points to winning chances; a lead of `spread` makes 2.7 times as likely."""
    best = max(worths)
    weights = [math.exp((worth - best) / spread) for worth in worths]
    return [weight / sum(weights) for weight in weights]
