"""Supply and command over the little maps of the cases."""

from collections.abc import Iterator

from companion.games.no_prisoners.rules.network.command import command_refusal
from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.games.no_prisoners.rules.network.supply import Sources, Supply
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import PlaceDepot
from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord, Hexside, disk
from companion.trace.net import Net
from tests.cases.adapters.np.words import FACTIONS, FRONTS, PLAYER_TURNS, hex_at, is_done, unit_type
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import hex_of

OPEN_MARGIN = 8  # farther than any line needs to go round


def _named_hexes(told: Values) -> Iterator[HexCoord]:
    """Every hex that a map speaks of."""
    yield from (hex_at(unit["hex"]) for unit in told.get("units", ()))
    yield from (hex_at(depot["hex"]) for depot in told.get("depots", ()))
    for rail in told.get("rail", {}).values():
        yield from map(hex_at, rail)


def _ground(told: Values) -> Ground:
    if "hexes" in told:
        hexes = {*map(hex_at, told["hexes"]), *_named_hexes(told)}
    else:
        hexes = {near for hex_ in _named_hexes(told) for near in disk(hex_, OPEN_MARGIN)}
    east = told.get("east_if_q_at_least")
    fronts = frozenset(Front)
    return Ground(
        net=Net(tuple(sorted(hexes))),
        fronts={hex_: fronts if east is None else frozenset({_front(hex_, east)}) for hex_ in hexes},
        closed=frozenset(map(hex_at, told.get("impassable_hexes", ()))),
        closed_sides=_sides(told.get("impassable_sides", ())),
        shielded_sides=_sides(told.get("no_zoc_sides", ())),
    )


def _front(hex_: HexCoord, east: int) -> Front:
    return Front.EAST if hex_.q >= east else Front.WEST


def _sides(pairs: list[list[list[int]]]) -> frozenset[Hexside]:
    return frozenset(Hexside.between(hex_at(a), hex_at(b)) for a, b in pairs)


def _piece(told: Values) -> Piece:
    return Piece(
        told["id"],
        FACTIONS[told["side"]],
        FRONTS[told.get("front", "W")],
        hex_at(told["hex"]),
        unit_type(told.get("type")),
        told.get("star", False),
        told.get("tribal", False),
        told.get("with_lawrence_at_phase_start", False),
        told.get("range"),
    )


def _pieces(told: Values) -> dict[str, Piece]:
    return {unit["id"]: _piece(unit) for unit in told["units"]}


def _sources(told: Values) -> Sources:
    depots: dict[Faction, set[HexCoord]] = {faction: set() for faction in Faction}
    for depot in told.get("depots", ()):
        depots[FACTIONS[depot["side"]]].add(hex_at(depot["hex"]))
    rail = told.get("rail", {})
    return Sources(
        {faction: frozenset(hexes) for faction, hexes in depots.items()},
        {faction: frozenset(map(hex_at, rail.get(name, ()))) for name, faction in FACTIONS.items()},
    )


@operation("np", "trace_supply")
def trace_supply(given: Values, inputs: Values) -> Values:
    """What is judged and what is explained must agree."""
    told = given["map"]
    pieces = _pieces(told)
    unit = pieces[given["unit"]]
    supply = Supply(_ground(told), _sources(told), tuple(pieces.values()), unit.faction, unit.front)
    found = supply.judge(unit)
    assert found.ok is supply.is_supplied(unit)
    assert found.reasons
    return {"in_supply": found.ok}


@operation("np", "in_command")
def in_command(given: Values, inputs: Values) -> Values:
    pieces, ground = _pieces(given["map"]), _ground(given["map"])
    refusal = command_refusal(ground, pieces[given["hq"]], pieces[given["unit"]])
    return {"in_command": refusal is None}


@operation("np", "depot_usable")
def depot_usable(given: Values, inputs: Values) -> Values:
    """What befell the depot before does not matter."""
    told = {
        "depots": [{"side": given["depot_side"], "hex": [0, 0]}],
        "units": [{"id": "unit", "side": side, "hex": [0, 0]} for side in [given.get("occupier")] if side],
    }
    pieces, user = tuple(_pieces(told).values()), FACTIONS[given["user_side"]]
    supply = Supply(_ground(told), _sources(told), pieces, user, Front.WEST)
    return {"usable": HexCoord(0, 0) in supply.garrisoned}


SITES = {"town": "1603", "city": "1606", "clear": "1605", "desert": "1607", "rough": "1505"}


@operation("np", "fsd")
def fsd(given: Values, inputs: Values) -> Values:
    """At Kiswe, Amman or near them, no more than ten hexes from Aqaba unless the enemy holds it."""
    phase = Phase(given["phase"].replace("_", "-"))
    table = Sketch(PLAYER_TURNS[given["player_turn"]], phase, turn=10)
    number = SITES[given["place"]]
    if given["distance_to_printed_red_depot_east"] > 12:
        table.stand(cp_e_42="1312")
    if given["held_by_east_allied"]:
        table.stand(al_e_cf=number)
    return {"legal": is_done(table, PlaceDepot(hex=hex_of(number)))}
