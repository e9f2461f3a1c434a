"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=60)
settings.register_profile(
    "nightly", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
