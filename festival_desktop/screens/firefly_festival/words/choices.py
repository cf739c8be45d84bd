"""What selecting something means: the rows of the choices list.

These rows are how a person plays who does not look at the table, so each says all that matters:
what a lane costs and brings, whose bridges are crossed, who would score at a festival.
"""

from collections.abc import Sequence

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.movement import left
from festival_desktop.games.firefly_festival.state import Stage
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.vocabulary import Count


class FireflyChoices(Ways):
    def target(self, target: Target, selected: Sequence[Target]) -> str:
        key = target.key
        match target.kind:
            case "action":
                return self._action(Action(key[0]))
            case "island":
                return self._end(key[0], selected)
            case "lane":
                return self.lane(self.find_lane(*key))
            case "worker":
                text = self.tr("A worker on {island}, where you have {workers}")
                return self._with_workers(text, key[0])
            case "to":
                text = self.tr("To {island}")
                if key[0] in self._table.full(self._view):
                    text = self.tr("To {island}: full, so it must go on from there")
                return text.format(island=self.standing(key[0]))
            case "over" | "together" | "ferry":
                return self._way(target, selected)
            case "pagoda":
                return self.floor(key[0])
            case "festival":
                held = self._preview(m.FESTIVALS[key[0]])
                return self.tr("{island}: {gains}").format(
                    island=self.island(key[0]),
                    gains=self.gains_by_seat(gains(held)),
                )
        return self._besides(target) or self._answer(target)

    # -- main actions --------------------------------------------------------------------------

    def _action(self, action: Action) -> str:
        match action:
            case Action.BRIDGE:
                return self.tr("Build a bridge")
            case Action.PAGODA:
                return self.tr("Build a floor of a pagoda")
            case Action.FESTIVAL:
                return self.tr("Hold a festival")
        if self._view.stage is Stage.MOVE:
            movements = left(self._view.tasks[0][1]).movements
            return self.tr("Move on, %n movement(s) left", "", movements)
        return self.tr("Move workers, up to %n movement(s)", "", self._prices.movements)

    def _end(self, island: Island, selected: Sequence[Target]) -> str:
        """One end of a bridge, then the other."""
        if len(selected) < 2:
            text = self.tr("A bridge at {island}, where you have nobody")
            if self._view.workers[self._view.seat][island]:
                text = self.tr("A bridge at {island}, where you have {workers}")
            return self._with_workers(text, island)
        here = selected[-1].key[0]
        lanes = [
            move
            for move in self._session.selector.moves
            if isinstance(move, m.BuildBridge) and {move.a, move.b} == {here, island}
        ]
        name = self.island(island)
        if len(lanes) > 1:
            return self.tr("To {island}, %n lane(s)", "", len(lanes)).format(island=name)
        lane = self.lane(self.find_lane(lanes[0].a, lanes[0].b, lanes[0].way))
        return self.tr("To {island}. {lane}").format(island=name, lane=lane)

    def _with_workers(self, text: str, island: Island) -> str:
        workers = self._names.workers(self._view.workers[self._view.seat][island])
        return text.format(island=self.island(island), workers=workers)

    def _way(self, target: Target, selected: Sequence[Target]) -> str:
        origin, destination = selected[-2].key[0], selected[-1].key[0]
        if target.kind == "ferry":
            return self.ferry(self.find_lane(origin, destination, target.key[0]))
        moves = m.PAIR_MOVEMENTS if target.kind == "together" else m.MOVEMENTS
        return self.over(moves[target.key[0]][origin][destination])

    # -- secondary actions ---------------------------------------------------------------------

    def _besides(self, target: Target) -> str:
        match target.kind:
            case "goal":
                (kind,) = target.key
                number, _ = self._content.public[kind].cards[self._view.taken[kind]]
                claim = self._preview(m.PUBLIC_CLAIMS[kind])
                points = claim.gained(self._view.seat, Count.POINTS)
                return self.tr("Claim {goal} ({condition}): +{points}").format(
                    goal=self._goals.public(kind),
                    condition=self._goals.card(kind, number),
                    points=self._names.points(points),
                )
            case "secret":
                claim = self._preview(m.ClaimPrivate(target.key[0]))
                points = claim.gained(self._view.seat, Count.POINTS)
                return self.tr("Reveal your private goal ({condition}): +{points}").format(
                    condition=self._goals.condition(target.key[0]),
                    points=self._names.points(points),
                )
            case "crow":
                cost = self._names.points(self._prices.crow)
                return self.tr("Take the Crow for {points}").format(points=cost)
            case "crow-gain":
                gained = self._own_gains(m.CROW_FOR[target.key[0]])
                return gained or f"+{self._names.workers(0)}"
            case "fish":
                text = self.tr("Place a lucky fish for {coins}: one more main action")
                return text.format(coins=self._names.coins(self._cost(m.PLACE_FISH)))
        return ""

    # -- answers -------------------------------------------------------------------------------

    def _answer(self, target: Target) -> str:
        key = target.key
        island = self.island
        match target.kind:
            case "power":
                power = self._content.powers[key[0]]
                text = self.tr("Keep {power}: {rule}")
                return text.format(power=self._powers.name(power.id), rule=self._powers.rule(power))
            case "send":
                text = self.tr("The worker of {start} begins on {island}")
                return text.format(start=island(key[0]), island=island(key[1]))
            case "stone":
                return self.tr("Begin with a floor on {island}").format(island=island(key[0]))
            case "recruit":
                text = self.tr("The recruit goes to {island}")
                return text.format(island=self.standing(key[0]))
            case "cross":
                text = self.tr("A worker crosses from {origin} to {destination}")
                return text.format(origin=island(key[0]), destination=island(key[1]))
            case "storey":
                text = self.tr("Add a second floor for {coins}")
                return text.format(coins=self._names.coins(self._cost(m.ADD_STOREY)))
            case "done":
                return {
                    Stage.CROSS: self.tr("Nobody else crosses"),
                    Stage.MOVE: self.tr("No more movements"),
                    Stage.STOREY: self.tr("No second floor"),
                }[self._view.stage]
            case "skip":
                return self.tr("Leave out the main action, none is possible")
        return self.tr("End the turn")
