"""A line as Japanese is written means what the same line means in English notation."""

import pytest

from companion.board.library import open_board
from companion.games.spanish_civil_war.counters.lists import Known, ReadCounters, read_counters
from companion.games.spanish_civil_war.counters.sheet import CounterSheet
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
REPUBLICAN, NATIONALIST = Faction.REPUBLICAN, Faction.NATIONALIST


def read(text: str, battle: Battle, faction: Faction) -> ReadCounters:
    return read_counters(text, Known(CounterSheet(battle=battle), board=open_board(battle.value)), faction)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("第48旅団：歩兵大隊（3-4-6／2-2-6）サンマルティン", "サンマルティン"),
        ("48: 3-4-6/2-2-6 II San Martin de la Vega", "San Martin de la Vega"),
        ("48: 3x 3-4-6/2-2-6 アルガンダ, HQ", "アルガンダ"),
        ("48: 3-4-6/2-2-6 nowhere", None),
    ],
)
def test_a_place_that_lacks_its_at_is_named_and_not_the_values_before_it(
    typed: str, place: str | None
) -> None:
    (error,) = read(typed, JARAMA, REPUBLICAN).errors
    key = "scw-counter-place-bare" if place else "scw-counter-not-read"
    assert (error.reason.key, error.reason.args["text"]) == (key, place or "3-4-6/2-2-6")


@pytest.mark.parametrize(
    ("battle", "faction", "typed", "meant"),
    [
        *(
            (BRUNETE, NATIONALIST, typed, "13: HQ @ 1715, 1st Battalion @ 1716, 4th Battalion @ 1716")
            for typed in (
                "13: HQ @ 1715, 1st and 4th Battalions @ 1716",
                "13: HQ @ 1715; 1, 4 battalions @ 1716",
                "13th Division HQ @ 1715, 1st and 4th Battalions @ 1716",
                "第13師団司令部＠1715、第1、第4大隊＠1716",
                "第13師団：司令部＠1715、第1、第4大隊＠1716",
                "第13師団：司令部＠1715、第1大隊と第4大隊＠1716",
            )
        ),
        (
            JARAMA,
            REPUBLICAN,
            "第48旅団：3-4-6/2-2-6 大隊×2 ＠ 3533、3333",
            "48: 2x 3-4-6/2-2-6 II @ 3533 3333",
        ),
        (JARAMA, REPUBLICAN, "48旅団：大隊2個 3-4-6 ＠ 3533 3333", "48: 2x 3-4-6 II @ 3533 3333"),
        (JARAMA, REPUBLICAN, "第48旅団の２個大隊（３－４－６）", "48: 2x 3-4-6 II"),
        (JARAMA, REPUBLICAN, "第48旅団に歩兵3-4-6を2個、砲兵4（8）5を1個", "48: 2x 3-4-6, art 4(8)5"),
        (JARAMA, REPUBLICAN, "第48旅団：大隊二個 3-4-6 ＠ 3533、3333", "48: 2x 3-4-6 II @ 3533 3333"),
        (JARAMA, REPUBLICAN, "第12国際旅団ＨＱ＠２６４９", "12i: HQ @ 2649"),
        (JARAMA, REPUBLICAN, "Ａ師団ＨＱ＠2850、Ｂ師団ＨＱ＠2549", "A HQ @ 2850, B HQ @ 2549"),
        (JARAMA, REPUBLICAN, "第13Int旅団司令部＠2650", "13i: HQ @ 2650"),
        (JARAMA, REPUBLICAN, "第12 Int (国際) 旅団司令部＠2650", "12i: HQ @ 2650"),
        (
            JARAMA,
            REPUBLICAN,
            "第48旅団：司令部＠2650と砲兵3-(6)-5＠2750",
            "48: HQ @ 2650, art 3(6)5 @ 2750",
        ),
        (BRUNETE, REPUBLICAN, "11 Div.: Regts. 1, 9 & 100 6-5-6", "11: 1st, 9th, 100th Regiments 6-5-6"),
        (BRUNETE, REPUBLICAN, "46th Div: 10th Regt. 4-4-6 @ 1402", "46: 10th Regiment 4-4-6 @ 1402"),
        (
            BRUNETE,
            REPUBLICAN,
            "Tank Bns 1 and 4 3-2-12 @ 2111, 2010",
            "1st and 4th Tank Battalions 3-2-12 @ 2111, 2010",
        ),
        (BRUNETE, NATIONALIST, "13th Division: 4 bns 3-3-6", "13: 4x 3-3-6 II"),
        (JARAMA, REPUBLICAN, "第48旅団：3ー4ー6（裏2-2-6）", "48: 3-4-6/2-2-6"),
        (JARAMA, REPUBLICAN, "第48旅団：機甲2-2-10（裏なし）", "48: tank 2-2-10/-"),
        (JARAMA, REPUBLICAN, "第48旅団ユニット: 3533, 3333", "48: @ 3533 3333"),
        (JARAMA, REPUBLICAN, "第48旅団：3-4-6 2個、とらつく 0-1-12", "48: 2x 3-4-6, truck 0-1-12"),
        (JARAMA, REPUBLICAN, "第48旅団の司令部を3136に配置", "48: HQ @ 3136"),
        (JARAMA, REPUBLICAN, "第48旅団の歩兵3-4-6は3533、砲兵は3137", "48: 3-4-6 @ 3533, art @ 3137"),
        (JARAMA, REPUBLICAN, "第1戦車旅団 2-2-10×3 ＠ 4436", "1st Tank Brigade: 3x 2-2-10 @ 4436"),
        (JARAMA, REPUBLICAN, "Ⅺ国際旅団 3-4-6 ＠ アルガンダの町", "11i: 3-4-6 @ Arganda"),
        (JARAMA, REPUBLICAN, "国際旅団第十一 3-4-6", "11i: 3-4-6"),
        (JARAMA, REPUBLICAN, "第1臨時編成旅団 3-4-6 ＠ マドリード", "1B: 3-4-6 @ Madrid"),
        (JARAMA, REPUBLICAN, "部隊名のない砲兵2個 3(6)5", "ART: 2x 3(6)5"),
        (JARAMA, REPUBLICAN, "SB-2 2機 4", "SB2: 2x 4"),
        (JARAMA, NATIONALIST, "国粋主義軍第1旅団の対戦車砲中隊 1-1-6 ＠ 2729", "1: at 1-1-6 I @ 2729"),
        (JARAMA, NATIONALIST, "第4旅団第7聯隊第3大隊 4-4-6", "4: 3/7/4 4-4-6 II"),
        (JARAMA, NATIONALIST, "ヴァレーラ師団司令部", "VAR: HQ"),
        (JARAMA, NATIONALIST, "Ⅰ号戦車中隊2個 2-1-12", "PzI: 2x 2-1-12 I"),
        (JARAMA, NATIONALIST, "独軍88mm高射砲 1-2-6", "F88: 1-2-6"),
        (JARAMA, NATIONALIST, "架橋工兵 4-4-6", "ENG4: engineer 4-4-6 II"),
        (JARAMA, NATIONALIST, "第3旅団：4-4-6（裏 2-2-6）大隊×3", "3: 3x 4-4-6/2-2-6 II"),
        (JARAMA, NATIONALIST, "第3旅団 大隊3個 4-4-6／減少面2-2-6", "3: 3x 4-4-6/2-2-6 II"),
        (JARAMA, NATIONALIST, "第3旅団 大隊 4-4-6（減少戦力面なし）", "3: 4-4-6/- II"),
        (JARAMA, NATIONALIST, "第3旅団の大隊（4-4-6、減少面2-2-6）2個", "3: 2x 4-4-6/2-2-6 II"),
        (JARAMA, NATIONALIST, "第1旅団HQ 0-1-6 3040に配置", "1: HQ 0-1-6 @ 3040"),
        (JARAMA, NATIONALIST, "第1旅団HQ：3040", "1: HQ @ 3040"),
        (JARAMA, NATIONALIST, "エスカメスHQ2230", "ESC: HQ @ 2230"),
        (JARAMA, NATIONALIST, "3/7/4大隊 4-4-6 2229", '4: "3/7/4" 4-4-6 II @ 2229'),
        (JARAMA, REPUBLICAN, "A師団司令部はアルガンダ", "A: HQ @ 3351"),
        (
            JARAMA,
            REPUBLICAN,
            "第45旅団：大隊2個 3-3-6、HQ 0-1-6、1340、1240、1441",
            "45: 2x 3-3-6 II, HQ 0-1-6 @ 1340 1240 1441",
        ),
        (JARAMA, REPUBLICAN, "48旅団：大隊 3-4-6 3533、HQ 3136", "48: 3-4-6 II @ 3533, HQ @ 3136"),
        (
            JARAMA,
            REPUBLICAN,
            "48: 3-4-6 3533, HQ 3136, art @ 3137",
            "48: 3-4-6 @ 3533, HQ @ 3136, art @ 3137",
        ),
        (
            JARAMA,
            NATIONALIST,
            "第1旅団の大隊2個 5-5-6/3-3-6 3053、2953、HQ 0-1-6 3252",
            "1: 2x 5-5-6/3-3-6 II @ 3053 2953, HQ 0-1-6 @ 3252",
        ),
        (JARAMA, REPUBLICAN, "48旅団 3-4-6 2個 3533 3333", "48: 2x 3-4-6 @ 3533 3333"),
        (JARAMA, REPUBLICAN, "2/1戦車旅団 中隊 2-2-10", '1TK: "2/1" 2-2-10 I'),
        (JARAMA, REPUBLICAN, "3/1戦車大隊HQ", '1TK: HQ "3/1"'),
        (JARAMA, REPUBLICAN, "“C”及び“D”師団HQ ＠ 2552", "C, D @ 2552"),
        (JARAMA, REPUBLICAN, "砲兵（部隊名なし）2個 3-(6)-5", "ART: 2x 3(6)5"),
        (JARAMA, REPUBLICAN, "第1戦車旅団 2212", "1TK: 2-2-12"),
        (BRUNETE, NATIONALIST, "71HQ 2112", "71: HQ @ 2112"),
        (BRUNETE, NATIONALIST, "第13師団 第1、第4大隊 4-4-6", '13: "1" 4-4-6 II, "4" 4-4-6 II'),
        (
            BRUNETE,
            NATIONALIST,
            "第13師団の第1大隊と第4大隊 4-4-6／2-2-6 ＠ 2133",
            "13th Division 1st and 4th Battalions 4-4-6/2-2-6 2133",
        ),
        (BRUNETE, REPUBLICAN, "46HQ 0-1-6 ＠ 1402", "46: HQ 0-1-6 @ 1402"),
        (BRUNETE, REPUBLICAN, "第Ⅴ軍団司令部0-1-6＠1503", "V: HQ 0-1-6 @ 1503"),
        (BRUNETE, REPUBLICAN, "5軍団司令部", "V: HQ"),
        (BRUNETE, REPUBLICAN, "第四十六師団：4-4-6 聯隊", "46: 4-4-6 III"),
        (BRUNETE, REPUBLICAN, "第94、95連隊 4-4-6", "94th, 95th Regiments 4-4-6"),
        (BRUNETE, REPUBLICAN, "第94聯隊、第95聯隊 4-4-6", "94th, 95th Regiments 4-4-6"),
        (BRUNETE, REPUBLICAN, "共和国軍騎兵 3-2-10", "CAV: 3-2-10"),
        (BRUNETE, REPUBLICAN, "トラック2台 ＠ 1603", "Trucks: 2x truck @ 1603"),
        (BRUNETE, NATIONALIST, "キホルナ大隊 2-3-6 ＠ 1511（キホルナ）", "Quijorna: 2-3-6 II @ 1511"),
        (BRUNETE, NATIONALIST, "Quijorna 大隊 : 1511", "Quijorna: @ 1511"),
        (
            BRUNETE,
            NATIONALIST,
            "第71師団：司令部＠2112、キホルナ大隊2-3-6＠キホルナ",
            '71: HQ @ 2112, "Quijorna" 2-3-6 II @ 1511',
        ),
        (BRUNETE, NATIONALIST, "71: HQ, La Cana 2-3-6", '71: HQ, "La Cana" 2-3-6 II'),
        (BRUNETE, NATIONALIST, "ロス・リャノス大隊 2-3-6", "Los Llanos: 2-3-6 II"),
        (BRUNETE, NATIONALIST, "第71師団HQ : 2112 (Brunete)", "71: HQ @ 2112"),
        (BRUNETE, NATIONALIST, "第71師団第2大隊 2-3-6", "2/71: 2-3-6 II"),
        (BRUNETE, NATIONALIST, "第13師団第1大隊 4-4-6", '13: "1" 4-4-6 II'),
        (BRUNETE, NATIONALIST, "第150師団：4-4-6 II×6", "150: 6x 4-4-6 II"),
    ],
)
def test_it_means_what_the_notation_says(battle: Battle, faction: Faction, typed: str, meant: str) -> None:
    japanese, english = read(typed, battle, faction), read(meant, battle, faction)
    assert (japanese.errors, english.errors) == ((), ())
    assert (japanese.added, japanese.places) == (english.added, english.places)


def test_a_line_names_several_formations_each_with_its_own_counters() -> None:
    found = read("第5軍団砲兵大隊1個、第18軍団砲兵大隊2個 ＠ 1501", BRUNETE, REPUBLICAN)
    assert [one.formation for one in found.added] == ["B-R-VART", "B-R-XVIIIART", "B-R-XVIIIART"]
    assert len(set(found.places.values())) == 1


@pytest.mark.parametrize(
    ("typed", "key", "named"),
    [
        ("リステル師団 3-4-6", "scw-formation-unknown", "リステル師団"),
        ("共和国軍 リステル師団 3-4-6", "scw-formation-unknown", "共和国軍 リステル師団"),
        ("第49旅団 3-4-6", "name-unknown-near", "第49旅団"),
        ("戦車中隊 2-2-10", "name-several", "戦車"),  # none of the other side by a part of its name
        ("第48旅団：迫撃砲 3-4-6", "scw-counter-not-read", "迫撃砲"),
        ("第48旅団 3-4-6 ＠ リスボン", "hex-not-a-number", "リスボン"),
    ],
)
def test_a_refusal_names_what_is_not_known(typed: str, key: str, named: str) -> None:
    (error,) = read(typed, JARAMA, REPUBLICAN).errors
    assert (error.reason.key, error.reason.args["text"]) == (key, named)


def test_names_that_may_be_meant_are_told_in_the_script_that_was_typed() -> None:
    (error,) = read("工兵大隊 ＠ 2228", JARAMA, NATIONALIST).errors
    assert error.reason.args["names"] == "工兵(4-4-6); 工兵(6-8-6)"
