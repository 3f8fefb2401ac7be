### Polish. What each message is for and which facts it has stands in the English file.

careful = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }. { $remedy }

careful-reason = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }

careful-two = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }, dwie rzeczy. Po pierwsze: { NOUN($first, form: "short") }. Po drugie: { NOUN($second, form: "short") }
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }, dwie rzeczy: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }

careful-more = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }. Po pierwsze: { NOUN($first, form: "short") }. Po drugie: { NOUN($second, form: "short") }. Popraw te dwie, następne usłyszysz potem
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }, dalsze potem

careful-announced = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { SIZE($reasons) ->
        [0] zapowiedziane było coś innego
       *[other] { LIST($reasons) }
    }. Jeszcze raz: { NOUN($act, form: "last") }

whose-warning = { $several ->
        [0] { "" }
       *[1] , { $player }
    }

part-at = { NOUN($what, form: "short") } { $cell }
    .terse = { NOUN($what, form: "bare") } { $cell }

put-back = { $player }: { $thing } { NOUN($thing, form: "gender") ->
        [feminine] jest już zatwierdzona i powinna zostać na miejscu. Połóż ją z powrotem
        [neuter] jest już zatwierdzone i powinno zostać na miejscu. Połóż je z powrotem
        [plural] są już zatwierdzone i powinny zostać na miejscu. Połóż je z powrotem
       *[masculine] jest już zatwierdzony i powinien zostać na miejscu. Połóż go z powrotem
    }: { LIST($parts, style: "comma") }
    .terse = { $player }: połóż z powrotem { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }
    .full = { $player }: { $thing } { NOUN($thing, form: "gender") ->
        [feminine] jest już zatwierdzona i powinna zostać na miejscu. Połóż ją z powrotem
        [neuter] jest już zatwierdzone i powinno zostać na miejscu. Połóż je z powrotem
        [plural] są już zatwierdzone i powinny zostać na miejscu. Połóż je z powrotem
       *[masculine] jest już zatwierdzony i powinien zostać na miejscu. Połóż go z powrotem
    }: { LIST($parts, style: "and") }

knocked = { $player }: poza swoim miejscem { $count ->
        [one] jest { COUNT($count, of: "object") }
        [few] są { COUNT($count, of: "object") }
       *[many] jest { COUNT($count, of: "object") }
    }. Wszystko jest zapisane. Odkładaj po jednym na miejsce{ SIZE($parts) ->
        [0] { "" }
       *[other] , najpierw { NOUN($thing, form: "accusative") }: { LIST($parts, style: "comma") }
    }
    .terse = { $player }: { COUNT($count, of: "object") } nie na miejscu{ SIZE($parts) ->
        [0] { "" }
       *[other] . Najpierw odłóż { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }
    }
    .full = { $player }: poza swoim miejscem { $count ->
        [one] jest { COUNT($count, of: "object") }
        [few] są { COUNT($count, of: "object") }
       *[many] jest { COUNT($count, of: "object") }
    }. Wszystko jest zapisane. Odkładaj po jednym na miejsce{ SIZE($parts) ->
        [0] { "" }
       *[other] , najpierw { NOUN($thing, form: "accusative") }: { LIST($parts, style: "and") }
    }

put-next = { $player }: { $step ->
        [first] najpierw
        [last] na koniec
       *[next] teraz
    } połóż { NOUN($thing, form: "accusative") }: { LIST($parts, style: "comma") }{ $step ->
        [last] { "" }
       *[other] . Potem jeszcze { COUNT($after, of: "object") }
    }
    .terse = { $player }: { $step ->
        [first] najpierw
        [last] na koniec
       *[next] teraz
    } { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }

put-elsewhere = { $player }: { $thing } leży nie tam, gdzie trzeba: { LIST($cells) }. Właściwe miejsce: { LIST($parts, style: "comma") }
    .terse = { $player }: { $thing } ma leżeć gdzie indziej, { LIST($parts, style: "comma") }

put-turned = { $player }: { $thing } leży na swoim miejscu, ale odwrotnie. { NOUN($thing, form: "gender") ->
        [feminine] Obróć ją
        [neuter] Obróć je
        [plural] Obróć je
       *[masculine] Obróć go
    }: { LIST($parts, style: "comma") }
    .terse = { $player }: obróć { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }

take-away = { $player }: { $thing } tu teraz nie pasuje. { NOUN($thing, form: "gender") ->
        [feminine] Podnieś ją z planszy
        [neuter] Podnieś je z planszy
        [plural] Podnieś je z planszy
       *[masculine] Podnieś go z planszy
    }: { LIST($cells) }
    .terse = { $player }: podnieś { NOUN($thing, form: "accusative") }, { LIST($cells) }

lay-it = { $player }: teraz połóż { NOUN($thing, form: "accusative") } na planszy
    .terse = { $player }: teraz { NOUN($thing, form: "accusative") } na planszę

taken-back = Zabrano z planszy: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. { NOUN($thing, form: "gender") ->
        [feminine] Można ją położyć gdzie indziej
        [neuter] Można je położyć gdzie indziej
        [plural] Można je położyć gdzie indziej
       *[masculine] Można go położyć gdzie indziej
    }
    .terse = Zabrano z planszy: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone = Ostatni ruch cofnięty: { $player }, { $thing }, { LIST($cells, form: "beside") }
    .terse = Cofnięto: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone-lift = Ostatni ruch cofnięty: { $player }, { $thing }, { LIST($cells, form: "beside") }. { NOUN($thing, form: "gender") ->
        [feminine] Podnieś ją z planszy
        [neuter] Podnieś je z planszy
        [plural] Podnieś je z planszy
       *[masculine] Podnieś go z planszy
    }
    .terse = Cofnięto: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. { NOUN($thing, form: "gender") ->
        [feminine] Podnieś ją
        [neuter] Podnieś je
        [plural] Podnieś je
       *[masculine] Podnieś go
    }

undone-next = Ostatni ruch cofnięty: { $player }, { $thing }, { LIST($cells, form: "beside") }. { LIST($waits, style: "sentences") }
    .terse = Cofnięto: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone-lift-next = Ostatni ruch cofnięty: { $player }, { $thing }, { LIST($cells, form: "beside") }. { NOUN($thing, form: "gender") ->
        [feminine] Podnieś ją z planszy
        [neuter] Podnieś je z planszy
        [plural] Podnieś je z planszy
       *[masculine] Podnieś go z planszy
    }. { LIST($waits, style: "sentences") }
    .terse = Cofnięto: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. { NOUN($thing, form: "gender") ->
        [feminine] Podnieś ją
        [neuter] Podnieś je
        [plural] Podnieś je
       *[masculine] Podnieś go
    }

made-final = { $several ->
        [0] { $thing }
       *[1] { $player }: { $thing }
    } { NOUN($thing, form: "gender") ->
        [feminine] jest zatwierdzona i zostaje na miejscu
        [neuter] jest zatwierdzone i zostaje na miejscu
        [plural] są zatwierdzone i zostają na miejscu
       *[masculine] jest zatwierdzony i zostaje na miejscu
    }
    .terse = { $several ->
        [0] Zatwierdzone
       *[1] { $player }: zatwierdzone, { $thing }
    }

half-placed = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: plansza czyta tylko jedną połowę płytki, { NOUN($what, form: "bare") } { $cell }. Druga nie przylega. Wyrównaj płytkę w kratkach i dociśnij
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: tylko połowa, { NOUN($what, form: "bare") } { $cell }. Wyrównaj płytkę w kratkach

half-over-edge = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: plansza czyta tylko jedną połowę płytki, { NOUN($what, form: "bare") } { $cell }. Druga wystaje za { NOUN($edge, of: "edge") }. Przesuń całą płytkę na planszę
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: tylko połowa, { NOUN($what, form: "bare") } { $cell }, druga wystaje za { NOUN($edge, of: "edge", form: "bare") }. Przesuń płytkę na planszę

put-right = { $player }: podniesione, wszystko znowu w porządku
    .terse = { $player }: podniesione, w porządku

restored = { $player }: na planszy wszystko leży znowu tak, jak powinno
    .terse = { $player }: plansza w porządku

nothing-open = żaden ruch nie czeka na zatwierdzenie
    .terse = brak ruchu do zatwierdzenia

nothing-to-undo = teraz nie ma czego cofnąć, ostatni ruch jest już zatwierdzony
    .terse = teraz nie ma czego cofnąć

why-listed = { $first ->
        [1] { COUNT($count, of: "thing") }. { LIST($items, style: "sentences") }
       *[other] { LIST($items, style: "sentences") }
    }{ $more ->
        [0] { "" }
        [few] . Dalej klawiszem sześć, zostały jeszcze { WORDS($more, gender: "feminine") }
       *[other] . Dalej klawiszem sześć, zostało jeszcze { WORDS($more, gender: "feminine") }
    }

why-nothing = na planszach wszystko jest w porządku
    .terse = wszystko w porządku

nothing-said-yet = jak dotąd nic nie zostało powiedziane

confirm-end = Na pewno zakończyć grę? Wpisz to samo jeszcze raz. Każda inna odpowiedź: gra toczy się dalej
    .terse = Zakończyć grę? Wpisz to samo jeszcze raz

confirm-undo = Na pewno cofnąć ruch: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Wpisz to samo jeszcze raz. Każda inna odpowiedź: zostaje
    .terse = Cofnąć ruch: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Wpisz to samo jeszcze raz

confirm-new = Na pewno zacząć nową grę? Rozpoczęta gra zostanie w zapisie. Wpisz to samo jeszcze raz. Każda inna odpowiedź: gra toczy się dalej
    .terse = Nowa gra? Wpisz to samo jeszcze raz

not-done = wszystko zostaje bez zmian
    .terse = bez zmian

cell-names = Kolumny od lewej: { LIST($columns, style: "comma") }. Rzędy liczy się od ciebie

column = { COLUMN($column, most: 8) }

name-is-column = { $player } to także nazwa kolumny. Wybierz inne imię albo inne nazwy kratek

name-twice = { $player } jest tu wpisane dwa razy. Wybierz inne imię

