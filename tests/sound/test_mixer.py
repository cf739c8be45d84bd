"""The mixer: sounds together, one after the other, on and on, and away softly."""

from array import array

from festival_desktop.sound.mixer import FULL, RATE, Mixer


def test_nothing_is_silence() -> None:
    mixer = Mixer()
    assert mixer.silent
    assert mixer.mix(4) == array("h", [0, 0, 0, 0])


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    mixer.play(array("h", [100, 200, 300]), FULL)
    mixer.play(array("h", [10, 20]), FULL // 2)
    assert mixer.mix(2) == array("h", [105, 210])
    assert mixer.mix(2) == array("h", [300, 0])
    assert mixer.silent


def test_a_sound_waits_for_its_delay_over_several_blocks() -> None:
    mixer = Mixer()
    mixer.play(array("h", [7, 8]), FULL, delay=3 / RATE)
    assert [*mixer.mix(2), *mixer.mix(2), *mixer.mix(2)] == [0, 0, 0, 7, 8, 0]


def test_too_much_at_once_is_cut_off_not_wrapped() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.play(array("h", [30000, -30000]), FULL)
    assert mixer.mix(2) == array("h", [32767, -32767])


def test_more_sounds_than_can_be_told_apart_are_left_out() -> None:
    mixer = Mixer()
    for _ in range(50):
        mixer.play(array("h", [1]), FULL)
    assert mixer.mix(1)[0] < 50


def test_a_loop_comes_softly_goes_on_without_a_gap_and_goes_softly() -> None:
    mixer, loop = Mixer(), array("h", [1000] * 30)
    mixer.loop([loop], FULL)
    levels = [mixer.mix(50)[25] for _ in range(40)]
    assert levels[0] == 0
    assert levels == sorted(levels)
    assert list(mixer.mix(100)) == [1000] * 100
    mixer.loop([], FULL)
    levels = [mixer.mix(50)[25] for _ in range(40)]
    assert levels == sorted(levels, reverse=True)
    assert mixer.silent


def test_the_same_loop_goes_on_when_another_one_joins() -> None:
    mixer, water, frogs = Mixer(), array("h", [100] * 9), array("h", [50] * 9)
    mixer.loop([water], FULL)
    for _ in range(40):
        mixer.mix(9)
    mixer.loop([water, frogs], FULL)
    assert mixer.mix(9)[0] == 100
    for _ in range(40):
        mixer.mix(9)
    assert mixer.mix(9)[0] == 150


def test_what_is_hushed_fades_away() -> None:
    mixer = Mixer()
    mixer.play(array("h", [1000] * 5000), FULL)
    mixer.fade_out()
    levels = [mixer.mix(50)[0] for _ in range(30)]
    assert levels == sorted(levels, reverse=True)
    assert mixer.silent
