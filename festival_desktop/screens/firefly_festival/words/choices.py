"""The rows of the choices list.

People who do not look at the table play by these rows, so each tells all that matters: the costs
and gains of a lane, whose bridges are crossed, who would score at a festival.
"""

from collections.abc import Sequence

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import decode_remaining
from festival_desktop.games.firefly_festival.state import Stage
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.vocabulary import Count

PAID = {"fish": m.PLACE_FISH, "storey": m.ADD_STOREY}
"""The move paid for by each kind of target that costs coins."""


class FireflyChoices(Ways):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        names, powers = self._names, self._content.powers
        self.fillers = {
            "island": lambda target: self.island(target.key[-1]),
            "start": lambda target: self.island(target.key[0]),
            "origin": lambda target: self.island(target.key[0]),
            "destination": lambda target: self.island(target.key[1]),
            "workers": lambda target: names.workers(
                self._view.workers[self._view.seat][target.key[0]]
            ),
            "power": lambda target: self._powers.name(powers[target.key[0]].id),
            "rule": lambda target: self._powers.rule(powers[target.key[0]]),
            "points": lambda target: names.points(self._prices.crow),
            "coins": lambda target: names.coins(self._cost(PAID[target.kind])),
        }

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        key = target.key
        match target.kind:
            case "action":
                return self._action(Action(key[0]))
            case "island":
                return self._end(target, selected)
            case "lane":
                return self.lane(self.find_lane(*key))
            case "to":
                text = self.tr("To {island}")
                if key[0] in self._table.full(self._view):
                    text = self.tr("To {island}: full, so it must keep moving")
                return text.format(island=self.standing(key[0]))
            case "over" | "together" | "ferry":
                return self._way(target, selected)
            case "pagoda":
                return self.floor(key[0])
            case "festival":
                held = self.gains_by_seat(gains(self._preview(m.FESTIVALS[key[0]])))
                return self.about(target, self.tr("{island}: {gains}"), gains=held)
            case "goal" | "secret":
                return self._claim(target)
            case "crow-gain":
                gained = self._gains_of(m.CROW_FOR[key[0]])
                return gained or f"+{self._names.workers(0)}"
            case "recruit":
                text = self.tr("Put the new worker on {island}")
                words = text.format(island=self.standing(key[0]))
                return "; ".join(filter(None, (words, self._besides(m.RECRUITS[key[0]]))))
        return self._answer(target)

    def _besides(self, recruit: m.Recruit) -> str:
        """List what comes with a recruit."""
        brought = gains(self._preview(recruit))
        return self.gains_by_seat(each for each in brought if each.what != Count.WORKER)

    # -- main actions --------------------------------------------------------------------------

    def _action(self, action: Action) -> str:
        match action:
            case Action.BRIDGE:
                return self.tr("Build a bridge")
            case Action.PAGODA:
                return self.tr("Build a pagoda floor")
            case Action.FESTIVAL:
                return self.tr("Hold a festival")
        if self._view.stage is Stage.MOVE:
            movements = decode_remaining(self._view.tasks[0][1]).movements
            return self.tr("Keep moving (%n movement(s) left)", "", movements)
        return self.tr("Move workers, up to %n movement(s)", "", self._prices.movements)

    def _end(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe one end of a bridge, then the other."""
        if len(selected) < 2:
            text = self.tr("From {island} (none of your workers there)")
            if self._view.workers[self._view.seat][target.key[0]]:
                text = self.tr("From {island} (your workers: {workers})")
            return self.about(target, text)
        ends = {target.key[0], selected[-1].key[0]}
        lanes = [
            move
            for move in self._session.selector.moves
            if isinstance(move, m.BuildBridge) and {move.a, move.b} == ends
        ]
        if len(lanes) > 1:
            return self.about(target, self.tr("To {island}, %n lane(s)", "", len(lanes)))
        lane = self.lane(self.find_lane(lanes[0].a, lanes[0].b, lanes[0].way))
        return self.about(target, self.tr("To {island}. {lane}"), lane=lane)

    def _way(self, target: Target, selected: Sequence[Target]) -> str:
        origin, destination = selected[-2].key[0], selected[-1].key[0]
        if target.kind == "ferry":
            return self.ferry(self.find_lane(origin, destination, target.key[0]))
        moves = m.PAIR_MOVEMENTS if target.kind == "together" else m.MOVEMENTS
        return self.over(moves[target.key[0]][origin][destination])

    # -- goals, secondary actions and answers --------------------------------------------------

    def _claim(self, target: Target) -> str:
        (card,) = target.key
        goal = ""
        if target.kind == "goal":
            number, _ = self._content.public[card].cards[self._view.taken[card]]
            text = self.tr("Claim {goal} ({condition}): +{points}")
            goal, condition = self._goals.public(card), self._goals.card(card, number)
        else:
            text = self.tr("Reveal your private goal ({condition}): +{points}")
            condition = self._goals.condition(card)
        claim = m.PUBLIC_CLAIMS[card] if goal else m.ClaimPrivate(card)
        points = self._preview(claim).gained(self._view.seat, Count.POINTS)
        return text.format(goal=goal, condition=condition, points=self._names.points(points))

    def _answer(self, target: Target) -> str:
        texts = {
            "worker": self.tr("A worker on {island} (you have {workers})"),
            "crow": self.tr("Take the Crow for {points}"),
            "fish": self.tr("Place a lucky fish for {coins}: an extra main action"),
            "power": self.tr("Keep {power}: {rule}"),
            "send": self.tr("The worker from {start} starts on {island}"),
            "stone": self.tr("Start with a floor on {island}"),
            "cross": self.tr("Send a worker from {origin} to {destination}"),
            "storey": self.tr("Add a second floor for {coins}"),
            "skip": self.tr("Skip the main action: none is possible"),
        }
        if target.kind == "done":
            return {
                Stage.CROSS: self.tr("Done crossing"),
                Stage.MOVE: self.tr("Done moving"),
                Stage.STOREY: self.tr("No second floor"),
            }[self._view.stage]
        return self.about(target, texts.get(target.kind, self.tr("End the turn")))
