"""What speaks for a move of Festival of Lanterns."""

from festival_desktop.games.festival_of_lanterns.content import PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.state import Stage, State
from festival_desktop.play.facts import Fact
from festival_desktop.play.lookahead import Trial
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.tables.festival_of_lanterns.facts import About, facts
from tests.games.festival_of_lanterns.positions import GAME, all_seven, lantern, position

TABLE = FestivalTable(GAME)
SEVENS = GAME.stacks[2][SEVEN]


def of(state: State, text: str) -> tuple[Fact, ...]:
    move = GAME.read(text)
    assert move in GAME.legal_moves(state)
    return TABLE.facts(GAME.view(state, state.seat), move)


def about(found: tuple[Fact, ...], *what: About) -> list[Fact]:
    return [fact for fact in found if fact.what in what]


def dedicating(rival: str, left: int) -> tuple[Fact, ...]:
    """The facts of dedicating seven lanterns with so many tiles left, while a rival holds these."""
    state = position(
        stage=Stage.DEDICATE, lanterns=[all_seven(), rival], left={SEVEN: left}, mooncakes=[0, 0]
    )
    return of(state, "dedicate seven")


def test_the_last_tile_is_taken_before_a_rival_who_could_have_it() -> None:
    (first, *_) = dedicating(all_seven(), 1)
    assert first == Fact("points", About.LAST, SEVENS[-1], (SEVEN,), 1)


def test_a_top_tile_is_taken_before_a_rival_who_could_have_it() -> None:
    found = dedicating(all_seven(), len(SEVENS))
    assert found[0] == Fact("points", About.FIRST, SEVENS[0], (SEVEN,), 1)
    assert Fact("rivals", About.LEAVES, SEVENS[1], (SEVEN,), 1) in found


def test_nobody_is_late_who_holds_nothing() -> None:
    found = dedicating("", len(SEVENS))
    assert found[0] == Fact("points", About.DEDICATED, SEVENS[0], (SEVEN,), plain=True)
    assert not about(found, About.LAST, About.FIRST, About.LEAVES)


def test_an_exchange_tells_which_dedication_it_makes_possible() -> None:
    state = position(lanterns=["twilight 2, rarity 2, rainbow, fluttershy", ""], mooncakes=[2, 0])
    found = of(state, "exchange fluttershy for rainbow")
    points = GAME.stacks[2][PAIRS][0]
    assert Fact("prospects", About.POSSIBLE, points, (PAIRS,)) in found


def test_a_placement_tells_its_mooncakes_and_how_near_a_dedication_is() -> None:
    state = position(4, hands=["F6"], lanterns=["twilight 2", "", "", ""], display={(0, 0): "S3"})
    found = of(state, "place F6 at 0,1 turned 270")
    assert [fact.number for fact in about(found, About.MOONCAKES)] == [state.mooncakes[0] + 1]
    assert all(fact.key[1] <= 3 for fact in about(found, About.SHORT))
    assert about(found, About.SHORT)


def test_a_lantern_that_has_run_out_is_told_of_the_rival_who_misses_it() -> None:
    state = position(4, hands=["F6"], supply={"pinkie": 0}, display={(0, 0): "S3"})
    found = of(state, "place F6 at 0,1 turned 270")
    assert Fact("rivals", About.NONE_LEFT, 0, (lantern("pinkie"),), 1) in found


def test_a_step_that_changes_nothing_has_no_facts() -> None:
    state = position()
    assert facts(GAME, GAME.view(state, 0), Trial(state, state, (), True)) == ()
