"""Offboard artillery (rules 2 to 2.9): its batteries as a session tracks them, and what players do with them.

`state` holds what is tracked, and events change it. A procedure (`contacting`, `acting`,
`aiming`, `firing`, `entering`) writes what follows from a command or an answer onto a `Course`. Steps
take the commands, `choices` lists them, `card` shows one battery.

What was saved is called `oba` there, as are the texts: commands, events, purposes and settings keep it.
"""
