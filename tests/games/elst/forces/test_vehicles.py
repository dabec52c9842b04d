import pytest

from companion.games.elst.rules.forces import panther
from companion.games.elst.rules.forces.ammunition import (
    ELST,
    AmmunitionCodeError,
    Month,
    Theatre,
    is_round_available,
    parse_ammunition_code,
    special_rounds,
)
from companion.games.elst.rules.forces.readings import DepletionNumber, ForceReadings
from companion.games.elst.rules.forces.vehicle_notes import (
    anti_aircraft_gun_refusal,
    coaxial_gun_refusal,
    depletion_numbers,
    weapon_reminders,
)
from companion.games.elst.rules.forces.weapons import Round
from tests.cases.adapters.elst.forces_words import gun_type, vehicle_type

READINGS = ForceReadings()
STUG, TIGER = vehicle_type("stug-iii-g-late"), vehicle_type("tiger")


@pytest.mark.parametrize(
    ("code", "number", "since", "is_european"),
    [
        ("D6 J4E", 6, Month(1944, 6), True),
        ("WP6 J4+", 6, Month(1944, 6), False),
        ("HE7 F3", 7, Month(1943, 2), False),
        ("8 4+", 8, Month(1944), False),
        ("S4", None, Month(1944, 9), False),
    ],
)
def test_a_code_is_read(code: str, number: int | None, since: Month, is_european: bool) -> None:
    read = parse_ammunition_code(code)
    assert (read.number, read.since, read.is_european) == (number, since, is_european)


@pytest.mark.parametrize("code", ["", "D", "D6", "Q4", "D6 X4", "6D J4"])
def test_other_text_is_no_code(code: str) -> None:
    with pytest.raises(AmmunitionCodeError) as caught:
        parse_ammunition_code(code)
    assert caught.value.reason.args["code"] == code


def test_the_six_pounder_in_september_1944() -> None:
    gun = gun_type("six-pounder")
    assert special_rounds(gun, ELST, READINGS) == {Round.HIGH_EXPLOSIVE: 8, Round.SABOT: 6}
    other = ForceReadings(six_pounder_sabot=DepletionNumber.AS_WORDED)
    assert special_rounds(gun, ELST, other)[Round.SABOT] == 4


def test_sabot_comes_to_the_pacific_in_1945() -> None:
    (sabot,) = (note for note in gun_type("six-pounder").rounds if note.round is Round.SABOT)
    assert not is_round_available(sabot, Month(1944, 12), Theatre.PACIFIC)
    assert is_round_available(sabot, Month(1945, 1), Theatre.PACIFIC)


def test_the_coaxial_gun_of_the_stug_by_either_reading() -> None:
    allowed = ForceReadings(stug_coaxial_gun=True)
    assert coaxial_gun_refusal(STUG, ELST, READINGS).key == "stug-no-coaxial-gun"
    assert coaxial_gun_refusal(STUG, ELST, allowed) is None
    assert coaxial_gun_refusal(STUG, Month(1944, 8), allowed).key == "stug-coaxial-gun-later"
    assert coaxial_gun_refusal(TIGER, ELST, READINGS) is None


def test_printed_numbers_rise_for_the_stug_only() -> None:
    printed = {"A": 4, "s": 8}
    assert depletion_numbers(STUG, printed, READINGS) == {"A": 5, "s": 9}
    assert depletion_numbers(STUG, printed, ForceReadings(stug_numbers_rise=False)) == printed
    assert depletion_numbers(TIGER, printed, READINGS) == printed


def test_the_remote_gun_needs_a_closed_hatch() -> None:
    assert anti_aircraft_gun_refusal(STUG, is_buttoned_up=False).key == "stug-remote-gun-needs-bu"
    assert anti_aircraft_gun_refusal(TIGER, is_buttoned_up=False) is None


@pytest.mark.parametrize(
    ("vehicle", "keys"),
    [
        ("panther", ["vehicle-stalls"]),
        ("tiger", ["vehicle-crew-morale", "vehicle-close-defence"]),
        ("sherman-vc", ["vehicle-no-bow-gun", "weapon-round"]),
        ("sherman-v", ["vehicle-to-hit", "weapon-round"]),
        ("stug-iii-g-late", ["stug-no-coaxial-gun", "vehicle-numbers-rise", "stug-remote-gun-needs-bu"]),
        ("panzer-iii-n", []),
    ],
)
def test_what_to_keep_in_mind(vehicle: str, keys: list[str]) -> None:
    assert [reason.key for reason in weapon_reminders(vehicle_type(vehicle), READINGS)] == keys


def test_twelve_is_the_only_stall() -> None:
    goal = panther.stall_request("panther").goal
    assert goal is not None
    assert [dr for dr in range(2, 13) if not goal.is_met(dr, dr)] == [12]


def test_a_gun_brings_its_rounds_with_their_numbers() -> None:
    told = {r.args["round"]: r.args["number"] for r in weapon_reminders(gun_type("six-pounder"), READINGS)}
    assert told == {"high-explosive": 8, "sabot": 6}
