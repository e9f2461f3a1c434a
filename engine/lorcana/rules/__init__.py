"""The processes of the Comprehensive Rules, one module each."""
