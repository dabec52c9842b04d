"""Movement and zones of control: on the map where a case names no figures of its own."""

from fractions import Fraction
from itertools import pairwise

from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.procedures.stacking import stack_in
from companion.games.no_prisoners.rules.movement.costs import MoveKind, allowance
from companion.games.no_prisoners.rules.movement.damascus import damascus_refusal
from companion.games.no_prisoners.rules.movement.ezoc import ZocWalk
from companion.games.no_prisoners.rules.network.rail_nets import RailNets
from companion.games.no_prisoners.rules.turn.calendar import Season
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from tests.cases.adapters.np.stage import MIDDLE, RADIUS, Stage, land, linked
from tests.cases.adapters.np.turn import SCENARIOS
from tests.cases.adapters.np.words import FACTIONS, FRONTS, front_or_none, is_done, verdict
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.jumping import begin, with_a_tribe
from tests.games.no_prisoners.campaign.sketched_units import facing, marcher
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, hex_of
from tests.games.no_prisoners.campaign.test_terrain_chart import SUMMER, WINTER

BARRED = {
    "forbidden_terrain": "0811",
    "front_boundary": "1603",
    "enemy_held": "1402",
    "ezoc_to_ezoc": "1502",
}
ZONES = {
    "river": ("cp_w_27", "0811", "0711"),
    "all_sea": ("cp_w_27", "0811", "0712"),
    "all_lake": ("cp_e_42", "1507", "1407"),
    "front_boundary": ("cp_e_42", "1312", "1311"),
}
MARKERS = {"air": "al-w-5air", "naval": "al-w-emed"}


@operation("np", "path_cost")
def cost_of_path(given: Values, inputs: Values) -> Values:
    """A division goes straight north over hexes laid out so, the only land."""
    start, steps = MIDDLE.step(Direction.S, RADIUS), given["steps"]
    way = [start.step(Direction.N, number) for number in range(len(steps) + 1)]
    lands = [land(hex_, told["terrain"]) for hex_, told in zip(way[1:], steps, strict=True)]
    pairs = list(zip(pairwise(way), steps, strict=True))
    lands = [
        linked(facts, "road", Direction.N) if told.get("road") else facts
        for facts, told in zip((land(start), *lands), (*steps, {}), strict=True)
    ]
    rivers = [Hexside.between(*pair) for pair, told in pairs if told.get("river")]
    turn = WINTER if given["season"] == Season.WINTER else SUMMER
    table = Stage(lands, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT, turn, rivers=rivers)
    unit = table.unit(table.post(Faction.ALLIED, start, movement=30))
    return {"cost": float(reachable(table.scene, unit, MoveKind.NORMAL)[way[-1]].cost)}


@operation("np", "move_allowance")
def move_allowance(given: Values, inputs: Values) -> Values:
    found = allowance(
        given["ma"],
        MoveKind(given["kind"]),
        is_supplied=given.get("supplied", True),
        starts_in_ezoc=given.get("starts_in_ezoc", False) or given.get("disengaging", False),
    )
    return {**verdict(found.refusal), "mp": found.points}


@operation("np", "strategic_path")
def strategic_path(given: Values, inputs: Values) -> Values:
    path = given["path_ezoc"]
    found = allowance(len(path), MoveKind.STRATEGIC, is_supplied=given["supplied_at_start"])
    walk = ZocWalk(START, _ezoc(path), MoveKind.STRATEGIC, _may_enter_ezoc(given))
    return {"legal": found.refusal is None and _leads_to_end(walk, path, found.points)}


START = HexCoord(0, 0)


def _way(path: list[bool]) -> list[HexCoord]:
    """The hexes of a path, straight ahead."""
    return [START.step(Direction.N, steps) for steps in range(1, len(path) + 1)]


def _ezoc(path: list[bool]) -> set[HexCoord]:
    return {hex_ for hex_, is_ezoc in zip(_way(path), path, strict=True) if is_ezoc}


def _leads_to_end(walk: ZocWalk, path: list[bool], points: float, cost: Fraction = Fraction(1)) -> bool:
    way = _way(path)
    return way[-1] in walk.reach(Fraction(points), lambda _here, there: cost if there in way else None)


def _may_enter_ezoc(given: Values) -> bool:
    """The exception is for a group of the Central Powers' western set-up, near Gaza and Beersheba."""
    exception = SCENARIOS[given["scenario"]].may_enter_ezoc if "scenario" in given else None
    is_west_cp = (given.get("side"), given.get("front")) == ("CP", "W")
    is_of_group = is_west_cp and given.get("set_up_near_gaza_or_beersheba", False)
    return exception is not None and given.get("gt") == exception.turn and is_of_group


@operation("np", "minimum_move")
def minimum_move(given: Values, inputs: Values) -> Values:
    """From a hex beside Damascus and the boundary, or one at the sea; an enemy near where one matters."""
    bars = [number for name, number in BARRED.items() if given.get(name)]
    table = Sketch(PlayerTurn.WEST_CP)
    table.stand(cp_w_27="0712" if given.get("forbidden_terrain") else "1503")
    if given.get("enemy_held") or given.get("ezoc_to_ezoc"):
        table.stand(al_w_42="1402")
    table.print("cp-w-27", movement=1)
    return {"legal": is_done(table, table.march("cp-w-27", bars[0] if bars else "1502"))}


@operation("np", "leave_ezoc")
def leave_ezoc(given: Values, inputs: Values) -> Values:
    """A plain move would go as far as any; a unit that leaves EZOC so has half its allowance."""
    method = given["method"]
    if method in ("retreat", "pursuit"):
        return {"legal": _leaves_by_combat(is_retreat=method == "retreat")}
    table = marcher(4, "0511", cp_w_27="0611")
    if method == "all_zoc_exerting_enemies_removed":
        table.set(**{"counters__cp-w-27__spot": "gone", "counters__cp-w-27__hex": None})
    first = "0510" if given.get("first_hex_free_of_ezoc", True) else "0512"
    return {"legal": is_done(table, table.march("al-w-42", first if method == "disengage" else "0310"))}


def _leaves_by_combat(*, is_retreat: bool) -> bool:
    """An attack that fails by a raid's 3, or drives the enemy off by its 5 and leaves another beside it."""
    table = facing()
    table.stand(cp_w_8="0910")
    table.do(table.attack("0909", *(("al-w-42",) if is_retreat else ())))
    table.roll(3 if is_retreat else 5)
    if is_retreat:
        return bool(retreat_ends(table.scene, "al-w-42"))
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=min(retreat_ends(table.scene, "cp-w-27"))))
    allowed = pursuit_allowance(table.scene, "al-w-yeocav")
    return bool(pursuit_ends(table.scene, "al-w-yeocav", allowed))


@operation("np", "disengage_path")
def disengage_path(given: Values, inputs: Values) -> Values:
    path = given["path_ezoc"]
    points = allowance(given["ma"], MoveKind.NORMAL, starts_in_ezoc=True).points
    walk = ZocWalk(START, _ezoc(path) | {START})
    return {"legal": _leads_to_end(walk, path, points, Fraction(given["mp_used"]) / len(path))}


@operation("np", "zoc_into")
def zoc_into(given: Values, inputs: Values) -> Values:
    """The zone of a Turkish unit, as the Allies of the West meet it."""
    unit, at, into = ZONES.get(given.get("hexside", ""), ZONES["river"])
    table = Sketch()
    table.stand(**{unit: at})
    table.print(unit.replace("_", "-"), is_starred=given.get("star", False))
    return {"zoc": hex_of(into) in table.scene.ezoc(Faction.ALLIED, Front.WEST)}


@operation("np", "stacking")
def stacking(given: Values, inputs: Values) -> Values:
    """Allied counters in a hex of that kind, where one says so with a depot and their railway."""
    here = land(MIDDLE, given["terrain"])
    if given.get("own_supplied_rail"):
        railway = land(MIDDLE, given["terrain"], west_of_canal=True, depot="allied")
        here = linked(railway, "rail", Direction.N, "allied")
    turn = WINTER if given.get("season") == Season.WINTER else SUMMER
    table = Stage([here], PlayerTurn.WEST_ALLIED, Phase.MOVEMENT, turn)
    for name in given["units"]:
        if name in MARKERS:
            table.stand(**{MARKERS[name]: BOARD.hex_name(MIDDLE)})
        elif name == "railhead":
            table.set(railhead={"q": MIDDLE.q, "r": MIDDLE.r})
        else:
            table.post(Faction.ALLIED, MIDDLE, is_starred=name == "support")
    found = stack_in(table.scene, MIDDLE, table.game.in_hex(MIDDLE))
    return {"limit": found.limit, "counted": found.counted, "excess": found.excess}


@operation("np", "rail_move")
def rail_move(given: Values, inputs: Values) -> Values:
    """From Cairo, which a garrison at Port Said supplies, to Qantara, or past the railhead there.

    A second move goes on from the first.
    """
    table, unit = Sketch(), "al-w-42"
    table.stand(al_w_42="0511")
    table.set(**{"sheet__rail_capacity__6-west-allied": given["capacity_left"] + given["rail_moves_this_gt"]})
    if given["supplied_at_start"]:
        table.stand(al_w_gb="0708")
    else:
        table.stand(al_w_42="0510")
    table.print(unit, type=given["type"].replace("_", "-"))
    earlier = ("0510", "0609")[: given["rail_moves_this_gt"]]
    if not all(is_done(table, table.march(unit, number, "rail")) for number in earlier):
        return {"legal": False, "capacity_used": 0}
    used = table.game.phase.rail_used
    to = "0709" if given["all_hexes_own_net"] else "0808"
    is_moved = is_done(table, table.march(unit, to, "rail"))
    return {"legal": is_moved, "capacity_used": table.game.phase.rail_used - used}


@operation("np", "west_rail_reach")
def west_rail_reach(given: Values, inputs: Values) -> Values:
    nets, line = _nets(max(given["railhead"], given["to"]) + 1, given["railhead"])
    return verdict(nets.reach_refusal(line[given["to"]], FACTIONS[given["side"]]))


def _nets(hexes: int, railhead: int, laid_up_to: int = 0) -> tuple[RailNets, list[HexCoord]]:
    """The nets along so many hexes of railway, of which the first is Allied from the beginning."""
    line = [START.step(Direction.NE, number) for number in range(hexes)]
    laid = tuple(line[1 : max(railhead, laid_up_to) + 1])
    return RailNets.of(frozenset(line[:1]), frozenset(line), line[railhead], laid), line


@operation("np", "rail_nets")
def rail_nets(given: Values, inputs: Values) -> Values:
    nets, line = _nets(given["hexes"], given["railhead"], given.get("laid_by_allies_up_to", 0))
    sides = {"allied": Faction.ALLIED, "cp": Faction.CENTRAL_POWERS}
    return {
        name: [number for number, hex_ in enumerate(line) if hex_ in nets.of_faction[faction]]
        for name, faction in sides.items()
    }


@operation("np", "railhead_entry")
def railhead_entry(given: Values, inputs: Values) -> Values:
    """On a bank of the canal, with a railway of the Allies or none; an enemy in the hex or beside it."""
    here, beside = land(MIDDLE, canal_bank=given["bank"]), MIDDLE.step(Direction.S)
    if given["allied_rail"]:
        here = linked(here, "rail", Direction.N, "allied")
    lands = [here, land(beside)]
    table = Stage(lands, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT, given["gt"])
    table.set(railhead=None)
    if given["enemy_unit"] or given["ezoc"]:
        table.post(Faction.CENTRAL_POWERS, MIDDLE if given["enemy_unit"] else beside)
    return {"legal": is_done(table, cmd.MoveRailhead(hex=MIDDLE))}


@operation("np", "railhead_move")
def railhead_move(given: Values, inputs: Values) -> Values:
    """From Qantara along the coast, so far as the hexes of the projected line go, or off it."""
    table = Sketch()
    along, beside = ("0808", "0909", "1008", "1108"), ("0809", "0910", "1009", "1109")
    ahead = (along if given["rail_hexes_only"] else beside)[given["hexes"] - 1]
    if given["supplied"]:
        table.stand(al_w_42="0511")
    if given["enters_enemy_or_ezoc"]:
        table.stand(cp_w_8=ahead)
    if given.get("senussi"):
        table.set(senussi_on=table.game.moment.turn)
    return {"legal": is_done(table, cmd.MoveRailhead(hex=hex_of(ahead)))}


# Of the West, by what they are: coasts whence, and others whither a unit may wish to go by sea.
COASTS = {"town": "0208", "city": "0208", "clear": "0308", "rough": "0712", "desert": "0109", "marsh": "0407"}
SHORES = {
    "town": "1403",
    "city": "1306",
    "clear": "1305",
    "rough": "0713",
    "desert": "1108",
    "marsh": "0608",
    "mountain": "1213",
}


@operation("np", "landing")
def landing(given: Values, inputs: Values) -> Values:
    """From Egypt's coast, or Ramlah far from any depot, or inland, to the coast of Palestine or elsewhere."""
    landings = given.get("landings_this_year_this_front", 0)
    if given.get("port_reinforcement"):
        return _arrival_in_port(landings)
    if given.get("tribal"):
        return {"legal": _tribe_lands()}
    is_allied, is_arriving = given["side"] == "AL", given.get("arriving_reinforcement", False)
    table = Sketch() if is_allied else Sketch(PlayerTurn.WEST_CP)
    unit, enemy = ("al-w-42", "cp-w-27") if is_allied else ("cp-w-27", "al-w-42")
    table.set(**{"landings__1916-west": landings})
    if is_arriving:
        table.set(moment__phase="reinforcement")
        table.print(unit, spot=Spot.ARRIVING)
    else:
        table.put(unit, _whence(given))
    target = _shore(given)
    beside = _beside(table, target)
    if given["enemy_in_target"] or given.get("target_in_ezoc"):
        table.put(enemy, target if given["enemy_in_target"] else beside)
    wish = (
        cmd.PlaceCounter(unit=unit, hex=hex_of(target))
        if is_arriving
        else table.march(unit, target, "landing")
    )
    if not is_done(table, wish):
        return {"legal": False}
    counts = table.game.landings.get("1916-west", 0) > landings
    if is_arriving:
        begin(table, 6, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    moves_on = is_done(table, table.march(unit, beside))
    return {"legal": True, "counts_against_limit": counts, "mp_left": int(moves_on)}


def _whence(given: Values) -> str:
    """Where a unit stands that would go by sea."""
    if not given["from_coastal"]:
        return "0511"
    is_far = given["from"] in ("town", "city") and not given.get("supplied", True)
    return "1307" if is_far else COASTS[given["from"]]


def _shore(given: Values) -> str:
    """Where a unit would land."""
    if not given.get("same_front", True):
        return "1720"
    return SHORES[given["to"]] if given.get("to_coastal", True) else "0409"


def _beside(table: Sketch, number: str) -> str:
    """A hex of land beside another."""
    field = table.scene.field
    near = (hex_ for hex_ in hex_of(number).neighbours() if hex_ in BOARD and not field.is_closed(hex_))
    return BOARD.hex_name(min(hex_ for hex_ in near if not field.is_barred(hex_of(number), hex_)))


def _tribe_lands() -> bool:
    """From Yenbo to Wejh."""
    table = with_a_tribe()
    tribe = next(counter.id for counter in table.game.at(Spot.ARRIVING) if counter.is_tribal)
    table.put(tribe, "2024")
    begin(table, 10, PlayerTurn.EAST_ALLIED, Phase.MOVEMENT)
    return is_done(table, cmd.MoveCounters(units=(tribe,), hex=hex_of("1720"), how="landing"))


def _arrival_in_port(landings: int) -> Values:
    """A reinforcement comes by a port of the East that another unit holds."""
    table = Sketch(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT, turn=9)
    table.set(revolted_on=8, **{"landings__1917-east": landings})
    port = min(table.scene.field.entry_hexes(Faction.ALLIED, Front.EAST))
    table.stand(al_e_lawrence=table.scene.field.board.hex_name(port))
    table.print("al-e-cf", spot=Spot.ARRIVING)
    is_there = is_done(table, cmd.PlaceCounter(unit="al-e-cf", hex=port))
    return {"legal": is_there, "counts_against_limit": table.game.landings["1917-east"] > landings}


@operation("np", "damascus_enter")
def damascus_enter(given: Values, inputs: Values) -> Values:
    holder = front_or_none(given.get("occupied_by_front"))
    refusal = damascus_refusal(FACTIONS[given["side"]], FRONTS[given["front"]], holder)
    is_forced = given.get("forced_by_retreat", False)
    return {**verdict(refusal), "eliminated": refusal is not None and is_forced}
