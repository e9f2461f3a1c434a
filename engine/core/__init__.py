"""The part of the engine that no game owns: positions, choices, the driver, exploring, files."""
