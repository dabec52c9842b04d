"""Artillery: support fire and barrages."""
