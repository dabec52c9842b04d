"""A German attack uses what the Germans have marked (4.5171b)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    MoveObserver,
    TakeAction,
    TellSight,
)
from companion.games.elst.procedures.artillery.mission_events import CounterPlaced
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.forces.commands import AddRoster, MovePieces, TellRoll
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import MarkPlayArea
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.clock import clock_panel
from companion.games.elst.shown.forces.overlays import PLAY_AREA
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.due_now import told
from tests.games.elst.table import BOARD, SYSTEM, Table, at

OUTSIDE = "elst-outside-play-area 4.5171b"
FIRST = "The Germans mark their play area first. (4.5171b)"


def squad(hex_: str) -> AddRoster:
    return AddRoster(side=Faction.GERMAN, text=f"SS 4-4-7 @ {hex_}")


def refused(table: Table, command: Command) -> str:
    with pytest.raises(IllegalCommandError) as error:
        table.do(command)
    return f"{error.value.reason.key} {error.value.reason.rule}"


def is_offered(table: Table) -> bool:
    choices = [choice for part in clock_panel(table.scene).parts for choice in getattr(part, "choices", ())]
    return any(choice.command is MarkPlayArea for choice in choices)


@pytest.fixture
def table() -> Table:
    return Table("german-attack")


def test_it_is_due_as_the_attack_begins_until_it_is_marked(table: Table) -> None:
    assert told(table.session) == [FIRST]
    assert is_offered(table)
    too_wide = MarkPlayArea(first=at("NN8"), last=at("BB8"))
    assert refused(table, too_wide) == "refit-play-area-too-large 4.5171b"
    table.do(MarkPlayArea(first=at("NN8"), last=at("GG17")))
    assert [reason.hexes for reason in table.session.undo_detail] == [(at("NN8"), at("GG17"))]
    assert told(table.session) == []
    assert [shown.id for shown in SYSTEM.overlays(table.state)][-1] == PLAY_AREA
    assert not is_offered(table)


def test_nobody_is_asked_for_it_later_or_in_another_scenario(table: Table) -> None:
    table.go_to(Phase.MOVEMENT)
    assert told(table.session) == []
    assert told(Table("british-attack").session) == []


def test_outside_nobody_comes_unless_the_table_insists(table: Table) -> None:
    table.do(squad("CC12"))  # before it is marked
    table.do(MarkPlayArea(first=at("NN8"), last=at("GG17")))
    table.do(squad("HH9"))
    assert refused(table, squad("NN18")) == "elst-outside-play-area 4.5171b"
    table.overrule(squad("NN18"))


def test_outside_nobody_observes_fires_or_is_fired_at(table: Table) -> None:
    table.do(AddRoster(side=Faction.GERMAN, text="9-1, radio, SS 6-5-8 @ NN8 steeple"))
    table.do(squad("II12"))
    table.do(AddBattery(battery="G1", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=100))
    table.do(MarkPlayArea(first=at("DD10"), last=at("MM19")))
    table.go_to(Phase.PREP_FIRE)
    attempt = AttemptContact(battery="G1", ends_ordnance_smoke=True)
    assert refused(table, attempt) == OUTSIDE
    assert all("G1" not in line for line in told(table.session))
    for start, goal in (("NN8", "II12"), ("II12", "NN8")):
        fire = TellRoll(
            side=Faction.GERMAN, text="SS 4-4-7", spot=Spot.MAP, hex=at(start), at=at(goal), total=7
        )
        assert refused(table, fire) == OUTSIDE
    table.do(MoveObserver(battery="G1", hex=at("II12")))
    table.do(attempt)


def under_fire(counter: ArtilleryCounter, mission: Mission) -> Table:
    """A counter of G1 in the last hexrow of the play area; a British squad in it, one beyond it."""
    table = Table("german-attack")
    table.do(AddRoster(side=Faction.BRITISH, text="4-5-7 @ GG17"))
    table.do(AddRoster(side=Faction.BRITISH, text="4-5-7 @ FF17"))
    table.do(AddBattery(battery="G1", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=100))
    table.do(MarkPlayArea(first=at("NN8"), last=at("GG17")))
    table.set(
        {
            "contact_number": 8,
            "has_contact": True,
            "has_access": True,
            "counter": counter,
            "hex": at("GG17"),
            "mission": mission,
        }
    )
    table.go_to(Phase.PREP_FIRE)
    table.do(AttemptContact(battery="G1", ends_ordnance_smoke=True))
    table.answer(5)
    while table.purpose in (ElstPurpose.BLAST_SIGHT, ElstPurpose.ENEMY_NEAR):
        table.answer({ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "no"}[table.purpose])
    return table


IN_PLAY = {"GG17", "GG16", "HH16", "HH17"}  # of the blast area around GG17


def test_an_ffe_strikes_only_what_is_in_play() -> None:
    table = under_fire(ArtilleryCounter.FFE2, Mission.HE)
    table.do(TakeAction(battery="G1", action=Action.RESOLVE_FFE2))
    assert {BOARD.hex_name(target.hex) for target in table.battery.activity.barrage or ()} == IN_PLAY
    assert {BOARD.hex_name(hex_) for hex_ in table.card.blast} == IN_PLAY


def test_smoke_is_laid_only_where_play_goes() -> None:
    table = under_fire(ArtilleryCounter.FFE2, Mission.SMOKE)
    table.do(TakeAction(battery="G1", action=Action.RESOLVE_FFE2))
    assert {BOARD.hex_name(smoke.hex) for smoke in table.game.markers.smoke} == IN_PLAY


def test_an_sr_that_comes_down_outside_is_told_and_not_seen() -> None:
    table = under_fire(ArtilleryCounter.SR, Mission.SMOKE)
    table.do(MoveObserver(battery="G1", hex=at("II12")))
    table.do(TellSight(battery="G1", hex=at("GG15"), is_seen=True, hindrance=0))
    table.do(TakeAction(battery="G1", action=Action.CORRECT_SR, ar=at("GG15")))
    table.answer(6)
    assert table.purpose == ElstPurpose.ERROR_DIRECTION
    (placed,) = (event for event in table.answer((5,)) if isinstance(event, CounterPlaced))
    assert [f"{line.key} {line.rule}" for line in placed.news()] == ["oba-log-counter-placed ", OUTSIDE]
    assert table.hex_name == "FF15"
    assert blast_sight(table.scene, table.battery) is BlastVerdict.BLOCKED


@pytest.mark.parametrize(("last", "refusal"), [("GG17", "entry-outside-play-area 4.5171b"), ("TT9", "")])
def test_nobody_enters_where_the_attack_uses_no_entry_hex(table: Table, last: str, refusal: str) -> None:
    """CG7: S1 to TT8; TT8 lies in the second play area."""
    table.do(MarkPlayArea(first=at("NN8"), last=at(last)))
    table.do(AddRoster(side=Faction.GERMAN, text="4-4-7"))
    command = MovePieces(side=Faction.GERMAN, text="4-4-7", spot=Spot.HAND, to_spot=Spot.OFFBOARD)
    if refusal:
        assert refused(table, command) == refusal
    else:
        table.do(command)
        assert [held.place.spot for held in table.state.game.forces.of(Faction.GERMAN)] == [Spot.OFFBOARD]
