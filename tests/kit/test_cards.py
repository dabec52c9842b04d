"""What waits for an answer as a card: its answers have the same keys every time, in every language."""

from fractions import Fraction

from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest, Goal, Modifier, RollRequest, RollRow
from companion.games.elst.purposes import ElstPurpose
from companion.kit.cards import CardRow, Takes, card_of, chit_answers
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason

ASKED = {"purpose": ElstPurpose.CONTACT, "rule": "2.1d"}


def _keys(*answers: object) -> list[str]:
    return [answer.key for answer in answers]


def test_yes_and_no_go_by_their_letters_and_so_does_who_does_not_know() -> None:
    card = card_of(Question(**ASKED))
    assert [(one.value, one.key) for one in card.answers] == [("yes", "Y"), ("no", "N"), (None, "U")]
    assert (card.title.rule, card.takes) == ("2.1d", Takes.ANSWERS)


def test_other_options_go_by_the_digit_of_their_place() -> None:
    card = card_of(Question(**ASKED, options=("clear", "blocked", "no"), can_be_unknown=False))
    assert _keys(*card.answers) == ["1", "2", "N"]
    assert card.answers[0].label == Reason("option-clear")


def test_a_short_range_is_tapped_and_any_number_typed() -> None:
    card = card_of(Question(**ASKED, wants=ReplyKind.NUMBER, lowest=2, highest=4))
    assert [one.value for one in card.answers] == [2, 3, 4, None]
    assert (card.takes, set(_keys(*card.answers))) == (Takes.NUMBER, {""})
    wide = card_of(Question(**ASKED, wants=ReplyKind.NUMBER, lowest=1, highest=50, can_be_unknown=False))
    assert wide.answers == ()


def test_a_roll_tells_what_counts_for_it_and_its_chance() -> None:
    because = Modifier(value=-1, reason=Reason("why"))
    card = card_of(RollRequest(**ASKED, dice=1, modifiers=(because,), goal=Goal(at_most=2)))
    assert [line.key for line in card.lines] == ["modifier-and-why", "dice-chance"]
    assert card.lines[-1].about == Reason("chance-exact", args={"percent": "50.0", "fraction": "1/2"})
    assert card.takes is Takes.DICE


def test_of_like_rolls_each_says_what_it_is_for() -> None:
    named = RollRow(title=Reason("one"), modifiers=(Modifier(value=2, reason=Reason("why")),))
    card = card_of(RollRequest(**ASKED, dice=2, goal=Goal(at_most=2), rows=(named, RollRow())))
    assert [row.title for row in card.rows] == [Reason("one"), Reason("dice-row", args={"row": 2})]
    assert [len(row.lines) for row in card.rows] == [1, 0]
    assert card.lines == ()  # each row has a chance of its own
    assert isinstance(card.rows[0], CardRow)


def test_chits_go_by_the_letters_of_their_colours_and_say_why_not() -> None:
    pile = DrawPile(kind=PileKind.PHYSICAL, left={"black": 3, "red": 0})
    black, red = card_of(DrawRequest(**ASKED, pile="G1"), pile).answers
    assert _keys(black, red) == ["B", "R"]
    assert black.note == Reason("chance-exact", args={"percent": "100.0", "fraction": str(Fraction(1))})
    assert (black.refusal, red.refusal is not None) == (None, True)
    ordered = chit_answers(DrawPile(kind=PileKind.ORDERED, left={"black": 3}))
    assert ordered[0].refusal == Reason("draw-from-app-pile")
