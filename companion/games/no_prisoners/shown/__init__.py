"""Printed tables in words, for the pages of a campaign and for calculators without one."""
