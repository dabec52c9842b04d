"""Facts set by hand: what rules and game box do not know is refused, and every state stays usable."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.chance.pile import DrawPile, PileKind
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import fact_at
from companion.kit.game import AnyGame
from companion.kit.panels import Track
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.commands import SetFacts, SetPile
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.as_json import as_json
from tests.forms import IS_LONG
from tests.games.elst.random_play import BATTERIES
from tests.games.elst.table import BOARD

G1 = "artillery/batteries/G1/"
WILD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-20, 200),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.builds(HexCoord, st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6)),
    st.sampled_from(list(BOARD)),
)


@cache
def game() -> AnyGame:
    return GAMES["elst"].make(BOARD)


def new_session() -> Session:
    start = Start(scenario="initial", options={"batteries": list(BATTERIES)})
    return Session.create(game(), MemoryStore(), start)


def refused(session: Session, command: SetFacts | SetPile) -> IllegalCommandError:
    before = session.state
    with pytest.raises(IllegalCommandError) as caught:
        session.execute(command)
    assert session.state is before
    return caught.value


def use(session: Session) -> None:
    """Everything that a window asks of a session, and the file read again."""
    system, state = session.system, session.state
    assert list(system.panels(state))
    assert system.cards(state)
    assert system.recap(state)
    system.inventory(state)
    system.markers(state)
    session.choices()
    session.log()
    again = Session.open(session.store, {system.id: system}.get)
    assert again.state == state


@pytest.mark.hypothesis
@settings(max_examples=500 if IS_LONG else 25)  # each reads its session again
@given(st.data())
def test_any_value_of_any_fact_is_refused_with_a_reason_or_leaves_a_usable_state(data: st.DataObject) -> None:
    session = new_session()
    for _ in range(4):
        fact = data.draw(st.sampled_from(system_facts(session)))
        value = as_json(data.draw(st.sampled_from(fact.options) if fact.options else WILD))
        command = SetFacts(facts={fact.path: value}, secret_to=fact.secret_to)
        before = session.state
        try:
            session.execute(command)
        except IllegalCommandError as refusal:
            assert session.state is before
            if refusal.can_overrule:
                session.overrule(command, "the table is right")
                assert fact_at(session.state.scope(fact.secret_to).game, fact.path) == value
    use(session)


def system_facts(session: Session) -> list[Any]:
    return list(session.system.facts(session.state))


@pytest.mark.parametrize(
    ("path", "value", "key", "text"),
    [
        ("clock/moment/turn", 99, "fact-too-high", "Turn: 99 is too high. 8 is the most there can be."),
        ("clock/length/last_turn", 9, "fact-too-high", "Last turn: 9 is too high. 8 is the most"),
        (f"{G1}reds", 4, "fact-too-high", "G1: red chits in this scenario: 4 is too high."),
        (f"{G1}missions", 9, "fact-too-high", "G1: missions fired: 9 is too high."),
        (f"{G1}contact_number", 1, "value-impossible", "G1: contact number of the radio: this cannot be 1."),
        (f"{G1}calibre", 500, "fact-too-high", "G1: calibre in mm: 500 is too high."),
    ],
)
def test_what_cannot_be_is_told_by_name(path: str, value: int, key: str, text: str) -> None:
    reason = refused(new_session(), SetFacts(facts={path: value})).reason
    assert reason.key == key
    assert Catalogue("en").reason(reason, BOARD.hex_name).startswith(text)
    assert str(value) in Catalogue("ja").reason(reason, BOARD.hex_name)


def test_a_table_insists_on_a_turn_beyond_the_track() -> None:
    session, command = new_session(), SetFacts(facts={"clock/moment/turn": 9})
    assert refused(session, command).can_overrule
    session.overrule(command, "we play on")
    assert session.state.game.moment.turn == 9
    (group, *_) = session.log()[-1].details
    assert [reason.key for reason in group] == ["refusal-overruled", "fact-too-high", "note-shown"]
    session.undo()
    assert session.state.game.moment.turn == 1


def test_a_last_turn_that_nobody_will_play_leaves_a_track_that_can_be_shown() -> None:
    session = new_session()
    session.overrule(SetFacts(facts={"clock/length/last_turn": 10**9}), "a slip of the finger")
    (track,) = (part for part in session.system.panels(session.state)[0].parts if isinstance(part, Track))
    assert track.position == 0
    assert len(track.boxes) < 100
    use(session)


@pytest.mark.parametrize(("left", "can_overrule"), [({"black": 99, "red": 3}, True), ({"black": -1}, False)])
def test_a_pile_holds_no_more_chits_than_the_game_and_no_fewer_than_none(
    left: dict[str, int], can_overrule: bool
) -> None:
    session = new_session()
    pile = DrawPile.model_construct(kind=PileKind.PHYSICAL, left=left, drawn=())
    refusal = refused(session, SetPile(name="G1", pile=pile))
    assert refusal.can_overrule is can_overrule
    assert all(Catalogue(lang).reason(refusal.reason, BOARD.hex_name) for lang in LANGUAGES)


def test_a_pile_of_another_game_box_may_be_insisted_on() -> None:
    session = new_session()
    command = SetPile(name="G1", pile=DrawPile(kind=PileKind.PHYSICAL, left={"black": 12, "red": 3}))
    session.overrule(command, "chits of two games")
    assert session.state.piles["G1"].left["black"] == 12
    use(session)


def test_dates_and_steps_of_the_campaign_are_chosen_from_a_list_and_told_in_words() -> None:
    session = new_session()
    facts = {"campaign/date": "24-noon", "campaign/step": "4.512"}
    session.set_facts(facts)
    assert {path: fact_at(session.state.game, path) for path in facts} == facts
    told = [
        [Catalogue("en").reason(one, BOARD.hex_name) for one in group] for group in session.log()[-1].details
    ]
    assert [value for _, value in told] == ["24 September, noon", "4.512 Repair of equipment"]
    assert refused(session, SetFacts(facts={"campaign/date": "26-noon"})).reason.key == "value-impossible"
