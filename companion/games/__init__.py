"""One package per game; games do not import one another."""
