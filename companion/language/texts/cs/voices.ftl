### Czech. What each message is for and which facts it has stands in the English file.

voice-system-none = Hlasy systému se nedají použít. Mluví vestavěný hlas
    .terse = Bez hlasu systému, mluví vestavěný hlas

voice-no-player = Hlas systému nemá čím přehrát zvuk, nainstalujte { $program }. Mluví vestavěný hlas
    .terse = Chybí { $program }. Mluví vestavěný hlas

voice-system-silent = Hlas systému zůstal bez zvuku. Odteď mluví vestavěný hlas. Zkontrolujte zvuk systému
    .terse = Hlas systému mlčí, mluví vestavěný hlas

voice-system-hung = Hlas systému se zasekl. Odteď mluví vestavěný hlas
    .terse = Hlas systému se zasekl, mluví vestavěný

voice-system-failed = Hlas systému selhal. Odteď mluví vestavěný hlas
    .terse = Hlas systému selhal, mluví vestavěný

voice-language-none = Systém nemá { $language ->
        [cs] český
        [pl] polský
       *[en] anglický
    } hlas. Mluví vestavěný hlas
    .terse = Chybí { $language ->
        [cs] český
        [pl] polský
       *[en] anglický
    } hlas, mluví vestavěný

voice-replaced = Zvolený hlas se opakovaně zastavil. Odteď mluví vestavěný hlas
    .terse = Zvolený hlas stojí, mluví vestavěný

reader-none = Čtečka obrazovky neodpovídá. Všechno se vypisuje jako text. Zapněte čtečku a spusťte program znovu
    .terse = Čtečka neodpovídá, vypisuje se text

reader-language-none = Řeč čtečky obrazovky nemá { $language ->
        [cs] český
        [pl] polský
       *[en] anglický
    } hlas. Všechno se vypisuje jako text
    .terse = Čtečka nemá { $language ->
        [cs] český
        [pl] polský
       *[en] anglický
    } hlas, vypisuje se
