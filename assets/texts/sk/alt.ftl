# What pictures show, for people who hear them.
alt-more =
    { $more ->
        [one] a { $more } ďalšie
        [few] a { $more } ďalšie
       *[other] a { $more } ďalších
    }
alt-nameless = Hráč { $number }
alt-scores = { $scores }.
