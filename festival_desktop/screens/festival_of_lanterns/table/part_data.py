"""What each part of the table shows, read from the session and the pointer."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.session import END_TURN, NEXT_MOVE, Session
from festival_desktop.play.preview import CountChange, merged
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.board import ZoomTools
from festival_desktop.scenes.part import Mark
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.dedications import DedicationsData
from festival_desktop.screens.festival_of_lanterns.table.display import (
    Cell,
    DisplayData,
    Frame,
    TrialTile,
)
from festival_desktop.screens.festival_of_lanterns.table.effects import Effects
from festival_desktop.screens.festival_of_lanterns.table.friends import (
    TOKEN,
    TRIXIE_CARD,
    TRIXIES,
    FriendPlaces,
    FriendsData,
)
from festival_desktop.screens.festival_of_lanterns.table.hand import HandData, HandTile
from festival_desktop.screens.festival_of_lanterns.table.interaction import (
    MOONCAKES,
    FestivalInteraction,
)
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS, Layout
from festival_desktop.screens.festival_of_lanterns.table.marks import MarksData
from festival_desktop.screens.festival_of_lanterns.table.outgoing_cards import OutgoingCards
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import CHOICE, HOVER, REST
from festival_desktop.screens.festival_of_lanterns.table.papers import PapersData
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt
from festival_desktop.screens.festival_of_lanterns.table.seating import Seating
from festival_desktop.screens.festival_of_lanterns.table.seats import Card, Offer, SeatData
from festival_desktop.screens.festival_of_lanterns.table.stack import (
    FACE_UP,
    STACK,
    StackData,
)
from festival_desktop.screens.festival_of_lanterns.table.supply import SupplyData
from festival_desktop.tables.festival_of_lanterns.needs import need
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count

BADGES = (Count.LANTERN, Count.MOONCAKE)
"""What is shown at seats while a tile hovers."""
PASS = Target("pass")
OWN_CARDS = ("card", "leave-out", "keep")
AT_SEATS = ("their-card", "seat")
"""Targets at a seat that only friends bring."""


@dataclass
class TableState:
    """Everything that decides what is shown now."""

    game: FestivalOfLanterns
    session: Session
    pointer: PointerState
    words: TableWords
    layout: Layout
    seating: Seating
    prompt: AbilityPrompt
    interaction: FestivalInteraction
    effects: Effects


class PartData:
    """The data of every part for the position and the pointer of now."""

    def __init__(self, table: TableState) -> None:
        self._game = table.game
        self._session = table.session
        self._pointer = table.pointer
        self._words = table.words
        self._layout = table.layout
        self._seating = table.seating
        self._prompt = table.prompt
        self._interaction = table.interaction
        self._effects = table.effects
        self._choices = table.session.selector.choices()
        self._selected = table.session.selector.selected
        self._view = table.session.view
        self._pieces = table.session.pieces
        self._outgoing = OutgoingCards(table.session, table.pointer.hovered)

    def _mood(self, target: Target) -> str:
        if target not in self._choices or self._prompt.dull(target):
            return REST
        return HOVER if self._pointer.hovered == target else CHOICE

    def _chosen(self, *kinds: str) -> frozenset[Target]:
        return frozenset(target for target in self._choices if target.kind in kinds)

    @property
    def _looking(self) -> bool:
        """Tiles of the stack are being looked at."""
        return bool(self._pieces.area("looked-at"))

    # -- tiles -------------------------------------------------------------------------------

    def display(
        self,
        frame: Frame,
        seams: tuple[tuple[int, int, int], ...],
        trial: TrialTile | None,
        origin: QRectF | None,
        lens: tuple[Cell, float] | None,
    ) -> DisplayData:
        cells = [(t.key[0], t.key[1]) for t in self._choices if t.kind == "cell"]
        last = self._selected[-1] if self._selected else None
        lay = None
        if last is not None and last.kind in ("cell", "laid"):
            turn = self._interaction.turn_of(self._interaction.turned_tile)
            lay = ((last.key[0], last.key[1]), Target("turn", (turn,)))
        asked = (t for t in self._choices if t.kind in ("laid", "side"))
        return DisplayData(
            tiles=self._pieces.area("display"),
            seams=seams,
            frame=frame,
            ticks=self._seating.ticks,
            origin=origin,
            cells=tuple(cells),
            trial=trial,
            turning_tile=self._interaction.turned_tile is not None,
            lay=lay,
            laid=tuple(target for target in asked if not self._prompt.dull(target)),
            hovered=self._pointer.hovered,
            lens=lens,
        )

    def hand(self, draws: bool) -> HandData:
        layout, viewer = self._layout, self._session.viewer
        tiles, backs = [], []
        for piece in (*self._pieces.area("hand"), *self._pieces.area("looked-at")):
            looked_at = piece.place.area == "looked-at"
            rect = (layout.looked_at if looked_at else layout.hand)[piece.place.index[0]]
            if piece.kind == "back":
                backs.append((piece.id, rect))
            else:
                tiles.append(self._hand_tile(piece, rect, looked_at))
        held = len(self._pieces.area("hand"))
        face_up = bool(self._pieces.area("face-up"))
        empty = [("slot:face-up", layout.face_up)] if not face_up else []
        if viewer is not None and face_up:
            places = enumerate(layout.hand)
            empty += [(f"slot:{slot}", rect) for slot, rect in places if slot >= held]
        air = next((t.rect for t in tiles if t.held and t.state == "dragged"), None)
        hover = self._pointer.hovered == PASS
        return HandData(
            tiles=tuple(tiles),
            backs=tuple(backs),
            empty=tuple(empty),
            refill=FACE_UP in self._choices,
            in_the_air=air,
            pass_button=("hover" if hover else "normal") if PASS in self._choices else None,
            places=tuple(layout.hand),
            stack=layout.stack,
            draws=draws,
            lift=layout.m(4, 6),
            px=layout.px(12, 14),
            turning=self._seating.turning,
            ticks=self._seating.ticks,
        )

    def _hand_tile(self, piece: Piece, rect: QRectF, looked_at: bool) -> HandTile:
        tile = piece.face[0]
        target = Target("tile", (tile,))
        return HandTile(
            piece=piece,
            rect=rect,
            turn=0 if looked_at else self._interaction.turn_of(tile),
            state=self._in_hand(target, piece.id),
            choice=target in self._choices,
            held=self._interaction.held_tile == tile,
            hovered=self._pointer.hovered == target,
            looked_at=looked_at,
        )

    def _in_hand(self, target: Target, key: str) -> str:
        if self._pointer.carried == key:
            return "dragged"
        held = target in self._selected
        return "hover" if held or self._mood(target) == HOVER else "hand"

    def stack(self) -> StackData:
        layout, face_up = self._layout, next(iter(self._pieces.area("face-up")), None)
        return StackData(
            number=self._pieces.area("stack")[0].face[0],
            face_up=face_up,
            state=self._in_hand(FACE_UP, "" if face_up is None else face_up.id),
            mood=self._mood(STACK),
            choices=self._chosen("stack", "face-up"),
            hovered=self._pointer.hovered,
            stack_rect=layout.stack,
            face_up_rect=layout.face_up,
            px=layout.px(13, 15),
            turning=self._seating.turning,
            ticks=self._seating.ticks,
        )

    # -- what belongs to no seat -------------------------------------------------------------

    def supply(self) -> SupplyData:
        piles = self._pieces.area("supply")
        targets = (Target("supply", (n,)) for n in range(len(piles)))
        return SupplyData(
            piles=piles,
            names=(*self._game.content.lanterns, MOONCAKE),
            moods=tuple(map(self._mood, targets)),
            choices=self._chosen("supply"),
            places=tuple(self._layout.supply),
        )

    def dedications(self, planning: bool) -> DedicationsData:
        viewer, lacks = self._session.viewer, tuple[int, ...]()
        if planning and viewer is not None:
            lacks = tuple(need(self._view, viewer, kind).number for kind in Dedication)
        return DedicationsData(
            lacks=lacks,
            stacks=self._pieces.area("dedications"),
            choices=self._chosen("dedication", "claim"),
            selected=frozenset(self._selected),
            hovered=self._pointer.hovered,
            places=tuple(self._layout.dedications),
            px=self._layout.px(12, 14.5),
        )

    def zoom_tools(self) -> ZoomTools:
        return ZoomTools(() if self._looking else tuple(self._layout.tools), self._pointer.hovered)

    # -- seats -------------------------------------------------------------------------------

    def seat(self, seat: Seat, gains: tuple[CountChange, ...]) -> SeatData:
        layout, player = self._layout, self._session.players[seat]
        side = self._seating.side_of(seat)
        places, own = layout.seats[side], side == SOUTH
        alone = self._seating.challenge and seat == MOON_DANCER
        asked = self._session.viewer is not None and seat == self._prompt.seat
        first = self._selected[0] if self._selected else None
        held = first.key[0] if first is not None and first.kind == "card" else None
        level = self._words.label(f"level:{self._view.gala.level}") if alone else ""
        rules = tuple(rule.left() - places.panel.left() for rule in layout.rules) if own else ()
        lifting = self._pointer.lifted == MOONCAKES
        hovering = self._pointer.hovered == MOONCAKES and self._interaction.liftable(MOONCAKES)
        badges = merged([g for g in gains if g.seat == seat and g.what in BADGES])
        return SeatData(
            seat=seat,
            side=side,
            places=places,
            scale=layout.scale,
            name=player.name,
            token=self._seating.token(seat),
            computer=player.computer and not alone,
            active=self._lit == seat,
            to_move=own and self._lit == seat and END_TURN not in self._choices,
            own=own,
            rules=rules,
            level=level,
            cards=tuple(self._cards(seat, asked)),
            mooncakes=self._shown("mooncakes", seat),
            points=self._shown("claimed", seat),
            total=self._total(seat),
            limit=None if alone else self._game.content.limit,
            backs=tuple(self._backs(seat, own)),
            badges=tuple(badges),
            asked=asked,
            offers=tuple(self._offers(seat, asked)),
            held_card=held if asked else None,
            mooncakes_liftable=bool(layout.friends) and own and not self._prompt.for_her,
            mooncake_held=own and (lifting or hovering),
        )

    @property
    def _lit(self) -> Seat | None:
        """Whose turn it is: also as long as it is over, but not ended."""
        over = self._session.active is None or END_TURN in self._choices
        return self._session.active if over else self._view.seat

    def _shown(self, area: str, seat: Seat) -> int:
        piece = next(p for p in self._pieces.area(area) if p.place.index[0] == seat)
        return self._effects.shown_count(piece)

    def _cards(self, seat: Seat, asked: bool) -> Iterator[Card]:
        for piece in self._pieces.area("cards"):
            if piece.place.index[0] != seat:
                continue
            count, lantern = self._effects.shown_count(piece), piece.face[0]
            if not asked:
                yield Card(count)
                continue
            chosen = self._outgoing.lanterns.get(lantern, 0) - self._outgoing.kept.count(lantern)
            mood = self._mood(Target("card", (lantern,)))
            state = "chosen" if chosen else {REST: "normal"}.get(mood, mood)
            yield Card(count, state, chosen)

    def _total(self, seat: Seat) -> int:
        cards = (p.face[1] for p in self._pieces.area("cards") if p.place.index[0] == seat)
        wild = (p.face[0] for p in self._pieces.area("trixie-cards") if p.place.index[0] == seat)
        return sum(cards) + sum(wild)

    def _backs(self, seat: Seat, own: bool) -> Iterator[tuple[str, QRectF]]:
        """In the tray as large as tiles of a hand, elsewhere small."""
        side = self._seating.side_of(seat)
        places = self._layout.hand if own else self._layout.seats[side].backs
        for piece in self._pieces.area("hands"):
            if piece.place.index[0] == seat:
                yield piece.id, places[piece.place.index[1]]

    def _offers(self, seat: Seat, asked: bool) -> Iterator[Offer]:
        for target in self._choices:
            if target.kind in OWN_CARDS:
                if not asked:
                    continue
            elif target.kind not in AT_SEATS or target.key[0] != seat:
                continue
            lit = not self._prompt.dull(target)
            if target.kind == "card":
                lit = lit and self._prompt.shown and self._prompt.wants(target)
            yield Offer(target, self._pointer.hovered == target, lit)

    # -- friends -----------------------------------------------------------------------------

    def friends(self, places: FriendPlaces) -> FriendsData:
        gala, pieces = self._view.gala, self._pieces
        looking = Target("look") in self._choices and gala is not None
        areas = ("trixies", "trixie-cards", "token", "tokens")
        cards = pieces.area("friends")
        welcome = frozenset(p.face[0] for p in cards if self._prompt.may_befriend(p.face[0]))
        return FriendsData(
            friends=cards,
            others=tuple(piece for area in areas for piece in pieces.area(area)),
            places=places,
            viewer=self._session.viewer,
            looking=gala.befriended if looking else None,
            welcome=welcome,
            moods=tuple((target, self._mood(target)) for target in (TRIXIES, TRIXIE_CARD, TOKEN)),
            choices=self._chosen("friend", "look", "trixies", "trixie-card", "token"),
            hovered=self._pointer.hovered,
            trixies_going=self._outgoing.trixies() if cards else 0,
        )

    def papers(self) -> PapersData:
        layout, prompt = self._layout, self._prompt
        asked = self._words.label("ask") if prompt.shown and layout.friends else ""
        waiting = NO_FRIEND if prompt.for_her else prompt.waiting
        cards = self._game.content.friends.cards
        speech = None
        if layout.friends and not layout.speech.isEmpty():
            speech = (self._words.label("speech-title"), self._words.label("speech"))
        return PapersData(
            question=asked,
            friend="" if waiting == NO_FRIEND else cards[waiting].id,
            button=prompt.button,
            speech=speech,
            speaking=self._lit == MOON_DANCER,
            stepping=NEXT_MOVE in self._choices,
            hovered=self._pointer.hovered,
            question_rect=layout.ask,
            speech_rect=layout.speech,
            looked_tray=layout.looked_tray if self._looking else None,
            scale=layout.scale,
        )

    # -- marks -------------------------------------------------------------------------------

    def marks(
        self, focus: tuple[Mark, float | None] | None, highlighted: tuple[Mark, ...]
    ) -> MarksData:
        layout, captions = self._layout, []
        for name, rect in layout.captions.items():
            in_tray = name not in SIDE_CAPTIONS
            px = layout.px(13, 16) if in_tray else layout.px(14, 17)
            captions.append((name, rect, px, in_tray))
        keys: tuple[str, ...] = ("Esc",) if self._selected else ()
        if self._selected and self._interaction.turned_tile is not None:
            keys = ("R", "Esc")
        return MarksData(tuple(captions), keys, layout.keys, layout.px(12, 14), focus, highlighted)
