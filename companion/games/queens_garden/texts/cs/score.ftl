### Hotové zahrady: soubory, body s důvody, zahrady zapsané políčko po políčku. Popis zpráv je v anglickém souboru.

## Soubory se zapsanou zahradou.

qg-layout-where = Soubor { $file }{ $line ->
        [0] { "" }
       *[other] , řádek { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , znak { WORDS($column) }
        }
    }

qg-layout = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $reason ->
        [missing] takový soubor neexistuje. Zkontrolujte jméno
        [directory] to je složka, ne soubor. Uveďte soubor v ní
        [special] to není obyčejný soubor. Uveďte jiný
        [denied] nedá se číst, chybí oprávnění. Dejte ho, nebo soubor zkopírujte
        [unreadable] nedá se přečíst. Zkopírujte ho znovu
        [too-large] na zahradu je moc velký. Zkontrolujte jméno
        [not-utf8] není to prostý text. Uložte ho jako prostý text
        [control] je v něm znak, který nepatří do textu. Vymažte ho
        [empty] žádná zahrada v něm není. Napište jméno části, dvojtečku a její záhony
        [line-bare] chybí dvojtečka, { $found }. Napište jméno části, dvojtečku a co tam leží
        [line-unknown] tenhle řádek neznám, { $found }. Možné jsou { LIST($known, style: "comma") } a jméno každého políčka
        [line-twice] tenhle řádek je tu podruhé, { $found }. Jeden vynechte
        [head-game] soubor patří jiné hře, { $found }. Zvolte tu hru, nebo řádek opravte
        [head-letters] tahle písmena nejsou známá, { $found }. Známá jsou { LIST($known) }
        [head-points] to není počet bodů, { $found }. Napište číslo od nuly výš
        [head-round] takové kolo není, { $found }. Poslední má číslo { WORDS($expected) }. Na konci hry řádek vynechte
        [head-side] takovou stranu neznám, { $found }. Možné jsou { LIST($known, style: "comma") }
        [head-jokers] to není počet žolíků, { $found }. Nejvýš jich je { WORDS($expected, gender: "masculine") }
        [side-other] soubor je z druhé strany desky počítadel, { $found }. Opravte řádek, nebo variantu vynechte
        [spaces-few] políček je tu { WORDS($counted, gender: "neuter") }, má jich být { WORDS($expected, gender: "neuter") }. Prázdné políčko je spojovník
        [spaces-many] políček je tu { WORDS($counted, gender: "neuter") }, má jich být { WORDS($expected, gender: "neuter") }. Ostatní vymažte, první navíc je { $found }
        [hexagon-unknown] to není záhon, { $found }. Napište barvu a symbol, nebo jejich dvě číslice
        [slot-missing] chybí, která strana destičky je nahoře. Možné jsou { LIST($known) }
        [slot-unknown] to není strana destičky, { $found }. Možné jsou { LIST($known) }
        [hour-missing] chybí hodina natištěného záhonu. Možné jsou { LIST($known) }
        [hour-unknown] to není hodina natištěného záhonu, { $found }. Možné jsou { LIST($known) }
        [cell-twice] { NOUN($cell, form: "listed") } je tu podruhé, { $found }. Jedno vynechte
        [no-expansion] { NOUN($cell, form: "listed") } má záhon, ale destička tam žádná neleží. Napište, jak leží, nebo záhon vymažte
        [pavilion] { NOUN($cell, form: "listed") } patří pavilónu. Záhon vymažte, nebo napište, že destička leží rubem nahoru
        [ornament] { $ornament } žádný záhon nepojme. Vymažte ho
       *[printed-missing] { NOUN($cell, form: "listed") } má natištěný záhon své destičky. Napište který, nebo opravte jeho hodinu
    }

qg-layout-rule = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $fault }

qg-fault = { $reason ->
        [adjacent] stejný záhon leží na sousedních políčkách, { $hexagon }: { NOUN($cell, form: "listed") }, a také { NOUN($other, form: "listed") }. Zkontrolujte obě
        [group-twice] { $hexagon } je v jedné skupině podruhé, { NOUN($property, form: "group") }: { NOUN($cell, form: "listed") }, a také { NOUN($other, form: "listed") }. Zkontrolujte obě
        [tiles-many] stejných dílků je moc, { $hexagon }. { $counted ->
            [few] Jsou tu { WORDS($counted, gender: "masculine") }
           *[other] Je jich tu { WORDS($counted, gender: "masculine") }
        }, sada má { WORDS($most, gender: "masculine") }. Zkontrolujte zahrady a skladiště
        [expansions-many] stejných destiček je moc, { $hexagon }. { $counted ->
            [few] Jsou tu { WORDS($counted, gender: "feminine") }
           *[other] Je jich tu { WORDS($counted, gender: "feminine") }
        }, sada má { WORDS($most, gender: "feminine", case: "accusative") }. Zkontrolujte zahrady a skladiště
        [storage-full] ve skladišti je moc dílků a žolíků, { $counted ->
            [few] jsou { WORDS($counted, gender: "masculine") }
           *[other] je jich { WORDS($counted, gender: "masculine") }
        }. Místo je jen pro { WORDS($most, gender: "masculine") }. Zkontrolujte skladiště
       *[beds-full] ve skladišti je moc destiček, { $counted ->
            [few] jsou { WORDS($counted, gender: "feminine") }
           *[other] je jich { WORDS($counted, gender: "feminine") }
        }. Místo je jen pro { WORDS($most, gender: "feminine") }. Zkontrolujte skladiště
    }

qg-doubt-set = zahrady nejdou dohromady. { $fault }

qg-doubt-fountain = řádek fontány tak vzniknout nemohl: { LIST($items, style: "comma") }. Ať ležel první kterýkoli, jiný vedle něj s ním nemá společnou barvu ani symbol. Podívejte se, který z nich tam leží jinak

qg-doubt-order = v žádném pořadí takhle položit nešlo { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Ať ležel první kterýkoli, jiný vedle něj s ním nemá společnou barvu ani symbol. Podívejte se, který z nich tam leží jinak

## Body.

qg-score-running = { $player }, počítadlo: { $source ->
        [none] body zatím nikdo nezadal, počítá se nula. Přidejte volbu { $option } a číslo
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, počítadlo: { $source ->
        [none] bez bodů, přidejte volbu { $option }
       *[other] { COUNT($points, of: "point") }
    }

qg-score-sector = { $property }: { $count ->
        [0] na zahradě nic
       *[other] { COUNT($count, of: "hexagon") }, každý za { COUNT($each, of: "point") }, dohromady { COUNT($points, of: "point") }
    }
    .terse = { $property }: { COUNT($points, of: "point") }

qg-score-pavilions = Pavilóny: { $count ->
        [0] na zahradě nic
       *[other] { COUNT($count, of: "pavilion") }, dohromady { COUNT($count, of: "point") }
    }
    .terse = Pavilóny: { COUNT($count, of: "point") }

qg-score-round = { $player } má { COUNT($total, of: "point") }, kolo { WORDS($round) } z toho přináší { WORDS($won, gender: "masculine") }
    .terse = { $player } { COUNT($total, of: "point") }

qg-score-jokers = Skladiště, { COUNT($count, of: "joker") }: plus { COUNT($count, of: "point") }

qg-score-stored = Skladiště, { $thing }: mínus { COUNT($points, of: "point") }

qg-score-floor = { $player }: pod nulu body neklesnou

qg-score-group = { NOUN($property, form: "group") } má { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , každý za { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Dohromady { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , k tomu bonus { COUNT($bonus, of: "point") }
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , bonus { COUNT($bonus, of: "point") }
    }
    .full = { NOUN($property, form: "group") } má { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , každý za { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Kde leží: { LIST($lying, style: "sentences") }. Dohromady { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , k tomu bonus { COUNT($bonus, of: "point") }
    }

qg-score-member = { $property } za { WORDS($value, gender: "masculine") }

qg-score-lying = { $hexagon }, { NOUN($cell, form: "listed") }

qg-score-pair = { NOUN($property, form: "group") } má jen dva záhony a je bez bodů: { LIST($hexagons) }

qg-score-total = { $player } má { COUNT($total, of: "point") }: počítadlo { WORDS($counter, gender: "masculine") }, skladiště { WORDS($storage, gender: "masculine") }, skupiny { WORDS($groups, gender: "masculine") }, bonusy { WORDS($bonus, gender: "masculine") }
    .terse = { $player } { COUNT($total, of: "point") }

qg-score-final = Konec hry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

qg-score-leads = { LIST($places, style: "sentences") }

qg-score-place = { $rank ->
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

## Co se takhle spočítat nedá.

qg-count-players = zahrad je tu { WORDS($count, gender: "feminine") }, hráči mohou být nejvýš { WORDS($most, gender: "masculine") }. Některé vynechte

qg-count-each = { $told ->
        [one] zadaný je { WORDS($told, gender: "masculine") } počet bodů
        [few] zadané jsou { WORDS($told, gender: "masculine") } počty bodů
       *[other] zadáno je { WORDS($told, gender: "masculine") } počtů bodů
    }, ale { $count ->
        [one] zahrada je { WORDS($count, gender: "feminine") }
        [few] zahrady jsou { WORDS($count, gender: "feminine") }
       *[other] zahrad je { WORDS($count, gender: "feminine") }
    }. Každá potřebuje svůj počet, ve stejném pořadí

qg-count-number = to není počet bodů: { $found }. Napište číslo, nejvýš { WORDS($most) }

qg-count-mixed = { $what ->
        [round] soubory počítají různá kola. Dejte všem stejný řádek pro kolo, nebo je spočítejte po jednom
       *[side] soubory jsou z různých stran desky počítadel. Dejte všem stejný řádek pro stranu
    }

qg-count-json = volba { $option } se k zahradám psaným na klávesnici nehodí. Vynechte ji, nebo zapište zahrady do souborů

qg-rank-few = do pořadí jsou potřeba aspoň dvě zahrady. Uveďte další soubory, jednu samotnou spočítá: { $command }

## Zahrady zapsané políčko po políčku.

qg-form-digits = { $sort ->
        [colour] Barvy, první číslice
       *[pattern] Symboly, druhá číslice
    }: { LIST($items, style: "comma") }

qg-form-digit = { $property } { WORDS($number) }

qg-form-begin = Samotný Enter je prázdné políčko. Mínus jde o otázku zpět, hvězdička přečte, co je zapsané

qg-form-resume = Jsou tu rozepsané zahrady: { LIST($players) }. Pokračovat? Enter ano, nula ne

qg-form-round = Co se boduje? Enter: konec hry. Jedna číslice: to kolo

qg-form-points = { $player }: kolik bodů je na počítadle? Napište číslo

qg-form-jokers = { $player }: kolik žolíků je ve skladišti? Enter: žádný

qg-form-stored = { $player }, záhon ve skladišti{ $known ->
        [0] : barva a symbol, u destičky před nimi sedm. Enter: už žádný
       *[1] ? Enter: už žádný
    }
    .terse = { $player }, záhon ve skladišti? Enter: už žádný

qg-form-slot = { $slot }{ $known ->
        [0] . Enter: žádná tam není. Pět: leží rubem nahoru. S pavilónem: klávesa, kde je natištěný záhon
       *[1] : žádná, pět, nebo klávesa natištěného záhonu?
    }
    .terse = { $slot }: žádná, pět, nebo klávesa natištěného záhonu?

qg-form-cell = { $cell }{ $printed ->
        [0] { "" }
       *[1] , natištěný záhon
    }?

qg-form-echo = Zapsáno: { $thing }

qg-form-told = { $player }, počítadlo: { COUNT($points, of: "point") }. Skladiště: { COUNT($jokers, of: "joker") }

qg-form-storage = { $player }, záhony ve skladišti: { SIZE($things) ->
        [0] žádné
       *[other] { LIST($things, style: "comma") }
    }

qg-form-part = { $fountain ->
        [1] Destička s fontánou
       *[0] { $slot }, { $face_down ->
            [0] s pavilónem
           *[1] rubem nahoru
        }
    }: { SIZE($laid) ->
        [0] prázdná
       *[other] { LIST($laid, style: "sentences") }
    }

qg-form-laid = { NOUN($cell, form: "listed") }, { $hexagon }

qg-form-refused = Pozor: { $fault }. Mínus jde o otázku zpět

qg-form-unfit = Tomuhle tady nerozumím, { $text }. { $due ->
        [round] Napište jednu číslici kola, nebo jen Enter
        [points] Napište číslo
        [jokers] Napište číslo, nejvýš dvanáct
        [stored] Napište barvu a symbol, dvě číslice, třeba jedna tři
        [slot] Stiskněte Enter, pět, nebo klávesu kolem ní
        [cell] { $printed ->
            [0] Napište barvu a symbol, dvě číslice, třeba jedna tři
           *[1] Napište barvu a symbol, natištěný záhon není nikdy prázdný
        }
       *[over] Enter počítání uzavře, mínus jde o otázku zpět
    }

qg-form-doubts = Mínus jde o otázku zpět. Jednička nebo slova { $words } spočítají všechno tak, jak to je. Enter zahrady uloží a skončí

qg-form-closing = Enter počítání uzavře, mínus jde o otázku zpět

qg-form-help = Mínus jde o otázku zpět, hvězdička přečte, co je zapsané. Také slova: { LIST($words, style: "comma") }

qg-form-kept = Zahrady jsou uložené. Stejný příkaz v nich pokračuje

qg-form-unsaved = Pozor: zahrady se nedají uložit, { $file }. Počítání pokračuje dál, ale neodcházejte před koncem

qg-form-damaged = Pozor: uložené zahrady se nedají přečíst, { $file }. Jsou odložené jako { $aside } a začínají nové

qg-form-newer = uložené zahrady jsou z novější verze programu, { $file }. Použijte ji, nebo soubor přesuňte jinam

command-qg-form-garden = zahrada
