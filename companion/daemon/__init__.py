"""The one place where the rooms are joined: ports, voice, journal and table of one running game."""
