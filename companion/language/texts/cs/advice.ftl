advice-thinking = Chvilku

advice-best = Nejlepší je { $choice }

advice-for = Pro hráče { $player } je nejlepší { $choice }

advice-other = { $less ->
        [0] Skoro stejně dobré je { $choice }
       *[other] O { COUNT($less, of: "point") } horší je { $choice }
    }

advice-none = Teď není z čeho vybírat

advice-only = Jde udělat jen tohle

advice-why = Lepší než { $choice }, protože { LIST($reasons) }

advice-why-none = Podle toho, co se dá hned spočítat, to není lepší než { $choice }. Partie domyšlená do konce ale dopadne o něco lépe
