"""What waits for an answer as a card: its title, what counts for it, the answers with their keys.

Drawn by a window, read out or printed alike; a key is the same in every language and every time.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.chance.odds import chance_of, next_draw
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest, RollRequest, RollRow
from companion.chance.words import chance_in_words, modifier_in_words, signed
from companion.kit.picks import Pick
from companion.kit.questions import NO, YES, AnyRequest, Question, ReplyKind, option_in_words
from companion.reason import Reason
from companion.text import has_text

MOST_NUMBERS = 13  # a range of more numbers is typed
UNKNOWN = "unknown"
_LETTERS = {YES: "Y", NO: "N", "black": "B", "red": "R", UNKNOWN: "U"}
MOST_KEYS = 9  # answers that a digit each rings


class Takes(StrEnum):
    """What a card takes besides a tap on one of its answers."""

    ANSWERS = "answers"  # nothing
    NUMBER = "number"
    HEX = "hex"
    TEXT = "text"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """One answer: the reply, the chit or the place of a choice that it stands for, None for "don't know".

    `key` is its letter or digit, empty where digits are typed; `note` stands under the label.
    """

    label: Reason
    value: int | str | None
    key: str = ""
    note: Reason | None = None
    refusal: Reason | None = None


@dataclass(frozen=True, slots=True)
class CardRow:
    """One of several like rolls: what it is for, and its own modifiers."""

    title: Reason
    lines: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """What is asked. `lines` are what counts for it, `rows` its like rolls."""

    request: str
    title: Reason
    takes: Takes
    lines: tuple[Reason, ...] = ()
    rows: tuple[CardRow, ...] = ()
    answers: tuple[CardAnswer, ...] = ()


def card_of(request: AnyRequest | Pick, pile: DrawPile | None = None) -> Card:
    """The card of a request; one for a draw needs its pile."""
    match request:
        case Pick():
            answers = tuple(_picks(request))
            return Card(request.id, request.title, Takes.ANSWERS, request.lines, answers=answers)
        case RollRequest():
            rows = tuple(_row(place, row) for place, row in enumerate(request.rows, 1))
            return Card(request.id, request.title, Takes.DICE, tuple(_roll_lines(request)), rows)
        case DrawRequest():
            answers = chit_answers(pile) if pile else ()
            return Card(request.id, request.title, Takes.ANSWERS, answers=answers)
    answers = tuple(_replies(request))
    takes = Takes.ANSWERS if request.wants is ReplyKind.OPTION else Takes(request.wants.value)
    return Card(request.id, request.title, takes, answers=answers)


# ---- dice ----


def _roll_lines(request: RollRequest) -> Iterator[Reason]:
    """For what a roll alone is made, shared modifiers, what the results are, the chance of one roll."""
    if len(request.rows) == 1 and (title := request.rows[0].title):
        yield title
    yield from map(modifier_in_words, request.modifiers)
    if has_text(results := f"results-{request.title.key}"):
        drm = signed(sum(one.value for one in request.modifiers))
        yield Reason(results, args={"drm": drm, "subject": request.subject})
    yield from request.results
    if request.goal is not None and len(request.rows) == 1:
        yield Reason("dice-chance", about=chance_in_words(chance_of(request)))


def _row(place: int, row: RollRow) -> CardRow:
    title = row.title or Reason("dice-row", args={"row": place})
    return CardRow(title, tuple(map(modifier_in_words, row.modifiers)))


# ---- chits ----


def chit_answers(pile: DrawPile) -> tuple[CardAnswer, ...]:
    """Every kind of chit of a pile: how many are left, the chance of it, why it cannot have come out."""
    chances, keys = next_draw(pile), _keys(pile.left)
    return tuple(
        CardAnswer(
            Reason("draw-chit", args={"left": left, "size": pile.size}, about=Reason(f"chit-{chit}")),
            chit,
            key,
            chance_in_words(chances[chit]) if chit in chances else None,
            _undrawable(pile, chit),
        )
        for (chit, left), key in zip(pile.left.items(), keys, strict=True)
    )


def _undrawable(pile: DrawPile, chit: str) -> Reason | None:
    if pile.kind is PileKind.ORDERED:
        return Reason("draw-from-app-pile")
    return None if pile.left[chit] else Reason("draw-impossible-chit", args={"chit": chit})


# ---- questions ----


def _picks(pick: Pick) -> Iterator[CardAnswer]:
    for place, choice in enumerate(pick.choices):
        yield CardAnswer(choice.label, place, _digit(place + 1))


def _replies(question: Question) -> Iterator[CardAnswer]:
    unknown = Reason("question-unknown")
    if question.wants is ReplyKind.OPTION:
        for option, key in zip(question.options, _keys(question.options), strict=True):
            yield CardAnswer(option_in_words(option), option, key)
        if question.can_be_unknown:
            yield CardAnswer(unknown, None, _LETTERS[UNKNOWN])
        return
    if question.wants is ReplyKind.NUMBER:
        for number in _numbers(question):
            yield CardAnswer(Reason("value-shown", args={"value": str(number)}), number)
    if question.can_be_unknown:
        yield CardAnswer(unknown, None)


def _numbers(question: Question) -> range:
    """The numbers to tap; none where there are many."""
    if question.lowest is None or question.highest is None:
        return range(0)
    numbers = range(question.lowest, question.highest + 1)
    return numbers if len(numbers) <= MOST_NUMBERS else range(0)


def _keys(ids: Iterable[str]) -> list[str]:
    """Yes, no and the colours of chits have letters; whatever else there is, the digit of its place."""
    return [_LETTERS.get(id_, _digit(place)) for place, id_ in enumerate(ids, 1)]


def _digit(place: int) -> str:
    return str(place) if place <= MOST_KEYS else ""
