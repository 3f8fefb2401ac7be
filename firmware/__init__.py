"""The board's firmware, and what builds, emulates and feeds it on a PC."""
