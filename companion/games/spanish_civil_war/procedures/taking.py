"""Who holds Brunete's places, and which objectives its divisions have captured (B.6, B.15)."""

from collections.abc import Iterable, Iterator, Mapping

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.fight_events import PlacesTaken
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse


def settle_places(course: EventCourse[Scene]) -> None:
    """Note what has come into other hands after a move; nothing when nothing has."""
    if course.scene.battle is Battle.BRUNETE:
        _settle(course, _holders(course.scene), _captured(course.scene))


def take_passed(course: EventCourse[Scene], hex_: HexCoord, ids: Iterable[str]) -> None:
    """What units have passed is their side's: no enemy had a ZOC there as they entered it (B.6a, B.15b)."""
    scene, units = course.scene, course.scene.units(ids)
    side, name = units[0].faction, scene.map.board.hex_name(hex_)
    places = (place for place in scenario(scene.battle).places if name in place.hexes)
    holders = {**scene.game.holders, **{place.id: side for place in places}}
    formations = {unit.counter.formation for unit in units}
    captured = {}
    for division, own in scenario(scene.battle).objectives.items():
        held = {*scene.game.captured_by(division), *((name,) if division in formations else ())}
        held -= {name} if side is Faction.NATIONALIST else set()
        captured[division] = tuple(one for one in own if one in held)
    _settle(course, holders, {division: hexes for division, hexes in captured.items() if hexes})


def _settle(
    course: EventCourse[Scene], holders: Mapping[str, Faction], captured: Mapping[str, tuple[str, ...]]
) -> None:
    scene, before = course.scene, _captured_before(course.scene)
    if holders == dict(scene.game.holders) and captured == before:
        return
    places = scenario(scene.battle).places
    taken = {one.id: one.points for one in places if holders.get(one.id) != scene.game.holders.get(one.id)}
    course.add(
        PlacesTaken(
            holders=holders,
            captured=captured,
            taken=taken,
            won=_beyond(captured, before),
            lost=_beyond(before, captured),
        )
    )


def _beyond(
    more: Mapping[str, tuple[str, ...]], less: Mapping[str, tuple[str, ...]]
) -> Mapping[str, tuple[str, ...]]:
    """What divisions hold in the one account and not in the other."""
    found = {id_: tuple(hex_ for hex_ in own if hex_ not in less.get(id_, ())) for id_, own in more.items()}
    return {division: hexes for division, hexes in found.items() if hexes}


def _holders(scene: Scene) -> Mapping[str, Faction]:
    """The side that is in a place, else the last that was (B.6a)."""
    holders = dict(scene.game.holders)
    for place in scenario(scene.battle).places:
        units = scene.at(scene.map.board.parse_hex(place.hexes[0]))
        if units:
            holders[place.id] = units[0].faction
    return holders


def _captured(scene: Scene) -> Mapping[str, tuple[str, ...]]:
    found = {division: tuple(_held(scene, division)) for division in scenario(scene.battle).objectives}
    return {division: hexes for division, hexes in found.items() if hexes}


def _captured_before(scene: Scene) -> Mapping[str, tuple[str, ...]]:
    known = {division: scene.game.captured_by(division) for division in scene.game.captured}
    return {division: hexes for division, hexes in known.items() if hexes}


def _held(scene: Scene, division: str) -> Iterator[str]:
    """The objectives that a division captured and the enemy has not retaken (B.15d)."""
    for name in scenario(scene.battle).objectives[division]:
        hex_ = scene.map.board.parse_hex(name)
        has_enemy = bool(scene.at(hex_, Faction.NATIONALIST))
        is_captured = name in scene.game.captured_by(division) or _is_captured(scene, division, hex_)
        if is_captured and not has_enemy:
            yield name


def _is_captured(scene: Scene, division: str, hex_: HexCoord) -> bool:
    """Whether a unit of a division stands in its objective outside of every enemy ZOC (B.15b)."""
    own = (unit.counter.formation == division for unit in scene.at(hex_, Faction.REPUBLICAN))
    return any(own) and not scene.is_in_zone(hex_, Faction.REPUBLICAN)
