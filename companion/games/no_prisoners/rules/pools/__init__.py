"""Units that come, go and come back: reinforcements, tribes, replacements, withdrawals."""
