"""What becomes of all that is on the map: Retained, captured, left, a wreck, an Escape (4.5053-4.5057)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.marking import MarkerPut
from companion.games.elst.procedures.refit.arriving import begin_arrival, retain, take_from_map
from companion.games.elst.procedures.refit.commands import CountTracked, TellOutside
from companion.games.elst.procedures.refit.parties import Party, party_from, party_of
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.state import Arrival
from companion.games.elst.procedures.refit.stock import Retained, Stock, at
from companion.games.elst.procedures.refit.stock_events import FateTold
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, by_type, gathered, missing_among
from companion.games.elst.rules.forces.marks import Mark, Marks, in_order, lasting
from companion.games.elst.rules.forces.steeple import Stack
from companion.games.elst.rules.forces.units import PieceKind, squad_equivalents
from companion.games.elst.rules.refit.areas import SetupArea
from companion.games.elst.rules.refit.disposition import (
    Disposition,
    Fate,
    RemnantKind,
    Whereabouts,
    disposition,
    whereabouts,
)
from companion.games.elst.rules.refit.paths import retention_destinations
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.retention import retention_choices
from companion.games.elst.rules.refit.strategic import WITHOUT_MA
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.marker_kinds import MarkerKind

IN_PLACE = "map"  # the place of what is Retained in its hex, in no area


def fate_of(
    scene: Scene,
    side: Faction,
    hex_: HexCoord,
    party: Party,
    *,
    has_gun: bool = False,
    is_immobile: bool = False,
    has_working_main_armament: bool = True,
) -> Disposition:
    """What becomes of a party where it is (4.5053, 4.5056, 4.5057, CG9b)."""
    place = whereabouts(scene.fixed_areas, side, hex_)
    is_stuck = is_immobile or _is_stuck(scene, side, hex_, party)
    return disposition(
        _kind(party, has_gun=has_gun or party.has_gun, is_immobile=is_stuck),
        place,
        can_trace=place is Whereabouts.UNCONTROLLED and bool(_nearest(scene, side, hex_, party)),
        has_working_main_armament=has_working_main_armament,
        readings=scene.refit_readings,
    )


def _kind(party: Party, *, has_gun: bool, is_immobile: bool) -> RemnantKind:
    if party.is_vehicle:
        return RemnantKind.IMMOBILE_VEHICLE if is_immobile else RemnantKind.MOBILE_VEHICLE
    if not party.has_infantry:
        return RemnantKind.UNPOSSESSED
    return RemnantKind.POSSESSED_GUN if has_gun else RemnantKind.PERSONNEL


def _is_stuck(scene: Scene, side: Faction, hex_: HexCoord, party: Party) -> bool:
    """Whether a vehicle of a party is known to be immobile, as it is tracked or as it was told."""
    known = scene.game.forces.found_in(side, hex_, _pieces(party)) if party.is_vehicle else ()
    is_tracked = any(Mark.IMMOBILE in some.marks for some in known)
    return is_tracked or bool(_immobile_there(scene, side, hex_, party))


def _immobile_there(scene: Scene, side: Faction, hex_: HexCoord, party: Party) -> Stock:
    """The vehicles of a party of which it was told that they are immobile (4.504)."""
    told = (lot for lot in scene.campaign.immobile if (lot.side, lot.hex) == (side, hex_))
    there = ((lot, min(lot.count, party.units.count(lot.type))) for lot in told)
    return tuple(lot.model_copy(update={"count": count}) for lot, count in there if count)


def _nearest(scene: Scene, side: Faction, hex_: HexCoord, party: Party) -> tuple[str, ...]:
    """The places where it may be Retained without a DR (4.5053a)."""
    found = retention_destinations(
        scene.fixed_areas, side, hex_, is_vehicle=party.is_vehicle, readings=scene.refit_readings
    )
    near = retention_choices(found, lambda place: _would_overstack(scene, side, place.area, party))
    return tuple(place.name for place in near)


def _would_overstack(scene: Scene, side: Faction, area: SetupArea | None, party: Party) -> bool:
    """Whether a party's squads, with those in an area, are more than may stack in all hexes of it (4.5053a).

    Of the base game's limit in a hex; leaders do not count.
    """
    most = scene.force_readings.stacking_squads
    if area is None or not most:
        return False
    there = (held.pieces for held in scene.game.forces.of(side) if held.place.hex in area.hexes)
    retained = (lot.pieces for lot in at(scene.campaign.stock, side, area.name))
    squads = squad_equivalents(Stack.of((*there, *retained, *_pieces(party))).half_squads)
    return squads > most * len(area.hexes & scene.ground.enterable)


def _party(scene: Scene, command: TellOutside) -> Party:
    scene.require_on_map((command.hex,))
    return party_of(scene, command.text, command.side)


def _told_fate(scene: Scene, command: TellOutside) -> Disposition:
    return fate_of(
        scene,
        command.side,
        command.hex,
        _party(scene, command),
        is_immobile=command.is_immobile,
        has_working_main_armament=not command.lacks_main_armament,
    )


def _tell_refusal(scene: Scene, command: TellOutside) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.ESCAPE, RefitStep.POSSESSION):
        return refusal
    found = _told_fate(scene, command)
    return found.reason if found.fate is Fate.MUST_ESCAPE else None


def _tell(course: Course, command: TellOutside) -> None:
    scene = course.scene
    party, fate = _party(scene, command), _told_fate(scene, command).fate
    is_destroyed = fate is Fate.CAPTURED_OR_DESTROYED and command.is_destroyed
    told = FateTold(
        side=command.side, hex=command.hex, pieces=_pieces(party), fate=fate, is_destroyed=is_destroyed
    )
    course.add(told)
    pieces = as_tracked(scene, command.side, command.hex, _pieces(party))
    if fate is not Fate.STAYS_UNPOSSESSED:
        take_from_map(
            course,
            command.side,
            command.hex,
            party.units,
            party.equipment,
            are_lost=fate in (Fate.WRECK, Fate.CAPTURED_OR_DESTROYED),
            are_captured=fate is Fate.CAPTURED_OR_DESTROYED and not is_destroyed,
        )
    _settle(course, command, party, pieces, fate)


def as_tracked(scene: Scene, side: Faction, hex_: HexCoord, named: tuple[Pieces, ...]) -> tuple[Pieces, ...]:
    """Counters with what ails them as far as they are tracked in a hex; the others as they are named."""
    known = scene.game.forces.found_in(side, hex_, named)
    return gathered((*known, *missing_among(known, named)))


def _settle(
    course: Course, command: TellOutside, party: Party, pieces: tuple[Pieces, ...], fate: Fate
) -> None:
    """They come to where they are Retained."""
    scene, side, hex_ = course.scene, command.side, command.hex
    is_immobile = command.is_immobile or bool(_immobile_there(scene, side, hex_, party))
    lots = _lots(pieces, side, hex_, (Mark.IMMOBILE,) if is_immobile else ())
    match fate:
        case Fate.RETAINED_IN_AREA | Fate.MAY_ESCAPE:
            retain(course, lots, scene.area_name(hex_))
        case Fate.RETAINED_NEAREST:
            begin_arrival(
                course, Arrival(side=side, hex=hex_, lots=lots, goals=_nearest(scene, side, hex_, party))
            )
        case Fate.RETAINED_IN_PLACE:
            retain(course, lots, IN_PLACE)
        case Fate.CAPTURED_OR_DESTROYED if not command.is_destroyed:
            captured = tuple(map(_in_other_hands, _lots(pieces, side.opponent, hex_, ())))
            are_alone = not scene.is_tracked(side.opponent)
            retain(course, captured, scene.area_name(hex_), are_alone=are_alone)
        case Fate.WRECK:
            course.add(MarkerPut(kind=MarkerKind.WRECK, hex=hex_))
        case Fate.MUST_ESCAPE:  # the table has its way
            begin_arrival(course, Arrival(side=side, hex=hex_, lots=lots, goals=()))


def _in_other_hands(lot: Retained) -> Retained:
    """What a side takes is captured; what it takes back is its own again."""
    return lot.with_marks({*lot.marks} ^ {Mark.CAPTURED})


def _lots(pieces: Iterable[Pieces], side: Faction, hex_: HexCoord, marks: Marks) -> Stock:
    """Counters with what ails them, `marks` besides; Guns and immobile vehicles remember their hex."""
    return tuple(_lot(some, side, hex_, in_order((*lasting(some.marks), *marks))) for some in pieces)


def _lot(some: Pieces, side: Faction, hex_: HexCoord, marks: Marks) -> Retained:
    stays = some.piece_type.kind is PieceKind.GUN or Mark.IMMOBILE in marks
    where = hex_ if stays else None
    return Retained(side=side, place="", type=some.type, count=some.count, marks=marks, hex=where)


def _pieces(party: Party) -> tuple[Pieces, ...]:
    return gathered((*(Pieces(type=id_, count=1) for id_ in party.units), *party.equipment))


# ---- the tracked ones ----


def tracked_by_hex(scene: Scene, side: Faction) -> dict[HexCoord, tuple[Pieces, ...]]:
    """A side's tracked counters on the map, hex by hex."""
    found: dict[HexCoord, list[Pieces]] = {}
    for holding in scene.game.forces.of(side):
        if holding.place.hex is not None:
            found.setdefault(holding.place.hex, []).append(holding.pieces)
    return {hex_: gathered(pieces) for hex_, pieces in found.items()}


def _tracked_by_place(scene: Scene, side: Faction) -> dict[Place, list[Pieces]]:
    """Those of each Location: a steeple is one of its own (1.1h)."""
    found: dict[Place, list[Pieces]] = {}
    for holding in scene.game.forces.of(side):
        if holding.place.hex is not None:
            found.setdefault(holding.place, []).append(holding.pieces)
    return found


@dataclass(frozen=True, slots=True)
class Straggler:
    """Tracked counters that are not simply Retained where they are, and what becomes of them together."""

    side: Faction
    hex: HexCoord
    pieces: tuple[Pieces, ...]
    found: Disposition

    @property
    def is_owed(self) -> bool:
        """Whether the step may not end before it is settled; who may Escape and what nobody has may stay."""
        return self.found.fate not in (Fate.MAY_ESCAPE, Fate.STAYS_UNPOSSESSED)

    @property
    def text(self) -> str:
        """Their names as a player would type them; the marks of equipment alone matter besides."""
        weapons = tuple(some for some in self.pieces if some.piece_type.kind is PieceKind.WEAPON)
        return roster_text((*by_type(some for some in self.pieces if some not in weapons), *weapons))


def stragglers(scene: Scene) -> Iterator[Straggler]:
    """Tracked counters outside open areas: Infantry of a Location with what it has, each AFV alone (4.506c).

    Vehicles pass for mobile where nothing else is tracked of them.
    """
    for side in Faction:
        for place, pieces in _tracked_by_place(scene, side).items():
            if place.hex is not None and not _is_home(scene, side, place.hex):
                for some in _apart(gathered(pieces)):
                    is_immobile = any(Mark.IMMOBILE in one.marks for one in some)
                    found = fate_of(scene, side, place.hex, party_from(some), is_immobile=is_immobile)
                    yield Straggler(side, place.hex, some, found)


def without_gun(scene: Scene, one: Straggler) -> Straggler | None:
    """The others once their Gun is abandoned, as it may be before they try (4.506d, CG9b); None without."""
    others = tuple(some for some in one.pieces if some.piece_type.kind is not PieceKind.GUN)
    party = party_from(others)
    if others == one.pieces or not party.has_infantry:
        return None
    return Straggler(one.side, one.hex, others, fate_of(scene, one.side, one.hex, party))


def _apart(pieces: tuple[Pieces, ...]) -> Iterator[tuple[Pieces, ...]]:
    """What tries to Escape together; leaders that are wounded stand first."""
    vehicles = [some for some in pieces if some.piece_type.kind is PieceKind.VEHICLE]
    if others := [some for some in pieces if some not in vehicles]:
        yield tuple(sorted(others, key=lambda some: Mark.WOUNDED not in some.marks))
    for some in vehicles:
        yield from [(some.counting(1),)] * some.count


def needs_nobody(scene: Scene, one: Straggler) -> bool:
    """Whether it is settled without a DR and without a choice (4.5053, 4.5057)."""
    if one.found.fate is Fate.RETAINED_NEAREST:
        return len(_nearest(scene, one.side, one.hex, party_from(one.pieces))) == 1
    return one.found.fate in _OF_ITSELF


_OF_ITSELF = (Fate.RETAINED_IN_AREA, Fate.RETAINED_IN_PLACE, Fate.STAYS_UNPOSSESSED, Fate.WRECK)


def fate_told(one: Straggler) -> TellOutside:
    """The command that settles it as it is found; immobile vehicles count as they are tracked."""
    marks = {mark for some in one.pieces for mark in some.marks}
    is_vehicle = any(some.piece_type.kind is PieceKind.VEHICLE for some in one.pieces)
    return TellOutside(
        side=one.side,
        hex=one.hex,
        text=one.text,
        is_immobile=Mark.IMMOBILE in marks,
        lacks_main_armament=is_vehicle and bool(marks & WITHOUT_MA),
    )


def settle_unasked(course: Course) -> None:
    """As the Escapes end, what needs nobody's word comes to where it belongs, and who might have tried and
    has not stays in his area."""
    for one in tuple(stragglers(course.scene)):
        is_settled = needs_nobody(course.scene, one) or one.found.fate is Fate.MAY_ESCAPE
        if is_settled and not course.scene.campaign.arrivals:
            _tell(course, fate_told(one))


def _count_refusal(scene: Scene, command: CountTracked) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.ESCAPE, RefitStep.POSSESSION):
        return refusal
    if any(_is_home(scene, command.side, hex_) for hex_ in tracked_by_hex(scene, command.side)):
        return None
    return Reason("refit-none-tracked-in-areas", "4.5056", args={"side": command.side.value})


def _is_home(scene: Scene, side: Faction, hex_: HexCoord) -> bool:
    """Whether counters there are simply Retained in their area (4.5056)."""
    return whereabouts(scene.fixed_areas, side, hex_) is Whereabouts.OWN_AREA


def _count(course: Course, command: CountTracked) -> None:
    retain_tracked(course, command.side)


def retain_tracked(course: Course, side: Faction) -> None:
    """All that is tracked in a side's open areas is Retained there with what ails it (4.5056)."""
    scene = course.scene
    for hex_, pieces in tracked_by_hex(scene, side).items():
        if _is_home(scene, side, hex_):
            take_from_map(course, side, hex_, (), pieces)
            retain(course, tuple(_home_lots(scene, side, hex_, pieces)), scene.area_name(hex_))


def _home_lots(scene: Scene, side: Faction, hex_: HexCoord, pieces: tuple[Pieces, ...]) -> Iterator[Retained]:
    """Their counters; vehicles of which it was told only (4.504) are immobile, too."""
    stuck = Counter({lot.type: lot.count for lot in _immobile_there(scene, side, hex_, party_from(pieces))})
    for some in sorted(pieces, key=lambda one: Mark.IMMOBILE not in one.marks):
        told = min(stuck[some.type], some.count)
        stuck[some.type] -= told
        if told:
            yield from _lots((some.counting(told),), side, hex_, (Mark.IMMOBILE,))
        if told < some.count:
            yield from _lots((some.counting(some.count - told),), side, hex_, ())


HANDLERS: Handlers = {
    TellOutside: (_tell_refusal, _tell),
    CountTracked: (_count_refusal, _count),
}
