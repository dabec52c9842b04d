"""Every command of the Refit Phase, with what refuses it and what it does; what follows from answers."""

from companion.games.elst.procedures.refit import (
    arriving,
    beginning,
    buying,
    clearing,
    escaping,
    grounds,
    holding,
    kept_radios,
    mending,
    new_groups,
    outside,
    receiving,
    retaining,
    revealing,
    rolling,
    setting_up,
    shifting,
    showing,
    stepping,
)
from companion.games.elst.procedures.refit.commands import FinishScenario
from companion.games.elst.procedures.refit.following import followed
from companion.games.elst.procedures.refit.places import by_any_name
from companion.games.elst.procedures.step import Handlers
from companion.kit.answering import Answers

_HANDLERS: Handlers = {
    **stepping.HANDLERS,
    **clearing.HANDLERS,
    **grounds.HANDLERS,
    **escaping.HANDLERS,
    **outside.HANDLERS,
    **arriving.HANDLERS,
    **retaining.HANDLERS,
    **holding.HANDLERS,
    **rolling.HANDLERS,
    **shifting.HANDLERS,
    **mending.HANDLERS,
    **buying.HANDLERS,
    **revealing.HANDLERS,
    **showing.HANDLERS,
    **new_groups.HANDLERS,
    **setting_up.HANDLERS,
    **beginning.HANDLERS,
}
HANDLERS: Handlers = {
    command: by_any_name(refuse, do if command is FinishScenario else followed(do))
    for command, (refuse, do) in _HANDLERS.items()
}
_ANSWERS: Answers = {
    **grounds.ANSWERS,
    **escaping.ANSWERS,
    **kept_radios.ANSWERS,
    **rolling.ANSWERS,
    **shifting.ANSWERS,
    **buying.ANSWERS,
    **receiving.ANSWERS,
    **revealing.ANSWERS,
}
ANSWERS: Answers = {purpose: followed(answered) for purpose, answered in _ANSWERS.items()}
