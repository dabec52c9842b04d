"""How many units a hex holds, as the table puts them there one after the other (7, J.9, B.8)."""

import pytest

from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.clock import clock_panel
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import Lines
from companion.reason import Reason
from companion.text import LANGUAGES, Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
# Open ground, a road through open ground, a town and a city on roads.
OPEN, ROAD, TOWN, CITY = "open", "road", "town", "city"
HEXES = {
    JARAMA: {OPEN: "1135", ROAD: "2628", TOWN: "1653", CITY: "4436"},
    BRUNETE: {OPEN: "3611", ROAD: "2114", TOWN: "1501"},
}
FORMATION = {JARAMA: "1", BRUNETE: "12"}
BATTALION, REGIMENT, BRIGADE, HQ = "3-3-6 II", "5-5-6 III", "7-7-6 X", "HQ 0-1-6"
COMPANY, TANKS, TRUCK = "1-1-6 I", "tank 1-1-12 I", "truck 0-0-12"


def clock_lines(table: Table) -> list[Reason]:
    """What the clock's panel says."""
    parts = clock_panel(table.scene).parts
    return [line for part in parts if isinstance(part, Lines) for line in part.lines]


def pile(table: Table, kinds: list[str], hex_: str) -> str:
    """Put units into a hex one by one; the rule against the last, empty when it may join."""
    rule = ""
    for kind in kinds:
        known = set(table.game.units)
        table.tell(NATIONALIST, f"{FORMATION[table.system.map.battle]}: {kind}")
        (new,) = set(table.game.units) - known
        assert rule == "", f"already before {kind}"
        rule = table.rule_against(table.placing(new, hex_))
    return rule


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_the_hexes_are_what_their_names_say(battle: Battle) -> None:
    field = Table(battle).scene.map
    for name, hex_ in HEXES[battle].items():
        here = field.board.parse_hex(hex_)
        assert (field.has_road(here), field.is_built_up(here)) == (name != OPEN, name in {TOWN, CITY})


@pytest.mark.parametrize(
    ("kinds", "where", "rule"),
    [
        ([BATTALION] * 2, OPEN, ""),
        ([BATTALION] * 3, OPEN, "J.9"),
        ([BATTALION, *[COMPANY] * 3], OPEN, ""),
        ([BATTALION, *[COMPANY] * 4], OPEN, "J.9"),
        ([COMPANY] * 6, OPEN, ""),
        ([TANKS] * 7, OPEN, "J.9"),
        ([REGIMENT, COMPANY], OPEN, "J.9"),
        ([BATTALION, BRIGADE], OPEN, "J.9"),
        ([REGIMENT, REGIMENT], OPEN, "J.9"),
        ([BRIGADE, HQ], OPEN, ""),
        ([BATTALION, BATTALION, HQ], OPEN, ""),
        ([BATTALION] * 2, ROAD, "7.3a"),
        ([BATTALION, HQ], ROAD, ""),
        ([BATTALION, COMPANY], ROAD, "7.3a"),
        ([TANKS] * 3, ROAD, ""),
        ([TANKS] * 4, ROAD, "7.3a"),
        ([BATTALION, TANKS], ROAD, "7.3a"),
        ([BATTALION] * 2, TOWN, ""),
        ([BATTALION] * 2, CITY, ""),
        ([BATTALION] * 3, CITY, "J.9"),
    ],
)
def test_the_jarama(kinds: list[str], where: str, rule: str) -> None:
    assert pile(Table(JARAMA), kinds, HEXES[JARAMA][where]) == rule


@pytest.mark.parametrize(
    ("kinds", "where", "rule"),
    [
        ([BATTALION] * 3, OPEN, ""),
        ([BATTALION] * 4, OPEN, "B.8"),
        ([REGIMENT] * 2, OPEN, "B.8"),
        ([REGIMENT, *[COMPANY] * 8], OPEN, ""),
        ([BATTALION, BATTALION, BATTALION, *[COMPANY] * 8], OPEN, ""),
        ([REGIMENT, BATTALION], OPEN, "B.8"),
        ([REGIMENT, TRUCK, TRUCK, HQ], OPEN, ""),
        ([BATTALION] * 2, ROAD, "7.3a"),
        ([REGIMENT, TRUCK, TRUCK], ROAD, ""),
        ([BATTALION] * 3, TOWN, ""),
        ([BATTALION] * 4, TOWN, "B.8"),
    ],
)
def test_brunete(kinds: list[str], where: str, rule: str) -> None:
    assert pile(Table(BRUNETE), kinds, HEXES[BRUNETE][where]) == rule


def test_a_unit_of_no_printed_size_is_a_regiment_at_brunete_and_a_battalion_at_the_jarama() -> None:
    """B.1d."""
    assert pile(Table(BRUNETE), ["5-5-6", "5-5-6"], HEXES[BRUNETE][OPEN]) == "B.8"
    assert pile(Table(JARAMA), ["5-5-6", "5-5-6"], HEXES[JARAMA][OPEN]) == ""


def test_stacks_over_the_limit_are_told_until_the_surplus_is_gone() -> None:
    """7.2a: at the end of every phase, with the limit that is broken."""
    table = Table(JARAMA)
    pile(table, [BATTALION] * 2, HEXES[JARAMA][OPEN])
    assert list(overstacked(table.scene)) == []
    table.tell(NATIONALIST, f"1: {BATTALION}")
    table.insist(table.placing("J-N-1-infantry-3", HEXES[JARAMA][OPEN]))
    for phase in (Phase.FIRST_MOVEMENT, Phase.FIRST_COMBAT):
        table.go_to(phase)
        (told,) = overstacked(table.scene)
        assert (told.rule, told.hexes) == ("7.2a", (table.hex(HEXES[JARAMA][OPEN]),))
        assert told.about is not None
        assert told.about.rule == "J.9"
        assert told in clock_lines(table)
        for language in LANGUAGES:
            words = Catalogue(language).reason(told, table.system.map.board.hex_name)
            assert HEXES[JARAMA][OPEN] in words
    table.insist(table.placing("J-N-1-infantry-3", "1142"))
    assert list(overstacked(table.scene)) == []


def test_who_does_not_count_joins_any_stack() -> None:
    """7.1b, B.7d: also where the set-up has piled up more than a hex holds (N62)."""
    table = Table(BRUNETE)
    table.tell(REPUBLICAN, f"34: 2x {REGIMENT}, {HQ}\nTRUCK: {TRUCK}")
    for unit in ("B-R-34-infantry-1", "B-R-34-infantry-2"):
        table.insist(table.placing(unit, "1501"))
    for unit in ("B-R-34-hq-1", "B-R-TRUCK-truck-1"):
        table.insist(table.placing(unit, "1502"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move("B-R-34-hq-1", "1501"), table.move("B-R-TRUCK-truck-1", "1501"))
    (told,) = overstacked(table.scene)
    assert told.hexes == (table.hex("1501"),)
