from collections.abc import Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import (
    FireAt,
    MovePieces,
    PlaceGrenade,
    TakeControl,
    UseStairs,
)
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.climbing import climb_answer
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.steeple import Stack, climb_refusal
from companion.games.elst.rules.forces.steeple_fire import (
    WeaponKind,
    fire_refusal,
    levels_attacked,
    range_bonus,
    steeple_hex_tem,
)
from companion.games.elst.rules.forces.units import squad_equivalents
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.hexes.coordinates import HexCoord
from companion.session.errors import IllegalCommandError
from tests.cases.adapters.elst.forces_words import ATTACKS, KINDS, LEVELS, READINGS, stack, stack_words
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.played import Played, at

CLIMBERS = {"squad": "4-4-7", "HS": "2-3-7", "crew": "2-2-8", "SMC": "8-0"}
SQUADS = {Faction.GERMAN: ("4-4-7", "2-3-7"), Faction.BRITISH: ("4-5-7", "2-4-7")}
CHURCH, BESIDE, SEEN = "NN8", "NN7", "FF1"  # SEEN from both levels
FIRERS = {
    "small arms": (WeaponKind.SMALL_ARMS, "4-4-7", False),
    "direct ordnance": (WeaponKind.GUN, "PaK40", False),
    "non-mortar area target": (WeaponKind.GUN, "PaK40", True),
    "mortar": (WeaponKind.LIGHT_MORTAR, "51mm MTR", False),
}
WEAPONS = {
    "MMG": WeaponKind.SMALL_ARMS,
    "Gun": WeaponKind.GUN,
    "PF": WeaponKind.PANZERFAUST,
    "PSK": WeaponKind.PANZERSCHRECK,
    "PIAT": WeaponKind.PIAT,
    "vehicle weapon": WeaponKind.VEHICLE_WEAPON,
}


def church(levels: Mapping[Faction, str], text: str = "4-4-7") -> Played:
    """A table with counters of some sides at the church."""
    table = Played()
    for side, level in levels.items():
        table.add(side, f"{text} @ {CHURCH}")
        if LEVELS[level] == STEEPLE:
            table.do(UseStairs(side=side, text=text, hex=at(CHURCH), goes_up=True))
    return table


@operation("elst", "steeple.change_level")
def change_level(given: Values, inputs: Values) -> Values:
    refusal = climb_refusal(KINDS[given["unit"]], given["mf_left"])
    return {"legal": refusal is None, "mf": 0 if refusal else 1}


@operation("elst", "steeple.enter_and_climb")
def enter_and_climb_steeple(given: Values, inputs: Values) -> Values:
    """Movers walk in from the hex beside it, and go up where there is room."""
    name, movers = inputs["hex"], ", ".join(given["movers"])
    table = Played()
    for text in given["steeple"]:
        table.add(Faction.GERMAN, f"{text} @ {name}")
        assert _climbs(table, text, name)
    for text in given["ground"]:
        table.add(Faction.GERMAN, f"{text} @ {name}")
    table.add(Faction.GERMAN, f"{movers} @ {given['from_hex']}")
    start = {"spot": Spot.MAP, "hex": at(given["from_hex"])}
    table.do(MovePieces(side=Faction.GERMAN, text=movers, **start, to_spot=Spot.MAP, to_hex=at(name)))
    passing, above = (_in_church(table, level) for level in (GROUND, STEEPLE))
    told = climb_answer(stack(given["movers"]), above, given["building_entry_mf"], None)
    climbs = _climbs(table, movers, name)
    cost = next((line.args for line in told[0].lines if line.key == "climb-cost"), {})
    return {
        "legal": climbs,
        "mf_entry": cost.get("entry", given["building_entry_mf"]),
        "mf_climb": cost.get("climb"),
        "mf_total": cost.get("total"),
        "ground_while_passing_squads": squad_equivalents(Stack.of(passing).half_squads),
        "ground_after": stack_words(_in_church(table, GROUND)),
        "steeple_after": stack_words(_in_church(table, STEEPLE)),
        "stays_on": "steeple" if climbs else "ground",
    }


def _climbs(table: Played, text: str, name: str) -> bool:
    try:
        table.do(UseStairs(side=Faction.GERMAN, text=text, hex=at(name), goes_up=True))
    except IllegalCommandError:
        return False
    return True


def _in_church(table: Played, level: int) -> tuple[Pieces, ...]:
    place = Place(spot=Spot.MAP, hex=at(CHURCH), level=level)
    return table.session.state.game.forces.at(Faction.GERMAN, place)


@operation("elst", "steeple.stack_check")
def stack_check(given: Values, inputs: Values) -> Values:
    """One unit more climbs up to those of its side and of the enemy."""
    table = Played()
    for side, held in ((Faction.GERMAN, "own_side_in_steeple"), (Faction.BRITISH, "enemy_in_steeple")):
        up_there(table, side, given[held])
    unit = CLIMBERS[given["unit"]]
    table.add(Faction.GERMAN, f"{unit} @ {CHURCH}")
    return {"allowed": _climbs(table, unit, CHURCH)}


def up_there(table: Played, side: Faction, held: Values) -> None:
    """So much of a side in the steeple."""
    halves = int(2 * held["squad_equivalents"])
    counts = {SQUADS[side][0]: halves // 2, SQUADS[side][1]: halves % 2, "9-1": held["smc"]}
    text = ", ".join(f"{count}x {name}" for name, count in counts.items() if count)
    if text:
        table.add(side, f"{text} @ {CHURCH}")
        table.do(UseStairs(side=side, text=text, hex=at(CHURCH), goes_up=True))


@operation("elst", "steeple.tem")
def tem(given: Values, inputs: Values) -> Values:
    return {"tem": steeple_hex_tem(LEVELS[given["level"]], ATTACKS[given["attack"]])}


@operation("elst", "steeple.fire_legal")
def fire_legal(given: Values, inputs: Values) -> Values:
    firer, target = LEVELS[given["firer_level"]], LEVELS[given["target_level"]]
    return {"legal": fire_refusal(WEAPONS[given["weapon"]], firer, target, given["range"]) is None}


@operation("elst", "steeple.cc_legal")
def cc_legal(given: Values, inputs: Values) -> Values:
    table = church({Faction.GERMAN: given["attacker_level"], Faction.BRITISH: given["defender_level"]})
    table.go_to(Phase.CLOSE_COMBAT)
    told = {line.key for line in table.lines(FORCES_PANEL)}
    return {"legal": given["same_hex"] and "steeple-close-combat" in told}


@operation("elst", "steeple.range_bonus")
def bonus(given: Values, inputs: Values) -> Values:
    firer, target = LEVELS[given["firer_level"]], LEVELS[given["target_level"]]
    found = range_bonus(firer, target, given["range"], READINGS)
    return {"pbf": found.is_point_blank, "tpbf": found.is_triple}


@operation("elst", "steeple.backblast_avoidance")
def backblast_avoidance(given: Values, inputs: Values) -> Values:
    """Fire that need not suffer its backblast is judged without a word about it."""
    level, text = LEVELS[given["firer_level"]], "4-4-7, PSK"
    table = church({Faction.GERMAN: given["firer_level"]}, text)
    target = SEEN if level == STEEPLE else CHURCH
    shot = {"hex": at(CHURCH), "level": level, "at": at(target), "at_level": GROUND if level else STEEPLE}
    command = FireAt(side=Faction.GERMAN, text=text, weapon=WEAPONS[given["weapon"]], **shot)
    if level == GROUND:  # straight up it would be barred
        table.add(Faction.GERMAN, f"{text} @ {SEEN}")
        command = command.model_copy(update={"hex": at(SEEN)})
    table.do(command)
    return {"may_use_plus2_option": "shot-log-backblast" not in {reason.key for reason in table.told()}}


@operation("elst", "steeple.attack_levels")
def attack_levels(given: Values, inputs: Values) -> Values:
    attack = ATTACKS[given["attack"]]
    seen = {GROUND: given["los_to_ground"], STEEPLE: given["los_to_steeple"]}
    sees = frozenset(level for level, is_seen in seen.items() if is_seen)
    attacked = levels_attacked(attack, LEVELS[given["named_level"]], sees)
    return {
        "attacks_ground": GROUND in attacked,
        "attacks_steeple": STEEPLE in attacked,
        "tem_ground": steeple_hex_tem(GROUND, attack),
        "tem_steeple": steeple_hex_tem(STEEPLE, attack),
        "same_DR": attack.is_whole_hex,
    }


@operation("elst", "steeple.must_name_level")
def name_level(given: Values, inputs: Values) -> Values:
    """A hex of one level has none to name, and artillery strikes both (1.1)."""
    if given["attack"] == "OBA":
        return {"must_name_level": not ATTACKS["OBA"].is_whole_hex}
    weapon, text, is_area = FIRERS[given["attack"]]
    side = Faction.BRITISH if weapon is WeaponKind.LIGHT_MORTAR else Faction.GERMAN
    table = Played()
    table.add(side, f"{text} @ {SEEN}")
    enemy = side.opponent
    there = given["hex"] if given["contains_non_moving_unit"] else BESIDE
    table.add(enemy, f"9-1 @ {there}")
    table.go_to(Phase.MOVEMENT, enemy)
    if there == BESIDE:
        way = {"spot": Spot.MAP, "hex": at(BESIDE), "to_spot": Spot.MAP, "to_hex": at(given["hex"])}
        table.do(MovePieces(side=enemy, text="9-1", **way))
    shot = {"hex": at(SEEN), "at": at(given["hex"]), "weapon": weapon, "is_area": is_area}
    try:
        table.do(FireAt(side=side, text=text, **shot))
    except IllegalCommandError:  # the hex has no steeple
        return {"must_name_level": False}
    return {"must_name_level": table.purpose == ElstPurpose.SHOT_LEVEL}


@operation("elst", "steeple.counts_as_one_hex")
def counts_as_one_hex(given: Values, inputs: Values) -> Values:
    return {"one_hex": ONE_HEX[given["question"].lower()](at(given["hex"]))}


def is_one_to_stacking(hex_: HexCoord) -> bool:
    """Whether a full steeple leaves the ground no room."""
    table = church({Faction.GERMAN: "steeple"})
    table.add(Faction.GERMAN, f"4-4-7 @ {CHURCH}")
    return not table.counters(CHURCH)


def is_one_to_area_fire(hex_: HexCoord) -> bool:
    """Whether a Gun with the Area Target Type strikes both levels."""
    table = Played()
    table.add(Faction.GERMAN, f"PaK40 @ {SEEN}")
    gun = {"hex": at(SEEN), "weapon": WeaponKind.GUN, "is_area": True}
    table.do(FireAt(side=Faction.GERMAN, text="PaK40", at=hex_, **gun))
    return sum(reason.key == "shot-log-struck" for reason in table.told()) == 2


def is_one_to_control(hex_: HexCoord) -> bool:
    """Whether control is told of the hex, without any level."""
    table = Played()
    table.do(TakeControl(side=Faction.GERMAN, hexes=(hex_,)))
    return table.session.state.game.forces.controllers.get(hex_) is Faction.GERMAN


ONE_HEX = {"stacking": is_one_to_stacking, "area-target": is_one_to_area_fire, "control": is_one_to_control}


@operation("elst", "steeple.smoke_shot")
def smoke_shot(given: Values, inputs: Values) -> Values:
    """Where the counter lies the phase's reminder tells; unseen, the hex cannot be fired at."""
    table = Played()
    table.go_to(Phase.PREP_FIRE)
    reminded = {reason.key for reason in table.reminders()}
    is_seen = given["los_to_ground"] or given["los_to_steeple"]
    return {"counter_level": "ground" if is_seen and "remind-steeple-smoke" in reminded else None}


@operation("elst", "steeple.smoke_grenade")
def smoke_grenade(given: Values, inputs: Values) -> Values:
    table = church({Faction.GERMAN: given["squad_level"]})
    table.go_to(Phase.MOVEMENT)
    there = {"hex": at(CHURCH), "level": LEVELS[given["squad_level"]]}
    target = at(CHURCH if given["same_hex"] else BESIDE)
    placed = PlaceGrenade(
        side=Faction.GERMAN, text="4-4-7", **there, at=target, at_level=LEVELS[given["target_level"]]
    )
    try:
        table.do(placed)
    except IllegalCommandError:
        return {"legal": False}
    return {"legal": True}
