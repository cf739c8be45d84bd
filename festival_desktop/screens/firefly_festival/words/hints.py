"""The texts of hints: a move, what it would give, and what it makes possible."""

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import Stage
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalStatus
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.vocabulary import Aim

MOVEMENTS = m.MoveWorker | m.MovePair | m.Ferry | m.Cross


class FireflyHints(Ways):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        powers = self._content.powers
        self.fillers = {
            **self.fillers,
            "a": lambda move: self.island(move.a),
            "b": lambda move: self.island(move.b),
            "coins": lambda move: self._names.coins(self._cost(move)),
            "power": lambda move: self._powers.name(powers[move.power].id),
            "rule": lambda move: self._powers.rule(powers[move.power]),
        }

    def hint(self, move: m.Move) -> str:
        parts = [self._move(move), self._brings(move), self._opens(move)]
        return " ".join(filter(None, parts))

    def _move(self, move: m.Move) -> str:
        """Say what to do."""
        texts: dict[type[m.Move], str] = {
            m.BuildBridge: self.tr("Build a bridge from {a} to {b}, {coins}."),
            m.BuildPagoda: self.tr("Build a floor on {island}."),
            m.HoldFestival: self.tr("Hold a festival on {island}."),
            m.ClaimPublic: self.tr("Claim {goal}."),
            m.PlaceFish: self.tr("Place a fish for {coins} and take another main action."),
            m.ChoosePower: self.tr("Keep {power}: {rule}"),
            m.SendWorker: self.tr("Start on {island}."),
            m.LayFirstStone: self.tr("Start on {island}."),
            m.Recruit: self.tr("Put the new worker on {island}."),
            m.AddStorey: self.tr("Pay for a second floor."),
            m.Pass: self.tr("Skip the main action: none is possible."),
            m.EndTurn: self.tr("End the turn."),
        }
        match move:
            case m.MoveWorker() | m.MovePair() | m.Ferry() | m.Cross():
                text = self.tr("Move from {origin} to {destination}.")
                if self._cost(move):
                    text = self.tr("Move from {origin} to {destination} for {coins}.")
                return self.about(move, text)
            case m.ClaimPrivate():
                text = self.tr("Reveal your goal “{goal}”.")
                return text.format(goal=self._goals.private(move.goal))
            case m.TakeCrow(gain=m.CrowGain.COINS):
                return self.tr("Take the Crow and coins.")
            case m.TakeCrow():
                return self.tr("Take the Crow and workers.")
            case m.Done():
                return {
                    Stage.CROSS: self.tr("Don’t send anyone else across."),
                    Stage.MOVE: self.tr("Leave the workers where they are."),
                }.get(self._view.stage, self.tr("Save your coins."))
        return self.about(move, texts[type(move)])

    def _brings(self, move: m.Move) -> str:
        if isinstance(move, m.Recruit):
            return ""  # It has no other effect.
        if isinstance(move, m.HoldFestival):
            words = self.gains_by_seat(gains(self._preview(move)))
        else:
            words = self._gains_of(move)
        return self.tr("You get {gains}.").format(gains=words) if words else ""

    def _opens(self, move: m.Move) -> str:
        """List the goals, festivals and floors that a move makes possible."""
        if not self._view.turns:
            return ""
        preview, sentences = self._preview(move), []
        named = ((Aim.PUBLIC_GOAL, self._goals.public), (Aim.PRIVATE_GOAL, self._goals.private))
        goals = [
            name(goal.key[0])
            for aim, name in named
            for goal in preview.reached(aim, GoalStatus.OPEN)
        ]
        if goals:
            text = self.tr("Then you can claim {goals}.")
            sentences.append(text.format(goals=self._lists.any_of(goals)))
        festivals = [
            goal for goal in preview.reached(Aim.FESTIVAL) if goal.how is not GoalStatus.DONE
        ]
        if festivals:
            islands = [self.island(goal.key[0]) for goal in festivals]
            text = self.tr("Then you can hold a festival on {islands}.")
            sentences.append(text.format(islands=self._lists.any_of(islands)))
        elif (sites := preview.reached(Aim.SITE)) and isinstance(move, MOVEMENTS):
            text = self.tr("Then you can build on {island}.")
            sentences.append(text.format(island=self.island(sites[0].key[0])))
        for goal in preview.reached(Aim.CHAIN):
            if goal.seat == self._view.seat and goal.key[0] > 2:  # a bridge joins two
                text = self.tr("Your chain grows to {islands}.")
                sentences.append(text.format(islands=self._names.islands(goal.key[0])))
        return " ".join(sentences)
