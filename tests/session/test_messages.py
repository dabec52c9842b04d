from typing import Any

import pytest

from companion.reason import Reason
from companion.session.messages import Command, Event, Registry, UnknownMessageError


class ShipMoved(Event):
    type = "ship-moved"
    version = 3
    ship: str
    hexes: int


class Renamed(Event):
    type = "ship-moved"
    name: str


class MoveShip(Command):
    type = "move-ship"
    ship: str


def _named_ship(fields: dict[str, Any]) -> dict[str, Any]:
    return {"ship": fields["name"], "distance": fields["distance"]}


def _in_hexes(fields: dict[str, Any]) -> dict[str, Any]:
    return {"ship": fields["ship"], "hexes": fields["distance"] // 10}


REGISTRY: Registry[Event] = Registry(
    [ShipMoved], {("ship-moved", 1): _named_ship, ("ship-moved", 2): _in_hexes}
)


def test_a_message_is_read_as_it_was_written() -> None:
    event = ShipMoved(ship="a", hexes=3, secret_to="red")
    data = REGISTRY.dump(event)
    assert (data["type"], data["version"]) == ("ship-moved", 3)
    assert REGISTRY.load(data) == event


def test_older_versions_are_upgraded_step_by_step() -> None:
    old = {"type": "ship-moved", "version": 1, "name": "a", "distance": 30}
    assert REGISTRY.load(old) == ShipMoved(ship="a", hexes=3)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "ship-sunk", "version": 1},
        {"type": "ship-moved", "version": 4, "ship": "a", "hexes": 1},
        {"ship": "a"},
    ],
)
def test_an_unknown_or_newer_message_is_told(data: dict[str, Any]) -> None:
    with pytest.raises(UnknownMessageError) as refusal:
        REGISTRY.load(data)
    assert refusal.value.reason.key == "message-unknown"


def test_a_message_that_does_not_fit_its_class_is_told() -> None:
    with pytest.raises(UnknownMessageError) as refusal:
        REGISTRY.load({"type": "ship-moved", "version": 3, "ship": "a", "hexes": "far"})
    assert refusal.value.reason.args == {"type": "ship-moved"}


def test_two_classes_cannot_share_a_type() -> None:
    with pytest.raises(ValueError, match="ship-moved"):
        Registry([ShipMoved, Renamed])


def test_a_class_that_is_not_registered_is_not_written() -> None:
    with pytest.raises(KeyError):
        REGISTRY.dump(Renamed(name="a"))


def test_registries_join_with_their_upgrades() -> None:
    class Anchored(Event):
        type = "anchored"

    joined = Registry[Event]([Anchored]) | REGISTRY
    assert joined.load({"type": "anchored"}) == Anchored()
    assert joined.load({"type": "ship-moved", "version": 1, "name": "a", "distance": 30}) == ShipMoved(
        ship="a", hexes=3
    )


def test_a_command_is_named_by_its_type() -> None:
    assert MoveShip(ship="a").label() == Reason("do-move-ship")
