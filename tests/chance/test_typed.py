import pytest

from companion.chance.answers import Roll
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import RollRequest
from companion.chance.typed import read_roll
from tests.chance.asked import Asked

TOTAL = RollRequest(purpose=Asked.DR, dice=2)
COLOURED = RollRequest(purpose=Asked.DR, dice=2, told_apart=True)
ONE = RollRequest(purpose=Asked.DR, dice=1)


@pytest.mark.parametrize("text", ["7", " 7 ", "７", "07"])
def test_a_bare_number_is_the_total(text: str) -> None:
    assert read_roll(TOTAL, text) == Roll(total=7)


@pytest.mark.parametrize("text", ["4 3", "4-3", "4,3", "4+3", "4/3", "４　３", "4、3", "4・3"])
@pytest.mark.parametrize("request_", [TOTAL, COLOURED])
def test_divided_numbers_are_the_dice_coloured_first(request_: RollRequest, text: str) -> None:
    assert read_roll(request_, text) == Roll.of(4, 3)


@pytest.mark.parametrize("text", ["43", "４３"])
def test_digits_are_the_dice_where_they_are_told_apart(text: str) -> None:
    assert read_roll(COLOURED, text) == Roll.of(4, 3)


@pytest.mark.parametrize(
    ("text", "roll"), [("24", Roll.of(2, 4)), ("13", Roll.of(1, 3)), ("12", Roll(total=12))]
)
def test_digits_are_the_dice_where_they_are_too_much_for_a_total(text: str, roll: Roll) -> None:
    assert read_roll(TOTAL, text) == roll


def test_eleven_is_a_total_and_not_two_ones() -> None:
    assert read_roll(TOTAL, "11") == Roll(total=11)


def test_one_die_is_its_face() -> None:
    assert read_roll(ONE, "5") == Roll.of(5)


@pytest.mark.parametrize(
    ("request_", "text", "key"),
    [
        (TOTAL, "", "roll-not-read"),
        (TOTAL, "seven", "roll-not-read"),
        (TOTAL, "1", "roll-impossible-die"),
        (TOTAL, "17", "roll-impossible-die"),
        (COLOURED, "7", "roll-wrong-dice-count"),
        (COLOURED, "70", "roll-impossible-die"),
        (ONE, "0", "roll-impossible-die"),
    ],
)
def test_what_is_no_roll_is_refused_with_its_row(request_: RollRequest, text: str, key: str) -> None:
    with pytest.raises(ImpossibleAnswerError) as refusal:
        read_roll(request_, text, row=3)
    assert (refusal.value.reason.key, refusal.value.reason.args["row"]) == (key, 3)
