"""A German attack uses what the Germans have marked (4.5171b)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, AttemptContact, MoveObserver
from companion.games.elst.procedures.forces.commands import AddRoster, TellRoll
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import MarkPlayArea
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.clock import clock_panel
from companion.games.elst.shown.forces.overlays import PLAY_AREA
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.due_now import told
from tests.games.elst.table import SYSTEM, Table, at

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
