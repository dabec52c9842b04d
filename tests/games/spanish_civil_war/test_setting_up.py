"""Counters named in lines with their hexes, the set-up as the rulebook prints it, what it does not allow."""

import pytest

from companion.games.spanish_civil_war.counters.cells import with_cells
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import RewriteCounters, TypeCounters
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.kit.names import CounterMeant, Name, Names, NameUnclearError, hex_of
from companion.text import Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table


@pytest.fixture
def table() -> Table:
    return Table(Battle.JARAMA)


def told(table: Table, *ids: str) -> list[str]:
    return [table.where(id_) for id_ in ids]


def test_a_line_names_counters_and_says_where_they_stand(table: Table) -> None:
    line = '48th Brigade: 3-4-6/2-2-6 @ 3533 3333, "48c" 346/226 @ 3132, artillery 3-(6)-5 @ 3137, HQ @ 3136'
    table.tell(REPUBLICAN, line)
    assert told(table, "J-R-48-infantry-1", "J-R-48-infantry-2", "J-R-48-infantry-3") == [
        "3533",
        "3333",
        "3132",
    ]
    assert told(table, "J-R-48-artillery-1", "J-R-48-hq-1") == ["3137", "3136"]
    fronts = [table.unit(f"J-R-48-infantry-{number}").counter.front for number in (1, 3)]
    assert fronts[0] == fronts[1]
    assert table.unit("J-R-48-artillery-1").counter.front.range == 6


@pytest.mark.parametrize(
    ("side", "line", "unit", "where"),
    [
        (REPUBLICAN, "1st Tank Brigade 2-2-10 I @ Arganda", "J-R-1TK-armour-1", "3351"),
        (REPUBLICAN, "A HQ @ 3140", "J-R-A-hq-1", "3140"),
        (REPUBLICAN, "41st Brigade HQ, art 3(6)5 @ 4135", "J-R-41-artillery-1", "4135"),
        (REPUBLICAN, "1 Bis 3-3-6 @ Madrid box", "J-R-1B-infantry-1", "madrid"),
        (NATIONALIST, "Engineers 4-4-6 @ 2228", "J-N-ENG4-engineer-1", "2228"),
        (NATIONALIST, "Pz/R @ 3531", "J-N-PZR-armour-1", "3531"),
        (NATIONALIST, "第1旅団司令部 @ 3028", "J-N-1-hq-1", "3028"),
        (NATIONALIST, "Ju52: 5", "J-N-AIR-air-1", "hand"),
    ],
)
def test_names_of_the_rulebook_need_no_colon(
    table: Table, side: object, line: str, unit: str, where: str
) -> None:
    table.tell(side, line)  # type: ignore[arg-type]
    assert table.where(unit) == where


def test_named_counters_of_the_printed_set_up_are_of_their_formation() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "Quijorna 2-3-6 @ 1511")
    (unit,) = table.game.units.values()
    assert (unit.counter.formation, unit.counter.name, unit.counter.size) == (
        "B-N-71",
        "Quijorna",
        Size.BATTALION,
    )
    table.tell(REPUBLICAN, "4th Tank Battalion 2-2-10 @ 1501")
    assert table.unit("B-R-1TK-armour-1").counter.name == "4 Tank"


def test_a_counter_called_by_a_letter_is_no_ordinal() -> None:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, '48th Brigade: "48d" 2-3-6 @ 2833')
    assert [one.counter.name for one in table.game.units.values()] == ["48d"]


def test_a_town_that_a_waiting_counter_is_named_after_is_its_hex() -> None:
    """B.2a: the map calls 2805 nothing. Set up, the counter alone bears the name, wherever it goes."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "Vcastillo 2-3-6")
    (id_,) = table.game.units

    def meant() -> object:
        names = table.system.names(table.session.state)
        hexes = (Name(hex_of(one.means), one.texts, one.printed, one.short) for one in names)
        return Names(one for one in hexes if one.means).meant("Vcastillo")

    assert meant() == table.hex("2805")
    table.do(table.placing(id_, "2805"))
    table.insist(table.placing(id_, "2806"))
    assert meant() == table.hex("2806")


@pytest.mark.parametrize(
    "town", ["Vcastillo", "Villanueva del Castillo", "ビジャフランカ・デル・カスティージョ"]
)
def test_a_line_takes_the_town_behind_its_at_as_counter_rulebook_or_map_spell_it(town: str) -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, f'71: "Vcastillo" 2-3-6 II @ {town}, "Romanilo" 2-3-6 II @ Romanilo')
    assert [one.stand.hex for one in table.game.units.values()] == [table.hex("2805"), table.hex("3008")]


def test_what_waits_takes_the_values_and_the_place_that_are_typed(table: Table) -> None:
    table.tell(REPUBLICAN, "45: 2x inf, HQ")
    table.tell(REPUBLICAN, "45: 3-3-6 @ 1340, 2-3-6 @ 1240, HQ 0-1-6 @ 1441")
    assert len(table.game.units) == 3
    assert told(table, "J-R-45-infantry-1", "J-R-45-infantry-2", "J-R-45-hq-1") == ["1340", "1240", "1441"]
    table.tell(REPUBLICAN, "45: 3-3-6 @ 1341")
    assert table.where("J-R-45-infantry-3") == "1341"


# ---- counters that bear the same name or values ----


def called(table: Table) -> list[str]:
    """What the counters on the map and beside it are called."""
    board = table.system.map.board
    return [
        Catalogue("en").reason(one.name, board.hex_name) for one in table.system.counters(table.session.state)
    ]


def meant_by(table: Table, typed: str) -> list[str]:
    """The counters among which a player is asked to choose."""
    with pytest.raises(NameUnclearError) as unclear:
        Names(table.system.names(table.session.state), table.system.map.board.hex_name).meant(typed)
    return [one.id for one in unclear.value.means if isinstance(one, CounterMeant)]


@pytest.mark.parametrize(
    ("typed", "unit"),
    [
        ("Nationalist 5th Brigade", "J-N-5-infantry-1"),
        ("republican 5th brigade", "J-R-5-infantry-1"),
        ("国民派の第5旅団", "J-N-5-infantry-1"),
    ],
)
def test_whose_a_counter_on_the_map_is_may_be_said_before_its_name(
    table: Table, typed: str, unit: str
) -> None:
    """Both sides have a brigade of that number: the number alone means neither."""
    table.tell(REPUBLICAN, "5th Brigade 3-3-6 @ 4838")
    table.tell(NATIONALIST, "5th Brigade 4-4-6 @ 2231")
    assert {*meant_by(table, "5th Brigade")} == {"J-N-5-infantry-1", "J-R-5-infantry-1"}
    means = Names(table.system.names(table.session.state), table.system.map.board.hex_name).meant(typed)
    assert isinstance(means, CounterMeant)
    assert means.id == unit


def test_of_two_counters_alike_each_has_its_number_and_their_name_means_neither(table: Table) -> None:
    table.go_to(Phase.FIRST_BOMBARDMENT, turn=3)  # which brings them
    table.tell(NATIONALIST, "Engineers 6-8-6 @ 2228")
    before = table.session.state
    table.tell(NATIONALIST, "Engineers 6-8-6 @ 2628")
    assert called(table) == ["Engineers 6-8-6: engineers 1", "Engineers 6-8-6: engineers 2"]
    assert meant_by(table, "Engineers 6-8-6") == ["J-N-ENG6-engineer-1", "J-N-ENG6-engineer-2"]
    (more,) = table.system.came_of(before, table.session.state)  # they stand: none is told off the map
    assert (more.key, more.args["told"], more.args["known"]) == ("scw-more-told", 2, 1)
    assert more.hexes == (table.hex("2228"), table.hex("2628"))


def test_counters_told_without_a_place_are_told_as_off_the_map(table: Table) -> None:
    before = table.session.state
    table.tell(NATIONALIST, "Ju52: 5")
    (told,) = table.system.came_of(before, table.session.state)
    assert Catalogue("en").reason(told, str) == "One counter told, off the map"


@pytest.mark.parametrize(
    ("side", "line", "called"),
    [
        (REPUBLICAN, "11: 1st Battalion 3-3-6/1-2-6 @ 1703", "11th Division: 1"),
        (REPUBLICAN, "11: HQ 0-1-6 @ 1603", "11th Division: HQ 1"),
        (NATIONALIST, "71: Quijorna 2-3-6 @ 1511", "71st Division: Quijorna"),
    ],
)
def test_a_counter_told_once_more_is_told_as_that(side: Faction, line: str, called: str) -> None:
    table = Table(Battle.BRUNETE)
    before = table.session.state
    table.tell(side, line)
    assert table.system.came_of(before, table.session.state) == ()
    before = table.session.state
    table.tell(side, line)
    (told,) = table.system.came_of(before, table.session.state)
    assert Catalogue("en").reason(told, str) == f"{called} was told before: this is one more of that name."


def test_a_line_of_several_hexes_says_which_of_them_is_too_full() -> None:
    table = Table(Battle.BRUNETE)
    line = "11: 3x 4-4-6 III @ 1604 1602 1602"
    refusal = table.refused(TypeCounters(side=REPUBLICAN, text=line))
    assert Catalogue("en").reason(refusal, table.system.map.board.hex_name).startswith("1602: 2 units in")


def test_the_printed_set_up_has_nowhere_more_counters_than_the_order_of_battle() -> None:
    for battle in (Battle.JARAMA, Battle.BRUNETE):
        table = Table(battle)
        for side in (REPUBLICAN, NATIONALIST):
            before, command = table.session.state, table.system.name_setup(table.session.state, side.value)
            assert command
            table.do(command)
            came_of = table.system.came_of(before, table.session.state)
            assert {one.key for one in came_of} <= {"scw-told-off-map"}


def test_a_counter_with_a_name_is_put_by_its_name() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "Quijorna 2-3-6")
    table.do(table.placing(next(iter(table.game.units)), "1511"))
    ((who, _where),) = table.session.log()[-1].details
    assert Catalogue("en").reason(who, str) == "71st Division: Quijorna"


def test_counters_of_one_name_are_told_apart_wherever_they_are_named(table: Table) -> None:
    table.tell(REPUBLICAN, "2/1: 2-2-10 I @ 3351")
    assert called(table) == ["1st Tank Brigade: 2/1"]
    table.tell(REPUBLICAN, "2/1: 2-2-10 I, HQ 0-1-10")
    names = [
        "1st Tank Brigade: 2/1 (tanks 1)",
        "1st Tank Brigade: 2/1 (tanks 2)",
        "1st Tank Brigade: 2/1 (HQ 1)",
    ]
    assert called(table) == names
    assert meant_by(table, "2/1") == ["J-R-1TK-armour-1", "J-R-1TK-armour-2", "J-R-1TK-hq-1"]
    rows = table.system.sheet_rows(table.session.state, REPUBLICAN.value)
    assert [Catalogue("en").reason(row.name, table.system.map.board.hex_name) for row in rows] == names


def test_a_name_typed_anew_on_the_sheet_is_shared_or_its_own_again(table: Table) -> None:
    table.tell(NATIONALIST, '1: 7-4-6 "Alfa", 7-4-6 "Beta"')
    for name, words in (("Alfa", ["Alfa (infantry 1)", "Alfa (infantry 2)"]), ("Gama", ["Alfa", "Gama"])):
        table.do(RewriteCounters(cells={"J-N-1-infantry-2": ("II", "7-4-6", "", name)}))
        assert called(table) == [f"1st Brigade: {one}" for one in words]


@pytest.mark.parametrize("line", ["1: 7-4-6 @ 3532", "1: 7-4-6 @ 3532 3329", "1: @ 3532"])
def test_of_counters_that_wait_under_different_names_none_is_taken_for_the_first(
    table: Table, line: str
) -> None:
    table.tell(NATIONALIST, '1: 7-4-6 "Alfa", 7-4-6 "Beta"')
    refusal = table.refused(TypeCounters(side=NATIONALIST, text=line))
    assert (refusal.key, refusal.args["names"]) == ("name-several", "Alfa; Beta")
    table.tell(NATIONALIST, '1: 7-4-6 "Beta" @ 3532')
    assert told(table, "J-N-1-infantry-1", "J-N-1-infantry-2") == ["hand", "3532"]
    table.tell(NATIONALIST, "1: 7-4-6 @ 3329")  # the last that waits
    assert told(table, "J-N-1-infantry-1") == ["3329"]


def test_of_named_counters_without_values_none_takes_those_of_another() -> None:
    table = Table(Battle.BRUNETE)
    command = table.system.name_setup(table.session.state, NATIONALIST.value)
    assert command
    table.do(command)
    refusal = table.refused(TypeCounters(side=NATIONALIST, text="71: 3-3-6"))
    assert (refusal.key, refusal.args["text"]) == ("name-several", "3-3-6")
    table.tell(NATIONALIST, "71: 3-3-6 @ 1511")  # where only one of them stands
    assert table.unit("B-N-71-infantry-1").counter.front.attack == 3


def test_more_hexes_than_counters_are_refused(table: Table) -> None:
    refusal = table.refused(TypeCounters(side=REPUBLICAN, text="48: 3x 3-4-6 @ 3533 3333"))
    assert refusal.key == "scw-counter-places"
    assert not table.game.units


def test_the_printed_set_up_stands_in_its_hexes_with_open_values(table: Table) -> None:
    for side in (REPUBLICAN, NATIONALIST):
        command = table.system.name_setup(table.session.state, side.value)
        assert command
        table.do(command)
        assert table.system.name_setup(table.session.state, side.value) is None
    units = table.game.units
    assert told(table, *(f"J-R-48-infantry-{n}" for n in (1, 2, 3, 4))) == ["3533", "3333", "3132", "2833"]
    assert told(table, "J-R-19-infantry-1", "J-R-70-infantry-1") == ["hand", "madrid"]
    assert told(table, "J-N-1-anti-tank-1", "J-N-ENG4-engineer-1") == ["2729", "hand"]
    assert [unit.counter.name for unit in units.values() if unit.counter.arm is Arm.AIR] == [
        "",
        "",
        "Ju52",
        "SM81",
    ]
    known = {unit.counter.formation for unit in units.values() if unit.counter.front.attack is not None}
    assert known == {"J-N-ENG4"}


def test_what_is_told_is_not_named_again(table: Table) -> None:
    table.tell(REPUBLICAN, "48: 4x 3-4-6")
    command = table.system.name_setup(table.session.state, "republican")
    assert command
    table.do(command)
    assert sum(unit.counter.formation == "J-R-48" for unit in table.game.units.values()) == 4


def test_brunete_s_set_up_names_the_towns() -> None:
    table = Table(Battle.BRUNETE)
    command = table.system.name_setup(table.session.state, "nationalist")
    assert command
    table.do(command)
    places = {unit.counter.name: table.where(unit.id) for unit in table.game.units.values()}
    assert (places["Quijorna"], places["2/71"], places["Las Rosas"]) == ("1511", "1105", "3202")
    shown = {counter.title for counter in table.system.counters(table.session.state)}
    assert {"Los Llanos", "La Cana", "6/71"} <= shown


@pytest.mark.parametrize(
    ("line", "hex_", "rule"),
    [
        ("45: 3-3-6", "1740", "J.2"),
        ("45: 3-3-6", "1340", ""),
        ("48: HQ", "3533", "J.2"),
        ("48: 3-4-6", "3533", ""),
        ("69: 3-3-6", "4436", "J.2"),
        ("1TK: 2-2-10 I", "4437", ""),
        ("1TK: 2-2-10 I", "4439", "J.2"),
        ("A: HQ", "3140", ""),
    ],
)
def test_a_counter_outside_its_printed_set_up_is_told_and_may_stay(
    table: Table, line: str, hex_: str, rule: str
) -> None:
    table.tell(REPUBLICAN, line)
    (id_,) = table.game.units
    if not rule:
        table.session.execute(table.placing(id_, hex_))
    else:
        assert table.refused(table.placing(id_, hex_)).rule == rule
        table.insist(table.placing(id_, hex_))
    assert table.where(id_) == hex_


def test_two_engineers_in_one_road_hex_are_told_even_where_both_may_begin_there(table: Table) -> None:
    table.tell(NATIONALIST, "Engineers 4-4-6 @ 2628")
    assert table.refused(TypeCounters(side=NATIONALIST, text="Engineers 4-4-6 @ 2628")).rule == "7.3a"


def test_values_are_typed_in_few_keys(table: Table) -> None:
    table.tell(REPUBLICAN, "48: inf, art")
    inf, art = (unit.counter for unit in table.game.units.values())
    typed = with_cells(inf, ("", "346/226", "", ""))
    assert (typed.front.movement, typed.back and typed.back.attack) == (6, 2)
    assert with_cells(art, ("", "365", "", "")).front.range == 6
    assert with_cells(inf, ("II", "3-4-10", "-", "")).back is None


def test_a_unit_of_the_reserve_goes_into_its_box_by_its_line(table: Table) -> None:
    table.tell(REPUBLICAN, "70th Brigade: 2x 3-3-6, HQ @ Madrid")
    assert {unit.stand.spot for unit in table.game.units.values()} == {Spot.MADRID}


def test_a_plus_before_a_line_tells_one_more(table: Table) -> None:
    table.tell(REPUBLICAN, "48: inf")
    table.tell(REPUBLICAN, "+48: 3-4-6")
    assert len(table.game.units) == 2


@pytest.mark.parametrize(
    ("battle", "typed", "english", "japanese"),
    [
        (Battle.BRUNETE, "1TK: 4x 2-2-10", "in 1501", "（1501に配置）"),
        (Battle.BRUNETE, "11: 4-4-6", "within 1 hex of 1603", "（1603から1ヘクス以内に配置）"),
        (
            Battle.JARAMA,
            "1TK: 2-2-10 I",
            "in 3351 or within 1 hex of 4436",
            "（3351か、4436から1ヘクス以内に配置）",
        ),
    ],
)
def test_where_a_counter_that_waits_is_set_up_is_said_once_and_in_words(
    battle: Battle, typed: str, english: str, japanese: str
) -> None:
    table = Table(battle)
    table.tell(REPUBLICAN, typed)
    (place,) = {counter.place for counter in table.system.counters(table.session.state)}
    assert place is not None
    shown = [Catalogue(language).reason(place, str) for language in ("en", "ja")]
    assert shown[0].endswith(f"to set up {english}")
    assert shown[1].endswith(japanese)
