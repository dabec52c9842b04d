from itertools import pairwise

from companion.board.library import open_board
from companion.games.elst.calculators.polder import (
    BROKEN,
    ENTERS,
    ENTERS_WITH_TEM,
    LEAVES,
    MANHANDLES,
    NO_EFFECT,
    PINNED,
    POLDER_ATTACK,
    SPENDS_INSIDE,
    STAYS,
)
from companion.games.elst.rules.forces.polder import (
    PolderLeg,
    infantry_step,
)
from companion.games.elst.rules.forces.polder_vehicles import VehicleLeg, VehiclePath, bog_drm, vehicle_path
from companion.kit.panels import Lines
from tests.cases.case_files import Values
from tests.cases.operations import operation

OPEN = ("open ground", "road")
RESULTS = {"Pin": PINNED, "Break": BROKEN, "No effect": NO_EFFECT}


@operation("elst", "polder.infantry_move")
def infantry_move(given: Values, inputs: Values) -> Values:
    leg = PolderLeg(given["from_polder"], given["to_polder"], given["road_hexside"])
    step = infantry_step(leg, given["cot"], buys_tem=given["buy_tem"])
    return {
        "exit_mf": step.exit_mf,
        "tem_mf": step.tem_mf,
        "total_mf": step.total_mf,
        "polder_tem_on_entry": step.tem,
        "road_bonus_allowed": step.may_have_road_bonus,
        "ffmo_applies": given.get("to_terrain") in OPEN and not step.bars_ffmo,
    }


def told_of(**given: object) -> dict[str, Values]:
    """What the calculator of attacks in polder tells, line by line."""
    fields = {field.input.name: field.start for field in POLDER_ATTACK.fields}
    (lines,) = POLDER_ATTACK.answer({**fields, **given})
    assert isinstance(lines, Lines)
    return {line.key: dict(line.args) for line in lines.lines}


@operation("elst", "polder.tem")
def tem(given: Values, inputs: Values) -> Values:
    told = told_of(how=_how(given), phase=given["phase"].lower(), cover=given["other_tem"])
    return {"tem": told["polder-answer-tem"]["number"]}


def _how(given: Values) -> str:
    if given["unit"] == "Gun crew manhandling":
        return MANHANDLES
    if not given["moving"]:
        return STAYS
    if given["entry_tem_bought"]:
        return ENTERS_WITH_TEM
    return SPENDS_INSIDE if given.get("mf_spent_inside_hex") else ENTERS


@operation("elst", "polder.exit_attack")
def exit_attack(given: Values, inputs: Values) -> Values:
    assert given["attack_trigger"] == "exit MF"
    told = told_of(
        how=LEAVES, attack={"Pin": PINNED, "Break": BROKEN, "No effect": NO_EFFECT}[given["attack_result"]]
    )
    stays = "polder-answer-stays" in told
    return {"tem": told["polder-answer-tem"]["number"], "stays_in_polder_hex": stays}


@operation("elst", "polder.exit_residual")
def exit_residual(given: Values, inputs: Values) -> Values:
    told = told_of(how=LEAVES, residual=given["residual_fp_in_polder_hex"])
    is_attacked = "polder-answer-residual" in told
    return {"residual_attacks_exit_mf": is_attacked, "tem": told["polder-answer-tem"]["number"]}


@operation("elst", "polder.vehicle_move")
def vehicle_move(given: Values, inputs: Values) -> Values:
    leg = VehicleLeg(given["cot"], "", PolderLeg(given["from_polder"], False, given["road_hexside"]))
    return {
        "exit_mp": leg.exit_mp,
        "bog_check": leg.leaves_polder,
        "total_mp": leg.total_mp,
        "bog_drm": bog_drm(spends_all_mp=given["all_mp_declared"]) if leg.leaves_polder else 0,
    }


@operation("elst", "polder.vehicle_path")
def path(given: Values, inputs: Values) -> Values:
    """The path of the example, which the board knows too; a case may not know a hex to be polder."""
    steps = [step["to"] for step in given["path"] if step["kind"] == "move"]
    start = given["path"][0]["from"]
    board = open_board("elst")
    hexes = [board.parse_hex(name) for name in (start, *steps)]
    assert all(after in tuple(board.neighbours(before)) for before, after in pairwise(hexes))
    found = vehicle_path(start, [_leg(step) for step in given["path"]], [given["bog"] == "passed"])
    return _path_words(found, given["all_mp_declared"], started_for=0 if given["already_in_motion"] else 1)


def _leg(step: Values) -> VehicleLeg:
    if step["kind"] == "vca":
        return VehicleLeg(step["cot"], step["from"])
    polder = PolderLeg(bool(step["from_polder"]), False, step["road_hexside"])
    return VehicleLeg(step["cot"], step["to"], polder)


def _path_words(found: VehiclePath, all_mp_declared: bool, started_for: int) -> Values:
    """A path, with the MP that starting took; a case counts legs from one."""
    is_bogged = found.bogged_on is not None
    return {
        "cumulative_mp": [started_for + mp for mp in found.mp],
        "ends_in": found.end,
        "bog_check_on_leg": found.checks[0] + 1 if found.checks else None,
        "bog_drm": bog_drm(spends_all_mp=all_mp_declared) if found.checks else 0,
        "bog_counter": is_bogged,
        "movement_ends": is_bogged,
        "stopped": is_bogged,
    }
