"""Supply and command on the real boards: at the start, cut, mended and what if."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from companion.board.entries import Confirmation
from companion.board.facts import Source
from companion.board.overlay import Overlay, apply_overlay
from companion.games.spanish_civil_war.rules.ground.situation import Status as Found
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import Direction, distance
from companion.text import LANGUAGES, Catalogue
from companion.trace.result import MendKind
from tests.games.spanish_civil_war.ground.crowd import crowd
from tests.games.spanish_civil_war.ground.forces import Position, Told, battle_map, hq, unit

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
REGIMENT = "4-4-6 III"
# Where units of both sides stand at the start (J.2, J.3, B.2).
START = {
    JARAMA: {
        "J-R-48": "3533 3333 3132 2833 3137 3136 1653 4333 4034 3933 3835 4135 3351 2439 1735 1340 4436",
        "J-N-1": "3532 3329 3129 2929 3431 2729 3028 3128 2928 3127 3327 2829 3029 2728 2228 2628 2231",
    },
    BRUNETE: {
        "B-R-34": "1501 1603 1402 1701",
        "B-N-71": "1511 1506 2707 2403 1907 2805 3008 2112 1105 1104 3202 3213",
    },
}


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_everyone_is_in_supply_at_the_start(battle: Battle) -> None:
    table = Position(battle, *(unit(name, hex_) for name, at in START[battle].items() for hex_ in at.split()))
    table.judge()
    assert [id_ for id_ in table.ids if not table.game.status(id_).is_supplied] == []


def on_the_road() -> Told:
    return unit("B-R-34", "1807", REGIMENT)


def blocker(hex_: str = "1502", words: str = REGIMENT) -> Told:
    """A regiment whose zone lies over 1501, where every road must lead."""
    return unit("B-N-71", hex_, words)


def test_a_supply_line_follows_the_road_to_its_source() -> None:
    table = Position(BRUNETE, on_the_road())
    assert table.judged().is_supplied
    supply, _ = table.lines()
    assert (supply.ok, supply.reasons[0].rule) == (True, "B.10a")
    assert (table.names(supply.path)[0], table.names(supply.path)[-1]) == ("1807", "1501")


def test_a_cut_line_tells_who_cuts_it_and_what_would_mend_it() -> None:
    table = Position(BRUNETE, on_the_road(), blocker())
    assert not table.judged().is_supplied
    result = table.situation.supply(table.first)
    assert {table.names(obstacle.by)[0] for obstacle in result.frontier if obstacle.by} == {"1502"}
    assert MendKind.FREE in {mend.kind for mend in result.mends}
    assert table.situation.restoring_supply(table.first) == ((table.ids[1],),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words(language: str) -> None:
    name, catalogue = battle_map(BRUNETE).board.hex_name, Catalogue(language)
    cut, _ = Position(BRUNETE, on_the_road(), blocker()).lines()
    lines = [catalogue.reason(reason, name) for reason in cut.reasons]
    assert len(lines) >= 2
    assert any("1501" in line for line in lines)
    held, _ = Position(BRUNETE, on_the_road()).lines()
    assert "1501" in catalogue.reason(held.reasons[0], name)


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
@pytest.mark.parametrize("seed", [1, 2])
def test_statuses_are_those_that_are_explained(battle: Battle, seed: int) -> None:
    field = crowd(battle, 90, seed)
    for piece in field.pieces:
        supply, command = field.supply(piece), field.command(piece)
        assert field.statuses[piece.id] == Found(supply.ok, command.ok)
        assert bool(supply.mends) != supply.ok
        assert all(link.holds for link in command.links[:-1])


def test_a_battalion_alone_cuts_no_line_at_brunete_unless_it_stands_on_it() -> None:
    """B.9."""
    table = Position(BRUNETE, on_the_road(), blocker("1502", "4-4-6 II"))
    assert table.judged().is_supplied
    another = table.add(blocker("1502", "4-4-6 II"))
    assert not table.judged().is_supplied
    table.take(another, Spot.HAND)
    assert table.judged().is_supplied
    table.to(table.ids[1], "1501")
    assert not table.judged().is_supplied


def test_a_line_over_unchecked_roads_says_so_until_they_are_confirmed() -> None:
    table = Position(BRUNETE, on_the_road())
    supply, _ = table.lines()
    assert len(supply.rests_on) == len(supply.path) - 1
    assert {fact.provenance.source for fact in supply.rests_on} == {Source.RECONSTRUCTED}
    board = table.system.map.board
    said = [
        Confirmation(hex=board.hex_name(fact.hex), at=datetime.now(UTC), about=fact.fact)
        for fact in supply.rests_on
    ]
    checked = apply_overlay(board, Overlay.of(board).with_entries(said))
    again, _ = Position(BRUNETE, on_the_road(), board=checked).lines()
    assert (again.ok, again.rests_on) == (True, ())


def test_in_the_first_turn_nobody_who_attacks_at_brunete_needs_a_line() -> None:
    table = Position(BRUNETE, on_the_road(), blocker(), turn=1)
    assert table.judged().is_supplied
    assert table.lines()[0].reasons[0].rule == "B.10b"


def division(unit_hex: str, hq_hex: str, corps_hex: str = "2001") -> list[Told]:
    """A battalion of the 34th, its HQ and that of its corps."""
    return [unit("B-R-34", unit_hex), hq("B-R-34", hq_hex), hq("B-R-XVIII", corps_hex)]


def failing(*counters: Told) -> tuple[str, str]:
    """The rule by which the first is out of command and the HQ that is not reached; empty when all holds."""
    table = Position(BRUNETE, *counters)
    verdict = table.situation.command(table.first)
    assert table.judged().is_in_command is verdict.ok
    for language in LANGUAGES:
        assert Catalogue(language).reason(verdict.reasons[0], table.system.map.board.hex_name)
    return ("", "") if verdict.ok else (verdict.reasons[0].rule, verdict.links[-1].hq)


def test_a_chain_holds_link_by_link() -> None:
    table = Position(BRUNETE, *division("2008", "2004"))
    assert table.judged().is_in_command
    links = table.situation.command(table.first).links
    assert [(link.hq, link.hexes) for link in links] == [("HQ-B-R-34", 4), ("HQ-B-R-XVIII", 3)]
    _, command = table.lines()
    assert all(distance(*step) == 1 for step in pairwise(command.path))
    assert (command.ok, table.names(command.path)[0], table.names(command.path)[-1]) == (True, "2008", "2001")


@pytest.mark.parametrize(
    ("counters", "failure"),
    [
        (division("2009", "2004"), ("10.1a", "HQ-B-R-34")),  # five hexes
        (division("2008", "2004")[:1], ("10.1.4", "HQ-B-R-34")),
        (division("2008", "2004")[:2], ("10.1.4", "HQ-B-R-XVIII")),
        (division("2012", "2008"), ("10.1a", "HQ-B-R-XVIII")),  # seven hexes
        ([*division("2008", "2004"), blocker("2006")], ("10.1.1", "HQ-B-R-34")),
    ],
)
def test_a_broken_chain_tells_the_link(counters: list[Told], failure: tuple[str, str]) -> None:
    assert failing(*counters) == failure


@pytest.mark.parametrize("lost", [1, 2])
def test_losing_a_division_or_corps_hq_puts_everyone_below_it_out_of_command(lost: int) -> None:
    """10.1.4: also the HQ of the division where it is the corps's that was lost."""
    table = Position(BRUNETE, *division("2008", "2004"))
    assert table.judged().is_in_command
    table.take(table.ids[lost], Spot.ELIMINATED)
    assert [table.judged(id_).is_in_command for id_ in table.ids[:lost]] == [False] * lost


def test_who_cuts_a_chain_is_named() -> None:
    table = Position(BRUNETE, *division("2008", "2004"), blocker("2006"))
    assert table.situation.restoring_command(table.first) == ((table.ids[-1],),)
    lost = Position(BRUNETE, *division("2008", "2004")[:1], blocker("2006"))
    assert lost.situation.restoring_command(lost.first) == ()


def test_an_hq_out_of_its_own_command_is_told_too() -> None:
    """10.1c: and so gives none to the battalion beside it."""
    table = Position(BRUNETE, *division("2012", "2008"))
    assert [table.judged(id_).is_in_command for id_ in table.ids] == [False, False, True]
    assert [table.lines(id_)[1].ok for id_ in table.ids] == [False, False, True]


def test_republican_cavalry_may_use_any_hq_within_six() -> None:
    """B.11c."""
    cavalry = unit("B-R-CAV", "2010", "cav 4-4-8 III")
    table = Position(BRUNETE, cavalry, *division("2008", "2004")[1:])
    assert table.judged().is_in_command
    table.to(table.ids[0], "2011")
    assert not table.judged().is_in_command
    table.add(hq("B-N-150", "2010"))  # an enemy's
    assert not table.judged().is_in_command


def test_c_and_d_stand_in_for_a_and_b() -> None:
    """J.11c: for the HQ above the brigade's, and straight for the unit where a reading says so."""
    brigade, own, top = unit("J-R-48", "3137"), hq("J-R-48", "3136"), hq("J-R-C", "3133")
    assert Position(JARAMA, brigade, own, top).judged().is_in_command
    assert not Position(JARAMA, brigade, top).judged().is_in_command
    direct = {"scw-c-and-d-command-directly": True}
    assert Position(JARAMA, brigade, top, **direct).judged().is_in_command


def test_a_chain_leads_past_a_proper_hq_out_of_reach_to_the_one_that_stands_in() -> None:
    brigade, own = unit("J-R-48", "3137"), hq("J-R-48", "3136")
    proper, other = hq("J-R-A", "1633"), hq("J-R-C", "3133")
    assert Position(JARAMA, brigade, own, proper, other).judged().is_in_command
    assert not Position(JARAMA, brigade, own, proper).judged().is_in_command


def test_what_another_position_takes_and_gives() -> None:
    table = Position(BRUNETE, on_the_road(), blocker("1620"))
    told = table.system.what_if(table.session.state, (table.ids[1],), table.hex("1502"))
    assert [(reason.key, table.names(reason.hexes)) for reason in told.changes] == [
        ("scw-if-unsupplied", ["1807"])
    ]


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
    far, corps = unit("B-R-34", "2009"), hq("B-R-XVIII", "2003")
    table = Position(BRUNETE, far, corps)
    assert [link.hq for link in table.situation.command(table.first).links] == ["HQ-B-R-XVIII"]
    assert failing(far, corps) == ("", "")
    assert failing(far, hq("B-R-V", "2003")) == ("10.1.4", "HQ-B-R-34")
    assert failing(unit("B-R-45", "2009"), hq("B-R-V", "2003")) == ("", "")
    assert failing(unit("B-R-34", "2010"), corps) == ("10.1.4", "HQ-B-R-34")


def test_nationalist_divisions_at_brunete_need_nobody_above_them() -> None:
    """B.11a."""
    assert failing(unit("B-N-13", "2009"), hq("B-N-13", "2004")) == ("", "")


def test_no_unit_at_the_jarama_skips_its_brigade_hq() -> None:
    """10.1d."""
    table = Position(JARAMA, unit("J-R-48", "3137"), hq("J-R-A", "3136"))
    assert not table.judged().is_in_command
    table.add(hq("J-R-48", "3138"))
    assert table.judged().is_in_command
