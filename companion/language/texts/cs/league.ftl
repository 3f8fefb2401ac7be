league-extra = Části pro ligu nejsou nainstalovány, se sezónou se proto nedá pracovat. Nainstaluje je tohle: { $command }

league-none = Liga zatím žádnou sezónu nemá. První začněte takhle: { $command }

league-begun = Tahle sezóna už začala a zůstává, jak je: { $title }

league-no-season = Sezónu { WORDS($season) } liga nemá. Nejnovější má číslo { WORDS($last) }

league-no-person = V sezóně není nikdo, kdo by se jmenoval { $handle }. Nic se nezapsalo. Kdo tam je, vypíše: companion liga osoba

league-handle-taken = Někdo v sezóně už se jmenuje { $handle }. Nic se nezapsalo. Jestli je to někdo jiný, zvolte jméno, které zní jinak

league-handle-wrong = Tohle se jako jméno zapsat nedá: { $name }. Nic se nezapsalo. Napište písmena nebo číslice, znaků nejvýš { WORDS($most) }

league-centre-twice = Tohle středisko už tu je: { $name }. Zůstává, jak je

league-no-centre = Středisko { $name } tu není. Nic se nezapsalo. { SIZE($known) ->
        [0] Zatím tu není žádné
       *[other] Tahle tu jsou: { LIST($known) }
    }

league-no-category = Kategorie { $name } tu není. Nic se nezapsalo. { SIZE($known) ->
        [0] Tahle sezóna žádné nemá, zadávají se, když začíná
       *[other] Tyhle tu jsou: { LIST($known) }
    }

league-same-already = To už je jedna osoba: { $handle }. Nic se nezapsalo

league-same-met = V kole { WORDS($round) } sedí u stolu oba: { $handle } a { $other }. Jedna osoba to být nemůže, nic se nezapsalo. Jestli je některý stůl zapsaný jinak, než se hrálo, nejdřív ho obsaďte znovu

league-round-order = Kolo { WORDS($round) } teď začít nemůže. Další má číslo { WORDS($next) }

league-no-round = Kolo { WORDS($round) } ještě nezačalo. Nic se nezapsalo. Začněte ho: companion liga kolo

league-no-table = Kolo { WORDS($round) }: stůl { WORDS($number) } tu není. Nic se nezapsalo. Stoly vypíše: companion liga kolo

league-seated-twice = V tomhle kole už { $handle } sedí u stolu { WORDS($number) }. Nic se nezapsalo. Nejdřív obsaďte znovu ten stůl

league-has-result = Kolo { WORDS($round) }, stůl { WORDS($number) } už má výsledek, jeho obsazení se proto nemění. Nic se nezapsalo. Opravte to rozhodnutím: companion liga rozhodnout

league-bye-brings = Kolo { WORDS($round) }, stůl { WORDS($number) } je volný los, ten součty nemá. Nic se nezapsalo. Zkontrolujte číslo stolu

league-totals-count = Zadaných součtů: { WORDS($count, gender: "masculine") }. Míst u toho stolu: { WORDS($seats, gender: "neuter") }. Nic se nezapsalo. Napište za každé místo jeden součet, v pořadí míst

league-match-counted = Tahle partie už se počítá u jiného stolu: kolo { WORDS($round) }, stůl { WORDS($number) }. Nic se nezapsalo. Zkontrolujte stůl, nebo zvolte jiný soubor

league-moved = Do sezóny pořád zapisuje někdo jiný. Tohle se nezapsalo. Chvíli počkejte a pak to udělejte znovu

league-changed = Sezónu změnilo něco jiného než tenhle program, od záznamu { WORDS($number) }. Teď se nic nepočítá ani nezapisuje. Vraťte na místo nejnovější kopii souboru

league-foreign = Na místě ligy leží něco, co liga není: { $place }. Zůstává, jak je. Zvolte jiné místo: companion nastavení league

league-newer = Ligu zapsal novější program: { $place }. Nic se v ní nezměnilo. Nainstalujte novější program

league-store = K lize se teď nedá dostat: { $reason ->
        [full] disk je plný
        [readonly] nesmí se tam zapisovat
        [locked] soubor drží jiný program
        [damaged] soubor je poškozený
        [foreign] soubor není liga
        [unreachable] databáze neodpovídá
        [refused] databáze to odmítá
       *[io] disk neodpovídá
    }. Nic z toho se nezapsalo. { $reason ->
        [full] Udělejte tam místo a pak to zopakujte
        [readonly] Povolte tam zápis a pak to zopakujte
        [locked] Ukončete ten program a pak to zopakujte
        [damaged] Vraťte na místo nejnovější kopii
        [foreign] Zvolte v nastavení jiné místo
        [unreachable] Spusťte databázi, nebo se zeptejte toho, kdo se o ni stará
        [refused] Zeptejte se toho, kdo se o databázi stará
       *[io] Zkontrolujte disk a pak to zopakujte
    }: { $place }

league-url = Nastavení ligy není ani soubor, ani adresa databáze PostgreSQL. Nic se neotevřelo. Nastavte ho znovu: companion nastavení league

league-password = V nastavení ligy je heslo, odtud by se dostalo do výpisů a hlášení. Nic se neotevřelo. Dejte ho do vlastního souboru hesel databáze PostgreSQL

league-consent-name = Jméno se uchovává jen tehdy, když se smí ukázat. Nic se nezapsalo. Zadejte obojí: { $name }, { $shown }

league-too-few = Přítomných: { WORDS($count, gender: "masculine") }. Kolo potřebuje aspoň dva, proto se nic nenavrhlo. Zapište další lidi

league-too-many = Zadaných lidí: { WORDS($count, gender: "masculine") }. U stolu sedí nejvýš { WORDS($most) }. Nic se nezapsalo. Zadejte jich méně

league-match-open = Partie v tomhle souboru není dohraná: { $file }. Nic se nezapočítalo. Dohrajte ji a vyvezte znovu

league-match-differs = Když se partie z tohoto souboru přehraje podle pravidel, vyjde jinak: { $file }. Nic se nezapočítalo. Zeptejte se u stolu a pak rozhodněte: companion liga rozhodnout

league-whose-match = V žádném kole spolu u stolu nesedí: { LIST($players) }. Nic se nezapočítalo. Řekněte, který stůl to je: { $round }, { $table }

league-totals-differ = Partie v souboru má jiné součty: { LIST($totals) }. Nic se nezapsalo. Zkontrolujte, co jste napsali

league-total-wrong = Součet je nejvýš { WORDS($most) }. Nic se nezapsalo. Zkontrolujte, co jste napsali

league-key = Klíč organizátora se nedá použít: { $file }. Nic se nepodepsalo. Vraťte jeho kopii, nebo ho odstraňte, pak vznikne nový

league-unreadable = Vyvezený soubor se nedá přečíst, { $file }: { NOUN($reason, of: "file-fault") }

league-no-folder = Složka se nedá číst: { $folder }. Výsledky z ní se nepřijímají. Zkontrolujte její jméno

league-points-wrong = Mezi dva, tři i čtyři se dá beze zbytku rozdělit jen násobek dvanácti, { WORDS($points) } jím není. Sezóna nezačala. Zadejte dvanáct, dvacet čtyři nebo víc

league-pass-not-written = Propustka se nedá zapsat: { $file }. Nic se nezměnilo. Zvolte jiné místo

league-pass-strange = Tohle není propustka střediska ligy: { $file }. Nic se nezměnilo. Požádejte organizátora o soubor znovu

league-no-server = Na tomhle počítači zatím žádný server neběžel: { $folder }. Nikdo není pozvaný. Spusťte ho: { $command }

league-certificate = Certifikát serveru se nedá přečíst: { $file }. Nikdo není pozvaný. Soubor musí být ve formátu PEM

league-address = Tohle není adresa serveru: { $address }. Nikdo není pozvaný. Napište ji třeba takhle: klub.local

league-not-joined = Tenhle počítač nemá propustku střediska, nic se proto neodeslalo. Použijte soubor od organizátora: { $command }

league-agreed-nobody = V téhle partii není nikdo, kdo by se jmenoval { $player }. Nic se neodeslalo. U stolu jsou: { LIST($players) }

league-outbox = Výsledky, které čekají na odeslání, se sem nedají uložit: { $folder }. Nic se neztratilo. Udělejte tam místo nebo povolte zápis a pošlete je znovu

league-waits-here = Server ligy není dostupný. Výsledků, které tu čekají: { WORDS($count, gender: "masculine") }. Nic se neztratilo. Odešlete je později: { $command }

league-pass-older = Propustka tohohle střediska je ze starší verze a výsledky by se nedaly zapečetit. Výsledků, které tu čekají: { WORDS($count, gender: "masculine") }. Nic se neztratilo. Požádejte organizátora o novou: { $command }

league-nobody-listens = Organizátor zatím výsledky přes server nepřijímá. Výsledků, které tu čekají: { WORDS($count, gender: "masculine") }. Nic se neztratilo. Odešlete je později: { $command }

league-untrusted = Odpovídá jiný server, než na který má středisko propustku, nebo jeho certifikát neplatí. Výsledků, které tu čekají: { WORDS($count, gender: "masculine") }. Nic se neztratilo. Zeptejte se organizátora a pak zadejte: { $command }

league-shut-out = Server ligy propustku tohohle střediska nepřijímá. Výsledků, které tu čekají: { WORDS($count, gender: "masculine") }. Nic se neztratilo. Vezměte si od organizátora novou a pak zadejte: { $command }

league-server-refuses = Server ligy odmítá: { $reason }. Výsledky zůstávají tady. Zeptejte se toho, kdo se o server stará

league-parcel-strange = Přes server přišlo něco, v čem tenhle program výsledek nepoznává. Nepočítá se to. Zeptejte se středisek, jestli nemají novější program

league-parcel-sealed = Přišel výsledek zapečetěný pro jiný počítač. Tady se nepočítá. Vraťte kopii souboru league.key, nebo dejte středisku novou propustku: companion liga pozvat

league-parcel-season = Přišel výsledek podepsaný pro jinou sezónu. Nepočítá se. Zeptejte se střediska, jestli má propustku pro tuhle sezónu

league-parcel-key = Výsledek podepsal klíč, který teď neplatí{ SIZE($centres) ->
        [0] { "" }
       *[other] , středisko: { LIST($centres) }
    }. Nepočítá se. Dejte středisku novou propustku: companion liga pozvat

league-parcel-unsigned = Podpis na výsledku ze střediska { $centre } neplatí. Výsledek se nepočítá. Požádejte středisko, ať ho pošle znovu

league-parcel-differs = Podepsaný výsledek nesouhlasí se záznamem partie: { LIST($players) }. Nepočítá se. Zeptejte se u stolu a pak rozhodněte: companion liga rozhodnout

league-state-bye = volný los

league-state-open = čeká se na součty

league-state-by-hand = součty zapsané ručně

league-state-heard = součty poslané od stolu

league-state-verified = součty ověřené ze záznamu hry

league-state-disputed = sporné, čeká se na rozhodnutí

league-state-ruled = rozhodnuto organizátorem

league-total = { $player } { WORDS($total) }

league-table = Stůl { WORDS($number) }: { SIZE($totals) ->
        [0] { LIST($players) }
       *[other] { LIST($totals) }
    }. { NOUN($state, of: "league-state") }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Bez podpisu: { LIST($unsigned) }
    }

league-clock = Hodiny tohoto počítače se proti poslednímu záznamu opožďují. Platí pořadí záznamů, na hodinách tedy nic nezávisí. Nastavte je správně

league-season-begun = Začíná sezóna { WORDS($season) }: { $title }

league-award = Kdo u stolu porazí všechny, má { COUNT($full, of: "point") }, volný los přináší { COUNT($bye, of: "point") }. { $ours ->
        [0] Tak je to zadané pro tuhle sezónu
       *[1] Tak počítá tenhle program, žádná liga to nestanovila
    }

league-centres = Střediska: { WORDS($count, gender: "neuter") }

league-centre = { $name }

league-centre-told = Středisko je zapsané: { $name }

league-people = Lidé: { WORDS($count, gender: "masculine") }

league-person = { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }{ $shown ->
        [0] { "" }
       *[1] , na stránkách jménem
    }

league-person-told = Zapsáno: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

league-person-changed = Odteď platí: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

league-person-shown = { $shown ->
        [0] Na stránkách stojí přezdívka, jméno se nikde neuchovává
       *[1] Na stránkách stojí jméno
    }

league-same-told = { $handle } a { $other } je odteď jedna osoba. Co je odehráno pod oběma jmény, se počítá dohromady

league-round-begun = Začíná kolo { WORDS($round) }. Obsaďte stoly: companion liga místo

league-round = Kolo { WORDS($round) }, stoly: { WORDS($count, gender: "masculine") }

league-proposal = Návrh na kolo { WORDS($round) }, stoly: { WORDS($count, gender: "masculine") }

league-proposal-table = Stůl { WORDS($number) }: { LIST($players) }

league-proposal-bye = Stůl { WORDS($number) }: { LIST($players) }, volný los

league-proposal-ask = Rozsadit všechny takhle? Jedna ano, nula ne

league-proposal-left = Všechno zůstává, jak bylo, kolo nezačalo

league-proposal-seated = Začíná kolo { WORDS($round) }, všichni mají svůj stůl

league-table-removed = Kolo { WORDS($round) }: stůl { WORDS($number) } je zrušený

league-by-seats = V souboru jsou jiná jména než u stolu, součty se proto vzaly v pořadí míst. Zkontrolujte, komu patří

league-result-again = Kolo { WORDS($round) }: totéž už tu je, počítá se jednou

league-result-by-hand = Kolo { WORDS($round) }: zapsáno tak, jak jste to napsali

league-result-verified = Kolo { WORDS($round) }: záznam hry se přehrál znovu, součty souhlasí

league-disputed = Přišly různé součty, stůl proto do rozhodnutí nic nepřináší: { $command }

league-ruled = Kolo { WORDS($round) }: rozhodnutí je zapsané

league-standings = { $title }, kol zatím: { WORDS($round, gender: "neuter") }

league-standing = Místo { WORDS($place) }: { $player }, { COUNT($points, of: "point") }, vyhrané stoly: { WORDS($won, gender: "masculine") }

league-waits = Kolo { WORDS($round) }, stůl { WORDS($number) }: čeká se na rozhodnutí

league-written = Zapsáno: { $file }

league-mark = Číslice klíče organizátora: { $mark }

league-whole = Všechno je, jak se zapsalo, záznamů: { WORDS($count, gender: "masculine") }

league-clocks = Záznamů z hodin, které šly pozadu: { WORDS($count, gender: "masculine") }. Platí jejich pořadí, nic na tom nezávisí

league-tables = Stoly, { NOUN($state, of: "league-state") }: { WORDS($count, gender: "masculine") }

league-signed = Podpis platí

league-not-signed = Podpis neplatí: někdo soubory změnil, nebo nejsou celé. Nevěřte ničemu v nich. Požádejte o ně organizátora znovu

league-followed = Ze záznamů vychází tohle pořadí, záznamů: { WORDS($count, gender: "masculine") }

league-not-followed = Ze záznamů vychází jiné pořadí než tohle. Nevěřte ničemu v nich. Požádejte o soubory organizátora znovu

league-invited = Propustka střediska { $centre }, starší už neplatí: { $file }

league-invited-then = Soubor předejte osobně, kdo ho má, mluví za středisko. Tam se použije takhle: { $command }

league-joined = Tenhle počítač odteď posílá výsledky: { $title }, středisko { $centre }

league-agree-ask = { $player }, souhlasíte? Jedna ano, nula ne

league-sent-unsigned = Uloženo bez podpisu: { LIST($players) }. Organizátor se to dozví

league-sent = Výsledků odeslaných a uložených na serveru: { WORDS($count, gender: "masculine") }

league-signatures = Podpisy výsledků: { WORDS($count, gender: "masculine") }{ $wrong ->
        [0] { "" }
       *[other] . Z toho neplatných: { WORDS($wrong, gender: "masculine") }. Někdo je změnil, o těch stolech rozhodněte
    }

league-server-there = Server ligy odpovídá. Výsledky ze středisek zazní, jak přijdou

league-server-away = Server ligy není dostupný. Výsledky čekají ve střediscích, nic se neztratilo. Zkouší se to dál

league-listens = { $title }: výsledky se říkají, jak přicházejí. Control a C to ukončí

league-server-closed = Server ligy tuhle sezónu nepouští dovnitř. Výsledky čekají ve střediscích, nic se neztratilo. Pozvěte středisko znovu: companion liga pozvat

league-heard = Stůl { WORDS($number) } má hotovo: { LIST($totals) }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Bez podpisu: { LIST($unsigned) }
    }

league-heard-disputed = Stůl { WORDS($number) } má dva různé výsledky. Čeká se na rozhodnutí

league-heard-ruled = Stůl { WORDS($number) }, rozhodnuto: { SIZE($totals) ->
        [0] nic nepřináší
       *[other] { LIST($totals) }
    }

league-page-standings = pořadí

league-page-place = místo

league-page-player = hráč

league-page-category = kategorie

league-page-centre = středisko

league-page-points = body

league-page-won = vyhrané stoly

league-page-table = stůl

league-page-players = hráči a součty

league-page-state = stav

league-page-round = kolo { WORDS($round) }

league-page-language = česky

league-page-names = Jména tu stojí jen se souhlasem, ostatní mají přezdívku

about-league = Vede sezónu ligy: lidi, kola, stoly, výsledky, pořadí

about-league-new = Založí sezónu

about-league-centre = Zapíše středisko, bez jména je vypíše

about-league-person = Zapíše někoho, nebo o něm řekne víc, bez přezdívky vypíše, kdo hraje

about-league-round = Vypíše stoly kola, bez čísla toho nejnovějšího

about-league-pair = Navrhne stoly dalšího kola a zeptá se, než někoho posadí

about-league-seat = Obsadí stůl kola ručně, bez přezdívek ho zruší

about-league-result = Přijme výsledek stolu z vyvezené hry, kterou znovu přehraje, nebo jak ho napíšete

about-league-rule = Rozhodne, co stůl přináší, a zapíše proč

about-league-standings = Řekne, jak si kdo stojí

about-league-page = Zapíše pořadí do složky jako stránky pro prohlížeče, v každém jazyce jednu

about-league-export = Zapíše sezónu do složky: podepsanou, a jako tabulky

about-league-check = Prohlédne sezónu, nebo to, co je vyvezené ve složce

about-league-listen = Přijímá a říká výsledky, jak přicházejí

about-league-invite = Zapíše propustku, se kterou středisko posílá výsledky přes server

about-league-connect = Použije propustku střediska, tenhle počítač pak posílá za ně

about-league-send = Dá podepsat výsledek partie a odešle ho, i všechno, co čeká

about-option-league-address = Kde střediska server najdou, třeba klub.local

about-option-league-server = Složka serveru, když není ta obvyklá

about-option-league-agreed = Kdo u stolu se součty souhlasí. Jinak se program zeptá všech

about-option-league-again = Odešle i to, co už odeslané je, když o to server přišel

about-option-league-points = Body pro toho, kdo u stolu porazí všechny, násobek dvanácti

about-option-league-bye = Body za volný los, jinak polovina

about-option-league-season = Sezóna podle čísla. Jinak je to ta nejnovější

about-option-league-categories = Kategorie lidí. Zadává se každá zvlášť

about-option-league-name = Jméno pro stránky, uchová se jen tehdy, když se smí ukázat

about-option-league-shown = Jestli ta osoba souhlasí se jménem na stránkách. Zapomíná se natrvalo

about-option-league-category = Kategorie té osoby

about-option-league-centre = Středisko té osoby

about-option-league-same = Přezdívka, pod kterou je táž osoba zapsaná podruhé

about-option-league-begin = Začne další kolo bez stolů

about-option-league-size = U stolu nejvýš tolik lidí

about-option-league-away = Kdo tu není. Zadává se každý zvlášť

about-option-league-file = Vyvezená hra té partie, třeba z flash disku nebo z pošty

about-option-league-round = Kolo toho stolu

about-option-league-table = Číslo stolu v kole

about-option-league-reason = Proč se rozhodlo takhle

about-option-league-nothing = Stůl nic nepřináší

about-option-league-only-category = Jen tihle lidé, mezi sebou

about-option-league-only-centre = Jen lidé z tohoto střediska, mezi sebou

about-option-league-folder = Přijímá i vyvezené hry, které se dají do téhle složky

about-value-title = NÁZEV

about-value-handle = PŘEZDÍVKA

about-value-table = STŮL

about-value-total = SOUČET

about-value-folder = SLOŽKA

usage-totals-or = Zadejte buď součty, nebo { $option }

command-word-league = liga

command-word-new = založit

command-word-centre = středisko

command-word-person = osoba

command-word-round = kolo

command-word-pair = rozsadit

command-word-result = výsledek

command-word-rule = rozhodnout

command-word-standings = tabulka

command-word-listen = poslouchat

command-word-connect = připojit

command-word-send = poslat
