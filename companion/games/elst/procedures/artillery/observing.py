"""Who may observe for a battery now: an observer by the rules of radios, in a hex that play uses."""

from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.rules.artillery.radio import observer_refusal
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def observing_refusal(scene: Scene, battery: Battery) -> Reason | None:
    """Why nobody observes for a battery now; None where somebody does (2.1b, 2c, 4.5171b)."""
    observer = battery.observer
    if refusal := observer_refusal(observer, scene.readings):
        return refusal
    if observer.hex is None or observer.is_offboard:
        return None
    return outside_refusal(scene, observer.hex)
