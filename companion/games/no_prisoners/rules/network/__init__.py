"""Supply, command and rail nets over the map (7.0, 15.0, 16.0)."""
