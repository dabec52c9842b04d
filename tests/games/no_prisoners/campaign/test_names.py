"""What may be typed in a campaign: places of the map, and the counters that those at the machine may see."""

from pathlib import Path

import pytest

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.kit.names import CounterMeant, Means, Names
from companion.kit.system import Players
from companion.reason import Reason
from companion.session.secrets.keys import OutsideKeys
from tests.due_now import told
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, SHORT, hex_of
from tests.games.no_prisoners.campaign.test_campaign import Table as Campaign


def _names(sketch: Sketch) -> Names[Means]:
    return Names(SYSTEM.names(sketch.session.state), BOARD.hex_name)


def test_a_place_and_a_counter_are_known_by_their_names() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    sketch.stand(al_w_42="0709")
    assert BOARD.hex_name(_names(sketch).meant("beersh")) == next(
        BOARD.hex_name(place.hexes[0]) for place in BOARD.places if place.name == "Beersheba"
    )
    called = sketch.unit("al-w-42")
    own = next(name for name in SYSTEM.names(sketch.session.state) if _is(name.means, called.id))
    assert own.means == CounterMeant("al-w-42", hex_of("0709"))
    assert _names(sketch).meant(_worded(own)) == own.means


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("Yambo", "Yenbo"),
        ("al-Madinah", "Medina"),
        ("Tebouk", "Tabuk"),
        ("Deraʿa", "Dera"),
        ("Maʿān", "Ma'an"),
        ("al-‘Ula", "El Ula"),
        ("Umluj", "Umm Lejj"),
        ("Teima", "Tayma"),
        ("Ghazze", "Gaza"),
        ("Bir al-‘Abd", "Bir el Abd"),
        ("アル・アカバ", "Aqaba"),
        ("ウムルジュ", "Umm Lejj"),
        ("ヤンブー・アル・バハル", "Yenbo"),
        ("カラート・アン・ナフル", "Kalaat"),
    ],
)
def test_arabic_names_are_understood_as_other_books_write_them(typed: str, place: str) -> None:
    where = next(one.hexes[0] for one in BOARD.places if one.name == place)
    assert _names(Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)).meant(typed) == where


@pytest.mark.parametrize(
    ("typed", "unit"),
    [
        ("PSH I", "cp-w-psh1"),
        ("Khayri Bey", "cp-e-kb"),
        ("カイリ・ベイ", "cp-e-kb"),
        ("Ibn Rashid", "cp-e-rashid"),
        ("42nd Regt", "cp-e-42"),
        ("42 Rgt", "cp-e-42"),
        ("Garrison Rgt 3", "cp-e-gar-3"),
        ("3 Garrison", "cp-e-gar-3"),
        ("3 Gar. Rgt.", "cp-e-gar-3"),
        ("Garrison No. 3", "cp-e-gar-3"),
        ("#3 garrison", "cp-e-gar-3"),
        ("1 garrison", "cp-e-gar-1"),  # not the 13th, nor the 17th
        ("第三守備連隊", "cp-e-gar-3"),
        ("守備隊3", "cp-e-gar-3"),
        ("第13守備隊", "cp-w-g13"),
        ("Garrison Brigade A", "al-w-ga"),
        ("守備旅団A", "al-w-ga"),
        ("27 ID", "cp-w-27"),
        ("55th IR", "cp-e-55"),
        ("Arab Cav Grp", "cp-w-arabcav"),
        ("HXF Camels", "cp-e-hxfcam"),
        ("Yildirim HQ", "cp-w-sxf"),
        ("S.X.F. H.Q.", "cp-w-sxf"),
        ("8C", "cp-w-viiicav"),
        ("1st Provisional", "cp-e-1p"),
        ("29 Ind Bde", "al-w-29ind"),
        ("マリー", "al-w-murray"),
        ("義勇騎兵", "al-w-yeocav"),
        ("Syrian camels", "cp-w-syrcam"),
        ("Bikaner", "al-w-bcc"),
    ],
)
def test_units_are_understood_by_what_is_printed_on_them(typed: str, unit: str) -> None:
    names = Names(SYSTEM.names(Campaign(SHORT).session.state), BOARD.hex_name)
    assert _is(names.meant(typed), unit)


def test_no_spelling_is_of_two_places() -> None:
    spelled = Names(SYSTEM.names(Campaign(SHORT).session.state), BOARD.hex_name).spelled
    places = {(one.letters, one.means) for one in spelled if not isinstance(one.means, CounterMeant)}
    assert len({letters for letters, _ in places}) == len(places)


def _is(means: Means, id_: str) -> bool:
    return isinstance(means, CounterMeant) and means.id == id_


def _worded(name: object) -> str:
    return next(one.text for one in Names((name,), BOARD.hex_name).spelled)


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("ロレンス", Reason("np-before-revolt", "18.0a")),
        ("アルペン軍団", Reason("np-spot", args={"spot": "aside"})),
        ("第10歩兵師団", Reason("np-spot", args={"spot": "gone"})),
        ("第3歩兵師団", Reason("np-spot-on-track", args={"turn": "9"})),
    ],
)
def test_who_has_not_come_or_comes_no_more_has_a_name_and_is_told_of(typed: str, where: Reason) -> None:
    table = Campaign(SHORT)
    table.by_hand({"counters/cp-w-3/spot": "due", "counters/cp-w-3/due": 9})
    assert Names(SYSTEM.absent(table.session.state)).meant(typed).where == where


def test_in_the_fog_no_name_and_nothing_due_tells_what_the_enemy_has(tmp_path: Path) -> None:
    table = Campaign(SHORT, players=Players.TWO, keys=OutsideKeys(tmp_path), **{"np-fog-of-war": True})
    for faction in Faction:
        table.session.secrecy.unlock(faction)
    made = {"side": Faction.CENTRAL_POWERS, "front": Front.WEST, "kind": UnitType.INFANTRY}
    table.do(cmd.MakeCounter(name="Canary", due=7, **made))
    table.put("made-1", "0909")
    assert Names(SYSTEM.names(table.session.state)).fitting("canary")
    table.session.secrecy.lock(Faction.CENTRAL_POWERS)
    assert not Names(SYSTEM.names(table.session.state)).fitting("canary")
    assert "Canary" not in " ".join(told(table.session))


def test_every_counter_has_its_designation_and_is_understood_by_all_that_is_shown_of_it() -> None:
    state = Campaign(SHORT).session.state
    counters, names = SYSTEM.counters(state), Names(SYSTEM.names(state), BOARD.hex_name)
    assert [one.id for one in counters if not one.short_name] == []
    for counter in counters:
        shown = [one.text for one in names.spelled if _is(one.means, counter.id)]
        assert len(shown) > 1
        for text in shown:
            assert any(_is(one.means, counter.id) for one in names.fitting(text)), text


def test_a_designation_means_its_counter_though_others_begin_with_it() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    sketch.stand(al_w_54="0709")
    assert _names(sketch).meant("54") == CounterMeant("al-w-54", hex_of("0709"))


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("Desert Force", "cp-w-df"),
        ("Bikanur Camel Corps", "al-w-bcc"),
        ("アレンビー司令部", "al-w-murray"),
        ("英軍第42師団", "al-w-42"),
        ("第42歩兵連隊", "cp-e-42"),
        ("土軍の第8騎兵集団", "cp-w-viiicav"),
        ("ラシードらくだ部隊", "cp-e-rashid"),
    ],
)
def test_units_are_known_by_what_their_abbreviations_stand_for_and_as_japanese_writes_them(
    typed: str, id_: str
) -> None:
    found = Names(SYSTEM.names(Campaign(SHORT).session.state), BOARD.hex_name).meant(typed)
    assert isinstance(found, CounterMeant)
    assert found.id == id_


@pytest.mark.parametrize(
    ("named", "typed"),
    [
        ("Imperial Camel Corps", "ICC"),
        ("ICC", "Imperial Camel Corps"),
        ("1st AL", "1 Arab Legion"),
        ("Asien Korps", "AK"),  # and not Akaba
        ("Amman Expeditionary Force", "AEF"),
        ("Arab Legion", "al"),
    ],
)
def test_abbreviations_of_the_rulebook_are_understood_of_counters_that_the_table_named(
    named: str, typed: str
) -> None:
    table = Campaign(SHORT)
    table.do(cmd.MakeCounter(name=named, side=Faction.ALLIED, front=Front.WEST, kind=UnitType.CAMEL))
    assert _is(Names(SYSTEM.names(table.session.state), BOARD.hex_name).meant(typed), "made-1")


@pytest.mark.parametrize(
    ("typed", "unit"),
    [
        ("だい２７ほへいしだん", "cp-w-27"),
        ("あらぶきへいしゅうだん", "cp-w-arabcav"),
        ("だい13しゅびれんたい", "cp-w-g13"),
        ("しりあらくだぶたい", "cp-w-syrcam"),
    ],
)
def test_units_are_understood_in_kana_that_nobody_turned_into_kanji(typed: str, unit: str) -> None:
    assert _is(Names(SYSTEM.names(Campaign(SHORT).session.state), BOARD.hex_name).meant(typed), unit)


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("Turkish 42nd", "cp-e-42"),
        ("土42連隊", "cp-e-42"),
        ("トルコ軍の42連隊", "cp-e-42"),
        ("Br. 42 Div", "al-w-42"),
        ("英42師団", "al-w-42"),
        ("German 2nd Cavalry", "cp-w-2cav"),
        ("独アルペン軍団", "cp-w-alpk"),
        ("A Bde", "al-w-ga"),
        ("A旅団", "al-w-ga"),
        ("HFX HQ", "cp-e-hxf"),
        ("Yıldırım", "cp-w-sxf"),
    ],
)
def test_who_says_whose_a_counter_is_is_understood(typed: str, id_: str) -> None:
    """And two numbers alike are told apart by it (2.8)."""
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    sketch.stand(al_w_42="0709", cp_e_42="2324", cp_w_2cav="1404", cp_w_alpk="1405", cp_w_sxf="1208")
    sketch.stand(al_w_ga="0511", al_w_anzacinf="0510", cp_e_hxf="2323")
    means = _names(sketch).meant(typed)
    assert isinstance(means, CounterMeant)
    assert means.id == id_
