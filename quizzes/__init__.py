"""Questions, attempts, grading by simulation, practice and results."""
