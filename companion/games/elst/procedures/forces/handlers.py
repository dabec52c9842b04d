"""Every command about forces, with what refuses it and what it does; what follows from answers."""

from companion.games.elst.procedures.forces import (
    ailing,
    capturing,
    counting,
    departing,
    grenades,
    holding,
    moving,
    rolling,
    shooting,
    starting,
    weakening,
)
from companion.games.elst.procedures.forces.following import followed
from companion.games.elst.procedures.forces.melees import melees_left
from companion.games.elst.procedures.step import Handlers
from companion.kit.answering import Answers

_HANDLERS: Handlers = {
    **moving.HANDLERS,
    **weakening.HANDLERS,
    **ailing.HANDLERS,
    **capturing.HANDLERS,
    **rolling.HANDLERS,
    **departing.HANDLERS,
    **starting.HANDLERS,
    **shooting.HANDLERS,
    **grenades.HANDLERS,
    **holding.HANDLERS,
    **counting.HANDLERS,
}
HANDLERS: Handlers = {
    command: (refuse, melees_left(followed(do))) for command, (refuse, do) in _HANDLERS.items()
}
ANSWERS: Answers = {**departing.ANSWERS, **starting.ANSWERS, **shooting.ANSWERS}
