"""A campaign under way: its state, events, commands, steps and panels."""
