from companion.games.elst.calculators.weapon import WEAPON
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import MovePieces, StartVehicle
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.forces.pieces import find_piece
from companion.games.elst.rules.forces.weapons import VehicleType
from companion.games.elst.rules.sequence import Phase
from companion.kit.panels import Lines
from companion.reason import Reason
from tests.cases.adapters.elst.forces_words import FACTIONS
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.played import Played, at


def vehicle(name: str) -> VehicleType:
    found = find_piece(name, FACTIONS["German"])
    assert isinstance(found, VehicleType), name
    return found


ROUNDS = {"J4+": "white-phosphorus", "D5 S4": "sabot", "D6 J4E": "sabot"}


def notes(name: str, **given: object) -> list[Reason]:
    """What the calculator of Guns and vehicles tells of one."""
    fields = {field.input.name: field.start for field in WEAPON.fields}
    unticked = {"side": Faction.GERMAN.value, "printed": "", "buttoned-up": "no", "theatre": "theatre-eto"}
    (lines,) = WEAPON.answer({**fields, **unticked, "weapon": name, **given})
    assert isinstance(lines, Lines)
    return list(lines.lines)


def args_of(told: list[Reason], key: str) -> Values:
    """The figures of the one line of a key."""
    (line,) = (line for line in told if line.key == key)
    return dict(line.args)


def british(name: str, given: Values) -> list[Reason]:
    """The same of a British one at the date and place of a case; the year ends where no month is named."""
    theatre = f"theatre-{given.get('theatre', 'ETO').lower()}"
    when = {"year": given["year"], "month": given.get("month", 12)}
    return notes(name, side=Faction.BRITISH.value, theatre=theatre, **when)


def rounds(name: str, given: Values) -> dict[str, int]:
    """The special rounds of a British weapon, with their depletion numbers."""
    told = (line.args for line in british(name, given) if line.key == "weapon-round")
    return {str(args["round"]): int(args["number"]) for args in told}


def standing_panther() -> Played:
    """A Panther in the German MPh."""
    table = Played()
    table.add(Faction.GERMAN, "Panther @ KK15")
    table.go_to(Phase.MOVEMENT)
    return table


START = StartVehicle(side=Faction.GERMAN, text="Panther", hex=at("KK15"))


@operation("elst", "panther.start")
def panther_start(given: Values, inputs: Values) -> Values:
    left = given["mp_left_before"] if "mp_left_before" in given else _unspent(given)
    table = standing_panther()
    table.do(START)
    for answer in (left, inputs["stall_dr"], inputs.get("delay_dr")):
        if answer is not None:
            table.answer(answer)
    told = {reason.key: reason.args for reason in table.told()}
    stalled = told.get("start-log-stalled")
    after = int(stalled["left"]) if stalled else left - 1
    refusal = table.choices("KK15")["forces-choice-start"].refusal
    is_over = refusal is not None and refusal.key == "start-over"
    return {
        "stalled": stalled is not None,
        "mp_wasted": stalled["wasted"] if stalled else 0,
        "mp_spent": left - after,
        "mp_left": after,
        "may_retry": stalled is not None and refusal is None,
        "mph_over": is_over,
    }


def _unspent(given: Values) -> int:
    return int(given["mp_allotment"] - given.get("mp_already_spent", 0))


@operation("elst", "panther.target_status")
def panther_target_status(given: Values, inputs: Values) -> Values:
    table = standing_panther()
    here = "KK15"
    if given["entered_new_hex"]:
        here = "KK14"
        way = {"hex": at("KK15"), "to_spot": Spot.MAP, "to_hex": at(here)}
        table.do(MovePieces(side=Faction.GERMAN, text="Panther", spot=Spot.MAP, **way))
    table.do(START.model_copy(update={"hex": at(here)}))
    for answer in (15, 12, 2) if given["stalled"] else (15, 11):
        table.answer(answer)
    told = {reason.key: reason.args for reason in table.told()}
    status = told.get("start-log-target")
    return {
        "may_be_first_fired_at": status is not None or not given["stalled"],
        "moving_target": status["moving"] == "yes" if status else given["entered_new_hex"],
    }


@operation("elst", "vehicle.crew_morale")
def crew_morale(given: Values, inputs: Values) -> Values:
    return {"morale": vehicle(given["vehicle"]).crew_morale}


@operation("elst", "vehicle.m7")
def close_defence(given: Values, inputs: Values) -> Values:
    told = args_of(notes(given["vehicle"]), "vehicle-close-defence")
    assert (told["code"], given["phase"]) == (given["use"], "CCPh")
    return {"fp": told["firepower"], "may_make_smoke": told["smoke"] == "yes"}


@operation("elst", "vehicle.wp_available")
def wp_available(given: Values, inputs: Values) -> Values:
    (answer,) = {ROUNDS[inputs["code"]] in rounds(tank, given) for tank in ("Sherman III", "Sherman V")}
    return {"available": answer}


@operation("elst", "vehicle.special_round")
def special_round(given: Values, inputs: Values) -> Values:
    (answer,) = {ROUNDS[inputs["code"]] in rounds(tank, given) for tank in ("Sherman IIC", "Sherman VC")}
    return {"available": answer}


@operation("elst", "vehicle.apds")
def apds(given: Values, inputs: Values) -> Values:
    return {"available": ROUNDS[inputs["code"]] in rounds("6-pounder", given)}


@operation("elst", "vehicle.he_number")
def he_number(given: Values, inputs: Values) -> Values:
    """A case names the year only, and February 1943 is when HE arrives."""
    return {"he": rounds("6-pounder", given).get("high-explosive")}


@operation("elst", "vehicle.red_th")
def red_th(given: Values, inputs: Values) -> Values:
    return {"red_th": args_of(british("Sherman III", given), "vehicle-to-hit")["colour"] == "red"}


@operation("elst", "vehicle.stug")
def stug(given: Values, inputs: Values) -> Values:
    printed = " ".join(f"{letter}{number}" for letter, number in given["printed"].items())
    told = notes(given["vehicle"], printed=printed)
    numbers = (line.args for line in told if line.key == "vehicle-number")
    is_barred = any("coaxial-gun" in line.key for line in told)
    return {**{str(args["letter"]): int(args["number"]) for args in numbers}, "cmg_usable": not is_barred}


@operation("elst", "vehicle.aamg")
def aamg(given: Values, inputs: Values) -> Values:
    told = notes(given["vehicle"], **{"buttoned-up": "yes" if given["buttoned_up"] else "no"})
    return {"usable": "stug-remote-gun-needs-bu" not in {line.key for line in told}}
