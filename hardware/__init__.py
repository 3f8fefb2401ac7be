"""The hardware as numbers and programs: one file of parameters, and what is computed from it."""
