"""The words of Lanterns Dice: nothing is left without words, and gains are exact."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.core.game import Event
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice import refusals
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import pool_at
from festival_desktop.games.lanterns_dice.state import Stage
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.log import LogEntry, LogRole
from festival_desktop.paths import translations
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice import table as scene_package
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.refusals import DiceRefusals
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.screens.lanterns_dice.words.sentences import DiceNames
from festival_desktop.screens.lanterns_dice.words.words import DiceWords
from festival_desktop.tables.lanterns_dice.preview import read_events
from festival_desktop.ui.language import Language
from festival_desktop.ui.words.game_words import StepState
from tests.ui.dice import deal, play_out, rules, shown, some_move
from tests.ui.rule_ids import rule_ids
from tests.ui.shown import Shown

LEFTOVER = re.compile(r"[{}]|%n|%1|\(s\)")
B_SIDES = ("B", "B", "B")


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    spoken = Language(translations())
    spoken.use(request.param)
    yield request.param
    spoken.use("en")
    spoken.deleteLater()


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    spoken = Language(translations())
    spoken.use("en")
    yield
    spoken.deleteLater()


def check(*texts: str) -> None:
    for text in texts:
        assert text
        assert not LEFTOVER.search(text), text


def previewed(label: Callable[..., str], *events: Event) -> str:
    """The sentence about a move that would do this."""
    return label("preview", read_events(rules(), events))


# -- everything there is -----------------------------------------------------------------------


def test_every_refusal_of_the_rules_has_words(language: str) -> None:
    words = DiceRefusals(rules())
    ids = rule_ids([Path(refusals.__file__)]) | {"over": 0}
    assert len(ids) > 25
    assert set(ids) == set(words.known())
    for rule, numbers in ids.items():
        sentence = words.refusal(rule, (7,) * numbers)
        check(sentence)
        assert sentence.endswith(".")


LISTED = re.compile(r"(?P<keys>\S+ … \S+|[\w:-]+(?:, [\w:-]+)*)(?: \((?P<values>[^)]*)\))?")


def label_keys() -> dict[str, int]:
    """Key → number of values, as the package of the scene lists them."""
    found: dict[str, int] = {}
    for line in (scene_package.__doc__ or "").splitlines():
        if not line.startswith("    ") or line.startswith("     "):
            continue
        listed = LISTED.match(line.strip())
        assert listed is not None, line
        values = len((listed["values"] or "").split(",")) if listed["values"] else 0
        if spread := re.fullmatch(r"(\S+):(\d+) … \S+:(\d+)", listed["keys"]):
            kind, first, last = spread.groups()
            found |= {f"{kind}:{n}": values for n in range(int(first), int(last) + 1)}
        else:
            found |= dict.fromkeys(listed["keys"].split(", "), values)
    return found


def test_every_label_the_scene_lists_has_words(language: str) -> None:
    label = shown(deal()).words.label
    keys = label_keys()
    assert len(keys) > 50
    for key, values in keys.items():
        if key == "preview":
            check(previewed(label, ev.AreaShaded(0, 3, m.DIE)))
        else:
            check(label(key, *(3 for _ in range(values))))
    with pytest.raises(KeyError):
        label("no such key")
    assert set(DiceLabels(rules())._plain()) <= set(keys), "no words nobody asks for"


def test_every_name_is_one_of_its_own(language: str) -> None:
    names, content = DiceNames(rules().content), rules().content
    for told_of in (
        [names.color(color) for color in range(len(content.colors))],
        [names.shape(shape) for shape in range(len(content.shapes))],
        [names.action(action) for action in Action],
        [names.quarters(quarters) for quarters in range(4)],
        [names.where(area) for area in range(len(content.areas))],
    ):
        check(*told_of)
        assert len(set(told_of)) == len(told_of)


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("players", "emperor"),
    [(2, ("first",)), (3, ("random",)), (4, B_SIDES)],
)
def test_a_whole_game_is_told_and_every_choice_has_words_of_its_own(
    language: str, players: int, emperor: tuple[str, ...]
) -> None:
    table = shown(deal(players, f"told-{players}", emperor=emperor, shapes=("random",)))
    rng = Rng(players)
    kinds = set()
    while table.match.to_act is not None:
        move = some_move(table.match, rng)
        turn = table.words.turn()
        check(turn.sentence, *(step.title for step in turn.steps), *(s.note for s in turn.steps))
        assert turn.sentence.endswith(".")
        hint = table.words.hint(move)
        check(hint)
        assert hint.endswith(".")
        for step in rules_touches(table, move):
            rows = table.rows()
            assert len(set(rows)) == len(rows), rows
            check(*rows)
            targets = [
                table.session.choices.index(n).data(ChoiceRole.TARGET) for n in range(len(rows))
            ]
            target = next(target for target in targets if target in step)
            kinds.add(target.kind)
            table.select(targets.index(target))
        table.play(table.session.selector.chosen())
        check(table.log()[-1])
    assert {"roll", "tray", "area", "by", "card", "stack", "cell", "way"} <= kinds
    assert table.words.turn().steps == ()
    check(*table.log())
    last = table.session.log.index(len(table.log()) - 1, 0).data(LogRole.ENTRY)
    assert isinstance(last.events[-1], ev.GameEnded)


def rules_touches(table: Shown[DiceWords], move: m.Move) -> Iterator[frozenset[Target]]:
    """The sets of targets by which a move is made, one selection at a time."""
    for step in table.session.table.selections(move):
        yield from [step] * len(step)


def test_every_step_of_a_game_has_its_place_on_the_table(english: None) -> None:
    match = play_out(deal(3))
    words = shown(deal(3)).words
    for number, step in enumerate(match.steps):
        entry = LogEntry(number, step.seat, step.events, step.sealed)
        placeless = isinstance(step.move, m.Done | m.Pass)
        assert bool(words.places(entry)) != placeless


def test_every_kind_of_event_is_told(language: str) -> None:
    words = shown(deal(3)).words
    launch, pools = next(iter(rules().fireworks.pools.items()))
    events = [
        ev.DiceRolled(0, (0, 1, 2, 3), 0),
        ev.DiceRolled(0, (0, 1, 2, 3), 1),
        ev.TrayOriented(0, 0, (0, 1, 2)),
        ev.TrayOriented(0, 1, (0, 1, 2)),
        *(ev.AreaShaded(0, 5, source) for source in m.Source),
        *(ev.EmperorActionTaken(0, 0, action, 1) for action in Action),
        ev.SheetTaken(1),
        ev.PartEnded(1),
        ev.PartSkipped(1, 3),
        ev.FireworksLaunched(0, launch, pools, 4),
        ev.LaunchDeclined(0),
        ev.TurnBegan(1, 2),
        ev.LastLaunchesBegan(),
        ev.GameEnded((0,)),
        ev.GameEnded((0, 1)),
    ]
    texts = [words.entry(LogEntry(0, 0, (event,), False)) for event in events]
    check(*texts)
    assert len(set(texts)) == len(texts)
    part_of_a_stroke = {
        ev.GiftEarned,
        ev.PoolCompleted,
        ev.PlatformBonusEarned,
        ev.BoatSurrounded,
    }
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, Event) and kind.__module__ == ev.__name__}
    assert kinds == {type(event) for event in events} | part_of_a_stroke


# -- exact words ---------------------------------------------------------------------------------


def tell(*events: Event) -> str:
    return shown(deal(3)).words.entry(LogEntry(0, 0, events, False))


def test_a_stroke_tells_everything_it_brought(english: None) -> None:
    area, pool = 2 * pool_at(2, 4), pool_at(2, 4)
    color = DiceNames(rules().content).area(area)
    text = tell(
        ev.AreaShaded(0, area, m.DIE),
        ev.GiftEarned(0, area),
        ev.PoolCompleted(0, pool),
        ev.PlatformBonusEarned(0, pool),
        ev.BoatSurrounded(0, pool_at(2, 3)),
    )
    assert text == (
        f"Mira shaded {color} for the die: "
        "c5 completed, +1 gift, one extra area next to it "
        "and the boat at c4 scores 4 points."
    )


def test_a_whole_pool_is_one_sentence(english: None) -> None:
    names = DiceNames(rules().content)
    text = tell(ev.AreaShaded(0, 0, m.EMPEROR), ev.AreaShaded(0, 1, m.EMPEROR))
    assert text == f"Mira shaded {names.area(0)} and {names.area(1)} with the emperor’s favour."


def test_a_reroll_tells_its_price(english: None) -> None:
    assert tell(ev.DiceRolled(0, (0, 0, 3, 5), 1)) == (
        "Mira spent 1 gift and re-rolled: red, red, blue and white."
    )


def test_a_turn_of_the_tray_tells_what_everyone_faces(english: None) -> None:
    assert tell(ev.TrayOriented(0, 1, (0, 3, 1))) == (
        "Mira rotated the tray: Mira faces red, Jonas blue and Aiko orange."
    )


def test_the_same_colours_at_two_turns_of_the_tray_are_told_apart(english: None) -> None:
    table = shown(deal(2))
    table.play(m.ROLL)
    state = table.match.state
    state.dice = (0, 1, 0, 1)
    table.show()
    rows = [row for row in table.rows() if "faces" in row]
    assert len(rows) == len(set(rows)) == 4
    assert rows[0] == "Keep the tray as it is: Mira faces red and Jonas red"
    assert rows[2] == "Rotate the tray half a turn: Mira faces red and Jonas red"


def test_a_preview_warns_that_a_boat_will_not_score(english: None) -> None:
    content = rules().content
    label = DiceLabels(rules(), ("Mira", "Jonas")).label
    boat = content.boats[0]
    halves = tuple(ev.AreaShaded(0, 2 * boat + n, m.EMPEROR) for n in range(2))
    complete = ev.PoolCompleted(0, boat)
    warning = "can no longer score"
    assert warning in previewed(label, *halves[:1])
    assert warning in previewed(label, *halves, complete)
    assert warning not in previewed(label, halves[1], complete), "it was lost before"


def test_a_preview_says_what_a_move_would_do(english: None) -> None:
    label = shown(deal(3)).words.label
    launch, pools = next(iter(rules().fireworks.pools.items()))
    stroke = (ev.AreaShaded(0, 0, m.DIE), ev.PoolCompleted(0, 0))
    names = DiceNames(rules().content)
    assert previewed(label, *stroke) == f"{names.area(0).capitalize()}: a1 completed."
    assert previewed(label) == ""
    assert previewed(label, ev.FireworksLaunched(0, launch, pools, 4)) == (
        "The line on a1, b1 and c1: +4 points."
    )


# -- the turn ------------------------------------------------------------------------------------


def steps(table: Shown[DiceWords]) -> dict[str, tuple[StepState, str]]:
    return {step.title: (step.state, step.note) for step in table.words.turn().steps}


def test_the_turn_goes_from_rolling_to_launching(english: None) -> None:
    table = shown(deal(2))
    later = (StepState.LATER, "later")
    assert steps(table) == {
        "Roll": (StepState.NOW, "roll the dice"),
        "Rotate": later,
        "Shade": later,
        "Emperor": later,
        "Launch": later,
    }
    table.play(m.ROLL)
    assert steps(table)["Roll"] == (StepState.MAY, "re-roll: 1 gift")
    assert steps(table)["Rotate"][0] is StepState.NOW
    table.play(m.ORIENTS[0])
    state = table.match.state
    die, bonus = rules().shading.faced(state, state.seat), rules().shading.bonus(state)
    names = DiceNames(rules().content)
    assert steps(table)["Shade"] == (StepState.MAY, names.colors([die, bonus]))
    assert steps(table)["Emperor"] == (StepState.MAY, "you have 1 gift")
    assert table.words.turn().own


def test_in_the_turn_of_somebody_else_there_are_two_steps(english: None) -> None:
    table = shown(deal(2))
    table.play(m.ROLL)
    table.play(m.ORIENTS[0])
    table.play(m.DONE)
    assert list(steps(table)) == ["Shade", "Emperor"]
    assert not table.words.turn().own


def test_die_and_bonus_of_one_colour_are_two_chances(english: None) -> None:
    table = shown(deal(2))
    table.play(m.ROLL)
    state = table.match.state
    bonus = rules().shading.bonus(state)
    state.dice = (bonus,) * 4
    table.play(m.ORIENTS[0])
    color = DiceNames(rules().content).color(bonus)
    assert steps(table)["Shade"][1] == f"{color} twice"


def test_a_favour_that_waits_for_the_die_is_not_done(english: None) -> None:
    table = shown(deal(2))
    table.play(m.ROLL)
    table.play(m.ORIENTS[0])
    table.play(m.EMPEROR_ACTIONS[0])  # one more area in the colour of the die
    state = table.match.state
    die = rules().shading.faced(state, state.seat)
    color = DiceNames(rules().content).color(die)
    assert steps(table)["Emperor"] == (StepState.LATER, color)
    stroke = next(move for move in table.session.moves if getattr(move, "source", 9) == m.DIE)
    table.play(stroke)
    assert steps(table)["Emperor"] == (StepState.MAY, color)


def test_before_launching_it_is_known_what_was_used(english: None) -> None:
    rng, seen = Rng(3), set()
    for seed in range(4):
        table = shown(deal(2, f"used-{seed}"))
        while table.match.to_act is not None:
            if table.match.state.stage is Stage.LAUNCH:
                turn = steps(table)
                used = [type(step.move) for step in since_the_roll(table.match)]
                assert (turn["Emperor"][0] is StepState.DONE) == (m.EmperorAction in used)
                assert (turn["Shade"][0] is StepState.DONE) == bool({m.Shade} & {*used})
                seen.add(turn["Emperor"])
            table.play(some_move(table.match, rng))
    assert len(seen) == 2


def since_the_roll(match: AnyMatch) -> list[Step[Any, Any]]:
    """The steps of the active seat in this turn."""
    found = []
    for step in reversed(match.steps):
        if isinstance(step.move, m.Roll | m.Reroll):
            break
        if step.seat == match.state.active:
            found.append(step)
    return found


def test_after_the_last_turn_there_is_one_launch(english: None) -> None:
    table = shown(play_until_last_launch())
    assert steps(table) == {"Launch": (StepState.MAY, "the corner: 2 points")}


def play_until_last_launch() -> AnyMatch:
    rng = Rng(3)
    for seed in range(40):
        match = deal(2, f"last-{seed}")
        while match.to_act is not None and match.state.stage is not Stage.LAST_LAUNCH:
            match.play(some_move(match, rng))
        if match.to_act is not None:
            return match
    raise AssertionError("nobody ever could launch at the end")


def test_every_score_line_has_a_name(language: str) -> None:
    match, words = play_out(deal(4)), DiceScores()
    for score in match.standing.scores:
        for line in score.lines:
            check(words.name(line.what), words.asks(line.what, 4))
            assert sum(line.parts) == line.points
