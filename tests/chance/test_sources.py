from collections import Counter
from random import Random, SystemRandom

import pytest

from companion.chance.answers import Roll, Source, check_roll
from companion.chance.pile import DrawPile, PileKind, check_draw
from companion.chance.requests import DrawRequest, RollRequest, RollRow
from companion.chance.shuffle import Shuffle
from companion.chance.sources import AppSource
from tests.chance.asked import Asked
from tests.chance.scripted import ScriptedSource

ROLL = RollRequest(purpose=Asked.ATTACK, dice=2, rows=(RollRow(subject="a"), RollRow(subject="b")))
DRAW = DrawRequest(purpose=Asked.ACCESS, pile="b1", count=2)
PILE = DrawPile(kind=PileKind.CUP, left={"black": 2, "red": 1})


def test_the_app_rolls_from_the_systems_secure_source() -> None:
    assert isinstance(AppSource()._random, SystemRandom)


def test_the_app_rolls_every_die_of_every_row() -> None:
    answer = AppSource().roll(ROLL)
    check_roll(ROLL, answer)
    assert [len(roll.faces) for roll in answer.rolls] == [2, 2]
    assert answer.source is Source.APP


def test_every_face_comes_up_as_often() -> None:
    one_die = RollRequest(purpose=Asked.DR, dice=1)
    source = AppSource(Random(252))
    counts = Counter(source.roll(one_die).rolls[0].total for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 1000) < 120 for count in counts.values())


def test_the_app_draws_only_what_is_in_the_cup() -> None:
    for seed in range(30):
        answer = AppSource(Random(seed)).draw(DRAW, PILE, None)
        check_draw(DRAW, answer, PILE)


def test_the_app_draws_in_the_order_it_committed_to() -> None:
    ordered = PILE.model_copy(update={"kind": PileKind.ORDERED})
    shuffle = Shuffle.of(ordered)
    assert AppSource().draw(DRAW, ordered, shuffle).chits == shuffle.order[:2]


def test_a_script_answers_in_the_order_of_asking() -> None:
    source = ScriptedSource([Roll.of(6, 1), 9, "red", "black"])
    assert [roll.total for roll in source.roll(ROLL).rolls] == [7, 9]
    assert source.draw(DRAW, PILE, None).chits == ("red", "black")
    with pytest.raises(IndexError):
        source.roll(ROLL)
