"""The setup options: layout of the islands, public goals, and powers."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.content import Size
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.setup import (
    DEALT,
    EVEN,
    FIRST,
    HEAD_STARTS,
    LATER,
    NONE,
    RANDOM,
    VARIABLE,
)
from festival_desktop.screens.firefly_festival.pictures.box import (
    paint_island,
)
from festival_desktop.screens.firefly_festival.thumbnail import thumbnail
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.screens.firefly_festival.words.sentences import FireflyNames
from festival_desktop.ui.setup_options import (
    Cards,
    Chosen,
    HeadStarts,
    Option,
    PerSeat,
    SeatPlan,
    SetupOptions,
    Way,
)
from festival_desktop.ui.thumbnail import Thumbnail

_PLACES = {
    2: (3, 0),
    3: (3, 5, 1),
    4: (3, 4, 0, 1),
    5: (3, 4, 5, 1, 2),
    6: (3, 4, 5, 0, 1, 2),
}
"""Seat positions in the picture by number of players, clockwise from the near side."""
_TURNS, _PERSON, _COMPUTER = 20, 1.1, 0.15
"""Turns per player, and minutes per turn for a person and for a computer player."""
_APART = 5
"""Distance in the card list between the seats' default powers, so that they differ."""


class FireflyOptions(QObject):
    def __init__(self, rules: FireflyFestival, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules, self._content = rules, rules.content
        self._names, self._goals = FireflyNames(self), GoalWords(rules.content, self)
        self._power_words = PowerWords(self)
        self._stacks = {stack.id: stack for stack in rules.content.public}
        self._powers = {power.id: power for power in rules.content.powers}

    def declare(self) -> SetupOptions:
        seating = SeatPlan(
            {players: range(players) for players in self._content.tables},
            _PLACES,
            paint_island,
            self._facts,
            lambda players: self.tr("The first player is chosen at random. Turns go clockwise."),
            self._row_names,
            self._computer_names,
            head_starts=HeadStarts(HEAD_STARTS, lambda n: self.tr("+%n point(s)", "", n)),
        )
        return SetupOptions(
            seating, (self._layout(), self._coins(), self._public_goals(), self._power_cards())
        )

    # -- the table ---------------------------------------------------------------------------

    def _facts(self, players: int, people: int) -> list[str]:
        table = self._content.tables[players]
        minutes = _TURNS * (people * _PERSON + (players - people) * _COMPUTER)
        return [
            self.tr("{number} islands").format(number=len(table.board.spaces)),
            self.tr("{number} Sōrin").format(number=table.sorin),
            self.tr("about {number} minutes").format(number=5 * round(minutes / 5) or 5),
        ]

    def _row_names(self) -> tuple[str, ...]:
        return (
            self.tr("Red"),
            self.tr("Blue"),
            self.tr("Yellow"),
            self.tr("Green"),
            self.tr("Violet"),
            self.tr("White"),
        )

    def _computer_names(self) -> tuple[str, ...]:
        """List computer names that no island has."""
        return (
            self.tr("Briar"),
            self.tr("Sage"),
            self.tr("Ember"),
            self.tr("Ivy"),
            self.tr("Hazel"),
            self.tr("Rowan"),
        )

    # -- options -----------------------------------------------------------------------------

    def _layout(self) -> Option:
        return Option(
            key="layout",
            title=lambda: self.tr("Islands"),
            ways=(
                Way(lambda: self.tr("First game"), FIRST),
                Way(lambda: self.tr("Variable"), VARIABLE),
            ),
            former_defaults=FIRST,
            note=lambda chosen: (
                self.tr("All islands are placed at random, including the Starts.")
                if chosen.way
                else self.tr("The Starts are in opposite corners; the rest is random.")
            ),
            about=lambda chosen: self.tr(
                "Build bridges and pagodas, gather your workers, and hold festivals where "
                "you have the most pieces."
            ),
            text=self._sizes,
            preview=self._lake,
        )

    def _coins(self) -> Option:
        return Option(
            key="coins",
            title=lambda: self.tr("Coins"),
            name=lambda: self.tr("Starting coins"),
            ways=(
                Way(lambda: self.tr("Same for all"), EVEN),
                Way(lambda: self.tr("Extra coins for later seats"), LATER, extra=True),
            ),
            former_defaults=EVEN,
        )

    def _public_goals(self) -> Option:
        number, kinds = self._content.box.goals_in_play, tuple(self._stacks)
        return Option(
            key="goals",
            title=lambda: self.tr("Public goals"),
            ways=(
                Way(lambda: self.tr("Random"), RANDOM, start=()),
                Way(lambda: self.tr("Chosen")),
            ),
            picker=Cards(
                values=kinds,
                name=lambda kind: self._goals.kind(self._stacks[kind]),
                about=lambda kind: self._goals.asks(self._stacks[kind]),
                explain=self._explain_goal,
                start=kinds[:number],
                least=lambda players: number,
                most=lambda players: number,
            ),
            former_defaults=RANDOM,
            note=self._about_goals,
            reason=self._reason,
        )

    def _power_cards(self) -> Option:
        ids, seats = tuple(self._powers), max(self._content.tables)
        return Option(
            key="powers",
            title=lambda: self.tr("Powers"),
            ways=(
                Way(lambda: self.tr("None"), NONE),
                Way(lambda: self.tr("Random"), DEALT),
                Way(lambda: self.tr("Chosen"), extra=True),
            ),
            picker=PerSeat(
                values=ids,
                name=self._power_words.name,
                label=lambda seat, name: self.tr("Power of player {number}").format(
                    number=seat + 1
                ),
                start=tuple(ids[seat * _APART % len(ids)] for seat in range(seats)),
                explain=lambda power: self.tr("{name}: {rule}").format(
                    name=self._power_words.name(power),
                    rule=self._power_words.rule(self._powers[power]),
                ),
            ),
            former_defaults=NONE,
            note=self._about_powers,
            draw=lambda random: random.sample(ids, seats),
            draw_tip=lambda: self.tr("New random powers for everyone"),
        )

    def _lake(self, setup: Setup, seed: str) -> Thumbnail:
        """Make a picture of a deal's islands, which everyone will see."""
        state = self._rules.deal(setup, Rng.from_seed(seed))
        return thumbnail(self._rules, self._rules.view(state, None), bare=True)

    # -- texts -------------------------------------------------------------------------------

    def _about_goals(self, chosen: Chosen) -> str:
        by_lot, by_hand = (
            self.tr("{number} of {all}, at random"),
            self.tr("choose {number} of {all}"),
        )
        return (by_hand if chosen.by_hand else by_lot).format(
            number=self._content.box.goals_in_play, all=len(self._stacks)
        )

    def _about_powers(self, chosen: Chosen) -> str:
        if chosen.by_hand:
            return ""
        if chosen.way:
            return self.tr("Each player is dealt two powers and secretly keeps one.")
        return self.tr("No powers: best for a first game.")

    def _sizes(self) -> str:
        lines = [self.tr("Floors for a festival · worker limit:")]
        for size in (Size.SMALL, Size.MEDIUM, Size.LARGE):
            rule = self._content.sizes[size]
            text = self.tr("{size}: %n floor(s), {workers} workers", "", rule.floors)
            lines.append(text.format(size=self._names.size(size), workers=rule.capacity))
        return "\n".join(lines)

    def _reason(self, chosen: Chosen) -> str:
        if chosen.missing > 0:
            return self.tr("Choose %n more public goal(s).", "", chosen.missing)
        fewer = self.tr("Choose %n fewer public goal(s).", "", -chosen.missing)
        return fewer if chosen.missing else ""

    def _explain_goal(self, kind: str, chosen: Chosen) -> str:
        """Explain a goal; empty while a fault is to be shown."""
        if chosen.missing:
            return ""
        stack = self._stacks[kind]
        return self.tr("{goal}, {counted}: {steps} points").format(
            goal=self._goals.kind(stack),
            counted=self._goals.asks(stack),
            steps=", ".join(f"{number} → {points}" for number, points in stack.cards),
        )
