from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.chance.answers import DrawAnswer
from companion.hexes.coordinates import HexCoord
from companion.kit.system import PackedItem, Start, State
from companion.reason import Reason
from companion.reports.pack_up import pack_up
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.session.tiny_game import LookOut, TinyGame


class Harbour(TinyGame):
    """The tiny game with things on hexes as well."""

    def inventory(self, state: State) -> list[PackedItem]:
        crate = Reason("tiny-crate")
        east, west = HexCoord(3, 1), HexCoord(-2, 4)
        return [
            *super().inventory(state),
            PackedItem(crate, hex=east),
            PackedItem(crate, hex=west, count=2),
            PackedItem(Reason("tiny-anchor"), hex=east),
        ]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[[TinyGame], Session]]:
    store = SqliteStore.create(tmp_path / "race.wargame")
    yield lambda game: Session.create(game, store, Start(scenario="regatta", options={"pile": "physical"}))
    store.close()


def test_boxes_hold_what_stands_in_them(begin: Callable[[TinyGame], Session]) -> None:
    session = begin(TinyGame())
    session.set_facts({"boats/red/position": 4, "boats/red/is_tired": True})
    places = pack_up(session).places
    standing = {str(place.place.args["box"]): [i.piece.args["boat"] for i in place.items] for place in places}
    assert standing == {"0": ["blue"], "4": ["red"]}
    (red,) = (item for place in places for item in place.items if item.piece.args["boat"] == "red")
    assert red.marks == (Reason("tiny-tired-mark"),)


def test_hexes_come_first_in_their_order_with_all_they_hold(begin: Callable[[TinyGame], Session]) -> None:
    places = pack_up(begin(Harbour())).places
    assert [place.hex for place in places] == [HexCoord(-2, 4), HexCoord(3, 1), None]
    assert [item.piece.key for item in places[1].items] == ["tiny-crate", "tiny-anchor"]
    assert places[0].items[0].count == 2


def test_piles_are_counted(begin: Callable[[TinyGame], Session]) -> None:
    session = begin(TinyGame())
    session.set_facts({"phase": "sail"})
    session.execute(LookOut(count=2))
    session.answer("tiny-fog", DrawAnswer.physical("fog", "clear"))
    (pile,) = pack_up(session).piles
    assert (pile.name, pile.left, pile.drawn) == ("fog", {"clear": 7, "fog": 2}, {"fog": 1, "clear": 1})


def test_the_recap_heads_the_list(begin: Callable[[TinyGame], Session]) -> None:
    assert pack_up(begin(TinyGame())).recap.where[0] == Reason("tiny-turn", args={"turn": 1})
