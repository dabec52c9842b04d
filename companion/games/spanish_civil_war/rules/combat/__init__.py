"""Normal and assault combat: strengths, shifts, the combat results table, losses, retreat, advance."""
