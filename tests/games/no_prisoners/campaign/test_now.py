"""What is due in a campaign of No Prisoners."""

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import PlayerTurn
from tests.due_now import now_of, told
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import SHORT, Table, hex_of

SET_BY_HAND = "Judge what comes in this phase (4.0b)"


def _arriving(sketch: Sketch, *units: str) -> None:
    facts = {f"counters__{unit}__spot": Spot.ARRIVING.value for unit in units}
    sketch.set(**facts, **{f"counters__{unit}__hex": None for unit in units})


def _asked(sketch: Sketch) -> list[str]:
    """What is due, but for optional units that may come."""
    return [line for line in told(sketch.session) if not line.endswith("(19.5b)")]


def test_a_quiet_phase_asks_nothing_and_leads_on() -> None:
    now = now_of(Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT).session)
    assert now.due == ()
    assert now.onward is not None
    assert now.onward.build() == cmd.NextPhase()
    assert now.onward.is_legal
    assert now.acting is not None
    assert now.acting.args["player"] == "west-allied"


def test_reinforcements_are_owed_by_a_table_that_tracks_its_counters() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    _arriving(sketch, "al-w-42", "al-w-53")
    assert _asked(sketch) == [SET_BY_HAND, "2 reinforcements wait to be placed (6.3-5g)"]
    assert now_of(sketch.session).left == ()  # nothing stands on the map: this table tracks none
    sketch.stand(al_w_54="0709")
    assert [due.count for due in now_of(sketch.session).left] == [2]


def test_the_railhead_is_due_with_the_reinforcements_of_1916_as_long_as_a_hex_takes_it() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT, 5)
    sketch.set(railhead=None)
    sketch.stand(al_w_54="0511")
    assert _asked(sketch) == [SET_BY_HAND, "The railhead marker waits to be placed (16.2a)"]
    (choice,) = sketch.choices(cmd.MoveRailhead)
    assert hex_of("0711") in choice.inputs[0].goals
    assert hex_of("0510") not in choice.inputs[0].goals  # no hex of the canal
    sketch.do(cmd.MoveRailhead(hex=hex_of("0711")))
    assert _asked(sketch) == []


def test_of_the_other_side_or_front_nothing_is_due() -> None:
    sketch = Sketch(PlayerTurn.EAST_CP, Phase.REINFORCEMENT)
    _arriving(sketch, "al-w-42")
    assert _asked(sketch) == [SET_BY_HAND]


def test_optional_units_are_told_of_in_their_phase_and_owed_by_nobody() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.REINFORCEMENT, 9)
    sketch.do(cmd.BeginPhase())
    due = now_of(sketch.session).due[-1]
    assert told(sketch.session)[-1] == "3 optional units may be sent in (19.5b)"
    assert (due.is_quiet, due.is_owed) == (True, False)
    for choice in sketch.choices(cmd.SendOptional):
        if choice.is_legal:
            sketch.do(choice.build())
    assert not any(line.endswith("(19.5b)") for line in told(sketch.session))


def test_who_looks_for_an_optional_unit_in_another_phase_is_told_when_it_comes() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.MOVEMENT, 9)
    refusals = {choice.refusal for choice in sketch.choices(cmd.SendOptional)}
    assert {refusal and refusal.rule for refusal in refusals} == {"19.5b"}
    assert told(sketch.session) == []


def test_too_high_a_stack_is_owed_and_keeps_the_phase_open() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    sketch.stand(al_w_42="0709", al_w_53="0709", al_w_54="0709", al_w_aus1="0709", al_w_52="0709")
    now = now_of(sketch.session)
    assert now.onward is not None
    assert now.onward.refusal is not None
    assert [(due.what, due.count) for due in now.left] == [(now.onward.refusal, 1)]


def test_counters_to_set_up_are_counted() -> None:
    table = Table(SHORT)
    table.set(**{"moment__phase": Phase.SET_UP.value, "counters__al-w-42__spot": "to-set-up"})
    assert told(table.session) == ["One counter waits to be set up (25.4)"]


def test_how_much_a_side_must_lose_is_said_before_its_units() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42", "al-w-yeocav"))
    table.roll(1)
    assert table.combat.stage is Stage.LOSSES
    assert told(table.session)[0] == "Combat at 0909: the attacker loses one unit (11.3)"
    pick = now_of(table.session).next.pick
    assert [choice.values["units"] for choice in pick.choices] == [("al-w-yeocav",), ("al-w-42",)]
    table.do(pick.choices[0].build())
    assert table.game.counters["al-w-yeocav"].spot is not Spot.MAP
