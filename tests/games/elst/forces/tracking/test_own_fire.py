"""Tracked units and artillery: who is attacked where he comes in, who is under his own side's fire."""

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.artillery.commands import ResolveAttacks, SetTarget, TakeAction
from companion.games.elst.procedures.artillery.mission_events import AttackMade
from companion.games.elst.procedures.forces.commands import AddRoster, LeaveMap, MovePieces, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.kit.news import news_since
from companion.kit.questions import Question
from tests.games.elst.played import BRITISH, GERMAN, SYSTEM, Played, at
from tests.games.elst.table import BATTERY, in_contact


def facts_of(table: Played, name: str) -> dict[str, dict[str, object]]:
    counter = next(one for one in SYSTEM.counters(table.session.state) if one.hex == at(name))
    return {fact.key: dict(fact.args) for fact in counter.facts}


def test_units_under_he_of_their_own_side_have_one_morale_less() -> None:
    """2.54"""
    table = Played()
    table.add(GERMAN, "6-5-8, Tiger @ KK16")
    table.add(BRITISH, "4-5-7 @ KK16")
    table.lay_fire("G1", "LL16")
    (line,) = [line for line in table.lines(FORCES_PANEL) if line.key == "own-fire-units"]
    assert (line.hexes, line.args["levels"]) == ((at("KK16"),), "6-5-8: 7, Pz VIE: 8")
    assert facts_of(table, "KK16")["own-fire-counter"] == {"morale": "7", "broken": "8"}
    assert "help-own-fire" in {reason.key for reason in SYSTEM.hex_help(table.session.state, at("KK16"))}


@pytest.mark.parametrize(
    ("side", "counter", "mission", "hex_"),
    [
        (BRITISH, ArtilleryCounter.FFE2, Mission.HE, "KK16"),  # the other side's fire
        (GERMAN, ArtilleryCounter.FFE2, Mission.SMOKE, "KK16"),
        (GERMAN, ArtilleryCounter.SR, Mission.HE, "KK16"),
        (GERMAN, ArtilleryCounter.FFE2, Mission.HE, "KK14"),  # outside
    ],
)
def test_nothing_else_lowers_morale(side, counter: ArtilleryCounter, mission: Mission, hex_: str) -> None:
    table = Played()
    table.add(side, f"9-1 @ {hex_}")
    table.lay_fire("G1", "LL16", counter, mission)
    assert "own-fire-units" not in {line.key for line in table.lines(FORCES_PANEL)}
    assert "own-fire-counter" not in facts_of(table, hex_)


def test_the_result_of_an_attack_tells_it_of_own_units_that_are_known_to_be_there() -> None:
    """2.54"""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    table.do(AddRoster(side=GERMAN, text="4-4-7 @ KK15\nTiger @ KK16"))
    table.do(AddRoster(side=BRITISH, text="4-5-7 @ LL16"))
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    table.do(SetTarget(battery=BATTERY, hex=at("KK15"), tem=0))
    table.do(ResolveAttacks(battery=BATTERY))
    made = [event for event in table.answer(5) if isinstance(event, AttackMade)]
    warned = {event.hex for event in made if "oba-own-units-there" in {line.key for line in event.log()}}
    assert warned == {at("KK15")}
    assert "oba-own-units-there" in {line.key for event in made for line in event.told()}
    afv = {event.hex for event in made if "oba-afv-there" in {line.key for line in event.log()}}
    assert afv == {at("KK16")}  # 2.53


@pytest.mark.parametrize(("fire", "morale"), [("TT3", 7), ("LL16", 8)])
def test_the_nmc_of_leaving_counts_own_fire(fire: str, morale: int) -> None:
    """2.54 with CG11b: an SS 4-4-7 has 8 on its back."""
    table = Played()
    table.add(GERMAN, "SS 4-4-7 @ TT3")
    table.lay_fire("G1", fire)
    table.do(LeaveMap(side=GERMAN, text="SS 4-4-7", hex=at("TT3"), is_broken=True))
    assert isinstance(table.asked, RollRequest)
    assert table.asked.goal is not None
    assert table.asked.goal.at_most == morale


# ---- units that come in ----


def moving(
    phase: Phase, text: str = "4-4-7 @ KK15", counter: ArtilleryCounter = ArtilleryCounter.FFEC
) -> Played:
    """Germans beside the blast area of their own gun."""
    table = Played()
    table.add(GERMAN, text)
    table.lay_fire("G1", "LL16", counter)
    table.go_to(phase)
    return table


def move(text: str, start: str, end: str, side=GERMAN) -> MovePieces:
    return MovePieces(side=side, text=text, spot=Spot.MAP, hex=at(start), to_spot=Spot.MAP, to_hex=at(end))


IN = move("4-4-7", "KK15", "KK16")


@pytest.mark.parametrize(("exposure", "drms"), [("ffmo-and-ffnam", [-2]), ("no-ffmo-ffnam", [])])
def test_a_move_into_a_blast_area_is_attacked_as_exposed_as_the_table_says(
    exposure: str, drms: list[int]
) -> None:
    """2.51a, 2.51b"""
    table = moving(Phase.MOVEMENT)
    table.do(IN)
    assert table.purpose == ElstPurpose.ENTRY_WAY
    table.answer(exposure)
    assert table.purpose == ElstPurpose.ENTRY
    assert isinstance(table.asked, RollRequest)
    assert table.asked.dice == 2
    negative = [one.value for one in table.asked.modifiers if one.reason.key == "oba-drm-negative"]
    assert negative == drms
    table.answer(8)
    assert table.asked is None
    told = table.told()[-2:]
    assert [reason.key for reason in told][1:] == ["oba-own-units-there"]
    assert told[0].key.startswith("oba-log-attack")
    journal = table.session.journal
    assert news_since(journal, len(journal.entries)).reasons == tuple(told)


def test_infantry_that_goes_beside_a_vehicle_is_exposed_and_the_vehicle_is_not() -> None:
    """2.51b"""
    table = moving(Phase.MOVEMENT, "4-4-7, Panther @ KK15")
    alone = moving(Phase.MOVEMENT, "Panther @ KK15")
    table.do(move("4-4-7, Panther", "KK15", "KK16"))
    alone.do(move("Panther", "KK15", "KK16"))
    assert isinstance(table.asked, Question)
    assert isinstance(alone.asked, Question)
    assert "ffmo-and-ffnam" in table.asked.options
    assert "ffmo-and-ffnam" not in alone.asked.options


@pytest.mark.parametrize("phase", [Phase.ROUT, Phase.ADVANCE])
def test_who_routs_or_advances_in_is_attacked_without_exposure(phase: Phase) -> None:
    """2.51a, 2.51b"""
    table = moving(phase)
    table.do(IN)
    table.answer("yes")
    assert table.purpose == ElstPurpose.ENTRY


def test_the_table_may_say_that_nobody_is_attacked() -> None:
    table = moving(Phase.MOVEMENT)
    table.do(IN)
    table.answer("no")
    assert table.asked is None
    assert table.told()[-1].key == "oba-log-entry-passed-over"


def test_a_climb_into_the_steeple_of_a_blast_area_is_attacked_and_coming_down_is_not() -> None:
    """2.51a: from below into the steeple."""
    table = moving(Phase.MOVEMENT, "4-4-7 @ NN8")
    table.lay_fire("G1", "NN8")
    table.do(UseStairs(side=GERMAN, text="4-4-7", hex=at("NN8"), goes_up=True))
    table.answer("no-ffmo-ffnam")
    table.answer(8)
    attack = table.told()[-2]
    assert (attack.args["level"], attack.args["drm"]) == (1, "+3")
    table.do(UseStairs(side=GERMAN, text="4-4-7", hex=at("NN8"), goes_up=False))
    assert table.asked is None


def test_nobody_is_attacked_for_standing_by() -> None:
    """2.51a: in no other phase, by no FFE:1, not the side that does not move, not a weapon left alone."""
    for table, command in (
        (moving(Phase.CLOSE_COMBAT), IN),
        (moving(Phase.MOVEMENT, counter=ArtilleryCounter.FFE1), IN),
        (moving(Phase.MOVEMENT, "LMG @ KK15"), move("LMG", "KK15", "KK16")),
        (moving(Phase.MOVEMENT, "4-4-7 @ KK16"), move("4-4-7", "KK16", "KK15")),
    ):
        table.do(command)
        assert table.asked is None
    other = moving(Phase.MOVEMENT)
    other.add(BRITISH, "4-5-7 @ KK15")
    other.do(move("4-5-7", "KK15", "KK16", BRITISH))
    assert other.asked is None
