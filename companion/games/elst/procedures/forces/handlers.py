"""Every command about forces, with what refuses it and what it does; what follows from answers."""

from companion.games.elst.procedures.forces import (
    ailing,
    counting,
    departing,
    grenades,
    holding,
    moving,
    shooting,
    starting,
    weakening,
)
from companion.games.elst.procedures.step import Handlers
from companion.kit.answering import Answers

HANDLERS: Handlers = {
    **moving.HANDLERS,
    **weakening.HANDLERS,
    **ailing.HANDLERS,
    **departing.HANDLERS,
    **starting.HANDLERS,
    **shooting.HANDLERS,
    **grenades.HANDLERS,
    **holding.HANDLERS,
    **counting.HANDLERS,
}
ANSWERS: Answers = {**departing.ANSWERS, **starting.ANSWERS, **shooting.ANSWERS}
