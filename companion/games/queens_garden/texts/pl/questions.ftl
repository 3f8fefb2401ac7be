### Polish. What each message is for and which facts it has stands in the English file.
### Heksagony, miejsca i imiona stoją w mianowniku; godziny są liczebnikami porządkowymi.

qg-offer = { $first ->
        [1] W puli { COUNT($tiles, of: "garden-tile") }{ $expansions ->
            [0] { "" }
           *[other] { " " }i { COUNT($expansions, of: "expansion") }
        } w { $count ->
            [1] jednym
            [2] dwóch
            [3] trzech
            [4] czterech
            [5] pięciu
           *[6] sześciu
        } { $sort ->
            [colour] { $count ->
                [1] kolorze
               *[other] kolorach
            }
           *[pattern] { $count ->
                [1] wzorze
               *[other] wzorach
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-offer-of = { $property }, { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }{ $full ->
        [0] { "" }
       *[1] . Magazyn jest na to zbyt pełny
    }

qg-offer-hexagon = { NOUN($property, form: "one") } { LIST($places) }

qg-offer-where = { $expansion ->
        [0] { NOUN($place, form: "at") }
       *[1] jako kafel { NOUN($place, form: "at") }
    }

qg-offer-none = pula jest pusta. { $waits }

qg-offer-place = { $place }: { SIZE($items) ->
        [0] pusto
       *[other] { LIST($items, style: "comma") }
    }{ $stack ->
        [0] { "" }
       *[other] . W stosie { COUNT($stack, of: "expansion") }
    }

qg-offer-face = { $place }: { $expansion }, można wziąć

qg-offer-gone = { $place }: w tej rundzie kafla już tam nie ma

qg-offer-nowhere = { $place }: w puli tego nie ma{ SIZE($places) ->
        [0] { "" }
       *[other] . Są tu: { LIST($places, style: "comma") }
    }

qg-left = { $first ->
        [1] W woreczku { COUNT($bag, of: "garden-tile") }, w wieży { WORDS($tower, gender: "feminine") }. Kafli jest w stosie { WORDS($stack, gender: "masculine") }, w następnych rundach { WORDS($later, gender: "masculine") }, w zasobach { WORDS($supply, gender: "masculine") }, jeszcze niewidzianych { WORDS($unseen, gender: "masculine") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-left-of = { $property }: w woreczku { WORDS($bag, gender: "feminine") }, w wieży { WORDS($tower, gender: "feminine") }
    .terse = { $property }: woreczek { WORDS($bag, gender: "feminine") }, wieża { WORDS($tower, gender: "feminine") }

qg-find = { $first ->
        [1] { $property }: w ogrodzie { WORDS($count, gender: "masculine") }, w magazynie { WORDS($stored, gender: "masculine") }, w puli { WORDS($offered, gender: "masculine") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-find-at = { $hexagon }: { NOUN($cell, form: "listed") }

qg-here = { $cell }: { $hexagon }{ $printed ->
        [0] { "" }
       *[1] , nadrukowany heksagon
    }{ SIZE($items) ->
        [0] , w żadnej grupie
       *[other] . { LIST($items, style: "sentences") }
    }
    .terse = { $cell }: { $hexagon }{ SIZE($items) ->
        [0] { "" }
       *[other] . { LIST($items, style: "sentences") }
    }

qg-here-free = { $first ->
        [1] { $cell }: pusto. { $tiles ->
            [0] W magazynie nie ma płytek
           *[other] { $count ->
                [0] Z magazynu nic nie może tu teraz leżeć
               *[other] Z magazynu można tu położyć { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }{ $unpaid ->
                [0] { "" }
               *[other] . Na { $unpaid ->
                    [one] jeden dalszy
                    [few] { WORDS($unpaid, gender: "masculine") } dalsze
                   *[many] { WORDS($unpaid, gender: "masculine") } dalszych
                } nie wystarcza zapłaty
            }
        }
       *[other] { LIST($items, style: "comma") }
    }
    .terse = { $first ->
        [1] { $cell }: pusto{ $tiles ->
            [0] { "" }
           *[other] { $count ->
                [0] , nic nie może tu leżeć
               *[other] , można położyć { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }
        }
       *[other] { LIST($items, style: "comma") }
    }

qg-here-none = { $cell }: kafel jeszcze tu nie leży

qg-here-ornament = { $thing }. Nic się tu nie kładzie
    .terse = { $thing }

qg-lacking = { $ornament } { $missing ->
        [0] , dookoła pełno
       *[other] , jeszcze { WORDS($missing, gender: "masculine") }
    }

qg-around = { $cell }, dookoła. { LIST($items, style: "sentences") }
    .terse = { $cell }. { LIST($items, style: "sentences") }

qg-beside = { $hour } { $what }

qg-side-free = pusto

qg-side-none = bez kafla

qg-side-edge = skraj ogrodu

qg-surround = { $first ->
        [1] { $ornament }: jeszcze { COUNT($count, of: "hexagon") }, nagroda { COUNT($jokers, of: "joker") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-lacked = { NOUN($cell, form: "listed") }{ $bare ->
        [0] { "" }
       *[1] , na razie bez kafla
    }

qg-surround-done = { $ornament }: dookoła jest już pełno

qg-surround-none = { $slot }: { $down ->
        [0] jeszcze tu nie leży
       *[1] leży zakryty, bez pawilonu
    }

qg-nearest = { $first ->
        [1] { $done ->
            [0] Na razie nic nie jest otoczone
            [one] Otoczono { WORDS($done, gender: "feminine", case: "accusative") } rzecz
           *[other] Otoczono { WORDS($done, gender: "feminine", case: "accusative") } rzeczy
        }, { $count ->
            [few] zostają jeszcze { WORDS($count, gender: "feminine") }
           *[other] zostaje jeszcze { WORDS($count, gender: "feminine") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-nearest-at = { $ornament }: jeszcze { WORDS($missing, gender: "masculine") }, nagroda { COUNT($jokers, of: "joker") }

qg-nearest-none = wszystko, co można otoczyć, jest już otoczone

qg-garden = { $first ->
        [1] Ogród: { COUNT($hexagons, of: "hexagon") }, { COUNT($expansions, of: "expansion") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Bez kafla: { LIST($empty, style: "comma") }
    }

qg-garden-fountain = przy fontannie: { SIZE($items) ->
        [0] wszystko puste
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , pełno
           *[other] . Wolne: { LIST($free, style: "comma") }
        }
    }

qg-garden-slot = { NOUN($slot, form: "listed") }{ $down ->
        [0] { "" }
       *[1] , zakryty
    }: { SIZE($items) ->
        [0] wszystko puste
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , pełno
           *[other] . Wolne: { LIST($free, style: "comma") }
        }
    }

qg-garden-cell = { $where } { $hexagon }

qg-middle = środek

qg-groups = { $first ->
        [1] { $count ->
            [one] Jedna grupa
            [few] { WORDS($count, gender: "feminine") } grupy
           *[many] { WORDS($count, gender: "feminine") } grup
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-groups-none = w ogrodzie nie ma jeszcze żadnej grupy

qg-group-at = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] na razie bez punktów, do punktów brakuje jeszcze jednego
    }{ $bonus ->
        [0] { "" }
       *[other] , premia { COUNT($bonus, of: "point") }
    }{ SIZE($missing) ->
        [0] , pełna
       *[other] . Do pełnej grupy jeszcze { LIST($missing, style: "comma", form: "one") }
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] bez punktów
    }{ $bonus ->
        [0] { "" }
       *[other] , premia { WORDS($bonus) }
    }{ SIZE($missing) ->
        [0] , pełna
       *[other] , jeszcze { LIST($missing, style: "comma", form: "one") }
    }

qg-storage = { $first ->
        [1] Magazyn: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, { $free ->
            [0] pełny
            [one] wolne { COUNT($free, of: "place") }
            [few] wolne { COUNT($free, of: "place") }
           *[many] wolnych { COUNT($free, of: "place") }
        }. { SIZE($expansions) ->
            [0] Żadnego kafla
           *[other] Kafle: { LIST($expansions, style: "comma") }, { $room ->
                [0] oba miejsca zajęte
               *[other] jedno miejsce wolne
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] Magazyn: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, wolne { WORDS($free, gender: "neuter") }{ SIZE($expansions) ->
            [0] { "" }
           *[other] . Kafle: { LIST($expansions, style: "comma") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-storage-of = { $property }: { LIST($items, style: "comma") }

qg-patterned = { $pattern ->
        [tree] { $count ->
            [1] drzewo
           *[other] { WORDS($count, gender: "neuter") } drzewa
        }
        [bird] { $count ->
            [1] ptak
           *[other] { WORDS($count, gender: "masculine") } ptaki
        }
        [butterfly] { $count ->
            [1] motyl
           *[other] { WORDS($count, gender: "masculine") } motyle
        }
        [flower] { $count ->
            [1] kwiat
           *[other] { WORDS($count, gender: "masculine") } kwiaty
        }
        [plant] { $count ->
            [1] roślina
           *[other] { WORDS($count, gender: "feminine") } rośliny
        }
       *[tulips] { $count ->
            [1] tulipany
           *[other] tulipany { $count ->
                [2] dwa razy
               *[other] trzy razy
            }
        }
    }

qg-fits = { $first ->
        [1] Z magazynu można teraz położyć { COUNT($count, of: "hexagon") }{ $rest ->
            [0] { "" }
           *[other] , a { WORDS($rest, gender: "masculine") } nie
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-fits-at = { $thing }: { COUNT($places, of: "place") }, koszt { WORDS($cost) }{ $jokers ->
        [0] { "" }
       *[other] , w tym { COUNT($jokers, of: "joker") }
    }

qg-fits-none = { $rest ->
        [0] w magazynie nie ma płytek ani kafli
       *[other] z magazynu nie można teraz nic położyć
    }

qg-fits-one = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , w magazynie nie leży
           *[other] { "" }
        }: { COUNT($count, of: "place") }, koszt { WORDS($cost) }{ $lacking ->
            [0] { SIZE($given) ->
                [0] { "" }
               *[other] , odrzucając { LIST($given) }
            }
           *[other] , do zapłaty za mało o { WORDS($lacking, gender: "masculine") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences", form: "listed") }

qg-fits-slot = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] dowolnie obrócony
       *[other] heksagon { LIST($hours, style: "or") }
    }
    .listed = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] dowolnie obrócony
       *[other] heksagon { LIST($hours, style: "or") }
    }

qg-fits-nowhere = { $hexagon }{ $held ->
        [none] , w magazynie nie leży
       *[other] { "" }
    }: nie ma teraz miejsca, gdzie heksagon może leżeć

qg-pay = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , w magazynie nie leży
           *[other] { "" }
        }: koszt { WORDS($cost) } wraz z samym heksagonem, { $count ->
            [one] jeden sposób
            [few] { WORDS($count, gender: "masculine") } sposoby
           *[many] { WORDS($count, gender: "masculine") } sposobów
        } zapłaty.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , w magazynie nie leży
           *[other] { "" }
        }: koszt { WORDS($cost) }, { $count ->
            [one] jeden sposób
            [few] { WORDS($count, gender: "masculine") } sposoby
           *[many] { WORDS($count, gender: "masculine") } sposobów
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-pay-way = { LIST($items) }

qg-pay-free = { $hexagon }{ $held ->
        [none] , w magazynie nie leży
       *[other] { "" }
    }: nic więcej się nie odrzuca

qg-pay-none = { $hexagon }{ $held ->
        [none] , w magazynie nie leży
       *[other] { "" }
    }: koszt { WORDS($cost) }, do zapłaty za mało o { WORDS($lacking, gender: "masculine") }

qg-best = Najpierw to, co najlepsze. { LIST($items, style: "sentences") }

qg-best-act = { $points ->
        [0] { $cost ->
            [0] { $jokers ->
                [0] { "" }
               *[other] zysk { COUNT($jokers, of: "joker") }:
            }
           *[other] cena { COUNT($cost, of: "point") }:
        }
       *[other] zysk { COUNT($points, of: "point") }{ $jokers ->
            [0] { "" }
           *[other] { " " }i { COUNT($jokers, of: "joker") }
        }:
    } { $choice }

qg-best-none = teraz nie ma z czego wybierać. { $waits }

qg-no-advice = rady nie są w tej grze dozwolone. Co można położyć, powie polecenie gdzie, trzy jeden
    .terse = rady nie są dozwolone

qg-rounds = runda { WORDS($round, gender: "masculine") }, { $left ->
        [0] ostatnia
       [one] potem jeszcze jedna
       *[other] potem jeszcze { WORDS($left, gender: "feminine") }
    }. { SIZE($players) ->
        [0] { "" }
       *[other] Kolejność: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Pas: { LIST($passed, style: "comma") }.
    } Rundę zaczyna { $starter }. { $taken ->
        [0] Płytka gracza rozpoczynającego leży w puli
       *[1] { $left ->
            [0] Płytkę gracza rozpoczynającego ma { $holder }
           *[other] Płytkę gracza rozpoczynającego ma { $holder }, więc zaczyna też następną rundę
        }
    }
    .terse = runda { WORDS($round, gender: "masculine") }, { $left ->
        [0] ostatnia
       *[other] potem jeszcze { WORDS($left, gender: "feminine") }
    }. { SIZE($players) ->
        [0] { "" }
       *[other] Kolejność: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Pas: { LIST($passed, style: "comma") }.
    } Płytka rozpoczynająca: { $taken ->
        [0] pula
       *[1] { $holder }
    }

qg-rounds-lots = najpierw losowanie, kto zaczyna

qg-rounds-over = gra jest skończona po rundzie { WORDS($rounds) }

qg-wheel-now = koło obrotowe, runda { WORDS($round, gender: "masculine") }. { LIST($items, style: "sentences") }. { $own ->
        [0] Każdy pawilon jeden punkt
       *[1] Za pawilony { COUNT($pavilions, of: "point") }. Teraz dałoby to { COUNT($points, of: "point") }
    }{ SIZE($then) ->
        [0] { "" }
       *[other] . Następna runda: { LIST($then, style: "comma") }
    }

qg-wheel-at = { $property }: za heksagon { COUNT($each, of: "point") }{ $own ->
        [0] { "" }
       *[1] , w ogrodzie { WORDS($count, gender: "masculine") }
    }

qg-wheel-then = { $property } { COUNT($each, of: "point") }

qg-wheel-over = gra jest skończona, koło obrotowe dało już punkty we wszystkich rundach

qg-score = { $player } ma { $over ->
        [0] { COUNT($running, of: "point") }, po końcu gry byłoby { WORDS($total, gender: "masculine") }
       *[1] { COUNT($total, of: "point") }, przed końcem { WORDS($running, gender: "masculine") }
    }: magazyn { WORDS($storage, gender: "masculine") }, grupy { WORDS($groups, gender: "masculine") }, premie { WORDS($bonuses, gender: "masculine") }
    .terse = { $player } { $over ->
        [0] { COUNT($running, of: "point") }, po końcu gry { WORDS($total, gender: "masculine") }
       *[1] { COUNT($total, of: "point") }
    }

qg-bonuses = { $first ->
        [1] Koniec gry { SIGN($points) ->
            [minus] { $over ->
                [0] odjąłby teraz
               *[1] odejmuje
            } { COUNT($points, of: "point", sign: "none") }
           *[plus] { $over ->
                [0] dałby teraz
               *[1] daje
            } { COUNT($points, of: "point") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-bonuses-none = koniec gry na razie nic nie daje

qg-ranking = { $over ->
        [0] Gdyby gra skończyła się teraz: { LIST($items, style: "comma", form: "listed") }
       *[1] Gra jest skończona. { LIST($items, style: "sentences", form: "won") }
    }
    .terse = { $over ->
        [0] { LIST($items, style: "sentences") }
       *[1] { LIST($items, style: "sentences", form: "won") }
    }

qg-whose-garden = o którego gracza chodzi? Wpisz jego numer albo imię

qg-not-understood = to pytanie jest nieznane, listę poda pomoc
