"""Decision at Elst."""
