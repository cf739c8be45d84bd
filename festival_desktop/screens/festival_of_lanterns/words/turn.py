"""The turn as text: options, duties, the state of its steps, and questions of friends."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalChange
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.moon_dancer import (
    HerTurn,
    is_challenged,
    is_her_step,
    is_hers,
)
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.tables.festival_of_lanterns.vocabulary import Aim
from festival_desktop.ui.words.game_words import (
    StepState,
    StepStatus,
    TurnText,
    Waiting,
    claims,
    titled,
)

DONE, SKIPPED, MAY, NOW, LATER = StepState
MUST = (Stage.MATCH_SIDE, Stage.KEEP_TILE)
"""Stages in which the turn cannot continue without an answer to a friend's ability."""
AFTER_PLACING = (Stage.REFILL, Stage.MATCH_SIDE, Stage.KEEP_TILE)


def is_final(view: View) -> bool:
    """Return whether nobody has a tile left, so that this is a final turn."""
    return not any(view.hand_sizes) and view.stage not in AFTER_PLACING


class FestivalTurn(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._asks, self._hers = FestivalAsks(session), HerTurn(session)

    def turn(self) -> TurnText:
        session, view = self._session, self._view
        if session.waiting is None and is_hers(view) and session.active == MOON_DANCER:
            return self._hers.turn()
        if (waiting := Waiting().turn(session)) is not None:
            return waiting
        assert session.active is not None
        asks = self._asks
        asked = asks.sentence()
        if is_hers(view):
            return TurnText(asked, own=False)
        selected = session.selector.selected
        steps = self.steps(view, session.moves, _so_far(session), selected)
        titles = {
            "exchange": self.tr("Exchange"),
            "befriend": self.tr("Befriend"),
            "dedicate": self.tr("Dedicate"),
            "count": self.tr("Count"),
            "place": self.tr("Place"),
        }
        action, fact = self._action(view, steps), self._first(steps)
        if asked and asks.helps:
            sentence, fact = self._to(asked), self.tr("Or: {action}").format(action=action)
        else:
            sentence, fact = self._to(action, self.tr("Your turn: {action}")), asked or fact
        if asked and view.stage in MUST:
            sentence, fact = self._to(asked), ""
        left = claims(session, self._table.claims, self._claim)
        return TurnText(sentence, titled(titles, steps), claims=left, fact="" if left else fact)

    def _to(self, action: str, alone: str = "{action}") -> str:
        """Address the only person at the table, or name the active player."""
        session = self._session
        assert session.active is not None
        if session.one_person:
            return alone.format(action=action)
        name = self._players[session.active]
        return self.tr("{name}: {action}").format(name=name, action=action)

    def _claim(self, goal: GoalChange) -> str:
        """Describe a claim: “Four of a Kind: 8 points”."""
        if goal.what != Aim.DEDICATION:
            return ""
        kind, points = self._names.dedication(goal.key[0]), self._names.points(goal.points)
        return self.tr("{kind}: {points}").format(kind=kind, points=points)

    def _verbs(self, steps: Sequence[StepStatus]) -> list[str]:
        """List what can be done or skipped now."""
        verbs = {
            "exchange": self.tr("exchange a lantern"),
            "befriend": self.tr("befriend a friend"),
            "dedicate": self.tr("make a Dedication"),
        }
        return [verbs[step.kind] for step in steps if step.state is MAY]

    def _first(self, steps: Sequence[StepStatus]) -> str:
        """Say what can be done before the required action."""
        session, verbs = self._session, self._verbs(steps)
        if not verbs or session.selector.selected or is_final(self._view):
            return ""
        assert session.active is not None
        text = self.tr("First {name} may {actions}.")
        if session.one_person:
            text = self.tr("First you may {actions}.")
        name = self._players[session.active]
        return text.format(name=name, actions=self._lists.any_of(verbs))

    def _action(self, view: View, steps: Sequence[StepStatus]) -> str:
        """Return the required action as the end of a sentence."""
        selector = self._session.selector
        if (
            chosen := self._pending_action([target.kind for target in selector.selected])
        ) is not None:
            return chosen
        if is_final(view):
            verbs = (*self._verbs(steps), self.tr("end the turn"))
            return f"{self._lists.any_of(verbs)}."
        if any(step.kind == "count" and step.state is NOW for step in steps):
            return self.tr("return %n lantern(s).", "", self._excess(view))
        if view.stage is Stage.REFILL and view.face_up == NO_TILE:
            return self.tr("use the friend’s help, or end your turn.")
        return {
            Stage.REFILL: self.tr("take the face-up tile, or draw one."),
            Stage.MATCH_SIDE: self.tr("choose the side that counts as a match."),
            Stage.KEEP_TILE: self.tr("choose which tile to keep."),
        }.get(view.stage, self.tr("place a tile."))

    def _pending_action(self, selected: Sequence[str]) -> str | None:
        """Return how to continue what was begun; None if that is said elsewhere."""
        match selected:
            case ["tile", *_]:
                return self.tr("place this tile.")
            case ["card"]:
                moves = self._session.selector.moves
                if all(isinstance(move, m.Discard) for move in moves):
                    return self.tr("return it to the Supply.")
                return self.tr("choose a lantern from the Supply in exchange.")
            case ["dedication", *_]:
                if any(target.kind == "claim" for target in self._session.selector.choices()):
                    return self.tr("choose the stack again to claim its points.")
                return self.tr("choose the lanterns to dedicate.")
        return None

    def before_the_end(self) -> str:
        """Say what is required before the turn can be ended; empty if nothing is."""
        session, view = self._session, self._view
        if view is None or not session.moves or is_hers(view) or is_final(view):
            return ""
        if self._excess(view) > 0 and view.stage < Stage.PLACE:
            return self.tr("after you return %n lantern(s)", "", self._excess(view))
        return {
            Stage.REFILL: self.tr("after you take a tile"),
            Stage.MATCH_SIDE: self.tr("after you choose a side"),
            Stage.KEEP_TILE: self.tr("after you keep a tile"),
        }.get(view.stage, self.tr("after you place a tile"))

    # -- steps with texts as notes ---------------------------------------------------------------

    def steps(
        self,
        view: View,
        moves: Iterable[m.Move],
        so_far: Sequence[Event],
        selected: Sequence[Target] = (),
    ) -> tuple[StepStatus, ...]:
        """List the steps of the active seat's turn. `so_far`: its events."""
        kinds, chosen = {type(move) for move in moves}, [target.kind for target in selected]
        found = [self._opening(view, kinds, so_far), self._dedicate(view, kinds, so_far, chosen)]
        if view.hand_sizes[view.seat] or view.stage in AFTER_PLACING:
            found += [self._count(view, chosen), self._place(view, chosen)]
        return tuple(found)

    def _opening(self, view: View, kinds: set[type[m.Move]], so_far: Iterable[Event]) -> StepStatus:
        """Describe the first step: befriending at a gala, otherwise an exchange."""
        gala, names, cost = view.gala is not None, self._names, self._content.exchange_cost
        state, note = SKIPPED, self.tr("not possible")
        friends = [e.friend for e in so_far if isinstance(e, gala_told.FriendBefriended)]
        exchanged = [e for e in so_far if isinstance(e, ev.LanternExchanged)]
        if friends:
            state, note = DONE, self.friend(friends[0])
        elif exchanged and not gala:
            taken, given = names.short(exchanged[0].taken), names.short(exchanged[0].given)
            state, note = DONE, self.tr("{taken} for {given}").format(taken=taken, given=given)
        elif (fm.Befriend if gala else m.Exchange) in kinds:
            state, note = MAY, self.tr("optional")
        elif view.stage is not Stage.EXCHANGE:
            note = self.tr("skipped")
        elif not gala and view.mooncakes[view.seat] < cost:
            note = self.tr("costs {mooncakes}").format(mooncakes=names.mooncakes(cost))
        return StepStatus("befriend", state, note) if gala else StepStatus("exchange", state, note)

    def _dedicate(
        self, view: View, kinds: set[type[m.Move]], so_far: Iterable[Event], chosen: Sequence[str]
    ) -> StepStatus:
        for event in so_far:
            if isinstance(event, ev.DedicationMade):
                return StepStatus("dedicate", DONE, self._names.points(event.points))
        if m.Dedicate in kinds:
            picking = "dedication" in chosen[:1]
            note = self.tr("choose lanterns") if picking else self.tr("available")
            return StepStatus("dedicate", MAY, note)
        over = view.stage > Stage.DEDICATE
        return StepStatus(
            "dedicate", SKIPPED, self.tr("skipped") if over else self.tr("no set yet")
        )

    def _excess(self, view: View) -> int:
        """Count the cards above the limit, Trixie lanterns included."""
        trixies = view.gala.trixies[view.seat] if view.gala is not None else 0
        return sum(view.lanterns[view.seat]) + trixies - self._content.limit

    def _count(self, view: View, chosen: Sequence[str]) -> StepStatus:
        excess, limit = self._excess(view), self._content.limit
        if excess > 0 and view.stage < Stage.PLACE:
            note = self.tr("return %n lantern(s)", "", excess)
            if chosen == ["card"]:  # to be returned or exchanged
                note = self.tr("drop it on its own kind")
            return StepStatus("count", NOW, note)
        note = self.tr("{held} of {limit}").format(held=limit + excess, limit=limit)
        return StepStatus("count", LATER if view.stage < Stage.PLACE else DONE, note)

    def _place(self, view: View, chosen: Sequence[str]) -> StepStatus:
        if view.stage < Stage.PLACE and self._excess(view) > 0:
            return StepStatus("place", LATER, self.tr("later"))
        note = {
            Stage.REFILL: self.tr("take a new tile"),
            Stage.MATCH_SIDE: self.tr("choose a side"),
            Stage.KEEP_TILE: self.tr("keep a tile"),
        }.get(view.stage)
        if view.stage is Stage.REFILL and view.face_up == NO_TILE:
            note = self.tr("end the turn")
        note = note or {
            ("tile",): self.tr("choose a place"),
            ("tile", "cell"): self.tr("rotate it, then drop it"),
        }.get(tuple(chosen), self.tr("choose a tile"))
        return StepStatus("place", NOW, note)


def _so_far(session: Session) -> list[Event]:
    """List the events of the current turn that the active seat caused."""
    alone = is_challenged(session.view)
    events: list[Event] = []
    for entry in reversed(session.log.entries):
        if entry.seat != session.active or (alone and is_her_step(entry)):
            break
        events += entry.events
    return events


class FestivalAsks(FestivalText):
    @property
    def helps(self) -> bool:
        """Whether something can be done now that only a friend allows."""
        session = self._session
        return any(fm.by_ability(move, session.view.stage) for move in session.moves)

    def sentence(self) -> str:
        """Return a friend's question; empty without one."""
        session, view = self._session, self._view
        if view is None or view.gala is None or not session.moves:
            return ""
        if is_hers(view):
            if session.active == MOON_DANCER:
                return ""
            choose, selector = self.tr("Choose for Moon Dancer:"), session.selector
            return f"{choose} {self._for_her(selector.moves, selector.selected)}"
        if not view.gala.uses:
            return ""
        if view.stage is Stage.MATCH_SIDE:
            return self.tr("Choose the side that counts as a match.")
        if view.stage is Stage.KEEP_TILE:
            return self.tr("Choose the tile to keep. The other goes to the bottom of the stack.")
        if view.stage is Stage.REFILL and not self.helps:
            return ""
        friend = self._content.friends.cards[view.gala.befriended].id
        if friend == "applejack" and view.stage > Stage.DEDICATE:
            return self._encore(self.helps, bool(view.gala.dedications))
        return self._ability(friend, view, [target.kind for target in session.selector.selected])

    def _ability(self, friend: str, view: View, selected: Sequence[str]) -> str:
        match friend, selected:
            case "twilight" | "starlight", ["card", *_]:
                return self.tr("Choose the lantern to take from the Supply in exchange.")
            case "rainbow", ["card", *_]:
                return self.tr("Choose which lantern to take from another player.")
            case "cadance", ["supply", *_]:
                return self.tr("Choose a player to gain one with you.")
            case "celestia", ["token", *_]:
                return self.tr("Choose a Dedication stack for your token.")
            case "scootaloo", ["laid", *_]:
                return self.tr("Rotate it (wheel or R); click it again to place it.")
            case "rarity", ["dedication", *_]:
                return self.tr("Choose the set, then the lantern you leave out.")
        dedicated = bool(view.gala is not None and view.gala.dedications)
        if dedicated and friend == "sweetie-belle":
            return self.tr("Choose the lantern to take back.")
        if friend == "apple-bloom" and view.stage is Stage.REFILL:
            return self.tr("Click her card to see the top two tiles, or refill as usual.")
        if friend == "starlight" and view.gala is not None and view.gala.uses == 1:
            return self.tr("You may exchange one more: choose the lantern to give.")
        return self._first(friend)

    def _encore(self, possible: bool, again: bool) -> str:
        if not possible:
            return self.tr("After placing your tile, you may make one more Dedication.")
        if again:
            return self.tr("Make a second Dedication: choose its stack.")
        return self.tr("Make a Dedication: choose its stack.")

    def _first(self, friend: str) -> str:
        """Return the question before anything was selected."""
        return {
            "twilight": self.tr("Choose the lantern to give."),
            "starlight": self.tr("Choose the first lantern to give."),
            "fluttershy": self.tr("Choose the lantern to take from the Supply."),
            "rainbow": self.tr("Choose the lantern to give."),
            "rarity": self.tr("Choose a Dedication: you may leave out one lantern."),
            "applejack": self.tr("You may make two Dedications this turn."),
            "pinkie": self.tr("Each match gives you one extra Mooncake."),
            "sweetie-belle": self.tr("After a Dedication you may take one lantern back."),
            "apple-bloom": self.tr("When you refill, you may choose from two tiles."),
            "scootaloo": self.tr("Choose a tile on the table to rotate."),
            "spike": self.tr("No lantern limit this turn."),
            "cadance": self.tr("Choose the lantern that you both gain."),
            "luna": self.tr("You also gain the lantern on your tile’s opposite side."),
            "mistmane": self.tr("One side that doesn’t match counts as a match."),
            "trixie": self.tr("Choose the pile of Trixie lanterns to take one."),
            "celestia": self.tr("Choose your token."),
        }.get(friend, "")

    def _for_her(self, moves: Sequence[m.Move], selected: Sequence[Target]) -> str:
        kinds = [target.kind for target in selected]
        match moves[0]:
            case m.Exchange() | fm.Swap() if "card" not in kinds:
                return self.tr("which lantern does she give?")
            case m.Exchange() | fm.Take():
                return self.tr("which lantern does she take from the Supply?")
            case fm.Swap():
                return self.tr("which of your lanterns does she take?")
            case m.Dedicate() if "dedication" not in kinds:
                return self.tr("choose the glowing stack, then her lanterns.")
            case m.Dedicate(without=int()) if "card" in kinds:
                return self.tr("which lantern does she leave out?")
            case m.Dedicate():
                return self.tr("which lanterns does she dedicate?")
        return self.tr("choose something that glows.")
