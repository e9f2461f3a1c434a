"""Words for what the engine knows: card text, replay steps, reasons, problems, prompts."""
