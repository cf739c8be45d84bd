"""What a hint says: a move, what it would bring, and what it opens."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import Stage
from festival_desktop.play.preview import How
from festival_desktop.screens.firefly_festival.words.gains import GainWords
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.screens.firefly_festival.words.seen import Seen
from festival_desktop.screens.firefly_festival.words.ways import Ways
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.vocabulary import Aim
from festival_desktop.ui.words.lists import Lists

MOVEMENTS = m.MoveWorker | m.MovePair | m.Ferry | m.Cross


class FireflyHints(QObject):
    def __init__(
        self,
        content: Content,
        players: Sequence[str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._names = FireflyNames(self)
        self._goals = GoalWords(content, self)
        self._powers = PowerWords(self)
        self._ways = Ways(players, self)
        self._gains = GainWords(players, self)
        self._lists = Lists(self)

    def hint(self, move: m.Move, seen: Seen) -> str:
        parts = [self._move(move, seen), self._brings(move, seen), self._opens(move, seen)]
        return " ".join(filter(None, parts))

    # -- what to do ----------------------------------------------------------------------------

    def _move(self, move: m.Move, seen: Seen) -> str:
        island = self._ways.island
        match move:
            case m.BuildBridge():
                text = self.tr("Build a bridge from {a} to {b}, {coins}.")
                return text.format(
                    a=island(seen, move.a),
                    b=island(seen, move.b),
                    coins=self._names.coins(seen.coins(move)),
                )
            case m.MoveWorker() | m.MovePair() | m.Ferry() | m.Cross():
                return self._way(move, seen)
            case m.BuildPagoda():
                text = self.tr("Build a floor on {island}.")
                return text.format(island=island(seen, move.island))
            case m.HoldFestival():
                return self.tr("Hold a festival on {island}.").format(
                    island=island(seen, move.island)
                )
        return self._besides(move, seen) or self._answer(move, seen)

    def _way(self, move: MOVEMENTS, seen: Seen) -> str:
        coins = seen.coins(move)
        text = self.tr("Move from {origin} to {destination}.")
        if coins:
            text = self.tr("Move from {origin} to {destination} for {coins}.")
        return text.format(
            origin=self._ways.island(seen, move.origin),
            destination=self._ways.island(seen, move.destination),
            coins=self._names.coins(coins),
        )

    def _besides(self, move: m.Move, seen: Seen) -> str:
        match move:
            case m.ClaimPublic():
                return self.tr("Claim {goal}.").format(goal=self._goals.public(move.kind))
            case m.ClaimPrivate():
                text = self.tr("Reveal your goal “{goal}”.")
                return text.format(goal=self._goals.private(move.goal))
            case m.TakeCrow(gain=m.CrowGain.COINS):
                return self.tr("Take the Crow, and coins.")
            case m.TakeCrow():
                return self.tr("Take the Crow, and workers.")
            case m.PlaceFish():
                text = self.tr("Place a fish for {coins} and act once more.")
                return text.format(coins=self._names.coins(seen.coins(move)))
        return ""

    def _answer(self, move: m.Move, seen: Seen) -> str:
        island = self._ways.island
        match move:
            case m.ChoosePower():
                power = self._content.powers[move.power]
                text = self.tr("Keep {power}: {rule}")
                return text.format(power=self._powers.name(power.id), rule=self._powers.rule(power))
            case m.SendWorker() | m.LayFirstStone():
                return self.tr("Begin on {island}.").format(island=island(seen, move.island))
            case m.Recruit():
                return self.tr("Put the recruit on {island}.").format(
                    island=island(seen, move.island)
                )
            case m.AddStorey():
                return self.tr("Pay for a second floor.")
            case m.Done():
                return {
                    Stage.CROSS: self.tr("Let the others stay."),
                    Stage.MOVE: self.tr("Leave the workers where they are."),
                }.get(seen.view.stage, self.tr("Save the coins."))
            case m.Pass():
                return self.tr("No main action is possible: leave it out.")
        return self.tr("End the turn.")

    # -- why -----------------------------------------------------------------------------------

    def _brings(self, move: m.Move, seen: Seen) -> str:
        if isinstance(move, m.Recruit):
            return ""  # that is all it does
        if isinstance(move, m.HoldFestival):
            words = self._gains.by_seat(gains(seen.preview(move)))
        else:
            words = self._gains.all(seen.own(move))
        return self.tr("It brings {gains}.").format(gains=words) if words else ""

    def _opens(self, move: m.Move, seen: Seen) -> str:
        """Goals, festivals and floors that become possible by it."""
        if not seen.view.turns:
            return ""
        preview = seen.preview(move)
        goals = [
            self._goals.public(goal.key[0]) for goal in preview.reached(Aim.PUBLIC_GOAL, How.OPEN)
        ]
        goals += [
            self._goals.private(goal.key[0]) for goal in preview.reached(Aim.PRIVATE_GOAL, How.OPEN)
        ]
        sentences = []
        if goals:
            text = self.tr("Then you can claim {goals}.")
            sentences.append(text.format(goals=self._lists.any_of(goals)))
        festivals = [goal for goal in preview.reached(Aim.FESTIVAL) if goal.how is not How.DONE]
        if festivals:
            islands = [self._ways.island(seen, goal.key[0]) for goal in festivals]
            text = self.tr("Then a festival on {islands} is possible.")
            sentences.append(text.format(islands=self._lists.any_of(islands)))
        elif (sites := preview.reached(Aim.SITE)) and isinstance(move, MOVEMENTS):
            text = self.tr("Then you can build on {island}.")
            sentences.append(text.format(island=self._ways.island(seen, sites[0].key[0])))
        for goal in preview.reached(Aim.CHAIN):
            if goal.seat == seen.view.seat and goal.key[0] > 2:  # every bridge joins two
                text = self.tr("Your chain grows to {islands}.")
                sentences.append(text.format(islands=self._names.islands(goal.key[0])))
        return " ".join(sentences)
