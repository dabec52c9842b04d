"""A radio and its counter are one thing: it malfunctions, works again, or is gone (2.1e, 2c)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesMarked, PiecesMoved
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.rules.artillery.radio import Observer, Radio
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.table.scene import Scene


def place_of(observer: Observer) -> Place | None:
    """Where he stands, as far as it is told."""
    return Place(spot=Spot.MAP, hex=observer.hex, level=observer.level) if observer.hex else None


def is_own_radio(some: Pieces) -> bool:
    """Whether it is a radio, and not one of the enemy, which calls none of the side's batteries (2b)."""
    return some.piece_type.kind is PieceKind.RADIO and Mark.CAPTURED not in some.marks


def is_captured_radio(some: Pieces) -> bool:
    """Whether it is a radio that was the enemy's (2b)."""
    return some.piece_type.kind is PieceKind.RADIO and Mark.CAPTURED in some.marks


def own_radios(scene: Scene, side: Faction, place: Place) -> tuple[Pieces, ...]:
    """A side's radios in a place, as they are."""
    return tuple(some for some in scene.game.forces.lying(side, place) if is_own_radio(some))


def mark_radio(course: Course, id_: str, before: Radio) -> None:
    """What has become of a battery's radio is seen on its counter, where one is tracked with its observer."""
    battery = course.scene.battery(id_)
    side, place, now = battery.faction, place_of(battery.observer), battery.observer.radio
    if place is None or now is before or not isinstance(side, Faction):
        return
    was_broken = before is Radio.MALFUNCTIONED
    alike = (
        some
        for some in own_radios(course.scene, side, place)
        if (Mark.MALFUNCTIONED in some.marks) is was_broken
    )
    if (counter := next(alike, None)) is None:
        return
    radio = (counter.counting(1),)
    if now is Radio.LOST:
        end = Place(spot=Spot.ELIMINATED)
        course.add(PiecesMoved(side=side, start=place, end=end, pieces=radio, is_told=False))
    elif was_broken is not (now is Radio.MALFUNCTIONED):
        is_on, mark = not was_broken, Mark.MALFUNCTIONED
        course.add(PiecesMarked(side=side, place=place, pieces=radio, mark=mark, is_on=is_on, is_told=False))
