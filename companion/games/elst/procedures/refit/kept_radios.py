"""Batteries out of play and their radios: repaired, jammed or lost in the Refit Phase (2c, CG3, 4.5123a)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.following import is_led
from companion.games.elst.procedures.forces.radio_counters import is_captured_radio, is_own_radio
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.scenario_events import KeptRadioChanged
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question
from companion.session.events import PileRemoved

RADIO = "radio"
_BATTERIES_IN_PLAY = (None, RefitStep.MELEE, RefitStep.MARKERS)


@dataclass(frozen=True, slots=True)
class _Counted:
    """A side's radios as they are tracked: that work, that malfunction, eliminated or in enemy hands."""

    working: int
    jammed: int
    gone: int


def _counted(scene: Scene, side: Faction) -> _Counted:
    own = [one for one in scene.game.forces.of(side) if is_own_radio(one.pieces)]
    left = [one for one in own if one.place.spot is not Spot.ELIMINATED]
    jammed = sum(one.count for one in left if Mark.MALFUNCTIONED in one.marks)
    taken = sum(one.count for one in scene.game.forces.of(side.opponent) if is_captured_radio(one.pieces))
    total, here = (sum(one.count for one in some) for some in (own, left))
    return _Counted(here - jammed, jammed, total - here + taken)


def radios_settled(course: Course) -> None:
    """What an act has made of radios, it has made of the batteries kept that they call."""
    if course.before.campaign.step in _BATTERIES_IN_PLAY:
        return
    for side in Faction:
        was, now = _counted(course.before, side), _counted(course.scene, side)
        gone = max(0, now.gone - was.gone)
        of_working = min(gone, max(0, was.working - now.working))
        healed = was.jammed - now.jammed - (gone - of_working)
        _become(course, side, Radio.WORKING, Radio.LOST, of_working)
        _become(course, side, Radio.MALFUNCTIONED, Radio.LOST, gone - of_working)
        if healed == now.working - was.working + of_working:  # else radios were counted or struck off
            _become(course, side, Radio.MALFUNCTIONED, Radio.WORKING, healed)
            _become(course, side, Radio.WORKING, Radio.MALFUNCTIONED, -healed)


def cut_off_captured(course: Course) -> None:
    """As a scenario ends batteries are lost whose radios the enemy has (2c)."""
    for side in Faction:
        held = course.scene.game.forces.of(side.opponent)
        taken = sum(one.count for one in held if is_captured_radio(one.pieces))
        others = tuple(one.id for one in course.scene.campaign.batteries if one.observer.has_radio)
        for radio in (Radio.WORKING, Radio.MALFUNCTIONED):
            _become(course, side, radio, Radio.LOST, taken, others)


def _become(
    course: Course, side: Faction, was: Radio, now: Radio, count: int, others: tuple[str, ...] = ()
) -> None:
    """So many batteries' radios are another thing now; where more might be meant it is asked of each.

    `others` are those of which that was denied.
    """
    meant = [one for one in _kept(course.scene, side, was) if one.id not in others]
    if count < len(meant) and count > 0:
        course.ask(_question(meant[0].id, side, was, now, count, others))
        return
    for battery in meant if count > 0 else ():
        _change(course, battery.id, now)


def _kept(scene: Scene, side: Faction, radio: Radio) -> Iterator[Battery]:
    """A side's batteries out of play whose leaders have such a radio."""
    for one in scene.campaign.batteries:
        if is_led(one, side) and one.observer.radio is radio:
            yield one


def _change(course: Course, id_: str, radio: Radio) -> None:
    """A battery whose radio is lost is lost with its chits (2c)."""
    course.add(KeptRadioChanged(battery=id_, radio=radio))
    if radio is Radio.LOST:
        course.add(PileRemoved(name=id_))


def _question(
    id_: str, side: Faction, was: Radio, now: Radio, count: int, others: tuple[str, ...]
) -> Question:
    known = {"side": side.value, "was": was.value, "now": now.value, "count": str(count)}
    return Question(
        purpose=ElstPurpose.KEPT_RADIO,
        rule="2c",
        args={"battery": id_, "now": now.value},
        subject=id_,
        details={**known, "others": " ".join(others)},
        can_be_unknown=False,
    )


def _told(course: Course, told: Answered) -> None:
    known, id_ = told.request.details, told.subject
    side, was, now = Faction(known["side"]), Radio(known["was"]), Radio(known["now"])
    others, count = tuple(known["others"].split()), int(known["count"])
    if told.is_yes:
        _change(course, id_, now)
        _become(course, side, was, now, count - 1, others)
    else:
        _become(course, side, was, now, count, (*others, id_))


ANSWERS: Answers = {ElstPurpose.KEPT_RADIO: _told}


# ---- radios that nobody tracks ----


def uncounted_radios(scene: Scene) -> Iterator[Retained]:
    """Radios that malfunction of batteries kept, which are among no counters: they are repaired, too."""
    for side in Faction:
        untold = sum(1 for _ in _kept(scene, side, Radio.MALFUNCTIONED)) - _counted(scene, side).jammed
        if untold > 0:
            yield Retained(side=side, place=ENTRY_NAME, type=RADIO, count=untold, marks=(Mark.MALFUNCTIONED,))


def radio_rolled(course: Course, side: Faction, *, is_repaired: bool) -> None:
    """The dice for a radio that is among no counters."""
    now = Radio.WORKING if is_repaired else Radio.LOST
    _become(course, side, Radio.MALFUNCTIONED, now, 1)


def repair_number_of_radio(scene: Scene, side: Faction) -> int | None:
    """The repair number of a side's radios that malfunction, as far as it was told and is one."""
    told = {one.repair_number for one in _kept(scene, side, Radio.MALFUNCTIONED)}
    return told.pop() if len(told) == 1 else None


# ---- radios that may set up ----


def radios_to_come(scene: Scene, side: Faction) -> int:
    """How many batteries of a side have a radio that is among no counters yet: it sets up with anybody
    (4.515-Gb, 4.515-Bb)."""
    counted = _counted(scene, side)
    called = sum(is_led(one, side) for one in (*scene.campaign.batteries, *scene.game.batteries.values()))
    return max(0, called - counted.working - counted.jammed)


def is_radio(lot: Retained) -> bool:
    """Whether it is a radio."""
    return lot.piece_type.kind is PieceKind.RADIO
