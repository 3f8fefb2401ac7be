review-thinking = Rozbor se připravuje, prošlo { COUNT($done, of: "move") }. Celkem je jich { WORDS($count, gender: "masculine") }

review-ready = Rozbor je hotový

review-looks = Počítač prochází { $number ->
        [0] hru ze souboru
       *[other] hru číslo { WORDS($number) }
    }. Trvá to několik sekund

review-cannot = Tato hra rozbor mít nemůže. Je k němu potřeba partie na tahy, kterou hráli lidé, ve hře, kterou se počítače naučily

review-open = { $number ->
        [0] Hra ze souboru
       *[other] Hra číslo { WORDS($number) }
    } ještě neskončila. Rozbor je možný až po konci: { $command }

review-other = Hru uložila verze { $version } a tato verze posuzuje její tahy jinak. Dá se znovu poslechnout, rozbor nemá

review-simple = Počítač uvažoval jednodušeji než jindy, body jsou proto jen přibližné

review-praise = { $player }: každá volba stejně dobrá jako nejlepší, nebo skoro tak

review-begins = { $player }: { $count ->
        [1] jen jedna volba stála víc bodů
        [2] jen dvě volby stály víc bodů
       *[3] tři volby stály nejvíc bodů
    }. Pozice: jedna. Nejlepší: sedm. Proč: pět. Další: šest. Tisk: osm. Odejít: nula. Nebo napište, co byste hráli raději
    .terse = { $player }: { $count ->
        [1] jedna volba
        [2] dvě volby
       *[3] tři volby
    }

review-at = { $count ->
        [1] { $what }
        [2] { ORDINAL($number, gender: "feminine") } volba ze dvou. { $what }
       *[3] { ORDINAL($number, gender: "feminine") } volba ze tří. { $what }
    }

review-played = { $round ->
        [0] { "" }
       *[other] Kolo { WORDS($round) }:
    } { NOUN($act, form: "last") }. Stálo to { COUNT($points, of: "point", case: "accusative") }

review-best = Lepší o { COUNT($points, of: "point", case: "accusative") } bylo { $choice }

review-why = { SIZE($reasons) ->
        [0] Lepší bylo { $choice }. Jedním počtem se to vysvětlit nedá: kdo hraje odtud dál, dopadne líp
       *[other] Lepší bylo { $choice }: { LIST($reasons, style: "sentences") }
    }

review-whole = { $round ->
        [0] { "" }
       *[other] Kolo { WORDS($round) }:
    } { NOUN($act, form: "last") }. Lepší o { COUNT($points, of: "point", case: "accusative") } bylo { $choice }{ SIZE($reasons) ->
        [0] { "" }
       *[other] : { LIST($reasons, style: "sentences") }
    }

review-title = Rozbor, { $game }, { $player }

review-try = Napište libovolný tah jako v partii. Nic se tím nezmění

review-lay = { SIZE($items) ->
        [0] Položte, co byste hráli raději, nebo to napište
       *[other] Sejměte z desky: { LIST($items) }. Potom položte, co byste hráli raději, nebo to napište
    }. Partie zůstává, jak byla

review-good = Stejně dobré jako nejlepší

review-nearly = Skoro: vrací to polovinu ztráty, nebo víc

review-same = Tak se hrálo

review-again = Něco jiného je lepší. Zkuste další tah, nebo vám nejlepší řekne sedm

review-unknown = Tento tah počítač při rozboru vynechal. Zda je lepší, zůstává otevřené

review-first = Toto je první volba

review-last = To byla poslední volba

review-help = { $read } řekne, co tam leželo a co bylo v nabídce, { $try } znamená kterýkoli tah, který napíšete, { $show } řekne nejlepší, { $why } důvody. { $next } a { $previous } jdou na jiné volby, { $repeat } řekne tuto znovu, { $print } zapíše všechny do souboru, { $stop } odejde z rozboru. Na otázky se odpovídá podle tehdejšího stavu

review-printed = Rozbor je v souboru { $file }

review-not-printed = Soubor { $file } se nepodařilo zapsat. Rozbor se dá dál poslouchat. Podívejte se, zda není plný disk

review-typed-read = pozice, přečíst, přečti

review-typed-try = zkusit, zkus

review-typed-show = ukázat, ukaž, nejlepší

review-typed-print = tisk, vytisknout, zapsat
