"""Offboard artillery (rules 2 to 2.9): its batteries as a session tracks them, and what players do with them.

Pure rules on frozen values, in the order of play: `radio` (contact), `access` (the chits), `actions`
(what may be done now), `accuracy` and `scatter` (where a round lands), `corrections`, `lifecycle` (what
becomes of counters), `attack`, `entry` and `smoke` (what an FFE does), `order` (who goes first), `odds`.
`terms` holds the words of the rules, `readings` how disputed ones are read, `tables` the base game's
figures. A rule that forbids something returns a Reason, or None where the thing is allowed.

At the table `state` holds what is tracked, and events change it. A procedure (`contacting`, `acting`,
`aiming`, `firing`, `entering`) writes what follows from a command or an answer onto a `Course`. Steps
take the commands, `choices` lists them, `card` shows one battery.

What was saved is called `oba` there, as are the texts: commands, events, purposes and settings keep it.
"""
