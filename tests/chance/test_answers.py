import pytest

from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source, check_roll, outcomes
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import Goal, Modifier, RollRequest, RollRow
from companion.reason import Reason
from tests.chance.asked import Asked

CONTACT = RollRequest(purpose=Asked.CONTACT, subject="b1", dice=2, goal=Goal(at_most=8, never=(12,)))
ERROR = RollRequest(purpose=Asked.ERROR, dice=2, told_apart=True)


def drm(value: int) -> Modifier:
    return Modifier(value=value, reason=Reason("some-drm"))


@pytest.mark.parametrize("total", range(2, 13))
def test_a_total_will_do_where_dice_are_not_told_apart(total: int) -> None:
    answer = RollAnswer.physical(total)
    check_roll(CONTACT, answer)
    assert outcomes(CONTACT, answer)[0].natural == total


@pytest.mark.parametrize(
    ("request_", "roll", "key"),
    [
        (CONTACT, Roll(total=1), "roll-impossible-die"),
        (CONTACT, Roll(total=13), "roll-impossible-die"),
        (CONTACT, Roll.of(0, 6), "roll-impossible-die"),
        (CONTACT, Roll.of(7, 1), "roll-impossible-die"),
        (CONTACT, Roll.of(4), "roll-wrong-dice-count"),
        (CONTACT, Roll(total=8, faces=(4, 3)), "roll-wrong-total"),
        (ERROR, Roll(total=7), "roll-wrong-dice-count"),
    ],
)
def test_impossible_dice_are_refused(request_: RollRequest, roll: Roll, key: str) -> None:
    with pytest.raises(ImpossibleAnswerError) as refusal:
        check_roll(request_, RollAnswer.physical(roll))
    assert refusal.value.reason.key == key


def test_the_refusal_names_row_value_and_range() -> None:
    attacks = CONTACT.model_copy(update={"rows": (RollRow(subject="KK16"), RollRow(subject="LL16"))})
    with pytest.raises(ImpossibleAnswerError) as refusal:
        check_roll(attacks, RollAnswer.physical(7, 14))
    assert refusal.value.reason.args == {"value": 14, "lowest": 2, "highest": 12, "row": 2}


def test_a_list_of_like_rolls_wants_one_roll_a_row() -> None:
    attacks = CONTACT.model_copy(update={"rows": (RollRow(subject="KK16"), RollRow(subject="LL16"))})
    with pytest.raises(ImpossibleAnswerError) as refusal:
        check_roll(attacks, RollAnswer.physical(7))
    assert refusal.value.reason.args == {"given": 1, "wanted": 2}


def test_each_row_counts_shared_and_own_modifiers() -> None:
    rows = (RollRow(subject="a", modifiers=(drm(3),)), RollRow(subject="b"))
    request = RollRequest(purpose=Asked.RALLY, dice=1, modifiers=(drm(-1),), rows=rows)
    results = outcomes(request, RollAnswer.physical(4, 4))
    assert [(o.row.subject, o.natural, o.final, o.is_success) for o in results] == [
        ("a", 4, 6, None),
        ("b", 4, 3, None),
    ]


@pytest.mark.parametrize(("total", "is_success"), [(8, True), (9, True), (10, False), (12, False)])
def test_a_goal_counts_modifiers_but_never_forgives_its_fatal_total(total: int, is_success: bool) -> None:
    easy = CONTACT.model_copy(update={"modifiers": (drm(-1),)})
    assert outcomes(easy, RollAnswer.physical(total))[0].is_success is is_success
    certain = CONTACT.model_copy(update={"modifiers": (drm(-9),)})
    assert outcomes(certain, RollAnswer.physical(12))[0].is_success is False


def test_a_goal_may_have_a_lower_limit_and_totals_that_always_succeed() -> None:
    goal = Goal(at_least=5, always=(2,))
    assert [n for n in range(2, 8) if goal.is_met(n, n)] == [2, 5, 6, 7]


def test_the_coloured_die_comes_first() -> None:
    (result,) = outcomes(ERROR, RollAnswer.physical(Roll.of(6, 1)))
    assert result.faces == (6, 1)


def test_answers_and_requests_are_saved_and_read_unchanged() -> None:
    request = CONTACT.model_copy(update={"modifiers": (drm(-1),)})
    answer = DrawAnswer(chits=("red",), source=Source.APP)
    assert RollRequest.model_validate_json(request.model_dump_json(), context=Asked) == request
    assert DrawAnswer.model_validate_json(answer.model_dump_json()) == answer


def test_the_signature_forgets_modifiers_and_keeps_the_dice() -> None:
    assert CONTACT.model_copy(update={"modifiers": (drm(2),)}).signature == CONTACT.signature
    assert CONTACT.model_copy(update={"dice": 1}).signature != CONTACT.signature
    assert CONTACT.model_copy(update={"subject": "b2"}).signature != CONTACT.signature
