"""The Refit Phase between two scenarios of the campaign (4.5), as rules on plain values."""
