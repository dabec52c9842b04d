"""Dice that counters throw at the table, told with what is known of them: fire, morale, rally (CG4)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.sights import on_lines
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.ailing import losing
from companion.games.elst.procedures.forces.commands import PlacedCommand, RallyPieces, TellRoll
from companion.games.elst.procedures.forces.counting import rally_refusal, try_self_rally
from companion.games.elst.procedures.forces.events import RollTold
from companion.games.elst.procedures.forces.moving import named, named_absence
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import OF_THE_BROKEN, Mark
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.polder import POLDER_TEM, is_polder
from companion.games.elst.rules.forces.quality import is_steady
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.sight.result import Position


def _there(scene: Scene, command: PlacedCommand) -> tuple[Pieces, ...]:
    """The counters named, as they are; those that are not there as they are named."""
    pieces = named(scene, command.side, command.text)
    return scene.game.forces.found(command.side, command.place, pieces) or pieces


# ---- any dice ----


def _roll_refusal(scene: Scene, command: TellRoll) -> Reason | None:
    if command.at is not None and command.at not in scene.field.board:
        return Reason("forces-no-such-place", "", (command.at,))
    places = (hex_ for hex_ in (command.hex, command.at) if hex_ is not None)
    outside = (refusal for hex_ in places if (refusal := outside_refusal(scene, hex_)))
    return next(outside, None) or named_absence(scene, command)


def _tell_roll(course: Course, command: TellRoll) -> None:
    scene = course.scene
    pieces = _there(scene, command)
    told = tuple(_known_of_fire(scene, command, pieces, command.at)) if command.at else ()
    course.add(
        RollTold(
            side=command.side,
            place=command.place,
            pieces=pieces,
            total=command.total,
            at=command.at,
            note=command.note.strip(),
            told=told,
        )
    )


def _known_of_fire(
    scene: Scene, command: TellRoll, pieces: tuple[Pieces, ...], at: HexCoord
) -> Iterator[Reason]:
    """Whether the target is seen, what polder gives it, whether who fires may cower (1.3, 3.1)."""
    if command.hex is not None:
        source = Position(command.hex, command.level)
        line = scene.field.los(source, Position(at), on_lines(scene), scene.sight)
        args = {"verdict": line.verdict.value, "range": line.range, "hindrance": line.hindrance}
        yield Reason("forces-roll-sight", args=args)
    if is_polder(scene.field.board, at):
        yield Reason("forces-roll-polder", "1.3", args={"tem": f"+{POLDER_TEM}"})
    mmc = [some.piece_type for some in pieces if some.piece_type.is_mmc]
    if mmc and all(is_steady(command.side, type_.kind, type_.unit_class) for type_ in mmc):
        yield Reason("piece-steady", "3.1")


# ---- rally ----


def rally_pieces_refusal(scene: Scene, command: RallyPieces) -> Reason | None:
    """Why broken Infantry may not try to rally now, or not by itself (CG4)."""
    if absence := named_absence(scene, command):
        return absence
    if scene.game.moment.phase is not Phase.RALLY:
        return Reason("self-rally-not-now", "CG4")
    if not all(Mark.BROKEN in some.marks for some in _there(scene, command)):
        return Reason("rally-not-broken")
    if not command.is_self_rally:
        return None
    if not may_rally_by_itself(scene, command.side, _there(scene, command)):
        return Reason("self-rally-only-own-mmc", "CG4")
    return rally_refusal(scene)


def _rally(course: Course, command: RallyPieces) -> None:
    pieces = _there(course.scene, command)
    about = Reason("rally-rallied" if command.is_rallied else "rally-failed")
    course.add(
        RollTold(side=command.side, place=command.place, pieces=pieces, total=command.total, told=(about,))
    )
    if command.is_self_rally:
        try_self_rally(course)
    if command.is_rallied:
        for event in losing(command.side, command.place, pieces, OF_THE_BROKEN):
            course.add(event)


# ---- as choices ----


def may_rally_by_itself(scene: Scene, side: Faction, pieces: Iterable[Pieces]) -> bool:
    """Whether these are MMC of the player whose RPh it is (CG4)."""
    return side is scene.game.moment.player and all(some.piece_type.is_mmc for some in pieces)


def rally_choice(label: Reason, values: Mapping[str, Any], refusal: Reason | None = None) -> Choice:
    """A rally DR, with what it shows and what came of it still to be told."""
    total = Input("total", InputKind.NUMBER, Reason("input-roll"), lowest=2, highest=12)
    result = Input("is_rallied", InputKind.OPTION, Reason("input-rallied"), ("yes", "no"), usual="yes")
    return Choice(label, RallyPieces, values, (total, result), refusal)


def self_rally_choices(scene: Scene) -> Iterator[Choice]:
    """Each broken MMC on the map that may try to rally by itself now (CG4)."""
    if scene.game.moment.phase is not Phase.RALLY:
        return
    for held in scene.game.forces.of(scene.game.moment.player):
        one = (held.pieces.counting(1),)
        if held.place.hex and Mark.BROKEN in held.marks and may_rally_by_itself(scene, held.faction, one):
            args = {"name": printed_name(held.piece_type)}
            label = Reason("forces-choice-self-rallies-in", "CG4", (held.place.hex,), args)
            where = {"side": held.faction, "spot": Spot.MAP, "hex": held.place.hex, "level": held.place.level}
            values = {**where, "text": roster_text(one), "is_self_rally": True}
            yield rally_choice(label, values, rally_refusal(scene))


HANDLERS: Handlers = {
    TellRoll: (_roll_refusal, _tell_roll),
    RallyPieces: (rally_pieces_refusal, _rally),
}
