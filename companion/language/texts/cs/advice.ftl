advice-thinking = Chvilku

advice-best = Nejlepší je { $choice }

advice-for = Pro hráče { $player } je nejlepší { $choice }

advice-other = { $less ->
        [0] Skoro stejně dobré je { $choice }
       *[other] O { COUNT($less, of: "point") } horší je { $choice }
    }

advice-none = Teď není z čeho vybírat

advice-only = Nic jiného udělat nejde

advice-why = Lepší než { $choice }, protože { LIST($reasons) }

advice-why-none = Nic, co se dá hned spočítat, není lepší než { $choice }. Partie domyšlená do konce ale dopadne o něco lépe
