import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.chance.answers import DrawAnswer, Source
from companion.chance.errors import ImpossibleAnswerError, PileError
from companion.chance.pile import DrawPile, PileKind, check_draw
from companion.chance.requests import DrawRequest
from tests.chance.asked import Asked

PILE = DrawPile(kind=PileKind.PHYSICAL, left={"black": 2, "red": 1})
ACCESS = DrawRequest(purpose=Asked.ACCESS, pile="b1")


def test_a_draw_takes_the_chit_out_and_remembers_it() -> None:
    pile = PILE.after_draw(("red", "black"))
    assert (pile.left, pile.drawn, pile.size) == ({"black": 1, "red": 0}, ("red", "black"), 1)


@pytest.mark.parametrize("chits", [("red", "red"), ("green",), ("black",) * 3])
def test_a_chit_that_is_not_left_cannot_come_out(chits: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleAnswerError) as refusal:
        PILE.after_draw(chits)
    assert refusal.value.reason.key == "draw-impossible-chit"


def test_only_drawn_chits_go_back() -> None:
    assert PILE.after_draw(("red",)).after_return(("red",)) == PILE
    with pytest.raises(PileError):
        PILE.after_return(("red",))


def test_new_chits_may_go_in() -> None:
    assert PILE.after_adding(("blue", "red")).left == {"black": 2, "red": 2, "blue": 1}


def test_a_pile_holds_no_negative_number_of_chits() -> None:
    with pytest.raises(ValidationError):
        DrawPile(kind=PileKind.CUP, left={"red": -1})


def test_a_draw_of_the_wrong_number_is_refused() -> None:
    with pytest.raises(ImpossibleAnswerError) as refusal:
        check_draw(ACCESS, DrawAnswer.physical("red", "black"), PILE)
    assert refusal.value.reason.args == {"given": 2, "wanted": 1}


def test_a_pile_smaller_than_the_request_is_drawn_empty() -> None:
    """So no request can leave the players without an answer."""
    five = ACCESS.model_copy(update={"count": 5})
    check_draw(five, DrawAnswer.physical("red", "black", "black"), PILE)
    empty = PILE.after_draw(("red", "black", "black"))
    check_draw(ACCESS, DrawAnswer.physical(), empty)


def test_chits_are_not_typed_in_for_a_pile_that_the_app_orders() -> None:
    ordered = PILE.model_copy(update={"kind": PileKind.ORDERED})
    with pytest.raises(ImpossibleAnswerError) as refusal:
        check_draw(ACCESS, DrawAnswer.physical("red"), ordered)
    assert refusal.value.reason.key == "draw-from-app-pile"
    check_draw(ACCESS, DrawAnswer(chits=("red",), source=Source.APP), ordered)


@given(st.permutations(["black", "black", "red"]))
def test_drawing_everything_and_returning_it_changes_nothing(order: list[str]) -> None:
    emptied = PILE.after_draw(tuple(order))
    assert emptied.size == 0
    assert emptied.after_return(tuple(order)) == PILE
