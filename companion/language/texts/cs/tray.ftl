### Czech. What each message is for and which facts it has stands in the English file.

tray-name = vykládací deska

tray-ready = Vykládací deska je připravena
    .terse = Vykládací deska připravena

tray-old = Vykládací deska je připravena, ale ještě na ní leží minulá hra. Ukliďte ji a začněte
    .terse = Na vykládací desce leží minulá hra, ukliďte ji

tray-cleared = Vykládací deska je uklizená{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Vykládací deska je uklizená

tray-lost = Spojení s vykládací deskou vypadlo. Všechno je uloženo. Zkontrolujte kabel. Než bude zase tady, pište čísla vylosovaných a vybraných dílků
    .terse = Vykládací deska: spojení vypadlo, všechno je uloženo

tray-tells-nothing = Vykládací deska neříká, co na ní leží. Vytáhněte její kabel a znovu ho zasuňte
    .terse = Vykládací deska mlčí. Vytáhněte její kabel a znovu ho zasuňte

tray-flood = Vykládací deska posílá příliš mnoho, a tak se teď nečte. Všechno je uloženo. Vytáhněte její kabel a znovu ho zasuňte. Než bude zase tady, pište čísla vylosovaných a vybraných dílků
    .terse = Vykládací deska posílá příliš mnoho. Vytáhněte kabel a znovu ho zasuňte

tray-back = Vykládací deska je zase tady
    .terse = Vykládací deska je tady

clear-boards = Začíná nová hra. Ukliďte všechno { SIZE($players) ->
        [0] z vykládací desky
       *[other] z hracích desek: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . Z vykládací desky také
        }
    }
    .terse = Nová hra. Ukliďte { SIZE($players) ->
        [0] vykládací desku
       *[other] desky: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . A vykládací desku
        }
    }

act-final = Platí: { NOUN($act, form: "last") }

act-open = Ještě lze zrušit: { NOUN($act, form: "last") }
    .terse = Lze zrušit: { NOUN($act, form: "last") }

undone-act = Poslední tah je zrušený: { NOUN($act, form: "last") }{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Zrušeno: { NOUN($act, form: "last") }

undone-drawn = Vrací se i to, co se losovalo po něm: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
        [one] . A ještě { WORDS($more, gender: "masculine") } los
        [few] . A ještě { WORDS($more, gender: "masculine") } losy
       *[other] . A ještě { WORDS($more, gender: "masculine") } losů
    }
    .terse = Vrací se i los: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
       *[other] . A ještě { WORDS($more, gender: "masculine") }
    }

nothing-yet = zatím žádný tah

changed = { $first ->
        [1] { COUNT($count, of: "act") }. { LIST($items, style: "sentences", form: "last") }
       *[other] { LIST($items, style: "sentences", form: "last") }
    }{ $more ->
        [0] { "" }
        [few] . Zbývají { COUNT($more, of: "act") }
       *[other] . Zbývá { COUNT($more, of: "act") }
    }

changed-nothing = od vašeho posledního tahu žádný další tah
    .terse = od vašeho tahu nic dalšího

count-act = { WORDS($n, gender: "masculine") } { $n ->
        [one] tah
        [few] tahy
       *[other] tahů
    }
