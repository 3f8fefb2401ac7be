"""The table on a page: a process of its own beside the companion, which any browser can follow and play at."""
