"""The texts of a saved game in a list: state, players, time, trouble."""

from collections.abc import Callable
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject

from festival_desktop.art.theme import MOON
from festival_desktop.controller.save_checker import Verdict
from festival_desktop.models.saved_games import SavedGame
from festival_desktop.saves import file_operations
from festival_desktop.saves.schema import Head
from festival_desktop.saves.store import shown
from festival_desktop.ui.pages.when import DateWords
from festival_desktop.ui.words.computers import even_chances
from festival_desktop.ui.words.lists import Lists
from festival_desktop.ui.words.saves import SaveWords


class CardWords(QObject):
    def __init__(
        self,
        titles: Callable[[], dict[str, str]],
        verdict: Callable[[SavedGame], Verdict | None],
        parent: QObject | None = None,
    ) -> None:
        """Set up; `titles` returns the games' names, `verdict` what is verified of a file."""
        super().__init__(parent)
        self.verdict = verdict
        self._titles, self._known = titles, titles()
        self._lists, self._when, self._saves = Lists(self), DateWords(self), SaveWords(self)

    def retranslate(self) -> None:
        """Cache the games' names in a new language; thousands of games ask for them."""
        self._known = self._titles()

    def headline(self, game: SavedGame) -> str:
        """Return the given name, or the state of the game."""
        return file_operations.title(game.path) or self.stands(game)

    def title(self, game: SavedGame) -> str:
        """Return the given name, or the game's."""
        return file_operations.title(game.path) or self.game(game) or _file_name(game)

    def stands(self, game: SavedGame) -> str:
        if head(game) is None:
            return _file_name(game)
        return self.progress(game) or self.game(game)

    def progress(self, game: SavedGame) -> str:
        """Say whose turn it is, or who has won; empty if unknown."""
        save = head(game)
        if save is None:
            return ""
        names, found = [seat.name for seat in save.seats], self.verdict(game)
        if found is None or found.trouble is not None:
            if save.summary.to_act is None:
                return ""
            return self.tr("{name}’s turn").format(name=names[save.summary.to_act])
        if found.to_act is not None:
            return self.tr("{name}’s turn").format(name=found.names[found.to_act])
        winners = [found.names[seat] for seat in found.winners]
        if len(winners) == 1:
            return self.tr("{name} won").format(name=winners[0])
        return self.tr("Shared win: {names}").format(names=self._lists.all_of(winners))

    def game(self, game: SavedGame) -> str:
        save = head(game)
        return "" if save is None else self._known.get(save.game, save.game)

    def players(self, game: SavedGame) -> str:
        save = head(game)
        return "" if save is None else self._lists.all_of([seat.name for seat in save.seats])

    def fairness(self, game: SavedGame) -> str:
        """Return the verified fairness; empty before verification."""
        found = self.verdict(game)
        known = {
            "changed": self.tr("edited outside the program"),
            "practice": self.tr("practice"),
            "relaxed": self.tr("relaxed"),
            "ahead": even_chances(),
            "hints": self.tr("with hints"),
            "fair": self.tr("fair"),
        }
        return "" if found is None else known.get(found.fairness, "")

    def facts(self, game: SavedGame) -> str:
        """Return the line under the headline."""
        if game.info is None:
            return self.tr("Loading…")
        named = bool(file_operations.title(game.path)) and head(game) is not None
        parts = [self.stands(game) if named else "", self.game(game), self.players(game)]
        parts = [part for part in dict.fromkeys(parts) if part != self.headline(game)]
        return " · ".join(filter(None, parts)) or self.tr("This file can’t be opened.")

    def trouble(self, game: SavedGame) -> str:
        """Describe what is wrong with the file; empty if nothing is."""
        if game.info is None:
            return ""
        found = self.verdict(game)
        if found is not None and found.trouble is not None:
            return self._saves.broken(game.path, found.trouble)
        return self._saves.listed(game.info)

    def when(self, game: SavedGame) -> str:
        return self._when.at(datetime.fromtimestamp(game.changed, UTC), date.today())

    def spoken(self, game: SavedGame) -> str:
        """Return everything in one text for a screen reader."""
        parts = [self.headline(game), self.facts(game), self.fairness(game), self.when(game)]
        return ". ".join(filter(None, [*parts, self.trouble(game).rstrip(".")]))

    def found_by(self, game: SavedGame) -> str:
        parts = (self.headline(game), self.stands(game), self.game(game), self.players(game))
        return " ".join((*parts, game.path.stem))

    def scores(self, game: SavedGame) -> list[str]:
        """List name and points of each seat; empty if they are unknown."""
        found = self.verdict(game)
        if found is None:
            return []
        points = zip(found.names, found.points, strict=True)
        return [f"{name}\u00a0{gained}" for name, gained in points]

    def leading(self, game: SavedGame) -> int | None:
        """Return the token of the seat that is to act or has won, if known."""
        save, found = head(game), self.verdict(game)
        if save is None:
            return None
        seat = save.summary.to_act
        if found is not None and found.trouble is None:
            seat = found.to_act if found.to_act is not None else next(iter(found.winners), None)
        return None if seat is None else token(save, seat)


def _file_name(game: SavedGame) -> str:
    return shown(game.path.with_suffix(""))


def head(game: SavedGame) -> Head | None:
    """Return the summary of a game; None if it is unread or unreadable."""
    return game.info.save if game.info else None


def token(save: Head, seat: int) -> int:
    """Return the token of a seat: the moon for one the rules decide for."""
    return MOON if save.setup.players == 1 and seat else seat
