far-server-ask = Který server? Napište jeho adresu, stačí číslice a tečky. Enter: tento počítač

far-server-unfit = To není adresa serveru

far-code-ask = Kterých devět číslic vám řekli? Napište je a stiskněte Enter

far-code-unfit = To není devět číslic

far-name-ask = { $known ->
        [0] Jaké jméno smějí slyšet ostatní? Napište ho. Samotný Enter: žádné, uslyší jen číslo
       *[1] Smějí ostatní slyšet jméno { $name }? Jedna ano, nula ne. Nebo napište jiné jméno
    }

far-name-unfit = V tomhle jménu jsou znaky, které nejde poslat

far-invite-code = Hráči číslo { WORDS($number) } řekněte do telefonu tyto číslice: { $digits }. Platí deset minut a pustí jednoho člověka. Enter je zopakuje
    .terse = Číslice pro hráče číslo { WORDS($number) }: { $digits }

far-invite-came = { ORDINAL($number) } hráč je tu

far-invite-again = Nové číslice? Jedna ano, nula ne

far-invite-kept = Partie je uložená a čeká na ostatní. Znovu pozve tohle: { $command }

far-invite-all = Všichni hráči jsou tu

far-later = Partii začne tohle: { $command }

far-invite-wrong = Někdo napsal jiné číslice, proto už tyhle neplatí. Nikdo nevstoupil. Řekněte nové

far-invite-late = Deset minut uplynulo a nikdo nevstoupil. Řekněte nové číslice

far-invite-used = Tyhle číslice už posloužily a nikoho dalšího nepustí. Řekněte nové

far-invite-garbled = Ozvalo se něco jiného než tento program, proto nikdo nevstoupil. Řekněte nové číslice

far-invite-version = Druhý program má jinou verzi, proto nikdo nevstoupil. Oba si nainstalujte nejnovější

far-invite-failed = Hosta se nepodařilo pustit. Partie je uložená. Řekněte nové číslice

far-join-knocks = Hledá se stůl

far-joined = Jste u stolu jako { ORDINAL($number) } hráč, celkem hrajete { WORDS($count) }. Hraje se { $game }

far-join-wrong = Číslice se neshodují, u stolu nejste. Řekněte si o nové a napište je znovu

far-join-late = Tyhle číslice platily deset minut a ty uplynuly. U stolu nejste. Řekněte si o nové

far-join-used = Tyhle číslice už někdo použil. U stolu nejste. Řekněte si o nové

far-join-garbled = Ozvalo se něco jiného než tento program, u stolu nejste. Řekněte si o nové číslice

far-join-version = Druhý program má jinou verzi, u stolu nejste. Oba si nainstalujte nejnovější

far-join-failed = Druhý počítač vás nemohl pustit. Zeptejte se tam, co říká, a řekněte si o nové číslice

far-room-closed = Na serveru { $address } na tyhle číslice nikdo nečeká. U stolu nejste. Porovnejte po telefonu číslice i server a řekněte si o nové

far-join-other-game = Hru { $game } tento program nezná. Pozvání je uložené. Nainstalujte to, co mají ostatní

far-game-unknown = Hru { $game } tento program nezná, proto tu partie nemůže pokračovat. Zůstává, jak je, a ostatní čekají. Nainstalujte verzi programu, kterou mají oni, a hrajte dál

far-left-off = Konec. Nic nezačalo

far-waits = { $missing ->
        [1] Čekáme ještě na jednoho hráče
       *[other] Čekáme ještě na { WORDS($missing) } hráče
    }

far-sits = { $player } sedí u stolu

far-waits-left = Už se nečeká. Partie je uložená. Začne ji tohle: { $command }

far-broken-off = Někdo z této partie odešel dřív, než začala, proto se nekoná. Začněte spolu novou

far-running = Na tomto počítači běží hra. Nic se nezměnilo. Nejdřív ji ukončete a pak to napište znovu

far-server-new = Server { $address } je tu nový. Od teď se tam čeká právě tenhle

far-server-changed = Server { $address } není ten, který tam byl dřív. Nic se neposlalo. Zeptejte se toho, kdo ho provozuje. Pokud je v pořádku, zapomeňte staré partie

far-server-wrong = Tohle není adresa serveru: { $address }. Nic nezačalo. Je to jméno nebo číslo a po dvojtečce port

far-door-often = Server dostal za minutu příliš mnoho pozvání. Všechno je uložené. Počkejte minutu a zkuste to znovu

far-door-gone = Server už tuhle partii nemá. Vaše vlastní kopie je uložená. Začněte spolu novou

far-door-refused = Server { $address } to nedovoluje. Všechno zůstává, jak bylo. Zeptejte se toho, kdo ho provozuje

far-door-form = Server { $address } má jinou verzi. Všechno zůstává, jak bylo. Požádejte toho, kdo ho provozuje, o nejnovější

far-record-none = Partie na dálku { $match } tu není. Ty, které tu jsou, očísluje: companion far list

far-record-none-at-all = Zatím tu žádná partie na dálku není. Začne ji tohle: { $command }

far-record-several = Partií na dálku je tu víc, celkem { WORDS($count) }. Očísluje je tohle a číslo stačí: companion far list

far-record-guest = K této partii zve jen ten, kdo ji otevřel. Nic se nezměnilo. Řekněte si mu o číslice

far-seat-none = Tahle partie má jen { WORDS($count) } hráče a takové místo v ní není. Nic se neposlalo. Místa vypíše: companion far list

far-seat-joined = { ORDINAL($number) } hráč se k partii už připojil, jeho místo proto nejde nabídnout znovu. Nic se neposlalo. Pokud jeho počítač ztratil, co měl uložené, začněte spolu novou partii

far-record-wrong = V partii na dálku nejde pokračovat, { $file }: { $reason ->
        [newer] zapsala ji novější verze programu a soubor zůstává, jak je. Spusťte tu verzi
        [form] obsahu souboru program nerozumí. Zůstává, jak je. Vraťte zálohu, nebo si řekněte o nové číslice
        [content] patří k jiné partii. Vraťte zálohu
       *[other] { NOUN($reason, of: "file-fault") }
    }

far-record-unwritten = Partii tu nejde uložit, { $file }: { $reason }. Nikdo nevstoupil a nic se neztratilo. Uvolněte místo na disku, nebo zkontrolujte, komu složka patří, a zkuste to znovu

far-list-count = Partie na dálku: { WORDS($count) }

far-list-one = { WORDS($at) }: { $game }, partie { $match }, jste { ORDINAL($number) } hráč, celkem hrajete { WORDS($count) }. { $stage ->
        [inviting] U stolu zatím: { WORDS($here) }
        [left] Odešli jste z ní
       *[playing] Všichni jsou tu
    }. Server { $address }

far-list-other-game = { WORDS($at) }: partie { $match }. Její hru { $game } tento program nezná. Nainstalujte verzi, kterou mají ostatní

far-leave-ask = Opravdu odejít z partie { $match } nadobro? Ostatní se to dozvědí a dohrají ji bez vás. Vrátit se už nejde. Jedna ano, nula ne

far-leave-done = Odešli jste z partie nadobro a ostatní se to dozvědí. Co se odehrálo, tu zůstane, dokud partii nezapomenete

far-leave-untold = Z partie jste neodešli, protože se to ostatní nemají jak dozvědět. { $reason }

far-record-left = Z této partie jste odešli nadobro, tady už skončila. Odstraní ji tohle: companion far forget { $match }

far-over = Tahle partie už skončila a ostatní mají výsledek odsud. Začněte spolu novou. Uložené hry vypíše: companion history

far-over-untold = Tahle partie už skončila. Výsledek tu zůstává uložený, ale ostatním ho nejde poslat. { $reason }

far-forget-ask = Opravdu zapomenout partii { $match }? Její klíče, jména a tahy zmizí z tohoto počítače{ $host ->
        [0] { "" }
       *[1] {" "}i ze serveru
    }. Ostatním jejich kopie zůstanou. Jedna ano, nula ne

far-forget-done = Partie je na tomto počítači{ $host ->
        [0] { "" }
       *[1] {" "}i na serveru
    } zapomenutá. Ostatním jejich kopie zůstávají

far-forget-here = Partie je na tomto počítači zapomenutá. { $reason }. Na serveru zůstává zapečetěná a odsud ji už nikdo neotevře

far-unchanged = Nic se nezměnilo

command-word-invite = pozvat

command-word-join = přisednout

command-word-list = vypsat

about-far-invite = Začne partii s přáteli na dálku, kteří vstoupí devíti číslicemi

about-far-invite-more = Na hru, počet hráčů, server a vaše jméno se program zeptá, pokud je neuvedete. Pak řekne pro každého přítele devět číslic, které mu nadiktujete po telefonu. S názvem partie zve dál do ní

about-far-join = Vstoupí do přítelovy partie devíti číslicemi, které vám řekl

about-far-join-more = Oba počítače musí používat stejný server. Na co neuvedete, na to se program zeptá. Z partie si uloží klíče, místa a vaše jméno, pokud k němu řeknete ano

about-far-list = Vypíše partie na dálku, které jsou tu uložené

about-far-list-more = Každou na řádek, nejstarší první: její název, hru, vaše místo, kolik hráčů už přišlo, a server

command-word-leave = odejít

about-far-leave = Odejde z partie na dálku nadobro a oznámí to ostatním

about-far-leave-more = Ostatní dohrají bez vás podle pravidel hry. Na přestávku stačí ukončit program, partie počká. Bez názvu se myslí ta jediná, která tu je

about-far-forget = Odstraní partii na dálku i s klíči, jmény a tahy

about-far-forget-more = Kdo partii otevřel, odstraní ji i ze serveru. Ostatním jejich kopie zůstanou. Bez názvu se myslí ta jediná, která tu je

about-value-match = PARTIE

about-value-digits = ČÍSLICE

about-value-address = ADRESA

about-option-far_count = Kolik hráčů hraje i s vámi

about-option-far_name = Jméno, které ostatní uslyší

about-option-far_server = Adresa serveru místo té z nastavení

about-option-far_seat = Nabídne znovu místo hráče, který ještě před začátkem hry ztratil, co měl uložené

about-option-later = Hraje se až později

about-far-play = Hraje partii na dálku

about-far-play-more = Od začátku, nebo odtud, kde skončila. Bez názvu se myslí ta jediná, která tu je
