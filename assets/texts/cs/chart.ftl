# What is written in charts.
chart-scores = Body po tazích
chart-lost = Body ztracené proti nejlepším tahům
chart-turn = tah
chart-points = body
