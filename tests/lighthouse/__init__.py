"""What Lighthouse thinks of the page."""
