"""`simulate` tells what each game measures about itself."""

import pytest

from festival_desktop.__main__ import main


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, str]:
    """Title → the rest of each line that has one."""
    assert main(["simulate", *words]) == 0
    lines = [line.partition(": ") for line in capsys.readouterr().out.splitlines()]
    return {title: rest for title, colon, rest in lines if colon}


def numbers(line: str) -> dict[str, float]:
    return {key: float(part) for key, part in (item.rsplit(" ", 1) for item in line.split(", "))}


def test_lanterns_dice_tells_of_sheets_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "lanterns_dice", "--players", "3", "--seed", "measured")
    assert lines["turns each"].startswith("median 8,")
    assert [*numbers(lines["victories by sheet"])] == ["A", "B", "C", "D"]
    places = numbers(lines["victories by place in the order of turns"])
    assert sum(places.values()) == pytest.approx(3, abs=0.02)
    assert [*places] == ["1.", "2.", "3."]
    assert numbers(lines["points by"])["fireworks"] > 0


def test_firefly_festival_tells_of_ends_powers_and_goals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("firefly_festival", "--players", "2", "--option", "powers=dealt", "--seed", "measured")
    lines = told(capsys, *words)
    assert sum(numbers(lines["ended by"]).values()) == pytest.approx(1)
    assert [*numbers(lines["victories by place in the order of turns"])] == ["1.", "2."]
    assert len(numbers(lines["victories by power"])) == 2
    assert len(numbers(lines["taken of private goals held"])) == 28
    stacks = [title for title in lines if title.startswith("taken of ")]
    assert len(stacks) == 1 + 7


def test_an_option_needs_a_name_and_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "firefly_festival", "--option", "powers"]) == 2
    assert "“powers” doesn’t have the form NAME=A,B" in capsys.readouterr().err
    assert main(["simulate", "firefly_festival", "--option", "dragons=many"]) == 2
    assert "has no option “dragons”" in capsys.readouterr().err
