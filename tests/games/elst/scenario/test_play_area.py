"""A German attack uses what the Germans have marked (4.5171b)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.refit.commands import MarkPlayArea
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.clock import clock_panel
from companion.games.elst.shown.forces.overlays import PLAY_AREA
from companion.session.errors import IllegalCommandError
from tests.due_now import told
from tests.games.elst.table import SYSTEM, Table, at

FIRST = "The Germans mark their play area first. (4.5171b)"


def squad(hex_: str) -> AddRoster:
    return AddRoster(side=Faction.GERMAN, text=f"SS 4-4-7 @ {hex_}")


def refused(table: Table, command: AddRoster | MarkPlayArea) -> str:
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
