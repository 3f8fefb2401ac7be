"""Tests of the whole house."""

import signal

# Started in the background by a shell, or to outlive a terminal, we would hand ignored signals down to every
# program under test; a signal that is caught here is itself again there.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, lambda *_: None)
