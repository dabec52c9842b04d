import pytest

from companion.games.no_prisoners.rules.combat.crt import Losses, Strengths, losses
from companion.games.no_prisoners.rules.combat.removal import removal_refusal
from companion.games.no_prisoners.terms import ResultCode, Role

UNITS = {"a": 4, "b": 4, "c": 3}


@pytest.mark.parametrize(
    ("demand", "removed", "code", "why"),
    [
        (Losses(), [], None, ""),
        (Losses(units=1), ["a"], None, ""),
        (Losses(units=1), ["a", "b"], None, "np-loss-count"),
        (Losses(is_all=True), ["a", "b"], None, "np-loss-all"),
        (Losses(is_all=True), ["a", "b", "c"], None, ""),
        (Losses(strength=6), ["a"], ResultCode.AR, "np-loss-strength"),
        (Losses(strength=6), ["a", "c"], ResultCode.AR, ""),
        (Losses(strength=6), ["a", "b", "c"], ResultCode.AR, "np-loss-too-much"),
        (Losses(strength=6), ["a", "b", "c"], ResultCode.AD, ""),
        (Losses(strength=20), ["a", "b", "c"], ResultCode.AD, ""),
        (Losses(units=1), ["x"], None, "np-loss-not-in-combat"),
    ],
)
def test_which_units_satisfy_a_result(
    demand: Losses, removed: list[str], code: ResultCode | None, why: str
) -> None:
    refusal = removal_refusal(demand, UNITS, removed, code)
    assert (refusal.key if refusal else "") == why


def test_in_a_bloody_battle_the_stronger_loses_what_the_weaker_really_lost() -> None:
    strengths = Strengths(attacker=5, defender=9)
    assert losses(ResultCode.BB, Role.ATTACKER, strengths) == Losses(strength=3)
    assert losses(ResultCode.BB, Role.DEFENDER, strengths, smaller_removed=4) == Losses(strength=4)
    assert losses(ResultCode.BB, Role.ATTACKER, strengths, smaller_removed=4) == Losses(strength=3)
