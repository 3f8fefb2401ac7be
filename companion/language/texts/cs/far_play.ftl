far-void = { $why ->
        [early] Počkejte, až se připojí všichni
        [resting] Partie stála. Teď pokračuje. Řekněte tah ještě jednou
        [draw] Právě se losuje. Chvíli počkejte
        [waiting] Váš poslední tah je ještě na cestě. Počkejte na něj
        [undo] To už nejde vzít zpět. Hráli jiní, nebo se losovalo
        [over] Partie skončila
        [illegal] To teď nejde
        [nothing] Potvrzení teď nic neznamená
       *[others] To není váš tah. Ostatní hrají u svých stolů
    }

far-kept = Uloženo. Odešle se, až bude spojení

far-sent = Tah je na cestě

far-result-kept = Spojení se přerušilo dřív, než ostatní dostali výsledek odsud. Je uložený a odešle se, až bude spojení, nebo ho pošle: companion far play { $match }

far-away = Spojení je přerušené. Partie čeká a nic se neztratilo

far-back = Spojení je zpátky

far-left = { $player } odchází od stolu. Čekáme

far-pass-unkept = Nové povolení od serveru tu nejde uložit. Hra pokračuje se starým. { $reason }

far-resigned = { $player } odchází z partie nadobro. Hraje se dál

far-flood = { $player }: od tohoto stolu chodí zprávy, které nic neznamenají, proto partie stojí. Zeptejte se tam, co se děje

far-differs = { $player }: tento stůl zná partii jinak, proto jeho poslední tah neplatí. Porovnejte to po telefonu

far-newer = { $player }: tento stůl má novější program, proto neplatí, co říká. Aktualizujte program zde

far-overtaken = { $act ->
        [confirm] Jiný stůl byl rychlejší. Nic se nepotvrdilo. Pokud chcete, potvrďte znovu
        [undo] Jiný stůl byl rychlejší. Nic se nevzalo zpět
       *[act] Jiný stůl byl rychlejší. Váš tah už není možný. Řekněte jiný
    }

far-refolded = V deníku zde chybí tahy této partie. Všechny se načtou znovu, nic se neztratilo

far-rules = Programy nebo dílky zde a u druhého stolu nejsou stejné. Partie tak nemůže začít. Sjednoťte jejich verze

far-rules-older = Tuhle partii začal program verze { $there }. Tady je starší, verze { $here }, a posuzoval by ji jinak, proto tu partie zatím nepokračuje. Zůstává, jak je. Aktualizujte program na tomto počítači a hrajte dál

far-rules-newer = Tuhle partii začal program verze { $there }. Tady je novější, verze { $here }, a posuzoval by ji jinak, proto tu partie nepokračuje. Zůstává, jak je. Ať ostatní program aktualizují, a začněte spolu novou, nebo sem nainstalujte verzi { $there }

far-rules-same = Tahle partie tu nepokračuje, i když mají oba programy verzi { $here }. Liší se sady dílků nebo údaje opsané z desek, nebo je jeden z programů upravený. Partie zůstává, jak je. Sjednoťte je a hrajte dál

far-apart-older = { $player }: u tohoto stolu je starší program, verze { $there }. Tuhle partii začal program verze { $here } a ten starší by ji posuzoval jinak, proto tam zatím nepokračuje. Zůstává, jak je. Ať tam program aktualizují a hrajte dál

far-apart-newer = { $player }: u tohoto stolu je novější program, verze { $there }. Tuhle partii začal program verze { $here } a ten novější by ji posuzoval jinak, proto tam nepokračuje. Zůstává, jak je. Aktualizujte program na tomto počítači a začněte spolu novou, nebo ať tam nainstalují verzi { $here }

far-apart-same = { $player }: u tohoto stolu tahle partie nepokračuje, i když mají oba programy verzi { $here }. Liší se sady dílků nebo údaje opsané z desek, nebo je jeden z programů upravený. Partie zůstává, jak je. Sjednoťte je a hrajte dál

far-apart = { $player }: program nebo dílky u tohoto stolu nejsou stejné jako zde, proto tam partie zatím nepokračuje. Sjednoťte jejich verze a hrajte dál

far-computer = { $player } hraje u jiného stolu. Jen tam může hru převzít počítač

far-gone = { $player } teď není na příjmu. Čekáme

far-returned = { $player } je zpátky
