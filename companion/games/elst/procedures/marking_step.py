"""The commands that lay markers by hand and take them off."""

from collections.abc import Iterator, Sequence

from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.marking import (
    AllSmokeChanged,
    ChangeAllSmoke,
    MarkerPut,
    MarkerTaken,
    PutMarker,
    TakeMarker,
)
from companion.games.elst.procedures.step import Handlers, never_refuses
from companion.games.elst.rules.terrain import smoke_refusal
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.system import PackedItem
from companion.reason import Reason
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.markers import Markers, SmokeKind, hand_laid

# How smoke grows thinner and goes is a matter of the base rules: these are only ways to note it.
_CHANGES = (
    (SmokeKind.SMOKE, SmokeKind.DISPERSED),
    (SmokeKind.SMOKE, None),
    (SmokeKind.DISPERSED, None),
)


def _put_refusal(scene: Scene, command: PutMarker) -> Reason | None:
    if command.hex not in scene.field.board:
        return Reason("elst-marker-off-map")
    return smoke_refusal(scene.field.board, command.hex) if command.kind.is_smoke else None


def _put(course: Course, command: PutMarker) -> None:
    course.add(MarkerPut(kind=command.kind, hex=command.hex, level=command.level, amount=command.amount))


def _take_refusal(scene: Scene, command: TakeMarker) -> Reason | None:
    if has_marker(scene.game.markers, command.hex, command.kind, command.level):
        return None
    return Reason("elst-no-such-marker", "", (command.hex,), {"kind": command.kind.value})


def _take(course: Course, command: TakeMarker) -> None:
    course.add(MarkerTaken(kind=command.kind, hex=command.hex, level=command.level))


def _change_all(course: Course, command: ChangeAllSmoke) -> None:
    course.add(AllSmokeChanged(old=command.old, new=command.new))


HANDLERS: Handlers = {
    PutMarker: (_put_refusal, _put),
    TakeMarker: (_take_refusal, _take),
    ChangeAllSmoke: (never_refuses, _change_all),
}


def marking_choices(scene: Scene) -> Sequence[Choice]:
    """Laying and taking off a marker; changing smoke of a kind all over the map, where there is any."""
    kind = Input("kind", InputKind.OPTION, Reason("input-marker"), tuple(kind.value for kind in MarkerKind))
    where = Input("hex", InputKind.HEX, Reason("input-hex"))
    put = Choice(Reason("elst-choice-put-marker"), PutMarker, inputs=(kind, where))
    take = Choice(Reason("elst-choice-take-marker"), TakeMarker, inputs=(kind, where))
    present = {smoke.kind for smoke in scene.game.markers.smoke}
    return (put, take, *(_change_choice(old, new) for old, new in _CHANGES if old in present))


def _change_choice(old: SmokeKind, new: SmokeKind | None) -> Choice:
    command = ChangeAllSmoke(old=old, new=new)
    return Choice(command.label(), ChangeAllSmoke, {"old": old, "new": new})


def packed_markers(markers: Markers) -> Iterator[PackedItem]:
    """Smoke, vehicles, wrecks and FFE laid by hand, for packing up."""
    for smoke in sorted(markers.smoke, key=lambda smoke: (smoke.hex, smoke.level, smoke.kind)):
        yield PackedItem(_packed(smoke.kind), hex=smoke.hex)
    for hex_ in sorted(markers.vehicles):
        yield PackedItem(_packed(MarkerKind.VEHICLE), hex=hex_)
    for hex_ in sorted(markers.wrecks):
        yield PackedItem(_packed(MarkerKind.WRECK), hex=hex_)
    for hex_ in hand_laid(markers.blasts):
        yield PackedItem(_packed(MarkerKind.BLAST_AREA), hex=hex_)


def _packed(kind: str) -> Reason:
    return Reason("elst-packed-marker", args={"kind": kind})
