from typing import Any

import pytest

from companion.hexes.coordinates import HexCoord
from companion.kit.facts import fact_at, with_fact, with_facts
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap
from companion.session.errors import IllegalCommandError
from companion.session.events import FactsSet, FactValue


class Battery(Frozen):
    contact: bool = False
    hex: HexCoord | None = None


class Game(Frozen):
    turn: int
    batteries: FrozenMap[str, Battery]
    order: tuple[str, ...]


GAME = Game(turn=3, batteries={"b1": Battery(), "b2": Battery()}, order=("b1", "b2"))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", 5),
        ("batteries/b2/contact", True),
        ("batteries/b1/hex", HexCoord(3, -1)),
        ("order/1", "b3"),
    ],
)
def test_a_fact_is_set_where_its_path_leads(path: str, value: Any) -> None:
    changed = with_fact(GAME, path, value)
    assert fact_at(changed, path) == value
    assert with_fact(changed, path, fact_at(GAME, path)) == GAME


def test_a_value_from_a_file_becomes_what_the_model_wants() -> None:
    changed = with_fact(GAME, "batteries/b1/hex", {"q": 3, "r": -1})
    assert changed.batteries["b1"].hex == HexCoord(3, -1)
    assert changed.batteries["b2"] is GAME.batteries["b2"]


@pytest.mark.parametrize(
    "path", ["phase", "batteries/b9/contact", "turn/first", "order/7/x", "batteries/b1/x"]
)
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(IllegalCommandError) as refusal:
        with_fact(GAME, path, 1)
    assert refusal.value.reason.args["path"] == path


@pytest.mark.parametrize(
    ("path", "value"), [("turn", "late"), ("batteries/b1/contact", 7), ("batteries/b1", 3), ("batteries", 1)]
)
def test_a_value_that_does_not_fit_is_refused(path: str, value: Any) -> None:
    with pytest.raises(IllegalCommandError) as refusal:
        with_fact(GAME, path, value)
    reason = refusal.value.reason
    assert reason.key == "value-impossible"
    assert reason.about.args["path"] == path


def test_a_row_grows_by_its_next_place_and_loses_what_is_set_to_nothing() -> None:
    assert fact_at(GAME, "order/2") is None
    longer = with_fact(GAME, "order/2", "b3")
    assert longer.order == ("b1", "b2", "b3")
    assert with_fact(longer, "order/1", None).order == ("b1", "b3")
    assert with_fact(GAME, "order/2", None) == GAME
    with pytest.raises(IllegalCommandError):
        with_fact(GAME, "order/3", "b9")


def test_several_facts_are_checked_once_as_they_are_judged_and_folded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = {"turn": 5, "batteries/b2/contact": True}
    facts = tuple(FactValue(path=path, value=to, label=Reason("a")) for path, to in values.items())
    judged = with_facts(GAME, facts)
    assert [fact_at(judged, path) for path in values] == list(values.values())
    monkeypatch.setattr(Game, "model_validate", None)
    assert with_facts(GAME, FactsSet(facts=facts).facts) is judged


def test_what_no_model_takes_is_refused_each_time() -> None:
    wrong = (FactValue(path="turn", value="seven", label=Reason("a")),)
    for _ in range(2):
        with pytest.raises(IllegalCommandError):
            with_facts(GAME, wrong)
