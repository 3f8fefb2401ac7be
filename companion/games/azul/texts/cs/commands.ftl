### Czech. What each message is for and which facts it has stands in the English file.

command-az-score = body, skóre

command-az-why = proč, důvod

command-az-confirm = potvrdit, ano

command-az-bonuses = bonusy, bonus, prémie

command-az-ranking = umístění, vede, stav, vedení

command-az-rounds = kolo, kola

command-az-here = tady, zde, políčko

command-az-row = řada, řádek, řadu

command-az-column = sloupec, sloupci

command-az-lines = řady, přípravné, přípravná, přípravná řada, přípravné řady

command-az-find = najít, barva, barvu, najdi, hledat

command-az-wall = stěna, stěnu, zeď, bonboniéra, bonboniéru

command-az-floor = podlaha, podlahu

command-az-fits = kam, místa, možnosti

command-az-best = poradit, nejlepší

command-az-cost = stojí, cena, kolik

command-az-left = zbývá, zbytek, sáček

command-az-tile = obložit, položit, dlaždice, dlaždici, pralinka, pralinku, umístit, pokládá

command-az-drop = shodit, spadne, zahodit, odložit

command-az-offer = výlohy, nabídky, nabídka, přehled

command-az-order = pořadí, sled, postup

command-az-take = vzít, beru, bere, vezmu, výloha, výlohu

command-az-draw = vylosovat, táhnout, tahám

command-az-lots = los, losovat, začíná

command-az-gold = zlatá, zlatou, zlaté, speciální

command-az-spread = rozdělit, rozdělím, rozdat, rozděluje

command-does-az-score = body a z čeho jsou

command-does-az-why = proč něco nejde, jinak odkud jsou poslední body

command-does-az-confirm = provede, co je na řadě: další losování, další políčko, konec kola

command-does-az-bonuses = bonusy za konec hry, jak je to teď

command-does-az-ranking = kdo vede

command-does-az-rounds = které je kolo

command-does-az-here = jedno políčko, podle řady a sloupce

command-does-az-row = jedna řada zleva, první řada je ta nejdál

command-does-az-column = jeden sloupec, od vzdálenější strany

command-does-az-lines = přípravné řady

command-does-az-find = kde leží jedna barva

command-does-az-wall = { $edition ->
        [master_chocolatier] celá bonboniéra po řadách
       *[azul_mini] celá stěna po řadách
    }

command-does-az-floor = podlaha a kolik ubírá

command-does-az-fits = co se dá vzít a kam to smí

command-does-az-best = který tah je teď nejlepší

command-does-az-cost = co by tah přinesl a co by stál

command-does-az-left = co zbývá v sáčku a ve víku

command-does-az-tile = { $edition ->
        [master_chocolatier] přesune pralinku z plné řady do bonboniéry
       *[azul_mini] přesune dlaždici z plné řady na stěnu
    }

command-does-az-drop = shodí na podlahu řadu, která nemá volné políčko

command-does-az-offer = { $edition ->
        [master_chocolatier] nabídky a střed stolu
       *[azul_mini] výlohy a střed stolu
    }

command-does-az-order = kdo kdy hraje

command-does-az-take = vezme všechno od jedné barvy. Totéž znamenají tři číslice samotné

command-does-az-draw = { $edition ->
        [master_chocolatier] losuje pro další nabídku. Čtyři číslice samotné jsou čtyři barvy vylosované rukou
       *[azul_mini] losuje pro další výlohu. Čtyři číslice samotné jsou čtyři barvy vylosované rukou
    }

command-does-az-lots = vylosuje, kdo začíná

command-does-az-gold = otočí nabídku zlatou stranou nahoru

command-does-az-spread = rozdělí zbytek na sousední nabídky

colour-typed-blue = modrá, modré, modrou, modrý, modrých

colour-typed-yellow = žlutá, žluté, žlutou, žlutý, žlutých

colour-typed-red = červená, červené, červenou, červený, červených

colour-typed-black = černá, černé, černou, černý, černých

colour-typed-white = bílá, bílé, bílou, bílý, bílých

colour-typed-brown = hnědá, hnědé, hnědou, hnědý, hnědých

colour-named-blue = modrá

colour-named-yellow = žlutá

colour-named-red = červená

colour-named-black = černá

colour-named-white = bílá

colour-named-brown = hnědá

display-typed-0 = střed, středu, uprostřed, středem, střed stolu

line-typed-0 = podlaha, podlahu, podlaze

az-line-typed = řada { WORDS($line) }
    .the = řadu { WORDS($line) }
    .into = do řady { WORDS($line) }
    .pattern = přípravná řada { WORDS($line) }
    .pattern-into = do přípravné řady { WORDS($line) }

side-typed-left = vlevo, doleva, nalevo, levá

side-typed-right = vpravo, doprava, napravo, pravá

colour-digit = { NOUN($colour, of: "colour-named") }: { WORDS($number) }

side-digit = { $side ->
        [left] vlevo
       *[right] vpravo
    }: { WORDS($number) }

key-needs-colour = Příkaz { $word }: která barva? { LIST($items, style: "comma") }
    .terse = { $word }: která barva? { LIST($items, style: "comma") }

key-needs-side = Příkaz { $word }: na kterou stranu? { LIST($items, style: "comma") }
    .terse = { $word }: na kterou stranu? { LIST($items, style: "comma") }

key-needs-display = Příkaz { $word }: odkud? Napište číslo na stole, nula je střed
    .terse = { $word }: odkud? Nula je střed

key-needs-line = Příkaz { $word }: která řada? Napište její číslo, jedna je nejkratší, nula je podlaha
    .terse = { $word }: která řada? Nula je podlaha

key-needs-pattern = Příkaz { $word }: která řada? Napište její číslo, jedna je nejkratší
    .terse = { $word }: která řada?

key-needs-wallrow = Příkaz { $word }: která řada? Napište její číslo, jedna je nejdál
    .terse = { $word }: která řada?

key-needs-wallcolumn = Příkaz { $word }: který sloupec? Napište jeho číslo zleva
    .terse = { $word }: který sloupec?

key-needs-special = Příkaz { $word }: jaký druh speciální nabídky? Napište číslo, které je na ní vytištěné. Za dvojku přidejte číslici její barvy
    .terse = { $word }: jaký druh? Za dvojku číslice barvy

az-ask-display = { $edition ->
        [master_chocolatier] která nabídka? Nula je střed
       *[azul_mini] která výloha? Nula je střed
    }
    .terse = { $edition ->
            [master_chocolatier] která nabídka?
           *[azul_mini] která výloha?
        }

az-ask-colour = která barva? { LIST($items, style: "comma") }
    .terse = barva: { LIST($items, style: "comma") }?

az-ask-line = která řada? { $count ->
        [0] Zbývá jen podlaha, nula
       *[other] { LIST($items, style: "comma") }, podlaha nula
    }
    .terse = kam: { $count ->
            [0] jen podlaha, nula
           *[other] { LIST($items, style: "comma") }, podlaha nula
        }?

az-ask-line-item = řada { WORDS($line) }

az-ask-tile = která řada? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

az-ask-column = který sloupec? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

az-ask-column-item = sloupec { WORDS($column) }

az-ask-side = kam jde { NOUN($colour, of: "colour-named") }? Jedna: { $left }, dva: { $right }
    .terse = { NOUN($colour, of: "colour-named") }? Jedna: { $left }, dva: { $right }

az-ask-draw = { $edition ->
        [master_chocolatier] nabídka
       *[azul_mini] výloha
    } { WORDS($display) }, { $extra ->
        [0] { $edition ->
            [master_chocolatier] pralinka
           *[azul_mini] dlaždice
        } { WORDS($number) }
       *[1] ještě jedna
    }: která barva?
    .terse = { $extra ->
            [0] { $edition ->
                [master_chocolatier] pralinka
               *[azul_mini] dlaždice
            } { WORDS($number) }
           *[1] { $edition ->
                [master_chocolatier] nabídka
               *[azul_mini] výloha
            } { WORDS($display) }, ještě jedna
        }?
    .full = { $edition ->
            [master_chocolatier] nabídka
           *[azul_mini] výloha
        } { WORDS($display) }, { $extra ->
            [0] { $edition ->
                [master_chocolatier] pralinka
               *[azul_mini] dlaždice
            } { WORDS($number) }
           *[1] ještě jedna
        }: která barva? { LIST($items, style: "comma") }

az-ask-gold = která nabídka je speciální, zlatou stranou nahoru? Napište její číslo
    .terse = která speciální nabídka?

az-ask-special = jaký je to druh? Napište číslo, které je na ní vytištěné, za dvojku i číslici její barvy
    .terse = který druh?
