"""Explanations of things on the table: what they are, their worth, and their needs."""

from collections.abc import Sequence

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import START, Island, Reward, Water
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.state import NO_POWER, NOBODY, Why
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.labels import FireflyLabels
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.vocabulary import Missing


class FireflyExplanations(Ways):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._label = FireflyLabels(self._content, parent=self).label

    def explain(self, target: Target) -> str:
        key, session = target.key, self._session
        match target.kind:
            case "action":
                return self._action(Action(key[0]))
            case "send":
                return self._island(key[-1])
            case "island" | "pagoda" | "festival" | "to" | "recruit" | "stone" | "worker" | "cross":
                return self._island(key[0])
            case "seat":
                return self._seat(key[0])
            case "goal" | "secret":
                return self._goal(target)
            case "crow" | "fish" | "eye":
                return self._besides(target.kind)
            case "no-secret":
                return self.tr("Empty slot for one of your private goals.")
            case "bridge" | "water" | "track" | "stocks":
                return self._shared(target)
            case "lane" if not session.can_select(target) and key[:2] in self.network.between:
                lane = self.find_lane(*key)
                text = self.tr("{a} – {b}: {segments}.")
                return self._lane(text, lane)
            case "power":
                power = self._content.powers[key[0]]
                return f"{self._powers.name(power.id)}: {self._powers.rule(power)}"
            case "pass" | "done" | "skip" if not session.can_select(target):
                return self.tr("Ends your turn once you’ve taken your main action.")
        return ""

    # -- the bar -------------------------------------------------------------------------------

    def _action(self, action: Action) -> str:
        view, seat = self._view, self._me
        bridges, floors = view.segments_left[seat], view.floors_left[seat]
        return {
            Action.BRIDGE: self.tr(

"Build a bridge from an island with one of your workers. %n segment(s) left "
"in your supply.", "", bridges
            ),
            Action.PAGODA: self.tr(
                "Build a floor where you have a worker. %n floor(s) left in your supply.",
                "", floors
            ),
            Action.MOVE: self.tr(

"Up to %n movement(s) for your workers along bridges. Other players’ "
"bridges cost coins.",
                "", self._prices.movements
            ),
            Action.FESTIVAL: self.tr(

"Hold a festival on an island with enough floors and bridges where you have "
"a worker and nobody has more pieces. %n Sōrin left.", "", view.sorin
            ),
        }[action]  # fmt: skip

    def _besides(self, kind: str) -> str:
        view, prices = self._view, self._prices
        if kind == "eye":
            return self.tr("Show what each festival would score right now.")
        if kind == "fish":
            if prices.fish is None:
                return self.tr("All your fish are placed.")
            text = self.tr("Place a fish for {coins}: take an extra main action this turn.")
            return text.format(coins=self._names.coins(prices.fish))
        note = self._label("crow-note", prices.crow_income, prices.crow_loss)
        holder = self.tr("Nobody holds it.")
        if view.crow != NOBODY:
            holder = self.tr("{name} holds it.").format(name=self._players[view.crow])
        text = self.tr("The Crow: take it for {points}.")
        return f"{text.format(points=self._names.points(prices.crow))} {note} {holder}"

    def _lane(self, text: str, lane: Lane, name: str = "") -> str:
        a, b, segments = self.island(lane.a), self.island(lane.b), self._names.segments(lane.length)
        return text.format(name=name, a=a, b=b, segments=segments)

    # -- islands -------------------------------------------------------------------------------

    def _island(self, island: Island) -> str:
        tile = self._tile(island)
        if tile.size is START:
            text = self.tr("{island}: a Start island. No worker limit.")
            return text.format(island=self.standing(island))
        said = self.tr("{island}. {size} island.").format(
            island=self.standing(island), size=self._names.size(tile.size)
        )
        if self._view.sealed >> island & 1:
            over = self.tr("Its festival has been held: no more floors can be added.")
            return f"{said} {over}"
        lines = [said]
        if tile.reward is not Reward.NOTHING:
            reward = {
                Reward.COINS: self._names.coins,
                Reward.RECRUIT: self._names.workers,
                Reward.GOAL: self._names.goals,
            }[tile.reward]
            text = self.tr("Each floor you build gives you {reward}.")
            lines.append(text.format(reward=reward(tile.number)))
        return " ".join((*lines, self._festival(island)))

    def _festival(self, island: Island) -> str:
        """Say what a festival would pay, and what the viewer lacks for it."""
        forecast = self._table.forecast(self._view, self._me, island)
        text = self.tr("Festival: %n point(s) per piece.", "", forecast.value)
        if forecast.missing:
            lacks = [self._lack(what, number) for what, number in forecast.missing]
            more = self.tr("You still need {things}.").format(things=self._lists.all_of(lacks))
        else:
            more = self.tr("You can hold it: {points}.").format(
                points=self._names.points(forecast.as_caller[self._me])
            )
        others = [self._players[seat] for seat in forecast.callers if seat != self._me]
        if others:
            could = self.tr("{names} can hold it.", "who could hold a festival", len(others))
            more = f"{more} {could.format(names=self._lists.all_of(others))}"
        return f"{text} {more}"

    def _lack(self, what: Missing, number: int) -> str:
        """Name something that is missing for a festival."""
        return {
            Missing.FLOORS: self._names.floors(number),
            Missing.BRIDGES: self._names.bridges(number),
            Missing.WORKER: self.tr("one of your workers"),
            Missing.PIECES: self.tr("%n more piece(s) for the majority", "", number),
            Missing.SORIN: self.tr("a Sōrin"),
        }[what]

    # -- seats and goals -----------------------------------------------------------------------

    def _seat(self, seat: Seat) -> str:
        """Describe a seat's power, supply, and score if the game ended now."""
        label, view, score = self._label, self._view, self._table.projected(self._view).scores[seat]
        points = {line.what: line.points for line in score.lines}
        name, power, lines = self._players[seat], view.powers[seat], list[str]()
        if power not in (NO_POWER, UNKNOWN_POWER):
            name = f"{name} · {label(f'power:{power}')}"
            lines.append(label(f"power-text:{power}"))
        lines += [self._supply(seat), label("if-over", score.total)]
        lines.append(label("so-far", view.points[seat]))
        if chain := self.network.chain(view.built[seat]):
            lines.append(label("line:chain", chain, points["chain"]))
        if points["longest"]:
            lines.append(label("line:longest", points["longest"]))
        if view.crow == seat:
            lines.append(label("line:crow", score.lines[Why.CROW].parts[-1]))
        box = self._content.box
        steps = ", ".join(f"{islands}\u00a0→\u00a0{worth}" for islands, worth in box.chain)
        return "\n".join((name, *lines, label("chain-steps", steps, box.longest_chain)))

    def _supply(self, seat: Seat) -> str:
        view, names = self._view, self._names
        stock = (
            names.workers(view.workers_left[seat]),
            names.floors(view.floors_left[seat]),
            names.segments(view.segments_left[seat]),
        )
        text = self.tr("{coins}. Left in the supply: {things}.")
        things = self._lists.all_of(stock)
        return text.format(coins=names.coins(view.coins[seat]), things=things)

    def _goal(self, target: Target) -> str:
        public = target.kind == "goal"
        pieces = self._session.pieces.area("goals" if public else "hand")
        face = next((p.face for p in pieces if p.face[0] == target.key[0]), None)
        if face is None:
            return ""  # Just claimed: refreshed once more before it leaves the screen.
        goal, *numbers = face
        if public:
            return self._public(goal, numbers)
        number, points, value = numbers
        text = self.tr("{goal}: {condition}, {points}. You have {value} of {number}.")
        return text.format(
            goal=self._goals.private(goal), condition=self._goals.condition(goal),
            points=self._names.points(points), value=min(value, number), number=number,
        )  # fmt: skip

    def _public(self, kind: int, numbers: Sequence[int]) -> str:
        taken, number, points, *reached = numbers
        left = len(self._content.public[kind].cards) - taken
        name = self._goals.public(kind)
        if not left:
            return self.tr("{goal}: all cards are taken.").format(goal=name)
        text = self.tr("{goal}: {condition}, {points}. %n card(s) left.", "", left)
        said = text.format(
            goal=name, condition=self._goals.card(kind, number), points=self._names.points(points)
        )
        viewer = self._session.viewer
        if viewer is None:
            return said
        mine = self.tr("You have {value} of {number}.")
        return f"{said} {mine.format(value=reached[viewer], number=number)}"

    # -- shared pieces -------------------------------------------------------------------------

    def _shared(self, target: Target) -> str:
        view, names = self._view, self._names
        match target.kind:
            case "bridge":
                owner, lane = target.key[0], self.network.lanes[target.key[1]]
                text = self.tr("{name}’s bridge between {a} and {b}: {segments}.")
                return self._lane(text, lane, name=self._players[owner])
            case "water":
                return self._water(Water(target.key[-1]))
            case "track":
                text = self.tr("{name}: {points}")
                scores = zip(self._players, map(names.points, view.points), strict=True)
                return "\n".join(text.format(name=name, points=said) for name, said in scores)
        sorin = self.tr("%n Sōrin left: each festival uses one.", "", view.sorin)
        deck = self.tr("%n private goal(s) left to draw.", "", view.deck_size)
        return f"{sorin} {deck}"

    def _water(self, kind: Water) -> str:
        box, names = self._content.box, self._names
        reward = {
            Water.COINS: names.coins(box.water_coins),
            Water.WORKER: names.workers(1),
            Water.GOAL: names.goals(1),
            Water.POINTS: names.points(box.water_points),
        }[kind]
        return self.tr("The first bridge over it gets {reward}.").format(reward=reward)
