"""The evening: how the islands lie, which goals are in play, whether there are powers."""

import random
from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, MEDIUM
from festival_desktop.games.firefly_festival.content import Content, Size
from festival_desktop.screens.firefly_festival.pages.lake_map import LakeMap
from festival_desktop.screens.firefly_festival.pages.power_choosers import PowerChoosers
from festival_desktop.screens.firefly_festival.pages.variants import Variants
from festival_desktop.screens.firefly_festival.thumbnail import SmallLake
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.names import FireflyNames
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.ui.pages import variants_panel
from festival_desktop.ui.pages.game_pages import Options
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.explained import Explained
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import put
from festival_desktop.ui.widgets.word_card import WordGrid

_POWERS = ("none", "dealt", "named")
_FEW = 4
"""The powers of so many leave room for a note."""


class FireflyVariants(variants_panel.VariantsPanel):
    def __init__(
        self,
        content: Content,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("board", parent)
        self._content = content
        self._chance = chance or random.SystemRandom()
        self._names = FireflyNames(self)
        self._goal_words, self._power_words = GoalWords(content, self), PowerWords(self)
        self.variants = Variants(content)
        self.headings = [Label(17, "light_hi", BOLD) for _ in range(3)]
        self.layout_strip, self.goal_strip = Segmented(px=14), Segmented(px=14)
        self.power_strip = Segmented(px=14)
        self.notes = [Label(13, "on_dark_soft", MEDIUM, wrap=True) for _ in range(3)]
        self.sizes = Label(13, "on_dark_soft", MEDIUM, wrap=True)
        self.goals = WordGrid()
        for stack in content.public:
            self.goals.add(stack.id)
        self.choosers = PowerChoosers(max(content.tables))
        self.surprise = Button("night", "dice", px=13, height=32)
        self.map = LakeMap()
        self.explained = Explained()
        self._column = QVBoxLayout(self)
        self._first, self._beside = QHBoxLayout(), QVBoxLayout()
        self._rows: list[QBoxLayout] = [QHBoxLayout() for _ in range(3)]
        self._build()
        self.retranslate()
        self._connect()

    def _build(self) -> None:
        islands, goals, powers = self._rows
        put(islands, self.headings[0], 1)
        put(islands, self.layout_strip)
        self._beside.addLayout(islands)
        put(self._beside, self.notes[0])
        put(self._beside, self.sizes)
        self._beside.addStretch(1)
        put(self._first, self.map)
        self._first.addLayout(self._beside, 1)
        put(goals, self.headings[1])
        put(goals, self.notes[1], 1)
        put(goals, self.goal_strip)
        put(powers, self.headings[2])
        powers.addStretch(1)
        put(powers, self.surprise)
        put(powers, self.power_strip)
        self._column.addLayout(self._first, 1)
        self._column.addLayout(goals)
        put(self._column, self.goals)
        self._column.addLayout(powers)
        for part in (self.notes[2], self.choosers, self.explained):
            put(self._column, part)
        self.dress()

    def _connect(self) -> None:
        self.layout_strip.chosen.connect(self._choose_layout)
        self.goal_strip.chosen.connect(self._choose_goals)
        self.power_strip.chosen.connect(self._choose_powers)
        self.goals.pressed.connect(self._toggle_goal)
        self.goals.pointed.connect(self._explain_goal)
        self.choosers.chosen.connect(self._name_power)
        self.choosers.pointed.connect(self._explain_power)
        self.surprise.clicked.connect(self._surprise)

    def dress(self) -> None:
        self.pad(self.u(18), self.u(12), self.u(18), self.u(14))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(6)))
        self._beside.setSpacing(round(self.u(4)))
        self._first.setSpacing(round(self.u(16)))
        for row in self._rows:
            row.setSpacing(round(self.u(10)))
        self.goals.grid.setSpacing(round(self.u(8)))

    # -- choosing ----------------------------------------------------------------------------

    def options(self) -> Options:
        return self.variants.options()

    def choose_options(self, options: Options) -> None:
        self.variants.choose(options)
        self._moved()

    def show_lake(self, lake: SmallLake | None) -> None:
        self.map.show_lake(lake)

    def set_players(self, players: int) -> None:
        if players != self.variants.players:
            self.variants.players = players
            self._refresh()

    def _choose_layout(self, index: int) -> None:
        self.variants.variable = index == 1
        self._moved()

    def _choose_goals(self, index: int) -> None:
        self.variants.goals_by_lot = index == 0
        self._moved()

    def _choose_powers(self, index: int) -> None:
        self.variants.powers = _POWERS[index]
        self._moved()

    def _toggle_goal(self, kind: str) -> None:
        """A press on a card means that goals are chosen, this one first."""
        if self.variants.goals_by_lot:
            self.variants.choose({"goals": (kind,)})
        else:
            self.variants.toggle_goal(kind)
        self._moved()

    def _name_power(self, seat: int, number: int) -> None:
        self.variants.name_power(seat, self.variants.cards[number])
        self._moved()
        self._explain_power(number)

    def _surprise(self) -> None:
        self.variants.surprise(self._chance)
        self._moved()

    def _moved(self) -> None:
        self._refresh()
        self.changed.emit()

    # -- words -------------------------------------------------------------------------------

    def reason(self) -> str:
        missing = self.variants.goals_missing
        if missing > 0:
            return self._choose_more(missing)
        return self._choose_fewer(-missing) if missing else ""

    def _choose_more(self, number: int) -> str:
        return self.tr("Choose %n more kind(s) of public goals.", "", number)

    def _choose_fewer(self, number: int) -> str:
        return self.tr("Choose %n kind(s) of public goals fewer.", "", number)

    def _refresh(self) -> None:
        variants = self.variants
        for strip, index in (
            (self.layout_strip, int(variants.variable)),
            (self.goal_strip, int(not variants.goals_by_lot)),
            (self.power_strip, _POWERS.index(variants.powers)),
        ):
            if strip.index != index:
                strip.blockSignals(True)
                strip.choose(index)
                strip.blockSignals(False)
        named = variants.powers == _POWERS[2]
        self.goals.show_chosen(() if variants.goals_by_lot else variants.goals, variants.kinds)
        self.choosers.setVisible(named)
        numbers = [variants.cards.index(power) for power in variants.named]
        self.choosers.show_powers(numbers, variants.players)
        self.surprise.setVisible(named)
        self.notes[2].setVisible(not named)
        for part in (self.map, self.sizes):  # there is no room for everything
            part.setVisible(not named)
        self.notes[0].setVisible(not named or variants.players <= _FEW)
        flow = QBoxLayout.Direction
        self._rows[0].setDirection(flow.LeftToRight if named else flow.TopToBottom)
        self._say_notes()
        self._explain_choice()

    def _say_notes(self) -> None:
        layout = self.tr("The Starts lie in opposite corners, the rest by lot.")
        if self.variants.variable:
            layout = self.tr("All islands lie by lot, the Starts too.")
        goals = self.tr("{number} of {all}, by lot")
        if not self.variants.goals_by_lot:
            goals = self.tr("choose {number} of {all}")
        powers = {
            "none": self.tr("Everybody plays by the same rules: best for a first game."),
            "dealt": self.tr("Everybody gets two powers and keeps one of them in secret."),
        }.get(self.variants.powers, "")
        numbers = {"number": self.variants.needed, "all": len(self.variants.kinds)}
        for label, words in zip(self.notes, (layout, goals.format(**numbers), powers), strict=True):
            label.setText(words)
        self.layout_strip.setToolTip(layout)

    def _about(self, size: Size) -> str:
        rule = self._content.sizes[size]
        text = self.tr("{size}: %n floor(s), {workers} workers", "", rule.floors)
        return text.format(size=self._names.size(size), workers=rule.capacity)

    def _explain_choice(self) -> None:
        """What is wrong, or what the evening is about."""
        reason = self.reason()
        about = self.tr(
            "Build bridges and pagodas, gather on the islands, and hold festivals where you have "
            "most."
        )
        self.explained.say(reason or about, bool(reason))

    def _explain_goal(self, kind: str) -> None:
        if not kind or self.reason():
            self._explain_choice()
            return
        stack = next(stack for stack in self._content.public if stack.id == kind)
        steps = ", ".join(f"{number} → {points}" for number, points in stack.cards)
        said = self.tr("{goal}, {counted}: {steps} points")
        self.explained.say(
            said.format(
                goal=self._goal_words.kind(stack),
                counted=self._goal_words.asks(stack),
                steps=steps,
            )
        )

    def _explain_power(self, number: int) -> None:
        power = self._content.powers[number]
        said = self.tr("{name}: {rule}").format(
            name=self._power_words.name(power.id), rule=self._power_words.rule(power)
        )
        self.explained.say(said)

    def tab_order(self) -> Sequence[QWidget]:
        order: list[QWidget] = self.layout_strip.findChildren(QWidget)
        order += self.goal_strip.findChildren(QWidget)
        order += self.goals.buttons.values()
        order += self.power_strip.findChildren(QWidget)
        return [*order, self.surprise, *self.choosers.lists]

    def retranslate(self) -> None:
        titles = (self.tr("Islands"), self.tr("Public goals"), self.tr("Powers"))
        for heading, title in zip(self.headings, titles, strict=True):
            heading.setText(title)
        self.layout_strip.say(titles[0], (self.tr("First game"), self.tr("Variable")))
        self.goal_strip.say(titles[1], (self.tr("By lot"), self.tr("Chosen")))
        self.power_strip.say(titles[2], (self.tr("None"), self.tr("Dealt"), self.tr("Chosen")))
        self.surprise.say(self.tr("Surprise"))
        self.surprise.setToolTip(self.tr("Other powers for everybody, by lot"))
        for stack in self._content.public:
            words = self._goal_words
            self.goals.buttons[stack.id].say(words.kind(stack), words.asks(stack))
        sizes = (size for size in Size if size is not Size.START)
        about = [self.tr("Festivals need, islands hold:"), *map(self._about, sizes)]
        self.sizes.setText("\n".join(about))
        names = [self._power_words.name(power.id) for power in self._content.powers]
        seat = self.tr("Power of player {number}")
        lists = range(1, len(self.choosers.lists) + 1)
        self.choosers.say(names, [seat.format(number=number) for number in lists])
        self._refresh()
