"""Every name that is shown or printed is understood where counters are named, of its own side."""

import pytest

from companion.games.spanish_civil_war.counters.lines import read_line, read_lines
from companion.games.spanish_civil_war.counters.names import FormationError, find_called, names_of
from companion.games.spanish_civil_war.counters.notation import Typed
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.reason import CompanionError


@pytest.mark.parametrize("faction", list(Faction))
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_every_spelling_means_what_it_is_the_name_of(battle: Battle, faction: Faction) -> None:
    for one in names_of(battle, faction).spelled:
        assert find_called(one.text, battle, faction) == one.means, one.text


@pytest.mark.parametrize(
    ("battle", "faction", "typed", "formation", "arm"),
    [
        (Battle.JARAMA, Faction.REPUBLICAN, "第48旅団ユニット: 3-4-6", "J-R-48", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "48th Brigade units: 3-4-6", "J-R-48", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "“3/1”戦車中隊 2-2-10", "J-R-1TK", Arm.ARMOUR),
        (Battle.JARAMA, Faction.REPUBLICAN, "“2/1”戦車旅団 2-2-10", "J-R-1TK", Arm.ARMOUR),
        (Battle.JARAMA, Faction.REPUBLICAN, "(部隊名のない)砲兵ユニット 3(6)5", "J-R-ART", Arm.ARTILLERY),
        (Battle.JARAMA, Faction.NATIONALIST, "第1旅団 対戦車砲中隊 1-1-6", "J-N-1", Arm.ANTI_TANK),
        (Battle.JARAMA, Faction.NATIONALIST, "全PzI中隊 2-1-12", "J-N-PZI", Arm.ARMOUR),
        (Battle.JARAMA, Faction.NATIONALIST, "全騎兵聯隊 3-3-8", "J-N-CAV", Arm.CAVALRY),
        (Battle.JARAMA, Faction.NATIONALIST, "ドイツ軍F/88 1-2-6", "J-N-F88", Arm.ANTI_AIRCRAFT),
        (Battle.JARAMA, Faction.NATIONALIST, "Panzer I 2-1-12", "J-N-PZI", Arm.ARMOUR),
        (Battle.JARAMA, Faction.NATIONALIST, "Pz.I 2-1-12", "J-N-PZI", Arm.ARMOUR),
        (
            Battle.JARAMA,
            Faction.NATIONALIST,
            "“Pz/R”(Panzer Reserve) (装甲予備) 戦車中隊 2-1-12",
            "J-N-PZR",
            Arm.ARMOUR,
        ),
        (Battle.JARAMA, Faction.NATIONALIST, "88mm Flak 1-2-6", "J-N-F88", Arm.ANTI_AIRCRAFT),
        (Battle.JARAMA, Faction.NATIONALIST, "2d Brigade 5-5-6 II", "J-N-2", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "XIII IB 4-4-6 II", "J-R-13I", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "XIII Int'l Brigade 4-4-6 II", "J-R-13I", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "第13インターナショナル旅団 4-4-6 II", "J-R-13I", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "四十八旅団 3-4-6", "J-R-48", Arm.INFANTRY),
        (Battle.JARAMA, Faction.REPUBLICAN, "十一国際旅団 3-4-6", "J-R-11I", Arm.INFANTRY),
        (Battle.JARAMA, Faction.NATIONALIST, "フラック88 1-2-6", "J-N-F88", Arm.ANTI_AIRCRAFT),
        (Battle.BRUNETE, Faction.REPUBLICAN, "1st AC Battalion 3-2-12", "B-R-1TK", Arm.LIGHT_ARMOUR),
        (Battle.BRUNETE, Faction.NATIONALIST, "第13師団砲兵大隊 4(8)5", "B-N-13", Arm.ARTILLERY),
        (Battle.BRUNETE, Faction.REPUBLICAN, "第5軍団砲兵聯隊 6(12)5", "B-R-VART", Arm.ARTILLERY),
        (Battle.BRUNETE, Faction.REPUBLICAN, "第18 (“XVIII”) HQ 0-1-6", "B-R-XVIII", Arm.HEADQUARTERS),
        (Battle.BRUNETE, Faction.REPUBLICAN, "第1旅団HQ 0-1-10", "B-R-1TK", Arm.HEADQUARTERS),
        (Battle.BRUNETE, Faction.REPUBLICAN, "騎兵ユニット 3-2-10", "B-R-CAV", Arm.CAVALRY),
    ],
)
def test_what_the_set_ups_and_schedules_print_is_understood(
    battle: Battle, faction: Faction, typed: str, formation: str, arm: Arm
) -> None:
    line = read_line(typed, battle, faction)
    assert (line.called.formation, line.groups[0].items[0].arm) == (formation, arm)


@pytest.mark.parametrize("typed", ["13 int", "第13", "11th intern"])
def test_what_completes_a_name_is_understood(typed: str) -> None:
    completions = names_of(Battle.JARAMA, Faction.REPUBLICAN).completions(typed)
    assert completions
    for text in completions:
        assert find_called(text, Battle.JARAMA, Faction.REPUBLICAN)


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("1st and 4th Tank Battalions 2-2-10 @ 1501", ("1 Tank", "4 Tank")),
        ("第1、第4戦車大隊 2-2-10 @ 1501", ("1 Tank", "4 Tank")),
        ("94th, 95th Regiments 4-4-6", ("B-R-94", "B-R-95")),
        ("第94、第95聯隊: 4-4-6", ("B-R-94", "B-R-95")),
    ],
)
def test_a_line_names_several_as_the_set_up_prints_them(typed: str, means: tuple[str, ...]) -> None:
    lines = read_lines(typed, Battle.BRUNETE, Faction.REPUBLICAN)
    assert tuple(line.called.name or line.called.formation for line in lines) == means


@pytest.mark.parametrize(
    "typed",
    [
        "48, 70: HQ",
        "48 and 70 Brigades: HQ",
        "48 and 70 Brigades HQ",
        "48旅団、70旅団：司令部",
        "48 HQ @ 3432, 70 HQ @ 3433",
        "48: HQ @ 3432; 70: HQ @ 3433",
    ],
)
def test_numbers_alone_are_several_formations_where_they_can_be_nothing_else(typed: str) -> None:
    lines = read_lines(typed, Battle.JARAMA, Faction.REPUBLICAN)
    assert [line.called.formation for line in lines] == ["J-R-48", "J-R-70"]
    assert {item.arm for line in lines for group in line.groups for item in group.items} == {Arm.HEADQUARTERS}


def test_a_number_behind_a_formation_counts_or_names_what_is_its_own() -> None:
    (line,) = read_lines("48: 3x 3-4-6, 1 HQ", Battle.JARAMA, Faction.REPUBLICAN)
    assert line.called.formation == "J-R-48"
    assert line.groups[0].items[1] == Typed(arm=Arm.HEADQUARTERS)


def test_several_share_as_many_places_as_they_are() -> None:
    lines = read_lines("94th and 95th Regiments 4-4-6 @ 1501 1502", Battle.BRUNETE, Faction.REPUBLICAN)
    assert [line.groups[0].places for line in lines] == [("1501",), ("1502",)]


@pytest.mark.parametrize("typed", ["2nd Tank Battalion 2-2-10", "2nd Brigade 3-4-6", "9th Regiment 4-4-6"])
def test_a_number_is_whole_and_numbers_what_follows_it(typed: str) -> None:
    with pytest.raises(CompanionError) as refused:
        read_lines(typed, Battle.BRUNETE, Faction.REPUBLICAN)
    assert refused.value.reason.key == "name-unknown-near"


def test_several_that_are_meant_are_told_by_name() -> None:
    with pytest.raises(FormationError) as refused:
        find_called("1st", Battle.BRUNETE, Faction.REPUBLICAN)
    assert refused.value.reason.args["names"] == "1st Tank Brigade; 1 Tank; 1 Armoured Car"


@pytest.mark.parametrize("values", ["4-4-6", "6-8-6"])
@pytest.mark.parametrize("words", ["Engineer battalion {}", "Engineers {}", "工兵 ({}) 大隊", "工兵({})大隊"])
def test_engineers_are_told_apart_by_their_values(words: str, values: str) -> None:
    """The set-up prints them so."""
    line = read_line(words.format(values), Battle.JARAMA, Faction.NATIONALIST)
    assert line.called.formation == f"J-N-ENG{values[0]}"


@pytest.mark.parametrize(
    ("typed", "formations"),
    [
        ("7th Victoria 4-4-6, Engineers 6-8-6", ["J-N-VIC", "J-N-ENG6"]),
        (
            "Gallego 4-4-6, 1st San Quintin 4-4-6, Canaris 3-4-6, 2x artillery 4(8)5",
            ["J-N-GAL", "J-N-SQ", "J-N-CAN", "J-N-ART"],
        ),
        (
            "第 Gallego 大隊 4-4-6、第1 San Quintin 大隊 4-4-6、Canaris 大隊 3-4-6、2 個砲兵ユニット 4(8)5",
            ["J-N-GAL", "J-N-SQ", "J-N-CAN", "J-N-ART"],
        ),
        ("1st Brigade HQ 0-1-6, artillery 4(8)5, 2nd Brigade HQ 0-1-6", ["J-N-1", "J-N-2"]),
        ("第1旅団 司令部 0-1-6、砲兵 4(8)5、第2旅団 司令部 0-1-6", ["J-N-1", "J-N-2"]),
    ],
)
def test_guns_and_engineers_are_of_the_brigade_before_them_not_of_a_battalion(
    typed: str, formations: list[str]
) -> None:
    """J.5: as the schedule lists what comes on one day."""
    lines = read_lines(typed, Battle.JARAMA, Faction.NATIONALIST)
    assert [line.called.formation for line in lines] == formations


def test_behind_a_colon_all_is_of_the_formation_that_is_named() -> None:
    lines = read_lines("Misc.: 3-4-6, art 4(8)6", Battle.BRUNETE, Faction.NATIONALIST)
    assert [line.called.formation for line in lines] == ["B-N-MISC"]
    assert [item.arm for line in lines for group in line.groups for item in group.items] == [
        Arm.INFANTRY,
        Arm.ARTILLERY,
    ]
