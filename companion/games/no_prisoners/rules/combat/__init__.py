"""Combat: odds, results, losses, retreat and pursuit (11.0 to 13.0)."""
