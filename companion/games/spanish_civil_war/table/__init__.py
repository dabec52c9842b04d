"""The position: state, events and commands, and a moment of it as the rules look at it."""
