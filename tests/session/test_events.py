"""The events of every game, each folded by itself."""

from collections.abc import Sequence

import pytest

from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import RollRequest
from companion.kit.system import Start, State
from companion.reason import Reason
from companion.session.entries import ENTRY_VERSION
from companion.session.errors import StoreError
from companion.session.events import Asked, ChitsAdded, ChitsReturned, PileRemoved, PileSet
from companion.session.messages import Command, Event
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from companion.session.state import PUBLIC, PlayState, Scope
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from tests.session.tiny_game import LuckFound, PlanStep, TinyGame, TinyPurpose, TryLuck, systems

PILE = DrawPile(kind=PileKind.CUP, left={"clear": 1, "fog": 0}, drawn=("fog",))
TABLE = Scope(game=None, piles={"fog": PILE})


def test_returned_chits_can_be_drawn_again() -> None:
    pile = ChitsReturned(name="fog", chits=("fog",)).apply(TABLE).piles["fog"]
    assert (pile.left, pile.drawn) == ({"clear": 1, "fog": 1}, ())


def test_added_chits_can_be_drawn() -> None:
    pile = ChitsAdded(name="fog", chits=("storm",)).apply(TABLE).piles["fog"]
    assert pile.left == {"clear": 1, "fog": 0, "storm": 1}


def test_a_removed_pile_is_gone_and_a_set_one_is_there() -> None:
    empty = PileRemoved(name="fog").apply(TABLE)
    assert dict(empty.piles) == {}
    assert PileSet(name="fog", pile=PILE).apply(empty) == TABLE


def test_the_same_thing_is_not_asked_twice_at_once() -> None:
    asked = Asked(request=RollRequest(purpose=TinyPurpose.SAIL, dice=1))
    with pytest.raises(ValueError, match="waits already"):
        asked.apply(asked.apply(TABLE))


def test_a_locked_faction_has_no_scope() -> None:
    state = PlayState(TABLE)
    assert state.scope(PUBLIC) is TABLE
    with pytest.raises(KeyError):
        state.scope("red")


def test_one_command_holds_secrets_of_one_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(_: PlanStep, state: State, command: Command) -> Sequence[Event]:
        return [LuckFound(luck=1, secret_to=faction) for faction in ("red", "blue")]

    monkeypatch.setattr(PlanStep, "decide", both)
    session = Session.create(TinyGame(), MemoryStore(), Start(scenario="regatta"))
    with pytest.raises(ValueError, match="blue, red"):
        session.execute(TryLuck(faction="red"))


def test_a_session_ends_before_an_entry_of_a_newer_program_and_is_only_looked_at() -> None:
    session = Session.create(TinyGame(), MemoryStore(), Start(scenario="regatta"))
    last = len(session.journal.entries) + 1
    session.store.append([Record(last, "", ENTRY_VERSION + 1, Seal.NONE, b"{}")])
    again = Session.open(session.store, systems)
    assert again.damage == Reason("entry-newer", args={"entry": str(last)})
    assert again.state == session.state
    with pytest.raises(StoreError, match="session-ends-early"):
        again.set_facts({"phase": "sail"})
