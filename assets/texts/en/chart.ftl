# What is written in charts.
chart-scores = Scores by turn
chart-lost = Points lost against the best moves
chart-turn = turn
chart-points = points
