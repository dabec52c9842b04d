"""Movement, stacking, zones of control, rail and sea (8.0 to 10.0, 16.0, 20.0)."""
