"""Resolving an FFE: smoke is laid, HE attacks hex by hex (2.5, 2.52, 2.7)."""

from collections.abc import Iterable, Iterator

from companion.chance.answers import Outcome
from companion.chance.requests import Modifier, RollRequest, RollRow
from companion.games.elst.factions import Faction, Side
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.map_events import SmokeLaid
from companion.games.elst.procedures.artillery.mission_events import (
    AttackMade,
    BarrageBegan,
    FfeResolved,
    TargetSet,
    TemTold,
)
from companion.games.elst.procedures.artillery.state import Battery, Target
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.attack import (
    STEEPLE_TEM,
    Cover,
    Occupants,
    attack_list,
    attack_result,
    is_attacked,
)
from companion.games.elst.rules.artillery.lifecycle import after_resolution
from companion.games.elst.rules.artillery.smoke import lay_smoke
from companion.games.elst.rules.artillery.struck import struck_hexes
from companion.games.elst.rules.artillery.terms import Mission
from companion.games.elst.rules.forces.polder import POLDER, Crossing, is_polder, polder_tem
from companion.games.elst.rules.forces.steeple_fire import AttackKind, levels_attacked
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.terrain import entry_refusal
from companion.games.elst.table.play_area import in_play
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.result import GROUND


def begin_fire(course: Course, id_: str) -> None:
    """Fire the battery's FFE:1 or FFE:2 where it stands."""
    battery = course.scene.battery(id_)
    targets = barrage_of(course.scene, battery)
    if battery.fires is Mission.SMOKE:
        _lay_smoke(course, battery)
    elif targets:
        course.add(BarrageBegan(battery=id_, targets=targets))
    else:  # wholly off the map, or where play does not go
        _end_fire(course, id_)


def _lay_smoke(course: Course, battery: Battery) -> None:
    scene = course.scene
    if battery.hex is not None and battery.counter is not None:
        phase, board = scene.game.moment.phase, scene.field.board
        laid = lay_smoke(board, battery.hex, battery.counter, phase, scene.readings)
        hexes, spared = in_play(scene, laid.hexes), in_play(scene, laid.spared)
        course.add(SmokeLaid(battery=battery.id, kind=laid.kind, hexes=hexes, spared=spared))
    _end_fire(course, battery.id)


def _end_fire(course: Course, id_: str) -> None:
    counter = course.scene.battery(id_).counter
    course.add(FfeResolved(battery=id_, counter=after_resolution(counter)))


def barrage_of(scene: Scene, battery: Battery) -> tuple[Target, ...]:
    """Every hex of the blast area that units can be in; the counters tracked propose who is attacked."""
    struck, board = struck_hexes(scene, battery), scene.field.board
    enterable = (hex_ for hex_ in struck if entry_refusal(board, hex_) is None)
    return tuple(_target(scene, hex_) for hex_ in enterable)


def _target(scene: Scene, hex_: HexCoord) -> Target:
    tem = known_tem(scene, hex_, Crossing(scene.game.moment.phase))
    return Target(hex=hex_, is_attacked=is_attacked(occupants_of(scene, hex_)), tem=tem)


def occupants_of(scene: Scene, hex_: HexCoord) -> Occupants:
    """Who is in a hex by the counters tracked; perhaps somebody while a side has none on the map (2.5e)."""
    on_map = [holding for holding in scene.game.forces.holdings if holding.place.hex is not None]
    if any(holding.place.hex == hex_ for holding in on_map):
        return Occupants.UNITS
    is_told = {holding.faction for holding in on_map} == set(Faction)
    return Occupants.NOBODY if is_told else Occupants.PERHAPS_HIDDEN


def known_tem(scene: Scene, hex_: HexCoord, crossing: Crossing) -> int | None:
    """The TEM of Infantry in a hex, as far as rules and tables tell it.

    None where the base game's chart must be looked up. A steeple hex has 3 on both levels (1.1c);
    polder covers those who are moving only where they have paid for it (1.3c).
    """
    if _has_steeple(scene, hex_):
        return STEEPLE_TEM
    if (told := scene.game.artillery.hex_tems.get(hex_)) is not None:
        return told
    other = _other_tem(scene, hex_)
    if other is None or not is_polder(scene.field.board, hex_):
        return other
    return polder_tem(crossing, other, scene.force_readings)


def _other_tem(scene: Scene, hex_: HexCoord) -> int | None:
    """The best TEM of what is in a hex besides polder; None where one of them is not known."""
    found = _tems(scene, hex_).values()
    known = [tem for tem in found if tem is not None]
    return None if len(known) < len(found) else max(known, default=0)


def _tems(scene: Scene, hex_: HexCoord) -> dict[str, int | None]:
    """The TEM of each terrain in a hex besides polder, by the table in use or as the players have told it."""
    table, told = scene.terrain_table, scene.game.artillery.tems
    keys = (key for key in sorted(scene.field.board.terrain(hex_) - {POLDER}) if key in table)
    return {key: told.get(key) if table[key] is None else table[key] for key in keys}


def _untold(scene: Scene, targets: Iterable[Target]) -> tuple[str, HexCoord] | None:
    """The first terrain of the hexes under attack whose TEM nobody has been asked for, and where it is."""
    asked = scene.game.artillery.tems
    for target in targets:
        for key, tem in _tems(scene, target.hex).items() if target.tem is None else ():
            if tem is None and key not in asked:
                return key, target.hex
    return None


def _has_steeple(scene: Scene, hex_: HexCoord) -> bool:
    return bool(scene.field.board.hexes[hex_].values.get("steeple"))


def firepower_of(scene: Scene, battery: Battery) -> int:
    """The battery's firepower on the IFT (2.5c)."""
    return scene.fire_table.firepower(battery.calibre)


def resolve_attacks(course: Course, id_: str) -> None:
    """Ask for TEM still unknown, then for the DR of every hex attacked; with none the FFE is resolved."""
    battery = course.scene.battery(id_)
    attacked = attacked_targets(battery)
    if not attacked:
        _end_fire(course, id_)
        return
    if untold := _untold(course.scene, attacked):
        course.ask(asking.tem(id_, *untold))
        return
    rows = tuple(_row(course.scene, target) for target in attacked)
    course.ask(
        RollRequest(
            purpose=ElstPurpose.ATTACKS,
            rule="2.5c",
            args={"battery": id_, "count": len(attacked)},
            subject=id_,
            dice=2,
            rows=rows,
        )
    )


def terrain_told(course: Course, id_: str, tem: int | None) -> None:
    """Every hex under attack has it that was waiting for it; then the next one is asked, or the dice."""
    battery = course.scene.battery(id_)
    if untold := _untold(course.scene, attacked_targets(battery)):
        course.add(TemTold(terrain=untold[0], tem=tem))
        for target in battery.activity.barrage or ():
            found = known_tem(course.scene, target.hex, Crossing(course.scene.game.moment.phase))
            if target.tem is None and found is not None:
                course.add(TargetSet(battery=id_, target=target.model_copy(update={"tem": found})))
    resolve_attacks(course, id_)


def attacked_targets(battery: Battery) -> tuple[Target, ...]:
    """The hexes under attack that need a DR."""
    targets = {target.hex: target for target in battery.activity.barrage or ()}
    wanted = (hex_ for hex_, target in targets.items() if target.is_attacked)
    return tuple(targets[attack.hex] for attack in attack_list(targets, wanted, firepower=0))


def _row(scene: Scene, target: Target) -> RollRow:
    name = scene.field.board.hex_name(target.hex)
    title = Reason("oba-attack-row", hexes=(target.hex,))
    return RollRow(subject=name, title=title, modifiers=modifiers_of(target))


def modifiers_of(target: Target) -> tuple[Modifier, ...]:
    """The DRM of an attack that is no Critical Hit, as far as they are known."""
    parts = (
        (target.tem or 0, Reason("oba-drm-tem", "2.52")),
        (target.negative, Reason("oba-drm-negative", "2.51b")),
        (int(target.has_gunshield), Reason("oba-drm-gunshield", "2.52")),
    )
    return tuple(Modifier(value=value, reason=reason) for value, reason in parts if value)


def attacks_rolled(course: Course, id_: str, outcomes: Iterable[Outcome]) -> None:
    """Tell every hex's result, then exchange the counter (2.5a)."""
    battery = course.scene.battery(id_)
    if battery.activity.barrage is None:
        return
    for target, outcome in zip(attacked_targets(battery), outcomes, strict=True):
        for made in _attacks_on(course.scene, battery, target, outcome.natural):
            course.add(made)
    _end_fire(course, id_)


def attack_told(scene: Scene, id_: str, place: int, original: int) -> tuple[Reason, ...]:
    """What one DR of the list comes to, at each Location of its hex (2.5c)."""
    battery = scene.battery(id_)
    target = attacked_targets(battery)[place]
    return tuple(line for made in _attacks_on(scene, battery, target, original) for line in made.told())


def _attacks_on(scene: Scene, battery: Battery, target: Target, original: int) -> Iterator[AttackMade]:
    for level in _levels_of(scene, target.hex):
        yield attack_made(scene, battery, target, level, original)


def _levels_of(scene: Scene, hex_: HexCoord) -> tuple[int, ...]:
    """The Locations that artillery attacks in a hex, seen or not, all with one DR (1.1i)."""
    if not _has_steeple(scene, hex_):
        return (GROUND,)
    return tuple(sorted(levels_attacked(AttackKind.ARTILLERY, None, frozenset())))


def attack_made(scene: Scene, battery: Battery, target: Target, level: int, original: int) -> AttackMade:
    """The result of one DR against one Location of a hex: both levels of a steeple hex share it (1.1i)."""
    cover = cover_of(scene, target, level)
    result = attack_result(firepower_of(scene, battery), cover, original, scene.fire_table, scene.readings)
    return AttackMade(
        battery=battery.id,
        hex=target.hex,
        level=level,
        original=original,
        is_critical=result.is_critical,
        column=result.column,
        drm=result.drm,
        final=result.final,
        effect=result.effect,
        has_own_units=any(one.is_infantry for one in _tracked(scene, (battery.faction,), target.hex, level)),
        has_afv=any(one.kind is PieceKind.VEHICLE for one in _tracked(scene, Faction, target.hex, level)),
    )


def _tracked(scene: Scene, sides: Iterable[Side], hex_: HexCoord, level: int) -> Iterator[PieceType]:
    """What of some sides is tracked in a Location."""
    place = Place(spot=Spot.MAP, hex=hex_, level=level)
    for side in sides:
        if isinstance(side, Faction):
            yield from (some.piece_type for some in scene.game.forces.at(side, place))


def cover_of(scene: Scene, target: Target, level: int) -> Cover | None:
    """The modifiers of a Location; None while its TEM is unknown."""
    if target.tem is None:
        return None
    is_under_steeple = level == GROUND and _has_steeple(scene, target.hex)
    return Cover(target.tem, target.negative, is_under_steeple, target.has_gunshield)
