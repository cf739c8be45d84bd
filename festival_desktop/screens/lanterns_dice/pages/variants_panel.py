"""What is in play: fireworks shapes, sides of the emperor cards, and who gets which sheet."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.setup import IN_PLAY, SIDES
from festival_desktop.screens.lanterns_dice.pages.variant_cards import FavourCard, ShapeCard
from festival_desktop.screens.lanterns_dice.pages.variant_choice import VariantChoice, Way
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.names import DiceNames
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.pages.game_pages import Options
from festival_desktop.ui.pages.variants_panel import VariantsPanel
from festival_desktop.ui.widgets.cards import CardGrid
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.explained import Explained
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import put


class DiceVariants(VariantsPanel):
    def __init__(self, content: Content, parent: QWidget | None = None) -> None:
        super().__init__("board", parent)
        self._content = content
        self._names = DiceNames(content, self)
        self._labels = DiceLabels(content, (), self)
        self._players: tuple[str, ...] = ()
        self.choice = VariantChoice(content)
        self.heading = Label(19, "light_hi", BOLD)
        self.shapes_label, self.emperor_label, self.sheets_label = (
            Label(15, "on_dark", SEMIBOLD) for _ in range(3)
        )
        self.shapes_way, self.emperor_way = Segmented(px=13), Segmented(px=13)
        self.sheets_way = Segmented(px=13)
        self.shapes = CardGrid(len(content.shapes))
        for shape in content.shapes:
            self.shapes.put_card(ShapeCard(shape, self.shapes))
        self.emperor = CardGrid(len(content.emperor))
        for number, card in enumerate(content.emperor):
            self.emperor.put_card(FavourCard(number, card, self.emperor))
        self.sheets = [Chooser(14) for _ in range(max(content.tables))]
        self.tokens = [TokenMark(20) for _ in self.sheets]
        self.dealt = Label(14, "on_dark_soft", wrap=True)
        self.explained = Explained()
        self._column = QVBoxLayout(self)
        self._rows: list[QBoxLayout] = []
        self._sheets_row = QHBoxLayout()
        self._build()
        self.retranslate()
        self._connect()

    def _build(self) -> None:
        put(self._column, self.heading)
        self._add_row(self.shapes_label, self.shapes_way)
        put(self._column, self.shapes, 1)
        self._add_row(self.emperor_label, self.emperor_way)
        put(self._column, self.emperor, 1)
        self._add_row(self.sheets_label, self.sheets_way)
        self._column.addLayout(self._sheets_row)
        put(self._sheets_row, self.dealt, 1)
        for token, chooser in zip(self.tokens, self.sheets, strict=True):
            put(self._sheets_row, token)
            put(self._sheets_row, chooser, 1)
        put(self._column, self.explained)
        self.dress()

    def _add_row(self, label: Label, way: Segmented) -> None:
        row = QHBoxLayout()
        put(row, label)
        row.addStretch(1)
        put(row, way)
        self._rows.append(row)
        self._column.addLayout(row)

    def _connect(self) -> None:
        self.shapes_way.chosen.connect(self._choose_shapes_way)
        self.emperor_way.chosen.connect(self._choose_emperor_way)
        self.sheets_way.chosen.connect(self._choose_sheets_way)
        self.shapes.pressed.connect(self._toggle)
        self.emperor.pressed.connect(self._flip)
        self.shapes.pointed.connect(self._explain)
        self.emperor.pointed.connect(self._explain)
        for seat, chooser in enumerate(self.sheets):
            chooser.activated.connect(lambda index, seat=seat: self._give(seat, index))

    def dress(self) -> None:
        self.pad(self.u(18), self.u(10), self.u(18), self.u(12))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(7)))
        for row in (*self._rows, self._sheets_row):
            row.setSpacing(round(self.u(8)))
        self.shapes.grid.setSpacing(round(self.u(6)))
        self.emperor.grid.setSpacing(round(self.u(9)))

    # -- choosing ----------------------------------------------------------------------------

    def options(self) -> Options:
        return self.choice.options(len(self._players))

    def choose_options(self, options: Options) -> None:
        self.choice.choose(options)
        self._moved()

    def show_players(self, players: Sequence[str]) -> None:
        """Who sits at the table, in seat order."""
        if tuple(players) != self._players:
            self._players = tuple(players)
            self._refresh()

    def tab_order(self) -> list[QWidget]:
        order: list[QWidget] = []
        for way, cards in (
            (self.shapes_way, self.shapes.buttons.values()),
            (self.emperor_way, self.emperor.buttons.values()),
            (self.sheets_way, self.sheets),
        ):
            order += [*way.findChildren(QWidget), *cards]
        return order

    def _choose_shapes_way(self, index: int) -> None:
        if self.choice.shapes_way != index:
            self.choice.shapes_way = Way(index)
            self._moved()

    def _choose_emperor_way(self, index: int) -> None:
        if self.choice.emperor_way != index:
            self.choice.emperor_way = Way(index)
            self._moved()

    def _choose_sheets_way(self, index: int) -> None:
        if self.choice.sheets_chosen != bool(index):
            self.choice.sheets_chosen = bool(index)
            self._moved()

    def _toggle(self, shape: str) -> None:
        self.choice.toggle(shape)
        self._moved()

    def _flip(self, card: str) -> None:
        self.choice.flip(int(card))
        self._moved()

    def _give(self, seat: int, index: int) -> None:
        self.choice.give(seat, self._content.sheets[index].letter)
        self._moved()

    def _moved(self) -> None:
        self._refresh()
        self.changed.emit()

    # -- what is shown -------------------------------------------------------------------------

    def _refresh(self) -> None:
        choice = self.choice
        self.shapes_way.choose(choice.shapes_way)
        self.emperor_way.choose(choice.emperor_way)
        self.sheets_way.choose(int(choice.sheets_chosen))
        self.shapes.show_chosen(choice.shapes, tuple(self.shapes.buttons))
        self._show_favours()
        self._show_sheets()
        self._explain()

    def _show_favours(self) -> None:
        known = self.choice.emperor_way is not Way.RANDOM
        for number, button in enumerate(self.emperor.buttons.values()):
            side = self.choice.sides[number]
            action = self._content.emperor[number].actions[SIDES.index(side)]
            assert isinstance(button, FavourCard)
            button.show_side(self._labels.label(f"action:{int(action)}"), side, known)
            button.say(self._favour(number), "")

    def _show_sheets(self) -> None:
        chosen = self.choice.sheets_chosen
        self.dealt.setVisible(not chosen)
        letters = [sheet.letter for sheet in self._content.sheets]
        for seat, chooser in enumerate(self.sheets):
            there = chosen and seat < len(self._players)
            chooser.setVisible(there)
            self.tokens[seat].setVisible(there)
            self.tokens[seat].show_seat(seat)
            if there:
                chooser.setCurrentIndex(letters.index(self.choice.sheets(len(self._players))[seat]))
                text = self.tr("Sheet of {name}").format(name=self._players[seat])
                chooser.setAccessibleName(text)
                chooser.setToolTip(text)

    # -- words ---------------------------------------------------------------------------------

    def reason(self) -> str:
        missing = self.choice.missing
        return self._missing(missing) if missing else ""

    def _missing(self, number: int) -> str:
        return self.tr("Choose %n more shape(s): {all} are in play.", "", number).format(
            all=IN_PLAY
        )

    def _explain(self) -> None:
        """What is pointed at, or what is wrong, or what the choice means."""
        if shape := self.shapes.pointed_at():
            ids = [one.id for one in self._content.shapes]
            self.explained.say(self._shape(ids.index(shape)))
        elif card := self.emperor.pointed_at():
            self.explained.say(self._favour(int(card)))
        elif reason := self.reason():
            self.explained.say(reason, wrong=True)
        else:
            self.explained.say(
                {
                    Way.FIRST: self.tr("These four shapes are good for a first game."),
                    Way.RANDOM: self.tr("One small, two medium and one large shape are drawn."),
                    Way.BY_HAND: self.tr("These four shapes are in play."),
                }[self.choice.shapes_way]
            )

    def _shape(self, shape: int) -> str:
        name = self._names.shape(shape)
        values = ", ".join(map(str, self._content.shapes[shape].values))
        return self.tr("{shape}: tiles for {values} points, the best on top").format(
            shape=name[:1].upper() + name[1:], values=values
        )

    def _favour(self, number: int) -> str:
        """What both sides of a card allow, the upper one first."""
        card = self._content.emperor[number]
        if self.choice.emperor_way is Way.RANDOM:
            upper, text = 0, self.tr("{gifts}, by chance: {upper}, or {lower}")
        else:
            upper = SIDES.index(self.choice.sides[number])
            text = self.tr("{gifts}, {side}: {upper}. Press to turn it over: {lower}")
        return text.format(
            gifts=self._names.gifts(card.gifts),
            side=self._names.side(upper),
            upper=self._names.action(card.actions[upper]),
            lower=self._names.action(card.actions[1 - upper]),
        )

    def retranslate(self) -> None:
        self.heading.setText(self.tr("What is in play"))
        ways = (self.tr("First game"), self.tr("By chance"), self.tr("By hand"))
        for label, way, name in (
            (self.shapes_label, self.shapes_way, self.tr("Fireworks shapes")),
            (self.emperor_label, self.emperor_way, self.tr("Emperor cards")),
        ):
            label.setText(name)
            way.say(name, ways)
        self.sheets_label.setText(self.tr("Score sheets"))
        self.sheets_way.say(self.tr("Score sheets"), (self.tr("Dealt"), self.tr("Chosen")))
        self.dealt.setText(self.tr("Everybody gets one by chance; the earliest letter begins."))
        for number, button in enumerate(self.shapes.buttons.values()):
            button.say(self._names.short_shape(number), self._shape(number))
        for chooser in self.sheets:
            chooser.clear()
            chooser.addItems([sheet.letter for sheet in self._content.sheets])
        self._refresh()
