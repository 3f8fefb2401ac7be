"""Friends far away: invited and joined by nine digits, and what is kept of it."""
