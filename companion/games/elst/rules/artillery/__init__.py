"""Offboard artillery (rules 2 to 2.9): pure rules on frozen values.

In the order of play: `radio` (contact), `access` (the chits), `actions` (what may be done now), `accuracy`
and `scatter` (where a round lands), `corrections`, `lifecycle` (what becomes of counters), `attack`, `entry`
and `smoke` (what an FFE does), `order` (who goes first), `odds`. `terms` holds the words of the rules,
`readings` how disputed ones are read, `tables` the base game's figures. A rule that forbids something
returns a Reason, or None where the thing is allowed.
"""
