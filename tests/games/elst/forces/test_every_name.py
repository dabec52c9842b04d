"""Every name that is shown or printed of a counter is understood in a line of counters."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Forces
from companion.games.elst.rules.forces.pieces import find_piece, printed_names
from tests.games.elst.forces.tracking.forces_table import ForcesTable


def named(line: str, faction: Faction) -> Forces:
    """What is tracked once a line has named its counters in a session."""
    table = ForcesTable()
    table.add(line, faction)
    return table.forces


@pytest.mark.parametrize("faction", list(Faction))
def test_every_spelling_means_its_type(faction: Faction) -> None:
    for one in printed_names(faction).spelled:
        found = find_piece(one.text, faction)
        assert found is not None, one.text
        assert found.id == one.means, one.text


@pytest.mark.parametrize(
    ("printed", "id_", "faction"),
    [
        ("シャーマンIII", "sherman-iii", Faction.BRITISH),
        ("ファイアフライ", "sherman-vc", Faction.BRITISH),
        ("OQF 6ポンド砲", "six-pounder", Faction.BRITISH),
        ("OML 2インチ迫撃砲", "mortar-51mm", Faction.BRITISH),
        ("3号突撃砲", "stug-iii-g-late", Faction.GERMAN),
        ("3号突撃砲後期型", "stug-iii-g-late", Faction.GERMAN),
        ("シャーマン III(a)", "sherman-iii", Faction.BRITISH),
        ("4-4-7SS 分隊", "ss-4-4-7", Faction.GERMAN),
        ("4-3-6 徴収兵分隊", "german-4-3-6", Faction.GERMAN),
        ("4-3-6 徴集兵分隊", "german-4-3-6", Faction.GERMAN),
        ("徴集兵 4-3-6", "german-4-3-6", Faction.GERMAN),
        ("2-3-6 徴集兵HS", "german-2-3-6", Faction.GERMAN),
        ("徴収兵HS 2-3-6", "german-2-3-6", Faction.GERMAN),
        ("パンターG型", "panther", Faction.GERMAN),
        ("操作班", "crew-2-2-8", Faction.GERMAN),
        ("8-1 leader", "leader-8-1", Faction.GERMAN),
        ("8-0 指揮官", "leader-8-0", Faction.BRITISH),
        ("4-5-7 squad", "british-4-5-7", Faction.BRITISH),
        ("2-4-7 half-squad", "british-2-4-7", Faction.BRITISH),
        ("SS 4-4-7 分隊", "ss-4-4-7", Faction.GERMAN),
        ("SS分隊 4-4-7", "ss-4-4-7", Faction.GERMAN),
        ("SS2-3-7HS", "ss-2-3-7", Faction.GERMAN),
        ("2-2-8 操作班", "crew-2-2-8", Faction.GERMAN),
        ("国民擲弾兵 4-4-7", "german-4-4-7", Faction.GERMAN),
        ("Volksgrenadier 4-4-7 squad", "german-4-4-7", Faction.GERMAN),
        ("non-SS 4-4-7", "german-4-4-7", Faction.GERMAN),
        ("非 SS4-4-7 分隊", "german-4-4-7", Faction.GERMAN),
        ("非SS2-3-7HS", "german-2-3-7", Faction.GERMAN),
        ("納屋の扉", "pak-43-41", Faction.GERMAN),
        ("3号突撃砲 G 型後期生産型", "stug-iii-g-late", Faction.GERMAN),
        ("シャーマン Mk V", "sherman-v", Faction.BRITISH),
        ("17 ポンド型シャーマン", "sherman-vc", Faction.BRITISH),
        ("51mm Lt.MTR", "mortar-51mm", Faction.BRITISH),
        ("3号戦車", "panzer-iii-n", Faction.GERMAN),
        ("51mm", "mortar-51mm", Faction.BRITISH),
        ("51 mm", "mortar-51mm", Faction.BRITISH),
        ("51ミリ", "mortar-51mm", Faction.BRITISH),
        ("mortars", "mortar-51mm", Faction.BRITISH),
        ("57mm", "six-pounder", Faction.BRITISH),
        ("guns", "six-pounder", Faction.BRITISH),
        ("AT砲", "six-pounder", Faction.BRITISH),
        ("1線級分隊", "british-4-5-7", Faction.BRITISH),
        ("エリート分隊 4-5-8", "british-4-5-8", Faction.BRITISH),
        ("4-6-7 first-line squad", "german-4-6-7", Faction.GERMAN),
        ("2nd line HS", "british-2-3-7", Faction.BRITISH),
        ("Pz V", "panther", Faction.GERMAN),
        ("Pz III", "panzer-iii-n", Faction.GERMAN),
        ("Mark VI", "tiger", Faction.GERMAN),
        ("シャーマン5C", "sherman-vc", Faction.BRITISH),
        ("Sherman 3", "sherman-iii", Faction.BRITISH),
        ("三突", "stug-iii-g-late", Faction.GERMAN),
        ("五号戦車", "panther", Faction.GERMAN),
        ("六ポンド砲", "six-pounder", Faction.BRITISH),
        ("八八ミリ砲", "pak-43-41", Faction.GERMAN),
        ("assault gun", "stug-iii-g-late", Faction.GERMAN),
        ("ファイヤフライ", "sherman-vc", Faction.BRITISH),
        ("親衛隊4-4-7", "ss-4-4-7", Faction.GERMAN),
        ("SSの2-3-7", "ss-2-3-7", Faction.GERMAN),
        ("国民擲弾兵の4-4-7", "german-4-4-7", Faction.GERMAN),
        ("独SS 4-4-7", "ss-4-4-7", Faction.GERMAN),
        ("擲弾兵4-4-7", "german-4-4-7", Faction.GERMAN),
        ("英4-5-7", "british-4-5-7", Faction.BRITISH),
        ("91", "leader-9-1", Faction.BRITISH),
    ],
)
def test_what_the_rulebook_calls_a_counter_is_understood(printed: str, id_: str, faction: Faction) -> None:
    found = find_piece(printed, faction)
    assert found is not None
    assert found.id == id_


@pytest.mark.parametrize(
    ("typed", "meant", "faction"),
    [
        ("軽機関銃", "LMG", Faction.GERMAN),
        ("対戦車砲PaK40", "75L PaK40", Faction.GERMAN),
        ("独軍のティーガーI戦車", "Pz VIE", Faction.GERMAN),
        ("6ポンド対戦車砲（操作班なし）", "crew-gone 6-pounder", Faction.BRITISH),
        ("スタン状態のStuG IIIG(L)", "stunned StuG IIIG(L)", Faction.GERMAN),
        ("すたん状態のStuG IIIG(L)", "stunned StuG IIIG(L)", Faction.GERMAN),
        ("ぼぐしたしやーまんV", "bogged Sherman V", Faction.BRITISH),
        ("移動不能のシャーマンV", "immobile Sherman V", Faction.BRITISH),
        ("DMの4-4-7", "dm 4-4-7", Faction.GERMAN),
        ("8-1指揮官（負傷）", "wounded 8-1", Faction.GERMAN),
        ("故障した無線機", "malfunctioned radio", Faction.GERMAN),
        ("隠れた４－４－７", "hidden 4-4-7", Faction.GERMAN),
        ("2個の4-5-7", "2x 4-5-7", Faction.BRITISH),
        ("混乱した4-5-7分隊2個", "2x broken 4-5-7", Faction.BRITISH),
        ("SS 4-4-7×2", "2x SS 4-4-7", Faction.GERMAN),
        ("4-5-7 二つ", "2x 4-5-7", Faction.BRITISH),
        ("4-5-7を二個分隊", "2x 4-5-7", Faction.BRITISH),
        ("2個分隊の4-5-7", "2x 4-5-7", Faction.BRITISH),
        ("4-5-7（2）", "2x 4-5-7", Faction.BRITISH),
        ("6ポンド砲＋操作班", "6-pounder, 2-2-8", Faction.BRITISH),
        ("MAの故障したシャーマンV", "malfunctioned Sherman V", Faction.BRITISH),
        ("擱座したシャーマンV", "immobile Sherman V", Faction.BRITISH),
    ],
)
def test_counters_are_counted_and_told_what_ails_them_as_japanese_is_written(
    typed: str, meant: str, faction: Faction
) -> None:
    assert named(f"{typed} ＠ ＮＮ８", faction) == named(f"{meant} @ NN8", faction)


@pytest.mark.parametrize(
    ("said", "meant", "faction"),
    [
        (
            "two 4-5-7 squads, one of them broken, and an 8-0 in M20",
            "4-5-7, broken 4-5-7, 8-0 @ M20",
            "british",
        ),
        ("a 4-5-7 and a 2-4-7 with an MMG in M22", "4-5-7, 2-4-7, MMG @ M22", "british"),
        ("Sherman V in motion in K20", "motion Sherman V @ K20", "british"),
        ("3x 4-5-7, two of which are pinned @ M20", "4-5-7, 2x pinned 4-5-7 @ M20", "british"),
        ("PaK 40 and its 2-2-8 crew at Q16", "75L PaK40, 2-2-8 @ Q16", "german"),
        (
            "three 4-4-7s, two LMGs, one malfunctioned @ P22",
            "3x 4-4-7, LMG, malfunctioned LMG @ P22",
            "german",
        ),
        ("Tiger, stunned, CE @ R18", "stunned crew-exposed Pz VIE @ R18", "german"),
        ("broken LMG @ P22", "malfunctioned LMG @ P22", "german"),
        ("P22: 8-1, radio, SS 4-4-7", "8-1, radio, SS 4-4-7 @ P22", "german"),
        ("P22：8-1、無線機、SS 4-4-7", "8-1, radio, SS 4-4-7 @ P22", "german"),
        ("P22に8-1指揮官とSS 4-4-7分隊2個", "8-1, 2x SS 4-4-7 @ P22", "german"),
        ("8-1 with the radio in the steeple of NN8", "8-1, radio @ NN8 steeple", "german"),
        ("8-1 @ NN8の上の階", "8-1 @ NN8 steeple", "german"),
        ("SS 4-4-7, 6+1 in NN8, ground level", "SS 4-4-7, 6+1 @ NN8", "german"),
        ("6+1 @ NN8の地上", "6+1 @ NN8", "german"),
        ("a pair of 4-5-7s and the other radio in M20", "2x 4-5-7, radio @ M20", "british"),
        ("2 squads of 4-5-7 @ M20", "2x 4-5-7 @ M20", "british"),
        ("9-1 + 6+1 @ M20", "9-1, 6+1 @ M20", "british"),
        ("M20に4-5-7が2個と8-0がいる", "2x 4-5-7, 8-0 @ M20", "british"),
        ("4-5-7 @ 風車", "4-5-7 @ E13", "british"),
        ("NN8, steeple: 8-0 (steeple), radio (steeple)", "8-0, radio @ NN8 steeple", "german"),
        ("NN8の尖塔：8-0（尖塔）、無線機（尖塔）", "8-0, radio @ NN8 steeple", "german"),
    ],
)
def test_a_line_is_read_as_it_is_said_and_as_a_stack_is_shown(said: str, meant: str, faction: str) -> None:
    assert named(said, Faction(faction)) == named(meant, Faction(faction))


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("4-5-7 and fnord @ M20", "roster-unknown-piece"),
        ("broken @ M20", "roster-unknown-piece"),
        ("fnord: 4-5-7", "roster-unknown-piece"),
        ("2x 4-5-7, three broken @ M20", "roster-impossible-count"),
        ("4-5-7, in motion @ M20", "roster-unfit-mark"),
        ("&, @ M20", "roster-unknown-piece"),
    ],
)
def test_what_is_said_of_no_counter_is_told(said: str, key: str) -> None:
    assert ForcesTable().refusal_of_naming(said, Faction.BRITISH) == key


def test_the_ss_are_completed_as_the_ss() -> None:
    assert "SS 4-4-7" in printed_names(Faction.GERMAN).completions("ss 4")
