"""In the states of whole evenings no two buttons of one card share their words and differ in what they do."""

from collections.abc import Iterable, Iterator, Sequence

import pytest

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.kit.cards import Card, card_of
from companion.kit.panels import Basket, Choice, ChoiceList, Form, Part, Secrets, Task
from companion.reason import Reason
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.forms import IS_LONG
from tests.layout.played import EVENINGS, stations
from ui.session.counters import kinds, stacks, told_apart

STEP = 10 if IS_LONG else 300  # entries of an evening from one look at it to the next
pytestmark = pytest.mark.fuzz


class Reader:
    """Who reads the cards of an evening, in a language."""

    def __init__(self, language: str, board: Board) -> None:
        self.catalogue, self.board = Catalogue(language), board

    def hex_name(self, hex_: HexCoord) -> str:
        return self.board.hex_name(hex_)

    def text(self, key: str, **args: str | int | float) -> str:
        return self.catalogue.text(key, **args)

    def reason_text(self, reason: Reason) -> str:
        return self.catalogue.reason(reason, self.hex_name)


def twins(words: Iterable[str]) -> set[str]:
    listed = [*words]
    return {one for one in listed if listed.count(one) > 1}


def cards(parts: Sequence[Part]) -> Iterator[Sequence[Choice]]:
    """The choices that stand together under one heading."""
    here: list[Choice] = []
    for part in parts:
        match part:
            case ChoiceList():
                here += part.choices
            case Form():
                here.append(part.choice)
            case Basket():
                yield part.offers
                yield part.held
                yield from cards(part.parts)
            case Task():
                yield from cards(part.parts)
            case Secrets():
                for side in part.sides:
                    yield from cards(side.parts)
    yield here


def offered(session: Session) -> Iterator[Sequence[Choice]]:
    """What stands on the cards: of panels, and of each stack as a whole and counter by counter."""
    system, state = session.system, session.state
    for panel in system.panels(state):
        yield from cards(panel.parts)
    for stack in stacks(system.counters(state)).values():
        yield system.counter_choices(state, [one.id for one in stack])
        yield system.counter_choices(state, [stack[0].id])


def questions(session: Session) -> Iterator[Card]:
    """What is asked of the table."""
    for _, scope in session.state.scopes():
        yield from map(card_of, scope.waiting)


def effects(choices: Iterable[Choice]) -> list[Choice]:
    """The choices that may be made, one of each effect."""
    found: list[Choice] = []
    for one in choices:
        like = ((one.command, one.values, one.inputs) == (it.command, it.values, it.inputs) for it in found)
        if one.is_legal and not any(like):
            found.append(one)
    return found


@pytest.mark.long
@pytest.mark.parametrize("evening", EVENINGS)
def test_no_two_buttons_of_a_card_share_their_words(evening: str) -> None:
    found: set[str] = set()
    for session in stations(evening, STEP):
        for language in LANGUAGES:
            reader = Reader(language, session.system.board)
            for choices in offered(session):
                found |= twins(reader.reason_text(one.label) for one in effects(choices))
            for card in questions(session):
                found |= twins(reader.reason_text(one.label) for one in card.answers)
                found |= twins(reader.reason_text(one.title) for one in card.rows)
            for stack in stacks(session.system.counters(session.state)).values():
                found |= twins(told_apart(reader, kinds(stack)))
    assert found == set()
