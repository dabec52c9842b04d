"""The position: what is tracked, and a moment of it as the rules look at it."""
