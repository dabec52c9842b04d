import pytest

from companion.games.no_prisoners.readings import NpReadings
from companion.games.no_prisoners.rules.combat.odds import (
    Attacker,
    Barrier,
    Shifts,
    Target,
    attack_refusal,
    column_name,
    odds,
)
from companion.games.no_prisoners.table.combat_events import OddsTold
from companion.games.no_prisoners.terms import Crt, Faction, UnitType
from companion.reason import Reason
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM

CP = Faction.CENTRAL_POWERS


def _key(refusal: Reason | None) -> str:
    return refusal.key if refusal else ""


def test_an_attack_explains_each_stage() -> None:
    target = Target((3,), CP, frozenset({"desert", "town"}))
    found = odds((Attacker(6),), target, Shifts(air=True, command=True))
    assert [(reason.key, dict(reason.args)) for reason in found.explained()] == [
        ("np-odds-attack", {"strength": 6}),
        ("np-odds-defence", {"strength": 4.5, "multiplier": 1.5, "terrain": "town"}),
        ("np-odds-percent", {"percent": 133, "column": "100-199", "end": "inner"}),
        ("np-odds-shifts", {"air": 1, "naval": 0, "command": 1, "column": "300-399", "end": "inner"}),
    ]


def test_one_attacker_who_crosses_no_river_takes_its_help_from_the_defender() -> None:
    target = Target((3,), CP, frozenset({"clear"}))
    assert odds((Attacker(3, is_across_river=True), Attacker(3)), target).multiplier.value == 1


def test_a_defence_of_nothing_is_attacked_in_the_last_column() -> None:
    found = odds((Attacker(1),), Target((0,), CP))
    assert (found.percent, column_name(found.column)) == (None, ">=600")
    assert found.explained()[2].key == "np-odds-no-defence"


def test_a_wadi_helps_in_winter_only_where_players_read_it_so() -> None:
    target = Target((2,), CP, frozenset({"seasonal_lake_wadi"}), is_winter=True)
    assert odds((Attacker(4),), target).defence == 2
    assert odds((Attacker(4),), target, readings=NpReadings(wadi_doubles_in_winter=True)).defence == 4


@pytest.mark.parametrize(
    ("attacker", "terrain", "crt", "why"),
    [
        (Attacker(4), {"clear"}, Crt.MAIN_OFFENSIVE, ""),
        (Attacker(4, is_supplied=False), {"clear"}, Crt.RAID, ""),
        (Attacker(4, is_supplied=False), {"clear"}, Crt.MAIN_OFFENSIVE, "np-offensive-needs-supply"),
        (Attacker(4), {"city_red"}, Crt.MAIN_OFFENSIVE, "np-no-offensive-on-city"),
        (Attacker(4), {"city_red"}, Crt.RAID, ""),
        (Attacker(4, UnitType.TANK), {"mountain", "pass"}, Crt.RAID, "np-vehicles-attack-mountain"),
        (Attacker(4, UnitType.CAMEL), {"mountain"}, Crt.RAID, ""),
        (Attacker(4, barrier=Barrier.ALL_SEA), {"clear"}, Crt.RAID, "np-attack-across"),
    ],
)
def test_why_an_attack_or_its_table_is_refused(
    attacker: Attacker, terrain: set[str], crt: Crt, why: str
) -> None:
    assert _key(attack_refusal((attacker,), Target((3,), CP, frozenset(terrain)), crt)) == why


def test_vehicles_take_a_pass_where_players_read_it_so() -> None:
    target = Target((3,), CP, frozenset({"mountain", "pass"}), is_along_pass=True)
    readings = NpReadings(passes_carry_vehicles=True)
    assert attack_refusal((Attacker(4, UnitType.TANK),), target, Crt.RAID, readings=readings) is None


def test_nothing_against_nothing_is_no_attack() -> None:
    assert _key(attack_refusal((), Target((3,), CP), Crt.RAID)) == "np-attack-needs-both"
    assert _key(attack_refusal((Attacker(0),), Target((0,), CP), Crt.RAID)) == "np-no-strength"


def test_damascus_is_attacked_over_the_boundary_on_which_it_lies() -> None:
    attackers = (Attacker(4, barrier=Barrier.FRONT_BOUNDARY),)
    for terrain, why in ({"clear"}, "np-attack-across"), ({"clear", "damascus"}, ""):
        target = Target((3,), Faction.ALLIED, frozenset(terrain))
        assert _key(attack_refusal(attackers, target, Crt.RAID)) == why


@pytest.mark.parametrize(
    ("language", "attack", "words"),
    [
        ("en", 1, "33%: column 49 or less"),
        ("en", 4, "133%: column 100-199"),
        ("en", 18, "600%: column 600 or more"),
        ("ja", 1, "33%：49以下コラム"),
        ("ja", 18, "600%：600以上コラム"),
    ],
)
def test_the_ends_of_the_table_are_said_in_words(language: str, attack: int, words: str) -> None:
    found = odds((Attacker(attack),), Target((3,), CP)).explained()[2]
    assert Catalogue(language).reason(found, str).startswith(words)


@pytest.mark.parametrize(
    ("then", "words"), [("<=49", "28%: column 49 or less"), ("100-199", "28%: column 100-199")]
)
def test_odds_told_before_are_said_in_words_too(then: str, words: str) -> None:
    line = {"key": "np-odds-percent", "rule": "11.3", "args": {"percent": 28, "column": then}}
    told = SYSTEM.events.load({"type": "np-odds-told", "version": 1, "lines": [line]})
    assert isinstance(told, OddsTold)
    assert Catalogue("en").reason(told.lines[0], str).startswith(words)
