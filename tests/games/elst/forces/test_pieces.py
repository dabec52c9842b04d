"""The catalogue of counters fits together: everything it names is there."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import find_piece, is_told_apart, piece_type, piece_types
from companion.games.elst.rules.forces.units import PieceKind, squad_equivalents

TYPES = tuple(piece_types().values())
MMC = tuple(type_ for type_ in TYPES if type_.is_mmc)


@pytest.mark.parametrize("type_", TYPES, ids=lambda type_: type_.id)
def test_a_type_names_only_types_of_its_side(type_) -> None:
    named = (type_.half_squad, type_.replaced_by, type_.returns_as)
    assert {piece_type(id_).faction for id_ in named if id_} <= {type_.faction}


@pytest.mark.parametrize("type_", MMC, ids=lambda type_: type_.id)
def test_replacement_keeps_the_size_and_half_squads_keep_the_troops(type_) -> None:
    if type_.replaced_by:
        assert piece_type(type_.replaced_by).kind is type_.kind
    if type_.half_squad:
        half = piece_type(type_.half_squad)
        assert (half.kind, half.is_ss) == (PieceKind.HALF_SQUAD, type_.is_ss)


def test_every_squad_but_no_other_unit_has_a_half_squad() -> None:
    assert {type_.kind for type_ in TYPES if type_.half_squad} == {PieceKind.SQUAD}
    assert all(type_.half_squad for type_ in TYPES if type_.kind is PieceKind.SQUAD)


def test_leaders_fall_from_best_to_worst() -> None:
    leader, order = piece_type("leader-10-3"), []
    while leader.replaced_by:
        order.append(leader.name)
        leader = piece_type(leader.replaced_by)
    assert [*order, leader.name] == ["10-3", "10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6+1"]


@pytest.mark.parametrize(
    ("name", "morale", "leadership"), [("9-2", 9, -2), ("10-3", 10, -3), ("8-0", 8, 0), ("6+1", 6, 1)]
)
def test_a_leader_is_read_off_its_name(name: str, morale: int, leadership: int) -> None:
    leader = find_piece(name, Faction.BRITISH)
    assert leader is not None
    assert (leader.morale, leader.leadership) == (morale, leadership)


def test_what_only_the_counter_tells_is_left_open() -> None:
    open_portage = {type_.name for type_ in TYPES if type_.kind is PieceKind.WEAPON and type_.portage is None}
    assert {"LMG", "MMG", "HMG"} <= open_portage
    assert piece_type("radio").portage == 1


def test_sizes_in_half_squads() -> None:
    sizes = {id_: piece_type(id_).half_squads for id_ in ("ss-6-5-8", "ss-3-4-8", "crew-2-2-8", "leader-9-1")}
    assert sizes == {"ss-6-5-8": 2, "ss-3-4-8": 1, "crew-2-2-8": 1, "leader-9-1": 0}
    assert squad_equivalents(3) == 1.5


def test_ss_and_others_are_told_apart_only_where_values_are_the_same() -> None:
    told_apart = {type_.id for type_ in TYPES if is_told_apart(type_)}
    assert told_apart == {"ss-4-4-7", "ss-2-3-7", "german-4-4-7", "german-2-3-7"}


def test_a_side_has_no_counters_of_the_other() -> None:
    assert find_piece("Tiger", Faction.BRITISH) is None
    assert find_piece("6-pounder", Faction.GERMAN) is None
