"""What the rows of the four event tables demand."""

from dataclasses import replace

import pytest

from companion.games.no_prisoners.readings import FirstTurnEvents, NpReadings
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.rules.turn.random_events import (
    EffectKind,
    EventKind,
    Situation,
    event_effect,
    makes_no_roll,
    needs_second_die,
)
from companion.games.no_prisoners.terms import PlayerTurn

SPRING_1917 = GameTurn(10)


@pytest.mark.parametrize(
    ("lead", "kind", "amount"),
    [
        (5, EffectKind.DRAW_TRIBAL, 1),
        (4, EffectKind.NONE, 0),
        (-4, EffectKind.NONE, 0),
        (-5, EffectKind.WITHDRAW, 1),
    ],
)
def test_tribes_follow_success(lead: int, kind: EffectKind, amount: int) -> None:
    situation = Situation(
        SPRING_1917, PlayerTurn.EAST_ALLIED, has_revolted=True, own_vp=10 + lead, enemy_vp=10
    )
    effect = event_effect(EventKind.TRIBAL_MORALE, situation)
    assert (effect.kind, effect.amount) == (kind, amount)


@pytest.mark.parametrize("own", [0, 5, 9, 10, 11, 15, 20])
def test_morale_moves_the_replacement_rate_from_a_lead_of_five(own: int) -> None:
    situation = Situation(SPRING_1917, PlayerTurn.EAST_CP, own_vp=own, enemy_vp=10)
    expected = {0: -1, 5: -1, 15: 1, 20: 1}.get(own, 0)
    assert event_effect(EventKind.MORALE, situation).amount == expected


def test_an_emergency_needs_the_enemy_in_the_homeland() -> None:
    for held, kind in ((False, EffectKind.NONE), (True, EffectKind.EXTRA_REINFORCEMENT)):
        situation = Situation(SPRING_1917, PlayerTurn.EAST_CP, enemy_holds_place=held)
        assert event_effect(EventKind.EMERGENCY, situation).kind is kind


def test_a_grand_offensive_happens_once_and_late_to_the_allies() -> None:
    def effect(turn: int, occurred: int = 0) -> EffectKind:
        situation = Situation(GameTurn(turn), PlayerTurn.WEST_ALLIED, occurred)
        return event_effect(EventKind.GRAND_OFFENSIVE, situation).kind

    assert effect(8) is EffectKind.NONE
    assert effect(9) is EffectKind.WITHDRAW_STRENGTH
    assert effect(9, occurred=1) is EffectKind.NONE


def test_a_second_die_is_rolled_only_where_it_matters() -> None:
    before = Situation(SPRING_1917, PlayerTurn.EAST_ALLIED)
    after = Situation(SPRING_1917, PlayerTurn.EAST_ALLIED, has_revolted=True)
    west = Situation(SPRING_1917, PlayerTurn.WEST_CP)
    alone = replace(west, finds_no_unit=True)
    situations = (before, after, west, alone)
    rolled = [needs_second_die(EventKind.REDEPLOYMENT, situation) for situation in situations]
    assert rolled == [False, True, True, False]
    assert not needs_second_die(EventKind.MORALE, after)


def test_who_rolls_on_the_first_turn_is_a_reading() -> None:
    narrow = NpReadings(first_turn_events=FirstTurnEvents.WEST_CP)
    turns = [Situation(GameTurn(1), player_turn) for player_turn in PlayerTurn]
    assert all(makes_no_roll(situation) for situation in turns)
    assert [makes_no_roll(situation, narrow) for situation in turns] == [True, False, False, False]
