### Czech. What each message is for and which facts it has stands in the English file.

setting-language = jazyk

setting-language-what = Jazyk, kterým program mluví a píše. Obvykle je to jazyk systému

setting-verbosity = délka vět

setting-verbosity-what = Kolik se říká: krátké, běžné, nebo úplné věty

setting-cells = jména políček

setting-cells-what = Jak se jmenují políčka desky

setting-speaker = kdo mluví

setting-speaker-what = Jestli program mluví vlastním hlasem, nechává to na vaší čtečce obrazovky, nebo obojí. Ptá se na to při prvním spuštění

setting-engine = hlasový program

setting-engine-what = Který hlasový program se používá: vestavěný, nebo ten ze systému

setting-voice = hlas

setting-voice-what = Jméno hlasu, jak ho zná hlasový program. Každý hlas mluví jen svým jazykem

setting-rate = rychlost řeči

setting-rate-what = Jak rychle hlas mluví, ve slovech za minutu

setting-volume = hlasitost řeči

setting-volume-what = Jak hlasitě hlas mluví, v procentech

setting-pitch = výška hlasu

setting-pitch-what = Jak je hlas vysoký. Padesát je jeho obvyklá výška

setting-device = zvukové zařízení stolu

setting-device-what = Zvukové zařízení, které slyší všichni u stolu. Obvykle je to zařízení, které používá systém

setting-earphones = sluchátka

setting-earphones-what = Soukromá zvuková zařízení, každé má svou rychlost a hlasitost. Odpovědi na otázky jednoho místa jsou slyšet jen tam

setting-lead-ms = ticho před větou

setting-lead-ms-what = Kolik milisekund ticha probudí zvukové zařízení, které utíná první slabiku

setting-earcons = krátké zvuky

setting-earcons-what = Jestli před slovy zní krátké zvuky. Slova řeknou všechno i bez nich

setting-earcon-volume = hlasitost krátkých zvuků

setting-earcon-volume-what = Jak hlasité jsou krátké zvuky, v procentech

setting-muted = vynechané věty

setting-muted-what = Co se vynechává, dokud se na to někdo nezeptá. Varování se říkají vždycky

setting-keyboard-seat = čí je klávesnice

setting-keyboard-seat-what = Číslo místa, kterému klávesnice patří, nebo nula, když patří celému stolu

setting-keypads = numerické klávesnice

setting-keypads-what = Numerické klávesnice, které se čtou v kterémkoli okně, a čí která je

setting-game = hra

setting-game-what = Která hra se hraje, když se neřekne jinak

setting-play = druh hry

setting-play-what = Jestli se hraje celá hra s nabídkou a tahy, nebo se dílky pokládají volně. Jediný hráč je pokládá vždycky volně

setting-variants = varianty

setting-variants-what = Varianty hry. Ty, které nejsou pro tolik hráčů, se vynechají

setting-draw = kdo losuje

setting-draw-what = Kdo losuje pořadí a dílky: hráči, nebo program

setting-advice = rady

setting-advice-what = Jestli program smí říkat nejlepší místa jako první. Měli by s tím souhlasit všichni u stolu

setting-computer-pace = tah počítače

setting-computer-pace-what = Kdy počítač u stolu táhne: jakmile tah má, nebo až když někdo stiskne Enter

setting-stay-awake = počítač bez spánku

setting-stay-awake-what = Jestli se počítači brání usnout, dokud je hra otevřená

setting-ports = další porty

setting-ports-what = Porty, které se otevírají kromě desek, které se najdou samy

setting-ports-directory = složka portů

setting-ports-directory-what = Složka, ve které je každý port deska

setting-far-server = server partií na dálku

setting-far-server-what = Adresa serveru, přes který se hrají partie na dálku. Prázdná: ptá se na ni při pozvání

setting-usb = desky jiných výrobců

setting-usb-what = Desky jiných výrobců, které se smějí otevírat, podle výrobce a výrobku

setting-settle-ms = klid dílku

setting-settle-ms-what = Kolik milisekund musí dílek klidně ležet, než o něm deska řekne

setting-wand = hůlka

setting-wand-what = Jestli se řekne, co leží pod malým magnetem, když ho podržíte nad dílkem

setting-quiet-ms = čekání před varováním

setting-quiet-ms-what = Kolik milisekund je na desce klid, než přijde varování

setting-long-quiet-ms = dlouhé čekání před varováním

setting-long-quiet-ms-what = Kolik milisekund je na desce klid, než přijde varování kvůli půlce dílku nebo kvůli tomu, co se nedá přečíst

setting-frame = rám království

setting-frame-what = Jestli je království vázané na desku, nebo se smí posouvat, dokud není plné

setting-tile-set = sada dílků

setting-tile-set-what = Soubor se sadou dílků. Obvykle je to základní sada

setting-journal = záznam hry

setting-journal-what = Soubor, do kterého se ukládá každý tah

setting-league = liga

setting-league-what = Kde se uchovává liga: soubor, nebo adresa databáze PostgreSQL bez hesla. Obvykle je to soubor vedle záznamu hry

setting-far_server = server pro hru na dálku

setting-far_server-what = Adresa serveru, na kterém se ukládají partie s přáteli na dálku. Prázdné: zeptá se

setting-seats = místa

setting-seats-what = Která deska patří ke kterému místu a jak se jmenuje hráč. Program si to pamatuje sám

setting-is-on = zapnuto

setting-is-off = vypnuto

setting-is-usual = jako obvykle

setting-is-asked = zeptá se na začátku

setting-is-none = prázdné

setting-is-verbosity-terse = krátké věty

setting-is-verbosity-normal = běžné věty

setting-is-verbosity-full = úplné věty

setting-is-cells-words = slovo a číslo

setting-is-cells-labels = sloupec a řada číslem

setting-is-cells-letters = písmeno a číslo

setting-is-cells-chess = jména lidí jako v šachu

setting-is-speaker-own = vlastní hlas programu

setting-is-speaker-reader = vaše čtečka obrazovky

setting-is-speaker-both = vlastní hlas i čtečka obrazovky

setting-is-engine-espeak = vestavěný hlas

setting-is-engine-system = hlasy systému

setting-is-engine-pyttsx3 = hlasy systému starší cestou

setting-is-play-match = celá hra s tahy

setting-is-play-free = dílky se pokládají volně

setting-is-computer-pace-at-once = hned

setting-is-computer-pace-enter = po Enteru

setting-is-draw-hand = hráči

setting-is-draw-companion = program

setting-is-frame-fixed = vázaný na desku

setting-is-frame-floating = smí se posouvat

setting-is-muted-placed = položené dílky

setting-is-muted-area = body za oblasti

setting-is-muted-turn = kdo je na tahu

setting-is-muted-lifted = tahy vzaté zpět

setting-is-muted-final = potvrzené tahy

setting-is-muted-ready = připravené desky

setting-is-muted-hint = vysvětlení

setting-line = { $title }: { $value }. Zápis: { $name }

setting-items = { LIST($items, style: "comma") }

setting-possible = Možnost: { $value }, { $what }

setting-possible-number = Možnosti: celá čísla, nejmíň { $least }, nejvýš { $most }

setting-possible-switch = Možnosti: zapnuto nebo vypnuto

setting-possible-text = Možnosti: libovolný text

setting-possible-texts = Možnosti: libovolné texty oddělené čárkami

setting-possible-several = Několik z nich se odděluje čárkami

setting-default = Obvyklá hodnota: { $value }

setting-counts = Změna platí { $when ->
        [now] hned, i když hra právě běží
       *[next] od příští hry
    }

setting-done = Nastaveno: { $title }, { $value }. Platí to { $when ->
        [now] hned
       *[next] od příští hry
    }

setting-reset-all-ask = Opravdu vrátit všechna nastavení i jména hráčů do obvyklého stavu? Jedna ano, nula ne

setting-reset-all-done = Nastavení: všechno je jako obvykle

setting-reset-all-kept = Nastavení: všechno zůstává, jak bylo

setting-stays = Nastavení zůstává, jak bylo. { $reason }

settings-file-refused = Nastavení zůstává, jak bylo. Opravte tenhle soubor nebo ho dejte jinam a zkuste to znovu: { $file }

settings-not-told = Běžící hře se to nedalo říct. Změna začne platit po jejím novém spuštění

setting-unknown = Takové nastavení tu není: { $name }{ SIZE($near) ->
        [0] { "" }
       *[other] . Podobné: { LIST($near, style: "or") }
    }

setting-not-number = Možnosti nastavení { $setting }: celé číslo, nejmíň { $least }, nejvýš { $most }

setting-not-switch = Možnosti nastavení { $setting }: zapnuto nebo vypnuto

setting-not-choice = Možnosti nastavení { $setting }: { LIST($choices, style: "or") }

setting-not-choices = Možnosti nastavení { $setting }, oddělené čárkami: { LIST($choices) }

setting-too-long = Možnosti nastavení { $setting }: kratší text, písmen nejvýš { $most }

setting-too-many = Možnosti nastavení { $setting }: méně položek, nejvýš { $most }

setting-not-longer = Dlouhé čekání musí být aspoň tak dlouhé jako to druhé: teď { $long } proti { $short }

setting-shape-earphones = Sluchátka: číslo místa, jméno zvukového zařízení, pak za čárkami { $rate } a { $volume }, u každého číslo. Několik položek se odděluje středníkem

setting-shape-keypads = Numerické klávesnice: číslo místa, nebo nula pro celý stůl, pak jméno klávesnice. Několik položek se odděluje středníkem

setting-shape-usb = Desky jiných výrobců: číslo výrobce čtyřmi šestnáctkovými číslicemi, pak začátek jména výrobku. Několik položek se odděluje středníkem

setting-shape-seats = Místa: jedinečné číslo desky, číslo místa, pak jméno hráče. Několik položek se odděluje středníkem
