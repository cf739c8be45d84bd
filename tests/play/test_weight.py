"""Steps are as weighty as the weightiest thing in them."""

from dataclasses import dataclass

from festival_desktop.core.game import Event
from festival_desktop.play.weight import Weight, Weights, weigh


@dataclass(frozen=True, slots=True)
class Whispered(Event): ...


@dataclass(frozen=True, slots=True)
class Sung(Event): ...


def test_the_weightiest_event_counts() -> None:
    weights: Weights = {Sung: Weight.GREAT}
    assert weigh(weights, (Whispered(), Sung(), Whispered())) is Weight.GREAT


def test_what_nobody_listed_is_a_trifle() -> None:
    assert weigh({}, (Sung(),)) is Weight.TRIFLE


def test_a_step_without_events_is_a_trifle() -> None:
    assert weigh({Sung: Weight.GREAT}, ()) is Weight.TRIFLE
