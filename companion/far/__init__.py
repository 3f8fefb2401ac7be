"""Matches of friends who are far away: one log that all append to, and the same referee over it in every house."""
