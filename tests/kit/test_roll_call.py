"""Calling the roll: what is confirmed, what stands otherwise, and what rests on neither."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest

from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.terms import Faction
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.map_items import StackKey
from companion.kit.names import NameUnclearError
from companion.kit.roll_call import (
    RollCallGame,
    confirming,
    mending,
    own_stacks,
    resting_on,
    unconfirmed,
    was_called,
)
from companion.kit.system import Players, Start
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.games.no_prisoners.campaign.random_play import SYSTEM as NP
from tests.games.no_prisoners.campaign.test_campaign import LONG
from tests.games.spanish_civil_war.table import REPUBLICAN, Table
from tests.golden.test_mending import beginning
from tests.golden.test_whole_games import FILES
from tests.ui.spanish_table import lay

TURN = {"jarama": "clock/moment/turn", "brunete": "clock/moment/turn", "elst": "clock/moment/turn"}
every_game = pytest.mark.parametrize("game", [game for game in FILES if game != "elst"])


def _game(session: Session) -> RollCallGame:
    return cast("RollCallGame", session.system)


def _same(session: Session, key: StackKey) -> None:
    session.execute(confirming(_game(session), session.state, key))


def _tell(session: Session, key: StackKey, text: str) -> None:
    session.together(mending(_game(session), session.state, key, text))


@cache
def _laid() -> Session:
    laid = lay("jarama", J_R_48_infantry_1="3633", J_R_48_hq_1="3633", J_R_A_hq_1="3439", J_N_1_hq_1="3028")
    return laid.session


@pytest.fixture
def table() -> Table:
    """Two Republican counters in 3633, an HQ in 3439, a Nationalist one in 3028."""
    table = Table.__new__(Table)
    table.system = _laid().system
    table.session = Session.open(MemoryStore(tuple(_laid().store.read())), lambda _: table.system)
    table.hex = table.system.map.board.parse_hex
    return table


def _key(table: Table, side: str, hex_: str) -> StackKey:
    return StackKey(side, table.hex(hex_))


# ---- every game ----


@every_game
def test_what_is_confirmed_holds_for_the_turn(game: str) -> None:
    session = beginning(game)
    assert not was_called(session.state)
    keys = unconfirmed(_game(session), session.state)
    assert keys == tuple(own_stacks(_game(session), session.state))
    assert resting_on(_game(session), session.state, [key.hex for key in keys if key.hex]) == ()
    _same(session, keys[0])
    assert unconfirmed(_game(session), session.state) == keys[1:]
    assert resting_on(_game(session), session.state, [key.hex for key in keys[:2] if key.hex]) == keys[1:2]
    path = TURN.get(game, "moment/turn")
    session.set_facts({path: _game(session).turn(session.state) + 1})
    assert unconfirmed(_game(session), session.state) == keys
    session.undo()
    session.undo()
    assert not was_called(session.state)


def test_in_elst_counters_that_nobody_named_come_into_play_where_they_stand() -> None:
    session = beginning("elst")
    while session.state.waiting:
        session.undo(confirmed=True)
    here = own_stacks(_game(session), session.state)
    hex_ = next(hex_ for hex_ in session.system.board.hexes if hex_ not in {key.hex for key in here})
    key = StackKey("german", hex_)
    with pytest.raises(IllegalCommandError, match="roll-call-nothing-there"):
        _same(session, key)
    _tell(session, key, "9-1, 2x 4-6-7")
    assert len(own_stacks(_game(session), session.state)[key]) == 3
    assert key not in unconfirmed(_game(session), session.state)
    with pytest.raises(IllegalCommandError, match="together-refused"):
        _tell(session, key, "1000000000x 4-6-7")
    other = next(iter(here))
    _tell(session, other, "-")
    assert other not in own_stacks(_game(session), session.state)


def test_in_elst_no_stack_is_robbed_of_counters_like_those_named() -> None:
    """Squads are alike: more of them than were tracked are others, unless just one could have come."""
    session = beginning("elst")
    while session.state.waiting:
        session.undo(confirmed=True)
    taken = {key.hex for key in own_stacks(_game(session), session.state)}
    free = [hex_ for hex_ in session.system.board.hexes if hex_ not in taken]
    first, second, third = (StackKey("british", hex_) for hex_ in free[40:43])
    for key in (first, second, third):
        _tell(session, key, "4-5-7")
    _tell(session, second, "3x 4-5-7, 10-2")
    assert _sizes(session, first, second, third) == [1, 4, 1]
    session.set_facts({TURN["elst"]: _game(session).turn(session.state) + 1})
    _tell(session, third, "4-5-7, 10-2")  # the only one there is, and not confirmed yet
    assert _sizes(session, first, second, third) == [1, 3, 2]


def _sizes(session: Session, *keys: StackKey) -> list[int]:
    stacks = own_stacks(_game(session), session.state)
    return [len(stacks[key]) for key in keys]


# ---- what stands otherwise ----


def test_who_stands_elsewhere_is_put_there_in_one_act(table: Table) -> None:
    before = table.session.state
    here, there = _key(table, "republican", "3633"), _key(table, "republican", "3439")
    _tell(table.session, there, "A, 48 HQ")
    assert table.where("J-R-48-hq-1") == "3439"
    assert table.where("J-R-A-hq-1") == "3439"
    assert table.where("J-R-48-infantry-1") == "3633"
    assert there not in unconfirmed(_game(table.session), table.session.state)
    assert here in unconfirmed(_game(table.session), table.session.state)
    table.session.undo()
    assert table.session.state == before


def test_who_is_not_named_leaves_the_map_until_he_is(table: Table) -> None:
    here = _key(table, "republican", "3633")
    _tell(table.session, here, "3-4")
    assert table.where("J-R-48-hq-1") == "hand"
    _tell(table.session, here, "-")
    assert table.where("J-R-48-infantry-1") == "hand"
    _tell(table.session, _key(table, "republican", "3734"), "48 HQ")
    assert table.where("J-R-48-hq-1") == "3734"


def test_what_a_card_shows_of_a_counter_means_the_one_that_stands_there() -> None:
    """Its designation with its values; of several that look the same any stands for any other."""
    laid = Table(Battle.BRUNETE)
    laid.tell(REPUBLICAN, "34: 3x 5-5-6/2-2-6 II @ 1801 1802 1802")
    session = laid.session
    key, pair = (_key(laid, "republican", hex_) for hex_ in ("1801", "1802"))
    before = own_stacks(_game(session), session.state)
    for one, text in (
        (key, "34 5-5-6"),
        (pair, "2x 34 5-5-6"),
        (key, "第34師団の大隊 5-5-6"),
        (pair, "第34師団歩兵大隊（5-5-6）を2個"),
        (pair, "34師団 5-5-6×2"),
    ):
        _tell(session, one, text)
    assert own_stacks(_game(session), session.state) == before
    assert not unconfirmed(_game(session), session.state)


def test_the_table_is_right_where_the_rules_are_not(table: Table) -> None:
    """Both sides in one hex: the roll tells it all the same, and the log says what it overruled."""
    _tell(table.session, _key(table, "nationalist", "3439"), "1 HQ")
    assert table.where("J-N-1-hq-1") == "3439"
    (overruled,) = [line for line in table.session.log()[-1].details if line[0].key == "refusal-overruled"]
    assert overruled[1].key == "scw-enemy-there"


def test_a_name_that_no_counter_has_changes_nothing(table: Table) -> None:
    here = _key(table, "republican", "3633")
    with pytest.raises(NameUnclearError):
        _tell(table.session, here, "Panzer")
    assert here in unconfirmed(_game(table.session), table.session.state)


# ---- the fog ----


def test_in_the_fog_each_side_calls_its_own_roll_and_the_other_knows_nothing_of_it(tmp_path: Path) -> None:
    start = Start(
        scenario=LONG, players=Players.TWO, options={"np-set-up": "sample"}, settings={FOG_OF_WAR: True}
    )
    store = SqliteStore.create(tmp_path / "game.wargame")
    session = Session.create(NP, store, start, keys=OutsideKeys(tmp_path / "keys"))
    assert own_stacks(_game(session), session.state) == {}
    session.secrecy.unlock(Faction.ALLIED)
    keys = unconfirmed(_game(session), session.state)
    assert {key.faction for key in keys} == {Faction.ALLIED}
    _same(session, keys[0])
    elsewhere = own_stacks(_game(session), session.state)[keys[1]]
    path = f"counters/{_back(session, elsewhere[0].id)}"
    where = keys[0].hex
    assert where
    session.execute(SetFacts(facts={f"{path}/hex": {"q": where.q, "r": where.r}}))
    _same(session, keys[0])
    assert session.state.public.confirmed == {}
    session.secrecy.lock(Faction.ALLIED)
    session.secrecy.unlock(Faction.CENTRAL_POWERS)
    assert not was_called(session.state)
    assert session.log()[-1].label.key == "entry-sealed"
    assert b"confirm" not in (tmp_path / "game.wargame").read_bytes()
    session.close()


def _back(session: Session, id_: str) -> str:
    from companion.games.no_prisoners.table.scene import Scene

    scene = Scene.of(session.state, NP.field)
    return scene.back(scene.game.counters[id_])
