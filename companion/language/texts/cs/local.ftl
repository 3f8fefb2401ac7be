### Jediný vlastník: zámek, místní spojení a druhý terminál, který se připojí ke hře.

local-folder-wrong = Hra nemůže začít: { $reason ->
        [denied] program nesmí zapisovat do své složky
        [readonly] disk se složkou programu nedovoluje zápis
        [full] disk se složkou programu je plný
        [foreign] složka programu patří někomu jinému
        [open] do složky programu smějí zapisovat i jiní uživatelé
        [occupied] na místě složky programu nebo souboru v ní je něco jiného
        [locks] disk se složkou programu neumí zamykat soubory
       *[failed] složka programu se nedá použít
    }: { $folder }. { $reason ->
        [denied] Povolte tam zápis
        [readonly] Povolte tam zápis
        [full] Uvolněte tam místo
        [foreign] Odstraňte tu složku
        [open] Odstraňte tu složku, program si udělá novou,
        [occupied] Odstraňte to, program si udělá svoje,
        [locks] Jako { $variable } zadejte složku na jiném disku
       *[failed] Zeptejte se příkazem companion doktor
    } a začněte znovu

local-starting = Hra se právě spouští. Zkuste to za chvíli znovu

local-silent = Hra, která běží, neodpovídá. Co se odehrálo, je uložené. Zkuste to znovu{ $pid ->
        [0] { "" }
       *[other] , nebo ukončete proces číslo { WORDS($pid) } a začněte znovu
    }
    .terse = Hra, která běží, neodpovídá

local-full = Hra teď nemůže poslouchat: mluví s ní příliš mnoho příkazů. Jeden ukončete a zkuste to znovu

local-cut = Spojení je pryč, ale hra běží dál. Spusťte tenhle příkaz znovu

local-died = Hra, která běžela, skončila. Co se odehrálo, je uložené. Pokračovat můžete příkazem: companion play
    .terse = Hra, která běžela, skončila, vše je uložené

local-version = Tenhle příkaz se s běžící hrou nedomluví. Hra má verzi { WORDS($theirs) }, příkaz má verzi { WORDS($ours) }. { $newer ->
        [game] Použijte příkaz nainstalovaný s hrou
       *[command] Opusťte hru a otevřete ji znovu, je uložená
    }

local-joined = Hra běží: { LIST($players) }. Tahle klávesnice hraje s nimi

local-seat-none = Místo číslo { WORDS($seat) } v téhle hře není, { $count ->
        [few] jsou tu
       *[other] je tu
    } { COUNT($count, of: "place") }. Zvolte jiné

local-left = Tahle klávesnice už ke hře nepatří, hra běží dál

local-over = Hra, která běžela, skončila, { $reason ->
        [finished] partie je dohraná
       *[left] je uložená a příště se zase nabídne
    }

said-aloud = { $text }

say-nothing = V textu není ani jedno slovo. Napište za příkaz, co se má říct
