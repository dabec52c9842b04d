"""Supply and command on the real boards: at the start, cut, mended and what if."""

from datetime import UTC, datetime
from functools import reduce

import pytest

from companion.board.entries import Confirmation
from companion.board.facts import Source
from companion.board.overlay import Overlay, apply_overlay
from companion.hexgrid import Direction
from companion.systems.spanish_civil_war.ground.battle_map import BattleMap
from companion.systems.spanish_civil_war.ground.command import joined
from companion.systems.spanish_civil_war.ground.pieces import Piece
from companion.systems.spanish_civil_war.ground.situation import Situation, Status
from companion.systems.spanish_civil_war.readings import Readings
from companion.systems.spanish_civil_war.terms import Arm, Battle, Size
from companion.text import LANGUAGES, Catalogue
from companion.trace.result import MendKind
from companion.trace.whatif import Changed
from companion.trace.words import explain
from tests.systems.spanish_civil_war.ground.crowd import crowd
from tests.systems.spanish_civil_war.ground.forces import (
    NATIONALIST,
    REPUBLICAN,
    battle_map,
    hq,
    situation,
    unit,
)

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
# Where units of both sides stand at the start (J.2, J.3, B.2).
START = {
    JARAMA: {
        REPUBLICAN: "3533 3333 3132 2833 3137 3136 1653 4333 4034 3933 3835 4135 3351 2439 1735 1340 4436",
        NATIONALIST: "3532 3329 3129 2929 3431 2729 3028 3128 2928 3127 3327 2829 3029 2728 2228 2628 2231",
    },
    BRUNETE: {
        REPUBLICAN: "1501 1603 1402 1701",
        NATIONALIST: "1511 1506 2707 2403 1907 2805 3008 2112 1105 1104 3202 3213",
    },
}


def name_of(field: Situation, hexes: tuple[object, ...]) -> list[str]:
    return [field.map.board.hex_name(hex_) for hex_ in hexes]  # type: ignore[arg-type]


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_everyone_is_in_supply_at_the_start(battle: Battle) -> None:
    pieces = [
        unit(battle, faction, hex_) for faction, names in START[battle].items() for hex_ in names.split()
    ]
    field = situation(battle, pieces)
    assert [id_ for id_, status in field.statuses.items() if not status.is_supplied] == []


def on_the_road() -> Piece:
    return unit(BRUNETE, REPUBLICAN, "1807", "B-R-34", size=Size.REGIMENT)


def blocker(hex_: str = "1502", **other: object) -> Piece:
    """A regiment whose zone lies over 1501, where every road must lead."""
    return unit(BRUNETE, NATIONALIST, hex_, **({"size": Size.REGIMENT, "id": f"at {hex_}"} | other))


def test_a_supply_line_follows_the_road_to_its_source() -> None:
    field = situation(BRUNETE, [on_the_road()])
    result = field.supply(on_the_road())
    assert result.ok
    assert name_of(field, result.path)[0] == "1807"
    assert name_of(field, result.path)[-1] == "1501"
    assert [reason.rule for reason in result.reasons] == ["B.10a"]


def test_a_cut_line_tells_who_cuts_it_and_what_would_mend_it() -> None:
    field = situation(BRUNETE, [on_the_road(), blocker()])
    result = field.supply(on_the_road())
    assert not result.ok
    assert {name_of(field, obstacle.by)[0] for obstacle in result.frontier if obstacle.by} == {"1502"}
    assert MendKind.FREE in {mend.kind for mend in result.mends}
    assert field.restoring_supply(on_the_road()) == (("at 1502",),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words(language: str) -> None:
    field = situation(BRUNETE, [on_the_road(), blocker()])
    catalogue, name = Catalogue(language), field.map.board.hex_name
    cut = [catalogue.reason(reason, name) for reason in explain(field.supply(on_the_road()))]
    assert len(cut) >= 2
    assert any("1501" in line for line in cut)
    held = situation(BRUNETE, [on_the_road()])
    lines = [catalogue.reason(reason, name) for reason in explain(held.supply(on_the_road()))]
    assert "1501" in lines[0]


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
@pytest.mark.parametrize("seed", [1, 2])
def test_statuses_are_those_that_are_explained(battle: Battle, seed: int) -> None:
    field = crowd(battle, 90, seed)
    for piece in field.pieces:
        supply, command = field.supply(piece), field.command(piece)
        assert field.statuses[piece.id] == Status(supply.ok, command.ok)
        assert bool(supply.mends) != supply.ok
        assert all(link.holds for link in command.links[:-1])


def test_a_battalion_alone_cuts_no_line_at_brunete_unless_it_stands_on_it() -> None:
    beside = blocker("1502", size=Size.BATTALION)
    assert situation(BRUNETE, [on_the_road(), beside]).supply(on_the_road()).ok
    two = [beside, blocker("1502", size=Size.BATTALION, id="another")]
    assert not situation(BRUNETE, [on_the_road(), *two]).supply(on_the_road()).ok


def test_a_line_over_unchecked_roads_says_so_until_they_are_confirmed() -> None:
    field = situation(BRUNETE, [on_the_road()])
    resting = field.supply(on_the_road()).rests_on
    assert len(resting) == field.supply(on_the_road()).cost
    assert {fact.provenance.source for fact in resting} == {Source.RECONSTRUCTED}
    board = field.map.board
    said = [
        Confirmation(hex=board.hex_name(fact.hex), at=datetime.now(UTC), about=fact.fact) for fact in resting
    ]
    overlay = reduce(Overlay.with_entry, said, Overlay.of(board))
    checked = apply_overlay(board, overlay)
    again = Situation(BattleMap(checked, BRUNETE), field.pieces, field.turn)
    assert again.supply(on_the_road()).rests_on == ()


def test_reserves_new_arrivals_and_the_first_turn_need_no_line() -> None:
    cut = [on_the_road(), blocker()]
    assert situation(BRUNETE, cut, turn=1).supply(on_the_road()).reasons[0].rule == "B.10b"
    arriving = unit(BRUNETE, REPUBLICAN, "1807", has_just_arrived=True)
    assert situation(BRUNETE, [arriving, blocker()]).status(arriving) == Status(True, True)


def division(unit_hex: str, hq_hex: str, corps_hex: str = "2001") -> list[Piece]:
    """A battalion of the 34th, its HQ and that of its corps."""
    return [
        unit(BRUNETE, REPUBLICAN, unit_hex, "B-R-34", id="battalion"),
        hq(BRUNETE, REPUBLICAN, hq_hex, "B-R-34"),
        hq(BRUNETE, REPUBLICAN, corps_hex, "B-R-XVIII"),
    ]


def failing(pieces: list[Piece]) -> tuple[str, str]:
    """The rule of the failure and the HQ that is not reached; empty when all holds."""
    verdict = situation(BRUNETE, pieces).command(pieces[0])
    return ("", "") if verdict.ok else (verdict.reasons[0].rule, verdict.links[-1].hq)


def test_a_chain_holds_link_by_link() -> None:
    pieces = division("2008", "2004")
    verdict = situation(BRUNETE, pieces).command(pieces[0])
    assert verdict.ok
    assert [link.hq for link in verdict.links] == ["HQ-B-R-34", "HQ-B-R-XVIII"]
    assert joined(verdict).cost == 7


@pytest.mark.parametrize(
    ("pieces", "failure"),
    [
        (division("2009", "2004"), ("10.1a", "HQ-B-R-34")),  # five hexes
        (division("2008", "2004")[:1], ("10.1.4", "HQ-B-R-34")),
        (division("2008", "2004")[:2], ("10.1.4", "HQ-B-R-XVIII")),
        (division("2012", "2008"), ("10.1a", "HQ-B-R-XVIII")),  # seven hexes
        ([*division("2008", "2004"), blocker("2006")], ("10.1.1", "HQ-B-R-34")),
    ],
)
def test_a_broken_chain_tells_the_link(pieces: list[Piece], failure: tuple[str, str]) -> None:
    assert failing(pieces) == failure
    for language in LANGUAGES:
        verdict = situation(BRUNETE, pieces).command(pieces[0])
        assert Catalogue(language).reason(verdict.reasons[0], battle_map(BRUNETE).board.hex_name)


def test_who_cuts_a_chain_is_named() -> None:
    pieces = [*division("2008", "2004"), blocker("2006")]
    assert situation(BRUNETE, pieces).restoring_command(pieces[0]) == (("at 2006",),)
    lost = division("2008", "2004")[:1]
    assert situation(BRUNETE, [*lost, blocker("2006")]).restoring_command(lost[0]) == ()


def test_an_hq_out_of_its_own_command_is_told_too() -> None:
    pieces = division("2012", "2008")
    field = situation(BRUNETE, pieces)
    assert not field.statuses["HQ-B-R-34"].is_in_command
    assert field.command(pieces[2]).ok
    assert not field.command(pieces[1]).ok


def test_republican_cavalry_may_use_any_hq_within_six() -> None:
    cavalry = unit(BRUNETE, REPUBLICAN, "2010", "B-R-CAV", arm=Arm.CAVALRY)
    assert situation(BRUNETE, [cavalry, *division("2008", "2004")[1:]]).command(cavalry).ok


def test_c_and_d_stand_in_for_a_and_b() -> None:
    brigade = unit(JARAMA, REPUBLICAN, "3137", "J-R-48")
    own = hq(JARAMA, REPUBLICAN, "3136", "J-R-48")
    top = hq(JARAMA, REPUBLICAN, "3133", "J-R-C")
    assert situation(JARAMA, [brigade, own, top]).command(brigade).ok
    assert not situation(JARAMA, [brigade, top]).command(brigade).ok
    direct = Readings(c_and_d_command_directly=True)
    field = Situation(battle_map(JARAMA), (brigade, top), 5, direct)
    assert field.command(brigade).ok


def test_a_chain_leads_past_a_proper_hq_out_of_reach_to_the_one_that_stands_in() -> None:
    brigade = unit(JARAMA, REPUBLICAN, "3137", "J-R-48")
    own = hq(JARAMA, REPUBLICAN, "3136", "J-R-48")
    proper, other = hq(JARAMA, REPUBLICAN, "1633", "J-R-A"), hq(JARAMA, REPUBLICAN, "3133", "J-R-C")
    verdict = situation(JARAMA, [brigade, own, proper, other]).command(brigade)
    assert verdict.ok
    assert [link.hq for link in verdict.links] == ["HQ-J-R-48", "HQ-J-R-C"]


def test_what_another_position_takes_and_gives() -> None:
    field = situation(BRUNETE, [on_the_road(), blocker("1620")])
    supply, command = field.changes(field.moved("at 1620", field.map.board.parse_hex("1502")))
    assert supply == Changed(lost=(on_the_road().id,), gained=())
    assert command == Changed((), ())
    assert field.without(["at 1620"]).statuses.keys() == {on_the_road().id}


def test_directions_of_links_do_not_matter() -> None:
    """A road that only one of two hexes tells of still leads both ways."""
    field = battle_map(BRUNETE)
    for here in field.board:
        for direction in Direction:
            there = here.step(direction)
            if there in field.board:
                assert field.road_kind(here, there) == field.road_kind(there, here)


def test_units_at_brunete_may_obey_their_corps_hq_past_the_division() -> None:
    """B.11a: six hexes straight to the XVIII Corps; another corps and another side's rules do not do."""
    far = unit(BRUNETE, REPUBLICAN, "2009", "B-R-34", id="battalion")
    corps = hq(BRUNETE, REPUBLICAN, "2003", "B-R-XVIII")
    verdict = situation(BRUNETE, [far, corps]).command(far)
    assert verdict.ok
    assert [link.hq for link in verdict.links] == ["HQ-B-R-XVIII"]
    assert failing([far, hq(BRUNETE, REPUBLICAN, "2003", "B-R-V")]) == ("10.1.4", "HQ-B-R-34")
    free = unit(BRUNETE, REPUBLICAN, "2009", "B-R-45", id="of no corps")
    assert failing([free, hq(BRUNETE, REPUBLICAN, "2003", "B-R-V")]) == ("", "")
    assert failing([unit(BRUNETE, REPUBLICAN, "2010", "B-R-34"), corps]) == ("10.1.4", "HQ-B-R-34")


def test_no_unit_at_the_jarama_skips_its_brigade_hq() -> None:
    """10.1d."""
    battalion = unit(JARAMA, REPUBLICAN, "3137", "J-R-48")
    assert not situation(JARAMA, [battalion, hq(JARAMA, REPUBLICAN, "3136", "J-R-A")]).command(battalion).ok
