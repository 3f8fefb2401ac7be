# Piškvorky tři na tři: věty hry v testech.
nc-title = Piškvorky tři na tři
nc-variant = tři v řadě prohrávají
setting-is-variants-misere = tři v řadě prohrávají
nc-await = { $player } označuje políčko
nc-marked = { $player } označuje políčko { WORDS($cell) }
nc-over = { $won ->
        [0] Partie skončila remízou
       *[other] Vyhrává { $player }
    }
nc-won = { $player } vyhrává
nc-ended = partie skončila
nc-turn = na řadě je { $player }
nc-taken = políčko { WORDS($cell) } není volné
nc-notation = takový tah v téhle hře není
nc-count = Označeno: { COUNT($count, of: "square") }
nc-points = { $player }: { COUNT($count, of: "point") }
nc-doubt = tolik křížků a koleček vedle sebe být nemůže
nc-few = do pořadí patří aspoň dva soubory
nc-layout = { $file } neukazuje žádnou desku
nc-sign = { $sign }
nc-word = { $sign ->
        [X] křížek
       *[O] kolečko
    }
command-mark = značka
command-does-mark = označit políčko
command-nc-row = řada
command-does-nc-row = kolik políček je označených
