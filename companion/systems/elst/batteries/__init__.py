"""Batteries as a session tracks them: state, events, commands, procedures, steps, cards.

The rules are those of `companion.systems.elst.oba`; here they meet the table. `state` holds what is
tracked, `events` change it. A procedure (`contacting`, `acting`, `aiming`, `firing`, `entering`) writes
what follows from a command or an answer onto a `Course`. `step` takes the commands, `choices` lists
them, `card` shows one battery.
"""
