"""The command line: plays, checks and explores scenario files, and lists what is known."""
