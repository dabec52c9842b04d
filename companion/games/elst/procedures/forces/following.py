"""The observers follow the counters tracked: a leader with a radio is one, where he stands, as he fares."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.games.elst.factions import Faction, Side
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.contact_events import RadioGone
from companion.games.elst.procedures.artillery.contacting import change_observer
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.radio_counters import place_of
from companion.games.elst.procedures.forces.state import Holding, Place, Spot
from companion.games.elst.rules.artillery.radio import ObserverKind, ObserverStatus, Radio
from companion.games.elst.rules.forces.marks import Mark, Marks
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.table.scene import Scene

_OBSERVING = (PieceKind.LEADER, PieceKind.RADIO)
_STATUS = {Mark.BROKEN: ObserverStatus.BROKEN, Mark.PINNED: ObserverStatus.PINNED}


@dataclass(frozen=True, slots=True)
class Post:
    """A place where a leader has a radio, how the best of the leaders and radios there fare, and how many
    of the leaders are broken or not."""

    place: Place
    status: ObserverStatus
    radio: Radio
    broken: int = 0
    able: int = 1


def followed(do: Callable[[Course, Any], None]) -> Callable[[Course, Any], None]:
    """A command about counters, after which the observers stand where their counters do."""

    def doing(course: Course, command: Any) -> None:
        before = course.scene
        do(course, command)
        for side in Faction:
            _follow(course, side, before)

    return doing


def posts(scene: Scene, side: Side) -> Iterator[Post]:
    """Where a side's leaders have radios on the map (2.1a, 2.1b)."""
    on_map = [one for one in scene.game.forces.of(side) if one.place.spot is Spot.MAP and _is_own(one)]
    with_radio = {one.place for one in on_map if piece_type(one.type).kind is PieceKind.RADIO}
    there: dict[Place, list[Holding]] = {}
    for holding in on_map if with_radio else ():
        if holding.place in with_radio:
            there.setdefault(holding.place, []).append(holding)
    for place, holdings in there.items():
        leaders, radios = (_ailing(holdings, kind) for kind in (PieceKind.LEADER, PieceKind.RADIO))
        if leaders and radios:
            is_jammed = all(Mark.MALFUNCTIONED in marks for marks in radios)
            radio = Radio.MALFUNCTIONED if is_jammed else Radio.WORKING
            broken = sum(Mark.BROKEN in marks for marks in leaders)
            yield Post(place, _status(leaders), radio, broken, len(leaders) - broken)


def free_posts(scene: Scene, side: Side) -> tuple[Post, ...]:
    """The posts of a side from which nobody observes yet."""
    taken = {place_of(one.observer) for one in scene.game.batteries.values() if is_led(one, side)}
    return tuple(post for post in posts(scene, side) if post.place not in taken)


def take_only_post(course: Course, side: Side) -> None:
    """Where one battery has no observer yet and one leader with a radio no battery, they belong together."""
    homeless = [
        one
        for one in course.scene.game.batteries.values()
        if is_led(one, side) and place_of(one.observer) is None
    ]
    free = free_posts(course.scene, side)
    if len(homeless) == len(free) == 1:
        after = homeless[0].observer.model_copy(update=_changes(free[0], None))
        change_observer(course, homeless[0].id, after)


def _is_own(holding: Holding) -> bool:
    """Whether it is no radio of the enemy, which calls none of the side's batteries (2b)."""
    return Mark.CAPTURED not in holding.marks or piece_type(holding.type).kind is not PieceKind.RADIO


def _ailing(holdings: list[Holding], kind: PieceKind) -> list[Marks]:
    """What ails each leader, or radio, in a place."""
    fitting = (holding for holding in holdings if holding.piece_type.kind is kind)
    return [holding.marks for holding in fitting for _ in range(holding.count)]


def _status(leaders: list[Marks]) -> ObserverStatus:
    """That of the leader who fares best: he has the radio."""
    found = [next((_STATUS[mark] for mark in marks if mark in _STATUS), None) for marks in leaders]
    return found[0] or ObserverStatus.GOOD_ORDER if all(found) else ObserverStatus.GOOD_ORDER


def _follow(course: Course, side: Faction, scene: Scene) -> None:
    """Only what has changed since is followed: what the table said of an observer meanwhile stands."""
    before, now = tuple(posts(scene, side)), tuple(posts(course.scene, side))
    if now == before:
        return
    known = {post.place for post in before}
    lost = {kind: _lost(course.scene, side, kind) - _lost(scene, side, kind) for kind in _OBSERVING}
    batteries = [
        one
        for one in course.scene.game.batteries.values()
        if is_led(one, side) or (_is_cut_off(one, side) and lost[PieceKind.RADIO] < 0)
    ]
    paired = [*_pairs(batteries, now, known)]
    for battery, post in paired:
        old = next((one for one in before if one.place == place_of(battery.observer)), None)
        back = {"radio": post.radio} if _is_cut_off(battery, side) else {}
        take_note(course, battery, **_changes(post, old) | back)
        here = post.place.hex
        if old and here and _may_have_lost_radio(post, old, lost[PieceKind.LEADER]):
            course.ask(asking.radio_holder(battery.id, here, is_lost=post.broken <= old.broken))
    if _callers(course.scene, side) < _callers(scene, side):
        found = {battery.id for battery, _ in paired}
        left = [one for one in batteries if one.id not in found and place_of(one.observer) in known]
        for number, battery in enumerate(left):
            _lose_radio(course, battery, for_good=number < lost[PieceKind.RADIO])


def _lose_radio(course: Course, battery: Battery, *, for_good: bool) -> None:
    """Nobody has it any more; where its counter is eliminated no other calls the battery (2.1a, 2c)."""
    if for_good:
        gone = battery.observer.model_copy(update={"radio": Radio.LOST})
        change_observer(course, battery.id, gone, RadioGone)
    else:
        take_note(course, battery, has_radio=False)


def _lost(scene: Scene, side: Side, kind: PieceKind) -> int:
    """How many of a side's leaders, or radios, are eliminated."""
    gone = scene.game.forces.pile(side, Spot.ELIMINATED)
    return sum(some.count for some in gone if some.piece_type.kind is kind)


def _may_have_lost_radio(post: Post, old: Post, leaders_lost: int) -> bool:
    """Whether one of several leaders has fallen out, who may have been the one with the radio (2.1h)."""
    fell_out = post.broken > old.broken or leaders_lost > 0
    return fell_out and 0 < post.able < old.able


def radio_holder_told(course: Course, id_: str, *, is_lost: bool) -> None:
    """He who fell out had the radio: his battery has no observer now (2.1b, 2.1h)."""
    battery = course.scene.battery(id_)
    if is_lost:
        take_note(course, battery, has_radio=False)
    else:
        take_note(course, battery, status=ObserverStatus.BROKEN)


def take_note(course: Course, battery: Battery, **changes: Any) -> None:
    """Something has changed of a battery's observer."""
    after = battery.observer.model_copy(update=changes)
    if after != battery.observer:
        change_observer(course, battery.id, after)


# ---- which battery is whose ----


def _callers(scene: Scene, side: Side) -> int:
    """How many leaders and radios are left to a side: who moves ahead of his radio still has it (2.1b)."""
    spots = (Spot.MAP, Spot.HAND)
    own = (one for one in scene.game.forces.of(side) if one.place.spot in spots and _is_own(one))
    return sum(one.count for one in own if piece_type(one.type).kind in _OBSERVING)


def is_led(battery: Battery, side: Side) -> bool:
    """Whether a leader with a radio is its observer, or may come to be."""
    return _is_of_leader(battery, side) and not battery.observer.has_lost_radio


def _is_cut_off(battery: Battery, side: Side) -> bool:
    """Whether its leader's radio is gone for good (2c)."""
    return _is_of_leader(battery, side) and battery.observer.has_lost_radio


def _is_of_leader(battery: Battery, side: Side) -> bool:
    return battery.faction is side and battery.observer.kind is ObserverKind.LEADER


def _pairs(
    batteries: list[Battery], posts_: tuple[Post, ...], known: set[Place]
) -> Iterator[tuple[Battery, Post]]:
    """Each battery with its leader: where he stood, else a free one; who left his post chooses first."""
    free = {post.place: post for post in posts_}
    homeless = []
    for battery in batteries:
        place = place_of(battery.observer)
        if place in free:
            yield battery, free.pop(place)
        else:
            homeless.append((place not in known, place is not None, battery))
    homeless.sort(key=lambda one: one[:2])
    new = [post for place, post in free.items() if place not in known]
    yield from ((battery, post) for (*_, battery), post in zip(homeless, new, strict=False))


def _changes(post: Post, old: Post | None) -> dict[str, Any]:
    """Where he stands, and as he fares by what is new of him and his radio."""
    changes: dict[str, Any] = {"hex": post.place.hex, "level": post.place.level, "has_radio": True}
    if old is None or old.status is not post.status or post.broken < old.broken:
        changes["status"] = post.status
    if post.radio is not (old.radio if old else Radio.WORKING):
        changes["radio"] = post.radio
    return changes
