# What is written in charts.
chart-scores = Body po ťahoch
chart-lost = Body stratené oproti najlepším ťahom
chart-turn = ťah
chart-points = body
