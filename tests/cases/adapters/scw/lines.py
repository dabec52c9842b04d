"""Supply, command, zones and sight. A case's closed graph becomes a net; its hexes stand for nothing else."""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise

from companion.games.spanish_civil_war.procedures.firing import unseen_by
from companion.games.spanish_civil_war.rules.ground.command import link_flood
from companion.games.spanish_civil_war.rules.ground.hierarchy import (
    ANY,
    ANY_CORPS,
    ANY_DIVISION,
    Level,
    chain_of,
    link_limit,
)
from companion.games.spanish_civil_war.rules.ground.sight import Sightline, sight_refusal, sightline
from companion.games.spanish_civil_war.rules.ground.supply import (
    Consumer,
    automatic_supply,
    supply_course,
    supply_data,
    trace_supply,
)
from companion.games.spanish_civil_war.rules.ground.zones import Controller, Departure, exerting, is_covered
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import DeclareFight, FireBarrage, JoinFight
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.hexes.coordinates import HexCoord, distance
from companion.session.commands import SetFacts
from companion.trace.flood import Flood
from companion.trace.net import Net
from companion.trace.zones import Presence, Zones
from tests.cases.adapters.scw.words import ARMS, battle, faction
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.spanish_civil_war.gun_table import FOOT, FOURTH, GUN, TARGET, gun_table
from tests.games.spanish_civil_war.test_barrages import crossed_line

LATE = 9
EDGES = {"north": "N", "east": "E", "south": "S", "west": "W"}
CLASSES = {"mobile": Arm.INFANTRY, "artillery": Arm.ARTILLERY, "air": Arm.AIR}
ANYONE = {ANY: "any HQ", ANY_DIVISION: "any division HQ", ANY_CORPS: "any corps HQ"}


class Graph:
    """Named places and the steps between them, as a net."""

    def __init__(self, names: Iterable[str], steps: Iterable[Sequence[str]]) -> None:
        self.hexes = {name: HexCoord(place, 0) for place, name in enumerate(names)}
        self.net = Net(tuple(self.hexes.values()))
        vars(self.net)["beside"] = self.ways(steps)  # these hexes lie beside one another by name only

    def ways(self, steps: Iterable[Sequence[str]]) -> tuple[tuple[int, ...], ...]:
        found: dict[HexCoord, set[HexCoord]] = {hex_: set() for hex_ in self.net.hexes}
        for a, b in steps:
            found[self.hexes[a]].add(self.hexes[b])
            found[self.hexes[b]].add(self.hexes[a])
        return self.net.ways(lambda hex_: sorted(found[hex_]))

    def flags(self, names: Iterable[str]) -> bytearray:
        return self.net.flags(self.hexes[name] for name in names)

    def enemy(self, standing: Iterable[str], controlled: Iterable[str]) -> Presence:
        zones = Zones({self.hexes[name].q: () for name in controlled})
        return Presence(self.net, self.flags(standing), zones)


@operation("scw", "supply.trace")
def supply_trace(given: Values, inputs: Values) -> Values:
    """A case without a turn is of one on which nobody is supplied of course."""
    where, side, unit = battle(given["scenario"]), faction(given["side"]), given.get("unit", {})
    start, steps, links = unit.get("hex", "u"), given.get("adjacent", ()), given.get("roadLinks", ())
    bare: dict[str, Values] = {name: {} for name in (start, *chain(*steps, *links))}
    hexes = {**bare, **given.get("hexes", {})}
    consumer = Consumer(
        side,
        CLASSES[unit.get("class", "mobile")],
        unit.get("startHex", ""),
        unit.get("arrivedThisPhase", False),
        unit.get("reserveHeld", False),
    )
    if automatic_supply(consumer, where, given.get("turn", LATE)) is not None:
        return {"inSupply": True}
    graph = Graph(hexes, steps)
    sources = supply_data().sources[where][side]
    ends = {name for name, told in hexes.items() if is_source(name, told, sources.edges, sources.hexes)}
    course = supply_course(graph.net, graph.ways(links), graph.flags(ends))
    enemy = graph.enemy(
        [name for name, told in hexes.items() if told.get("enemyUnit")],
        [name for name, told in hexes.items() if told.get("enemyZOC")],
    )
    flood = Flood.of(course, enemy.obstructed)
    return {"inSupply": trace_supply(flood, enemy, graph.hexes[start].q, sources.rule).ok}


def is_source(name: str, told: Values, edges: frozenset[str], named: frozenset[str]) -> bool:
    on_edge = told.get("road", False) and EDGES.get(told.get("edge", "")) in edges
    return name in named or on_edge


@operation("scw", "command.trace")
def command_trace(given: Values, inputs: Values) -> Values:
    for link in given["links"]:
        if not holds(link, given):
            return {"inCommand": False, "failedLink": f"{link['from']}>{link['to']}"}
    return {"inCommand": True, "failedLink": None}


def holds(link: Values, given: Values) -> bool:
    """The link's paths as rows of hexes between its two ends, the enemy in the first hex of a row."""
    if link.get("hqLost"):
        return False
    of, to = link["kind"].split("-")
    level = {"division": Level.DIVISION, "corps": Level.CORPS, "brigade": Level.BRIGADE}.get(to)
    limit = link_limit(battle(given.get("scenario")), faction(given.get("side")), level, is_unit=of == "unit")
    rows = [
        ["unit", *(f"{place}-{step}" for step in range(1, _hexes_entered(path))), "hq"]
        for place, path in enumerate(link["paths"])
    ]
    steps = [pair for row in rows for pair in pairwise(row)]
    graph = Graph(dict.fromkeys(["unit", "hq", *(name for row in rows for name in row)]), steps)
    flagged = list(zip(rows, link["paths"], strict=True))
    enemy = graph.enemy(
        [row[1] for row, path in flagged if path.get("throughEnemyUnit")],
        [row[1] for row, path in flagged if path.get("throughEnemyZOC")],
    )
    flood = link_flood(graph.net, enemy, graph.hexes["hq"], limit)
    return flood.is_reached(graph.hexes["unit"].q)


def _hexes_entered(path: Values) -> int:
    """The length of a path; one that leads through an enemy has a hex in which he is."""
    is_cut = path.get("throughEnemyUnit") or path.get("throughEnemyZOC")
    return max(path["hexes"], 2 if is_cut else 1)


@operation("scw", "command.chain")
def command_chain(given: Values, inputs: Values) -> Values:
    """The name of a formation begins with its battle."""
    told = "jarama" if given["formation"].startswith("J") else "brunete"
    hqs = chain_of(battle(given.get("scenario", told)), given["formation"])
    return {"chain": tuple(ANYONE.get(hq, hq) for hq in hqs)}


@operation("scw", "zoc.exerts")
def zoc_exerts(given: Values, inputs: Values) -> Values:
    arm = (ARMS | CLASSES)[inputs.get("class", "mobile")]
    stack = [Controller(arm, Size.COMPANY, inputs.get("attack", 9))] * inputs.get("companies", 0)
    stack += [Controller(arm, Size.BATTALION, inputs.get("attack", 9))] * inputs.get("battalions", 0)
    if "regimentAttack" in inputs:
        stack.append(Controller(arm, Size.REGIMENT, inputs["regimentAttack"]))
    if not stack and "attack" in inputs:
        stack.append(Controller(arm, Size.REGIMENT, inputs["attack"]))
    return {"zoc": bool(exerting(stack, battle(inputs.get("scenario"))))}


@operation("scw", "zoc.covers")
def zoc_covers(given: Values, inputs: Values) -> Values:
    """Whether a friendly unit stands there is not asked: it changes nothing (8.1)."""
    river, prohibited = inputs.get("majorRiverBetween", False), inputs.get("prohibitedForUnit", False)
    return {"covered": is_covered(is_major_river=river, is_prohibited=prohibited)}


@operation("scw", "zoc.leave")
def zoc_leave(given: Values, inputs: Values) -> Values:
    departure = Departure(
        inputs.get("baseCost", 1),
        inputs.get("startsInZOC", False),
        inputs.get("entersZOC", False),
        inputs.get("inCommand", True),
    )
    refusal = departure.refusal(inputs.get("mpLeft", departure.points))
    return {"cost": departure.points, "allowed": refusal is None, "mustStop": departure.must_stop}


def terrain(told: Values) -> frozenset[str]:
    """Units and zones in the hex are not asked: they never block (12.4.1e)."""
    rises = {"elevation_change"} if told.get("elevationChange") else set()
    return frozenset({told.get("terrain", "clear"), *rises})


@operation("scw", "los.check")
def los_check(given: Values, inputs: Values) -> Values:
    """The line of the case; a spotter must be one besides, and support fires over what bars a barrage."""
    if inputs.get("kind", "barrage") == "support":
        return _support_over("woods")
    crossed = tuple(tuple(map(terrain, told.get("pair", (told,)))) for told in inputs.get("crossed", ()))
    far = inputs.get("distance", len(crossed) + 1)
    is_seen = sight_refusal(Sightline(battle(inputs.get("scenario")), far, crossed)) is None
    is_by_spotter = inputs.get("origin") == "spotter"
    return {"clear": is_seen and (not is_by_spotter or _is_spotted(inputs, far)), "needed": True}


def _is_spotted(inputs: Values, far: int) -> bool:
    """A battalion so far from the target, with nothing between, looks for a gun of its brigade or not."""
    table, gun = gun_table(), GUN if inputs.get("sameFormation", True) else FOURTH
    board, end = table.system.map.board, table.hex("3533")
    starts = (hex_ for hex_ in board if distance(hex_, end) == far)
    lines = {start: sightline(board, start, end, Battle.JARAMA, {}) for start in starts}
    origin = next(start for start, line in lines.items() if sight_refusal(line) is None)
    table.insist(table.placing(FOOT, board.hex_name(origin)))
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT, is_in_command=inputs.get("spotterInCommand", True))
    table.do(SetFacts(facts={"clock/weather": inputs.get("weather", "clear")}))
    return unseen_by(table.scene, gun, end, FOOT) is None


def _support_over(terrain: str) -> Values:
    """A gun joins an attack on a hex that it does not see."""
    table = gun_table()
    start, end = crossed_line(table, terrain)
    board = table.system.map.board
    beside = next(hex_ for hex_ in end.neighbours() if hex_ in board and distance(hex_, start) == 3)
    for unit, hex_ in ((GUN, start), (TARGET, end), (FOOT, beside)):
        table.insist(table.placing(unit, board.hex_name(hex_)))
    table.go_to(Phase.FIRST_COMBAT)
    assert table.rule_against(FireBarrage(guns=(GUN,), hex=end)) == "12.4.1c"
    table.do(DeclareFight(attackers=(FOOT,), hexes=(end,)))
    is_joined = not table.rule_against(JoinFight(units=(GUN,)))
    return {"clear": is_joined, "needed": not is_joined}
