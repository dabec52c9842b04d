"""Adapters that play wounds and repairs: counters Retained, what is done, and what is left (4.508, 4.512)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.refit.commands import (
    CountRetained,
    LoseCaptured,
    LoseRecalled,
    MarkRetained,
    Resupply,
    RollTable,
    TradeLmg,
    WithdrawTanks,
)
from companion.games.elst.rules.campaign_dates import FIRST_DATE
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.cases.adapters.elst.refit_words import DATES
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, count, hex_at, last_told, tell_worked_example

EAST, CUT_OFF = "#2", "#4"  # German areas of the worked example, the latter Isolated
# Where an immobile vehicle stands, by what counts there: Isolated, Front Line, Uncontrolled.
_STANDS: dict[tuple[bool, bool, bool], tuple[Faction, str, str]] = {
    (False, False, False): (BRITISH, "#1", "E11"),
    (False, True, False): (BRITISH, "#1", "C13"),
    (True, True, False): (GERMAN, CUT_OFF, "F14"),
    (False, False, True): (BRITISH, "map", "M10"),
}
_TANKS = {BRITISH: "Sherman V", GERMAN: "Tiger"}


def place_of(given: Values) -> str:
    """A German area, Isolated or not."""
    return CUT_OFF if given["isolated"] else EAST


def outcome(table: CampaignTable, dr: int) -> str:
    """What the die that waits comes to."""
    table.answer(dr)
    (key,) = (one.key for one in last_told(table) if one.key.startswith("refit-result-"))
    return key.removeprefix("refit-result-")


def is_done(table: CampaignTable, command: Command) -> bool:
    """Whether the rules allow it, and then it is done."""
    try:
        table.do(command)
    except IllegalCommandError:
        return False
    return True


def has_type(table: CampaignTable, type_: str) -> bool:
    """Whether a counter is Retained still."""
    return any(lot.type == type_ for lot in table.campaign.stock)


@operation("elst", "reph.wounded")
def wounded(given: Values, inputs: Values) -> Values:
    table = at_step(RefitStep.WOUNDED)
    count(table, GERMAN, place_of(given), "9-1", Mark.WOUNDED)
    table.do(RollTable(kind=RollKind.WOUNDED, side=GERMAN, place=place_of(given), text="9-1"))
    return {"result": outcome(table, inputs["dr"])}


@operation("elst", "repair.immobile")
def immobile(given: Values, inputs: Values) -> Values:
    """On the map where there is such a hex, else as players type it."""
    table = at_step(RefitStep.REPAIR)
    flags = {f"is_{name}": given[name] for name in ("isolated", "front_line", "uncontrolled")}
    stand = _STANDS.get((given["isolated"], given["front_line"], given["uncontrolled"]))
    if stand is None:
        table.do(RollTable(kind=RollKind.IMMOBILE, **flags))
    else:
        side, place, name = stand
        text = _TANKS[side]
        hex_ = hex_at(name)
        table.do(CountRetained(side=side, place=place, text=text, mark=Mark.IMMOBILE, hex=hex_))
        table.do(RollTable(kind=RollKind.IMMOBILE, side=side, place=place, text=text))
    return {"result": outcome(table, inputs["dr"]).replace("-", " ")}


@operation("elst", "repair.stun")
def stun(given: Values, inputs: Values) -> Values:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, place_of(given), "Tiger", Mark.STUNNED)
    table.do(RollTable(kind=RollKind.STUN, side=GERMAN, place=place_of(given), text="Tiger"))
    return {"result": outcome(table, inputs["dr"]).replace("-", " ")}


# ---- weapons ----


def _counter(weapon: str) -> tuple[str, RollKind]:
    """The German counter that a case means, and its table."""
    if weapon.startswith("vehicular"):
        is_main = weapon.endswith("MA")
        return "Tiger", RollKind.MAIN_ARMAMENT if is_main else RollKind.VEHICULAR_WEAPON
    return "PaK40" if weapon == "Gun" else weapon, RollKind.WEAPON


def broken_weapon(
    weapon: str, place: str, repairers: str, *, captured: bool = False
) -> tuple[CampaignTable, RollTable]:
    """A German weapon that malfunctions, Infantry beside it, and the die for it."""
    table = at_step(RefitStep.REPAIR)
    text, kind = _counter(weapon)
    count(table, GERMAN, place, text, Mark.MALFUNCTIONED)
    if captured:
        table.do(MarkRetained(side=GERMAN, place=place, text=text, mark=Mark.CAPTURED))
    if repairers:
        count(table, GERMAN, place, repairers)
    return table, RollTable(kind=kind, side=GERMAN, place=place, text=text)


@operation("elst", "repair.weapon")
def repair_weapon(given: Values, inputs: Values) -> Values:
    repairers = "SS 4-4-7" if given["by_non_crew"] else "crew, SS 4-4-7"
    table, roll = broken_weapon(given["weapon"], place_of(given), repairers, captured=given["captured"])
    table.do(roll)
    table.reply(given["repair_number"])
    result = outcome(table, inputs["dr"])
    is_disabled = result in ("disabled", "recalled")
    return {"result": "Disabled" if is_disabled else result, "recall": result == "recalled"}


@operation("elst", "repair.allowed")
def repair_allowed(given: Values, inputs: Values) -> Values:
    repairers = "SS 4-4-7" if given["infantry_retained_same_area"] else ""
    return {"legal": is_done(*broken_weapon(given["weapon"], EAST, repairers))}


@operation("elst", "repair.captured")
def captured(given: Values, inputs: Values) -> Values:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "HMG", Mark.CAPTURED)
    if given["retained_with_infantry"]:
        count(table, GERMAN, EAST, "SS 4-4-7")
    if not given["functioning"]:
        table.do(MarkRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.MALFUNCTIONED))
    is_rolled = is_done(table, RollTable(kind=RollKind.CAPTURED, side=GERMAN, place=EAST, text="HMG"))
    if is_rolled and "dr" in inputs:
        table.answer(inputs["dr"])
    is_done(table, LoseCaptured())
    return {"kept": has_type(table, "hmg"), "dr_needed": is_rolled}


@operation("elst", "reph.recall")
def recall(given: Values, inputs: Values) -> Values:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger", Mark.RECALLED if given["afv_recalled"] else None)
    is_done(table, LoseRecalled())
    return {"eliminated": not has_type(table, "tiger")}


# ---- without dice ----


@operation("elst", "repair.mg_trade")
def mg_trade(given: Values, inputs: Values) -> Values:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger", Mark.DISABLED if given["disabled_vehicular_mg"] else None)
    if given["friendly_lmg_retained_same_area"]:
        count(table, GERMAN, EAST, "LMG")
    is_traded = is_done(table, TradeLmg(side=GERMAN, place=EAST, text="Tiger"))
    lmg = {} if has_type(table, "lmg") else {"lmg": "eliminated"}
    return {"mg": "repaired", **lmg} if is_traded else {"mg": "Disabled"}


def is_resupplied(given: Values, mark: Mark) -> bool:
    """Whether an HMG short of ammunition has some again."""
    table, place = at_step(RefitStep.REPAIR), place_of(given)
    count(table, GERMAN, place, "HMG", mark)
    if given["captured"]:
        table.do(MarkRetained(side=GERMAN, place=place, text="HMG", mark=Mark.CAPTURED))
    is_done(table, Resupply())
    return not any(mark in lot.marks for lot in table.campaign.stock)


@operation("elst", "repair.special_ammo")
def special_ammo(given: Values, inputs: Values) -> Values:
    return {"restored": is_resupplied(given, Mark.SPENT)}


@operation("elst", "repair.low_ammo")
def low_ammo(given: Values, inputs: Values) -> Values:
    return {"removed": is_resupplied(given, Mark.LOW_AMMO)}


@operation("elst", "reph.british_tank_at_night")
def tank_at_night(given: Values, inputs: Values) -> Values:
    """Isolated in M15, a British building among German ones."""
    after = DATES[given["on_map_at_end_of"]]
    table = CampaignTable(after=None if after is FIRST_DATE else after)
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    hex_ = hex_at("M15" if given["isolated"] else "E12")
    table.do(TakeControl(side=BRITISH, hexes=(hex_,)))
    table.go_to(RefitStep.REPAIR)
    area = SYSTEM.scene(table.state).area_name(hex_)
    mark = Mark.IMMOBILE if "immobile" in given["unit"] else None
    table.do(CountRetained(side=BRITISH, place=area, text="Sherman V", mark=mark, hex=hex_))
    is_done(table, WithdrawTanks())
    (lot,) = table.campaign.stock
    return {"retained_in": "British Entry Area" if lot.place == ENTRY_NAME else "Setup Area"}
