"""The Windows installer, proved under Wine 10 in a Debian folder of its own: `python -m tests.wine`."""
