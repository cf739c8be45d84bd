"""The words of Firefly Festival: nothing is left without words, gains are exact, secrets kept."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from festival_desktop import paths
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival import refusals
from festival_desktop.games.firefly_festival.content import Size, Water
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.goals import PRIVATE, PUBLIC
from festival_desktop.games.firefly_festival.powers import PIECES
from festival_desktop.games.firefly_festival.state import Stage, State, Trigger, Why
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival import table as scene_package
from festival_desktop.screens.firefly_festival.score_sheet import UNCLAIMED, UNREACHED
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.screens.firefly_festival.words.labels import FireflyLabels
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.screens.firefly_festival.words.refusals import FireflyRefusals
from festival_desktop.screens.firefly_festival.words.scores import FireflyScores
from festival_desktop.screens.firefly_festival.words.sentences import FireflyNames, Ways
from festival_desktop.tables.firefly_festival.vocabulary import Count
from festival_desktop.ui.language import Language
from tests.games.firefly_festival import positions
from tests.ui.firefly import Shown, deal, play_out, rules, some_move
from tests.ui.rule_ids import rule_ids

LEFTOVER = re.compile(r"[{}]|%n|%1")
POWERS = tuple(PIECES)


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    spoken = Language(paths.translations())
    spoken.use(request.param)
    yield request.param
    spoken.use("en")
    delete(spoken)


def check(*texts: str) -> None:
    for text in texts:
        assert text
        assert not LEFTOVER.search(text), text


# -- everything there is -----------------------------------------------------------------------


def test_every_power_has_a_name_and_a_rule_with_its_numbers(language: str) -> None:
    words = PowerWords()
    powers = rules().content.powers
    assert len({words.name(power.id) for power in powers}) == 30
    for power in powers:
        assert words.name(power.id) != power.id
        check(words.name(power.id), words.rule(power))
        for number in power.numbers.values():
            assert str(number) in words.rule(power) or number == 1


def test_every_goal_has_a_name_and_a_condition(language: str) -> None:
    content = rules().content
    words = GoalWords(content)
    for kind, stack in enumerate(content.public):
        check(words.public(kind), words.asks(stack))
        assert words.public(kind) != stack.id
        for number, _ in stack.cards:
            check(words.card(kind, number))
            assert str(number) in words.card(kind, number)
    for goal, card in enumerate(content.private):
        check(words.private(goal), words.condition(goal))
        assert card.id not in (words.private(goal), words.condition(goal))
    assert len({words.condition(goal) for goal in range(28)}) == 28
    assert len({words.private(goal) for goal in range(28)}) == 28


def test_no_measure_of_a_goal_is_without_words(qapp: QApplication) -> None:
    words = GoalWords(rules().content)
    assert set(words._titles()) == set(words._conditions()) == set(PRIVATE)
    assert {stack.id for stack in rules().content.public} == set(PUBLIC)


def test_every_island_and_size_has_a_name(language: str) -> None:
    words = FireflyNames()
    tiles = rules().content.tiles
    assert len({words.tile(tile.id) for tile in tiles}) == len(tiles) == 18
    assert len({words.short(tile.id) for tile in tiles}) == 18
    check(*(words.size(size) for size in Size))


def test_every_line_has_words(language: str) -> None:
    words = FireflyScores()
    kinds = [*(why.name.lower() for why in Why), UNCLAIMED, UNREACHED]
    check(*map(words.name, kinds))
    check(*map(words.asks, kinds))


def test_every_refusal_of_the_rules_has_words(language: str) -> None:
    words = FireflyRefusals()
    ids = rule_ids([Path(refusals.__file__)]) | {"over": 0}
    assert len(ids) > 50
    assert set(ids) == set(words.known())
    for rule, numbers in ids.items():
        sentence = words.refusal(rule, (5, 3)[:numbers])
        assert sentence.endswith(".")
        check(sentence)
    assert "5" in words.refusal("bridge-cost", (5, 3))


def test_refusals_name_the_numbers_of_the_rules(qapp: QApplication) -> None:
    """Every number the rules name has a place in the sentence, and no place is left empty."""
    for rule, numbers in rule_ids([Path(refusals.__file__)]).items():
        named = (97, 83)[:numbers]
        sentence = FireflyRefusals().refusal(rule, named)
        assert re.findall(r"97|83|\{", sentence) == [str(number) for number in named], rule


@pytest.mark.parametrize("rule", ["bridge-cost", "toll", "fish-cost", "segments"])
def test_one_coin_is_not_coins(language: str, rule: str) -> None:
    one, two = (FireflyRefusals().refusal(rule, (number, 0)) for number in (1, 2))
    assert one != two.replace("2", "1")


# -- labels --------------------------------------------------------------------------------------


def label_keys() -> list[tuple[str, list[str]]]:
    """Key and names of values, from the list in the docstring of the scene."""
    found = []
    for line in (scene_package.__doc__ or "").splitlines():
        if not line.startswith("    ") or line.startswith("     "):
            continue
        entry = re.split(r"\s{2,}", line.strip())[0]
        for key, values in re.findall(r"([a-z][a-z-]*(?::[a-z0-9]+)?)(?: \(([^)]*)\))?", entry):
            found.append((key, values.split(", ") if values else []))
    return found


def test_every_label_the_table_asks_for_has_words(language: str) -> None:
    content = rules().content
    words = FireflyLabels(content)
    ranges = {
        "goal": len(content.public),
        "goal-text": len(content.public),
        "secret": len(content.private),
        "secret-text": len(content.private),
        "power": len(content.powers),
        "power-text": len(content.powers),
        "tile": len(content.tiles),
    }
    keys = label_keys()
    assert len(keys) > 65
    for key, names in keys:
        values = ["Mira" if name in ("name", "island") else 3 for name in names]
        kind, _, index = key.partition(":")
        found = [f"{kind}:{n}" for n in range(ranges[kind])] if index == "n" else [key]
        for one in found:
            check(words.label(one, *values))
        for value in values:
            assert str(value) in words.label(found[0], *values) or kind in ranges, key
    with pytest.raises(KeyError):
        words.label("no such key")


def test_no_label_has_words_that_nobody_asks_for(qapp: QApplication) -> None:
    words = FireflyLabels(rules().content)
    asked = {key for key, _ in label_keys()}
    assert set(words._plain()) <= asked


def test_own_bridges_are_free(qapp: QApplication) -> None:
    words = FireflyLabels(rules().content)
    assert words.label("over", "Mira", 0) == "Mira’s bridges: free"
    assert "free" in words.label("together", "Mira", 0)


# -- whole games -----------------------------------------------------------------------------------


def test_nothing_is_said_of_a_goal_that_has_been_claimed(qapp: QApplication) -> None:
    match, rng = deal(), Rng(1)
    while True:
        table, move = Shown(match), some_move(match, rng)
        if isinstance(move, m.ClaimPrivate):
            break
        match.play(move)
    goal = Target("secret", (move.goal,))
    assert table.words.explain(goal)
    table.play(move)
    assert table.words.explain(goal) == ""


def games() -> Iterator[tuple[int, dict[str, tuple[str, ...]]]]:
    for players in (2, 4):
        yield players, {}
    yield 3, {"layout": ("variable",), "powers": ("dealt",)}
    for start in range(0, 30, 6):
        yield 6, {"powers": POWERS[start : start + 6]}


def through_the_list(table: Shown, rng: Rng, seen: set[str]) -> m.Move:
    """Make some legal move by pressing rows of the list."""
    session, wished = table.session, some_move(table.match, rng)
    selections = session.table.selections(wished)
    for step in selections:
        for _ in range(len(step)):
            rows = table.rows()
            check(*rows)
            assert len(set(rows)) == len(rows), rows
            choices = list(session.selector.choices())
            assert len(choices) == len(rows)
            target = next(target for target in choices if target in step)
            seen.add(target.kind)
            sentence = table.words.turn().sentence
            assert sentence.endswith(".")
            check(sentence)
            table.select(choices.index(target))
            step = step - {target}
    assert session.selector.chosen() == wished
    return wished


@pytest.mark.sample(2)
@pytest.mark.parametrize(("players", "options"), list(games()))
def test_a_whole_game_is_played_through_the_list_and_told(
    language: str, players: int, options: dict[str, tuple[str, ...]]
) -> None:
    table = Shown(deal(players, f"told-{players}", **options))
    rng, seen = Rng(players), set[str]()
    while table.match.to_act is not None and len(table.match.steps) < 400:
        turn = table.words.turn()
        assert turn.steps
        check(turn.sentence, *(step.title for step in turn.steps))
        check(*(step.note for step in turn.steps))
        if len(table.match.steps) % 5 == 0:
            for move in {type(move): move for move in table.session.moves}.values():
                check(table.words.hint(move))
        table.play(through_the_list(table, rng, seen))
        last = table.session.log.rowCount() - 1
        check(table.session.log.index(last, 0).data())
    log = table.log()
    check(*log)
    assert {"action", "island", "lane", "pagoda", "worker", "to", "over"} <= seen


def test_the_end_is_told(qapp: QApplication) -> None:
    table = Shown(play_out(deal(2, "end-1"), Rng(2)))
    assert table.match.to_act is None
    assert "The game is over" in table.log()[-1]
    assert table.words.turn().sentence == "The game is over."


def every_event() -> list[Event]:
    lane = 0
    return [
        ev.PowerChosen(0, None),
        ev.PowerChosen(0, 3),
        ev.PowersRevealed((0, 1, 2)),
        ev.GoalsDealt(0, 2),
        ev.WorkerSent(0, 0, 1),
        ev.FirstStoneLaid(0, 1),
        ev.TurnBegan(1),
        *(ev.CoinsGained(0, 2, source) for source in Source),
        ev.CoinsGained(1, 2, Source.POWER),
        ev.PointsScored(0, 5, Why.WATER),
        ev.PointsScored(1, 3, Why.POWER),
        ev.WorkerRecruited(0, 1),
        ev.RecruitLost(0),
        ev.GoalDrawn(0, None),
        ev.GoalDrawn(0, 3),
        ev.GoalMissed(0),
        ev.BridgeBuilt(0, lane, 3),
        ev.BridgeBuilt(0, lane, 0),
        ev.WorkerCrossed(0, 1, 2),
        ev.WorkersMoved(0, 1, 2, 1, 0, 0),
        ev.WorkersMoved(0, 1, 2, 2, 1, 4),
        ev.WorkerFerried(0, 1, 2, 1),
        ev.FloorBuilt(0, 1, 2, 0),
        ev.FloorBuilt(0, 1, 2, 3),
        ev.FishPlaced(0, 3),
        ev.PublicGoalClaimed(0, 1, 2, 5),
        ev.PrivateGoalClaimed(0, 3, 9),
        ev.CrowTaken(0, None, 4),
        ev.CrowTaken(0, 1, 4),
        ev.MainActionPassed(0),
        ev.ActionFinished(0),
        *(ev.EndTriggered(0, trigger) for trigger in Trigger if trigger),
        ev.CrowCursed(0, 10),
        ev.ChainScored(0, 6, 10),
        ev.LongestChainScored(0, 15),
        ev.GameEnded((0,)),
        ev.GameEnded((0, 2)),
    ]


def tell(*events: Event | None, seat: int = 0) -> str:
    told = tuple(event for event in events if event is not None)
    return Shown(deal(3)).words.entry(LogEntry(0, seat, told, False))


def test_every_event_is_told(language: str) -> None:
    events = every_event()
    words = Shown(deal(3)).words
    for event in events:
        check(words.entry(LogEntry(0, 0, (event,), False)))
    festival = {ev.FestivalHeld, ev.FestivalScored, ev.FirefliesScored, ev.FishReturned}
    kinds = {type(event) for event in events} | festival
    assert kinds == set(Event.__subclasses__()) & {
        kind for kind in vars(ev).values() if isinstance(kind, type)
    } - {Event}


# -- exact words -----------------------------------------------------------------------------------


def test_a_bridge_tells_its_price_and_all_it_brought(qapp: QApplication) -> None:
    table = Shown(deal(3))
    lane = rules().islands.networks[3].lanes[0]
    islands = [
        table.words.label(f"tile:{table.match.state.layout[end]}") for end in (lane.a, lane.b)
    ]
    text = table.words.entry(
        LogEntry(
            0,
            0,
            (
                ev.BridgeBuilt(0, 0, 3),
                ev.CoinsGained(0, 2, Source.WATER),
                ev.CoinsGained(0, 1, Source.POWER),
                ev.PointsScored(0, 5, Why.WATER),
                ev.GoalDrawn(0, None),
                ev.TurnBegan(1),
                ev.CoinsGained(1, 2, Source.CROW_INCOME),
            ),
            True,
        )
    )
    assert text.startswith("Mira built a bridge from ")
    assert all(island in text for island in islands)
    assert text.endswith(
        " for 3 coin(s): +3 coin(s), +5 point(s) and a private goal. "
        "The Crow gives Jonas +2 coin(s)."
    )


def test_a_festival_tells_every_share_and_the_fireflies(qapp: QApplication) -> None:
    text = tell(
        ev.FestivalHeld(0, 1, 5),
        ev.FestivalScored(0, 1, 4, 24),
        ev.FestivalScored(2, 1, 1, 6),
        ev.FirefliesScored(0, 3, 2, 10),
        ev.FishReturned(2, 2),
        ev.PointsScored(2, 3, Why.POWER),
    )
    assert "Mira +24 point(s) for 4 piece(s) and Aiko +6 point(s) for 1 piece(s)." in text
    assert (
        "Fireflies: Mira +10 point(s) (3 worker(s) on the island, "
        "2 worker(s) on connected islands)." in text
    )
    assert "Fish returned: Aiko (" in text
    assert "Aiko’s power: +3 point(s)." in text


def test_only_the_holder_is_told_which_goal_was_drawn(qapp: QApplication) -> None:
    game = rules()
    drawn = ev.GoalDrawn(0, 3)
    condition = GoalWords(game.content).condition(3)
    assert condition in tell(drawn)
    assert condition not in tell(game.censor(drawn, 1))
    chosen = ev.PowerChosen(0, 3)
    assert "Honoured Guest" in tell(chosen)
    assert "Honoured Guest" not in tell(game.censor(chosen, 1))


def test_no_secret_of_another_seat_is_in_any_words(qapp: QApplication) -> None:
    """Another dealt hand behind the same view changes not a word."""
    match = play_out(deal(3, "secret-1", powers=("dealt",)), Rng(5), steps=60)
    for steps in range(0, 60, 3):
        match.goto(steps)
        if match.to_act is None:
            break
        told_now = everything_said(match, match.state)
        other = match.game.imagine(match.game.view(match.state, match.to_act), Rng(99))
        assert told_now == everything_said(match, other)


def everything_said(match: AnyMatch, state: State) -> list[str]:
    table = Shown(match)
    seat = match.to_act
    table.session.show(state, seat, None, [], True)
    texts = table.rows()
    texts.append(table.words.turn().sentence)
    kinds = {type(move): move for move in table.session.moves}
    texts += [table.words.hint(move) for move in kinds.values()]
    return texts


def test_the_recap_counts_what_others_turns_gave(qapp: QApplication) -> None:
    words = Shown(deal(3)).words
    entries = [
        LogEntry(0, 0, (ev.FestivalScored(1, 1, 2, 8), ev.FishReturned(1, 2)), False),
        LogEntry(1, 2, (ev.WorkersMoved(2, 0, 1, 1, 1, 2),), False),
    ]
    assert words.recap(1, entries) == "+8 point(s), +2 fish and +2 coin(s)"
    assert words.recap(0, entries) == ""


def test_log_lines_light_their_places(qapp: QApplication) -> None:
    table = Shown(deal(3))
    lane = rules().islands.networks[3].lanes[4]
    built = LogEntry(0, 0, (ev.BridgeBuilt(0, 4, 3), ev.WorkerRecruited(0, lane.a)), False)
    assert table.words.places(built) == [
        Target("lane", (lane.a, lane.b, lane.way)),
        Target("island", (lane.a,)),
    ]
    assert table.words.places(LogEntry(0, 0, (ev.TurnBegan(1),), False)) == []


def test_lanes_between_the_same_islands_are_told_apart(language: str) -> None:
    table = Shown(deal(6))
    ways = Ways(table.session)
    network = ways.network
    for lanes in network.between.values():
        sides = [ways.side(lane) for lane in network.members(lanes)]
        assert len(set(sides)) == len(sides)


def test_what_lies_in_the_water_is_told(qapp: QApplication) -> None:
    table = Shown(deal(6))
    ways = Ways(table.session)
    for lane in ways.network.lanes:
        text, _, rewards = ways.lane(lane).partition(". Reward: ")
        for kind, word in zip(Water, ("coin", "worker", "goal", "point"), strict=True):
            assert (word in rewards) == (kind in lane.water)
        assert f"{lane.length} segment(s)" in text


def test_every_stage_has_a_step(qapp: QApplication) -> None:
    stages = set()
    deals = [("dealt",), *[("island_born", "first_stones", "twin_storeys")] * 4]
    for number, powers in enumerate(deals):
        match = deal(3, f"stages-{number}", powers=powers)
        rng = Rng(11)
        while match.to_act is not None and len(match.steps) < 500:
            if match.state.stage not in stages:
                stages.add(match.state.stage)
                check(*(step.note for step in Shown(match).words.turn().steps))
            match.play(some_move(match, rng))
    assert stages >= {Stage.CHOOSE, Stage.SEND, Stage.STONE, Stage.TURN, Stage.RECRUIT}
    assert stages >= {Stage.CROSS, Stage.MOVE, Stage.STOREY}


def test_list_hint_and_board_tell_the_same_coins_of_a_beachcombers_bridge(
    qapp: QApplication,
) -> None:
    """Every reward on the water brings a Beachcomber one coin more."""
    table = Shown(deal(2, powers=("beachcomber", "courier")))
    while table.match.to_act != 0:
        table.play(table.session.moves[0])
    ways, seat = Ways(table.session), table.session.view.seat
    told = 0
    for move in table.session.moves:
        if isinstance(move, m.BuildBridge):
            lane = ways.find_lane(move.a, move.b, move.way)
            coins = 2 * lane.water.count(Water.COINS) + len(lane.water)
            said = f"+{coins} coin(s)"
            preview = table.session.preview_of(move)
            assert preview.total(seat, Count.COINS) == coins - preview.paid(Count.COINS)
            assert (said in ways.lane(lane)) == bool(coins)
            assert (said in table.words.hint(move)) == bool(coins)
            told += bool(coins)
    assert told


def shown_at(state: State) -> Shown:
    match = Match(rules(), Setup(2), [Player("Mira"), Player("Jonas")], "x", start=state)
    return Shown(match)


def asked(table: Shown) -> str:
    return str(table.words.turn().sentence)


def test_who_stopped_on_a_full_island_is_told_to_go_on(qapp: QApplication) -> None:
    state = positions.settle(positions.settle(positions.table(), 0, "A1 L3"), 1, "B4")
    state = positions.bridge(positions.bridge(state, 0, "A-B 1"), 1, "B-C 1")
    table = shown_at(positions.after(state, "move A-B by 0"))
    assert asked(table) == "Mira: keep moving: Reed is full."


def test_the_main_action_of_a_fish_is_offered_not_asked_for(qapp: QApplication) -> None:
    state = positions.after(positions.table(), "bridge A-E 1", "done", "fish")
    said = "Mira: choose another main action, or end your turn."
    assert asked(shown_at(state)) == said


@pytest.mark.parametrize("power", ["merchant_heir", "wide_net"])
def test_coins_of_a_power_are_told_as_they_are_for_every_seat(
    power: str, qapp: QApplication
) -> None:
    (data,) = [each for each in rules().content.powers if each.id == power]
    told = PowerWords().rule(data)
    assert told.startswith(f"You start with {data.numbers['coins']} coins")
    for chance in range(4):
        state = rules().deal(Setup(2, {"powers": (power, "courier")}), Rng(chance))
        assert state.coins == [data.numbers["coins"], 5]
