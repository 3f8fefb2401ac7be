"""The stand-in boot ROM of the emulator."""
