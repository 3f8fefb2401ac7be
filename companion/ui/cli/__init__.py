"""The commands of `companion`, one module each with one click command named `command`."""
