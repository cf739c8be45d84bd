"""What a saved game says about itself in a list: how it stands, who plays, when, what is wrong."""

from collections.abc import Callable
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject

from festival_desktop.art.theme import MOON
from festival_desktop.models.saved_games import SavedGame
from festival_desktop.saves import file_operations
from festival_desktop.saves.schema import Head
from festival_desktop.saves.store import shown
from festival_desktop.ui.pages.when import When
from festival_desktop.ui.words.lists import Lists
from festival_desktop.ui.words.saves import SaveWords


class CardWords(QObject):
    def __init__(self, titles: Callable[[], dict[str, str]], parent: QObject | None = None) -> None:
        """`titles` gives each game as people call it now."""
        super().__init__(parent)
        self._titles, self._known = titles, titles()
        self._lists, self._when, self._saves = Lists(self), When(self), SaveWords(self)

    def retranslate(self) -> None:
        """Another language: games are called differently. Asked for thousands of games at once."""
        self._known = self._titles()

    def headline(self, game: SavedGame) -> str:
        """The name somebody gave to it, or how it stands."""
        return file_operations.title(game.path) or self.stands(game)

    def stands(self, game: SavedGame) -> str:
        save = head(game)
        if save is None:
            return shown(game.path.with_suffix(""))
        names = [seat.name for seat in save.seats]
        if save.summary.to_act is not None:
            return self.tr("{name}’s turn").format(name=names[save.summary.to_act])
        winners = [names[seat] for seat in save.summary.winners]
        if len(winners) == 1:
            return self.tr("{name} won").format(name=winners[0])
        return self.tr("Over: {names}").format(names=self._lists.all_of(winners))

    def game(self, game: SavedGame) -> str:
        save = head(game)
        return "" if save is None else self._known.get(save.game, save.game)

    def players(self, game: SavedGame) -> str:
        save = head(game)
        return "" if save is None else self._lists.all_of([seat.name for seat in save.seats])

    def fairness(self, game: SavedGame) -> str:
        save = head(game)
        if save is None:
            return ""
        if save.changed:
            return self.tr("changed outside")
        if save.practice:
            return self.tr("practice")
        return self.tr("relaxed") if save.relaxed else self.tr("fair")

    def facts(self, game: SavedGame) -> str:
        """One line under the headline."""
        if game.info is None:
            return self.tr("Reading …")
        named = bool(file_operations.title(game.path)) and head(game) is not None
        parts = [self.stands(game) if named else "", self.game(game), self.players(game)]
        return " · ".join(filter(None, parts)) or self.tr("This file cannot be opened.")

    def trouble(self, game: SavedGame) -> str:
        """What is wrong with the file; empty if nothing is."""
        return "" if game.info is None else self._saves.listed(game.info)

    def when(self, game: SavedGame) -> str:
        return self._when.at(datetime.fromtimestamp(game.changed, UTC), date.today())

    def spoken(self, game: SavedGame) -> str:
        """Everything in one go, for a screen reader."""
        parts = [self.headline(game), self.facts(game), self.fairness(game), self.when(game)]
        return ". ".join(filter(None, [*parts, self.trouble(game).rstrip(".")]))

    def found_by(self, game: SavedGame) -> str:
        parts = (self.headline(game), self.stands(game), self.game(game), self.players(game))
        return " ".join((*parts, game.path.stem))

    def scores(self, game: SavedGame) -> list[str]:
        """Name and points of each seat; empty if they are not known."""
        save = head(game)
        if save is None:
            return []
        points = zip(save.seats, save.summary.points, strict=True)
        return [f"{seat.name}\u00a0{gained}" for seat, gained in points]


def head(game: SavedGame) -> Head | None:
    """What is known of it without its moves; None: not read yet, or not readable."""
    return game.info.save if game.info else None


def token(save: Head, seat: int) -> int:
    """Whose token marks this seat: one for whom the rules decide has the moon."""
    return MOON if save.setup.players == 1 and seat else seat


def leading(game: SavedGame) -> int | None:
    """The token of whoever is to act or has won."""
    save = head(game)
    if save is None:
        return None
    seat = save.summary.to_act
    if seat is None:
        seat = save.summary.winners[0] if save.summary.winners else 0
    return token(save, seat)
