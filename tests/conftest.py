"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy computer is no fault of what is tested: no example has a time of its own.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("patient")
