"""Equipment taken or destroyed, half-squads that combine (4.507, 4.509)."""

from collections.abc import Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import Consolidate, Possess
from companion.games.elst.procedures.refit.events import HalfSquadsCombined
from companion.games.elst.procedures.refit.following import lose
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.retaining import has_infantry, lots_of
from companion.games.elst.procedures.refit.stock import Retained, Stock, pieces_at, places_of
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.healing import consolidated
from companion.games.elst.rules.refit.possession import Possession, possession
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.reason import Reason

# ---- possession ----


def _found(scene: Scene, command: Possess) -> tuple[Pieces, ...]:
    scene.area(command.place, command.side)
    return scene.pieces(command.text, command.built_for)


def _possess_refusal(scene: Scene, command: Possess) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.POSSESSION):
        return refusal
    for some in _found(scene, command):
        if not some.piece_type.is_equipment:
            return Reason("refit-only-equipment", "4.507", args={"unit": some.piece_type.name})
        if command.is_destroyed and (refusal := _possession(scene, command, some).destruction_refusal):
            return refusal
    return None


def _possession(scene: Scene, command: Possess, some: Pieces) -> Possession:
    is_manned = has_infantry(scene, command.side, command.place)
    return possession(some.piece_type.kind, command.built_for, command.side, is_manned)


def _possess(course: Course, command: Possess) -> None:
    scene = course.scene
    pieces = _found(scene, command)
    marks = (Mark.CAPTURED,) if command.built_for is not command.side else ()
    if command.is_destroyed:
        if there := lots_of(scene, command.side, command.place, pieces):
            lose(course, there)
        else:
            course.add(StockChanged(taken=_lots(command, pieces, marks)))
    else:
        are_alone = not scene.is_tracked(command.side)
        course.add(StockChanged(added=_lots(command, pieces, marks), are_alone=are_alone))


def _lots(command: Possess, pieces: tuple[Pieces, ...], marks: tuple[Mark, ...]) -> Stock:
    return tuple(
        Retained(side=command.side, place=command.place, type=some.type, count=some.count, marks=marks)
        for some in pieces
    )


# ---- consolidation ----


def _half_squads(scene: Scene, command: Consolidate) -> Mapping[str, int]:
    """The MMC that may combine: those named, or those counted in the place."""
    if command.text.strip():
        pieces = scene.pieces(command.text, command.side)
    else:
        pieces = pieces_at(scene.campaign.stock, command.side, command.place)
    return {some.type: some.count for some in pieces if some.piece_type.is_mmc}


def pairs_left(scene: Scene) -> tuple[tuple[Faction, str], ...]:
    """The places with like half-squads that must combine (4.509)."""
    stock = scene.campaign.stock
    found = ((side, place) for side in Faction for place in places_of(stock, side))
    return tuple(
        (side, place)
        for side, place in found
        if _combines({some.type: some.count for some in pieces_at(stock, side, place)})
    )


def _combines(counts: Mapping[str, int]) -> bool:
    return consolidated(counts) != dict(counts)


def _consolidate_refusal(scene: Scene, command: Consolidate) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.CONSOLIDATION):
        return refusal
    if _combines(_half_squads(scene, command)):
        return None
    return Reason("refit-no-pairs", "4.509", args={"side": command.side.value, "place": command.place})


def _consolidate(course: Course, command: Consolidate) -> None:
    scene = course.scene
    before = _half_squads(scene, command)
    after = consolidated(before)
    gone, come = _difference(before, after), _difference(after, before)
    course.add(HalfSquadsCombined(side=command.side, place=command.place, gone=gone, come=come))
    if taken := lots_of(scene, command.side, command.place, gone):
        added = tuple(
            Retained(side=command.side, place=command.place, type=some.type, count=some.count)
            for some in come
        )
        course.add(StockChanged(taken=taken, added=added))


def combine_pairs(course: Course) -> None:
    """All like half-squads combine, place by place: nobody has a choice (4.509)."""
    for side, place in pairs_left(course.scene):
        _consolidate(course, Consolidate(side=side, place=place))


def _difference(counts: Mapping[str, int], others: Mapping[str, int]) -> tuple[Pieces, ...]:
    """What is in the first and not in the second."""
    more = {id_: count - others.get(id_, 0) for id_, count in counts.items()}
    return tuple(Pieces(type=id_, count=count) for id_, count in more.items() if count > 0)


HANDLERS: Handlers = {
    Possess: (_possess_refusal, _possess),
    Consolidate: (_consolidate_refusal, _consolidate),
}
