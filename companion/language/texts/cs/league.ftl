league-extra = Části pro ligu nejsou nainstalovány, se sezónou se proto nedá pracovat. Nainstaluje je tohle: { $command }

league-none = Liga zatím žádnou sezónu nemá. Začněte ji takhle: { $command }

league-begun = Tahle sezóna už začala a zůstává, jak je: { $title }

league-no-season = Sezónu { WORDS($season) } liga nemá. Nejnovější má číslo { WORDS($last) }

league-no-person = V sezóně není nikdo, kdo by se jmenoval { $handle }. Nic se nezapsalo. Kdo tam je, vypíše: companion liga osoba

league-handle-taken = Někdo v sezóně už se jmenuje { $handle }. Nic se nezapsalo. Jestli je to někdo jiný, zvolte jméno, které zní jinak

league-handle-wrong = Tohle se jako jméno zapsat nedá: { $name }. Nic se nezapsalo. Napište písmena nebo číslice, nejvýš { WORDS($most) } znaků

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

league-same-met = V kole { WORDS($round) } jsou u stolu oba záznamy: { $handle } a { $other }. Jedna osoba to být nemůže, nic se nezapsalo. Jestli některý stůl nesedí, nejdřív ho obsaďte znovu

league-round-order = Kolo { WORDS($round) } teď začít nemůže. Další má číslo { WORDS($next) }

league-no-round = Kolo { WORDS($round) } ještě nezačalo. Nic se nezapsalo. Začněte ho: companion liga kolo

league-no-table = Kolo { WORDS($round) }: stůl { WORDS($number) } tu není. Nic se nezapsalo. Stoly vypíše: companion liga kolo

league-seated-twice = V tomhle kole už { $handle } sedí u stolu { WORDS($number) }. Nic se nezapsalo. Nejdřív obsaďte znovu ten stůl

league-has-result = Kolo { WORDS($round) }, stůl { WORDS($number) } už má výsledek, a tak zůstává, kdo u něj seděl. Nic se nezapsalo. Opravte to rozhodnutím: companion liga rozhodnout

league-bye-brings = Kolo { WORDS($round) }, stůl { WORDS($number) } je volný los, ten součty nemá. Nic se nezapsalo. Zkontrolujte číslo stolu

league-totals-count = Zadaných součtů: { WORDS($count) }. Míst u toho stolu: { WORDS($seats) }. Nic se nezapsalo. Napište za každé místo jeden součet, v pořadí míst

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
       *[io] Prohlédněte ten disk a pak to zopakujte
    }: { $place }

league-url = Nastavení ligy není ani soubor, ani adresa databáze PostgreSQL. Nic se neotevřelo. Nastavte ho znovu: companion nastavení league

league-password = V nastavení ligy stojí heslo, odkud by se vypisovalo a balilo do hlášení. Nic se neotevřelo. Dejte ho do vlastního souboru hesel databáze PostgreSQL
