"""Statistics of many games that show whether the box is fair: sheets, places, sources."""

from festival_desktop.core.game import Standing
from festival_desktop.core.tally import Tally, spread, won
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State


class LanternsDiceMeasures:
    """Statistics of finished games. Victories are multiples of a seat's fair share."""

    def __init__(self, game: LanternsDice) -> None:
        self._content = game.content
        self._sheets = Tally(sheet.letter for sheet in game.content.sheets)
        self._places = Tally()
        self._lines = Tally()
        self._launched = Tally()
        self._turns: list[float] = []
        self._points: list[float] = []
        self._winning: list[float] = []

    def add(self, state: State, standing: Standing) -> None:
        self._turns.append(state.turn)
        self._winning.append(max(score.total for score in standing.scores))
        for place in range(state.players):
            seat = (state.start + place) % state.players
            score, part = standing.scores[seat], won(standing, seat)
            self._points.append(score.total)
            self._sheets.add(self._content.sheets[state.sheets[seat]].letter, part)
            self._places.add(f"{place + 1}.", part)
            for line in score.lines:
                self._lines.add(line.what, line.points)
        for shape in state.shapes:
            drawn = self._content.shapes[shape]
            self._launched.add(drawn.id, len(drawn.values) - state.left[shape])

    def lines(self) -> list[str]:
        return [
            spread("turns each", self._turns),
            spread("points", self._points),
            spread("points of winners", self._winning),
            self._lines.line("points by", ".1f"),
            self._sheets.line("victories by sheet"),
            self._places.line("victories by place in the order of turns"),
            self._launched.line("tiles launched of six", ".1f"),
        ]
