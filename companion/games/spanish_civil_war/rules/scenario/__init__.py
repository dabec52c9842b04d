"""What the two battles bring: dates, weather, arrivals, objectives, reserves, victory."""
