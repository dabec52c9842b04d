"""What games are made of: the base of a game, its steps, facts, questions, panels, calculators, map items."""
