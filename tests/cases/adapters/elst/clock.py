from companion.chance.answers import RollAnswer, outcomes
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import agreement_refusal
from companion.games.elst.rules.sequence import (
    Length,
    Moment,
    Phase,
    end_reason,
    end_roll_request,
    is_end_roll_due,
)
from companion.games.elst.scenario_data import scenario_data
from companion.games.elst.table.state import Clock, ElstGame
from tests.cases.case_files import Values
from tests.cases.operations import operation


def _length(given: Values) -> Length:
    is_german_attack = given.get("scenario_type") == "German attack"
    data = scenario_data()
    return data.length(data.scenario("german-attack" if is_german_attack else "initial"))


@operation("elst", "cg.end_dr")
def end_dr(given: Values, inputs: Values) -> Values:
    """The turn's circled number as the case has it; turns before the first one that is printed have none.

    With the last turn the scenario is over whatever is rolled.
    """
    turn, printed = given["turn"], _length(given)
    if turn not in printed.circled:
        return {"dr_needed": is_end_roll_due(turn, printed), "ends": False}
    length = printed.model_copy(update={"circled": {turn: given["circled_number"]}})
    ends = end_reason(turn, length) is not None
    if inputs["dr"] is not None:
        (outcome,) = outcomes(end_roll_request(turn, length), RollAnswer.physical(inputs["dr"]))
        ends = ends or outcome.is_success
    return {"dr_needed": is_end_roll_due(turn, length), "ends": ends}


@operation("elst", "cg.end_of_turn")
def end_of_turn(given: Values, inputs: Values) -> Values:
    return {"ends": end_reason(given["turn"], _length(given)) is not None}


@operation("elst", "cg.end_of_player_turn")
def end_of_player_turn(given: Values, inputs: Values) -> Values:
    phase = Phase.CLOSE_COMBAT if given["player_turn_end"] else Phase.MOVEMENT
    moment = Moment(turn=given["turn"], player=Faction.BRITISH, phase=phase)
    game = ElstGame(clock=Clock(moment=moment, length=_length(given)))
    return {"ends": given["both_agree"] and agreement_refusal(game) is None}
