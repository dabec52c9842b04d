from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import Concede
from companion.games.elst.rules.artillery.radio import contact_drm
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.cpp import cpp_base, points_gained, spending_refusal
from companion.games.elst.rules.refit.groups import ATTACK_CHIT, Group, LeaderTable, group_of, groups_of
from companion.games.elst.rules.refit.purchases import Market, Purchase, order_cost, price_order
from companion.games.elst.rules.refit.readings import PRINTED
from companion.games.elst.rules.refit.records import PurchaseLine, RosterLine
from companion.games.elst.rules.refit.strength import (
    Strength,
    companions_of,
    first_appearance_refusal,
    is_weapon_received,
    leader_modifiers,
    leaders_of,
    strength_of,
    units_of,
    weapons_of,
)
from companion.games.elst.scenario_data import scenario_data
from tests.cases.adapters.elst.refit_words import DATES, FACTIONS
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.games.elst.refit.assistant.telling import page

STRENGTHS = {"Full": Strength.FULL, "Depleted": Strength.DEPLETED}
STRENGTH_NAMES = {strength: name for name, strength in STRENGTHS.items()}


def _group(given: Values) -> Group:
    return group_of(FACTIONS[given["side"]], _id(given["id"]))


def _id(name: str) -> str:
    return ATTACK_CHIT if name == "ATTACK_CHIT" else name


def _unit(id_: str) -> str:
    """A unit as the printed table names it."""
    type_ = piece_type(id_)
    return f"SS {type_.name}" if type_.is_ss else type_.name


# ---- points ----


@operation("elst", "cpp.base")
def base(given: Values, inputs: Values) -> Values:
    return {"base": cpp_base(DATES[given["date"]], FACTIONS[given["side"]])}


@operation("elst", "cpp.replenish")
def replenish(given: Values, inputs: Values) -> Values:
    gained = points_gained(DATES[given["date"]], FACTIONS[given["side"]], inputs["dr"])
    return {"repl": gained, "total": given["carried_start"] + gained}


@operation("elst", "cpp.spend")
def spend(given: Values, inputs: Values) -> Values:
    """Cost by cost, as a group is put on the order while the points left pay for it."""
    spent = sum(given["spent"])
    line = RosterLine(date=CampaignDate.DAY_24_MORNING, start=given["total"], gained=0, spent=spent)
    left = [given["total"] - sum(given["spent"][:n]) for n in range(len(given["spent"]))]
    refusals = map(spending_refusal, given["spent"], left)
    return {"legal": not any(refusals), "spent": spent, "left": line.left}


@operation("elst", "cpp.roster")
def roster(given: Values, inputs: Values) -> Values:
    line = RosterLine(date=CampaignDate.DAY_24_MORNING, start=given["left"] + 1, gained=0, spent=1)
    return {"left_written": line.left}


# ---- the table ----


def _full_and_depleted(group: Group) -> str:
    parts = [
        f"{part.full}/{part.depleted}" if group.rolls_strength else str(part.full) for part in group.parts
    ]
    return " + ".join(parts) or "-"


def _units(group: Group) -> str:
    if group.battery:
        return f"{scenario_data().battery_type(group.battery).calibre}+mm OBA"
    return " + ".join(_unit(part.piece) for part in group.parts) or "-"


@operation("elst", "rg.row")
def row(given: Values, inputs: Values) -> Values:
    group = _group(given)
    return {
        "fd": _full_and_depleted(group),
        "unit": _units(group),
        "cost": group.cost,
        "date_max": group.a_date,
        "cg_max": group.in_all,
        "footnotes": group.footnotes,
    }


@operation("elst", "rg.buy")
def buy(given: Values, inputs: Values) -> Values:
    """One more purchase besides those of today, which the campaign's count may or may not include."""
    today = [Purchase(group=_id(id_)) for id_, n in given["bought_today"].items() for _ in range(n)]
    in_all = {_id(id_): n for id_, n in given["bought_in_cg"].items()}
    before = {id_: n - sum(purchase.group == id_ for purchase in today) for id_, n in in_all.items()}
    market = Market(
        FACTIONS[given["side"]],
        DATES[given["date"]],
        {id_: max(0, n) for id_, n in before.items()},
        can_enter_north=given["can_enter_north"],
    )
    chit = Purchase(group=ATTACK_CHIT)
    if given["attack_chit_bought_today"] and chit not in today and given["id"] != "ATTACK_CHIT":
        today.append(chit)
    points = given["cpp_left"] + order_cost(price_order(today, market, 0))
    *_, last = price_order([*today, Purchase(group=_group(given).id, on_map=given["on_map"])], market, points)
    return {"cost": last.cost, "legal": last.refusal is None}


@operation("elst", "rg.british_v_onmap_legal")
def tanks_on_map(given: Values, inputs: Values) -> Values:
    market = Market(Faction.BRITISH, DATES[given["date"]], {})
    (priced,) = price_order([Purchase(group=given["rg"], on_map=given["setup"] == "on map")], market, 20)
    return {"legal": priced.refusal is None}


@operation("elst", "rg.crew")
def crew(given: Values, inputs: Values) -> Values:
    group = _group(given)
    units = units_of(group, Strength.FULL)
    each = [piece_type(some.type) for some in companions_of(group, units)]
    names = [type_.name if type_.kind is PieceKind.CREW else f"HS {type_.name}" for type_ in each]
    names = [f"SS {name}" if type_.is_ss else name for name, type_ in zip(names, each, strict=True)]
    return {"with_each_weapon": names}


@operation("elst", "rg.maintenance_drm")
def maintenance_drm(given: Values, inputs: Values) -> Values:
    battery = _group(given).battery
    assert battery is not None
    return {"drm": contact_drm(scenario_data().battery_type(battery).kind, is_maintenance=True)}


@operation("elst", "rg.oba_receives")
def oba_receives(given: Values, inputs: Values) -> Values:
    group = _group(given)
    return {"radio": 1 if group.battery else 0, "chits": dict(scenario_data().chits)}


# ---- strength, weapons, leaders ----


@operation("elst", "rg.strength")
def strength(given: Values, inputs: Values) -> Values:
    assert _group(given).rolls_strength
    return {"strength": STRENGTH_NAMES[strength_of(inputs["dr"])]}


@operation("elst", "rg.strength_dr_needed")
def strength_dr_needed(given: Values, inputs: Values) -> Values:
    return {"needed": _group(given).rolls_strength}


@operation("elst", "rg.units")
def units(given: Values, inputs: Values) -> Values:
    received = units_of(_group(given), STRENGTHS[given["strength"]])
    return {"units": [f"{_unit(some.type)} x{some.count}" for some in received]}


@operation("elst", "rg.sw")
def support_weapons(given: Values, inputs: Values) -> Values:
    received = {piece_type(some.type).name: some.count for some in weapons_of(_group(given), PRINTED)}
    return {"sw": {name: received.get(name, 0) for name in ("MMG", "LMG", "PSK", "DC")}}


@operation("elst", "rg.sw_roll")
def weapon_roll(given: Values, inputs: Values) -> Values:
    assert _group(given).weapons
    return {"received": is_weapon_received(STRENGTHS[given["strength"]], inputs["dr"])}


@operation("elst", "rg.sw_setup")
def weapon_setup(given: Values, inputs: Values) -> Values:
    refusal = first_appearance_refusal(given["rg_first_scenario"], not given["sw_with_other_units"])
    return {"legal": refusal is None}


def _leaders(table: LeaderTable, group: str, given: Values, inputs: Values) -> Values:
    """The final DR of a case, or its dice with the DRM of the group."""
    own = groups_of(Faction.GERMAN)[group].leader_drm
    depleted = STRENGTHS["Depleted" if given.get("depleted") else "Full"]
    drm = sum(modifier.value for modifier in leader_modifiers(table, own, depleted))
    final = inputs["final_dr"] if "final_dr" in inputs else inputs["dr"] + drm
    return {"final_dr": final, "leaders": leaders_of(table, final)}


@operation("elst", "rg.leaders_coy")
def company_leaders(given: Values, inputs: Values) -> Values:
    return _leaders(LeaderTable.COMPANY, "I3" if given.get("volksgrenadier") else "I2", given, inputs)


@operation("elst", "rg.leaders_pltn")
def platoon_leaders(given: Values, inputs: Values) -> Values:
    return _leaders(LeaderTable.PLATOON, "I1", given, inputs)


@operation("elst", "replenish.is_rg")
def is_group(given: Values, inputs: Values) -> Values:
    """Whether any group of any kind goes by the name of what replenishment brings."""
    named = {group.id for faction in Faction for group in groups_of(faction).values()}
    return {"is_rg": given["unit"] in named}


# ---- records ----


def _line(**changes: object) -> PurchaseLine:
    plain = PurchaseLine(date=CampaignDate.DAY_24_MORNING, group="I1", bought=1, in_all=4, on_map=False)
    return plain.model_copy(update=changes)


@operation("elst", "record.purchase_line")
def purchase_line(given: Values, inputs: Values) -> Values:
    line = _line(in_all=given["cg_max"], bought=given["purchased_so_far_including_this"])
    return {"P#": line.bought, "R#": line.remaining}


@operation("elst", "record.setup_letter")
def setup_letter(given: Values, inputs: Values) -> Values:
    return {"set_up": _line(on_map=given["sets_up_on_map"]).setup_letter}


@operation("elst", "record.strength_letter")
def strength_letter(given: Values, inputs: Values) -> Values:
    return {"str": _line(strength=STRENGTHS[given["strength"]]).strength_letter}


@operation("elst", "record.must_reveal_rg_rolls")
def must_reveal(given: Values, inputs: Values) -> Values:
    """Nobody shows them before the campaign is over, and then both are told to."""
    table = CampaignTable()
    if given["cg_over"]:
        table.do(Concede(side=Faction.GERMAN))
    told = [fact.key for task in page(table).tasks for fact in task.facts]
    return {"reveal": "refit-fact-records" in told}
