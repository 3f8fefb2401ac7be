# Anglická dáma: věty hry v testech.
place-draughts = { CELL($column, $row, most: 8) }
draughts-piece = { $kind ->
        [black] černý kámen
        [white] bílý kámen
        [black-king] černá dáma
       *[white-king] bílá dáma
    }
    .alike = yes
    .gender = { $kind ->
        [black] masculine
        [white] masculine
       *[other] feminine
    }
    .accusative = { $kind ->
        [black] černý kámen
        [white] bílý kámen
        [black-king] černou dámu
       *[white-king] bílou dámu
    }
draughts-colour = { $colour ->
        [black] černý
       *[white] bílý
    }
draughts-awaited = táhne { PART($colour, of: "draughts-colour", names: "colour") }
draughts-moved = { PART($colour, of: "draughts-colour", names: "colour") } { $from }, { $to }{ $taken ->
        [0] { "" }
       *[other] , bere { COUNT($taken, of: "draughts-piece") }
    }{ $crowned ->
        [1] , dáma
       *[0] { "" }
    }
draughts-ended = { $drawn ->
        [1] Partie skončila remízou
       *[0] vyhrál { PART($colour, of: "draughts-colour", names: "colour") }
    }
draughts-two = dámu hrají dva
draughts-turn = na tahu je { PART($colour, of: "draughts-colour", names: "colour") }
draughts-over = partie skončila
draughts-crown = na poslední řadě se z kamene stává dáma
draughts-must-take = něco se dá brát, takže se musí
draughts-no-way = tak žádný kámen netáhne
draughts-notation = tah se řekne jeho políčky
draughts-remedy = vraťte ho zpátky, { $cell }
draughts-remedy-crown = políčko { $cell }: položte tam dámu místo kamene
draughts-light = něco leží na světlém políčku { $cell }
draughts-left = { $count ->
        [few] zbývají
       *[other] zbývá
    } { COUNT($count, of: "draughts-piece") }
draughts-steps = položte dvanáct kamenů každé barvy na tmavá políčka tří řad, které má její hráč nejblíž
draughts-empty = nic
draughts-here = { $cell }: { $what }
draughts-count = černý má { COUNT($black, of: "draughts-piece") }, bílý má { COUNT($white, of: "draughts-piece") }
draughts-what = na to se v této hře ptát nedá
command-draughts-move = tah
command-does-draughts-move = táhnout kamenem po políčkách
command-draughts-here = tady
command-does-draughts-here = co leží na políčku
draughts-title = anglická dáma
count-draughts-piece = { WORDS($n, gender: "masculine") } { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
count-draughts-man = { WORDS($n, gender: "masculine") } { $n ->
        [one] obyčejný kámen
        [few] obyčejné kameny
       *[other] obyčejných kamenů
    }
count-draughts-king = { WORDS($n, gender: "feminine") } { $n ->
        [one] dáma
        [few] dámy
       *[other] dam
    }
tile-of-black-king = černá dáma
    .few = černé dámy
    .many = černých dam
tile-of-white-king = bílá dáma
    .few = bílé dámy
    .many = bílých dam
setting-tile-set-draughts = sada dílků pro anglickou dámu
setting-tile-set-draughts-what = Soubor se sadou dílků pro anglickou dámu. Obvykle je to základní sada
draughts-has = { $named ->
        [1] { $player }, { PART($colour, of: "draughts-colour", names: "colour") }
       *[0] { PART($colour, of: "draughts-colour", names: "colour") }
    }: { COUNT($men, of: "draughts-man") }, { COUNT($kings, of: "draughts-king") }
draughts-more = { $colour ->
        [level] Obě barvy mají stejně kamenů
       *[other] Víc kamenů má { PART($colour, of: "draughts-colour", names: "colour") }
    }
draughts-many = { PART($colour, of: "draughts-colour", names: "colour") } má víc než dvanáct kamenů. Ty navíc zvedněte z desky
draughts-one = obě barvy leží na jedné desce. Spočítejte vždy jen jednu desku nebo jeden soubor
draughts-no-rank = z desek anglické dámy se pořadí nedělá. Jednu z nich spočítá příkaz companion score
draughts-layout = { $file } neukazuje desku anglické dámy. Patří tam osm řádků po osmi znacích
draughts-form-json = programy dávají desku v souboru
draughts-form-begin = Jmenujte políčka každého druhu kamenů, třeba alfa jedna jako a jedna. Samotný Enter: žádný takový tam není
draughts-form-resume = Deska hráčů { LIST($players) } je uložená. Enter v ní pokračuje, nula začne znovu
draughts-form-where = { $kind ->
        [black] Políčka černých kamenů?
        [white] Políčka bílých kamenů?
        [black-king] Políčka černých dam?
       *[white-king] Políčka bílých dam?
    }
draughts-form-unfit = Tak to být nemůže: { $text }. Jmenujte tmavá políčka, která jsou ještě prázdná, od jedné barvy nejvýš dvanáct
draughts-form-kept = Deska je uložená. Stejný příkaz v ní pokračuje
draughts-form-unsaved = Pozor: desku se nedaří uložit, { $file }. Počítá se dál
draughts-form-damaged = Pozor: uložená deska se nedá přečíst, { $file }. Odkládá se jako { $aside } a začíná nová
draughts-form-newer = uložená deska je z novější verze programu, { $file }. Použijte tu verzi, nebo dejte soubor jinam
