"""What every room shares: nouns, errors, the log, what comes from outside made harmless. Imports no other room."""
