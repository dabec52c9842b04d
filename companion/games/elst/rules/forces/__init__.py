"""Units, guns and vehicles of both sides: what they are, and what their rules say."""
