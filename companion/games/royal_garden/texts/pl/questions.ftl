### Po polsku. Co znaczy każda wiadomość i jakie ma dane, stoi w pliku angielskim.
### "Trzy" nie zaczyna żadnego zdania: słychać je jak "czy".

## Płytki do wyboru i kolej ruchów.

rg-offer = Do wyboru { $count ->
        [few] są { COUNT($count, of: "domino") }
       *[other] jest { COUNT($count, of: "domino") }
    }{ $missing ->
        [0] { SAME($free, $count) ->
            [yes] { $count ->
                [one] , wolna
               *[other] , wszystkie wolne
            }
           *[no] { $free ->
                [0] { $count ->
                    [one] , zajęta
                   *[other] , wszystkie zajęte
                }
                [one] , w tym jedna wolna
                [few] , w tym { WORDS($free, gender: "feminine") } wolne
               *[other] , w tym { WORDS($free, gender: "feminine") } wolnych
            }
        }
       *[other] , do wyłożenia { $missing ->
            [one] została jeszcze { WORDS($missing, gender: "feminine") }
            [few] zostały jeszcze { WORDS($missing, gender: "feminine") }
           *[many] zostało jeszcze { WORDS($missing, gender: "feminine") }
        }
    }. { LIST($items, style: "sentences", form: "line") }
    .terse = Do wyboru { COUNT($count, of: "domino") }{ $missing ->
        [0] { "" }
       *[other] , jeszcze { WORDS($missing, gender: "feminine") }
    }. { LIST($items, style: "sentences", form: "line") }

rg-offer-none = do wyboru nic teraz nie leży{ $last ->
        [0] { "" }
       *[1] {" "}i nic już nie będzie
    }

rg-order = { $acting ->
        [0] { "" }
       *[1] Teraz wybiera { $player }.
    } Do położenia { $count ->
        [one] została { COUNT($count, of: "domino") }
        [few] zostały { COUNT($count, of: "domino") }
       *[many] zostało { COUNT($count, of: "domino") }
    }. { LIST($items, style: "sentences", form: "line") }
    .terse = { $acting ->
        [0] { "" }
       *[1] Wybiera { $player }.
    } Po kolei { COUNT($count, of: "domino") }. { LIST($items, style: "sentences", form: "line") }

rg-order-first = Pierwszy wybór, { COUNT($count, of: "move") }. { LIST($items, style: "comma") }

rg-order-player = { $player }

rg-order-lots = najpierw losowanie, kto zaczyna

rg-order-none = wszystkie ruchy są skończone

rg-rounds = { $several ->
        [0] { "" }
       *[1] { ORDINAL($game, gender: "feminine") } gra,
    } runda { WORDS($round) }, { $left ->
        [0] ostatnia
        [one] została { COUNT($left, of: "round") }
        [few] zostały { COUNT($left, of: "round") }
       *[many] zostało { COUNT($left, of: "round") }
    }

rg-rounds-first = { $several ->
        [0] { "" }
       *[1] { ORDINAL($game, gender: "feminine") } gra,
    } pierwszy wybór, potem { COUNT($rounds, of: "round") }

## Gdzie co jest.

rg-find = { $first ->
        [1] { NOUN($terrain) }: { COUNT($count, of: "area") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

rg-find-none = { NOUN($terrain) }: na tej planszy na razie brak

rg-area-at = obszar: { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }, { LIST($rows, style: "comma") }
    .terse = obszar: { COUNT($squares, of: "square") }, { LIST($rows, style: "comma") }

rg-area-row = rząd { WORDS($row) } { LIST($cells) }

## Co płytka by dała.

rg-bring = { $first ->
        [1] Dla płytki { WORDS($number) } { $count ->
            [few] są { COUNT($count, of: "place") }
           *[many] jest { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] { $count ->
            [3] Są { COUNT($count, of: "place") }
           *[other] { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

rg-spot-brings = da { COUNT($gained, of: "point") }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index, gender: "neuter") }: da { COUNT($gained, of: "point") }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

rg-bring-none = płytka { WORDS($number) } tam się nie mieści

rg-bring-there = Płytka { WORDS($number) } da tam { COUNT($gained, of: "point") }{ $middle ->
        [same] { "" }
        [won] , zamek będzie pośrodku
       *[lost] , zamek już nie będzie pośrodku
    }. { LIST($areas, style: "sentences") }
    .terse = Da { COUNT($gained, of: "point") }{ $middle ->
        [same] { "" }
        [won] , zamek pośrodku
       *[lost] , zamek już nie pośrodku
    }. { LIST($areas, style: "sentences") }

rg-bring-not = Płytka { WORDS($number) } nie może tam leżeć: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = Tam leżeć nie może: { LIST($reasons, style: "sentences") }

rg-which-domino = o którą płytkę chodzi? Wpisz jej numer
    .terse = która płytka?

rg-none-due = { $player }: żaden król nie stoi na płytce. Wpisz numer płytki
    .terse = { $player }: żaden król nie stoi na płytce. Numer płytki?

## Poza grą.

rg-aside = { $first ->
        [1] Odłożono: { COUNT($own, of: "domino") }{ $removed ->
            [0] { "" }
           *[other] . Poza grą: { COUNT($removed, of: "domino") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

rg-aside-by = { $player }, płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-nobodys = poza grą płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-none = Odłożono: na razie nic

## Punkty w Dynastii.

rg-score-dynasty = { SIZE($items) ->
        [0] { $player } ma w tej grze { COUNT($total, of: "point") }, za wszystkie gry { COUNT($together, of: "point") }
       *[other] { $first ->
            [1] { $player } ma w tej grze { COUNT($total, of: "point") }, za wszystkie gry { COUNT($together, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($together, of: "point") }, z tej gry { WORDS($total) }
       *[other] { $first ->
            [1] { $player } { COUNT($together, of: "point") }, z tej gry { WORDS($total) }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

## Odejście od stołu.

## Tereny, jak się je wpisuje.

terrain-digit = { NOUN($terrain) } { WORDS($number) }

key-needs-terrain = Polecenie { $word }: który teren? { LIST($items, style: "comma") }
    .terse = { $word }: który teren? { LIST($items, style: "comma") }

terrain-typed-field = zboże, zboża, zbożem, zbóż, pszenica, pszenicę, pszenicy, pole, pola, pól, pole pszenicy, pola pszenicy, kłos, kłosy
terrain-typed-forest = las, lasu, lasem, lasy, lasów
terrain-typed-lake = jezioro, jeziora, jeziorem, jezior, woda, wodę, wody, staw, stawy
terrain-typed-meadow = łąka, łąkę, łąki, łąk, łąką, łące, pastwisko, pastwiska
terrain-typed-swamp = bagno, bagna, bagnem, bagien
terrain-typed-mine = kopalnia, kopalnię, kopalni, kopalnie, kopalnią, skała, skałę, skały, skał

## Polecenia.

command-rounds = runda, rundy

command-find = znajdź, teren, terenu, szukaj

command-bring = zysk, przyniesie

command-aside = odłożone

command-offer = wybór, oferta

command-order = kolejność, porządek

command-choose = wybierz, król, króla, wybieram, wybiera

command-draw = wylosuj, dobierz, wylosowano

command-lots = losowanie, losuj, zaczyna

command-correct = popraw, poprawiono

command-does-rounds = która to runda i ile zostało

command-does-find = gdzie są obszary jednego terenu

command-does-bring = ile płytka by dała

command-does-aside = płytki poza grą

command-does-offer = co jest do wyboru i kto gdzie stoi

command-does-order = kto kiedy gra

command-does-choose = stawia króla na płytce

command-does-draw = losuje płytkę do wyboru

command-does-lots = losuje, kto zaczyna

command-does-correct = poprawia numer płytki
