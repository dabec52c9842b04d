"""What may be told of counters of one stack: they move, are lost, leave, climb, pass an edge road."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.capturing import EQUIPMENT, has_taker
from companion.games.elst.procedures.forces.choices import IS_BROKEN
from companion.games.elst.procedures.forces.commands import (
    CapturePieces,
    LeaveMap,
    MarkPieces,
    MovePieces,
    PassRoad,
    RemovePieces,
    StartVehicle,
    TellRoll,
    UseStairs,
    Weakening,
    WeakenUnit,
)
from companion.games.elst.procedures.forces.counting import rally_refusal
from companion.games.elst.procedures.forces.departing import has_broken, is_at_edge, may_be_checked
from companion.games.elst.procedures.forces.entering import placeable, placing_refusal
from companion.games.elst.procedures.forces.moving import arrival_refusal
from companion.games.elst.procedures.forces.rolling import may_rally_by_itself, rally_choice
from companion.games.elst.procedures.forces.starting import may_stall, start_refusal
from companion.games.elst.procedures.forces.state import Place, Spot, Starter
from companion.games.elst.procedures.forces.steeple_choices import steeple_choices
from companion.games.elst.procedures.forces.words import pieces_in_words, roster_text
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.marks import Mark, in_order, mark_in_words, marks_of
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.scenario.road_control import hexes_to_pass
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.on_map import stacked_counters
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

_ON_FOOT = frozenset({Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE})  # when units go anywhere


@dataclass(frozen=True, slots=True)
class Selection:
    """Counters of one stack, as commands name them; `moved`: those of them that have, in this phase."""

    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]
    moved: tuple[Pieces, ...] = ()

    @property
    def count(self) -> int:
        """How many they are."""
        return sum(some.count for some in self.pieces)

    @property
    def text(self) -> str:
        """As in a roster."""
        return roster_text(self.pieces)

    @property
    def again(self) -> str:
        """Who of them has moved, as in a roster."""
        return roster_text(self.moved)

    @property
    def values(self) -> dict[str, Any]:
        """The fields by which a command about them names them."""
        place = self.place
        return {
            "side": self.side,
            "text": self.text,
            "spot": place.spot,
            "hex": place.hex,
            "level": place.level,
        }


def selection(scene: Scene, ids: Sequence[str]) -> Selection:
    """The counters of some ids; IllegalCommandError when they are not there or in several places."""
    wanted = frozenset(ids)
    shown = [one for one in stacked_counters(scene) if one.shown.id in wanted]
    found = [one.holding for one in shown]
    if len(found) != len(wanted) or not found:
        raise IllegalCommandError(Reason("forces-counters-gone"))
    if len({(holding.faction, holding.place) for holding in found}) > 1:
        raise IllegalCommandError(Reason("forces-counters-apart"))
    pieces = gathered(holding.pieces.counting(1) for holding in found)
    moved = gathered(one.holding.pieces.counting(1) for one in shown if one.shown.is_moved)
    return Selection(found[0].faction, found[0].place, pieces, moved)


def move_command(scene: Scene, ids: Sequence[str], to: HexCoord) -> Command:
    """The command that moves counters to a hex, on the ground."""
    chosen = selection(scene, ids)
    return MovePieces(**chosen.values, to_spot=Spot.MAP, to_hex=to, again=chosen.again)


def stand_command(scene: Scene, ids: Sequence[str], to: HexCoord | None) -> Command:
    """The command that puts counters into a hex, on the ground, or in hand."""
    spot = Spot.MAP if to else Spot.HAND
    chosen = selection(scene, ids)
    return MovePieces(**chosen.values, to_spot=spot, to_hex=to, again=chosen.again)


def selection_choices(scene: Scene, ids: Sequence[str]) -> tuple[Choice, ...]:
    """What else may be told of counters of one stack."""
    chosen = selection(scene, ids)
    if chosen.place.spot is Spot.MAP:
        return tuple(_on_map(scene, chosen))
    return tuple(_off_map(scene, chosen))


def leading_choices(scene: Scene, ids: Sequence[str]) -> tuple[Choice, ...]:
    """Of these what the phase is for."""
    chosen = selection(scene, ids)
    every = _of_phase(scene, chosen) if chosen.place.spot is Spot.MAP else _off_map(scene, chosen)
    return tuple(choice for choice in every if choice.leads)


def _off_map(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    move = partial(_move_choice, chosen)
    if chosen.place.spot is Spot.HAND:
        yield from _placings(scene, chosen, "forces-choice-offboard")
        yield move("forces-choice-retain", Spot.RETAINED)
    elif chosen.place.spot is Spot.RETAINED:
        yield from _placings(scene, chosen, "forces-choice-bring-on")
    else:
        yield move("forces-choice-stay-out", Spot.RETAINED)
        yield move("forces-choice-take-back", Spot.HAND)
    yield _strike_off_choice(chosen)


def _placings(scene: Scene, chosen: Selection, key: str) -> Iterator[Choice]:
    """Those in hand are placed off the map to enter, or while that may be all that wait there (CG8b)."""
    choice = _move_choice(chosen, key, Spot.OFFBOARD)
    is_due = placing_refusal(scene, MovePieces(**choice.values), chosen.pieces) is None
    yield replace(choice, leads=is_due or chosen.place.spot is Spot.RETAINED)
    every = replace(chosen, pieces=placeable(scene, chosen.side, chosen.place.spot), moved=())
    if is_due and every.count > chosen.count:
        label = Reason("forces-choice-place-all", args={"count": every.count})
        yield replace(_move_choice(every, key, Spot.OFFBOARD), label=label, leads=True)


def _on_map(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    hex_ = chosen.place.hex
    assert hex_ is not None
    yield from _of_phase(scene, chosen)
    yield from steeple_choices(scene, chosen.side, chosen.place, chosen.pieces)
    yield _move_choice(chosen, "forces-choice-eliminate", Spot.ELIMINATED)
    if _is_one_unit(chosen):
        yield _weaken_choice(chosen, "forces-choice-reduce", Weakening.CASUALTY_REDUCTION)
        yield _weaken_choice(chosen, "forces-choice-replace", Weakening.REPLACEMENT)
    if EQUIPMENT.issuperset(some.piece_type.kind for some in chosen.pieces):
        yield from _capture_choice(scene, chosen)
    yield from _mark_choices(chosen)
    yield _roll_choice(chosen)
    if scene.game.moment.phase not in _ON_FOOT:
        yield from _stairs_choices(scene, chosen, hex_)
    if is_at_edge(scene, hex_):
        yield from _leave_choices(scene, chosen)
    if _counts_for_road(scene, chosen):
        yield Choice(
            Reason("forces-choice-pass-road", "CG10a"), PassRoad, {"side": chosen.side, "hexes": (hex_,)}
        )
    yield _move_choice(chosen, "forces-choice-take-back", Spot.HAND)
    yield _strike_off_choice(chosen)


def _of_phase(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    """What is done in this phase and not in others."""
    hex_ = chosen.place.hex
    assert hex_ is not None
    on_foot = scene.game.moment.phase in _ON_FOOT
    every = chain(
        _rally_choices(scene, chosen),
        _start_choice(scene, chosen, hex_),
        _stairs_choices(scene, chosen, hex_) if on_foot else (),
    )
    return (replace(choice, leads=True) for choice in every)


def _roll_choice(chosen: Selection) -> Choice:
    """What they have thrown, at what, what for."""
    total = Input("total", InputKind.NUMBER, Reason("input-roll"), lowest=1, highest=12)
    target = Input("at", InputKind.HEX, Reason("input-roll-at"), may_be_left=True)
    note = Input("note", InputKind.TEXT, Reason("input-roll-note"), may_be_left=True)
    return Choice(Reason("forces-choice-roll"), TellRoll, chosen.values, (total, target, note))


def _rally_choices(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    """Broken Infantry rallies in an RPh: led by a leader, or an MMC by itself (CG4)."""
    if scene.game.moment.phase is not Phase.RALLY or not all(Mark.BROKEN in p.marks for p in chosen.pieces):
        return
    if may_rally_by_itself(scene, chosen.side, chosen.pieces):
        label = Reason("forces-choice-self-rallies", "CG4")
        yield rally_choice(label, chosen.values | {"is_self_rally": True}, rally_refusal(scene))
    yield rally_choice(Reason("forces-choice-rallies"), chosen.values)


def _capture_choice(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    """The enemy who is there takes the equipment."""
    if has_taker(scene.game.forces, chosen.side, chosen.place):
        label = Reason("forces-choice-capture", args={"side": chosen.side.opponent.value})
        yield Choice(label, CapturePieces, chosen.values)


def _mark_choices(chosen: Selection) -> Iterator[Choice]:
    """What ails them no more, and what may ail all of them."""
    for mark in in_order(mark for some in chosen.pieces for mark in some.marks):
        label = Reason("forces-choice-unmark", about=mark_in_words(mark))
        marked = tuple(some for some in chosen.pieces if mark in some.marks)
        values = {**chosen.values, "text": roster_text(marked), "mark": mark, "is_on": False}
        yield Choice(label, MarkPieces, values)
    people = tuple(some for some in chosen.pieces if some.piece_type.is_infantry)
    ailing = people or chosen.pieces  # what men carry ails with them only where it is taken alone
    fitting = [set(marks_of(some.piece_type)) - set(some.marks) for some in ailing]
    if options := in_order(set.intersection(*fitting)):
        mark_input = Input("mark", InputKind.OPTION, Reason("input-mark"), tuple(map(str, options)))
        label = Reason("forces-choice-mark")
        if ailing != chosen.pieces:
            label = Reason("forces-choice-mark-those", about=pieces_in_words(ailing))
        yield Choice(label, MarkPieces, {**chosen.values, "text": roster_text(ailing)}, (mark_input,))


def _counts_for_road(scene: Scene, chosen: Selection) -> bool:
    """Whether Good Order MMC stand where one counts for the control of an edge road (CG10a)."""
    has_mmc = any(some.piece_type.is_mmc and Mark.BROKEN not in some.marks for some in chosen.pieces)
    ground = scene.ground
    return has_mmc and any(chosen.place.hex in hexes_to_pass(ground, road) for road in ground.edge_roads)


def _is_one_unit(chosen: Selection) -> bool:
    return len(chosen.pieces) == 1 and chosen.pieces[0].count == 1 and chosen.pieces[0].piece_type.is_infantry


def _move_choice(chosen: Selection, key: str, end: Spot) -> Choice:
    return Choice(Reason(key), MovePieces, {**chosen.values, "to_spot": end, "again": chosen.again})


def _strike_off_choice(chosen: Selection) -> Choice:
    return Choice(Reason("forces-choice-strike-off"), RemovePieces, chosen.values)


def _weaken_choice(chosen: Selection, key: str, how: Weakening) -> Choice:
    return Choice(Reason(key), WeakenUnit, {**chosen.values, "how": how})


def _start_choice(scene: Scene, chosen: Selection, hex_: HexCoord) -> Iterator[Choice]:
    """A vehicle that may stall starts, in MPh (VN-Pz VG b)."""
    is_one = len(chosen.pieces) == 1 and chosen.pieces[0].count == 1
    if is_one and may_stall(chosen.pieces[0].piece_type) and scene.game.moment.phase is Phase.MOVEMENT:
        starter = Starter(faction=chosen.side, place=chosen.place, unit=chosen.pieces[0].type)
        values = {"side": chosen.side, "text": chosen.text, "hex": hex_}
        label = Reason("forces-choice-start", "VN-Pz VG b")
        yield Choice(label, StartVehicle, values, refusal=start_refusal(scene, starter))


def _stairs_choices(scene: Scene, chosen: Selection, hex_: HexCoord) -> Iterator[Choice]:
    """Up or down the steeple."""
    if chosen.place.level:
        yield _stairs_choice(scene, chosen, "forces-choice-descend", goes_up=False)
    elif scene.field.has(hex_, 1):
        yield _stairs_choice(scene, chosen, "forces-choice-climb", goes_up=True)


def _stairs_choice(scene: Scene, chosen: Selection, key: str, *, goes_up: bool) -> Choice:
    values = {"side": chosen.side, "text": chosen.text, "hex": chosen.place.hex, "goes_up": goes_up}
    values["again"] = chosen.again
    refusal = arrival_refusal(scene, chosen.side, UseStairs(**values).end, chosen.pieces)
    return Choice(Reason(key, "1.1b"), UseStairs, values, refusal=refusal)


def _leave_choices(scene: Scene, chosen: Selection) -> Iterator[Choice]:
    """The broken take their NMC, also with the DRM of a leader who stands there (CG11b)."""
    values = {"side": chosen.side, "text": chosen.text, "hex": chosen.place.hex}
    if not may_be_checked(scene, LeaveMap(**values), chosen.pieces):
        yield Choice(Reason("forces-choice-leave"), LeaveMap, values)
        return
    asked = () if has_broken(chosen.pieces) else (IS_BROKEN,)
    yield Choice(Reason("forces-choice-leave"), LeaveMap, values, asked)
    broken = {**values, "is_broken": True}
    for leader in _leaders(scene, chosen):
        label = Reason("forces-choice-leave-led", args={"leader": leader.name})
        yield Choice(label, LeaveMap, {**broken, "leader_drm": leader.leadership})


def _leaders(scene: Scene, chosen: Selection) -> Iterator[PieceType]:
    """The Good Order leaders of the stack who do not leave themselves and have a DRM."""
    going = {some.type for some in chosen.pieces}
    for some in scene.game.forces.lying(chosen.side, chosen.place):
        if Mark.BROKEN not in some.marks and some.piece_type.leadership and some.type not in going:
            yield some.piece_type
