### Polish. What each message is for and which facts it has stands in the English file.

first-language = Po polsku: { WORDS($number) }

first-own = Własny głos programu: { WORDS($number) }

first-reader = Twój czytnik ekranu: { WORDS($number) }

first-both = Jedno i drugie: { WORDS($number) }

first-kept = Dziękuję. Wybór jest zapisany i można go zmienić w ustawieniach

earphone-lost = { $player }: brak słuchawki. Odpowiedzi słychać na razie przy stole
    .terse = { $player }: brak słuchawki

earphone-back = { $player }: słuchawka znów działa
