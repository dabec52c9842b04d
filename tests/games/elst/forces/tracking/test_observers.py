"""Tracked leaders who observe: what they may not do once they have tried for contact (2.1f, 2.11f)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    DeclineContact,
    EndOrdnanceSmoke,
    MoveObserver,
)
from companion.games.elst.procedures.forces.commands import FireAt, MovePieces, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.sequence import Phase
from companion.session.messages import Command
from tests.games.elst.played import BRITISH, GERMAN, Played, at

CHURCH, SEEN = "NN8", "FF1"
STACK = "8-1, 4-4-7"
ATTEMPT, DECLINE = AttemptContact(battery="G1"), DeclineContact(battery="G1")


def observed(text: str = STACK, **facts: object) -> Played:
    """Counters in the steeple with the observer among them, in the German PFPh."""
    table = Played("german-field-gun")
    table.add(GERMAN, f"{text} @ {CHURCH}")
    table.do(UseStairs(side=GERMAN, text=text, hex=at(CHURCH), goes_up=True))
    table.do(MoveObserver(battery="G1", hex=at(CHURCH), level=1))
    own = {"contact_number": 8, **facts}
    table.session.set_facts({f"artillery/batteries/G1/{name}": value for name, value in own.items()})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    return table


def tried(text: str = STACK) -> Played:
    """The same after a failed attempt."""
    table = observed(text)
    table.do(ATTEMPT)
    table.answer(11)
    return table


def moving(text: str) -> MovePieces:
    there = {"spot": Spot.MAP, "hex": at(CHURCH), "level": 1}
    return MovePieces(side=GERMAN, text=text, **there, to_spot=Spot.MAP, to_hex=at("NN7"))


def firing(text: str) -> FireAt:
    there = {"hex": at(CHURCH), "level": 1, "weapon": WeaponKind.SMALL_ARMS}
    return FireAt(side=GERMAN, text=text, **there, at=at(SEEN))


DOWN = UseStairs(side=GERMAN, text="8-1", hex=at(CHURCH), goes_up=False)


@pytest.mark.parametrize("command", [moving(STACK), moving("8-1"), DOWN])
def test_who_tried_in_the_pfph_stays_in_the_mph_unless_the_table_insists(command: Command) -> None:
    table = tried()
    table.go_to(Phase.MOVEMENT)
    assert table.refusal(command).key == "oba-observer-stays"
    table.session.overrule(command, "another leader has the radio")
    assert not [one for one in table.counters(CHURCH, 1) if "8-1" in one]


def test_in_the_phase_of_the_attempt_he_takes_no_part_in_other_fire() -> None:
    table = tried()
    assert table.refusal(firing(STACK)).key == "oba-observer-busy"
    assert table.refusal(moving("8-1")).key == "oba-observer-busy"
    table.do(firing("4-4-7"))


def test_those_with_him_and_who_made_no_attempt_are_free() -> None:
    for table, command in ((tried(), moving("4-4-7")), (observed(), moving(STACK))):
        table.go_to(Phase.MOVEMENT)
        table.do(command)
        assert table.counters("NN7")
    declined = observed()
    declined.do(DECLINE)
    declined.go_to(Phase.MOVEMENT)
    declined.do(moving(STACK))


def test_one_of_two_leaders_may_go_and_both_may_not() -> None:
    table = tried("8-1, 9-1")
    table.go_to(Phase.MOVEMENT)
    assert table.refusal(moving("8-1, 9-1")).key == "oba-observer-stays"
    table.do(moving("9-1"))
    assert table.refusal(moving("8-1")).key == "oba-observer-stays"


def test_leaders_elsewhere_and_the_enemy_are_free() -> None:
    table = tried()
    table.add(GERMAN, "9-1 @ MM10")
    table.add(BRITISH, f"9-1 @ {CHURCH}")
    table.do(UseStairs(side=BRITISH, text="9-1", hex=at(CHURCH), goes_up=True))
    table.go_to(Phase.MOVEMENT)
    table.do(move("MM10", GERMAN))
    table.go_to(Phase.MOVEMENT, BRITISH)
    table.do(move(CHURCH, BRITISH, level=1))
    assert len(table.counters("NN9")) == 2


def move(start: str, side: Faction, level: int = 0) -> MovePieces:
    there = {"spot": Spot.MAP, "hex": at(start), "level": level}
    return MovePieces(side=side, text="9-1", **there, to_spot=Spot.MAP, to_hex=at("NN9"))


@pytest.mark.parametrize(
    ("phase", "player"), [(Phase.ADVANCE, GERMAN), (Phase.MOVEMENT, BRITISH), (Phase.DEFENSIVE_FIRE, GERMAN)]
)
def test_his_mark_binds_him_in_no_other_phase(phase: Phase, player) -> None:
    table = tried()
    table.go_to(phase, player)
    table.do(moving(STACK))
    assert len(table.counters("NN7")) == 2


def test_an_observer_off_the_map_is_never_marked() -> None:
    table = observed(has_access=True, **{"observer/kind": ObserverKind.OFFBOARD.value})
    table.do(ATTEMPT)
    table.go_to(Phase.MOVEMENT)
    table.do(moving(STACK))
    assert len(table.counters("NN7")) == 2


def test_he_may_be_lost_all_the_same() -> None:
    table = tried()
    table.go_to(Phase.MOVEMENT)
    there = {"spot": Spot.MAP, "hex": at(CHURCH), "level": 1}
    table.do(MovePieces(side=GERMAN, text="8-1", **there, to_spot=Spot.ELIMINATED))
    assert [some.type for some in table.session.state.game.forces.pile(GERMAN, Spot.ELIMINATED)]
