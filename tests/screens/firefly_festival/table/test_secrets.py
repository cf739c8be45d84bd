"""What others may not know is nowhere on the scene: not in a picture, not in a word."""

from collections.abc import Callable

import pytest

from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after

Lake = Callable[..., FireflyDesk]


def words_on(desk: FireflyDesk) -> str:
    return repr([item.spec.face for item in desk.items.values()])


def secret_words(desk: FireflyDesk, goals: tuple[int, ...]) -> list[str]:
    return [desk.words.label(f"secret-text:{goal}") for goal in goals]


@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_private_goals_of_others_are_never_on_the_scene(lake: Lake, players: int) -> None:
    desk = lake(match_after(40, players))
    for _ in range(12):
        desk.let_others_move()
        if desk.match.to_act is None:
            break
        state, shown = desk.match.state, words_on(desk)
        assert desk.session.viewer == 0
        for seat, hand in enumerate(state.hands):
            found = [words for words in secret_words(desk, hand) if repr(words)[1:-1] in shown]
            assert bool(found) == (seat == 0 and bool(hand))
            if seat:
                assert not any(f"secret:{goal}" in desk.items for goal in hand)
        legal = list(desk.game.legal_moves(state))
        desk.controller.play(legal[-1])


def test_behind_the_curtain_nobodys_goals_are_on_the_scene(lake: Lake) -> None:
    match = match_after(30, 3)
    desk = lake(match)
    desk.session.show(match.state, None, 0, (), False)
    shown = words_on(desk)
    for hand in match.state.hands:
        assert not any(repr(words)[1:-1] in shown for words in secret_words(desk, hand))


def test_powers_others_choose_from_are_not_on_the_scene(lake: Lake) -> None:
    desk = lake(steps=0, players=3, powers=("dealt",))
    desk.let_others_move()
    shown = words_on(desk)
    for seat, offered in enumerate(desk.match.state.offered):
        for power in offered:
            seen = repr(desk.words.label(f"power-text:{power}"))[1:-1] in shown
            assert seen == (seat == 0)
