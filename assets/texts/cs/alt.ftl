# What pictures show, for people who hear them.
alt-more =
    { $more ->
        [one] a { $more } další
        [few] a { $more } další
       *[other] a { $more } dalších
    }
alt-nameless = Hráč { $number }
alt-scores = { $scores }.
