# What pictures show, for people who hear them.
alt-more = and { $more } more
alt-nameless = Player { $number }
alt-scores = { $scores }.
