"""Every command about forces, with what refuses it and what it does; what follows from answers."""

from companion.play.answering import Answers
from companion.systems.elst.forces.tracking import (
    counting,
    departing,
    grenades,
    holding,
    moving,
    shooting,
    starting,
    weakening,
)
from companion.systems.elst.step import Handlers

HANDLERS: Handlers = {
    **moving.HANDLERS,
    **weakening.HANDLERS,
    **departing.HANDLERS,
    **starting.HANDLERS,
    **shooting.HANDLERS,
    **grenades.HANDLERS,
    **holding.HANDLERS,
    **counting.HANDLERS,
}
ANSWERS: Answers = {**departing.ANSWERS, **starting.ANSWERS, **shooting.ANSWERS}
