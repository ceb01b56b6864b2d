# Hints, why this move, analysis.
