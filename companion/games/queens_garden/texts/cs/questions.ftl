### Czech. What each message is for and which facts it has stands in the English file.
### Záhony, políčka a jména stojí v prvním pádě; hodiny jsou podstatná jména, počty číslovky.

qg-offer = { $first ->
        [1] Ve výloze { COUNT($tiles, of: "garden-tile") }{ $expansions ->
            [0] { "" }
           *[other] { " " }a { COUNT($expansions, of: "expansion") }
        }, { $sort ->
            [colour] { WORDS($count, gender: "feminine") } { $count ->
                [one] barva
                [few] barvy
               *[other] barev
            }
           *[pattern] { WORDS($count, gender: "masculine") } { $count ->
                [one] symbol
                [few] symboly
               *[other] symbolů
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-offer-of = { $property }, { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }{ $full ->
        [0] { "" }
       *[1] . Skladiště je na to moc plné
    }

qg-offer-hexagon = { $property } { LIST($places, style: "or") }

qg-offer-where = { $expansion ->
        [0] { NOUN($place, form: "at") }
       *[1] destička { NOUN($place, form: "at") }
    }

qg-offer-none = výloha je prázdná. { $waits }

qg-offer-place = { $place }: { SIZE($items) ->
        [0] prázdno
       *[other] { LIST($items, style: "comma") }
    }{ $stack ->
        [0] { "" }
       *[other] . Ve sloupečku { $stack ->
            [few] jsou
           *[other] je
        } { COUNT($stack, of: "expansion") }
    }

qg-offer-face = { $place }: { $expansion }, dá se vzít

qg-offer-gone = { $place }: destička je v tomhle kole už pryč

qg-offer-nowhere = { $place } ve výloze není{ SIZE($places) ->
        [0] { "" }
       *[other] . Jsou tu: { LIST($places, style: "comma") }
    }

qg-left = { $first ->
        [1] V sáčku { COUNT($bag, of: "garden-tile") }, ve věži { WORDS($tower, gender: "masculine") }. Destičky: ve sloupečku { WORDS($stack, gender: "feminine") }, v dalších kolech { WORDS($later, gender: "feminine") }, v obecné zásobě { WORDS($supply, gender: "feminine") }, dosud neviděné { WORDS($unseen, gender: "feminine") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-left-of = { $property }: v sáčku { WORDS($bag, gender: "masculine") }, ve věži { WORDS($tower, gender: "masculine") }
    .terse = { $property }: sáček { WORDS($bag, gender: "masculine") }, věž { WORDS($tower, gender: "masculine") }

qg-find = { $first ->
        [1] { $property }: na zahradě { WORDS($count, gender: "masculine") }, ve skladišti { WORDS($stored, gender: "masculine") }, ve výloze { WORDS($offered, gender: "masculine") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-find-at = { $hexagon }: { NOUN($cell, form: "listed") }

qg-here = { $cell }: { $hexagon }{ $printed ->
        [0] { "" }
       *[1] , natištěný záhon
    }{ SIZE($items) ->
        [0] , v žádné skupině
       *[other] . { LIST($items, style: "sentences") }
    }
    .terse = { $cell }: { $hexagon }{ SIZE($items) ->
        [0] { "" }
       *[other] . { LIST($items, style: "sentences") }
    }

qg-here-free = { $first ->
        [1] { $cell }: prázdno. { $tiles ->
            [0] Ve skladišti žádné dílky nejsou
           *[other] { $count ->
                [0] Ze skladiště sem teď nesmí nic
               *[other] Ze skladiště sem smí { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }{ $unpaid ->
                [0] { "" }
               *[other] . { $unpaid ->
                [one] Další záhon by sem směl, ale není čím ho zaplatit
                [few] Další { WORDS($unpaid, gender: "masculine") } záhony by sem směly, ale není čím je zaplatit
               *[other] Dalších { WORDS($unpaid, gender: "masculine") } záhonů by sem smělo, ale není čím je zaplatit
                }
            }
        }
       *[other] { LIST($items, style: "comma") }
    }
    .terse = { $first ->
        [1] { $cell }: prázdno{ $tiles ->
            [0] { "" }
           *[other] { $count ->
                [0] , teď sem nesmí nic
               *[other] , smí sem { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }
        }
       *[other] { LIST($items, style: "comma") }
    }

qg-here-none = { $cell }: destička tu ještě neleží

qg-here-ornament = { $thing }. Nic se sem neklade
    .terse = { $thing }

qg-lacking = { $ornament } { $missing ->
        [0] , kolem dokola plno
       *[other] , chybí { COUNT($missing, of: "hexagon") }
    }

qg-around = { $cell }, okolí. { LIST($items, style: "sentences") }
    .terse = { $cell }. { LIST($items, style: "sentences") }

qg-beside = { NOUN($hour, form: "at") }: { $what }

qg-side-free = prázdno

qg-side-none = bez destičky

qg-side-edge = kraj zahrady

qg-surround = { $first ->
        [1] { $ornament }: chybí { COUNT($count, of: "hexagon") }, odměna { COUNT($jokers, of: "joker") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-lacked = { NOUN($cell, form: "listed") }{ $bare ->
        [0] { "" }
       *[1] , zatím bez destičky
    }

qg-surround-done = { $ornament }: už je kolem dokola plno

qg-surround-none = { $slot }: { $down ->
        [0] ještě tu neleží
       *[1] leží rubem nahoru, bez pavilónu
    }

qg-nearest = { $first ->
        [1] { $done ->
            [0] Obklopený zatím není žádný prvek
            [one] Obklopený je { WORDS($done, gender: "masculine") } prvek
            [few] Obklopené jsou { WORDS($done, gender: "masculine") } prvky
           *[other] Obklopených je { WORDS($done, gender: "masculine") } prvků
        }, { $count ->
            [few] zbývají { WORDS($count, gender: "masculine") }
           *[other] zbývá { WORDS($count, gender: "masculine") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-nearest-at = { $ornament }: chybí { COUNT($missing, of: "hexagon") }, odměna { COUNT($jokers, of: "joker") }

qg-nearest-none = všechno, co se dá obklopit, už má kolem dokola plno

qg-garden = { $first ->
        [1] Zahrada: { COUNT($hexagons, of: "hexagon") }, { COUNT($expansions, of: "expansion") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Bez destičky: { LIST($empty, style: "comma") }
    }

qg-garden-fountain = u fontány: { SIZE($items) ->
        [0] všechno prázdné
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , plno
           *[other] . Volno: { LIST($free, style: "comma") }
        }
    }

qg-garden-slot = { NOUN($slot, form: "listed") }{ $down ->
        [0] { "" }
       *[1] , rubem nahoru
    }: { SIZE($items) ->
        [0] všechno prázdné
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , plno
           *[other] . Volno: { LIST($free, style: "comma") }
        }
    }

qg-garden-cell = { $where } { $hexagon }

qg-middle = střed

qg-groups = { $first ->
        [1] { WORDS($count, gender: "feminine") } { $count ->
            [one] skupina
            [few] skupiny
           *[other] skupin
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-groups-none = na zahradě zatím žádná skupina není

qg-group-at = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] zatím bez bodů, k bodům chybí ještě jeden
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus { COUNT($bonus, of: "point") }
    }{ SIZE($missing) ->
        [0] , úplná
       *[other] . Do úplné skupiny chybí { LIST($missing, style: "comma") }
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] bez bodů
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus { COUNT($bonus, of: "point") }
    }{ SIZE($missing) ->
        [0] , úplná
       *[other] , chybí { LIST($missing, style: "comma") }
    }

qg-storage = { $first ->
        [1] Skladiště: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, { $free ->
            [one] volné je jedno místo
            [few] volná jsou { COUNT($free, of: "place") }
           *[other] volných je { COUNT($free, of: "place") }
        }. { SIZE($expansions) ->
            [0] Žádná destička
           *[other] Destičky: { LIST($expansions, style: "comma") }, { $room ->
                [0] obě místa zabraná
               *[other] jedno místo volné
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] Skladiště: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, volno { COUNT($free, of: "place") }{ SIZE($expansions) ->
            [0] { "" }
           *[other] . Destičky: { LIST($expansions, style: "comma") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-storage-of = { $property }: { LIST($items, style: "comma") }

qg-patterned = { $pattern ->
        [tree] { $count ->
            [1] strom
           *[other] { WORDS($count, gender: "masculine") } stromy
        }
        [bird] { $count ->
            [1] pták
           *[other] { WORDS($count, gender: "masculine") } ptáci
        }
        [butterfly] { $count ->
            [1] motýl
           *[other] { WORDS($count, gender: "masculine") } motýli
        }
        [flower] { $count ->
            [1] květina
           *[other] { WORDS($count, gender: "feminine") } květiny
        }
        [plant] { $count ->
            [1] rostlina
           *[other] { WORDS($count, gender: "feminine") } rostliny
        }
       *[tulips] { $count ->
            [1] tulipány
           *[other] { WORDS($count, gender: "masculine") } dílky tulipány
        }
    }

qg-fits = { $first ->
        [1] Ze skladiště se teď { $count ->
            [one] dá položit { COUNT($count, of: "hexagon") }
            [few] dají položit { COUNT($count, of: "hexagon") }
           *[other] dá položit { COUNT($count, of: "hexagon") }
        }{ $rest ->
            [0] { "" }
            [few] , { WORDS($rest, gender: "masculine") } položit nejdou
           *[other] , { WORDS($rest, gender: "masculine") } položit nejde
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-fits-at = { $thing }: { COUNT($places, of: "place") }, náklady { WORDS($cost) }{ $jokers ->
        [0] { "" }
       *[other] , z toho { COUNT($jokers, of: "joker") }
    }

qg-fits-none = { $rest ->
        [0] ve skladišti nejsou dílky ani destičky
       *[other] ze skladiště se teď nedá položit nic
    }

qg-fits-one = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , ve skladišti není
           *[other] { "" }
        }: { COUNT($count, of: "place") }, náklady { WORDS($cost) }{ $lacking ->
            [0] { SIZE($given) ->
                [0] { "" }
               *[other] , k tomu { LIST($given) }
            }
            [few] , k zaplacení chybí { WORDS($lacking, gender: "masculine") }
           *[other] , k zaplacení chybí { WORDS($lacking, gender: "masculine") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences", form: "listed") }

qg-fits-slot = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] libovolně otočená
       *[other] záhon { LIST($hours, style: "or") }
    }
    .listed = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] libovolně otočená
       *[other] záhon { LIST($hours, style: "or") }
    }

qg-fits-nowhere = { $hexagon }{ $held ->
        [none] , ve skladišti není
       *[other] { "" }
    }: teď není místo, kde by záhon směl ležet

qg-pay = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , ve skladišti není
           *[other] { "" }
        }: náklady { WORDS($cost) } i se sebou, na výběr { WORDS($count, gender: "masculine") } { $count ->
            [one] způsob
            [few] způsoby
           *[other] způsobů
        } placení.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , ve skladišti není
           *[other] { "" }
        }: náklady { WORDS($cost) }, na výběr { WORDS($count, gender: "masculine") } { $count ->
            [one] způsob
            [few] způsoby
           *[other] způsobů
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-pay-way = { LIST($items) }

qg-pay-free = { $hexagon }{ $held ->
        [none] , ve skladišti není
       *[other] { "" }
    }: nic dalšího se neodhazuje

qg-pay-none = { $hexagon }{ $held ->
        [none] , ve skladišti není
       *[other] { "" }
    }: náklady { WORDS($cost) }, k zaplacení chybí { WORDS($lacking, gender: "masculine") }

qg-best = Nejdřív to nejlepší. { LIST($items, style: "sentences") }

qg-best-act = { $points ->
        [0] { $cost ->
            [0] { $jokers ->
                [0] { "" }
               *[other] zisk { COUNT($jokers, of: "joker") }:
            }
           *[other] cena { COUNT($cost, of: "point") }:
        }
       *[other] zisk { COUNT($points, of: "point") }{ $jokers ->
            [0] { "" }
           *[other] { " " }a { COUNT($jokers, of: "joker") }
        }:
    } { $choice }

qg-best-none = teď není z čeho vybírat. { $waits }

qg-no-advice = napovídat se v téhle hře nesmí. Co se dá položit, řekne příkaz kam, tři jedna
    .terse = napovídat se tu nesmí

qg-rounds = kolo { WORDS($round) }, { $left ->
        [0] poslední
       [few] zbývají { COUNT($left, of: "round") }
       *[other] zbývá { COUNT($left, of: "round") }
    }. { SIZE($players) ->
        [0] { "" }
       *[other] Pořadí tahů: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Pas: { LIST($passed, style: "comma") }.
    } Kolo začíná { $starter }. { $taken ->
        [0] Žeton začínajícího hráče leží ve výloze
       *[1] { $left ->
            [0] Žeton začínajícího hráče má { $holder }
           *[other] Žeton začínajícího hráče má { $holder } a začíná příští kolo
        }
    }
    .terse = kolo { WORDS($round) }, { $left ->
        [0] poslední
       [few] zbývají { WORDS($left, gender: "neuter") }
       *[other] zbývá { WORDS($left, gender: "neuter") }
    }. { SIZE($players) ->
        [0] { "" }
       *[other] Pořadí tahů: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Pas: { LIST($passed, style: "comma") }.
    } Žeton: { $taken ->
        [0] výloha
       *[1] { $holder }
    }

qg-rounds-lots = nejdřív se losuje, kdo začíná

qg-rounds-over = hra je u konce, trvala { COUNT($rounds, of: "round") }

qg-wheel-now = otočné kolo v kole { WORDS($round) }. { LIST($items, style: "sentences") }. { $own ->
        [0] Každý pavilón jeden bod
       *[1] { COUNT($pavilions, of: "pavilion") }. Teď by to bylo { COUNT($points, of: "point") }
    }{ SIZE($then) ->
        [0] { "" }
       *[other] . Příští kolo: { LIST($then, style: "comma") }
    }

qg-wheel-at = { $property }: za záhon { COUNT($each, of: "point") }{ $own ->
        [0] { "" }
       *[1] , na zahradě { WORDS($count, gender: "masculine") }
    }

qg-wheel-then = { $property } { COUNT($each, of: "point") }

qg-wheel-over = hra je u konce, otočné kolo už bodovalo ve všech kolech

qg-score = { $player } má { $over ->
        [0] { COUNT($running, of: "point") }, s koncem hry by bylo { WORDS($total, gender: "masculine") }
       *[1] { COUNT($total, of: "point") }, před koncem { WORDS($running, gender: "masculine") }
    }: skladiště { WORDS($storage, gender: "masculine") }, skupiny { WORDS($groups, gender: "masculine") }, bonusy { WORDS($bonuses, gender: "masculine") }
    .terse = { $player } { $over ->
        [0] { COUNT($running, of: "point") }, s koncem hry { WORDS($total, gender: "masculine") }
       *[1] { COUNT($total, of: "point") }
    }

qg-bonuses = { $first ->
        [1] Konec hry { SIGN($points) ->
            [none] { $over ->
                [0] by teď nepřinesl nic
               *[1] nepřináší nic
            }
            [minus] { $over ->
                [0] by teď ubral
               *[1] ubírá
            } { COUNT($points, of: "point", sign: "none") }
           *[plus] { $over ->
                [0] by teď přinesl
               *[1] přináší
            } { COUNT($points, of: "point") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

qg-bonuses-none = konec hry by zatím nepřinesl nic

qg-ranking = { $over ->
        [0] Kdyby hra skončila teď: { LIST($items, style: "comma", form: "listed") }
       *[1] Hra je u konce. { LIST($items, style: "sentences", form: "won") }
    }
    .terse = { $over ->
        [0] { LIST($items, style: "sentences") }
       *[1] { LIST($items, style: "sentences", form: "won") }
    }

qg-whose-garden = kterého hráče myslíte? Napište jeho číslo nebo jméno

qg-not-understood = takovou otázku neznám, seznam řekne nápověda
