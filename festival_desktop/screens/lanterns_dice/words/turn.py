"""The turn as text: options, duties, and the state of its steps."""

from functools import reduce
from operator import or_

from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import (
    LAST_LAUNCH,
    LAUNCH,
    NO_CARD,
    ORIENT,
    ROLL,
    SHADE,
)
from festival_desktop.models.session import Session
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.play.preview import GoalChange
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences, capital
from festival_desktop.tables.lanterns_dice.needs import best_launches, launch_waits, unused
from festival_desktop.tables.lanterns_dice.tray import faced, turn_bonus
from festival_desktop.tables.lanterns_dice.vocabulary import Aim
from festival_desktop.ui.words.game_words import (
    StepState,
    StepStatus,
    TurnText,
    Waiting,
    claims,
    titled,
)
from festival_desktop.ui.words.medals import MedalWords

DONE, SKIPPED, MAY, NOW, LATER = StepState


class DiceTurn(DiceSentences):
    def __init__(self, session: Session, medals: Medals = NO_MEDALS) -> None:
        """Set up; `medals` are those of a solo player."""
        super().__init__(session)
        self._medals = medals if len(session.players) == 1 else NO_MEDALS

    def turn(self) -> TurnText:
        if self._launches_later():
            return TurnText(self.tr("The others shade, then you launch."))
        if (waiting := Waiting().turn(self._session)) is not None:
            return waiting
        left = claims(self._session, self._table.claims, self._claim)
        steps = self._steps(left)
        titles = {
            "roll": self.tr("Roll"),
            "orient": self.tr("Rotate"),
            "shade": self.tr("Shade"),
            "favour": self.tr("Emperor"),
            "launch": self.tr("Launch"),
        }
        may = [one.may for one in steps if one.may]
        return TurnText(
            self._sentence(may),
            titled(titles, steps),
            own=self._view.seat == self._view.active,
            claims=left,
            fact=self._fact(may),
        )

    def _launches_later(self) -> bool:
        """Return whether the only person waits for others in their own turn."""
        session = self._session
        if not session.one_person or session.active is None or session.moves:
            return False
        view, computer = self._view, session.players[session.active].computer
        mine = view.active == session.viewer != session.active
        return bool(computer) and mine and launch_waits(self._game, view)

    def _claim(self, goal: GoalChange) -> str:
        """Describe a claim: “the line: 5 points”."""
        if goal.what != Aim.FIREWORKS:
            return ""
        shape, points = self._names.shape(goal.key[0]), self._names.points(goal.points)
        return self.tr("{shape}: {points}").format(shape=shape, points=points)

    def _sentence(self, may: list[str]) -> str:
        """Return the one imperative: to “you” for a single person, else by name."""
        view = self._view
        text = self.tr("{name}: {action}.")
        if self._session.one_person:
            text = self.tr("{name}’s turn: {action}.")
            if view.seat == view.active:
                text = self.tr("Your turn: {action}.")
        elif view.seat != view.active:
            return text.format(name=self._players[view.seat], action=self._imperative(may))
        return text.format(name=self._players[view.active], action=self._imperative(may))

    def _imperative(self, may: list[str]) -> str:
        return {
            ROLL: self.tr("roll the dice"),
            ORIENT: self.tr("rotate the tray, or shade an area"),
            LAUNCH: self.tr("launch fireworks"),
            LAST_LAUNCH: self.tr("launch one last display"),
        }.get(self._view.stage) or self._shading(may)

    def _shading(self, may: list[str]) -> str:
        if not may:
            return self.tr("nothing left to shade")
        optional = not unused(self._session.moves)
        return self.tr("{action}, or be done").format(action=may[0]) if optional else may[0]

    def _fact(self, may: list[str]) -> str:
        """Return the best launch's worth, other options, or the way to the next medal."""
        launches = best_launches(self._game, self._view, self._session.moves)
        if launches:
            shape = launches[0].shape
            values = self._game.content.shapes[shape].values
            worth, points = self._names.shape(shape), values[-self._view.left[shape]]
            text = self.tr("{shape} is worth {points}.")
            return text.format(shape=capital(worth), points=self._names.points(points))
        if self._view.stage is SHADE and len(may) > 1:
            text = self.tr("You may also {actions}.")
            if not self._session.one_person:
                text = self.tr("Or {actions}.")
            return text.format(actions=self._lists.any_of(may[1:]))
        if not self._medals.medals:
            return ""
        total = self._table.projected(self._view).scores[0].total
        return MedalWords(self).missing(total, self._medals)

    # -- steps of the active seat ------------------------------------------------------------------

    def _steps(self, left: str) -> tuple[StepStatus, ...]:
        """List the steps of the turn; another player's has only shading and the favour.

        `left`: the shapes that can still be launched.
        """
        view, after = self._view, self.tr("later")
        if view.stage is LAST_LAUNCH:
            return (StepStatus("launch", MAY, left or self.tr("one last time")),)
        part = StepStatus("shade", LATER, after), StepStatus("favour", LATER, after)
        if view.stage >= SHADE:
            # Once a part is over, the view no longer knows how it was used.
            done, wanted = self._done(), self._wanted()
            part = self._shade(done, wanted), self._favour(done, wanted)
        if view.seat != view.active:
            return part
        roll = StepStatus("roll", DONE, self.tr("rolled"))
        if view.stage is ROLL:
            roll = StepStatus("roll", NOW, self.tr("roll the dice"))
            orient = StepStatus("orient", LATER, after)
        elif view.stage is ORIENT:
            orient = StepStatus("orient", NOW, self.tr("rotate the tray"))
        else:
            color = self._names.color(faced(self._game, view, view.seat))
            orient = StepStatus("orient", DONE, color)
        if m.REROLL in self._session.moves:
            gifts = self._names.gifts(self._game.content.reroll_cost)
            roll = StepStatus("roll", MAY, self.tr("re-roll: {gifts}").format(gifts=gifts))
        launch = StepStatus("launch", LATER, after)
        if view.stage is LAUNCH:
            launch = StepStatus("launch", MAY, left or self.tr("optional"))
        return (roll, orient, *part, launch)

    def _done(self) -> set[type]:
        """Return the kinds of moves the deciding seat has made since the roll."""
        found = set[type]()
        for entry in reversed(self._session.log.entries):
            if any(isinstance(event, ev.DiceRolled) for event in entry.events):
                break
            seat = self._view.seat
            found |= {type(each) for each in entry.events if getattr(each, "seat", None) == seat}
        return found

    def _wanted(self) -> list[int]:
        """List the colours that die and turn bonus still allow, with multiplicity."""
        view, game, found = self._view, self._game, list[int]()
        sources = {move.source for move in self._session.moves if isinstance(move, m.Shade)}
        die = faced(game, view, view.seat)
        if m.DIE in sources:
            found.append(die)
        # Of two equal sources, only the die's is among the moves.
        same = found and turn_bonus(game, view) == die
        if view.bonus_open and (m.TURN_BONUS in sources or same):
            found.append(turn_bonus(game, view))
        return found

    def _shade(self, done: set[type], wanted: list[int]) -> StepStatus:
        if wanted:
            colors = self._names.colors(wanted)
            return StepStatus("shade", MAY, colors, self.tr("shade {colors}").format(colors=colors))
        if any(isinstance(move, m.ShadeBeside) for move in self._session.moves):
            note, may = self.tr("next to a platform"), self.tr("shade next to a platform")
            return StepStatus("shade", MAY, note, may)
        if ev.AreaShaded in done:
            return StepStatus("shade", DONE, self.tr("done"))
        return StepStatus("shade", SKIPPED, self.tr("skipped"))

    def _favour(self, done: set[type], wanted: list[int]) -> StepStatus:
        view, names, moves = self._view, self._names, self._session.moves
        granted = StepStatus("favour", DONE, self.tr("favour used"))
        if view.card != NO_CARD:
            allowed = reduce(or_, view.grants, 0)
            colors = names.any_color(allowed)
            if any(_by_emperor(move) for move in moves):
                text = self.tr("shade {colors} with a favour")
                return StepStatus("favour", MAY, colors, text.format(colors=colors))
            # Die and bonus are used first.
            return StepStatus("favour", LATER, colors) if allowed and wanted else granted
        if view.stage >= LAUNCH:
            skipped = StepStatus("favour", SKIPPED, self.tr("skipped"))
            return granted if ev.EmperorActionTaken in done else skipped
        held, cheapest = view.gifts[view.seat], min(self._game.shading.costs)
        if any(isinstance(move, m.EmperorAction) for move in moves):
            note = self.tr("you have {gifts}").format(gifts=names.gifts(held))
            return StepStatus("favour", MAY, note, self.tr("use an emperor’s favour"))
        if held < cheapest:
            note = self.tr("costs {gifts}").format(gifts=names.gifts(cheapest))
            return StepStatus("favour", SKIPPED, note)
        return StepStatus("favour", SKIPPED, self.tr("nothing to shade"))


def _by_emperor(move: m.Move) -> bool:
    return isinstance(move, m.ShadePool) or (isinstance(move, m.Shade) and move.source is m.EMPEROR)
