"""Who comes to the gala: sixteen cards, ready-made groups, and what each friend does."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD, line_height
from festival_desktop.games.festival_of_lanterns.content import Content, FriendCard
from festival_desktop.screens.festival_of_lanterns.pages.friend_card import FriendGrid
from festival_desktop.screens.festival_of_lanterns.pages.friend_choice import GROUPS, FriendChoice
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    EXTRA,
    HEART,
    PAIRED,
    SOLO,
)
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.ui.pages.game_pages import Options
from festival_desktop.ui.pages.variants_panel import VariantsPanel
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


def icons_of(card: FriendCard) -> list[str]:
    marks = ((card.heart, HEART), (card.solo, SOLO), (card.paired, PAIRED), (card.star, EXTRA))
    return [icon for there, icon in marks if there]


class Sign(Scaled, QWidget):
    """An icon in a row of words."""

    def __init__(self, icon: str, ink: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._ink = icon, ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(line_height(self.u(13)) * 0.9)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_icon(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._icon, self._ink)
        p.end()


class Explained(Scaled, QWidget):
    """A dark place below the cards: one sentence about a friend or about the choice, a legend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Label(14, "on_dark", SEMIBOLD, wrap=True)
        self.trouble = Label(14, "on_warn", SEMIBOLD, wrap=True)
        inks = ((HEART, "on_heart"), (SOLO, "on_solo"), (EXTRA, "on_extra"))
        self.signs = [Sign(icon, ink) for icon, ink in inks]
        self.legend = [Label(13, "on_dark_soft", MEDIUM) for _ in self.signs]
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        put(self._column, self.sentence, 1)
        put(self._column, self.trouble)
        self._column.addLayout(self._row)
        for sign, label in zip(self.signs, self.legend, strict=True):
            put(self._row, sign)
            put(self._row, label)
            self._row.addStretch(1)
        self.dress()

    def show_trouble(self, reason: str) -> None:
        """In the place of the legend."""
        self.trouble.setText(reason)
        self.trouble.setVisible(bool(reason))
        for part in (*self.signs, *self.legend):
            part.setVisible(not reason)

    def dress(self) -> None:
        edge = round(self.u(12))
        self._column.setContentsMargins(edge, round(self.u(7)), edge, round(self.u(7)))
        self._column.setSpacing(round(self.u(3)))
        self._row.setSpacing(round(self.u(6)))
        # Two lines from the start, so that cards do not move while sentences change.
        self.sentence.setMinimumHeight(round(2 * line_height(self.u(14), SEMIBOLD)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_well(p, QRectF(self.rect()), 8)
        p.end()


class FriendsPanel(VariantsPanel):
    """`changed` whenever another choice is made."""

    def __init__(
        self,
        content: Content,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("board", parent)
        self._content = content
        self._chance = chance or random.SystemRandom()
        self._words = FriendWords(self)
        self._cards = {card.id: card for card in content.friends.cards}
        self.choice = FriendChoice(content.friends, content.moon_dancer.friend)
        self.heading = Label(19, "light_hi", BOLD)
        self.count = Label(14, "on_dark", SEMIBOLD)
        self.groups = Chooser(13)
        self.tip = Label(14, "on_dark_soft", MEDIUM, wrap=True)
        self.none = Button("night", px=13, height=32)
        self.surprise = Button("night", "dice", px=13, height=32)
        self.cards = FriendGrid()
        for card in content.friends.cards:
            self.cards.add(card.id, card.cost, icons_of(card))
        self.explained = Explained()
        self._column, self._first, self._second = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._column.addLayout(self._first)
        put(self._first, self.heading)
        self._first.addStretch(1)
        put(self._first, self.count)
        self._column.addLayout(self._second)
        put(self._second, self.groups, 1)
        put(self._second, self.tip, 1)
        put(self._second, self.none)
        put(self._second, self.surprise)
        put(self._column, self.cards, 1)
        put(self._column, self.explained)
        self.groups.activated.connect(self._choose_group)
        self.none.clicked.connect(lambda: self.choose(()))
        self.surprise.clicked.connect(self._surprise)
        self.cards.pressed.connect(self._toggle)
        self.cards.pointed.connect(self.explain)
        self.dress()

    def dress(self) -> None:
        self.pad(self.u(18), self.u(12), self.u(18), self.u(14))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(9)))
        self._first.setSpacing(round(self.u(12)))
        self._second.setSpacing(round(self.u(10)))
        self.cards.grid.setSpacing(round(self.u(9)))

    # -- choosing ----------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[str, ...]:
        return self.choice.chosen

    def options(self) -> Options:
        return {"friends": self.chosen} if self.chosen else {}

    def tab_order(self) -> list[QWidget]:
        return [self.groups, self.none, self.surprise, *self.cards.buttons.values()]

    def set_alone(self, alone: bool) -> None:
        if alone != self.choice.alone:
            self.choice.alone = alone
            self.retranslate()

    def choose(self, friends: Sequence[str]) -> None:
        self.choice.choose(friends)
        self._moved()

    def _choose_group(self, index: int) -> None:
        if index > 0:
            self.choose(list(GROUPS.values())[index - 1])
        else:
            self._refresh()

    def _surprise(self) -> None:
        self.choice.surprise(self._chance)
        self._moved()

    def _toggle(self, friend: str) -> None:
        self.choice.toggle(friend)
        self._moved()

    def _moved(self) -> None:
        self._refresh()
        self.changed.emit()

    # -- words -------------------------------------------------------------------------------

    def reason(self) -> str:
        trouble = self.choice.trouble()
        if trouble is None:
            return ""
        if trouble.what == "heart":
            return self.tr("At least one of the friends must have a heart: choose one more.")
        return self.tr("Too many: no more than {most} friends come to a gala.").format(
            most=self.choice.most
        )

    def explain(self, friend: str = "") -> None:
        """One sentence about this friend, or about the choice."""
        if not friend and self.choice.alone:
            friend = self.chosen[0]
        if friend:
            said = self.tr("{name}: {ability}").format(
                name=self._words.name(friend), ability=self._words.ability(friend)
            )
        elif self.chosen:
            said = self.tr("Once a turn, pay a friend’s Mooncakes and use what she can do.")
        else:
            said = self.tr(
                "Nobody invited: on your turn you may exchange a lantern for {cost} Mooncakes."
            ).format(cost=self._content.exchange_cost)
        self.explained.sentence.setText(said)

    def _refresh(self) -> None:
        alone = self.choice.alone
        cards = self._content.friends.cards
        allowed = [card.id for card in cards if self.choice.may(card)]
        self.cards.show_chosen(self.chosen, allowed)
        self.none.setVisible(not alone)
        self.groups.setVisible(not alone)
        self.tip.setVisible(alone)
        group = self.choice.group
        own = self.tr("Your own choice") if self.chosen else self.tr("Ready-made groups")
        self.groups.setItemText(0, own)
        self.groups.setCurrentIndex(0 if group is None else 1 + list(GROUPS).index(group))
        if alone:
            names = [self._words.name(friend) for friend in self.chosen]
            self.count.setText(" + ".join(names))
        else:
            counted = self.tr("{number} of {most} chosen")
            self.count.setText(counted.format(number=len(self.chosen), most=self.choice.most))
        reason = self.reason()
        self.count.set_ink("on_warn" if reason else "on_dark")
        self.explained.show_trouble(reason)
        self.explain(self.cards.pointed_at())

    def _about(self, card: FriendCard) -> str:
        """What a screen reader says besides the name."""
        said = [self.tr("%n Mooncake(s)", "", card.cost)]
        said += [self.tr("has a heart")] if card.heart else []
        said += [self.tr("works alone")] if card.solo and not card.paired else []
        said += [self.tr("works alone beside another one")] if card.paired else []
        said += [self.tr("brings pieces along")] if card.star else []
        return f"{', '.join(said)}. {self._words.ability(card.id)}"

    def retranslate(self) -> None:
        alone = self.choice.alone
        self.heading.setText(self.tr("Your friend") if alone else self.tr("Gala friends"))
        self.groups.blockSignals(True)
        self.groups.clear()
        self.groups.addItem("")
        self.groups.addItems([self._words.group(group) for group in GROUPS])
        self.groups.blockSignals(False)
        self.groups.setAccessibleName(self.tr("Ready-made groups"))
        self.groups.setToolTip(self.tr("Friends that go well together"))
        self.none.say(self.tr("None"))
        self.none.setToolTip(self.tr("Play without friends"))
        self.surprise.say(self.tr("Surprise"))
        self.surprise.setToolTip(self.tr("Let chance invite somebody"))
        self.tip.setText(self.tr("She helps Moon Dancer, too. Pinkie Pie may join another one."))
        not_alone = self.tr("Does not work alone.")
        for friend, button in self.cards.buttons.items():
            card = self._cards[friend]
            button.say(self._words.name(friend), self._about(card))
            button.setToolTip("" if self.choice.may(card) else not_alone)
        legend = (self.tr("one is needed"), self.tr("works alone"), self.tr("brings pieces"))
        for label, words in zip(self.explained.legend, legend, strict=True):
            label.setText(words)
        self._refresh()
