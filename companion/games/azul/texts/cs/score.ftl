### Hotové stěny obou vydání: soubory, body, počítání kolo po kole. Popis zpráv je v anglickém souboru.

## Soubory se zapsanou stěnou.

az-layout = Soubor { $file }{ $line ->
        [0] { "" }
       *[other] , řádek { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , znak { WORDS($column) }
        }{ $row ->
            [0] { "" }
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } řada { WORDS($row) }, sloupec { WORDS($at) }
        }
    }: { $reason ->
        [missing] takový soubor neexistuje. Zkontrolujte jméno
        [directory] to je složka, ne soubor. Uveďte soubor v ní
        [special] to není obyčejný soubor. Uveďte jiný
        [denied] nedá se číst, chybí oprávnění. Dejte ho, nebo soubor zkopírujte
        [unreadable] nedá se přečíst. Zkopírujte ho znovu
        [too-large] na stěnu je moc velký. Zkontrolujte jméno
        [not-utf8] není to prostý text. Uložte ho jako prostý text
        [control] je v něm znak, který nepatří do textu. Vymažte ho
        [empty] žádná stěna v něm není. Napište pět řad po pěti políčkách
        [head-unknown] tenhle řádek neznám, { $found }. Možné jsou { LIST($known) }
        [head-twice] tenhle řádek je tu podruhé, { $found }. Jeden vynechte
        [head-game] soubor patří jiné hře, { $found }. Zvolte tu hru, nebo řádek opravte
        [head-letters] tahle písmena nejsou známá, { $found }. Známá jsou { LIST($known) }
        [head-points] to není počet bodů, { $found }. Napište číslo od nuly výš
        [head-side] takovou stranu neznám, { $found }. Možné jsou { LIST($known) }
        [side-other] soubor je z druhé strany desky, { $found }. Opravte řádek, nebo nežádejte rubovou stranu
        [row-short] řada je krátká, políček { WORDS($counted, gender: "neuter") }, má jich být { WORDS($expected, gender: "neuter") }. Prázdné políčko je tečka
        [row-long] řada je dlouhá, políček { WORDS($counted, gender: "neuter") }, má jich být { WORDS($expected, gender: "neuter") }. Ostatní vymažte
        [rows-few] řad je { WORDS($counted, gender: "feminine") }, má jich být { WORDS($expected, gender: "feminine") }. Doplňte je, nejkratší řada je první
        [rows-many] řad je { WORDS($counted, gender: "feminine") }, má jich být { WORDS($expected, gender: "feminine") }. Ostatní vymažte
        [unknown-cell] to není barva, { $found }. Barvy: { LIST($known, style: "comma") }
        [wrong-cell] { NOUN($colour, of: "colour-named") } tam nepatří. V řadě { WORDS($row) } patří do sloupce { WORDS($right) }
        [row-twice] { NOUN($colour, of: "colour-named") } je podruhé v řadě { WORDS($row) }. Jednu opravte
       *[column-twice] { NOUN($colour, of: "colour-named") } je podruhé, sloupec { WORDS($at) }. Jednu opravte
    }

az-layout-letter = { $letter } { NOUN($colour, of: "colour-named") }

## Body.

az-score-running = { $player }, počítadlo: { $source ->
        [none] body zatím nikdo nezadal, počítá se nula. Přidejte volbu { $option } a číslo
        [journal] { COUNT($points, of: "point") }, z uložené hry
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, počítadlo: { $source ->
        [none] bez bodů, přidejte volbu { $option }
       *[other] { COUNT($points, of: "point") }
    }

az-score-row = Celá řada { WORDS($row) }: { COUNT($points, of: "point") }

az-score-column = Celý sloupec { WORDS($column) }: { COUNT($points, of: "point") }

az-score-colour = { NOUN($colour, of: "colour-named") }, všech pět: { COUNT($points, of: "point") }

az-score-total = { $player } má { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , z toho { COUNT($bonuses, of: "point") } za bonusy
    }
    .terse = { $player } { COUNT($total, of: "point") }

az-score-final = Konec hry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

az-score-leads = { LIST($places, style: "sentences") }

az-score-tie = { LIST($players) } mají shodně { COUNT($total, of: "point") }. { $reason ->
        [rows] Rozhodují celé řady: { LIST($each, style: "comma") }
       *[shared] Celých řad je také stejně
    }

az-score-tie-one = { $player } { WORDS($rows, gender: "feminine") }

az-score-place = { $rank ->
        [1] { $over ->
            [0] { SIZE($players) ->
                [1] Vede { LIST($players) }
               *[other] Společně vedou { LIST($players) }
            }
           *[1] { SIZE($players) ->
                [1] Vítězí { LIST($players) }
               *[other] O vítězství se dělí { LIST($players) }
            }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }, { COUNT($total, of: "point") }

az-score-cell = řada { WORDS($row) }, sloupec { WORDS($column) }

## Na co se ptá a co se takhle spočítat nedá.

az-count-ask = { $player }: kolik bodů je na počítadle, bez bonusů? Napište číslo

az-count-players = stěn je tu { WORDS($count, gender: "feminine") }, hráči mohou být nejvýš { WORDS($most, gender: "masculine") }. Některé vynechte

az-count-each = { $told ->
        [one] zadaný je { WORDS($told, gender: "masculine") } počet bodů
        [few] zadané jsou { WORDS($told, gender: "masculine") } počty bodů
       *[other] zadáno je { WORDS($told, gender: "masculine") } počtů bodů
    }, ale { $count ->
        [one] stěna je { WORDS($count, gender: "feminine") }
        [few] stěny jsou { WORDS($count, gender: "feminine") }
       *[other] stěn je { WORDS($count, gender: "feminine") }
    }. Každá potřebuje svůj počet, ve stejném pořadí

az-count-number = to není počet bodů: { $found }. Napište číslo, nejvýš { WORDS($most) }

az-count-kept-other = { $player }: { NOUN($edition, of: "az-wall") } je jiná než v uložené hře, její body se proto nepočítají. Přidejte volbu { $option } a body z počítadla

az-doubt-cell = řada { WORDS($row) }, sloupec { WORDS($column) }, { NOUN($colour, of: "colour-named") }: { $reason ->
        [wrong-cell] její sloupec je { WORDS($right) }. Přesuňte ji tam
        [row-twice] řada už ji má. Jednu z nich odeberte
       *[column-twice] sloupec už ji má. Jednu z nich odeberte
    }

az-doubt-points = tolik bodů tahle stěna nepřinese, zadáno: { COUNT($points, of: "point") }, nejvýš { COUNT($most, of: "point") }. Podívejte se na počítadlo znovu, bez bonusů na konci, nebo jestli něco nechybí

az-doubt-row = žádná stěna nemá celou řadu, a bez ní hra nekončí. Podívejte se, jestli něco nechybí. Když už řadu nikdo doplnit nemůže, nechte to spočítat, jak to leží

az-rank-few = do pořadí jsou potřeba aspoň dvě stěny. Uveďte další soubory, jednu samotnou spočítá: { $command }

## Počítání kolo po kole podle toho, co se napíše.

az-rounds-json = volba { $option } se ke kolům psaným na klávesnici nehodí. Vynechte ji, nebo zapište stěny do souborů

az-rounds-begin = { PART($edition, of: "az-title", names: "edition") }, { $reverse ->
        [0] barevná strana
       *[1] rubová strana
    }. Barvy: { LIST($items, style: "comma") }. Mínus vezme zpět poslední zápis, hvězdička řekne důvody, lomítko body

az-rounds-resume = Je tu rozdělané počítání: { LIST($players) }, kolo { WORDS($round) }. Pokračovat? Enter ano, nula ne

az-rounds-lines = { $player }, kolo { WORDS($round) }, plné řady: { $reverse ->
        [0] řada a barva
       *[1] řada, sloupec a barva
    }. Enter: už žádná
    .terse = { $player }, kolo { WORDS($round) }: { $reverse ->
        [0] řada a barva
       *[1] řada, sloupec a barva
    }

az-rounds-floor = { $player }, podlaha: kolik věcí, i se žetonem? Enter: žádná
    .terse = { $player }: podlaha?

az-rounds-tile = Plus { COUNT($points, of: "point") }: řada { WORDS($row) }, { NOUN($colour, of: "colour-named") }{ $reverse ->
        [0] { "" }
       *[1] , sloupec { WORDS($column) }
    }

az-rounds-recount = Řada { WORDS($row) } se počítá po ní a přináší teď { COUNT($points, of: "point") }

az-rounds-row-complete = { $player }: řada { WORDS($row) } je celá, tohle kolo je poslední

az-rounds-turn = { $player } má { COUNT($total, of: "point") }: { $won ->
        [0] { NOUN($edition, of: "az-wall") } bez bodů
       *[other] { NOUN($edition, of: "az-wall") } plus { WORDS($won, gender: "masculine") }
    }, { $cost ->
        [0] podlaha beze ztráty
       *[other] podlaha mínus { WORDS($cost, gender: "masculine") }
    }{ $limited ->
        [0] { "" }
       *[1] . Pod nulu body neklesnou
    }
    .terse = { $player } { COUNT($total, of: "point") }

az-rounds-floor-full = Na podlaze { $things ->
        [few] jsou
       *[other] je
    } { COUNT($things, of: "thing") }. Míst má { WORDS($most, gender: "neuter") }, co je navíc, nic neubere

az-rounds-round = Konec kola { WORDS($round) }

az-rounds-closing = Enter počítání uzavře, mínus vezme zpět poslední zápis

az-rounds-kept = Počítání je uložené. Stejný příkaz v něm pokračuje

az-rounds-undone = Zrušeno, { $player }: { $what ->
        [tile] řada { WORDS($row) }, { NOUN($colour, of: "colour-named") }
        [done] konec plných řad
        [floor] podlaha, { COUNT($things, of: "thing") }
       *[end] konec hry
    }

az-rounds-why = { $player }. { LIST($items, style: "sentences") }

az-rounds-why-none = Zatím se nic nepočítalo

az-rounds-reason = řada { WORDS($row) }, { NOUN($colour, of: "colour-named") }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } svisle
        }
       *[other] { WORDS($across, gender: "feminine") } vodorovně{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } svisle
        }
    }, { COUNT($points, of: "point") }

az-rounds-reason-floor = podlaha: { COUNT($things, of: "thing") }, mínus { COUNT($cost, of: "point") }

az-rounds-points = { $player } má { COUNT($total, of: "point") }

az-rounds-wall-row = Řada { WORDS($row) }: { SIZE($items) ->
        [0] prázdná
       *[other] { LIST($items, style: "comma") }
    }

az-rounds-wall-cell = { $reverse ->
        [0] { NOUN($colour, of: "colour-named") }
       *[1] sloupec { WORDS($column) } { NOUN($colour, of: "colour-named") }
    }

az-rounds-help = Mínus vezme zpět poslední zápis, hvězdička řekne důvody, lomítko body. Také slova: { LIST($words, style: "comma") }

az-rounds-unfit = Tomuhle tady nerozumím, { $text }. { $due ->
        [lines] { $reverse ->
            [0] Napište řadu a barvu, třeba dva tři
           *[1] Napište řadu, sloupec a barvu, třeba dva čtyři tři
        }
        [floors] Napište, kolik věcí leží na podlaze
       *[over] Enter počítání uzavře, mínus vezme zpět poslední zápis
    }

az-rounds-line-told = Pozor: řada { WORDS($row) } už v tomhle kole zapsaná je. Vezměte ji zpět mínusem, nebo zadejte jinou

az-rounds-has = Pozor: řada { WORDS($row) } už barvu má, { NOUN($colour, of: "colour-named") }. Zkontrolujte řadu a barvu

az-rounds-no-cell = Pozor: { NOUN($colour, of: "colour-named") } se do řady { WORDS($row) } nikam nevejde. Celá řada padá, přičtěte ji k podlaze

az-rounds-taken = Pozor: řada { WORDS($row) }, sloupec { WORDS($column) } je obsazený, { NOUN($there, of: "colour-named") }. Zkontrolujte sloupec

az-rounds-column-has = Pozor: sloupec { WORDS($column) } už barvu má, { NOUN($colour, of: "colour-named") }. Zkontrolujte sloupec

az-rounds-end-later = Pozor: kolo ještě není zapsané celé. Dopište ho, nebo ho vezměte zpět mínusem, a potom hru ukončete

az-rounds-unsaved = Pozor: počítání se nedá uložit, { $file }. Pokračuje dál, ale neodcházejte před koncem

az-rounds-damaged = Pozor: uložené počítání se nedá přečíst, { $file }. Je odložené jako { $aside } a začíná nové

az-rounds-newer = uložené počítání je z novější verze programu, { $file }. Použijte ji, nebo soubor přesuňte jinam
