"""Sessions: play that is remembered.

What a game has to bring (one `Game`, see `game`) and how its parts meet:

    Command  -> a wish of the player, imperative ("PlaceAr"); `messages.Command`
    Step     -> takes some commands: `refusal(state, command)` says why not, `decide` gives the events
    Event    -> what happened, past tense ("ArPlaced"); `messages.Event`; only events change the state
    evolve   -> `Game.evolve(game, event)` gives the next frozen game state

A rule that needs dice, a draw or a fact from the table does not wait for it: `decide` returns
`Asked(request=RollRequest(...))` as one of its events, and the request joins `state.waiting`. When the
player answers, the session checks the answer, records it and calls
`Game.resolve(state, request, answer)` for the events that follow, which may ask again.

    session = Session.create(system, store, Start(scenario="first"))
    session.execute(Fire(gun="g1"))                     # IllegalCommandError(reason) when refused
    session.overrule(Fire(gun="g1"), note="the table says so")
    session.answer("contact-roll:g1", RollAnswer.physical(7))
    session.answer_from("contact-roll:g1", AppSource())
    session.undo()                                      # ConfirmationNeededError past an app roll
    session.set_facts({"guns/g1/contact": True}, note="forgotten")
    session.state                                       # PlayState: game, piles, waiting, settings

An event may be secret to a command (`secret_to`: a faction's, or its part on one front): it then folds into
that command's own state (`state.secrets[command]`), and in a session of two players its entry is sealed
before it is written. A player's seat opens all that he commands (`seats`).

Modules. What a game uses lies in `companion.kit`; of these here it uses `messages` (bases, registry),
`events` and `commands` (those of every game) and `state`. What keeps a session going: `decide`, `evolve`,
`journal`, `entries`, `standing` (what undo does not reach), `draft` and `recorder` (transactions),
`correction`, `session`, `secrets` (hand-over, keys, sealing) with `seats`. Where it lies: `stores`, `files`,
`backups`, `recent`. To look back: `log`, `recap`, `replay`.
"""
