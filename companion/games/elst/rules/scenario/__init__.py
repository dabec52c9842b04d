"""What the campaign's own rules add to each scenario (CG1-CG13, 4.4-4.43)."""
