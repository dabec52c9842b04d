"""Everything that is saved comes back as it was."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from enum import IntEnum, StrEnum
from typing import Annotated, Any, Literal, get_args, get_origin

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.pile import DrawPile
from companion.chance.requests import DrawRequest, RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Activity, Battery
from companion.games.elst.procedures.refit.scenario_events import BatteryKept
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.hexes.coordinates import HexCoord
from companion.kit.game import AnyGame
from companion.kit.questions import Question, Reply
from companion.kit.sheets import Sheet
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.reason import Reason
from companion.saved import HexKey
from companion.session.commands import COMMANDS
from companion.session.entries import Body, Codec
from companion.session.events import SCOPE_EVENTS, Asked, SettingChosen
from companion.session.messages import Event, Message
from companion.session.standing import STANDING_EVENTS
from tests.boards_of_games import board_of
from tests.forms import IS_LONG
from tests.session.made_values import comes_back, is_record, is_same, parts, values
from tests.session.tiny_game import TinyGame

EXAMPLES = 100 if IS_LONG else 2
TIME = datetime(2026, 1, 2, 3, 4, 5, 6, tzinfo=UTC)
DONE = Reason("do-nothing")
EVERY_GAME = (STANDING_EVENTS, SCOPE_EVENTS, COMMANDS)
KEYS = (str, int, HexKey)


def _systems() -> Iterator[AnyGame]:
    yield TinyGame()
    for game in {game.main: game for game in GAMES.values()}.values():
        yield game.make(board_of(game.id))


SYSTEMS = {system.id: system for system in _systems()}
CODECS = {id_: Codec(system) for id_, system in SYSTEMS.items()}


def _messages() -> Iterator[tuple[str, type[Message]]]:
    for id_, system in SYSTEMS.items():
        yield from ((id_, class_) for registry in (system.events, system.commands) for class_ in registry)
    yield from (
        ("tiny", class_) for registry in (STANDING_EVENTS, SCOPE_EVENTS, COMMANDS) for class_ in registry
    )


def _states() -> Iterator[type]:
    for system in SYSTEMS.values():
        yield type(system.initial_state())
        yield type(system.initial_secret(system.factions[0]))


MESSAGES = tuple(_messages())
STATES = tuple(class_ for class_ in _states() if class_ is not type(None))
OTHERS = (
    DrawPile, RollRequest, DrawRequest, Question, RollAnswer, DrawAnswer, Reply, Start, Sheet,
)  # fmt: skip


def _name(value: object) -> str:
    return value.__name__ if isinstance(value, type) else str(value)


def _body(message: Any) -> Body:
    if isinstance(message, Event):
        return Body(TIME, DONE, (message,))
    return Body(TIME, message.label(), (), message)


def _for_all(annotation: Any, check: Any) -> None:
    """Hypothesis on made values; a big state may well take its time."""
    quiet = settings(
        max_examples=EXAMPLES,
        suppress_health_check=list(HealthCheck),
        database=None,
        phases=(Phase.generate, Phase.shrink),
    )
    quiet(given(values(annotation))(check))()


@pytest.mark.parametrize(("game", "class_"), MESSAGES, ids=_name)
def test_every_event_and_command_comes_back(game: str, class_: type[Message]) -> None:
    codec = CODECS[game]

    def check(message: Any) -> None:
        body = _body(message)
        back = codec.decode(codec.encode(body))
        assert back == body
        assert is_same((back.events, back.command), (body.events, body.command))

    _for_all(class_, check)


@pytest.mark.parametrize("class_", STATES + OTHERS, ids=_name)
def test_every_state_and_part_of_one_comes_back(class_: type) -> None:
    def check(value: Any) -> None:
        assert comes_back(value)

    _for_all(class_, check)


@pytest.mark.parametrize("game", SYSTEMS)
def test_whatever_a_game_asks_for_comes_back(game: str) -> None:
    for purpose in SYSTEMS[game].purposes:
        body = _body(Asked(request=Question(purpose=purpose, subject="one", details={"face": "back"})))
        back = CODECS[game].decode(CODECS[game].encode(body))
        assert is_same(back.events, body.events)


@pytest.mark.parametrize("written", ["HexCoord(q=3, r=-2)", "3,-2"])
def test_hexes_are_read_that_any_version_wrote_as_keys(written: str) -> None:
    hex_, far = HexCoord(3, -2), HexCoord(4_000_000, 0)
    activity = Activity(enemies={hex_: True, far: None})
    kept = Battery(id="G1", faction=Faction.GERMAN, kind=BatteryKind.ROCKET, calibre=15, activity=activity)
    body = _body(BatteryKept(battery=kept))
    data = CODECS["elst"].encode(body)
    assert data.count(b'"3,-2"') == 1
    assert CODECS["elst"].decode(data.replace(b"3,-2", written.encode())) == body


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_reading_and_base_table_comes_back(game: str) -> None:
    for setting in SYSTEMS[game].settings:
        for value in (setting.default, *(setting.options or ())):
            body = _body(SettingChosen(key=setting.key, value=value))
            (event,) = CODECS[game].decode(CODECS[game].encode(body)).events
            assert isinstance(event, SettingChosen)
            assert is_same(event.value, value)
            assert setting.allows(event.value)


# ---- by the annotations alone ----


def _annotations(annotation: Any, where: str, seen: set[Any]) -> Iterator[tuple[str, Any]]:
    """All that an annotation is put together from, with the fields of what it names."""
    yield where, annotation
    if is_record(annotation):
        if annotation not in seen:
            seen.add(annotation)
            for name, inner, _ in parts(annotation):
                yield from _annotations(inner, f"{annotation.__name__}.{name}", seen)
        return
    if get_origin(annotation) is Literal:
        return
    is_noted = get_origin(annotation) is Annotated
    for inner in get_args(annotation)[:1] if is_noted else get_args(annotation):
        yield from _annotations(inner, where, seen)


def _all_annotations(classes: Iterable[type]) -> Iterator[tuple[str, Any]]:
    seen: set[Any] = set()
    for class_ in classes:
        yield from _annotations(class_, class_.__name__, seen)


def _is_key(annotation: Any) -> bool:
    """Whether it comes back from the text of a key."""
    return annotation in KEYS or (isinstance(annotation, type) and issubclass(annotation, StrEnum | IntEnum))


MESSAGE_CLASSES = tuple(class_ for _, class_ in MESSAGES)
SAVED = (*MESSAGE_CLASSES, *STATES, *OTHERS)


def test_every_key_of_a_saved_mapping_comes_back_from_text() -> None:
    keys = {
        where: get_args(annotation)[0]
        for where, annotation in _all_annotations(SAVED)
        if isinstance(get_origin(annotation), type) and issubclass(get_origin(annotation), Mapping)
    }
    assert "Activity.sights" in keys
    assert {where: key for where, key in keys.items() if not _is_key(key)} == {}


def test_nothing_saved_is_of_any_type_whatever() -> None:
    assert [where for where, annotation in _all_annotations(SAVED) if annotation in (Any, object)] == []


def test_no_message_holds_a_set_whose_order_would_change_its_bytes() -> None:
    found = _all_annotations(MESSAGE_CLASSES)
    assert [where for where, annotation in found if get_origin(annotation) in (set, frozenset)] == []


def test_fractions_of_a_figure_are_saved_only_where_they_are_shown_or_finite() -> None:
    """Elsewhere they are exact: a float may be no number, which is equal to nothing."""
    found = {where for where, annotation in _all_annotations(SAVED) if annotation is float}
    assert found == {"Reason.args", "ValueCorrection.value"}
