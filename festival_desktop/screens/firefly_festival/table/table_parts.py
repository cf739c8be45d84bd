"""The parts of the table, and what each of them is given at one moment."""

from typing import Any

from festival_desktop.games.firefly_festival.state import CHOOSE, TURN
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.board import ZoomButtons, ZoomTools
from festival_desktop.scenes.part import Part, Parts
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.pictures.isles import START
from festival_desktop.screens.firefly_festival.table import marks
from festival_desktop.screens.firefly_festival.table.action_bar import (
    CROW,
    ENDS,
    ActionBar,
    BarData,
)
from festival_desktop.screens.firefly_festival.table.forecasts import ForecastsData, ForecastsPart
from festival_desktop.screens.firefly_festival.table.goals import GoalsData, GoalsPart
from festival_desktop.screens.firefly_festival.table.lake import LakePart
from festival_desktop.screens.firefly_festival.table.lake_lights import LakeData
from festival_desktop.screens.firefly_festival.table.pieces import PiecesData, PiecesPart
from festival_desktop.screens.firefly_festival.table.questions import (
    OffersData,
    OffersPart,
    QuestionPart,
    question,
)
from festival_desktop.screens.firefly_festival.table.seats import SeatsData, SeatsPart
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.screens.firefly_festival.table.track import TrackData, TrackPart
from festival_desktop.tables.firefly_festival import Action, FireflyTable
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Count


class TableParts:
    def __init__(self, table: FireflyTable, words: TableWords) -> None:
        self._table = table
        self._content = content = table.game.content
        self._words = words
        self._bridges = table.game.turn.bridges.builds
        self.zoom_buttons = ZoomButtons()
        self.question, self.offers = QuestionPart(), OffersPart(words)
        self.bar = ActionBar(words)
        self.goals, self.seats = GoalsPart(content, words), SeatsPart(content, words)
        self.track = TrackPart(content, words)
        self.lake, self.forecasts = LakePart(), ForecastsPart(words)
        self.pieces = PiecesPart(content, words)
        self.held, self.gains = marks.HeldPart(), marks.GainsPart()
        self.keys, self.focus = marks.KeyHintsPart(words), marks.FocusPart()
        above: tuple[Part[Any], ...] = (self.question, self.offers)
        around = (self.bar, self.goals, self.seats, self.track)
        lights: tuple[Part[Any], ...] = (
            self.lake, self.forecasts, self.held, self.gains, self.keys, self.focus,
        )  # fmt: skip
        self.over_board = above + lights
        """What is hidden while the board is zoomed or moved."""
        self.all = Parts((self.zoom_buttons, *above, *around, *lights, self.pieces))

    def show(self, table: TableState) -> None:
        move = table.move_in_hand
        preview = None if move is None else table.session.preview_of(move)
        bridge = self._bridge(table)
        self._show_board(table, bridge or preview)
        self._show_panels(table, preview, bridge)
        self._show_bar(table)
        self._show_over(table)
        self._show_focus(table)

    def _bridge(self, table: TableState) -> Preview | None:
        """What the bridge under the hand or of a hint would cost and bring."""
        bridging = table.pointed_out or table.intent.action is Action.BRIDGE
        view, lane = table.now.view, table.lane
        if lane is None or not bridging or view.stage is not TURN:
            return None
        return table.session.preview_of(self._bridges[view.players][lane])

    # -- the board -----------------------------------------------------------------------------

    def _show_board(self, table: TableState, preview: Preview | None) -> None:
        session, pointer, now, layout, board = table[:5]
        area = session.pieces.area
        if not table.zooming:
            self.pieces.show(PiecesData(
                board, area("island"), area("pagoda"), area("lane"), area("cell"), now,
                pointer.carried, layout,
            ))  # fmt: skip
        lifted, segments, lane = pointer.lifted, None, table.lane
        if lifted is not None and lane is not None:
            start = board.network.lanes[lane].a if lifted.kind != "island" else lifted.key[0]
            segments = board.grown(lane, start, pointer.position)
        crossing = lifted.key[0] if lifted is not None and lifted.kind == "cross" else None
        self.lake.show(LakeData(
            layout.lake, self._content, board, now, session.viewer, session.selector.choices(),
            table.nothing_selected, table.intent, crossing, pointer.carried, table.island, lane,
            segments, table.pointed_out, preview,
        ))  # fmt: skip

    # -- around it -----------------------------------------------------------------------------

    def _show_panels(
        self, table: TableState, preview: Preview | None, bridge: Preview | None
    ) -> None:
        session, _, now, layout = table[:4]
        area, view, viewer = session.pieces.area, now.view, session.viewer
        coins_then = None
        if bridge is not None and table.lane in now.options.lanes:
            coins = view.coins[view.seat] + bridge.at_once().in_all(view.seat, Count.COINS)
            coins_then = view.seat, coins
        asks = viewer is not None and now.options.any and now.power_asks
        self.seats.show(SeatsData(
            layout, area("seat"), session.players, session.active, viewer if asks else None,
            coins_then, now.projected, table.nothing_selected, session.can_select(END_TURN),
        ))  # fmt: skip
        self.track.show(TrackData(layout, now, session.players))
        kinds, promised = ("goal", "secret"), () if preview is None else _promised(preview)
        name = None if viewer is None else session.players[viewer].name
        self.goals.show(GoalsData(
            layout, area("goals"), area("hand"), table.ready(*kinds), table.hovered(*kinds),
            promised, name, table.nothing_selected,
        ))  # fmt: skip

    def _show_bar(self, table: TableState) -> None:
        session, _, now, layout = table[:4]
        kinds = ("action", "crow", "fish", *(end.kind for end in ENDS))
        self.bar.show(BarData(
            layout, now, table.ready(*kinds), table.intent.action,
            CROW in session.selector.selected, table.hovered("eye", *kinds),
            table.forecasting,
        ))  # fmt: skip
        tools = ("zoom-out", "fit", "zoom-in")
        self.zoom_buttons.show(ZoomTools(tuple(layout.tools), table.hovered(*tools)))

    # -- over it -------------------------------------------------------------------------------

    def _show_over(self, table: TableState) -> None:
        session, pointer, now, layout, board = table[:5]
        hovered = table.hovered("over", "together", "ferry", "crow-gain", "storey", "done")
        self.question.show(question(layout, board, now, session, self._words, hovered))
        offered = session.pieces.area("offer") if now.view.stage is CHOOSE else ()
        self.offers.show(OffersData(layout, offered, table.ready("power"), table.hovered("power")))
        self._show_forecasts(table)
        self.held.show(table.held)
        self.gains.show(marks.GainsData(layout, table.gains))
        held = not table.nothing_selected or pointer.lifted is not None
        self.keys.show(marks.KeyHintsData(layout, held, table.other_ways))

    def _show_forecasts(self, table: TableState) -> None:
        now, layout, board = table.now, table.layout, table.board
        here = self._on_card(table)
        wanted = table.forecasting or table.planning
        open_islands = tuple(
            self._table.forecast(now.view, now.seat, island)
            for island, size in enumerate(board.sizes)
            if wanted and size != START and not now.view.sealed >> island & 1
        )
        everywhere = open_islands if table.forecasting else ()
        callers = tuple(each for each in open_islands if table.planning and each.callers)
        card = None if here is None else self._table.forecast(now.view, now.seat, here)
        tile, scale = now.view.layout[here or 0], layout.m(0.86, 1.08)
        players = table.session.players
        self.forecasts.show(
            ForecastsData(board, layout.lake, scale, everywhere, callers, card, tile, players)
        )

    def _on_card(self, table: TableState) -> int | None:
        """Islands with a floor have a card, or any where festivals are what it is about."""
        view, action, island = table.now.view, table.intent.action, table.island
        busy = action not in (None, Action.FESTIVAL) or table.pointer.lifted is not None
        if island is None or busy or view.stage is CHOOSE:
            return None
        if table.board.sizes[island] == START or view.sealed >> island & 1:
            return None
        asked = table.forecasting or action is not None or table.pointer.focus is not None
        return island if asked or view.floors[island] else None

    def _show_focus(self, table: TableState) -> None:
        """Last, because it is around something that another part shows."""
        focus, lights = table.pointer.focus, self.all.marks(table.pointer.highlighted)
        rect = None if focus is None else self.all.stops().get(focus)
        if focus is None or rect is None:
            self.focus.show(marks.FocusData("", None, lights))
        else:
            self.focus.show(marks.FocusData(focus.kind, self.all.mark(focus, rect), lights))


def _promised(preview: Preview) -> tuple[Target, ...]:
    """Goals that would be reached."""
    public = preview.reached(Aim.PUBLIC_GOAL)
    return tuple(Target("goal", goal.key[:1]) for goal in public) + tuple(
        Target("secret", goal.key) for goal in preview.reached(Aim.PRIVATE_GOAL)
    )
