### Co je na příkazové řádce špatně a slova příkazů. Popis zpráv je v anglickém souboru.

usage-more = Víc řekne: { $command }
usage-no-command = Takový příkaz tu není: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Podobné: { LIST($near, style: "comma") }
    }
usage-no-option = Taková volba tu není: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Podobné: { LIST($near, style: "comma") }
    }
usage-command-missing = Chybí příkaz
usage-missing = Chybí: { $name }
usage-too-much = To je navíc: { LIST($words, style: "comma") }
usage-wants = Za { $option } chybí hodnota
usage-wants-none = Tahle volba hodnotu nebere: { $option }
usage-choice = { $name }: tohle tam být nemůže: { $typed }. Může tam být { LIST($choices, style: "or") }
usage-number = { $name }: tohle číslo není: { $typed }
usage-range = { $name }: tohle tam být nemůže: { $typed }. Může tam být číslo, nejméně { $least }, nejvíc { $most }
usage-least = { $name }: tohle tam být nemůže: { $typed }. Může tam být číslo, nejméně { $least }
usage-value = { $name }: tohle tam být nemůže: { $typed }
usage-together = Tyhle volby patří k sobě: { $one }, { $other }
usage-either = Zadejte buď číslo, nebo { $option }
command-word-set = nastavit
command-word-play = zahrát
command-word-score = spočítat
command-word-rank = pořadí
command-word-boards = desky
command-word-board = deska
command-word-coupon = kupon
command-word-monitor = sledovat
command-word-page = stránka
command-word-say = říct
command-word-replay = přehrát
command-word-review = rozbor
command-word-history = historie
command-word-tiles = dílky
command-word-wheel = kolo
command-word-demo = ukázka
command-word-settings = nastavení
command-word-doctor = doktor
command-word-autostart = samostart
command-word-completion = doplňování
command-word-flash = nahrát
command-word-firmware = program
command-word-kind = druh
command-word-calibrate = kalibrovat
command-word-self-test = zkouška
command-word-check-tile = zkontrolovat
command-word-show = ukázat
command-word-volts = volty
command-word-name = jméno
command-word-seat = místo
command-word-export = vyvézt
command-word-import = přivézt
command-word-forget = zapomenout
command-word-check = kontrola
command-word-make = vyrobit
command-word-jig = přípravek
command-word-read = přečíst
