"""Boards without hardware, emulated or host-built: fed with voltages, in lockstep or behind pseudo-terminals."""
