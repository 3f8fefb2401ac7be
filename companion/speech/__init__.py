"""Speech: what is said next (queue, history) and who says it (voices; the voice process)."""
