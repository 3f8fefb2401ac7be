"""Tests of the whole house."""

import signal

# Started in the background by a shell, we would hand an ignored Ctrl-C down to every program under test.
signal.signal(signal.SIGINT, signal.default_int_handler)
