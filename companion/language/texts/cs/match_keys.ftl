### Otázky k partii, které má každá hra, a slova pro ně. Co která zpráva znamená, stojí v anglickém souboru.

command-open = otevřené

command-changed = změny, novinky

command-does-open = které tahy se dají ještě vrátit

command-does-changed = co se změnilo od vašeho posledního tahu

## Po partii.

after-match = Co dál? { $detail }: jedna. Výsledek znovu: dva. Nová hra: tři. Odejít: čtyři{ $review ->
        [0] { "" }
       *[1] . Rozbor: pět
    }
    .terse = { $detail }: jedna. Výsledek: dva. Nová hra: tři. Odejít: čtyři{ $review ->
        [0] { "" }
       *[1] . Rozbor: pět
    }?

after-whose = Čí? { LIST($items, style: "sentences") }

after-player = { $player }: { WORDS($number) }

after-typed-detail = oblasti, body, skóre

after-typed-result = výsledek znovu, výsledek

after-typed-new = nová hra, nová, novou hru

after-typed-leave = odejít, ukončit, odchod, konec

after-typed-review = rozbor, rozbor partie
