import re

from companion.games.elst.own.blast_over_heights import blast_over_heights
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict, los_to_blast_height
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.hexes.coordinates import HexCoord
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers, SmokeKind
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.terrain import SightTerrain
from tests.cases.adapters.stage import STEEPLE as STEEPLE_HEX
from tests.cases.adapters.stage import north, strip
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.sight.relief.made_ground import Sight

LEVELS = {"ground": GROUND, "steeple": STEEPLE}
SMOKE = {"smoke": SmokeKind.SMOKE, "WP": SmokeKind.WHITE_PHOSPHORUS}
BETWEEN = north(3)
FAR = north(6)


def is_seen(result: LosResult) -> bool:
    assert result.verdict is not Verdict.TOO_CLOSE
    return result.verdict is not Verdict.BLOCKED


def behind(given: Values, hexes_behind: int) -> tuple[SightTerrain, HexCoord]:
    """A strip with the terrain three hexes from the steeple, and the hex so far behind it."""
    kind = given["terrain_between"]
    return strip({BETWEEN: kind} if kind else {}), north(3 + hexes_behind)


@operation("elst", "steeple.los")
def steeple_los(given: Values, inputs: Values) -> Values:
    terrain, target = behind(given, given["target_hexes_behind_it"])
    observer = Position(STEEPLE_HEX, LEVELS[given["observer_level"]])
    return {"los": is_seen(line_of_sight(terrain, observer, Position(target)))}


@operation("elst", "steeple.los_reciprocal")
def steeple_los_reciprocal(given: Values, inputs: Values) -> Values:
    terrain, observer_hex = behind(given, given["observer_hexes_behind_it"])
    observer = Position(observer_hex, LEVELS[given["observer_level"]])
    target = Position(STEEPLE_HEX, LEVELS[given["target_level"]])
    return {"los": is_seen(line_of_sight(terrain, observer, target))}


@operation("elst", "steeple.smoke_hindrance")
def steeple_smoke_hindrance(given: Values, inputs: Values) -> Values:
    target = {"other hex": FAR, "own hex ground level": STEEPLE_HEX}[given["target"]]
    places = {"intervening hex": BETWEEN, "target hex": target, "own hex ground level": STEEPLE_HEX}
    markers = Markers.none().with_smoke(places[given["smoke_at"]], SMOKE[given["smoke"]], amount=2)
    observer = Position(STEEPLE_HEX, LEVELS[given["observer_level"]])
    return {"hindered": line_of_sight(strip({}), observer, Position(target), markers).hindrance > 0}


@operation("elst", "oba.hindrance")
def artillery_hindrance(given: Values, inputs: Values) -> Values:
    """Other hindrance is orchard hexes at other ranges, and the observer is on the ground."""
    crossed = re.fullmatch(r"crosses (\d) hex(?:es)?(?: each)? of (one|two) blast areas?", given["los_line"])
    assert crossed is not None
    areas = {"one": 1, "two": 2}[crossed[2]]
    markers = Markers.none()
    for number in range(areas):
        hexes = (north(1 + 3 * number + k) for k in range(int(crossed[1])))
        markers = markers.with_blast(f"area {number}", hexes)
    orchards = {north(7 + k): "orchard" for k in range(given["other_hindrance"])}
    result = line_of_sight(strip(orchards), Position(STEEPLE_HEX), Position(north(11)), markers)
    return {"hindrance": result.hindrance}


@operation("elst", "oba.los_blast_height")
def oba_los_blast_height(given: Values, inputs: Values) -> Values:
    """The observer at the south end, the SR six hexes north, things that may be in the way between.

    Hills are on boards of the players' own, which have no steeples: one on the line blocks whoever looks.
    """
    height = given["observer_height"]
    if height == "hill" and not given["steeple_hex_on_line"]:
        return {"los": _is_seen_from_hill(given)}
    buildings = [north(1)] * given["obstacle_adjacent_to_observer"]
    buildings += [BETWEEN] * given.get("ordinary_building_in_between", False)
    steeples = {STEEPLE_HEX} if height == "steeple" else set()
    steeples |= {north(5)} if given["steeple_hex_on_line"] else set()
    observer = Position(STEEPLE_HEX, LEVELS.get(height, GROUND))
    terrain = strip(dict.fromkeys(buildings, "building"), steeples)
    sight = los_to_blast_height(terrain, observer, [FAR])
    return {"los": sight.verdict is BlastVerdict.CLEAR}


def _is_seen_from_hill(given: Values) -> bool:
    """Woods next to the observer stand on the hill as he does."""
    ground = {"E8": ("open-ground", 1), "E7": ("open-ground", 1)}
    if given["obstacle_adjacent_to_observer"]:
        ground["E7"] = ("woods", 1)
    if given.get("ordinary_building_in_between", False):
        ground["E5"] = ("stone-building", 0)
    sight = Sight(ground)
    observer, target = (sight.board.parse_hex(name) for name in ("E8", "E2"))
    verdict = blast_over_heights(sight.terrain, Position(observer), [target], Markers.none())
    return verdict is BlastVerdict.CLEAR
