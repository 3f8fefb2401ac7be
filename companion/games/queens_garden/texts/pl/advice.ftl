### Polish. What each message is for and which facts it has stands in the English file.

qg-choice-take = wziąć { NOUN($criterion, form: "taken") }{ SIZE($items) ->
        [0] { "" }
       *[other] , { LIST($items) }
    }

qg-choice-place = dołożyć { NOUN($hexagon, form: "accusative") }, { NOUN($cell, form: "listed") }{ SIZE($items) ->
        [0] { "" }
       *[other] , odrzucając { LIST($items) }
    }

qg-choice-lay = dołożyć kafel { $hexagon } { NOUN($slot, form: "at") }, heksagon { PART($hour, of: "qg-clock", names: "hour", form: "at") }{ SIZE($items) ->
        [0] { "" }
       *[other] , odrzucając { LIST($items) }
    }

qg-choice-buy = kupić kafel i dołożyć go { NOUN($slot, form: "at") }

qg-choice-pass = spasować{ SIZE($items) ->
        [0] { "" }
       *[other] , odrzucając { LIST($items) }
    }

qg-reason-now = od razu daje to { COUNT($points, of: "point") }, inaczej { $cost ->
        [0] { $other ->
            [0] nic
           *[other] { WORDS($other, gender: "masculine") }
        }
       *[other] minus { WORDS($cost, gender: "masculine") }
    }

qg-reason-price = od razu { $points ->
        [0] nie kosztuje to nic, inaczej { COUNT($cost, of: "point") }
       *[other] kosztuje to tylko { COUNT($points, of: "point") }, inaczej { WORDS($cost, gender: "masculine") }
    }

qg-reason-later = w następnych rundach daje to { COUNT($points, of: "point") }, inaczej { $other ->
        [0] nic
       *[other] { WORDS($other, gender: "masculine") }
    }

qg-reason-next = potem można zdobyć { COUNT($points, of: "point") } za { NOUN($thing, form: "accusative") }, inaczej { $other ->
        [0] nic
       *[other] najwyżej { WORDS($other, gender: "masculine") }
    }

qg-reason-taken = magazyn zyskuje { COUNT($count, of: "hexagon") }, inaczej { $other ->
        [0] nic
       *[other] { WORDS($other, gender: "masculine") }
    }

qg-reason-spaces = wolnych miejsc w ogrodzie jest wtedy { WORDS($count, gender: "neuter") }, inaczej { $other ->
        [0] żadnego
       *[other] { WORDS($other, gender: "neuter") }
    }

qg-reason-denial = inaczej { $player } może wziąć { NOUN($thing, form: "accusative") } i zdobyć dzięki temu { COUNT($points, of: "point") }, z tego, co zostanie, { $left ->
        [0] nic
       *[other] najwyżej { WORDS($left, gender: "masculine") }
    }

qg-reason-marker = daje to płytkę gracza rozpoczynającego na następną rundę

qg-reason-surround = { LIST($items) } { SIZE($items) ->
        [1] ma
       *[other] mają
    } wtedy dookoła pełno, co daje { COUNT($count, of: "joker", case: "accusative") }

qg-reason-nearly = { $ornament } czeka wtedy już tylko na { COUNT($count, of: "hexagon") } i da { COUNT($jokers, of: "joker", case: "accusative") }

qg-reason-group = { NOUN($criterion, form: "group") } ma wtedy { COUNT($count, of: "hexagon") } z sześciu i może dalej rosnąć

qg-reason-jokers = { $count ->
        [0] obywa się to bez jokerów, inaczej kosztuje { COUNT($other, of: "joker", case: "accusative") }
       *[other] kosztuje to tylko { COUNT($count, of: "joker", case: "accusative") }, inaczej { WORDS($other, gender: "masculine") }
    }

qg-reason-given = z magazynu { $count ->
        [0] nie kosztuje to żadnego heksagonu, inaczej { WORDS($other, gender: "masculine") }
       *[other] kosztuje to tylko { COUNT($count, of: "hexagon") }, inaczej { WORDS($other, gender: "masculine") }
    }

qg-reason-stored = to, co zostanie wtedy w magazynie, na końcu { $points ->
        [0] nie kosztuje nic, inaczej { COUNT($other, of: "point") }
       *[other] kosztuje { COUNT($points, of: "point") }, inaczej { WORDS($other, gender: "masculine") }
    }
