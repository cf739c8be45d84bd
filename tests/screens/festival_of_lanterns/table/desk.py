"""A whole table for tests: match, session, controller, scene and view, worked by mouse and keys."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, QRectF

from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.paths import resources
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.board import Camera
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.presenter import FestivalPresenter
from festival_desktop.screens.festival_of_lanterns.table.table_state import Seating, TrialTile
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.screens.desk import TableDesk

TRIXIE = 14
ASK = "Rotate it (wheel or R); click it again to place it."
SPEECH = """I can make Four of a Kind for 8, with Twilight Sparkle, or Three Pair for 9, with \
Twilight Sparkle. Three Pair scores the most.
So I befriend Twilight Sparkle and pay 2 Mooncakes.
Then I look at what the Supply has the most of: Rarity 5, Pinkie 4, Applejack 3 and Starlight 2.
I give Starlight Glimmer and take Twilight Sparkle.
I dedicate pairs of Twilight Sparkle, Rainbow Dash and Fluttershy: 9 points."""
NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


@cache
def rules() -> FestivalOfLanterns:
    return FestivalOfLanterns(load(resources() / "festival_of_lanterns"))


class Words:
    """Labels as long as English ones, made `longer` by a part."""

    def __init__(self, longer: float = 0.0) -> None:
        self.longer = longer

    def label(self, key: str, *values: object) -> str:
        kind, _, number = key.partition(":")
        match kind:
            case "lantern":
                word = ("Twilight", "Rarity", "Rainbow Dash", "Fluttershy", "Pinkie Pie",
                        "Applejack", "Starlight")[int(number)]  # fmt: skip
            case "dedication":
                word = ("Four of a Kind", "Three Pair", "Seven Unique", "Generic")[int(number)]
            case "claim":
                word = f"Claim {values[0]} points"
            case "gain":
                return f"+{values[0]} {values[1]}"
            case "of-limit":
                word = f"of {values[0]}"
            case "left":
                word = f"{values[0]} left"
            case "mooncake":
                word = "Mooncakes"
            case "key":
                word = "rotate the tile"
            case "friend" | "friend-short" | "friend-text" | "friend-when":
                return self._friend(kind, int(number))
            case "level" | "lanterns" | "speech-title":
                word = {"level": "Princess", "lanterns": "lanterns"}.get(kind, "Moon Dancer")
            case "ask":
                return self._long(ASK)
            case "speech":
                return self._long(SPEECH)
            case _:
                word = {
                    "hand": "Your hand",
                    "from-generic": "generic tile",
                    "friend-now": "now",
                    "end-note": "after you place a tile",
                    "pass": "End turn",
                }.get(key, key.replace("-", " "))
        return word + "n" * round(len(word) * self.longer)

    def _friend(self, kind: str, friend: int) -> str:
        """The longest there are; names are the same in every language."""
        if kind == "friend":
            return ("Starlight Glimmer", "Princess Celestia")[friend % 2]
        word = {
            "friend-short": "wild lantern" if friend == TRIXIE else "choose from two tiles",
            "friend-when": "for a second Dedication",
            "friend-text": "Swap one of your lanterns for a different one of another "
            "player’s. You choose both.",
        }[kind]
        return self._long(word)

    def _long(self, sentence: str) -> str:
        return f"{sentence} {sentence[: round(len(sentence) * self.longer)]}".rstrip()

    def entry(self, entry: Any) -> str:
        return str(entry)

    def reason(self, reason: Any) -> str:
        return str(reason)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        return str(target)


def match_where(
    wanted: Callable[[State, Sequence[m.Move]], bool], players: int = 3, seat: int = 0
) -> Match[Any, Any, Any]:
    """A position like this, with the person at `seat` to act; others are computers."""
    game = rules()
    who = [Player(NAMES[n], None if n == seat else "friend") for n in range(players)]
    for seed in range(200):
        match = Match(game, Setup(players), who, f"seek-{seed}")
        rng = Rng.from_seed(f"seek {seed}")
        while match.to_act is not None:
            legal = game.legal_moves(match.state)
            if match.to_act == seat and wanted(match.state, legal):
                return match
            places = [move for move in legal if isinstance(move, m.Place)] or legal
            match.play(places[rng.below(len(places))])
    raise LookupError("no such position was reached")


class Desk(TableDesk):
    """`people` are the seats of persons; the others are computers that play at random."""

    def __init__(
        self,
        players: int = 3,
        people: Sequence[int] = (0,),
        seed: str = "lake",
        steps: int = 0,
        size: tuple[int, int] = (1280, 632),
        longer: float = 0.0,
        match: Match[Any, Any, Any] | None = None,
        names: Sequence[str] = NAMES,
    ) -> None:
        self.game = game = rules()
        seats = [Player(names[n], None if n in people else "friend") for n in range(players)]
        self.match = match or Match(game, Setup(players), seats, seed)
        for step in range(steps):
            if self.match.to_act is not None:
                self.play_one(Rng.from_seed(f"{seed} {step}"))
        self.words = words = Words(longer)
        super().__init__(
            self.match,
            FestivalTable(game),
            lambda session: words,
            lambda context: FestivalPresenter(context, game, words),
            size,
        )

    def play_one(self, rng: Rng) -> None:
        legal = self.game.legal_moves(self.match.state)
        self.match.play(legal[rng.below(len(legal))])

    # -- where things are --------------------------------------------------------------------

    @property
    def presenter(self) -> FestivalPresenter:
        presenter = self.scene.presenter
        assert isinstance(presenter, FestivalPresenter)
        return presenter

    @property
    def layout(self) -> Layout:
        return self.presenter.layout

    @property
    def seating(self) -> Seating:
        return self.presenter.seating

    @property
    def camera(self) -> Camera:
        return self.presenter.board.camera

    @property
    def trial(self) -> TrialTile | None:
        return self.presenter.hovering_tile.trial

    @property
    def hand(self) -> dict[int, QRectF]:
        """Tiles of the viewer's hand, or looked at, and where they lie."""
        places = self.presenter.hand.shown.regions.items()
        return {target.key[0]: rect for target, rect in places if target.kind == "tile"}

    @property
    def display(self) -> dict[tuple[int, ...], Piece]:
        return {piece.place.index: piece for piece in self.session.pieces.area("display")}

    def stops(self) -> dict[Target, QRectF]:
        return self.presenter.parts.stops()

    def point(self, target: Target) -> QPoint:
        return self.stops()[target].center().toPoint()

    def cell_rect(self, x: int, y: int) -> QRectF:
        return self.camera.rect(*self.seating.turning.cell(x, y))

    def cell_point(self, x: int, y: int) -> QPoint:
        return self.cell_rect(x, y).center().toPoint()

    def target(self, kind: str) -> Target:
        return next(target for target in self.session.selector.choices() if target.kind == kind)
