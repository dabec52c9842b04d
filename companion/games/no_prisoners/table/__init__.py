"""The position: counters, state, events and commands."""
