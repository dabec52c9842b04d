"""What is shown of the Refit Phase: pages, tasks, forecasts, records."""
