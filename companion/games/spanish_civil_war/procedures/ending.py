"""A combat that leaves nobody anything to do ends as something else begins (11.7c)."""

from companion.games.spanish_civil_war.table.fight_events import FightEnded
from companion.games.spanish_civil_war.table.scene import Scene
from companion.kit.handling import EventCourse
from companion.reason import Reason


def unfinished(scene: Scene) -> Reason | None:
    """Why nothing else begins: a combat is under way that somebody has still to decide on; else None."""
    fight = scene.game.fight
    return Reason("scw-finish-fight", "11.7c") if fight and not fight.is_done_with else None


def end_done(course: EventCourse[Scene]) -> None:
    """End the combat under way, if there is one: nobody has anything left to decide."""
    if course.scene.game.fight:
        course.add(FightEnded())
