"""The ground: movement, stacking, zones of control, supply, command, sight, entry and exit."""
